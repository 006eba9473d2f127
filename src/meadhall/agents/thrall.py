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
        if len(seen.options) == 1:
            return seen.options[0]
        order = best_first(seen, self.eyes, dice)
        while len(order) > 1 and dice.below(2):
            order.pop(0)
        return order[0]


def best_first(seen: Seen, eyes: Greedy, dice: Dice) -> list[Move]:
    """All options, by what each brings at once on one imagined table."""
    options = seen.options
    world = seen.imagine(dice)
    looks = [eyes.outlook(seen.rules, world.copy(), seen.seat, move, dice, 0) for move in options]
    return [options[at] for at in sorted(range(len(options)), key=lambda at: -looks[at])]
