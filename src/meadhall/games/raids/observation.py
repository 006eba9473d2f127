"""What learners see of a voyage, in numbers: all of the view (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import COINS, MOST_CREW, MOST_SEATS, PLACES, SLOTS, VIKINGS, VOYAGES
from meadhall.games.raids.tiles import ALL_TILES, KINDS, NO_TILE, ROW_OF
from meadhall.kernel.observed import BySeat, Counted, Each, Known, Number, OneOf, SeatOf

GLORY: Final = Number(0, 127)
TILE_TABLE: Final = [  # by kind, then what stands on it; NO_TILE comes last
    [*[int(row.kind == kind and tile != NO_TILE) for kind in range(len(KINDS))], row.power, row.shields]
    for tile, row in [(tile, ROW_OF[tile]) for tile in [*ALL_TILES, NO_TILE]]
]
TILE: Final = Known(TILE_TABLE)

OBSERVATION: Final = {
    "voyage": OneOf(VOYAGES + 1),
    "home": Number(0, PLACES),
    "first": SeatOf(MOST_SEATS),
    "arrivals": Each(VOYAGES, OneOf(len(ARRIVAL_TILES))),
    "tile_at": Each(PLACES, TILE),
    "lying": Each(PLACES, Number(0, MOST_CREW)),
    "removed": Counted(len(TILE_TABLE), 1),
    "position": BySeat(MOST_SEATS, OneOf(PLACES), side=True),
    "berth": BySeat(MOST_SEATS, Number(0, MOST_SEATS), side=True),
    "crew": BySeat(MOST_SEATS, Number(0, MOST_CREW)),
    "capacity": BySeat(MOST_SEATS, Number(0, MOST_CREW)),
    "hold": BySeat(MOST_SEATS, Each(SLOTS, TILE)),
    "beside": BySeat(MOST_SEATS, Counted(len(TILE_TABLE), 1)),
    "coins": BySeat(MOST_SEATS, Each(len(COINS), Number(0, max(COINS)))),
    "counts": BySeat(MOST_SEATS, Number(0, 63)),
    "glory": BySeat(MOST_SEATS, Each(6, GLORY)),
    "reserve": Number(0, VIKINGS),
    "coins_left": Each(len(COINS), Number(0, max(COINS))),
}
