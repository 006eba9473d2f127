"""What a seat may know: everything, for all lies open (RA-0.11; interpreted)."""

from __future__ import annotations

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import BY_ORDER, REMOVED, SLOTS, Raids
from meadhall.games.raids.score import glory_of
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


def open_view(state: Raids) -> RaidsView:
    seats = range(state.seats)
    condition = state.arrivals[state.voyage - 1] if state.voyage else BY_ORDER
    return RaidsView(
        voyage=state.voyage,
        home=state.home,
        first=state.first,
        arrivals=tuple(state.arrivals),
        tile_at=tuple(state.tile_at[: state.home]),
        lying=tuple(state.lying[: state.home]),
        removed=tuple(tile for tile, fate in enumerate(state.fate) if fate == REMOVED),
        position=tuple(state.position),
        berth=tuple(state.berth),
        crew=tuple(state.crew),
        capacity=tuple(state.shields),
        hold=tuple(tuple(state.hold[ship * SLOTS : ship * SLOTS + SLOTS]) for ship in seats),
        beside=tuple(tuple(state.tiles_beside(ship)) for ship in seats),
        coins=tuple(tuple(state.coins[3 * ship : 3 * ship + 3]) for ship in seats),
        counts=tuple(ARRIVAL_TILES[condition].count(state, ship) for ship in seats),
        glory=tuple(tuple(glory_of(state, ship)) for ship in seats),
        reserve=state.reserve,
        coins_left=tuple(state.coins_left),
    )
