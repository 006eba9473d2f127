"""Setup, and the game as a whole (RA-2, RA-3.1)."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids.arrival import score_the_game
from meadhall.games.raids.arrival_tiles import LATER_ARRIVALS
from meadhall.games.raids.events import ArrivalsLaid, CrewsBoarded, VoyageBegan
from meadhall.games.raids.model import BY_ORDER, VOYAGES, Raids
from meadhall.games.raids.moves import LayArrivals
from meadhall.games.raids.voyage import Voyage
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.opening import FirstDraw, first_drawn
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse

# Starting Vikings in seat order from the first player (RA-2.9, RA-C-43)
STANDARD_CREW: Final[list[list[int]]] = [[], [], [2, 2], [1, 2, 3], [1, 2, 2, 3]]
REVIEWER_CREW: Final[list[list[int]]] = [[], [], [1, 2], [1, 2, 2], [1, 2, 2, 3]]


def start(seats: int, first: int, villages: int, reviewer_crew: bool, arrival_needs_one: bool) -> Raids:
    state = Raids()
    state.set_up(seats, villages, arrival_needs_one)
    state.begin(Game(first, reviewer_crew))
    return state


class Game(Procedure[Raids]):
    """1. Seats and crews.  2. The arrival tiles.  3. Four voyages.  4. The glory."""

    def __init__(self, first: int, reviewer_crew: bool) -> None:
        self.first: Final = first
        self.reviewer_crew: Final = reviewer_crew

    def step(self, state: Raids, at: int) -> Flow:
        match at:
            case 0:
                state.ask(FirstDraw(self.first))
                return Flow.NEXT
            case 1:
                return self.take_seats(state)
            case 2:
                return self.lay_arrivals(state)
            case _:
                return self.next_voyage(state)

    def take_seats(self, state: Raids) -> Flow:
        """The first player starts on the highest position and has the smallest crew (RA-2.8, RA-19.2)."""
        state.first = first_drawn(state)
        table = REVIEWER_CREW if self.reviewer_crew else STANDARD_CREW
        for after in range(state.seats):
            seat = (state.first + after) % state.seats
            state.berth[seat] = state.ships - after
            state.crew[seat] = table[state.seats][after]
            state.reserve -= state.crew[seat]
        if state.ships > state.seats:
            state.berth[state.seats] = 1
        state.tell(CrewsBoarded(state.first, tuple(state.crew)))
        state.ask(ArrivalDraw())
        return Flow.NEXT

    def lay_arrivals(self, state: Raids) -> Flow:
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, LayArrivals)
        state.arrivals = [BY_ORDER, *drawn.conditions]
        state.reveal(ArrivalsLaid(drawn.conditions))
        return Flow.NEXT

    def next_voyage(self, state: Raids) -> Flow:
        if state.voyage == VOYAGES:
            score_the_game(state)
            return Flow.DONE
        state.voyage += 1
        state.tell(VoyageBegan(state.voyage, state.arrivals[state.voyage - 1]))
        state.begin(Voyage())
        return Flow.AGAIN


class ArrivalDraw(Chance[Raids]):
    """Three of the eight arrival tiles with a condition, one beside each later pile (RA-2.7)."""

    def draw(self, state: Raids, dice: Dice) -> Move:
        conditions = LATER_ARRIVALS.copy()
        dice.shuffle(conditions)
        return LayArrivals((conditions[0], conditions[1], conditions[2]))

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, LayArrivals) and len(move.conditions) == len(set(move.conditions)) == VOYAGES - 1:
            known = [condition for condition in move.conditions if condition in LATER_ARRIVALS]
            return None if len(known) == VOYAGES - 1 else refuse("RA-2.7", "cannot-happen")
        return refuse("RA-2.7", "cannot-happen")
