"""The Plackett-Luce fit, against what can be worked out by hand."""

from __future__ import annotations

from math import log10

import pytest

from meadhall.arena.ratings import ratings
from meadhall.arena.strengths import fit, places_of, stages_of, strengths
from meadhall.kernel.dice import Dice
from tests.arena.builders import played


def duels(won, lost):
    return [played(number, "ab", (1, 0) if number < won else (0, 1)) for number in range(won + lost)]


def test_of_two_the_odds_are_those_of_the_games_and_of_one_drawn_game():
    points = strengths(duels(300, 100))
    assert points["a"][0] - points["b"][0] == pytest.approx(400 * log10(300.5 / 100.5), abs=0.01)
    assert points["a"][0] == pytest.approx(-points["b"][0])


def test_the_interval_is_as_wide_as_chance_is():
    """Half the width of 95 % for log odds of 300 to 100 is 1.96 · sqrt(1/300 + 1/100), in points twice 43.6 / 2."""
    points, low, high = strengths(duels(300, 100))["a"]
    assert low < points < high
    assert (high - low) / 2 == pytest.approx(400 / 2.302585 * 1.96 * (1 / 300 + 1 / 100) ** 0.5 / 2, rel=0.25)


def test_who_never_lost_is_strong_and_not_infinitely_so():
    points = strengths(duels(50, 0))
    assert 400 < points["a"][0] - points["b"][0] < 1200


def test_three_strengths_are_found_again():
    """Games drawn from known strengths: 4, 2 and 1, two seats for the weakest."""
    known, dice = {"a": 4, "b": 2, "c": 1}, Dice(4)
    games = []
    for number in range(2000):
        left, order = ["a", "b", "c", "c"], []
        while left:
            order.append(left.pop(dice.weighted([known[name] for name in left])))
        games.append(played(number, order, (4, 3, 2, 1)))
    points = strengths(games)
    for one, other in (("a", "b"), ("b", "c")):
        assert points[one][0] - points[other][0] == pytest.approx(400 * log10(2), abs=25)
    for name in known:
        assert points[name][1] < points[name][0] < points[name][2]


def test_a_tie_counts_as_each_of_its_orders():
    assert places_of(played(0, "cab", (5, 7, 5))) == (("a",), ("b", "c"))
    stages = stages_of((("a",), ("b", "c")))
    assert stages == {("a", ("a", "b", "c")): 1.0, ("b", ("b", "c")): 0.5, ("c", ("b", "c")): 0.5}
    assert stages_of((("a", "b"),)) == {("a", ("a", "b")): 0.5, ("b", ("a", "b")): 0.5}


def test_games_among_equals_say_nothing():
    assert stages_of((("a",), ("a",), ("a", "a"))) == {}
    assert fit(["a", "b"], {}) == {"a": pytest.approx(0.0), "b": pytest.approx(0.0)}


def test_games_of_one_seed_are_drawn_together():
    """Ten games that are one and the same say no more than one: the interval does not shrink."""
    alone = duels(6, 4)
    tenfold = [played(10 * game.number + copy, "ab", (1, 0) if game.results[0].won else (0, 1), seed=game.seed)
               for game in alone for copy in range(10)]  # fmt: skip
    one, many = strengths(alone)["a"], strengths(tenfold)["a"]
    assert many[2] - many[1] > 0.9 * (one[2] - one[1])


def test_the_same_games_give_the_same_intervals():
    assert strengths(duels(9, 4)) == strengths(duels(9, 4))


def test_openskill_puts_the_winner_first_and_leaves_equals_alone():
    found = ratings([*duels(30, 5), played(99, "cc", (1, 0))])
    assert found["a"][0] > 25 > found["b"][0]
    assert found["a"][1] < 25 / 3
    assert found["c"] == (25.0, 25 / 3)


def test_an_agent_in_two_seats_is_moved_by_both():
    """What one gains the other loses."""
    found = ratings([played(0, "aab", (3, 1, 2))])
    assert set(found) == {"a", "b"}
    assert found["a"][0] + found["b"][0] == pytest.approx(50)
    assert found["a"][1] < found["b"][1] < 25 / 3
