"""How the table looks, gathered anew for every event that is told."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import BESIDE, BY_ORDER, COINS, REMOVED, SLOTS, Raids
from meadhall.games.raids.score import ITEMS, glory
from meadhall.games.raids.view import RaidsView
from meadhall.kernel.teller import Teller


def open_view(state: Raids) -> RaidsView:
    """Named field by field, so that anything new starts out secret."""
    seats = range(state.seats)
    items = glory(state)
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
        glory=tuple([tuple(items[at : at + ITEMS]) for at in range(0, len(items), ITEMS)]),
        reserve=state.reserve,
        coins_left=tuple(state.coins_left),
    )


def observe(state: Raids, out: Teller) -> None:
    """The fields of the view in the order of `OBSERVATION`, as they lie in the state."""
    out.number(state.voyage)
    out.number(state.home)
    out.number(state.first)
    out.row(state.arrivals)
    out.part(state.tile_at, 0, state.home)
    out.part(state.lying, 0, state.home)
    tell_removed(state, out)
    out.row(state.position)
    out.row(state.berth)
    out.row(state.crew)
    out.row(state.shields)
    out.rows(state.hold, SLOTS)
    tell_beside(state, out)
    out.rows(state.coins, len(COINS))
    tell_counts(state, out)
    out.rows(glory(state), ITEMS)
    out.number(state.reserve)
    out.row(state.coins_left)


def tell_removed(state: Raids, out: Teller) -> None:
    removed = out.field()
    fates = state.fate
    for tile in range(i64(len(fates))):
        fate: i64 = fates[tile]
        if fate == REMOVED:
            out.one_more(removed, tile)


def tell_beside(state: Raids, out: Teller) -> None:
    beside = out.field()
    fates = state.fate
    for tile in range(i64(len(fates))):
        fate: i64 = fates[tile]
        if fate >= BESIDE:
            out.entry(beside, fate - BESIDE, tile)


def tell_counts(state: Raids, out: Teller) -> None:
    counts = out.field()
    condition = ARRIVAL_TILES[state.arrivals[state.voyage - 1] if state.voyage else BY_ORDER]
    for ship in range(state.seats):
        out.entry(counts, ship, condition.count(state, ship))
