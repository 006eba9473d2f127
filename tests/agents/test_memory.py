"""What is kept of a thought: for the very question that was expected, and for nobody else."""

from __future__ import annotations

import pytest

from meadhall.agents.agent import Seen
from meadhall.agents.budget import Budget, tables
from meadhall.agents.search import Node
from meadhall.agents.thinker import Thinker
from meadhall.arena.playing import final_state
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.kernel.habit import Habit
from meadhall.kernel.values import CHANCE
from tests.agents.paths import WAYS, WINDS, Place, rules

TURN = [  # two choices of one's own, the wind, a third, and the other's
    Place((0.5, 0.5), (0,), {0: 1, 1: 2}),
    Place((0.5, 0.5), (0,), {0: 3, 1: 4}),
    Place((0.5, 0.5), (0,), {0: 4, 1: 3}),
    Place((0.5, 0.5), (CHANCE,), {0: 5, 1: 6}),
    Place((0.49, 0.51)),
    Place((0.5, 0.5), (0,), {0: 4, 1: 7}),
    Place((0.5, 0.5), (0,), {0: 7, 1: 4}),
    Place((0.5, 0.5), (1,), {0: 8, 1: 9}),
    Place((0.6, 0.4)),
    Place((0.5, 0.5), (0,), {0: 8, 1: 4}),
]


class Turn:
    """A thinker on its way through a turn."""

    def __init__(self):
        self.rules = rules(TURN)
        self.state = self.rules.begin(2, {})
        core.run(self.state)
        self.thinker = Thinker("thinker", tables(64), Habit(branches=4))
        self.dice = Dice(1)

    def sees(self):
        return Seen(self.rules, self.state.waiting[0], self.state.copy())

    def choose(self):
        move = self.thinker.choose(self.sees(), self.dice)
        core.answer(self.state, self.state.waiting[0], move)
        return move

    def remembers(self, dice=None):
        """How often the question now asked has been thought about, to those dice; it is forgotten by that."""
        return self.thinker.memory.recall(self.sees(), dice or self.dice).visits


def test_what_follows_in_the_same_turn_has_been_thought_about():
    turn = Turn()
    assert turn.remembers() == 0
    turn.choose()
    assert turn.remembers() > 0


@pytest.mark.parametrize("wind", WINDS[:2])
def test_so_it_is_whatever_chance_brings(wind):
    turn = Turn()
    turn.choose()
    turn.choose()
    assert turn.state.waiting == [CHANCE]
    core.answer(turn.state, CHANCE, wind)
    assert turn.remembers() > 0


def test_other_dice_remember_nothing():
    turn = Turn()
    turn.choose()
    assert turn.remembers(Dice(1)) == 0


def test_a_question_that_was_not_expected_is_a_new_one():
    turn = Turn()
    chosen = turn.thinker.choose(turn.sees(), turn.dice)
    core.answer(turn.state, 0, next(way for way in WAYS[:2] if way != chosen))
    assert turn.remembers() == 0


def test_a_turn_ends_with_the_question_to_another():
    turn = Turn()
    while turn.state.waiting != [1]:
        if turn.state.waiting == [CHANCE]:
            core.answer(turn.state, CHANCE, WINDS[0])
        else:
            turn.choose()
    core.answer(turn.state, 1, WAYS[1])
    assert turn.state.waiting == [0]
    assert turn.remembers() == 0


def test_what_was_met_on_other_tables_only_is_not_expected():
    """The same choices may lead to one die here and to another there; here the wind never blows the third way."""
    turn = Turn()
    turn.choose()
    root = turn.thinker.memory.recall(turn.sees(), turn.dice)
    turn.thinker.thought(turn.sees(), Budget(64), turn.dice, root)
    windy = next(arm for arm in root.arms if arm.after().outcomes)
    windy.after().outcomes[WINDS[2]] = Node()
    turn.thinker.memory.keep(turn.sees(), root, windy.move, turn.dice)
    assert len(turn.thinker.memory.expected) == 2


def test_whoever_played_before_plays_the_same_game():
    """One agent in every seat, game after game: what is kept of one is nothing to the next."""
    game, agent = shelf.find("holmgang"), Thinker("thinker", tables(30))
    worn = [dump(final_state(game, [agent, agent], seed)) for seed in (1, 2, 1)]
    fresh = dump(final_state(game, [Thinker("thinker", tables(30)) for _ in range(2)], 1))
    assert worn[0] == worn[2] == fresh
