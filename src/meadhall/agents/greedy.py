"""Looks one move ahead: tries every option on a few imagined tables and takes the best.

A turn made of several small choices is followed to its end, each chosen by the
same measure, so that the first is judged by what it leads to. Where a game's
evaluation knows what a turn under way promises, the outcomes of chance are
weighed one by one instead of drawn, and what lies beyond is judged as it stands.
Questions that the evaluation weighs by itself are left to it, dice or choice.
"""

from __future__ import annotations

from typing import Any

from meadhall.agents.agent import Seen
from meadhall.kernel import core
from meadhall.kernel.core import Chance
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Move, Seat


class Greedy:
    name = "greedy"

    def __init__(self, worlds: int = 2, follow: int = 4, branches: int = 24) -> None:
        self.worlds = worlds  # imagined tables to try each option on
        self.follow = follow  # how many more choices of one's own turn to look at
        self.branches = branches  # outcomes of chance to weigh; of more, one is drawn

    def choose(self, seen: Seen, dice: Dice) -> Move:
        options = seen.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = seen.imagine(dice)
            for at, move in enumerate(options):
                totals[at] += self.outlook(seen.rules, world.copy(), seen.seat, move, dice, self.follow)
        best = max(totals)
        return options[dice.choice([at for at, total in enumerate(totals) if total >= best - 1e-9])]

    def outlook(self, rules: Rules, world: Any, seat: Seat, move: Move, dice: Dice, follow: int) -> float:
        """How good the table looks once this move and the rest of the turn are made."""
        make(world, seat, move, dice)
        return self.weigh(rules, world, seat, dice, follow, self.branches)

    def weigh(self, rules: Rules, world: Any, seat: Seat, dice: Dice, follow: int, branches: int) -> float:
        """Chance first, outcome by outcome; then the next choices of one's own."""
        while CHANCE in world.waiting and not is_weighed(rules, world):
            odds = chance_odds(world) if rules.judges_midway else []
            if 1 < len(odds) <= branches:
                return self.average(rules, world, seat, dice, odds, branches)
            core.answer(world, CHANCE, core.draw(world, dice))
        if follow and world.waiting == [seat] and not is_weighed(rules, world):
            return self.outlook(rules, world, seat, self.next_best(rules, world, seat, dice), dice, follow - 1)
        return rules.evaluate(world, seat)

    def average(
        self, rules: Rules, world: Any, seat: Seat, dice: Dice, odds: list[tuple[Move, int]], branches: int
    ) -> float:
        total = 0.0
        for outcome, weight in odds:
            if weight:
                twin = world.copy()
                core.answer(twin, CHANCE, outcome)
                total += weight * self.weigh(rules, twin, seat, dice, 0, branches // len(odds))
        return total / sum(weight for _, weight in odds)

    def next_best(self, rules: Rules, world: Any, seat: Seat, dice: Dice) -> Move:
        options = core.options(world, seat)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda move: self.outlook(rules, world.copy(), seat, move, dice, 0))


def make(world: Any, seat: Seat, move: Move, dice: Dice) -> None:
    """Answer; whoever else is asked the same question answers at random."""
    others = [other for other in world.waiting if other != seat]
    core.answer(world, seat, move)
    for other in others:
        core.answer(world, other, dice.choice(core.options(world, other)))


def is_weighed(rules: Rules, world: Any) -> bool:
    return bool(world.waiting) and isinstance(core.asked(world), rules.weighed)


def chance_odds(world: Any) -> list[tuple[Move, int]]:
    decision = core.asked(world)
    assert isinstance(decision, Chance)
    return decision.odds(world)
