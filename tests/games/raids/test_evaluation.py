"""How good a position looks: what is clearly better is worth more."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from tests.games.raids.tables import HOME, play, voyage

EVEN = {"ships": (3, 4, 7), "crew": (2, 2, 2)}


def worth(seat=0, **setting):
    return RULES.evaluate(voyage(**{**EVEN, **setting}), seat)


@pytest.mark.parametrize(
    "better",
    [
        {"crew": (5, 2, 2)},
        {"coins": {0: (1, 0, 0)}},
        {"beside": {0: ["rune"]}},
        {"beside": {0: ["monster 5"]}},
        {"beside": {0: ["wood 4"]}},
        {"hold": {0: ["wood 4"]}},
        {"hold": {0: ["pennant 3"]}},
        {"hold": {0: ["axe"]}},
        {"hold": {0: ["sail"]}},
        {"hold": {0: ["mjöllnir"]}},
        {"arrival": "runes", "beside": {0: ["rune", "rune"]}},
    ],
    ids=str,
)
def test_more_is_better_for_its_owner_and_worse_for_the_others(better):
    assert worth(0, **better) > worth(0)
    assert worth(1, **better) < worth(1)


def test_goods_are_worth_more_once_sold():
    assert worth(beside={0: ["wood 4"]}) > worth(hold={0: ["wood 4"]})


def test_a_better_tile_is_a_better_place_to_stand():
    def after(name):
        table = voyage(ships=(3, 4, 7), tiles={6: name})
        play(table, "0 sail 6")
        return RULES.evaluate(table, 0)

    assert after("pennant 5") > after("pennant 3")
    assert after("double port") > 0


def test_the_end_is_won_lost_or_shared():
    table = voyage(ships=(HOME, HOME, 19), number=4, arrival="ports", beside={1: ["monster 8"]})
    play(table, "2 sail 20")
    assert [RULES.evaluate(table, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    table = voyage(ships=(HOME, HOME, 19), number=4, arrival="ports", beside={1: ["rune", "rune"]})
    play(table, "2 sail 20")
    assert [RULES.evaluate(table, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("seat", range(3))
def test_even_seats_are_worth_about_the_same_and_a_leader_nearly_all(seat):
    assert 0.05 < worth(seat) < 0.6
    rich = {"coins": {seat: (4, 4, 4)}, "beside": {seat: ["monster 7", "monster 6"]}}
    assert worth(seat, **rich) > 0.9
