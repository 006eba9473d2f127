"""What never changes in Holmgang, for whoever draws it (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.holmgang.model import BAG, CARDS, VILLAGES
from meadhall.kernel.rows import Row


class TokenRow(Row, frozen=True):
    worth: int
    count: int  # in the bag at the start


ROWS: Final = {"tokens": tuple(TokenRow(worth, count) for worth, count in enumerate(BAG, 1))}
NUMBERS: Final = {"cards": CARDS, "villages": VILLAGES}
