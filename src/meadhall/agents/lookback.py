"""A finished game looked back on: everybody's chances along it, the choices that cost most, and what luck did.

The game is over, so nothing is secret any more, and three questions are told apart:

- *Chances* are judged from the true table, with everything that lay face down on it.
- *Choices* are judged by what the seat could know when it chose: a search over tables imagined from there, as advice
  is found (`advice`). What a choice has cost is what the best move promised, less what the move made promised, each
  tried on as many tables as the other.
- *Luck* is what chance gave: how the table is judged after its answer, less the same averaged over all answers it might
  have given, by their odds; where these are too many to list, over as many drawn.

How much is thought depends on how many decisions there are, so that any game takes about as long; the same game always
gives the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from meadhall.agents import thought
from meadhall.agents.advice import Step, found_of, shares
from meadhall.agents.agent import seen_from
from meadhall.agents.budget import Budget
from meadhall.agents.search import Node
from meadhall.agents.thought import Finding
from meadhall.kernel import core
from meadhall.kernel.core import Chance, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Move, Seat

EFFORT = 150  # times a game's `pace`: about fifteen seconds of one core
LEAST = 24  # tables to a question, however many questions there are
DRAWN = 48  # answers of chance drawn where they cannot be listed
MOST_LISTED = 400  # … or where they are more than that
SLIPS, STROKES = 12, 6  # how many are told
TOLD = 0.01  # of a chance: what cost or gave less is not told


class Played(Protocol):
    """An answer, and the table as it was before it."""

    @property
    def seat(self) -> Seat: ...

    @property
    def move(self) -> Move: ...

    @property
    def before(self) -> State: ...


class Point(msgspec.Struct, frozen=True):
    """Everybody's chances after so many answers."""

    step: int
    chances: list[float]


class Slip(msgspec.Struct, frozen=True):
    """A choice that promised less than another."""

    step: int  # answers given before it
    chosen: Step
    better: Step
    lost: float  # of the seat's chances, as it could see them


class Stroke(msgspec.Struct, frozen=True):
    """An answer of chance, and what it gave the seat it moved most."""

    step: int
    seat: Seat
    gained: float  # beside what it gives on average; below zero, it took


class Tally(msgspec.Struct, frozen=True):
    """Of one seat, over the whole game."""

    luck: float
    lost: float
    choices: int  # where it had more than one
    best: int  # … and took what the search takes


class Analysis(msgspec.Struct, frozen=True):
    points: list[Point]
    slips: list[Slip]  # the costliest first
    strokes: list[Stroke]  # the greatest first
    tallies: list[Tally]


class Judge:
    """How a table looks to everybody, as chances."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.hopes: Callable[[Any], list[float]] = rules.evaluate_all or thought.one_by_one(rules)

    def chances(self, state: Any) -> list[float]:
        if not state.waiting:
            return self.at_the_end(state)
        return shares(self.rules, self.hopes(state))

    def at_the_end(self, state: Any) -> list[float]:
        won = [1.0 if one.won else 0.0 for one in self.rules.result(state)]
        winners = 1.0 if self.rules.is_cooperative else sum(won)
        return [one / winners if winners else 0.0 for one in won]


def analysis(
    rules: Rules,
    played: Sequence[Played],
    end: State,
    seed: int,
    effort: int = EFFORT,
    tell: Callable[[float], None] | None = None,
) -> Analysis:
    """`tell` hears how much of it is done, from 0 to 1."""
    judge = Judge(rules)
    points = chances_along(judge, played, end)
    luck, strokes = luck_in(judge, played, seed)
    choices = Choices(rules, played, seed, effort, tell or nobody)
    found = choices.judged()
    slips = sorted([one for one in found if one.lost >= TOLD], key=lambda one: (-one.lost, one.step))
    tallies = [
        Tally(luck[seat], sum(slip.lost for slip in found if slip.chosen.seat == seat), *choices.counts(seat))
        for seat in range(end.seats)
    ]
    return Analysis(points, slips[:SLIPS], strokes, tallies)


def effort_here(rules: Rules) -> int:
    """Rules that are not compiled are some ten times slower, and think as much less."""
    is_compiled = hasattr(State, "__mypyc_attrs__") and hasattr(rules.state, "__mypyc_attrs__")
    return EFFORT if is_compiled else EFFORT // 10


def nobody(done: float) -> None:
    """Hears how much is done."""


# Chances


def chances_along(judge: Judge, played: Sequence[Played], end: State) -> list[Point]:
    """Whenever it is somebody else's turn to decide, and at the end: in the middle of a turn little can be judged."""
    points: list[Point] = []
    before: list[Seat] = []
    for step, one in enumerate(played):
        asked = list(one.before.waiting)
        if one.seat != CHANCE and not one.before.answers and asked != before:
            points.append(Point(step, judge.chances(one.before)))
            before = asked
    return [*points, Point(len(played), judge.chances(end))]


# Luck


def luck_in(judge: Judge, played: Sequence[Played], seed: int) -> tuple[list[float], list[Stroke]]:
    seats = played[0].before.seats if played else 0
    total, strokes = [0.0] * seats, []
    for step, one in enumerate(played):
        if one.seat == CHANCE:
            gained = beside_average(judge, one, Dice(seed + step + 1))
            for seat in range(seats):
                total[seat] += gained[seat]
            most = max(range(seats), key=lambda seat: abs(gained[seat]))
            strokes.append(Stroke(step, most, gained[most]))
    told = [stroke for stroke in strokes if abs(stroke.gained) >= TOLD]
    return total, sorted(told, key=lambda stroke: (-abs(stroke.gained), stroke.step))[:STROKES]


def beside_average(judge: Judge, one: Played, dice: Dice) -> list[float]:
    """What everybody got of an answer of chance, less what they get on average."""
    given = judge.chances(after(one.before, CHANCE, one.move))
    average, weights = [0.0] * len(given), 0
    for outcome, weight in outcomes(one.before, dice):
        weights += weight
        for seat, chance in enumerate(judge.chances(after(one.before, CHANCE, outcome))):
            average[seat] += weight * chance
    return [chance - total / weights for chance, total in zip(given, average)]


def outcomes(state: State, dice: Dice) -> list[tuple[Move, int]]:
    """What chance may answer here, by weight."""
    decision = core.asked(state)
    assert isinstance(decision, Chance)
    listed = [(outcome, weight) for outcome, weight in decision.odds(state) if weight]
    if listed and len(listed) <= MOST_LISTED:
        return listed
    return [(core.draw(state, dice), 1) for _ in range(DRAWN)]


def after(state: State, seat: Seat, move: Move) -> State:
    twin = state.copy()
    core.answer(twin, seat, move)
    return twin


# Choices


class Question:
    """Something a seat was asked, had a choice in, and chose."""

    def __init__(self, rules: Rules, step: int, played: Played, seed: int) -> None:
        self.step = step
        self.seat = played.seat
        self.move = played.move
        self.before = played.before
        self.seed = seed + step + 1
        self.seen = seen_from(rules, played.before, played.seat, Dice(self.seed))
        self.best: Finding | None = None

    @property
    def took_the_best(self) -> bool:
        return self.best is not None and self.best.number == self.move.number


class Choices:
    def __init__(
        self, rules: Rules, played: Sequence[Played], seed: int, effort: int, tell: Callable[[float], None]
    ) -> None:
        self.rules = rules
        self.tell = tell
        self.habit = replace(rules.habit, plans=0)  # there are too many questions to make plans for each
        self.tables = effort * rules.habit.pace // 2  # for finding what is best, and again for what others cost
        self.asked = [
            Question(rules, step, one, seed)
            for step, one in enumerate(played)
            if one.seat != CHANCE and len(core.options(one.before, one.seat)) > 1
        ]

    def counts(self, seat: Seat) -> tuple[int, int]:
        mine = [one for one in self.asked if one.seat == seat]
        return len(mine), sum(one.took_the_best for one in mine)

    def judged(self) -> list[Slip]:
        """Every choice that was not the best, and what it has cost."""
        each = self.share(len(self.asked))
        for at, one in enumerate(self.asked):
            one.best = self.best(one, each)
            self.tell(0.5 * at / len(self.asked))
        doubtful = [one for one in self.asked if not one.took_the_best]
        each = self.share(2 * len(doubtful))
        slips = []
        for at, one in enumerate(doubtful):
            slips.append(self.slip(one, each))
            self.tell(0.5 + 0.5 * at / len(doubtful))
        return slips

    def share(self, questions: int) -> int:
        """Tables to each of so many questions."""
        return max(LEAST, min(self.rules.habit.pace, self.tables // max(1, questions)))

    def slip(self, one: Question, tables: int) -> Slip:
        assert one.best is not None
        better = self.rules.moves[one.best.number]
        lost = self.promise(one, better, tables) - self.promise(one, one.move, tables)
        return Slip(one.step, self.told(one, one.move), self.told(one, better), max(0.0, lost))

    def promise(self, one: Question, move: Move, tables: int) -> float:
        """The seat's chances once it has made this very move."""
        found = found_of(one.seen, move, self.habit, Budget(tables), Dice(one.seed))
        return shares(self.rules, found.hopes)[one.seat]

    def best(self, one: Question, tables: int) -> Finding:
        seen = one.seen
        tree = thought.thought(self.rules, seen.world, seen.seat, self.habit, Budget(tables), Dice(one.seed), Node())
        return thought.found(tree)[0]

    def told(self, one: Question, move: Move) -> Step:
        return Step(one.seat, move.number, dict(self.rules.about(one.before, one.seat, move)))
