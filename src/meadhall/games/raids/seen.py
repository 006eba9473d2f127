"""How the table looks, gathered anew for every event that is told."""

from __future__ import annotations

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import BY_ORDER, REMOVED, SLOTS, Raids
from meadhall.games.raids.score import glory_of
from meadhall.games.raids.view import RaidsView


def open_view(state: Raids) -> RaidsView:
    """Named field by field, so that anything new starts out secret."""
    seats = range(state.seats)
    condition = state.arrivals[state.voyage - 1] if state.voyage else BY_ORDER
    return RaidsView(
        voyage=state.voyage,
        home=state.home,
        first=state.first,
        arrivals=tuple(state.arrivals),
        tile_at=tuple(state.tile_at[: state.home]),
        lying=tuple(state.lying[: state.home]),
        removed=tuple([tile for tile, fate in enumerate(state.fate) if fate == REMOVED]),
        position=tuple(state.position),
        berth=tuple(state.berth),
        crew=tuple(state.crew),
        capacity=tuple(state.shields),
        hold=tuple([tuple(state.hold[ship * SLOTS : ship * SLOTS + SLOTS]) for ship in seats]),
        beside=tuple([tuple(state.tiles_beside(ship)) for ship in seats]),
        coins=tuple([tuple(state.coins[3 * ship : 3 * ship + 3]) for ship in seats]),
        counts=tuple([ARRIVAL_TILES[condition].count(state, ship) for ship in seats]),
        glory=tuple([tuple(glory_of(state, ship)) for ship in seats]),
        reserve=state.reserve,
        coins_left=tuple(state.coins_left),
    )
