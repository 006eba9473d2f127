"""Phases 3 and 5: everybody takes an action, in turn order (CR-7.1 to CR-7.3, CR-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.equip import Equipping
from meadhall.games.clashofrage.events import Passed, TurnBegan
from meadhall.games.clashofrage.model import ClashOfRage
from meadhall.games.clashofrage.movement import MovingArmies
from meadhall.games.clashofrage.moves import EQUIP_ARMIES, MOVE_ARMIES, PASS, EquipArmies, MoveArmies, Pass
from meadhall.games.clashofrage.phases import begin_phase
from meadhall.games.clashofrage.victory import wins
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Actions(Procedure[ClashOfRage]):
    """One after another (CR-4.4)."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            begin_phase(state, self.phase)
        if at == state.seats:
            return Flow.DONE
        state.begin(Turn(state.order[at]))
        return Flow.NEXT


class Turn(Procedure[ClashOfRage]):
    """Move your armies, or equip them, or pass. Who has enough points when his second action begins has won."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.active = self.clan
            if state.log is not None:
                state.tell(TurnBegan(self.clan))
            if wins(state, self.clan):
                return Flow.AGAIN
            state.ask(ChooseAction((self.clan,)))
            return Flow.NEXT
        action = state.answers[self.clan]
        if isinstance(action, MoveArmies):
            state.begin(MovingArmies(self.clan))
        elif isinstance(action, EquipArmies):
            state.begin(Equipping(self.clan))
        else:
            state.tell(Passed(self.clan))
        return Flow.DONE


class ChooseAction(Decision[ClashOfRage]):
    """One action, or none (CR-7.1, CR-7.2)."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [MOVE_ARMIES, EQUIP_ARMIES, PASS]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, MoveArmies | EquipArmies | Pass):
            return None
        return refuse("CR-7.1", "choose-an-action")
