"""The moves. A move's number is its place in MOVES and never changes."""

from __future__ import annotations

from typing import Final

from meadhall.blueprint.game.model import MOST
from meadhall.kernel.values import Move, numbered


class Take(Move):
    def __init__(self, stones: int) -> None:
        super().__init__((stones,))
        self.stones: Final = stones


TAKE: Final = [Take(stones) for stones in range(1, MOST + 1)]

MOVES: Final[list[Move]] = numbered([*TAKE])
