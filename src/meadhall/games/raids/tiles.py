"""Every tile as a row (RA-1.8, RA-1.9; numbers from the data of the specification)."""

from __future__ import annotations

from typing import Final, TypeAlias

Tile: TypeAlias = int  # 0 to 63, or NO_TILE
Condition: TypeAlias = int  # of an arrival tile

# What a place or a slot can hold. The order puts what a ship may stop at first (RA-0.4), ship tiles before all.
WEAPON: Final = 0
SAIL: Final = 1
MJOLLNIR: Final = 2
PENNANT: Final = 3
GOODS: Final = 4
RUNE: Final = 5
PORT: Final = 6
ENCOUNTER: Final = 7
PLUNDER: Final = 8
MONSTER: Final = 9
NOTHING: Final = 10

LAST_SHIP_KIND: Final = GOODS  # weapon to goods lie in the central slots (RA-0.7)
LAST_STOP_KIND: Final = PORT  # weapon to port can be stopped at (RA-0.4)

WOOD: Final = 1
PIGS: Final = 2
FURS: Final = 4
MEAD: Final = 8

TILES: Final = 64
ALL_TILES: Final = list(range(TILES))
TILES_A_VOYAGE: Final = 16
NO_TILE: Final = 64  # a row of its own: nothing, with the two shields of an uncovered slot (RA-1.3)


class Row:
    """One kind of tile in one voyage's pile."""

    def __init__(self, copies: int, kind: int, power: int = 0, shields: int = 0, goods: int = 0) -> None:
        self.copies: Final = copies
        self.kind: Final = kind
        self.power: Final = power  # icons, value, sales or strength, as the kind has it
        self.shields: Final = shields  # only on ship tiles (RA-1.10)
        self.goods: Final = goods


# fmt: off
ROWS: Final[list[Row]] = [
    # voyage 1
    Row(2, WEAPON, 1, 1), Row(2, SAIL, 1, 1), Row(1, MJOLLNIR, 1, 1), Row(1, PENNANT, 3, 2),
    Row(1, GOODS, 4, 1, WOOD), Row(1, GOODS, 4, 1, PIGS), Row(1, GOODS, 5, 1, FURS),
    Row(3, RUNE), Row(1, PORT, 1), Row(1, ENCOUNTER), Row(1, MONSTER, 3), Row(1, MONSTER, 4),
    # voyage 2
    Row(1, WEAPON, 2, 1), Row(1, SAIL, 1, 1), Row(1, MJOLLNIR, 1, 1), Row(1, PENNANT, 4, 1),
    Row(1, GOODS, 5, 1, WOOD), Row(1, GOODS, 5, 1, PIGS), Row(1, GOODS, 6, 0, MEAD),
    Row(3, RUNE), Row(1, PORT, 1), Row(1, PORT, 2), Row(1, ENCOUNTER), Row(1, PLUNDER),
    Row(1, MONSTER, 4), Row(1, MONSTER, 5),
    # voyage 3
    Row(1, WEAPON, 2, 0), Row(1, SAIL, 2, 0), Row(1, MJOLLNIR, 2, 0), Row(1, PENNANT, 5, 1),
    Row(1, GOODS, 6, 1, PIGS), Row(1, GOODS, 7, 0, FURS), Row(1, GOODS, 7, 0, MEAD),
    Row(3, RUNE), Row(1, PORT, 2), Row(1, ENCOUNTER), Row(1, PLUNDER),
    Row(1, MONSTER, 5), Row(1, MONSTER, 6), Row(1, MONSTER, 7),
    # voyage 4
    Row(1, WEAPON, 2, 1), Row(1, SAIL, 2, 1), Row(1, MJOLLNIR, 2, 0), Row(1, PENNANT, 6, 1),
    Row(1, GOODS, 8, 0, WOOD), Row(3, RUNE), Row(1, PORT, 1), Row(1, PORT, 2), Row(1, ENCOUNTER), Row(2, PLUNDER),
    Row(1, MONSTER, 6), Row(1, MONSTER, 7), Row(1, MONSTER, 8),
]
# fmt: on

# The same, one entry a tile and one for NO_TILE, so that a question is one look into a list.
KIND: Final[list[int]] = [row.kind for row in ROWS for _ in range(row.copies)] + [NOTHING]
POWER: Final[list[int]] = [row.power for row in ROWS for _ in range(row.copies)] + [0]
SHIELDS: Final[list[int]] = [row.shields for row in ROWS for _ in range(row.copies)] + [2]
GOODS_TYPE: Final[list[int]] = [row.goods for row in ROWS for _ in range(row.copies)] + [0]
TILES_OF_KIND: Final = [[tile for tile in range(TILES) if KIND[tile] == kind] for kind in range(NOTHING)]

# The arrival tiles (RA-1.9): the first is used in voyage 1 only.
BY_ORDER: Final = 0
BY_GOODS: Final = 1
BY_DIFFERENT_GOODS: Final = 2
BY_RUNES: Final = 3
BY_SHIELDS: Final = 4
BY_WEAPONS: Final = 5
BY_PORTS: Final = 6
BY_MONSTERS: Final = 7
BY_SAILS: Final = 8
CONDITIONS: Final = 9


def voyage_of(tile: Tile) -> int:
    """The number on a tile's back, 1 to 4."""
    return tile // TILES_A_VOYAGE + 1


def is_ship_tile(tile: Tile) -> bool:
    return KIND[tile] <= LAST_SHIP_KIND


def is_stop_tile(tile: Tile) -> bool:
    return KIND[tile] <= LAST_STOP_KIND
