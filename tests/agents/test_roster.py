"""The roster: ours and other people's agents, found by name."""

from __future__ import annotations

import sys

import pytest

from meadhall.agents import roster
from meadhall.agents.greedy import Greedy
from meadhall.arena.playing import play_game
from meadhall.games.holmgang import RULES
from tests.installing import install


class Last:
    """Always what comes last."""

    name = "last"

    def choose(self, seen, dice):
        return seen.options[-1]


class NoAgent:
    """Chooses nothing."""


@pytest.fixture
def installed(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    roster.find.cache_clear()
    yield lambda point: install(tmp_path, "other-agents", agents=point)
    roster.find.cache_clear()


def test_ours_are_found_by_name():
    assert {"greedy", "random"} <= set(roster.names())
    assert isinstance(roster.agent("greedy"), Greedy)
    for name in roster.names():
        assert roster.agent(name).name == name


def test_an_agent_of_somebody_else_plays_once_installed(installed):
    assert "last" not in roster.names()
    installed("last = tests.agents.test_roster:Last")
    assert roster.names() == sorted(roster.names())
    assert "last" in roster.names()
    assert roster.agent("last") is not roster.agent("last")
    result = play_game(RULES, [roster.agent("last"), roster.agent("random")], seed=3)
    assert sum(seat.won for seat in result) > 0


def test_what_cannot_choose_is_no_agent(installed):
    installed("silent = tests.agents.test_roster:NoAgent")
    with pytest.raises(AssertionError, match=r"tests.agents.test_roster:NoAgent makes no Agent"):
        roster.agent("silent")


def test_an_unknown_agent_is_told_with_the_known_ones():
    with pytest.raises(roster.UnknownAgent) as caught:
        roster.agent("wizard")
    assert "There is no agent called “wizard”" in str(caught.value)
    for name in roster.names():
        assert name in str(caught.value)
