"""The five phases of a round (CR-4.1)."""

from __future__ import annotations

from meadhall.games.clashofrage.events import PhaseBegan
from meadhall.games.clashofrage.model import ClashOfRage


def begin_phase(state: ClashOfRage, phase: int) -> None:
    state.phase = phase
    if state.log is not None:
        state.tell(PhaseBegan(phase))
