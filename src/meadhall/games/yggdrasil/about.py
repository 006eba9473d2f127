"""What a move would cost or bring, in numbers for its words."""

from __future__ import annotations

from meadhall.games.yggdrasil.model import Yggdrasil
from meadhall.kernel.values import Move, Seat


def about(state: Yggdrasil, seat: Seat | None, move: Move) -> dict[str, int]:
    return {}
