"""What greedy thinks others will do."""

from __future__ import annotations

import meadhall
from meadhall.agents.greedy import make
from meadhall.kernel import core
from meadhall.kernel.dice import Dice


def test_in_greedys_thoughts_only_those_asked_the_same_question_answer():
    """A draft asks everybody at once; the next question is left open, whoever it goes to."""
    game = meadhall.new("blood-rage", seats=3, seed=1)
    world = game.state.copy()
    assert len(world.waiting) == 3
    make(world, 1, core.options(world, 1)[0], Dice(1))
    assert sorted(world.waiting) == [0, 1, 2]
    assert [len(hand) for hand in world.hand] == [1, 1, 1]
