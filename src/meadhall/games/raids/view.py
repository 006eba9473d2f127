"""What a seat may know, field by field: everything, for all lies open (RA-0.11; interpreted)."""

from __future__ import annotations

from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat


class RaidsView(View, frozen=True):
    voyage: int
    home: int  # the number of the arrival's place
    first: Seat
    arrivals: tuple[int, ...]  # the condition of each voyage's arrival tile
    tile_at: tuple[int, ...]  # by place, NO_TILE where none lies
    lying: tuple[int, ...]  # by place: Vikings, or coins on a plunder tile
    removed: tuple[int, ...]  # tiles out of the game
    position: tuple[int, ...]  # by ship; with two players the last is the ghost
    berth: tuple[int, ...]  # by ship: start position, or arrival number once arrived
    crew: tuple[int, ...]  # by seat, as all that follows
    capacity: tuple[int, ...]
    hold: tuple[tuple[int, ...], ...]
    beside: tuple[tuple[int, ...], ...]
    coins: tuple[tuple[int, ...], ...]  # sixes, threes, ones
    counts: tuple[int, ...]  # what this voyage's arrival tile asks for
    glory: tuple[tuple[int, ...], ...]  # coins, runes, Mjöllnir, pennants, goods, monsters: as if it ended now
    reserve: int
    coins_left: tuple[int, ...]
