"""No agent knows more than its seat: a law for every level and every game, and cheats who break it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.agents import roster
from meadhall.agents.agent import Seen
from meadhall.agents.budget import tables
from meadhall.agents.thinker import Thinker
from meadhall.kernel import core, shelf
from meadhall.testing import LawBroken, check_agent

FEW = 16  # imagined tables at most: enough to choose by
QUESTIONS = {"holmgang": 3, "raids": 40, "blood-rage": 60, "clash-of-rage": 800, "yggdrasil": 60}  # one in so many


def level(name, game):
    """An agent as it is, but that it thinks for a moment only."""
    agent = roster.agent(name)
    if isinstance(agent, Thinker):
        trees = agent.patience(shelf.find("raids")).trees
        few = max(2, min(FEW, shelf.find(game).habit.pace // 8))
        return replace(agent, patience=tables(few, min(trees, 2)))
    return agent


@pytest.mark.parametrize("game", sorted(QUESTIONS))
@pytest.mark.parametrize("name", roster.LADDER)
def test_every_level_is_honest(name, game):
    rules = shelf.find(game)
    assert check_agent(rules, lambda: level(name, game), seats=rules.seats[-1], every=QUESTIONS[game]) > 0


class Envious:
    """Takes what looks worst for whoever holds most cards: it has to know what they hold."""

    name = "envious"

    def choose(self, seen, dice):
        hands = [sum(hand) for hand in seen.world.hand]
        return seen.options[sum(hands) % len(seen.options)]


def true_table(rules, state, seat, dice):
    """A door without a referee."""
    return Seen(rules, seat, state)


def test_who_sees_the_true_table_is_found_out():
    with pytest.raises(LawBroken, match="an agent knows no more than its seat"):
        check_agent(shelf.find("blood-rage"), Envious, every=5, door=true_table)


def test_who_sees_an_imagined_table_may_look_at_it():
    assert check_agent(shelf.find("blood-rage"), Envious, every=60) > 0


class Gossip:
    """Remembers what it saw from other seats."""

    name = "gossip"

    def __init__(self):
        self.heard = 0

    def choose(self, seen, dice):
        at = self.heard % len(seen.options)
        self.heard += 1
        return seen.options[at]


def test_who_remembers_what_other_seats_saw_is_found_out():
    with pytest.raises(LawBroken, match="an agent forgets what other seats have seen"):
        check_agent(shelf.find("holmgang"), Gossip, every=1)


class Stubborn:
    """Wants what it wants."""

    name = "stubborn"

    def choose(self, seen, dice):
        return next(move for move in seen.rules.moves if move not in core.options(seen.world, seen.seat))


def test_who_takes_what_is_not_offered_is_found_out():
    with pytest.raises(LawBroken, match="an agent takes one of its options"):
        check_agent(shelf.find("holmgang"), Stubborn, every=1)
