"""Plays plausible moves and plain mistakes: good company for a first evening.

Looks at what each move brings at once, as `greedy` does, though on one imagined table and no further; then takes the
best of what it saw only half the time, the second best a quarter of it, and so on.
"""

from __future__ import annotations

from meadhall.agents.agent import Seen
from meadhall.agents.greedy import Greedy
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import Move


class Thrall:
    name = "thrall"

    def __init__(self) -> None:
        self.eyes = Greedy(worlds=1, follow=0, branches=0)

    def choose(self, seen: Seen, dice: Dice) -> Move:
        options = seen.options
        if len(options) == 1:
            return options[0]
        world = seen.imagine(dice)
        looks = [self.eyes.outlook(seen.rules, world.copy(), seen.seat, move, dice, 0) for move in options]
        order = sorted(range(len(options)), key=lambda at: -looks[at])
        while len(order) > 1 and dice.below(2):
            order.pop(0)
        return options[order[0]]
