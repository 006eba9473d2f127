"""Fleeing (RA-12)."""

from __future__ import annotations

import pytest

from meadhall.games.raids.events import (
    Arrived,
    BattleBegan,
    EncounterPassed,
    MonsterDefeated,
    PlunderPassed,
    TilesDiscarded,
    TileTaken,
    VillagePassed,
)
from meadhall.games.raids.moves import MOVES, Sail
from meadhall.games.raids.turn import TURN
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.raids.tables import (
    HOME,
    aboard,
    beside,
    board,
    courses,
    offered,
    play,
    question,
    told,
    voyage,
    why_not,
)


def test_who_flees_moves_forward_at_once():
    """RA-12.1"""
    table = voyage(ships=(3, 6, 12), tiles={4: "rune", 7: "axe", 8: "monster 3", 9: "wood 4", 11: "plunder"})
    play(table, "0 sail 6", "1 flee")
    assert table.waiting == [1]
    assert courses(table) == [7, 9, 12, 20]
    for move in MOVES:
        if not isinstance(move, Sail):
            assert core.refusal(table, 1, move) == refuse("RA-12.1", "flee-forward")
    assert why_not(table, 1, "sail 6") == refuse("RA-0.2", "ships-sail-forward")
    assert why_not(table, 1, "sail 4") == refuse("RA-0.2", "ships-sail-forward")
    assert why_not(table, 1, "sail 8") == refuse("RA-14.10", "no-stop-at-a-monster")
    assert why_not(table, 1, "sail 13") == refuse("RA-9.3", "nothing-lies-there", place=13)


def test_who_flees_does_not_take_the_tile():
    """RA-12.2"""
    table = voyage(ships=(3, 6, 12), tiles={6: "pennant 3", 7: "rune"})
    play(table, "0 sail 6", "1 flee", "1 sail 7")
    assert table.tiles_aboard(1) == []
    assert beside(table, 1) == []
    play(table, "0 stow")  # the winner takes it, on its next turn
    assert aboard(table, 0) == ["pennant 3"]


def test_fleeing_discards_nothing():
    """RA-12.3"""
    ahead = {7: "axe", 8: "monster 3", 9: "wood 4", 11: "plunder", 14: "rune"}
    table = voyage(ships=(2, 6, 3, 12), tiles=ahead)
    play(table, "0 sail 6", "1 flee", "1 sail 20", "1 cede")
    assert told(table, TilesDiscarded) == []
    assert board(table) == {6: "rune", 12: "rune", **ahead}


def test_fleeing_has_no_duty_to_catch_up():
    """RA-12.4, RA-C-10"""
    table = voyage(ships=(3, 6, 12), tiles={7: "axe", 8: "rune"})
    play(table, "0 sail 6", "1 flee", "1 sail 7")
    assert table.position == [6, 7, 12]


def test_one_may_flee_to_a_free_tile():
    """RA-12.5"""
    table = voyage(ships=(3, 6, 12), tiles={14: "rune"})
    play(table, "0 sail 6", "1 flee", "1 sail 14")
    assert table.position[1] == 14
    assert len(told(table, BattleBegan)) == 1


def test_one_may_flee_into_another_fight():
    """RA-12.6"""
    table = voyage(ships=(3, 6, 12), tiles={14: "rune"})
    play(table, "0 sail 6", "1 flee", "1 sail 12")
    assert told(table, BattleBegan) == [BattleBegan(0, 1, 6), BattleBegan(1, 2, 12)]
    assert table.waiting == [2]  # at once, before anybody's turn
    assert table.crew[1] == 2 + 1 - 1


def test_one_may_not_flee_into_a_fight_without_a_viking():
    """RA-12.6"""
    table = voyage(ships=(3, 6, 9), tiles={11: "rune"}, crew=(2, 0, 2))
    play(table, "0 sail 6", "1 flee")
    assert courses(table) == [11, 20]
    assert why_not(table, 1, "sail 9") == refuse("RA-9.6", "no-viking-to-attack", place=9)


def test_who_flees_meets_everything_on_the_way():
    """RA-12.7, RA-C-8"""
    table = voyage(
        ships=(3, 6, 17),
        tiles={7: "encounter", 8: "plunder", 9: "monster 3", 11: "rune"},
        crew=(2, 2, 2),
    )
    play(table, "0 sail 6", "1 flee", "1 sail 11")
    assert question(table) == "MeetMonster"
    assert table.waiting == [1]
    play(table, "1 fight")
    assert told(table, EncounterPassed) == [EncounterPassed(1, 7, 2)]
    assert told(table, PlunderPassed) == [PlunderPassed(1, 8, 3)]
    assert [event.ship for event in told(table, MonsterDefeated)] == [1]
    assert told(table, VillagePassed)[-1] == VillagePassed(1, 10, 1)
    assert table.crew[1] == 2 + 2 - 3 + 1


def test_fleeing_home_gives_the_next_arrival_number():
    """RA-12.8, RA-C-9"""
    table = voyage(ships=(3, 6, HOME), tiles={11: "rune"})
    play(table, "0 sail 6", "1 flee", "1 sail 20")
    assert told(table, Arrived) == [Arrived(1, 2)]
    assert table.berth[1] == 2


def test_fights_chain_until_every_ship_stands_alone():
    """RA-12.9"""
    table = voyage(ships=(2, 3, 7, 9), tiles={11: "rune"}, crew=(3, 3, 3, 3))
    play(table, "0 sail 3", "1 flee", "1 sail 7", "2 flee", "2 sail 9", "3 flee")
    assert TURN[0] in table.stack  # all in the turn of 0
    assert len(told(table, TileTaken)) == 1
    play(table, "3 sail 11")
    assert table.position == [3, 7, 9, 11]
    assert len(told(table, BattleBegan)) == 3
    assert beside(table, 0) == ["rune", "rune"]  # the turn has ended: 0 is rearmost and acts again


def test_the_owner_of_a_fleeing_ship_decides_all_of_its_movement():
    """RA-12.10"""
    table = voyage(ships=(3, 6, 17), tiles={7: "monster 3", 8: "monster 4", 9: "rune"}, crew=(2, 9, 2))
    play(table, "0 sail 6")
    for answer in ("flee", "sail 9", "cede", "fight"):
        assert table.waiting == [1]
        play(table, "1 " + answer)
    assert table.position[1] == 9
    assert table.waiting == [0]


@pytest.mark.parametrize(("answers", "ship"), [(("1 flee",), 1), (("1 retaliate", "0 flee"), 0)])
def test_attacker_and_defender_flee_by_the_same_rules(answers, ship):
    """RA-12.11"""
    table = voyage(ships=(3, 6, 12), tiles={7: "axe", 8: "rune"}, crew=(3, 3, 3))
    play(table, "0 sail 6", *answers)
    assert table.waiting == [ship]
    assert offered(table) == ["sail 7", "sail 8", "sail 12", "sail 20"]
    play(table, f"{ship} sail 7")
    assert table.position[ship] == 7
    assert table.position[1 - ship] == 6
