"""What never changes in Holmgang, for whoever draws it (interpreted)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.games.holmgang.model import BAG, CARDS, VILLAGES
from meadhall.kernel.rows import Row, names


class VillageRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]


class TokenRow(Row, frozen=True):
    worth: int
    count: int  # in the bag at the start


VILLAGE_ROWS: Final = (
    VillageRow("askheim", {"en": "Askheim", "fr": "Askheim"}),
    VillageRow("birkvik", {"en": "Birkvik", "fr": "Birkvik"}),
    VillageRow("elmgard", {"en": "Elmgard", "fr": "Elmgard"}),
)
assert len(VILLAGE_ROWS) == VILLAGES
SPOKEN: Final = {"village": VILLAGE_ROWS}
NAMES: Final = {noun: names(rows) for noun, rows in SPOKEN.items()}
ROWS: Final = {
    "villages": VILLAGE_ROWS,
    "tokens": tuple(TokenRow(worth, count) for worth, count in enumerate(BAG, 1)),
}
NUMBERS: Final = {"cards": CARDS}
