"""Phase 4: reinforcement stones (CR-9)."""

from __future__ import annotations

from meadhall.games.clashofrage.events import StoneCalled
from meadhall.games.clashofrage.model import STONES, ClashOfRage, count, figures
from meadhall.games.clashofrage.regions import CELLS, PLACES, STONE_LEVEL
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Seat


class ReinforcementStones(Procedure[ClashOfRage]):
    """Every clan receives a unit at each stone it controls, of the stone's level, if its reserve has one."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        state.phase = STONES
        for clan in state.order:
            for stone in state.stones:
                if state.controls(clan, stone):
                    self.call(state, clan, stone)
        return Flow.DONE

    def call(self, state: ClashOfRage, clan: Seat, stone: int) -> None:
        level = STONE_LEVEL[stone // CELLS] - 1
        if count(state.reserve[clan], level) == 0:
            return  # CR-9.2
        state.reserve[clan] -= figures(level)
        state.army[PLACES * clan + stone] += figures(level)
        state.tell(StoneCalled(clan, state.unit(clan, level), stone))
