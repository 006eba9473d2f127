"""How a position stands for the gods: 0 hopeless, 1 won."""

from __future__ import annotations

from meadhall.games.yggdrasil.model import LOST, WON, Yggdrasil
from meadhall.kernel.values import Seat


def evaluate(state: Yggdrasil, seat: Seat) -> float:
    if state.outcome == WON:
        return 1.0
    if state.outcome == LOST:
        return 0.0
    return 0.5
