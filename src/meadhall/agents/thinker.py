"""Agents that search: so many tables imagined, or so much time."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from meadhall.agents.agent import Seen
from meadhall.agents.search import Manner, Node, Tree
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Move


@dataclass
class Thinker:
    name: str = "thinker"
    iterations: int = 300
    curiosity: float = 0.2
    sharpness: float = 50.0
    follow: int = 0

    def choose(self, seen: Seen, dice: Dice) -> Move:
        options = seen.options
        if len(options) == 1:
            return options[0]
        tree = Tree(self.manner(seen.rules), seen.world.seats, Node())
        for _ in range(self.iterations):
            tree.grow(seen.imagine(dice), dice)
        arms = [arm for key, arm in tree.root.arms.items() if key >> 20 == seen.seat]
        known = {arm.move.number: arm for arm in arms}
        best = max(
            (known[move.number] for move in options if move.number in known),
            key=lambda arm: (arm.visits, arm.mean()),
        )
        return best.move

    def manner(self, rules: Rules) -> Manner:
        return Manner(
            rules.evaluate, rules.weighed, rules.is_cooperative, self.curiosity, self.sharpness, self.follow
        )
