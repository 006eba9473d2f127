"""Fighting another ship for its place, and fleeing (RA-11, RA-12)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.raids.events import BattleBegan, Fled, Retaliated
from meadhall.games.raids.model import MOST_CREW, MOST_SEATS, PLACES, Place, Raids, Ship
from meadhall.games.raids.moves import FLEE, RETALIATE, Flee, Retaliate, Sail
from meadhall.games.raids.sailing import SAILING, stops, why_not_there
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


def battle_due(state: Raids) -> Battle | None:
    """Whoever has just stopped at another ship's tile attacks it (RA-11.1)."""
    attacker = state.newcomer
    place = state.position[attacker]
    if place == state.home:
        return None
    for defender in range(state.seats):
        if defender != attacker and state.position[defender] == place:
            return BATTLE[attacker][defender][place]
    return None


class Battle(Procedure[Raids]):
    """1. The attacker pays one Viking.  2. In turn each pays one more than the other, or flees."""

    def __init__(self, attacker: Ship, defender: Ship, place: Place) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.place: Final = place

    def step(self, state: Raids, at: int) -> Flow:
        if at == 0:
            state.pay(self.attacker, 1)
            if state.log is not None:
                state.tell(BattleBegan(self.attacker, self.defender, self.place))
        else:
            ship = self.responder(at)
            if isinstance(state.answers[ship], Flee):
                if state.log is not None:
                    state.tell(Fled(ship, self.place, at + 1 if state.crew[ship] <= at else 0))
                state.begin(FLIGHT[ship])
                return Flow.DONE
            state.pay(ship, at + 1)
            if state.log is not None:
                state.tell(Retaliated(ship, at + 1))
        state.ask(RESPOND[self.responder(at + 1)][at + 2][self.place])
        return Flow.NEXT

    def responder(self, at: int) -> Ship:
        """The defender answers first (RA-11.3)."""
        return self.defender if at % 2 else self.attacker


class Respond(Decision[Raids]):
    """Retaliate for exactly one Viking more, or flee (RA-11.3, RA-11.4)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], cost: int, place: Place) -> None:
        super().__init__(seats)
        self.cost: Final = cost
        self.place: Final = place

    def options(self, state: Raids, seat: Seat) -> list[Move]:
        return [RETALIATE, FLEE] if state.crew[seat] >= self.cost else [FLEE]

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Flee():
                return None
            case Retaliate() if state.crew[seat] < self.cost:
                return refuse("RA-11.7", "too-few-to-retaliate", cost=self.cost, crew=state.crew[seat])
            case Retaliate():
                return None
            case _:
                return refuse("RA-11.3", "retaliate-or-flee")


class Flight(Procedure[Raids]):
    """Forward at once to a tile ahead or home: no discard, no catching up (RA-12.1 to RA-12.4)."""

    def __init__(self, ship: Ship) -> None:
        self.ship: Final = ship

    def step(self, state: Raids, at: int) -> Flow:
        if at == 0:
            state.ask(CHOOSE_FLIGHT[self.ship])
            return Flow.NEXT
        course = state.answers[self.ship]
        assert isinstance(course, Sail)
        state.begin(SAILING[self.ship][course.place])
        return Flow.DONE


class ChooseFlight(Decision[Raids]):
    """Where to flee."""

    is_public: ClassVar = True

    def options(self, state: Raids, seat: Seat) -> list[Move]:
        return stops(state, seat, state.position[seat] + 1)

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Sail):
            return why_not_there(state, seat, move.place, state.position[seat] + 1)
        return refuse("RA-12.1", "flee-forward")


BATTLE: Final = [
    [[Battle(attacker, defender, place) for place in range(PLACES)] for defender in range(MOST_SEATS)]
    for attacker in range(MOST_SEATS)
]
RESPOND: Final = [
    [[Respond((seat,), cost, place) for place in range(PLACES)] for cost in range(MOST_CREW + 2)]
    for seat in range(MOST_SEATS)
]
FLIGHT: Final = [Flight(ship) for ship in range(MOST_SEATS)]
CHOOSE_FLIGHT: Final = [ChooseFlight((seat,)) for seat in range(MOST_SEATS)]
