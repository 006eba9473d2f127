"""Agents that search, and what they can say about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from meadhall.agents import thought
from meadhall.agents.agent import Seen
from meadhall.agents.budget import Budget, budget_for
from meadhall.agents.crew import crew, is_known
from meadhall.agents.habits import Habit, habit_for
from meadhall.agents.memory import Memory
from meadhall.agents.search import Node, Tree
from meadhall.agents.thought import Finding
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Move, Seat


@dataclass(frozen=True)
class Advice:
    """One move, and what the search thinks of it."""

    move: Move
    share: float  # of all tables on which it was tried: what the search trusts
    chances: tuple[float, ...]  # what everybody may hope for once it is made, 0 to 1
    line: tuple[tuple[Seat, Move], ...]  # this move, and those expected to follow


@dataclass
class Thinker:
    """A name, a budget for each game, and a habit of one's own if the usual ones will not do."""

    name: str
    budgets: Mapping[str, Budget]
    habit: Habit | None = None
    memory: Memory = field(default_factory=Memory)

    def choose(self, seen: Seen, dice: Dice) -> Move:
        options = seen.options
        if len(options) == 1:
            return options[0]
        budget = replace(budget_for(self.budgets, seen.rules.name), until_sure=True)
        if budget.trees > 1:
            return seen.rules.moves[self.findings(seen, budget, dice)[0].number]
        root = self.memory.recall(seen, dice)
        best = thought.found(self.thought(seen, budget, dice, root))[0]
        move = seen.rules.moves[best.number]
        self.memory.keep(seen, root, move, dice)
        return move

    def advise(self, seen: Seen, dice: Dice) -> list[Advice]:
        """Every move that was looked at, best first."""
        findings = self.findings(seen, budget_for(self.budgets, seen.rules.name), dice)
        tables = sum(finding.visits for finding in findings)
        return [advice(seen.rules, finding, tables) for finding in findings]

    def findings(self, seen: Seen, budget: Budget, dice: Dice) -> list[Finding]:
        if budget.trees == 1:
            return thought.found(self.thought(seen, budget, dice, Node()))
        seeds = [dice.word() << 32 | dice.word() for _ in range(budget.trees)]
        if is_known(seen.rules.name):
            habit = self.habit or habit_for(seen.rules)
            return thought.together(
                crew().think(thought.asked(seen.rules, seen.world, seen.seat, habit, budget, seeds))
            )
        trees = [self.thought(seen, budget, Dice(seed), Node()) for seed in seeds]
        return thought.together([thought.found(tree) for tree in trees])

    def thought(self, seen: Seen, budget: Budget, dice: Dice, root: Node) -> Tree:
        habit = self.habit or habit_for(seen.rules)
        return thought.thought(seen.rules, seen.world, seen.seat, habit, budget, dice, root)


def advice(rules: Rules, finding: Finding, tables: int) -> Advice:
    moves = rules.moves
    return Advice(
        moves[finding.number],
        finding.visits / max(1, tables),
        tuple(finding.hopes),
        tuple([(seat, moves[number]) for seat, number in finding.line]),
    )
