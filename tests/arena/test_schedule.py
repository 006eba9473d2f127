"""Who plays whom, in which seats, with which seed."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.arena.schedule import contest, line_ups_of, rotations
from meadhall.arena.troubles import BadContest
from meadhall.kernel.troubles import Trouble


def test_everybody_sits_everywhere_and_alike_tables_are_one():
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]


def test_more_agents_than_seats_are_selected_and_fewer_share_the_seats():
    assert line_ups_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups_of(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert line_ups_of(["b", "a"], 4) == [("b", "b", "b", "a"), ("b", "b", "a", "a"), ("b", "a", "a", "a")]
    assert line_ups_of(["a"], 3) == [("a", "a", "a")]


def test_an_agent_is_named_once():
    with pytest.raises(BadContest, match="“a” is named twice"):
        line_ups_of(["a", "b", "a"], 4)


def test_a_seed_is_played_once_in_every_rotation_of_every_line_up():
    shown = contest("holmgang", line_ups_of(["greedy", "random"], 3), first_seed=7)
    games = list(shown.fixtures(shown.whole_rounds(7)))
    assert len(games) == 12
    assert [game.number for game in games] == list(range(12))
    assert Counter(game.seed for game in games) == {7: 6, 8: 6}
    tables = [game.agents for game in games if game.seed == 7]
    assert len(set(tables)) == 6
    assert [game.agents for game in games if game.seed == 8] == tables
    for seat in range(3):
        assert Counter(table[seat] for table in tables) == {"greedy": 3, "random": 3}


def test_a_game_is_the_same_however_many_are_played():
    shown = contest("raids", [("greedy", "random", "random")])
    assert list(shown.fixtures(5)) == list(shown.fixtures(50))[:5]


@pytest.mark.parametrize(
    ("game", "line_up", "options", "said"),
    [
        ("chess", ("random", "random"), {}, "no game called"),
        ("raids", ("random", "wizard"), {}, "no agent called"),
        ("raids", ("random",), {}, "cannot be played by 1"),
        ("raids", ("random", "random"), {"villages": "9"}, "not a value of villages"),
    ],
)
def test_what_does_not_exist_is_not_begun(game, line_up, options, said):
    with pytest.raises(Trouble, match=said):
        contest(game, [line_up], options)
