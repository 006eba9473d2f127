"""Plays anything."""

from __future__ import annotations

from meadhall.agents.agent import Seen
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import Move


class Aimless:
    name = "random"

    def choose(self, seen: Seen, dice: Dice) -> Move:
        return dice.choice(seen.options)
