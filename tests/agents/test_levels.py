"""The ladder: who is on it, in which order, and how gently the gentle one plays."""

from __future__ import annotations

import pytest

from meadhall.agents import roster
from meadhall.agents.agent import Seen
from meadhall.agents.thrall import Thrall
from meadhall.arena.playing import play_game
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.words import LANGUAGES, shared_words
from tests.agents.paths import Place, rules, way


def test_the_ladder_goes_from_gentle_to_frightening():
    assert roster.ladder()[: len(roster.LADDER)] == list(roster.LADDER)
    assert sorted(roster.ladder()) == roster.names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_words(language):
    words = shared_words(language)
    for name in roster.LADDER:
        assert words.say(f"hall-level-{name}") and words.say(f"hall-level-{name}", attribute="about")


def test_a_thrall_takes_the_best_half_the_time():
    game = rules([Place((0.5, 0.5), (0,), {0: 1, 1: 2, 2: 3}), Place((0.4, 0.6)), Place((0.9, 0.1)), Place((0.6, 0.4))])
    state = game.begin(2, {})
    core.run(state)
    dice = Dice(1)
    ways = [way(Thrall().choose(Seen(game, 0, state), dice)) for _ in range(400)]
    assert 180 < ways.count(1) < 220
    assert 80 < ways.count(2) < 120 and 80 < ways.count(0) < 120


def test_a_thrall_wins_against_chance_and_loses_to_greed():
    assert victories_against("random") > 30 > victories_against("greedy")


def victories_against(other: str) -> int:
    """Of sixty games, in either seat."""
    game, won = shelf.find("holmgang"), 0
    for seed in range(30):
        for seat in range(2):
            agents = [Thrall() if at == seat else roster.agent(other) for at in range(2)]
            won += play_game(game, agents, seed)[seat].won
    return won
