"""What goes with winning, against what can be worked out by hand."""

from __future__ import annotations

import pytest

from meadhall.arena.worth import EVEN, FEW, STRONG, UNSAID, WEAK, Try, tries_of, worths
from meadhall.kernel.dice import Dice
from tests.arena.builders import played


def tries(count, won, *things, kind="a", first=0):
    """So many, the first of them won, each with a seed of its own."""
    return [Try(first + number, kind, float(number < won), frozenset(things)) for number in range(count)]


def by_name(found):
    return {worth.name: worth for worth in found.things}


def test_the_difference_is_that_of_the_shares():
    axe = by_name(worths([*tries(40, 30, "axe"), *tries(60, 15, first=40)]))["axe"]
    assert (axe.tries, axe.share, axe.without, axe.share_without) == (40, 0.75, 60, 0.25)
    assert axe.difference == pytest.approx(0.5)
    assert axe.interval[0] < 0.75 < axe.interval[1]


def test_the_deviation_is_the_usual_one_where_tries_do_not_depend_on_each_other():
    """sqrt(0.5 · 0.5 / 400 + 0.5 · 0.5 / 400), times 1.96."""
    coin = by_name(worths([*tries(400, 200, "coin"), *tries(400, 200, first=400)]))["coin"]
    assert coin.difference == pytest.approx(0.0)
    assert coin.between[1] == pytest.approx(1.96 * (0.25 / 400 * 2) ** 0.5, rel=0.01)
    assert coin.verdict == EVEN


def test_a_strong_agents_favourite_is_not_strong_for_that():
    """a wins 80 % with the horn or without it, b 20 %; a takes it four times as often."""
    every = [
        *tries(80, 64, "horn", kind="a"),
        *tries(20, 16, kind="a", first=80),
        *tries(20, 4, "horn", kind="b", first=100),
        *tries(80, 16, kind="b", first=120),
    ]
    horn = by_name(worths(every))["horn"]
    assert horn.share == pytest.approx(0.68) and horn.share_without == pytest.approx(0.32)
    assert horn.difference == pytest.approx(0.0)
    assert horn.verdict == EVEN


def test_what_stands_out_is_called_so():
    every = [*tries(100, 80, "axe"), *tries(100, 20, "rope", first=100), *tries(200, 100, first=200)]
    found = by_name(worths(every))
    assert (found["axe"].verdict, found["rope"].verdict) == (STRONG, WEAK)
    assert [worth.name for worth in worths(every).things] == ["axe", "rope"]


def test_what_is_good_like_all_of_its_kind_does_not_stand_out():
    """Whoever takes anything wins more often; only the crown is better than that."""
    common = [each for at in range(10) for each in tries(100, 60, f"tool {at}", first=100 * at)]
    found = worths([*common, *tries(100, 95, "crown", first=1000), *tries(1000, 100, first=1100)])
    assert found.average > 0.2
    assert {worth.name for worth in found.things if worth.verdict == STRONG} == {"crown"}
    assert {worth.verdict for worth in found.things if worth.name != "crown"} == {EVEN}
    assert all(worth.between[0] > 0 for worth in found.things)


def test_of_a_hundred_things_that_do_nothing_none_stands_out():
    """Without the correction about five would."""
    dice = Dice(8)
    every = [
        Try(seed, "a", float(dice.below(2)), frozenset(str(thing) for thing in range(100) if dice.below(2)))
        for seed in range(300)
    ]
    found = worths(every).things
    narrow = [worth for worth in found if worth.between[0] > 0 or worth.between[1] < 0]
    assert 0 < len(narrow) < 12
    assert {worth.verdict for worth in found} == {EVEN}


def test_what_was_seen_rarely_is_not_judged():
    found = by_name(worths([*tries(FEW - 1, FEW - 1, "gem"), *tries(200, 50, first=100)]))
    assert found["gem"].verdict == UNSAID
    always = by_name(worths(tries(100, 50, "ship")))["ship"]
    assert (always.verdict, always.without, always.difference) == (UNSAID, 0, 0.0)


def test_tries_of_one_seed_count_as_one():
    """Each try ten times over, with the same seed: nothing more is known than before."""
    once = [*tries(60, 40, "axe"), *tries(60, 20, first=60)]
    tenfold = [each for each in once for _ in range(10)]
    one, many = by_name(worths(once))["axe"], by_name(worths(tenfold))["axe"]
    assert many.between == pytest.approx(one.between)


def test_nobody_who_had_it_won_and_still_it_is_not_certain():
    """Where no try differs from the next, what the others did says how sure one may be."""
    curse = by_name(worths([*tries(FEW, 0, "curse"), *tries(400, 100, first=100)]))["curse"]
    assert curse.between[1] - curse.between[0] > 0.1


def test_a_seat_is_a_try_and_friends_are_one():
    deeds = {"forge": (("axe",), ("rope", "axe"))}
    games = [played(0, "ab", (2, 1), deeds=deeds)]
    apart = tries_of(games, False, lambda game, seat: game.deeds["forge"][seat])
    assert [(each.kind, each.won, each.things) for each in apart] == [
        ("a", 1.0, frozenset({"axe"})),
        ("b", 0.0, frozenset({"rope", "axe"})),
    ]
    [together] = tries_of(games, True, lambda game, seat: game.deeds["forge"][seat])
    assert (together.kind, together.won, together.things) == (("a", "b"), 1.0, frozenset({"axe", "rope"}))
