"""What a search finds at crossroads a test has drawn, and what it never depends on."""

from __future__ import annotations

import gc
import subprocess
import sys
from time import perf_counter

import pytest

import meadhall
from meadhall.agents import crew, levels
from meadhall.agents.agent import Seen, seen_from
from meadhall.agents.budget import tables
from meadhall.agents.crew import Crew
from meadhall.agents.greedy import Greedy
from meadhall.agents.search import Node, Tree
from meadhall.agents.thinker import Thinker
from meadhall.agents.thought import manner_of
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.habit import Habit
from meadhall.kernel.values import CHANCE
from tests.agents.paths import Place, rules, way

GAMES = [("raids", 4), ("yggdrasil", 2), ("blood-rage", 4), ("clash-of-rage", 4), ("holmgang", 3)]


def thinker(iterations=200, trees=1, seconds=0.0, habit=None):
    return Thinker("thinker", tables(iterations, trees), habit, seconds)


def asked(game, seat=0, seed=1):
    state = game.begin(game.seats[0], game.choices(game.seats[0], {}))
    core.run(state)
    return seen_from(game, state, seat, Dice(seed))


def advice(game, **how):
    return thinker(**how).advise(asked(game), Dice(2))


def grown(game, state, seed, most_kept):
    """All that a tree knows, once it has grown with so many tables kept."""
    tree = Tree(manner_of(game, game.habit), state, state.waiting[0], Node())
    tree.most_kept = most_kept
    dice = Dice(seed)
    tree.think(game.imagine, 120, 0.0, False, dice)
    assert not any(node.table is not None for node in nodes(tree.root))
    return told(tree.root), tree.hopes, dice.dump()


def nodes(node):
    below = [arm.child for arm in node.known.values() if arm.child is not None]
    below += [*node.outcomes.values(), *node.together.values()]
    return [node, *[deeper for one in below for deeper in nodes(one)]]


def told(node):
    return [
        (one.visits, [(key, arm.look, arm.visits, arm.total) for key, arm in one.known.items()]) for one in nodes(node)
    ]


# What it finds

TRAP = [
    Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
    Place((0.7, 0.3), (1,), {0: 3, 1: 4}),  # looks well, but the other may turn it
    Place((0.4, 0.6), (1,), {0: 5, 1: 6}),  # looks poor, and whatever the other does, wins
    Place((0.8, 0.2)),
    Place((0.0, 1.0)),
    Place((0.4, 0.6), (0,), {0: 7, 1: 4}),
    Place((0.3, 0.7), (0,), {0: 7, 1: 4}),
    Place((1.0, 0.0)),
]


def test_a_win_behind_the_others_answer_is_found_where_greedy_falls_into_the_trap():
    game = rules(TRAP)
    assert way(Greedy().choose(asked(game), Dice(2))) == 0
    best, other = advice(game)
    assert best.move.way == 1 and best.share > other.share
    assert best.chances[0] > 0.9 and best.chances[1] < 0.1
    assert [(seat, move.way) for seat, move in best.line] in ([(0, 1), (1, 0), (0, 0)], [(0, 1), (1, 1), (0, 0)])
    assert [(seat, move.way) for seat, move in other.line] == [(0, 0), (1, 1)]


def test_each_chooses_without_knowing_what_the_others_choose():
    """Whoever knew the other's way could always win; who does not is safe with the third only."""
    ways = {(0, 0): 1, (0, 1): 2, (1, 0): 2, (1, 1): 1, (2, 0): 3, (2, 1): 3}
    game = rules(
        [Place((0.5, 0.5), (0, 1), ways), Place((1.0, 0.0)), Place((0.0, 1.0)), Place((0.62, 0.38))],
    )
    best = advice(game, iterations=2000)[0]
    assert best.move.way == 2
    assert best.chances == pytest.approx((0.62, 0.38))


def test_a_team_takes_what_is_best_for_all():
    """The second seat chooses for both, so the first may trust it with the better place."""
    places = [
        Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
        Place((0.52, 0.52)),
        Place((0.5, 0.5), (1,), {0: 3, 1: 4}),
        Place((0.1, 0.1)),
        Place((0.9, 0.9)),
    ]
    best = advice(rules(places, is_cooperative=True))[0]
    assert best.move.way == 1
    assert best.chances == pytest.approx((0.9, 0.9), abs=0.05)


def test_what_counts_may_be_the_lead_over_the_best_of_the_others():
    places = [Place((0.5, 0.5, 0.5), (0,), {0: 1, 1: 2}), Place((0.6, 0.1, 0.9)), Place((0.5, 0.4, 0.4))]
    assert advice(rules(places), habit=Habit(is_relative=False))[0].move.way == 0
    assert advice(rules(places), habit=Habit(is_relative=True))[0].move.way == 1


def test_chance_is_weighed():
    """A sure 0.51, or the wind: 0.58 or 0.42; as it stands, nobody looks."""
    places = [
        Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
        Place((0.51, 0.49)),
        Place((0.0, 1.0), (CHANCE,), {0: 3, 1: 4}),
        Place((0.58, 0.42)),
        Place((0.42, 0.58)),
    ]
    for branches in (0, 8):
        best = advice(rules(places), iterations=1000, habit=Habit(branches=branches))[0]
        assert best.move.way == 0


def test_a_turn_under_way_is_played_on_before_it_is_judged():
    """The way through 1 looks poor until one's own turn is over."""
    places = [
        Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
        Place((0.5, 0.5), (0,), {0: 3, 1: 4}),
        Place((0.52, 0.48)),
        Place((0.3, 0.7), (0,), {0: 5, 1: 4}),
        Place((0.0, 1.0)),
        Place((1.0, 0.0)),
    ]
    best = advice(rules(places), iterations=30, habit=Habit(follow=4))[0]
    assert best.move.way == 0


def test_there_is_advice_where_there_is_no_choice():
    only = advice(rules([Place((0.5, 0.5), (0,), {0: 1}), Place((0.7, 0.3))]))
    assert [(one.move.way, one.share) for one in only] == [(0, 1.0)]
    assert only[0].chances == pytest.approx((0.7, 0.3))


# What it does not depend on


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_same_seed_gives_the_same_advice(name, seats):
    game = meadhall.new(name, seats, seed=11)
    seat = game.waiting[0]
    given = [thinker(40).advise(seen_from(game.rules, game.state, seat, Dice(5)), Dice(6)) for _ in range(2)]
    assert given[0] == given[1]
    assert {one.move for one in given[0]} == set(game.options(seat))
    assert sum(one.share for one in given[0]) == pytest.approx(1)
    assert all(len(one.chances) == seats for one in given[0] if one.share)


def middle_of(name, seats):
    """A table after fifty random answers."""
    game = meadhall.new(name, seats, seed=7)
    dice = Dice(8)
    for _ in range(50):
        if not game.is_over:
            game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
    while len(game.options(game.waiting[0])) == 1:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    return game


def test_trees_added_up_are_the_same_however_many_processes_grow_them(monkeypatch):
    game = middle_of("blood-rage", 4)
    seen = seen_from(game.rules, game.state, game.waiting[0], Dice(5))
    given = []
    for helpers in (0, 1, 2):
        found = Crew(helpers)
        monkeypatch.setattr("meadhall.agents.thinker.crew", lambda found=found: found)
        given.append(thinker(30, trees=5).advise(seen, Dice(6)))
        assert len(found.helpers) == helpers
        found.dismiss()
    assert given[0] == given[1] == given[2]


def test_a_helper_that_dies_is_done_without(monkeypatch):
    game = middle_of("raids", 3)
    seen = seen_from(game.rules, game.state, game.waiting[0], Dice(5))
    found = Crew(1)
    monkeypatch.setattr("meadhall.agents.thinker.crew", lambda: found)
    before = thinker(20, trees=2).advise(seen, Dice(6))
    found.helpers[0].process.kill()
    found.helpers[0].process.wait()
    assert thinker(20, trees=2).advise(seen, Dice(6)) == before
    assert not found.helpers
    assert thinker(20, trees=2).advise(seen, Dice(6)) == before
    assert len(found.helpers) == 1
    found.dismiss()


def test_helpers_end_with_whoever_started_them():
    code = (
        "from meadhall.agents.crew import Helper; import os, sys\nprint(Helper().process.pid, flush=True); os._exit(0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    assert int(ran.stdout) > 0
    assert ran.stderr == b""  # which the helper holds too: it was read to its end, so there is no helper any more


def test_a_process_that_is_one_of_several_has_no_helpers(monkeypatch):
    monkeypatch.setattr("multiprocessing.parent_process", lambda: object())
    assert crew.helpers() == 0


SAME = """
import meadhall
from meadhall.agents.agent import Seen, seen_from
from meadhall.agents.budget import tables
from meadhall.agents.thinker import Thinker
from meadhall.kernel.dice import Dice
for name, seats in {games!r}:
    game = meadhall.new(name, seats, seed=11)
    dice = Dice(3)
    for _ in range(12):
        seat = game.waiting[0]
        game.play(seat, Thinker("x", tables(12)).choose(seen_from(game.rules, game.state, seat, dice), dice))
    print(game.record())
"""


def test_compiled_and_interpreted_choose_the_same():
    """The interpreted sources beside these tests, and whatever runs the tests."""
    code = SAME.format(games=GAMES)
    sources = str(__import__("pathlib").Path(__file__).parents[2] / "src")
    here = [path for path in sys.path if path]
    told = [
        subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path[:0] = {first!r}\n{code}"],
            stdout=subprocess.PIPE,
            check=True,
            timeout=100,
        ).stdout
        for first in ([sources], here)
    ]
    assert told[0] == told[1] and b"blood-rage" in told[0]


# How long it may think


def test_a_budget_in_time_comes_to_its_end():
    game = middle_of("raids", 4)
    seen = seen_from(game.rules, game.state, game.waiting[0], Dice(5))
    begun = perf_counter()
    given = thinker(10_000_000, seconds=0.05).advise(seen, Dice(6))
    assert given and perf_counter() - begun < 30


def test_a_game_nobody_measured_has_a_budget_too():
    patience = [level().budget(rules(TRAP)) for level in (levels.skald, levels.jarl, levels.odin)]
    thinking = [budget.iterations * budget.trees for budget in patience]
    assert 0 < thinking[0] < thinking[1] < thinking[2]


def test_whoever_thinks_leaves_the_search_for_garbage_as_it_was():
    game = rules([Place((0.5, 0.5), (0,), {0: 1, 1: 2}), Place((0.4, 0.6)), Place((0.9, 0.1))])
    state = game.begin(2, {})
    core.run(state)
    for was_looking in (True, False):
        gc.enable() if was_looking else gc.disable()
        try:
            Thinker("thinker", tables(5)).choose(Seen(game, 0, state), Dice(1))
            assert gc.isenabled() is was_looking
        finally:
            gc.enable()


def test_a_first_choice_is_looked_at_by_what_the_turn_leads_to():
    """Way 1 looks bad until the same seat has chosen once more."""
    places = [
        Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
        Place((0.4, 0.6)),
        Place((0.1, 0.9), (0,), {0: 3, 1: 4}),
        Place((0.9, 0.1)),
        Place((0.0, 1.0)),
    ]
    best = {follow: advice(rules(places), iterations=1, habit=Habit(follow=follow))[0].move.way for follow in (0, 4)}
    assert best == {0: 0, 4: 1}


@pytest.mark.parametrize("name", ["raids", "yggdrasil", "holmgang", "blood-rage"])
def test_a_tree_that_keeps_tables_grows_as_one_that_plays_up_to_them_every_time(name):
    game = shelf.find(name)
    state, dice = game.begin(game.seats[-1], game.choices(game.seats[-1], {})), Dice(3)
    core.run(state)
    for seed in range(40):
        core.settle(state, dice)
        if not state.waiting:
            break
        if seed % 4 == 0:
            played = grown(game, state, seed, 0)
            assert grown(game, state, seed, 4000) == played
            assert grown(game, state, seed, 7) == played
        core.answer(state, state.waiting[0], dice.choice(core.options(state, state.waiting[0])))
