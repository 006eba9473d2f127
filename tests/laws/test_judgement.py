"""A judgement is of the table alone: what was judged before, and is remembered to be quick, changes nothing."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.features import LATEST as STRENGTHS
from meadhall.games.clashofrage.features import LATEST as COUNTED
from meadhall.games.yggdrasil.evaluate import PLIGHTS
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice

FORGET = {
    "blood-rage": STRENGTHS.forget,
    "clash-of-rage": COUNTED.forget,
    "yggdrasil": PLIGHTS.clear,
}


@pytest.mark.parametrize("name", sorted(shelf.names()))
def test_tables_are_judged_alike_in_whatever_order(name):
    rules = shelf.find(name)
    tables = [table for seats in rules.seats for table in random_tables(rules, seats, 60)]
    judged = {}
    for at, table in enumerate(tables):
        FORGET.get(name, tuple)()
        judged[at] = hopes(rules, table)
    for step in (1, -1, 7):
        for at in [at * step % len(tables) for at in range(len(tables))]:
            assert hopes(rules, tables[at]) == pytest.approx(judged[at], rel=1e-12, abs=0.0)


def random_tables(rules, seats, most):
    """From the middle of a random game, one after another."""
    state, dice = rules.begin(seats, rules.choices(seats, {})), Dice(seats)
    core.run(state)
    found = []
    while state.waiting:
        core.settle(state, dice)
        if state.waiting:
            found.append(state.copy())
            seat = state.waiting[0]
            core.answer(state, seat, dice.choice(core.options(state, seat)))
    return found[len(found) // 2 :][:most]


def hopes(rules, table):
    return [rules.evaluate(table, seat) for seat in range(table.seats)]
