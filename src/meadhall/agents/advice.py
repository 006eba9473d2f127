"""What a seat is advised: the best few moves, what they promise, and the line expected to follow.

The adviser is handed what an agent is handed, an imagined table, so advice tells nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from meadhall.agents import thought
from meadhall.agents.agent import Seen
from meadhall.agents.budget import Budget, Patience, paces
from meadhall.agents.search import MANY, Arm, Node
from meadhall.agents.thinker import Advice, Thinker
from meadhall.agents.thought import Finding
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.habit import Habit
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Move, Seat

FEW = 4  # moves that are named
FAR = 5  # steps of the line that follows each
TRIED = 0.01  # of all tables: what was tried less is not worth naming, beyond the first three
SURE = 0.1  # of all tables: what was tried less is looked at once more, by itself
CLOSER = 5  # for that, so much of a game's `pace` as one part of
WALKS = 6  # imagined tables on which a line is followed; that on which it leads furthest is told
THOROUGH = paces(10)  # as `jarl` thinks
NEVER = -1e6  # how a move looks that is not to be tried
SECONDS = 1.0  # nobody who asks for advice waits longer


class Step(msgspec.Struct, frozen=True):
    """One move of a line."""

    seat: Seat
    number: int  # of the move
    about: dict[str, int]  # what it would cost or bring there, for its words


class Hint(msgspec.Struct, frozen=True):
    """One move a seat may make."""

    number: int
    share: float  # of the tables tried: how much the search trusts it
    chances: list[float]  # of every seat, once it is made
    line: list[Step]  # the move itself, and what is expected to follow


def hints(
    seen: Seen, dice: Dice, patience: Patience = THOROUGH, seconds: float = SECONDS, allowed: Sequence[int] = ()
) -> list[Hint]:
    """The best few moves, best first; among those `allowed`, if any are named."""
    budget = replace(patience(seen.rules), seconds=seconds)
    return [hint(seen, advice, seconds, dice) for advice in few(looked_at(seen, budget, dice), allowed)]


def looked_at(seen: Seen, budget: Budget, dice: Dice) -> list[Advice]:
    options = seen.options
    if len(options) == 1:
        budget = replace(budget, iterations=min(budget.iterations, seen.rules.habit.pace))  # nothing to be chosen
    return Thinker("adviser", lambda rules: budget).advise(seen, dice)


def few(advice: list[Advice], allowed: Sequence[int]) -> list[Advice]:
    possible = [one for one in advice if not allowed or one.move.number in allowed]
    return [one for at, one in enumerate(possible[:FEW]) if at < 3 or one.share >= TRIED]


def hint(seen: Seen, advice: Advice, seconds: float, dice: Dice) -> Hint:
    """A move that the search has hardly tried is looked at by itself, so that its chances can stand beside others."""
    hopes: Sequence[float] = advice.chances
    line: Sequence[tuple[Seat, Move]] = advice.line
    if advice.share < SURE:
        habit = seen.rules.habit
        budget = Budget(1 + habit.pace // CLOSER, seconds=seconds / CLOSER)
        closer = found_of(seen, advice.move, habit, budget, dice)
        hopes, line = closer.hopes, [(seat, seen.rules.moves[number]) for seat, number in closer.line]
    told = longest([followed(seen, line[:FAR], dice) for _ in range(WALKS)])
    return Hint(advice.move.number, advice.share, shares(seen.rules, hopes), told)


def found_of(seen: Seen, move: Move, habit: Habit, budget: Budget, dice: Dice) -> Finding:
    """What a search finds that begins with this very move."""
    root = only(seen, move)
    return thought.found(thought.thought(seen.rules, seen.world, seen.seat, habit, budget, dice, root))[0]


def only(seen: Seen, move: Move) -> Node:
    """A tree that begins with this move, whatever else there is."""
    root = Node()
    for other in seen.options:
        look = 0.5 if other.number == move.number else NEVER
        root.known[seen.seat * MANY + other.number] = Arm(other, seen.seat, look, 1.0)
    return root


def longest(lines: list[list[Step]]) -> list[Step]:
    return max(lines, key=len)


def followed(seen: Seen, line: Sequence[tuple[Seat, Move]], dice: Dice) -> list[Step]:
    """A line as far as it can be played on one imagined table, so that each move can be put into words."""
    world = seen.imagine(dice)
    steps: list[Step] = []
    for seat, move in line:
        if steps:
            let_others_answer(world, seat, dice)
        if seat not in world.waiting or move not in core.options(world, seat):
            break
        steps.append(Step(seat, move.number, dict(seen.rules.about(world, seat, move))))
        core.answer(world, seat, move)
    return steps


def let_others_answer(world: Any, seat: Seat, dice: Dice) -> None:
    """Chance, and whoever has no choice or is asked at the same time: what a line leaves out."""
    together = len(world.waiting) > 1 or bool(world.answers)
    while world.waiting and seat not in world.waiting:
        other = world.waiting[0]
        if other == CHANCE:
            core.answer(world, CHANCE, core.draw(world, dice))
            continue
        options = core.options(world, other)
        if len(options) > 1 and not together:
            return
        core.answer(world, other, dice.choice(options))
        together = bool(world.answers)


def shares(rules: Rules, hopes: Sequence[float]) -> list[float]:
    """Chances out of hopes. An evaluation tells how a seat stands against the others; where only one can win, these
    are taken as odds and shared out, to come to one, unless they do already. A team has one chance for all."""
    if rules.is_cooperative or abs(sum(hopes) - 1.0) < 1e-6:
        return list(hopes)
    odds = [hope / max(1e-6, 1.0 - hope) for hope in hopes]
    total = sum(odds)
    return [one / total for one in odds] if total else [1.0 / len(odds) for _ in odds]
