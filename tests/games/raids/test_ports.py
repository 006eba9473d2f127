"""Ports: sales, then a recruit (RA-6.10 to RA-6.15)."""

from __future__ import annotations

import pytest

from meadhall.games.raids.events import GoodsSold, VikingsRecruited
from meadhall.kernel.values import refuse
from tests.games.raids.tables import aboard, beside, offered, play, question, scores, told, voyage, why_not

HOLD = ["wood 4", "axe", "pigs 4", "furs 5"]


def test_a_single_port_sells_one_of_the_goods():
    """RA-6.10"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: HOLD})
    assert offered(table) == ["sell-no-more", "sell 0", "sell 2", "sell 3"]
    play(table, "0 sell 2")
    assert question(table) == "ChooseCourse"
    assert scores(table)[0] == 4


@pytest.mark.parametrize(("sales", "glory"), [((), 0), (("sell 3",), 5), (("sell 3", "sell 0"), 9)])
def test_a_double_port_sells_up_to_two(sales, glory):
    """RA-6.10, RA-6.14"""
    table = voyage(ships=(3, 4, 9), tiles={3: "double port"}, hold={0: HOLD})
    for sale in sales:
        play(table, "0 " + sale)
    if len(sales) < 2:
        play(table, "0 sell-no-more")
    assert question(table) == "ChooseCourse"
    assert scores(table)[0] == glory
    assert [event.value for event in told(table, GoodsSold)] == [5, 4][: len(sales)]


def test_sold_goods_lie_beside_the_ship_and_free_their_slot():
    """RA-6.11"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: [*HOLD, "mead 6"]})
    assert table.shields[0] == 1 + 1 + 1 + 1 + 0
    play(table, "0 sell 4")
    assert aboard(table, 0) == HOLD
    assert beside(table, 0) == ["single port", "mead 6"] or beside(table, 0) == ["mead 6", "single port"]
    assert table.shields[0] == 1 + 1 + 1 + 1 + 2
    assert table.free_slot(0) == 4


def test_a_port_gives_a_viking_after_the_sale():
    """RA-6.12, RA-C-19"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: [*HOLD, "mead 6"]}, crew=(4, 2, 2))
    reserve = table.reserve
    assert told(table, VikingsRecruited) == []
    play(table, "0 sell 4")  # the freed slot has room for the recruit
    assert told(table, VikingsRecruited) == [VikingsRecruited(0, 1)]
    assert (table.crew[0], table.reserve) == (5, reserve - 1)


def test_a_full_crew_recruits_nobody():
    """RA-6.12"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: [*HOLD, "mead 6"]}, crew=(4, 2, 2))
    reserve = table.reserve
    play(table, "0 sell-no-more")
    assert told(table, VikingsRecruited) == [VikingsRecruited(0, 0)]
    assert (table.crew[0], table.reserve) == (4, reserve)


@pytest.mark.parametrize("name", ["single port", "double port"])
def test_the_recruit_comes_even_if_nothing_was_sold(name):
    """RA-6.13"""
    table = voyage(ships=(3, 4, 9), tiles={3: name}, hold={0: ["axe"]})
    assert question(table) == "ChooseCourse"  # no goods, no question
    assert table.crew[0] == 2 + 1
    table = voyage(ships=(3, 4, 9), tiles={3: name}, hold={0: ["wood 4"]})
    play(table, "0 sell-no-more")
    assert table.crew[0] == 2 + 1


def test_a_double_port_recruits_after_the_only_goods_are_sold():
    """RA-6.12: nothing is left to sell, so the second sale is not asked for, and the Viking comes."""
    table = voyage(ships=(3, 4, 9), tiles={3: "double port"}, hold={0: ["axe", "wood 4"]})
    play(table, "0 sell 1")
    assert question(table) == "ChooseCourse"
    assert told(table, VikingsRecruited) == [VikingsRecruited(0, 1)]
    assert table.crew[0] == 2 + 1


def test_goods_are_sold_only_when_a_port_is_taken():
    """RA-6.14"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: HOLD})
    assert why_not(table, 0, "sail 9") == refuse("RA-6.14", "sell-or-not")
    play(table, "0 sell-no-more")
    assert why_not(table, 0, "sell 0") == refuse("RA-3.8", "ships-must-sail")
    play(table, "0 sail 20")
    table = voyage(ships=(3, 4, 9), hold={0: HOLD}, beside={0: ["double port"]})  # an old port sells nothing
    assert question(table) == "ChooseCourse"
    assert why_not(table, 0, "sell 0") == refuse("RA-3.8", "ships-must-sail")


def test_the_owner_chooses_what_to_sell():
    """RA-6.15"""
    for slot, value in ((0, 4), (2, 4), (3, 5)):
        table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: HOLD})
        assert table.waiting == [0]
        play(table, f"0 sell {slot}")
        assert aboard(table, 0) == [name for at, name in enumerate(HOLD) if at != slot]
        assert scores(table)[0] == value
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: HOLD})
    assert why_not(table, 0, "sell 1") == refuse("RA-6.15", "no-goods-there", slot=2)
    assert why_not(table, 0, "sell 4") == refuse("RA-6.15", "no-goods-there", slot=5)
