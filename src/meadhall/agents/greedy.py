"""Looks one move ahead: tries every option on a few imagined tables and takes the best.

A turn made of several small choices is followed to its end, each chosen by the
same measure, so that the first is judged by what it leads to.
"""

from __future__ import annotations

from typing import Any

from meadhall.agents.agent import Seen
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Move, Seat


class Greedy:
    name = "greedy"

    def __init__(self, worlds: int = 2, follow: int = 4) -> None:
        self.worlds = worlds  # imagined tables to try each option on
        self.follow = follow  # how many more choices of one's own turn to look at

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
        while follow and world.waiting == [seat]:
            follow -= 1
            make(world, seat, self.next_best(rules, world, seat, dice), dice)
        return rules.evaluate(world, seat)

    def next_best(self, rules: Rules, world: Any, seat: Seat, dice: Dice) -> Move:
        options = core.options(world, seat)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda move: self.outlook(rules, world.copy(), seat, move, dice, 0))


def make(world: Any, seat: Seat, move: Move, dice: Dice) -> None:
    """Answer; whoever is asked the same question answers at random, and so does chance."""
    question = world.stack[-1]
    core.answer(world, seat, move)
    while world.waiting and world.stack[-1] is question:
        other = world.waiting[0]
        core.answer(world, other, dice.choice(core.options(world, other)))
    while CHANCE in world.waiting:
        core.answer(world, CHANCE, core.draw(world, dice))
