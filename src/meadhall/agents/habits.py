"""How to search each game: what was found to play best at a hundred milliseconds a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.agents.search import Manner
from meadhall.kernel.rules import Rules


@dataclass(frozen=True)
class Habit:
    """See `Manner` for what each of them does."""

    curiosity: float = 0.2
    sharpness: float = 50.0
    doubt: float = 0.02
    follow: int = 0
    branches: int = 0
    share: int = 1
    is_relative: bool = False
    goes_through: bool = False


WHIM = 0.02

HABITS = {
    "raids": Habit(),
    "yggdrasil": Habit(branches=24),
    "blood-rage": Habit(share=4),
    "clash-of-rage": Habit(follow=4),
}


def habit_for(rules: Rules) -> Habit:
    """A game we do not know is searched by what it says of its evaluation."""
    known = HABITS.get(rules.name)
    return known if known is not None else Habit(follow=0 if rules.judges_midway else 4, share=4)


def manner_of(rules: Rules, habit: Habit, trees: int = 1) -> Manner:
    return Manner(
        rules.evaluate_all or one_by_one(rules),
        rules.weighed,
        habit.curiosity,
        habit.sharpness,
        habit.doubt,
        habit.follow,
        habit.branches,
        habit.share,
        WHIM if trees > 1 else 0.0,
        habit.is_relative and not rules.is_cooperative,
        habit.goes_through,
    )


def one_by_one(rules: Rules) -> Any:
    """What everybody may hope for, of a game that tells it for one seat at a time; a team hopes as one."""
    if rules.is_cooperative:
        return lambda state: [rules.evaluate(state, 0)] * state.seats
    return lambda state: [rules.evaluate(state, seat) for seat in range(state.seats)]
