"""What a hand brings out of a bag (YG-3.12)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import Bag, Yggdrasil
from meadhall.games.yggdrasil.moves import DRAW_PAWNS, DrawPawns
from meadhall.kernel.core import Chance
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move


class PawnDraw(Chance[Yggdrasil]):
    """So many pawns at once, or all there are; every pawn is as likely as any other."""

    def __init__(self, bag: Bag, pawns: int) -> None:
        super().__init__()
        self.bag: Final = bag
        self.pawns: Final = pawns

    def odds(self, state: Yggdrasil) -> list[tuple[Move, int]]:
        vikings = state.bag_vikings[self.bag]
        giants = state.bag_giants[self.bag]
        size = min(self.pawns, vikings + giants)
        odds: list[tuple[Move, int]] = []
        for drawn in range(size + 1):
            weight = ways(vikings, drawn) * ways(giants, size - drawn)
            if weight:
                odds.append((DRAW_PAWNS[drawn][size - drawn], weight))
        return odds

    def draw(self, state: Yggdrasil, dice: Dice) -> Move:
        vikings = state.bag_vikings[self.bag]
        left = vikings + state.bag_giants[self.bag]
        size = min(self.pawns, left)
        drawn = 0
        for _ in range(size):
            if dice.below(left) < vikings:
                vikings -= 1
                drawn += 1
            left -= 1
        return DRAW_PAWNS[drawn][size - drawn]


def ways(things: int, taken: int) -> int:
    """How many ways there are to take some of these things."""
    if taken > things:
        return 0
    found = 1
    for step in range(taken):
        found = found * (things - step) // (step + 1)
    return found


def pawns_drawn(state: Yggdrasil) -> DrawPawns:
    drawn = state.answers[CHANCE]
    assert isinstance(drawn, DrawPawns)
    return drawn
