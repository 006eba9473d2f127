"""The end of a voyage, and the end of the game (RA-16, RA-17, RA-18, RA-19.13)."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.events import ArrivalRanked, BerthsExchanged, GloryCounted, SailsPaid
from meadhall.games.raids.model import BY_ORDER, COIN_WORTH, ONE, SIX, THREE, VOYAGES, Raids, Ship
from meadhall.games.raids.score import glory_of
from meadhall.games.raids.tiles import SAIL

REWARDS: Final = [SIX, THREE, ONE]  # ranks 1 to 3; the fourth gets nothing (RA-16.5)


def end_the_voyage(state: Raids) -> None:
    """1. Sails bring Vikings.  2. The arrival tile is scored.  3. The villages are cleared for the next voyage."""
    order = in_arrival_order(state)
    raise_crews(state, order)
    score_arrival(state, order)
    clear_villages(state)
    if state.voyage < VOYAGES:
        exchange_with_the_ghost(state)


def in_arrival_order(state: Raids) -> list[Ship]:
    order: list[Ship] = [0] * state.ships
    for ship, number in enumerate(state.berth):
        order[number - 1] = ship
    return order


def raise_crews(state: Raids, order: list[Ship]) -> None:
    """One Viking for every sail icon, in arrival order if the reserve is short (RA-16.2, RA-16.4)."""
    for ship in order:
        if not state.is_ghost(ship):
            sails = state.power(ship, SAIL)
            if sails:
                recruited = state.recruit(ship, sails)
                state.tell(SailsPaid(ship, recruited))


def score_arrival(state: Raids, order: list[Ship]) -> None:
    """A count of 0 is enough for a coin, unless the table says otherwise (RA-16.9)."""
    condition = state.arrivals[state.voyage - 1]
    counts = [ARRIVAL_TILES[condition].count(state, seat) for seat in range(state.seats)]
    needed = 1 if state.arrival_needs_one and condition != BY_ORDER else 0
    for rank, ship in enumerate(ranking(state, order, condition, counts)):
        if rank < len(REWARDS) and not state.is_ghost(ship) and counts[ship] >= needed:
            state.give_coin(ship, REWARDS[rank])
            if state.log is not None:
                state.tell(ArrivalRanked(ship, rank + 1, COIN_WORTH[REWARDS[rank]], condition, counts[ship]))


def ranking(state: Raids, order: list[Ship], condition: int, counts: list[int]) -> list[Ship]:
    """By arrival in voyage 1, the ghost included (RA-16.6, RA-19.13); else the players by their count (RA-16.7)."""
    if condition == BY_ORDER:
        return order
    ranked: list[Ship] = []
    for ship in order:
        if not state.is_ghost(ship):
            at = 0
            while at < len(ranked) and counts[ranked[at]] >= counts[ship]:
                at += 1  # the lower arrival number wins a tie (RA-16.8)
            ranked.insert(at, ship)
    return ranked


def clear_villages(state: Raids) -> None:
    """Whatever still lies about returns to the reserves (RA-17.1)."""
    places = state.stops | state.on_the_way
    for place in range(1, state.home):
        if places >> place & 1:
            state.remove_tile(place)
            if state.lying[place]:
                state.reserve += state.lying[place]
                state.lying[place] = 0


def exchange_with_the_ghost(state: Raids) -> None:
    """The ghost takes number 1 for the next voyage, and gives its own in exchange (RA-19.14)."""
    if state.ships == state.seats:
        return
    ghost = state.seats
    if state.berth[ghost] != 1:
        other = state.berth.index(1)
        state.berth[other] = state.berth[ghost]
        state.berth[ghost] = 1
        state.tell(BerthsExchanged(other, state.berth[other]))


def score_the_game(state: Raids) -> None:
    """Only told: the scores are counted from what lies on the table (RA-18.2)."""
    if state.log is None:
        return
    for seat in range(state.seats):
        items = glory_of(state, seat)
        state.tell(GloryCounted(seat, items[0], items[1], items[2], items[3], items[4], items[5], sum(items)))
