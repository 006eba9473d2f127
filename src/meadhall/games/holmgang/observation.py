"""What learners see of the winter, in numbers: all of the view (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.observed import BySeat, Counted, Each, Number, SeatOf, Shape

MOST_SEATS: Final = 3
FEW: Final = Number(0, 15)
CARDS: Final = Counted(5, 1)

OBSERVATION: Final[dict[str, Shape]] = {
    "season": Number(0, 3),
    "first": SeatOf(MOST_SEATS),
    "men": Each(3, BySeat(MOST_SEATS, FEW)),
    "is_burnt": Each(3, Number(0, 1)),
    "glory": BySeat(MOST_SEATS, Number(0, 31)),
    "bag": Each(3, FEW),
    "shown": BySeat(MOST_SEATS, CARDS),
    "hand_sizes": BySeat(MOST_SEATS, FEW),
    "hand": CARDS,
    "ashes": CARDS,
}
