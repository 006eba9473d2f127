"""March: figures of one province move to one other (BR-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.events import MarchBegan, Marched
from meadhall.games.bloodrage.figures import Figure, is_ship
from meadhall.games.bloodrage.lands import PROVINCES, Place, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moves import DECLINE, GO, TAKE, Decline, Go, Take
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

MARCH_COST: Final = 1  # BR-10.1


class MarchFigures(Procedure[BloodRage]):
    """1. Choose the destination and pay.  2. Then who goes, one by one (BR-10.1 to BR-10.5)."""

    def __init__(self, clan: Seat, source: Province) -> None:
        self.clan: Final = clan
        self.source: Final = source

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseDestination((self.clan,), self.source))
            return Flow.NEXT
        move = state.answers[self.clan]
        assert isinstance(move, Go)
        state.rage[self.clan] -= MARCH_COST
        if state.log is not None:
            state.tell(MarchBegan(self.clan, self.source, move.place, MARCH_COST))
        state.begin(MoveFigures(self.clan, self.source, move.place))
        return Flow.DONE


class ChooseDestination(Decision[BloodRage]):
    """Any other province with room, adjacent or not (BR-10.3)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], source: Province) -> None:
        super().__init__(seats)
        self.source: Final = source

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [GO[place] for place in range(PROVINCES) if place != self.source and state.has_room(place)]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Go(place=place):
                return self.why_not_to(state, place)
            case _:
                return refuse("BR-10.2", "choose-a-destination")

    def why_not_to(self, state: BloodRage, place: Place) -> Refusal | None:
        if place >= PROVINCES:
            return refuse("BR-10.6", "fjords-are-not-marched")
        if place == self.source:
            return refuse("BR-10.3", "already-there", province=place)
        if state.is_ruined(place):
            return refuse("BR-2.15", "province-is-destroyed", province=place)
        if not state.has_room(place):
            return refuse("BR-10.4", "no-empty-village", province=place)
        return None


class MoveFigures(Procedure[BloodRage]):
    """One figure at least, then as many more as there is room for; some may be left behind (BR-10.7)."""

    def __init__(self, clan: Seat, source: Province, province: Province) -> None:
        self.clan: Final = clan
        self.source: Final = source
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at > 0:
            move = state.answers[self.clan]
            if not isinstance(move, Take):
                return Flow.DONE
            state.move(self.clan, move.figure, self.source, self.province)
            state.tell(Marched(self.clan, move.figure, self.source, self.province))
        if not state.count(self.clan, self.source) or not state.has_room(self.province):
            return Flow.DONE
        state.ask(ChooseMarcher((self.clan,), self.source, self.province, at > 0))
        return Flow.NEXT


class ChooseMarcher(Decision[BloodRage]):
    """Who marches; once somebody does, it may be enough."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], source: Province, province: Province, may_decline: bool) -> None:
        super().__init__(seats)
        self.source: Final = source
        self.province: Final = province
        self.may_decline: Final = may_decline

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [TAKE[figure] for figure in state.figures_at(seat, self.source)]
        if self.may_decline:
            moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Take(figure=figure):
                return self.why_not(state, seat, figure)
            case Decline() if self.may_decline:
                return None
            case _:
                return refuse("BR-10.2", "choose-who-marches", source=self.source)

    def why_not(self, state: BloodRage, seat: Seat, figure: Figure) -> Refusal | None:
        if is_ship(figure):
            return refuse("BR-10.6", "ships-stay", figure=figure)
        if not state.holds(seat, figure, self.source):
            return refuse("BR-10.5", "not-in-that-province", figure=figure, province=self.source)
        return None
