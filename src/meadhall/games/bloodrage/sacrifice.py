"""Frigga's Sacrifice: two figures for one step of a stat (BR-8.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.destruction import destroy
from meadhall.games.bloodrage.figures import KINDS, LEADER, WARRIOR, Figure
from meadhall.games.bloodrage.lands import BOARD, PROVINCES, Place
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moves import TAKE, TAKE_WARRIOR, Take, TakeWarrior
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

FIGURES_TO_GIVE: Final = 2


class SacrificeFigures(Procedure[BloodRage]):
    """1. Two own figures on the board are destroyed; nothing saves them.  2. One stat rises (BR-R-20)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at > 0:
            self.give(state, state.answers[self.clan])
        if at == FIGURES_TO_GIVE:
            state.begin(RaiseOfChoice(self.clan, NO_STAT, False))
            return Flow.DONE
        state.ask(ChooseSacrifice((self.clan,)))
        return Flow.NEXT

    def give(self, state: BloodRage, move: Move) -> None:
        if isinstance(move, TakeWarrior):
            destroy(state, self.clan, WARRIOR, move.province)
        elif isinstance(move, Take):
            destroy(state, self.clan, move.figure, state.where(self.clan, move.figure))


class ChooseSacrifice(Decision[BloodRage]):
    """One figure anywhere on the board."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [
            TAKE_WARRIOR[province] for province in range(PROVINCES) if state.holds(seat, WARRIOR, province)
        ]
        moves += [TAKE[figure] for figure in range(LEADER, KINDS) if state.where(seat, figure) < BOARD]
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case TakeWarrior(province=province):
                return self.why_not(state, seat, WARRIOR, province)
            case Take(figure=figure) if figure == WARRIOR:
                return refuse("BR-8.17", "say-where-from")
            case Take(figure=figure):
                return self.why_not(state, seat, figure, state.where(seat, figure))
            case _:
                return refuse("BR-8.17", "choose-a-sacrifice")

    def why_not(self, state: BloodRage, seat: Seat, figure: Figure, place: Place) -> Refusal | None:
        if place < BOARD and state.holds(seat, figure, place):
            return None
        return refuse("BR-8.17", "not-on-the-board", figure=figure)
