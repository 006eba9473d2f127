"""The Ice Fortress: a frost giant is fought (YG-6.24 to YG-6.28)."""

from __future__ import annotations

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.combat import CombatWithGiant
from meadhall.games.yggdrasil.giants import TOP_OF_PILE
from meadhall.games.yggdrasil.model import Yggdrasil, bits
from meadhall.games.yggdrasil.moves import FIGHT_GIANT, FIGHT_TOP, FightGiant, FightTop
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class VisitFortress(Procedure[Yggdrasil]):
    """An active giant, or the top of the pile, which is not turned over (YG-6.24)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseGiant((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        state.begin(CombatWithGiant(move.giant if isinstance(move, FightGiant) else TOP_OF_PILE))
        return Flow.DONE


class ChooseGiant(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves: list[Move] = [FIGHT_TOP] if state.pile else []
        for giant in bits(state.awake):
            moves.append(FIGHT_GIANT[giant])
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, FightTop):
            return None if state.pile else refuse("YG-6.27", "pile-is-empty")
        if not isinstance(move, FightGiant):
            return refuse("YG-6.24", "choose-a-giant")
        return None if state.is_awake(move.giant) else refuse("YG-6.24", "giant-is-not-active", giant=move.giant)
