"""What people are offered: all there is, and whatever ends or wastes comes last and says what would be lost."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.server.tables.to_wire import Offers


@pytest.mark.parametrize("name", shelf.names())
def test_all_options_are_offered_and_endings_come_last(name):
    rules = shelf.find(name)
    game = meadhall.new(name, seats=rules.seats[-1], seed=6)
    dice, seen = Dice(6), set()
    for _ in range(400):
        if game.is_over:
            break
        seat = game.waiting[0]
        offered = rules.offered(game.state, seat)
        assert sorted(move.number for move in offered) == sorted(move.number for move in game.options(seat))
        ends = [isinstance(move, rules.endings) for move in offered]
        assert ends == sorted(ends)
        assert [choice.number for choice in Offers(rules, game.state).to(seat)] == [move.number for move in offered]
        seen |= {type(move) for move in offered}
        game.play(seat, dice.choice(offered))
    assert set(rules.endings) <= seen


@pytest.mark.parametrize(
    ("name", "ending"), [("blood-rage", "pass"), ("yggdrasil", "end-turn"), ("clash-of-rage", "pass")]
)
def test_what_an_ending_wastes_is_told(name, ending):
    """All the Rage of a clan, every action left, an action."""
    rules = shelf.find(name)
    game = meadhall.new(name, seats=2, seed=4)
    while not any(isinstance(move, rules.endings[0]) for move in game.options(game.waiting[0])):
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    (told,) = [choice for choice in Offers(rules, game.state).to(game.waiting[0]) if choice.text == ending]
    left = {"blood-rage": lambda state: state.rage[game.waiting[0]], "yggdrasil": lambda state: state.actions_left()}
    assert told.about["wasted"] == left.get(name, lambda state: 1)(game.state) > 0
