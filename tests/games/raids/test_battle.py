"""Fights between players (RA-11)."""

from __future__ import annotations

import pytest

from meadhall.games.raids.events import BattleBegan, Fled, Retaliated
from meadhall.games.raids.moves import FLEE, MOVES, RETALIATE
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.raids.tables import beside, board, offered, play, question, told, voyage, why_not


@pytest.fixture
def fight():
    """Seat 0 has attacked seat 1 at place 4."""
    table = voyage(ships=(3, 4, 9), tiles={7: "rune", 8: "rune"}, crew=(5, 6, 2))
    play(table, "0 sail 4")
    return table


def test_a_fight_starts_when_a_ship_stops_where_another_stands(fight):
    """RA-11.1"""
    assert told(fight, BattleBegan) == [BattleBegan(0, 1, 4)]  # the newcomer attacks


@pytest.mark.parametrize(("ships", "attacker", "defender"), [((3, 4, 9), 0, 1), ((9, 4, 3), 2, 1), ((4, 9, 3), 2, 0)])
def test_whoever_comes_later_attacks(ships, attacker, defender):
    """RA-11.1"""
    table = voyage(ships=ships)
    play(table, f"{attacker} sail 4")
    assert told(table, BattleBegan) == [BattleBegan(attacker, defender, 4)]
    assert table.waiting == [defender]


def test_the_attacker_pays_one_viking_first(fight):
    """RA-11.2"""
    assert fight.crew == [4, 6, 2]
    assert fight.waiting == [1]


def test_beginning_with_the_defender_they_retaliate_or_flee_in_turn(fight):
    """RA-11.3"""
    assert fight.waiting == [1]
    for move in MOVES:
        if move not in (RETALIATE, FLEE):
            assert core.refusal(fight, 1, move) == refuse("RA-11.3", "retaliate-or-flee")
    play(fight, "1 retaliate")
    assert fight.waiting == [0]
    play(fight, "0 retaliate")
    assert fight.waiting == [1]


def test_each_answer_costs_one_viking_more_than_the_last(fight):
    """RA-11.4, RA-11.5, RA-11.6"""
    play(fight, "1 retaliate")
    assert fight.crew == [4, 6 - 2, 2]
    play(fight, "0 retaliate")
    assert fight.crew == [4 - 3, 6 - 2, 2]
    play(fight, "1 retaliate")
    assert fight.crew == [4 - 3, 6 - 2 - 4, 2]  # in full, whatever was paid before
    assert told(fight, Retaliated) == [Retaliated(1, 2), Retaliated(0, 3), Retaliated(1, 4)]


def test_nobody_may_pay_another_number(fight):
    """RA-11.6"""
    assert offered(fight) == ["retaliate", "flee"]  # there is one price
    assert fight.stack[-1].cost == 2
    play(fight, "1 retaliate")
    assert offered(fight) == ["retaliate", "flee"]
    assert fight.stack[-1].cost == 3


def test_who_has_too_few_must_flee(fight):
    """RA-11.7"""
    play(fight, "1 retaliate", "0 retaliate", "1 retaliate")
    assert fight.crew[0] == 1
    assert offered(fight) == ["flee"]
    assert why_not(fight, 0, "retaliate") == refuse("RA-11.7", "too-few-to-retaliate", cost=5, crew=1)
    play(fight, "0 flee")
    assert told(fight, Fled) == [Fled(0, 4, 5)]  # and is told why


def test_exactly_enough_is_enough():
    """RA-11.7"""
    table = voyage(ships=(3, 4, 9), crew=(5, 2, 2))
    play(table, "0 sail 4")
    assert offered(table) == ["retaliate", "flee"]


def test_who_has_enough_may_flee(fight):
    """RA-11.8"""
    assert fight.crew[1] >= 2
    play(fight, "1 flee")
    assert told(fight, Fled) == [Fled(1, 4, 0)]
    assert question(fight) == "ChooseFlight"


@pytest.mark.parametrize(("answers", "stays"), [(("1 flee",), 0), (("1 retaliate", "0 flee"), 1)])
def test_the_fight_ends_when_one_flees_and_the_other_stays(fight, answers, stays):
    """RA-11.9"""
    play(fight, *answers)
    leaves = 1 - stays
    assert fight.waiting == [leaves]
    play(fight, f"{leaves} sail 7")
    assert (fight.position[stays], fight.position[leaves]) == (4, 7)


def test_the_winner_takes_the_tile_on_its_next_turn_only():
    """RA-11.10, RA-C-40"""
    table = voyage(ships=(3, 6, 7), tiles={8: "wood 4", 9: "rune"}, crew=(5, 5, 5))
    play(table, "0 sail 7", "2 flee", "2 sail 8")
    assert board(table)[7] == "rune"  # 0 has won place 7
    assert beside(table, 0) == ["rune"]  # and has nothing of it yet
    assert table.waiting == [1]
    play(table, "1 sail 7", "0 flee", "0 sail 9")  # it may be fought for again
    assert table.position == [9, 7, 8]
    assert beside(table, 0) == ["rune"]
    assert beside(table, 1) == ["rune", "rune"]  # now rearmost, 1 has taken it


def test_a_chained_fight_starts_again_at_one():
    """RA-11.11, RA-C-41"""
    table = voyage(ships=(3, 4, 9), crew=(6, 7, 4), lying={5: 0})
    play(table, "0 sail 4", "1 retaliate", "0 retaliate", "1 flee", "1 sail 9")
    assert table.crew == [6 - 1 - 3, 7 - 2 - 1, 4]  # 1 pays one Viking as the new attacker
    assert table.waiting == [2]
    play(table, "2 retaliate")
    assert table.crew == [2, 4, 4 - 2]


def test_only_two_ships_take_part():
    """RA-11.12"""
    table = voyage(ships=(2, 3, 4, 8), crew=(5, 5, 5, 5), tiles={7: "rune"})
    play(table, "0 sail 3", "1 retaliate", "0 retaliate")
    assert table.waiting == [1]
    assert [event.ship for event in told(table, Retaliated)] == [1, 0]
    assert table.crew[2:] == [5, 5]
    for seat in (2, 3):
        assert core.options(table, seat) == []
        assert why_not(table, seat, "flee") == refuse("table", "not-asked", seat=seat)


def test_vikings_paid_are_lost_for_both(fight):
    """RA-11.13"""
    reserve = fight.reserve
    play(fight, "1 retaliate", "0 retaliate", "1 flee", "1 sail 7")
    assert fight.crew[:2] == [5 - 1 - 3, 6 - 2 + 1]  # one joined in the village
    assert fight.reserve == reserve + 2 + 3
