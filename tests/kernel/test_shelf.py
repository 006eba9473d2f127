"""The shelf: ours and other people's games, found by name."""

from __future__ import annotations

import sys

import pytest

import meadhall
from meadhall.kernel import shelf
from meadhall.kernel.troubles import UnknownGame
from tests.installing import install
from tests.kernel.twigs import RULES


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Somebody else's package, installed on a path of its own."""

    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    shelf.find.cache_clear()
    yield lambda name, value: install(tmp_path, f"other-{name}", games=f"{name} = {value}")
    shelf.find.cache_clear()


def test_a_game_of_somebody_else_is_found_once_installed(installed):
    assert "twigs" not in meadhall.game_names()
    installed("twigs", "tests.kernel.twigs:RULES")
    assert "twigs" in meadhall.game_names()
    assert shelf.find("twigs") is RULES


def test_it_is_played_like_ours(installed):
    installed("twigs", "tests.kernel.twigs:RULES")
    game = meadhall.new("twigs", seats=2, seed=3, twigs=6)
    while not game.is_over:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert meadhall.read(game.record()).record() == game.record()
    assert game.result is not None
    assert sum(game.state.twigs) + game.state.heap == 12


def test_what_is_not_rules_is_not_a_game(installed):
    installed("twigs", "tests.kernel.twigs:Twigs")
    with pytest.raises(AssertionError, match=r"tests.kernel.twigs:Twigs is not a Rules"):
        shelf.find("twigs")


def test_an_unknown_game_is_told_with_the_known_ones():
    with pytest.raises(UnknownGame) as caught:
        meadhall.new("tafl", seats=2)
    assert "There is no game called “tafl”" in str(caught.value)
    for name in meadhall.game_names():
        assert name in str(caught.value)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_goes_by_its_own_name(name):
    rules = shelf.find(name)
    assert rules.name == name
    assert shelf.find(name) is rules
