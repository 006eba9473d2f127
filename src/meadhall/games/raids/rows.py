"""What never changes in Raids, for whoever draws it (interpreted)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.events import GloryCounted
from meadhall.games.raids.model import CASTAWAYS, COIN_WORTH, COINS, EVERY_FIFTH, HARBOUR, SLOTS, VILLAGERS
from meadhall.games.raids.tiles import (
    ALL_TILES,
    KINDS,
    LAST_SHIP_KIND,
    LAST_STOP_KIND,
    NO_TILE,
    NOTHING,
    ROW_OF,
    Tile,
    tile_name,
    voyage_of,
)
from meadhall.kernel.rows import Row, names
from meadhall.kernel.rules import Named
from meadhall.kernel.values import field_names

GLORY_ITEMS: Final = field_names(GloryCounted)[1:-1]  # between whose it is and the total


class KindRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]
    is_for_ships: bool  # lies in a slot, with its shields (RA-0.7)
    is_stop: bool  # else it is only passed (RA-0.4)


class TileRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]
    kind: str
    power: int  # icons, value, sales or strength, as the kind has it
    shields: int
    goods: str | None
    voyage: int  # 0: of none


class ConditionRow(Row, frozen=True):
    """Of an arrival tile: what counts."""

    name: str
    words: Mapping[str, str]
    kind: str | None  # of the tiles that matter for it, if there are any


class CoinRow(Row, frozen=True):
    worth: int
    coins: int


class ItemRow(Row, frozen=True):
    """Of the glory, as a view counts it."""

    name: str


def tile_row(tile: Tile) -> TileRow:
    row = ROW_OF[tile]
    voyage = 0 if tile == NO_TILE else voyage_of(tile)
    kind = KINDS[row.kind].name
    return TileRow(tile_name(tile), row.words(), kind, row.power, row.shields, row.goods or None, voyage)


KIND_ROWS: Final = tuple(
    KindRow(kind.name, kind.words, number <= LAST_SHIP_KIND, number <= LAST_STOP_KIND)
    for number, kind in enumerate(KINDS)
)
TILE_ROWS: Final = tuple(tile_row(tile) for tile in [*ALL_TILES, NO_TILE])
CONDITION_ROWS: Final = tuple(
    ConditionRow(tile.name, tile.words, None if tile.kind == NOTHING else KINDS[tile.kind].name)
    for tile in ARRIVAL_TILES
)
SPOKEN: Final[Mapping[str, Sequence[Named]]] = {"kind": KIND_ROWS, "tile": TILE_ROWS, "condition": CONDITION_ROWS}
NAMES: Final = {noun: names(rows) for noun, rows in SPOKEN.items()}
ROWS: Final = {
    "kinds": KIND_ROWS,
    "tiles": TILE_ROWS,
    "conditions": CONDITION_ROWS,
    "coins": tuple(CoinRow(worth, coins) for worth, coins in zip(COIN_WORTH, COINS)),
    "items": tuple(ItemRow(name) for name in GLORY_ITEMS),
}
NUMBERS: Final = {
    "no-tile": NO_TILE,
    "slots": SLOTS,
    "harbour": HARBOUR,
    "every-fifth": EVERY_FIFTH,
    "villagers": VILLAGERS,
    "castaways": CASTAWAYS,
}
