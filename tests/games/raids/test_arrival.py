"""Arriving (RA-10)."""

from __future__ import annotations

import pytest

from meadhall.games.raids.events import Arrived, BattleBegan
from meadhall.games.raids.moves import MOVES, Sail
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.raids.tables import HOME, courses, lay_next_voyage, opened, play, told, voyage, why_not


def test_arrival_numbers_follow_the_order_of_arrival():
    """RA-10.1, RA-C-7"""
    table = voyage(ships=(3, 4, 9, 12))
    play(table, "0 sail 20", "1 sail 20", "2 sail 20")
    assert told(table, Arrived) == [Arrived(0, 1), Arrived(1, 2), Arrived(2, 3)]
    assert table.berth[:3] == [1, 2, 3]


def test_waiting_ships_do_not_block_arrival_numbers():
    """RA-10.2, RA-C-7"""
    table = opened(4)
    lay_next_voyage(table)
    assert table.berth == [4, 3, 2, 1]
    play(table, "0 sail 20", "0 cede", "0 cede")
    assert told(table, Arrived) == [Arrived(0, 1)]
    assert table.berth[0] == 1
    assert table.berth[3] == 1  # still waiting on start position 1
    assert table.waiting == [1]


def test_arrived_ships_are_safe_and_stay():
    """RA-10.3"""
    table = voyage(ships=(3, 4, HOME))
    play(table, "0 sail 20")
    assert table.position == [HOME, 4, HOME]
    assert told(table, BattleBegan) == []
    play(table, "1 sail 20")
    assert told(table, BattleBegan) == []
    assert table.position == [HOME, HOME, HOME]


@pytest.mark.parametrize("villages", [3, 4])
def test_there_is_no_sailing_beyond_the_arrival(villages):
    """RA-10.4"""
    table = voyage(ships=(3, 4, 9), villages=villages)
    assert max(courses(table)) == 17 + villages
    for move in MOVES:
        if isinstance(move, Sail) and move.place > 17 + villages:
            assert core.refusal(table, 0, move) == refuse("RA-10.4", "beyond-the-arrival")
    if villages == 3:
        assert why_not(table, 0, "sail 21") == refuse("RA-10.4", "beyond-the-arrival")


def test_arrival_numbers_are_the_next_start_positions():
    """RA-10.5, RA-C-31"""
    table = voyage(ships=(19, 16, 17, 18))
    play(table, "1 sail 20", "2 sail 20", "3 sail 20", "0 sail 20")
    lay_next_voyage(table)
    assert table.berth == [4, 1, 2, 3]
    assert table.position == [0, 0, 0, 0]
    assert table.waiting == [0]  # the last to arrive lies on the highest position and starts
