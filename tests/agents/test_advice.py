"""Advice: the best few moves of a seat, their chances, and a line that can be played."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.agents.advice import FAR, FEW, hints, shares
from meadhall.agents.agent import seen_from
from meadhall.agents.budget import tables
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.words import LANGUAGES, words_of

FOREVER = 600.0  # seconds: what is found depends on the tables alone


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_advises_moves_it_offers_in_words_of_every_language(name):
    game = meadhall.new(name, seats=3, seed=5)
    dice = Dice(3)
    for _ in range(3):
        for _ in range(8):
            game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
        seat = game.waiting[0]
        found = hints(seen_from(game.rules, game.state, seat, Dice(1)), Dice(2), tables(60), FOREVER)
        offered = [move.number for move in game.options(seat)]
        assert 1 <= len(found) <= FEW
        for hint in found:
            assert hint.number in offered and hint.line[0].number == hint.number and len(hint.line) <= FAR
            assert len(hint.chances) == 3 and all(0 <= chance <= 1 for chance in hint.chances)
            for language in LANGUAGES:
                words = words_of(game.rules, language)
                assert all(words.move(game.rules.moves[step.number], step.about) for step in hint.line)


def test_among_several_moves_only_those_allowed_are_named():
    game = meadhall.new("holmgang", seats=2, seed=1, first=0)
    last = game.options(0)[-1].number
    seen = seen_from(game.rules, game.state, 0, Dice(1))
    assert [hint.number for hint in hints(seen, Dice(2), tables(30), FOREVER, [last])] == [last]


def test_asked_again_with_the_same_dice_it_says_the_same():
    game = meadhall.new("raids", seats=2, seed=1)
    seat = game.waiting[0]
    first, second = [
        hints(seen_from(game.rules, game.state, seat, Dice(1)), Dice(2), tables(50), FOREVER) for _ in range(2)
    ]
    assert first == second


def test_hopes_are_shared_out_where_one_can_win_and_left_alone_where_all_win_together():
    raids, yggdrasil = shelf.find("raids"), shelf.find("yggdrasil")
    assert shares(raids, [0.5, 0.5, 0.5]) == pytest.approx([1 / 3] * 3)
    assert shares(raids, [1.0, 0.0]) == pytest.approx([1.0, 0.0])
    assert shares(raids, [0.0, 0.0]) == [0.5, 0.5]
    assert shares(raids, [0.5, 0.3, 0.2]) == [0.5, 0.3, 0.2]
    assert shares(yggdrasil, [0.3, 0.3]) == [0.3, 0.3]


def test_whoever_has_no_choice_is_told_what_to_expect():
    game = meadhall.new("raids", seats=2, seed=3)
    dice = Dice(1)
    while len(game.options(game.waiting[0])) > 1:
        game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
    seat = game.waiting[0]
    [hint] = hints(seen_from(game.rules, game.state, seat, Dice(1)), Dice(2), tables(30), FOREVER)
    assert hint.number == core.options(game.state, seat)[0].number and hint.share == 1.0
