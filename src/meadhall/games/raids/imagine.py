"""What a seat may suppose: everything lies open, and the piles are drawn from only when they are needed."""

from __future__ import annotations

from meadhall.games.raids.model import Raids
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import Seat


def imagine(state: Raids, seat: Seat | None, dice: Dice) -> Raids:
    return state.copy()
