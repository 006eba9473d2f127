"""Tallies of many games, and what greedy thinks others will do."""

from __future__ import annotations

import meadhall
from meadhall.agents.arena import Tally, wilson
from meadhall.agents.greedy import make
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import SeatResult

WON, LOST = SeatResult(7, 1, True), SeatResult(3, 2, False)


def tally_of(game, *seats):
    tally = Tally()
    tally.add(shelf.find(game), seats, 0)
    return tally


def test_a_victory_is_divided_among_rivals_and_not_among_friends():
    assert tally_of("raids", WON, LOST).rate == 1
    assert tally_of("raids", WON, WON).rate == 0.5
    assert tally_of("raids", LOST, WON).rate == 0
    assert tally_of("yggdrasil", WON, WON).rate == 1
    assert tally_of("yggdrasil", LOST, LOST).scores == [3]


def test_wilsons_interval():
    """24 of 50, by hand."""
    low, high = wilson(24, 50)
    assert (round(low, 3), round(high, 3)) == (0.348, 0.615)
    assert wilson(0, 0) == (0.0, 1.0)


def test_in_greedys_thoughts_only_those_asked_the_same_question_answer():
    """A draft asks everybody at once; the next question is left open, whoever it goes to."""
    game = meadhall.new("blood-rage", seats=3, seed=1)
    world = game.state.copy()
    assert len(world.waiting) == 3
    make(world, 1, core.options(world, 1)[0], Dice(1))
    assert sorted(world.waiting) == [0, 1, 2]
    assert [len(hand) for hand in world.hand] == [1, 1, 1]
