"""One question thought about, and what was found: what passes between the processes that share a search."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from meadhall.agents.budget import Budget
from meadhall.agents.plans import COST, Planning
from meadhall.agents.search import Arm, Manner, Node, Tree
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.habit import Habit
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Seat

FAR = 12  # steps of the line expected to follow
WHIM = 0.02  # how unlike each other trees are that are added up


class Finding(msgspec.Struct, frozen=True):
    """What a tree has found about one move, by numbers."""

    number: int  # of the move
    visits: int
    worth: float  # to the seat that thinks: the mean of what counts to it
    hopes: list[float]  # of every seat, on average
    line: list[tuple[Seat, int]]  # this move, and what is expected to follow


class Question(msgspec.Struct, frozen=True):
    """What to think about, in words that another process understands."""

    game: str
    position: dict[str, Any]
    seat: Seat
    habit: Habit
    budget: Budget
    seeds: list[int]  # one for each tree


def answered(question: Question) -> list[list[Finding]]:
    rules = shelf.find(question.game)
    world = load(rules, question.position)
    return [
        found(thought(rules, world, question.seat, question.habit, question.budget, Dice(seed), Node()))
        for seed in question.seeds
    ]


def asked(rules: Rules, world: Any, seat: Seat, habit: Habit, budget: Budget, seeds: list[int]) -> Question:
    return Question(rules.name, dump(world), seat, habit, budget, seeds)


def thought(rules: Rules, world: Any, seat: Seat, habit: Habit, budget: Budget, dice: Dice, root: Node) -> Tree:
    tree = Tree(manner_of(rules, habit, budget.trees), world, seat, root)
    tables = budget.iterations
    if habit.plans and tree.is_weighed(world):
        tables //= COST  # the evaluation sees through the question: no more than a plan would be tried on
    with undisturbed():
        thinking(tree, rules, habit).think(rules.imagine, tables, budget.seconds, budget.until_sure, dice)
    return tree


def thinking(tree: Tree, rules: Rules, habit: Habit) -> Tree | Planning:
    """Who fills the tree: the search, or plans, where the game is one for them."""
    if habit.plans == 0 or rules.whose_turn is None or tree.is_weighed(tree.world):
        return tree
    return Planning(tree, rules.whose_turn, habit.plans)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A tree is many small things and no garbage: looking for garbage among them would take a tenth of the time."""
    was_looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_looking:
            gc.enable()


def manner_of(rules: Rules, habit: Habit, trees: int = 1) -> Manner:
    return Manner(
        rules.evaluate_all or one_by_one(rules),
        rules.weighed,
        habit.curiosity,
        habit.sharpness,
        habit.doubt,
        0 if rules.judges_midway else habit.follow,
        habit.branches,
        habit.share,
        WHIM if trees > 1 else 0.0,
        habit.is_relative and not rules.is_cooperative,
    )


def one_by_one(rules: Rules) -> Callable[[Any], list[float]]:
    """What everybody may hope for, of a game that tells it for one seat at a time; a team hopes as one."""
    if rules.is_cooperative:
        return lambda state: [rules.evaluate(state, 0)] * state.seats
    return lambda state: [rules.evaluate(state, seat) for seat in range(state.seats)]


def found(tree: Tree) -> list[Finding]:
    """Of every move the seat may make; most visited first, then by what it is worth."""
    findings = [finding(tree, arm) for arm in tree.root.known.values() if arm.seat == tree.seat]
    return sorted(findings, key=rank)


def rank(finding: Finding) -> tuple[int, float, int]:
    return (-finding.visits, -finding.worth, finding.number)


def finding(tree: Tree, arm: Arm) -> Finding:
    hopes = tree.hopes.get(arm.move.number)
    seen = hopes[-1] if hopes else 0.0
    means = [hope / seen for hope in hopes[:-1]] if hopes and seen else []
    return Finding(arm.move.number, arm.visits, arm.total / (arm.visits + 1), means, line(arm))


def line(arm: Arm | None) -> list[tuple[Seat, int]]:
    """The way most often taken from here."""
    steps: list[tuple[Seat, int]] = []
    while arm is not None and len(steps) < FAR:
        steps.append((arm.seat, arm.move.number))
        node = arm.child
        while node is not None and not node.known:
            node = most_visited([*node.outcomes.values(), *node.together.values()])
        arm = None if node is None else most_taken(node)
    return steps


def most_visited(nodes: list[Node]) -> Node | None:
    return max(nodes, key=lambda node: node.visits, default=None)


def most_taken(node: Node) -> Arm | None:
    """Of whoever was asked here most often."""
    asked_most = max(node.known.values(), key=lambda arm: arm.visits)
    return asked_most if asked_most.visits else None


def together(findings: list[list[Finding]]) -> list[Finding]:
    """Of several trees: visits added up, values weighed by them, the line of whichever tree knows it best."""
    by_move: dict[int, list[Finding]] = {}
    for tree in findings:
        for one in tree:
            by_move.setdefault(one.number, []).append(one)
    return sorted([merged(same) for same in by_move.values()], key=rank)


def merged(same: list[Finding]) -> Finding:
    visits = sum(one.visits for one in same)
    worth = sum(one.worth * (one.visits + 1) for one in same) / (visits + len(same))
    told = [one for one in same if one.hopes]
    weight = sum(one.visits for one in told)
    seats = len(told[0].hopes) if told else 0
    hopes = [sum(one.hopes[seat] * one.visits for one in told) / weight for seat in range(seats)]
    return Finding(same[0].number, visits, worth, hopes, min(same, key=rank).line)
