"""Every rule, played at the table; and the laws that every game keeps."""

from __future__ import annotations

import pytest

from meadhall.agents.roster import agent
from meadhall.arena.playing import play_game
from meadhall.blueprint.game import RULES
from meadhall.blueprint.game.events import StonesTaken
from meadhall.kernel.game import Game
from meadhall.kernel.values import refuse
from meadhall.testing import check_laws


@pytest.fixture
def game() -> Game:
    """Two seats, the first begins."""
    return Game(RULES, 2, 3, first=0)


def played(game: Game, *answers: str) -> Game:
    """`played(game, "0 take 3", "1 take 2")`"""
    for answer in answers:
        seat, _, move = answer.partition(" ")
        game.play(int(seat), move)
    return game


def test_the_laws_hold() -> None:
    assert check_laws(RULES, games=5) > 0


def test_agents_play_it_to_its_end() -> None:
    for seats in RULES.seats:
        agents = [agent("greedy"), *[agent("random")] * (seats - 1)]
        assert sum(seat.won for seat in play_game(RULES, agents, seed=1)) == 1


def test_thirteen_stones_lie_on_the_heap(game: Game) -> None:
    """NL-1.1"""
    assert game.state.heap == 13


def test_turns_go_clockwise_from_whoever_begins() -> None:
    """NL-1.2"""
    game = Game(RULES, 3, 3, first=2)
    assert game.waiting == [2]
    assert played(game, "2 take 1").waiting == [0]


def test_stones_go_from_the_heap_to_whoever_takes_them(game: Game) -> None:
    """NL-2.1"""
    played(game, "0 take 3")
    assert (game.state.heap, game.state.taken) == (10, [3, 0])
    assert game.told == [StonesTaken(0, 3)]


def test_nobody_takes_more_than_there_are(game: Game) -> None:
    """NL-2.2"""
    played(game, "0 take 3", "1 take 3", "0 take 3", "1 take 3")
    assert game.refusal(0, "take 2") == refuse("NL-2.2", "not-so-many", heap=1)
    assert game.why_not(0, "take 1") is None


def test_whoever_takes_the_last_stone_wins(game: Game) -> None:
    """NL-3.1, NL-3.2"""
    played(game, "0 take 3", "1 take 3", "0 take 3", "1 take 3", "0 take 1")
    assert game.is_over
    assert game.result is not None
    assert [seat.won for seat in game.result] == [True, False]
