"""Agents that search, and what they can say about it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from meadhall.agents import thought
from meadhall.agents.agent import Seen
from meadhall.agents.budget import Budget, Patience
from meadhall.agents.crew import crew, is_known
from meadhall.agents.memory import Memory
from meadhall.agents.search import Node, Tree
from meadhall.agents.thought import Finding
from meadhall.kernel.dice import Dice
from meadhall.kernel.habit import Habit
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
    """A name and a patience; a habit of its own, if the game's will not do; no longer than so many seconds, if any."""

    name: str
    patience: Patience
    habit: Habit | None = None
    seconds: float = 0.0
    memory: Memory = field(default_factory=Memory)

    def choose(self, seen: Seen, dice: Dice) -> Move:
        options = seen.options
        if len(options) == 1:
            return options[0]
        budget = replace(self.budget(seen.rules), until_sure=True)
        if budget.trees > 1:
            return seen.rules.moves[self.findings(seen, budget, dice)[0].number]
        root = self.memory.recall(seen, dice)
        best = thought.found(self.thought(seen, budget, dice, root))[0]
        move = seen.rules.moves[best.number]
        self.memory.keep(seen, root, move, dice)
        return move

    def advise(self, seen: Seen, dice: Dice) -> list[Advice]:
        """Every move that was looked at, best first."""
        findings = self.findings(seen, self.budget(seen.rules), dice)
        tables = sum(finding.visits for finding in findings)
        return [advice(seen.rules, finding, tables) for finding in findings]

    def budget(self, rules: Rules) -> Budget:
        budget = self.patience(rules)
        return replace(budget, seconds=self.seconds) if self.seconds else budget

    def findings(self, seen: Seen, budget: Budget, dice: Dice) -> list[Finding]:
        if budget.trees == 1:
            return thought.found(self.thought(seen, budget, dice, Node()))
        seeds = [dice.word() << 32 | dice.word() for _ in range(budget.trees)]
        if is_known(seen.rules.name):
            habit = self.habit or seen.rules.habit
            return thought.together(
                crew().think(thought.asked(seen.rules, seen.world, seen.seat, habit, budget, seeds))
            )
        trees = [self.thought(seen, budget, Dice(seed), Node()) for seed in seeds]
        return thought.together([thought.found(tree) for tree in trees])

    def thought(self, seen: Seen, budget: Budget, dice: Dice, root: Node) -> Tree:
        habit = self.habit or seen.rules.habit
        return thought.thought(seen.rules, seen.world, seen.seat, habit, budget, dice, root)


def advice(rules: Rules, finding: Finding, tables: int) -> Advice:
    moves = rules.moves
    return Advice(
        moves[finding.number],
        finding.visits / max(1, tables),
        tuple(finding.hopes),
        tuple([(seat, moves[number]) for seat, number in finding.line]),
    )
