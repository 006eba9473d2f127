"""Figures about to be destroyed, and how their owner saves them (BR-4.2, BR-4.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.events import FiguresEndangered
from meadhall.games.bloodrage.figures import WARRIOR, Figure
from meadhall.games.bloodrage.lands import Place, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import RESCUES
from meadhall.games.bloodrage.moves import DECLINE, Decline
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


def is_doomed(state: BloodRage, clan: Seat, figure: Figure) -> bool:
    if figure == WARRIOR:
        return state.doomed[2 * clan] > 0
    return state.doomed[2 * clan + 1] >> figure & 1 == 1


def count_doomed(state: BloodRage, clan: Seat) -> int:
    return state.doomed[2 * clan] + state.doomed[2 * clan + 1].bit_count()


def pardon(state: BloodRage, clan: Seat, figure: Figure) -> None:
    """No longer about to be destroyed: saved, or falling."""
    if figure == WARRIOR:
        state.doomed[2 * clan] -= 1
    else:
        state.doomed[2 * clan + 1] &= ~(1 << figure)


def may_save(state: BloodRage, clan: Seat, province: Place) -> bool:
    """Somebody is about to be destroyed, and a card could save them."""
    if not state.doomed[2 * clan] and not state.doomed[2 * clan + 1]:
        return False
    for rescue in RESCUES:
        if rescue.is_open(state, clan, province):
            return True
    return False


class SaveFigures(Procedure[BloodRage]):
    """One owner saves figures one by one, until that is enough (BR-4.3, BR-R-20)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            if state.log is not None:
                state.tell(FiguresEndangered(self.clan, self.province, count_doomed(state, self.clan)))
        else:
            move = state.answers[self.clan]
            if isinstance(move, Decline):
                return Flow.DONE
            self.save(state, move)
        if not may_save(state, self.clan, self.province):
            return Flow.DONE
        state.ask(SaveFigure((self.clan,), self.province))
        return Flow.NEXT

    def save(self, state: BloodRage, move: Move) -> None:
        for rescue in RESCUES:
            if rescue.is_way(move):
                rescue.save(state, self.clan, self.province, move)


class SaveFigure(Decision[BloodRage]):
    """One figure to save, or no more."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        for rescue in RESCUES:
            if rescue.is_open(state, seat, self.province):
                moves += rescue.moves(state, seat)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        for rescue in RESCUES:
            if rescue.is_way(move):
                return rescue.refusal(state, seat, self.province, move)
        return refuse("BR-4.2", "save-or-let-fall")
