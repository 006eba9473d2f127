"""Crew and shields (RA-7)."""

from __future__ import annotations

import pytest

from meadhall.games.raids.events import ReserveFoundEmpty, VikingsOverboard, VikingsRecruited, VillagePassed
from meadhall.games.raids.moves import MOVES
from meadhall.kernel import core
from tests.games.raids.tables import HOME, aboard, offered, play, told, voyage


def test_each_shield_holds_one_viking():
    """RA-7.1"""
    table = voyage(ships=(3, 4, 9), tiles={6: "rune"}, crew=(10, 2, 2))
    play(table, "0 sail 6")
    assert table.crew[0] == table.shields[0] == 10
    table = voyage(ships=(3, 4, 9), tiles={6: "rune"}, crew=(9, 2, 2))
    play(table, "0 sail 6")
    assert table.crew[0] == 10


@pytest.mark.parametrize(
    ("hold", "capacity"),
    [
        ([], 10),
        (["pennant 3"], 2 * 4 + 2),
        (["axe", "mead 6"], 2 * 3 + 1 + 0),
        (["axe", "sail", "mead 6", "mead 7", "pennant 3"], 1 + 1 + 0 + 0 + 2),
        (["furs 7", "mead 6", "mead 7", "double sail", "double mjöllnir"], 0),
    ],
)
def test_room_is_two_for_each_free_slot_and_the_shields_of_the_tiles(hold, capacity):
    """RA-7.2"""
    table = voyage(ships=(3, 4, 9), tiles={6: "rune"}, hold={0: hold}, crew=(capacity, 2, 2))
    assert table.shields[0] == capacity
    play(table, "0 sail 6")
    assert table.crew[0] == capacity


def test_rearranging_a_ship_is_never_a_move():
    """RA-7.3, RA-C-49"""
    table = voyage(ships=(3, 4, 9), hold={0: ["axe", "mead 6"]}, crew=(7, 2, 2))
    other = voyage(ships=(3, 4, 9), hold={0: ["mead 6", "axe"]}, crew=(7, 2, 2))
    assert table.shields[0] == other.shields[0]
    assert table.weapons[0] == other.weapons[0]
    assert offered(table) == offered(other)
    names = {type(move).__name__ for move in MOVES}
    known = "Stow Discard Replace Sell SellNoMore Cede Fight Retaliate Flee Sail"
    assert names == set(known.split())


def test_a_viking_without_a_shield_goes_to_the_reserve():
    """RA-7.4"""
    table = voyage(ships=(3, 4, 9), tiles={6: "rune"}, crew=(10, 2, 2))
    reserve = table.reserve
    play(table, "0 sail 6")
    assert told(table, VillagePassed) == [VillagePassed(0, 5, 0)]
    assert (table.crew[0], table.reserve, table.lying[5]) == (10, reserve + 1, 2)


def test_a_tile_laid_over_a_manned_shield_throws_the_surplus_overboard():
    """RA-7.5, RA-C-17"""
    table = voyage(ships=(3, 4, 9), tiles={3: "mead 6"}, crew=(10, 2, 2))
    reserve = table.reserve
    play(table, "0 stow")
    assert (table.shields[0], table.crew[0], table.reserve) == (8, 8, reserve + 2)
    assert told(table, VikingsOverboard) == [VikingsOverboard(0, 2)]


def test_replacing_a_tile_by_one_with_fewer_shields_throws_overboard_too():
    """RA-7.5"""
    table = voyage(ships=(3, 4, 9), tiles={3: "mead 6"}, hold={0: ["pennant 3"]}, crew=(10, 2, 2))
    play(table, "0 replace 0")
    assert (table.shields[0], table.crew[0]) == (8, 8)
    table = voyage(ships=(3, 4, 9), tiles={3: "mead 6"}, hold={0: ["pennant 3"]}, crew=(8, 2, 2))
    play(table, "0 replace 0")
    assert (table.shields[0], table.crew[0]) == (8, 8)
    assert told(table, VikingsOverboard) == []
    table = voyage(ships=(3, 4, 9), tiles={3: "mead 6"}, hold={0: ["axe"]}, crew=(9, 2, 2))
    play(table, "0 replace 0")
    assert told(table, VikingsOverboard) == [VikingsOverboard(0, 1)]


def test_a_gain_of_vikings_is_not_refused():
    """RA-7.6"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port", 6: "encounter", 7: "rune"}, crew=(2, 2, 2))
    assert told(table, VikingsRecruited) == [VikingsRecruited(0, 1)]
    play(table, "0 sail 7")
    assert table.waiting == [1]  # nobody was asked
    assert table.crew[0] == 2 + 1 + 1 + 2


def test_vikings_lost_return_to_the_reserve():
    """RA-7.7"""
    table = voyage(ships=(3, 4, 9), tiles={6: "monster 3", 7: "monster 4"}, crew=(10, 6, 2), lying={5: 0})
    reserve = table.reserve
    play(table, "0 sail 9", "0 cede")
    assert (table.crew[0], table.reserve) == (9, reserve + 1)  # ceded
    play(table, "0 fight")
    assert (table.crew[0], table.reserve) == (4, reserve + 6)  # spent, with the one for the attack
    play(table, "2 retaliate")
    assert (table.crew[2], table.reserve) == (0, reserve + 8)  # paid
    assert sum(table.crew) + sum(table.lying) + table.reserve == 40


def test_an_empty_reserve_gives_nothing():
    """RA-7.8, RA-C-14"""
    table = voyage(
        ships=(3, 4, 9, HOME), tiles={3: "single port"}, crew=(9, 10, 10, 10), lying={5: 1, 10: 0, 15: 0}, number=3
    )
    assert told(table, ReserveFoundEmpty) == [ReserveFoundEmpty(0)]
    assert told(table, VikingsRecruited) == []
    assert (table.crew[0], table.reserve) == (9, 0)
    play(table, "0 sail 20")
    assert table.crew[0] == 10  # but who already lies in a village still comes


def test_a_viking_that_would_not_fit_is_never_left_on_the_way():
    """RA-7.4"""
    table = voyage(ships=(2, 3, 4), tiles={6: "encounter", 7: "rune"}, hold={0: ["axe"]}, crew=(9, 2, 2))
    reserve = table.reserve
    play(table, "0 sail 7")
    assert aboard(table, 0) == ["axe"]
    assert (table.crew[0], table.reserve, table.lying[6]) == (9, reserve + 3, 1)
    assert core.options(table, 0) == []
