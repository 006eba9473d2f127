"""What plans for a turn find at crossroads a test has drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.agents import plans
from meadhall.agents.agent import seen_from
from meadhall.agents.budget import tables
from meadhall.agents.greedy import Greedy
from meadhall.agents.thinker import Thinker
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.habit import Habit
from meadhall.kernel.values import CHANCE
from tests.agents.paths import Place, Wind, rules, way


def whose_turn(state):
    """Of whoever is asked; the wind blows in the turn of the first."""
    asks = state.places[state.place].asks
    return asks[0] if asks and asks[0] != CHANCE else 0


def planned(places, iterations=60, most=4, **more):
    game = rules(places, whose_turn=whose_turn, habit=Habit(plans=most), **more)
    state = game.begin(2, {})
    core.run(state)
    return game, seen_from(game, state, 0, Dice(1)), Thinker("planner", tables(iterations))


EXPOSED = [
    Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
    Place((0.5, 0.5), (0,), {0: 3, 1: 4}),
    Place((0.5, 0.5), (0,), {0: 5, 1: 6}),
    Place((0.7, 0.3), (1,), {0: 7, 1: 8}),  # looks best at the end of the turn, and the other takes it all
    Place((0.4, 0.6)),
    Place((0.66, 0.34), (1,), {0: 9, 1: 10}),  # looks a little less, and nothing can happen to it
    Place((0.4, 0.6)),
    Place((0.7, 0.3)),
    Place((0.0, 1.0)),
    Place((0.65, 0.35)),
    Place((0.66, 0.34)),
]


def test_a_plan_is_judged_by_what_others_reply():
    _, seen, planner = planned(EXPOSED)
    assert way(Greedy().choose(seen, Dice(2))) == 0
    best, other = planner.advise(seen, Dice(2))
    assert way(best.move) == 1 and best.chances == pytest.approx((0.65, 0.35))
    assert way(other.move) == 0 and other.chances == pytest.approx((0.0, 1.0))
    assert [(seat, way(move)) for seat, move in best.line] == [(0, 1), (0, 0)]


def test_a_turn_is_thought_about_once():
    """The next question of the turn was part of the plan: nothing is drawn for it."""
    game, seen, planner = planned(EXPOSED)
    dice = Dice(2)
    state = seen.world.copy()
    core.answer(state, 0, planner.choose(seen, dice))
    after = dice.dump()
    assert way(planner.choose(seen_from(game, state, 0, Dice(3)), dice)) == 0
    assert dice.dump() == after


def test_luck_is_taken_out_of_what_a_plan_came_to():
    """The wind gives all or nothing, 0.6 of it on average if it may; the sure way brings 0.55: one table shows it."""
    places = [
        Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
        Place((0.6, 0.4), (CHANCE,), {0: 3, 1: 4, 2: 5}),
        Place((0.55, 0.45)),
        Place((0.0, 1.0)),
        Place((1.0, 0.0)),
        Place((0.8, 0.2)),
    ]
    _, seen, planner = planned(places, iterations=2, weighed=(Wind,))
    best = planner.advise(seen, Dice(4))[0]
    assert way(best.move) == 0 and best.chances == pytest.approx((0.6, 0.4))


def hurried(monkeypatch, seconds):
    """A turn of six choices among three, where every judgement takes a second: how many there were, and the answer."""
    steps = 6
    places = [Place((0.5, 0.5), (0,), {way: at + 1 for way in range(3)}) for at in range(steps)]
    places += [Place((0.6, 0.4), (1,), {0: steps + 1, 1: steps + 2}), Place((0.6, 0.4)), Place((0.3, 0.7))]
    game, seen, planner = planned(places, iterations=600)
    clock = [0.0]

    def judged(state):
        clock[0] += 1.0
        return [game.evaluate(state, seat) for seat in range(2)]

    monkeypatch.setattr(plans, "perf_counter", lambda: clock[0])
    seen.rules = replace(game, evaluate_all=judged)
    planner.seconds = seconds
    return planner.choose(seen, Dice(1)), clock[0]


def test_seconds_end_the_making_of_plans_too(monkeypatch):
    """What is under way is a single choice, which takes 39 looks here; and whatever is found by then is an answer."""
    _, unhurried = hurried(monkeypatch, 0.0)
    for seconds in (1.0, 30.0):
        move, took = hurried(monkeypatch, seconds)
        assert way(move) in range(3)
        assert took < 120.0 < unhurried / 2
