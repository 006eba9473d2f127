"""What never changes in Raids, for whoever draws it (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids import tiles
from meadhall.games.raids.events import GloryCounted
from meadhall.games.raids.model import CASTAWAYS, COIN_WORTH, COINS, EVERY_FIFTH, HARBOUR, SLOTS, VILLAGERS
from meadhall.games.raids.tiles import KIND, NO_TILE, POWER, SHIELDS, Tile, voyage_of
from meadhall.kernel.rows import Row, in_order
from meadhall.kernel.values import field_names

KIND_NAMES: Final = in_order(
    {
        tiles.WEAPON: "weapon",
        tiles.SAIL: "sail",
        tiles.MJOLLNIR: "mjollnir",
        tiles.PENNANT: "pennant",
        tiles.GOODS: "goods",
        tiles.RUNE: "rune",
        tiles.PORT: "port",
        tiles.ENCOUNTER: "encounter",
        tiles.PLUNDER: "plunder",
        tiles.MONSTER: "monster",
        tiles.NOTHING: "nothing",
    }
)
GOODS_NAMES: Final = {tiles.WOOD: "wood", tiles.PIGS: "pigs", tiles.FURS: "furs", tiles.MEAD: "mead"}
CONDITION_NAMES: Final = in_order(
    {
        tiles.BY_ORDER: "order",
        tiles.BY_GOODS: "goods",
        tiles.BY_DIFFERENT_GOODS: "different-goods",
        tiles.BY_RUNES: "runes",
        tiles.BY_SHIELDS: "shields",
        tiles.BY_WEAPONS: "weapons",
        tiles.BY_PORTS: "ports",
        tiles.BY_MONSTERS: "monsters",
        tiles.BY_SAILS: "sails",
    }
)
GLORY_ITEMS: Final = field_names(GloryCounted)[1:-1]  # between whose it is and the total


class KindRow(Row, frozen=True):
    name: str
    is_for_ships: bool  # lies in a slot, with its shields (RA-0.7)
    is_stop: bool  # else it is only passed (RA-0.4)


class TileRow(Row, frozen=True):
    name: str
    kind: str
    power: int  # icons, value, sales or strength, as the kind has it
    shields: int
    goods: str | None
    voyage: int  # 0: of none


class ConditionRow(Row, frozen=True):
    """Of an arrival tile: what counts."""

    name: str


class CoinRow(Row, frozen=True):
    worth: int
    coins: int


class ItemRow(Row, frozen=True):
    """Of the glory, as a view counts it."""

    name: str


def tile_row(tile: Tile) -> TileRow:
    goods = GOODS_NAMES.get(tiles.GOODS_TYPE[tile])
    voyage = 0 if tile == NO_TILE else voyage_of(tile)
    return TileRow(tile_name(tile), KIND_NAMES[KIND[tile]], POWER[tile], SHIELDS[tile], goods, voyage)


def tile_name(tile: Tile) -> str:
    """`v2-monster-4`; of several that are alike `v1-rune-b`."""
    if tile == NO_TILE:
        return "none"
    name = plain_name(tile)
    alike = [other for other in tiles.ALL_TILES if plain_name(other) == name]
    return name if len(alike) == 1 else f"{name}-{'abc'[alike.index(tile)]}"


def plain_name(tile: Tile) -> str:
    what = GOODS_NAMES.get(tiles.GOODS_TYPE[tile], KIND_NAMES[KIND[tile]])
    return f"v{voyage_of(tile)}-{what}" + (f"-{POWER[tile]}" if POWER[tile] else "")


ROWS: Final = {
    "kinds": tuple(
        KindRow(name, kind <= tiles.LAST_SHIP_KIND, kind <= tiles.LAST_STOP_KIND)
        for kind, name in enumerate(KIND_NAMES)
    ),
    "tiles": tuple(tile_row(tile) for tile in [*tiles.ALL_TILES, NO_TILE]),
    "conditions": tuple(ConditionRow(name) for name in CONDITION_NAMES),
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
