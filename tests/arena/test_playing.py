"""One game: the same again for the same seed, and nobody's thinking changes another's."""

from __future__ import annotations

import pytest

from meadhall.agents.aimless import Aimless
from meadhall.arena.playing import final_state, play_game
from meadhall.arena.results import Fixture
from meadhall.arena.watching import play
from meadhall.games.raids import RULES
from meadhall.kernel.dump import dump


class Pensive:
    """Thinks so much, and then does what comes first."""

    name = "pensive"

    def __init__(self, thoughts):
        self.thoughts = thoughts

    def choose(self, seen, dice):
        for _ in range(self.thoughts):
            dice.below(6)
        return seen.options[0]


class Lost:
    name = "lost"

    def choose(self, seen, dice):
        raise LookupError("no way out")


def test_the_same_seed_gives_the_same_game():
    first, again = [dump(final_state(RULES, [Aimless(), Aimless()], 5)) for _ in range(2)]
    assert first == again
    assert dump(final_state(RULES, [Aimless(), Aimless()], 6)) != first


def test_however_much_one_thinks_the_others_play_on_as_before():
    quick, slow = [dump(final_state(RULES, [Pensive(much), Aimless(), Aimless()], 3)) for much in (0, 17)]
    assert quick == slow


def test_seats_do_not_think_alike():
    """Two of a kind at one table are two, not one."""
    results = [play_game(RULES, [Aimless(), Aimless()], seed) for seed in range(10)]
    assert any(one.score != other.score for one, other in results)


def test_what_goes_wrong_says_in_which_game(monkeypatch):
    monkeypatch.setattr("meadhall.agents.roster.agent", lambda name: Lost())
    with pytest.raises(LookupError, match="no way out") as caught:
        play(Fixture(4, "raids", 11, ("lost", "lost"), {}))
    assert caught.value.__notes__ == ["in game 4: raids, seed 11, lost, lost"]
