"""Midgard: the Valkyries fly, and search for souls (YG-6.5 to YG-6.10)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.bags import PawnDraw, pawns_drawn
from meadhall.games.yggdrasil.events import SoulsFound, ValkyriesMoved
from meadhall.games.yggdrasil.model import ISLANDS, RAINBOW, WHO_STIRS_THE_SEA, Bag, Island, Yggdrasil
from meadhall.games.yggdrasil.moves import ENOUGH, MOVE_VALKYRIES, SEARCH, Enough, MoveValkyries, Search
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class VisitMidgard(Procedure[Yggdrasil]):
    """1. The Valkyries may move to a neighbouring island.  2. They may search where they are."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                return self.choose_island(state)
            case 1:
                return self.fly(state)
            case _:
                return self.search(state)

    def choose_island(self, state: Yggdrasil) -> Flow:
        state.ask(ChooseIsland((state.seat(),), state.active))
        return Flow.NEXT

    def fly(self, state: Yggdrasil) -> Flow:
        move = state.answers[state.seat()]
        if not isinstance(move, MoveValkyries):
            return self.search(state)
        move_valkyries(state, move.island)
        if why_no_search(state) is not None:
            return Flow.DONE
        state.ask(ChooseSearch((state.seat(),), state.active))
        return Flow.NEXT

    def search(self, state: Yggdrasil) -> Flow:
        if isinstance(state.answers[state.seat()], Search):
            state.begin(SearchForSouls(state.valkyries - 1))
        return Flow.DONE


class ChooseIsland(Asked):
    """A neighbouring island, or a search here: one of the two at least (YG-6.10)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves = flights(state)
        if can_search(state):
            moves.append(SEARCH)
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, MoveValkyries):
            return why_no_flight(state, move.island)
        if isinstance(move, Search):
            return why_no_search(state)
        return refuse("YG-6.10", "move-or-search")


class ChooseSearch(Asked):
    """Having moved, the Valkyries need not search (YG-6.7)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [SEARCH, ENOUGH]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Search | Enough) else refuse("YG-6.7", "search-or-not")


class SearchForSouls(Procedure[Yggdrasil]):
    """The god keeps the Vikings drawn; the Fire Giants go back into the bag (YG-6.9)."""

    def __init__(self, bag: Bag) -> None:
        self.bag: Final = bag

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(PawnDraw(self.bag, state.search_size()))
            return Flow.NEXT
        drawn = pawns_drawn(state)
        state.bag_vikings[self.bag] -= drawn.vikings
        state.vikings[state.active] += drawn.vikings
        state.tell(SoulsFound(state.active, self.bag, drawn.vikings, drawn.giants))
        return Flow.DONE


def move_valkyries(state: Yggdrasil, island: Island) -> None:
    state.valkyries = island
    state.tell(ValkyriesMoved(island))


def flights(state: Yggdrasil) -> list[Move]:
    """To the islands beside theirs; never into the whirlpool (YG-6.6, YG-8.12)."""
    here = state.valkyries
    moves: list[Move] = []
    if here > 0 and can_enter(state, here - 1):
        moves.append(MOVE_VALKYRIES[here - 1])
    if here < ISLANDS - 1 and can_enter(state, here + 1):
        moves.append(MOVE_VALKYRIES[here + 1])
    return moves


def can_enter(state: Yggdrasil, island: Island) -> bool:
    return island != state.submerged or not state.awake & WHO_STIRS_THE_SEA


def can_search(state: Yggdrasil) -> bool:
    here = state.valkyries
    return here != RAINBOW and here != state.submerged and state.bag_size(here - 1) > 0


def why_no_flight(state: Yggdrasil, island: Island) -> Refusal | None:
    if abs(island - state.valkyries) != 1:
        return refuse("YG-6.5", "not-a-neighbour", island=island)
    if not can_enter(state, island):
        return refuse("YG-8.12", "whirlpool", island=island)
    return None


def why_no_search(state: Yggdrasil) -> Refusal | None:
    here = state.valkyries
    if here == RAINBOW:
        return refuse("YG-6.8", "no-souls-on-the-rainbow")
    if here == state.submerged:
        return refuse("YG-6.8", "island-is-submerged", island=here)
    if state.bag_size(here - 1) == 0:
        return refuse("YG-6.10", "bag-is-empty", bag=here - 1)
    return None


class FlyWithoutSearch(Procedure[Yggdrasil]):
    """The second space of the Vane (YG-9.3); with no island to go to, nothing happens (YG-9.9)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            if not flights(state):
                return Flow.DONE
            state.ask(ChooseFlight((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, MoveValkyries)
        move_valkyries(state, move.island)
        return Flow.DONE


class ChooseFlight(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return flights(state)

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, MoveValkyries):
            return why_no_flight(state, move.island)
        return refuse("YG-9.3", "move-the-valkyries")
