"""What every game on the shelf keeps, at every decision of random games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.kernel.game import Game
from meadhall.testing import check_game, check_laws, check_names

LOOKS = 8  # at a game, however long it is: every law plays copies of the table to their end
ONCE_MORE = os.environ.get("MEADHALL_EXPECT") == "interpreted"  # `make test` plays all of them compiled as well
SEED = 0 if ONCE_MORE else 1  # so that compiled rules are held to another game than interpreted ones
GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = shelf.names()


def pace(rules, seats, looks=LOOKS):
    """Look at each n-th decision only, so that a long game is looked at as often as a short one."""
    state = rules.begin(seats, rules.choices(seats, {}))
    core.run(state)
    return max(1, core.play_out(state, Dice(1)) // looks)


@pytest.mark.parametrize("name", GAMES)
def test_every_name_number_and_word_is_there(name):
    check_names(shelf.find(name))


def tables():
    """Every number of seats; what is compiled, only the fewest and the most of them."""
    for name in GAMES:
        seats = shelf.find(name).seats
        yield from ((name, count) for count in (seats if ONCE_MORE else sorted({seats[0], seats[-1]})))


@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_laws_hold(name, seats):
    rules = shelf.find(name)
    assert check_laws(rules, games=1, seats=[seats], every=pace(rules, seats), first_seed=SEED) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold_for_every_value_of_every_option(name):
    rules = shelf.find(name)
    seats = rules.seats[-1]
    every = (6 if ONCE_MORE else 3) * pace(rules, seats)
    for option in rules.options:
        for value in option.values[1:]:
            assert check_game(rules, seats, every, {option.name: value}, every) > 0


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**40), choices=st.lists(st.integers(0, 2**16), max_size=60))
def test_whatever_people_choose_the_same_answers_give_the_same_game(name, seed, choices):
    rules = shelf.find(name)
    games = [Game(rules, rules.seats[0], seed) for _ in range(2)]
    for choice in choices:
        for game in games:
            if not game.is_over:
                seat = game.waiting[choice % len(game.waiting)]
                offered = game.options(seat)
                game.play(seat, offered[choice % len(offered)])
    assert dump(games[0].state) == dump(games[1].state)
    assert meadhall.read(games[0].record()).record() == games[1].record()


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.game")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_games_still_play_as_they_did(path):
    """Those of before, which tell numbers, are written again with names; so written, they stay as they are."""
    named = (path.parent / "named" / path.name).read_text()
    for text in (path.read_text(), named):
        game = meadhall.read(text)
        assert game.is_over
        assert game.record() == named


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in shelf.find(name).seats])
def test_ten_thousand_games_keep_the_laws(name, seats, block):
    rules = shelf.find(name)
    looked = check_laws(rules, games=1000, seats=[seats], every=pace(rules, seats, looks=1), first_seed=1000 * block)
    assert looked > 0


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        (name, option.name, value)
        for name in GAMES
        for option in shelf.find(name).options
        for value in option.values[1:]
    ],
)
def test_ten_thousand_games_of_every_option_keep_the_laws(name, option, value):
    rules = shelf.find(name)
    games, every = 10_000 // len(rules.seats), pace(rules, rules.seats[0], looks=1)
    looked = check_laws(rules, games, options={option: value}, every=every)
    assert looked > 0
