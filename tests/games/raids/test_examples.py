"""The worked examples of the specification, played (RA-EX)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import (
    Arrived,
    EncounterPassed,
    GhostSailed,
    MonsterCeded,
    TilesDiscarded,
    TileTaken,
    VillagePassed,
)
from meadhall.games.raids.moves import FIGHT
from tests.games.raids.tables import (
    HOME,
    aboard,
    beside,
    board,
    counts,
    courses,
    lay_next_voyage,
    offered,
    opened,
    play,
    question,
    scores,
    told,
    voyage,
    why_not,
)

ORANGE, BLUE, GREEN, PINK = range(4)


def test_ra_ex_1_a_turn():
    """RA-EX-1, RA-C-3: of the seven spaces of the picture three are free, two held by ships, two forbidden."""
    table = voyage(
        ships=(HOME, 6, 9, 12),
        tiles={6: "axe", 7: "wood 4", 8: "monster 4", 9: "sail", 11: "pennant 3", 12: "pigs 4", 13: "encounter"}
        | {14: "monster 3", 16: "mjöllnir", 17: "furs 5"},
        crew=(2, 1, 2, 2),
    )
    play(table, "1 stow")
    assert aboard(table, BLUE) == ["axe"]
    assert 7 not in board(table) and 8 not in board(table)
    assert table.crew[BLUE] == 1
    assert courses(table) == [9, 11, 12, 16, 17, 20]
    for place in (7, 8, 10, 13, 14, 15, 18, 19):
        assert why_not(table, BLUE, f"sail {place}") is not None
    fights = [RULES.about(table, BLUE, move)["fight"] for move in RULES.moves[16 + 9 : 16 + 18]]
    assert [place for place, fight in zip(range(9, 18), fights) if fight] == [9, 12]


def test_ra_ex_2_a_fight():
    """RA-EX-2"""
    table = voyage(ships=(HOME, 6, 9, 12), tiles={11: "rune"}, crew=(2, 5, 3, 2))
    reserve = table.reserve
    play(table, "1 sail 9", "2 retaliate", "1 retaliate")
    assert offered(table) == ["flee"]  # 4 to pay, and 1 left
    assert table.crew[BLUE] == table.crew[GREEN] == 1
    assert table.reserve == reserve + 6
    play(table, "2 flee")
    assert courses(table) == [11, 12, 20]  # free, or another ship to attack


def test_ra_ex_3_start_positions():
    """RA-EX-3"""
    table = opened(3)
    lay_next_voyage(table)
    assert table.berth == [3, 2, 1]
    assert table.waiting == [0]


def test_ra_ex_4_the_opening():
    """RA-EX-4"""
    table = opened(4)
    lay_next_voyage(table)
    for seat, place in ((0, 3), (1, 7), (2, 12)):
        assert {1, 2} <= set(courses(table))
        assert {1, 2} <= set(board(table))
        play(table, f"{seat} sail {place}")
    assert told(table, TileTaken) == []
    assert [event.places for event in told(table, TilesDiscarded)] == [(1, 2)]
    assert courses(table) == [3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 20]  # 17 is an encounter, then two monsters
    assert [place for place in courses(table) if RULES.about(table, 3, RULES.moves[16 + place])["fight"]] == [3, 7, 12]


def test_ra_ex_5_an_encounter():
    """RA-EX-5"""
    table = voyage(ships=(1, 2, 3, 19), tiles={4: "encounter", 6: "rune", 7: "rune", 8: "rune"}, lying={5: 0})
    gained = []
    for seat, place in ((0, 6), (1, 7), (2, 8)):
        play(table, f"{seat} sail {place}")
        gained.append(table.crew[seat] - 2)
    assert gained == [2, 1, 0]


def test_ra_ex_6_plunder():
    """RA-EX-6"""
    table = voyage(ships=(1, 2, 3, 19), tiles={4: "plunder", 6: "rune", 7: "rune", 8: "rune"})
    play(table, "0 sail 6", "1 sail 7", "2 sail 8")
    assert table.coins[:9] == [0, 1, 0, 0, 0, 1, 0, 0, 0]


def test_ra_ex_7_voyage_1():
    """RA-EX-7"""
    a, b, c, d = range(4)
    table = voyage(ships=(HOME, HOME, 19, HOME), arrived=(d, b, a), number=1, arrival="order")
    play(table, "2 sail 20")
    assert [table.coins[3 * seat : 3 * seat + 3] for seat in (d, b, a, c)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0] * 3]
    lay_next_voyage(table)
    assert [table.berth[seat] for seat in (d, b, a, c)] == [1, 2, 3, 4]
    assert table.waiting == [c]


def test_ra_ex_8_a_port_without_goods():
    """RA-EX-8"""
    table = voyage(ships=(3, 4, 9), tiles={3: "double port"}, arrival="ports")
    assert question(table) == "ChooseCourse"
    assert beside(table, 0) == ["double port"]
    assert table.crew[0] == 2 + 1
    assert counts(table)[0] == 1


def test_ra_ex_9_a_double_port_on_a_full_ship():
    """RA-EX-9"""

    def in_port():
        hold = ["pigs 4", "furs 7", "axe", "sail", "mjöllnir"]
        table = voyage(ships=(3, 4, 9), tiles={3: "double port"}, hold={0: hold}, crew=(4, 2, 2))
        assert table.shields[0] == 4
        return table

    table = in_port()
    play(table, "0 sell 0", "0 sell 1")
    assert (len(aboard(table, 0)), table.shields[0], table.crew[0]) == (3, 7, 5)
    assert RULES.view(table, 0).glory[0][4] == 11
    table = in_port()
    play(table, "0 sell-no-more")
    assert (table.shields[0], table.crew[0]) == (4, 4)


@pytest.mark.parametrize(("answer", "capacity", "crew"), [("stow", 7, 7), ("discard", 9, 9)])
def test_ra_ex_10_overboard(answer, capacity, crew):
    """RA-EX-10"""
    table = voyage(ships=(3, 4, 13), tiles={3: "sail", 6: "mead 6"}, crew=(9, 2, 2), lying={5: 0})
    play(table, "0 stow")
    assert (table.shields[0], table.crew[0]) == (9, 9)
    play(table, "0 sail 6", "1 sail 20")
    reserve = table.reserve
    play(table, f"0 {answer}")
    assert (table.shields[0], table.crew[0]) == (capacity, crew)
    assert table.reserve == reserve + 9 - crew


def test_ra_ex_11_a_monster():
    """RA-EX-11"""
    table = voyage(
        ships=(1, 2, 19),
        tiles={4: "monster 6", 6: "rune"},
        hold={0: ["axe", "twin axes"]},
        crew=(5, 2, 2),
        lying={5: 0},
    )
    play(table, "0 sail 6")
    assert RULES.about(table, 0, FIGHT) == {"vikings": 3, "glory": 6}
    play(table, "0 fight")
    assert table.crew[0] == 2
    assert "monster 6" in beside(table, 0)
    assert RULES.view(table, 0).glory[0][5] == 6


def test_ra_ex_12_a_free_monster():
    """RA-EX-12"""
    table = voyage(ships=(1, 2, 19), tiles={4: "monster 3", 6: "rune"}, hold={0: ["twin axes"] * 2}, crew=(0, 2, 2))
    play(table, "0 sail 6", "0 fight")
    assert "monster 3" in beside(table, 0)
    table = voyage(ships=(1, 2, 19), tiles={4: "monster 4", 6: "rune"}, hold={0: ["axe"]}, crew=(0, 2, 2), lying={5: 0})
    play(table, "0 sail 6")
    assert offered(table) == ["cede"]
    play(table, "0 cede")
    assert table.crew[0] == 0
    assert told(table, MonsterCeded)[0].vikings == 0


def test_ra_ex_13_a_chained_flight():
    """RA-EX-13, RA-C-41"""
    a, b = 0, 1
    table = voyage(ships=(2, 4, 8, 12), tiles={3: "rune", 9: "axe", 11: "wood 4"}, crew=(3, 2, 1, 2))
    assert beside(table, a) == ["rune"]
    assert 3 not in board(table)
    play(table, "0 sail 4")
    assert table.crew[a] == 2
    play(table, "1 flee", "1 sail 8")
    assert table.crew[b] == 3 - 1
    assert offered(table) == ["flee"]  # C cannot pay 2
    play(table, "2 flee", "2 sail 11")
    assert table.position == [4, 8, 11, 12]
    assert table.crew[:3] == [2, 2, 2]
    assert (board(table)[9], board(table)[11]) == ("axe", "wood 4")
    assert table.waiting == [a]
    assert told(table, TileTaken)[-1].place == 4
    assert len(beside(table, a)) == 2


def test_ra_ex_14_the_last_ship():
    """RA-EX-14"""
    table = voyage(
        ships=(HOME, HOME, 13), tiles={14: "axe", 16: "monster 5", 17: "encounter", 18: "plunder", 19: "rune"}
    )
    assert beside(table, 2) == ["rune"]
    assert board(table) == {}
    play(table, "2 sail 20")
    assert told(table, VillagePassed) == [VillagePassed(2, 15, 1)]
    assert table.crew[2] == 3
    assert told(table, Arrived) == [Arrived(2, 3)]
    assert told(table, MonsterCeded) == []


def test_ra_ex_15_once_around():
    """RA-EX-15"""
    table = opened(4)
    lay_next_voyage(table)  # the encounter lies at 17, monsters at 18 and 19
    assert table.crew[0] == 1
    play(table, "0 sail 20")
    assert table.crew[0] == 1 + 3 + 2
    assert question(table) == "MeetMonster"
    play(table, "0 fight", "0 cede")
    assert table.log is not None
    passed = [type(event).__name__ for event in table.log if getattr(event, "ship", None) == 0]
    assert passed == [
        *("CrewsBoarded", "VillagePassed", "VillagePassed", "VillagePassed", "EncounterPassed"),
        *("MonsterMet", "MonsterDefeated", "MonsterMet", "MonsterCeded", "Sailed", "Arrived"),
    ]
    assert told(table, EncounterPassed) == [EncounterPassed(0, 17, 2)]
    assert table.crew[0] == 6 - 3 - 1
    assert table.berth == [1, 3, 2, 1]


def test_ra_ex_16_a_majority():
    """RA-EX-16: the box has but two single axes, so the tie of a double with two singles is played on its own."""
    a, b, c, d = range(4)
    table = voyage(
        ships=(HOME, HOME, 19, HOME),
        arrived=(b, d, a),
        arrival="weapons",
        hold={a: ["twin axes"], b: ["twin axes"], c: ["axe"]},
    )
    play(table, "2 sail 20")
    assert [table.coins[3 * seat : 3 * seat + 3] for seat in (b, a, c, d)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0] * 3]
    table = voyage(
        ships=(HOME, HOME, 19, HOME), arrived=(b, d, a), arrival="weapons", hold={a: ["twin axes"], b: ["axe", "axe"]}
    )
    assert counts(table) == (2, 2, 0, 0)
    play(table, "2 sail 20")
    assert [table.coins[3 * seat : 3 * seat + 3] for seat in (b, a, d, c)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0] * 3]


def test_ra_ex_17_a_majority_with_zeros():
    """RA-EX-17"""
    a, b, c = range(3)
    table = voyage(ships=(HOME, HOME, 19), arrived=(b, a), arrival="monsters", beside={a: ["monster 3"]})
    play(table, f"{c} sail 20")
    assert table.coins == [1, 0, 0, 0, 1, 0, 0, 0, 1]


def test_ra_ex_18_sails():
    """RA-EX-18"""
    table = voyage(ships=(HOME, HOME, 19), hold={0: ["sail", "double sail", "axe"]}, crew=(5, 2, 2))
    assert table.shields[0] == 6
    play(table, "2 sail 20")
    assert table.crew[0] == 6


def test_ra_ex_19_the_final_score():
    """RA-EX-19"""
    table = voyage(
        ships=(3, 4, 9),
        coins={1: (1, 2, 1)},
        hold={1: ["mjöllnir", "double mjöllnir", "pennant 5", "pigs 6"]},
        beside={1: [*["rune"] * 7, "wood 4", "furs 7", "monster 4", "monster 6"]},
        crew=(2, 4, 2),
        number=4,
    )
    assert RULES.view(table, None).glory[1] == (13, 18, 12, 5, 11, 10)
    assert scores(table)[1] == 69


def test_ra_ex_20_the_ghost_opens():
    """RA-EX-20"""
    table = opened(2)
    lay_next_voyage(table)
    assert table.berth == [3, 2, 1]
    play(table, "0 sail 3", "1 sail 7")
    assert told(table, GhostSailed) == [GhostSailed(0, 5)]
    assert [event.places for event in told(table, TilesDiscarded)] == [(1, 2)]
    assert table.lying[5] == 1
    play(table, "0 stow")  # the tile of 3
    assert 4 not in board(table)
    assert courses(table)[:2] == [6, 7]
    assert why_not(table, 0, "sail 5") is not None
    play(table, "0 sail 6")
    assert table.crew[0] == 2 + 1
    assert table.lying[5] == 0


def test_ra_ex_21_the_ghost_overtakes():
    """RA-EX-21"""
    table = voyage(ships=(13, 16, 10), seats=2, tiles={11: "rune", 12: "axe", 14: "axe", 17: "rune"})
    assert told(table, GhostSailed) == [GhostSailed(10, 15)]
    assert [event.places for event in told(table, TilesDiscarded)] == [(11, 12), (14,)]
    assert beside(table, 0) == ["rune"]  # of 13
    assert courses(table) == [16, 17, 20]


@pytest.mark.parametrize(("arrived", "berths", "starts"), [((0, 1, 2), [3, 2, 1], 0), ((0, 2, 1), [2, 3, 1], 1)])
def test_ra_ex_22_the_ghost_exchanges(arrived, berths, starts):
    """RA-EX-22"""
    *before, last = arrived
    ships = [HOME, HOME, HOME]
    ships[last] = 15 if last == 2 else 19
    table = voyage(ships=ships, seats=2, arrived=before, number=1, arrival="order")
    if last == 1:
        play(table, "1 sail 20")
    assert table.coins[:3] == [1, 0, 0]  # scored by the order of arrival, before the exchange
    lay_next_voyage(table)
    assert table.berth == berths
    assert table.waiting == [starts]


def test_ra_ex_23_the_ghost_comes_first_in_voyage_1():
    """RA-EX-23"""
    table = voyage(ships=(HOME, 19, HOME), seats=2, arrived=(2, 0), number=1, arrival="order")
    play(table, "1 sail 20")
    assert table.coins == [0, 1, 0, 0, 0, 1]
    assert table.coins_left[0] == 4


def test_ra_ex_24_an_attack_after_a_village():
    """RA-EX-24"""
    table = voyage(ships=(4, 6, 12), crew=(0, 2, 2))
    assert 6 in courses(table)
    play(table, "0 sail 6")
    assert told(table, VillagePassed) == [VillagePassed(0, 5, 1)]
    assert table.crew[0] == 0
    assert question(table) == "Respond"


def test_ra_ex_25_an_attack_spoiled_by_a_monster():
    """RA-EX-25"""
    table = voyage(ships=(1, 2, 8), tiles={6: "monster 5", 9: "rune"}, crew=(1, 2, 2), lying={5: 0})
    assert courses(table) == [2, 9, 20]
    assert why_not(table, 0, "sail 8") is not None


def test_ra_ex_26_the_attacker_flees():
    """RA-EX-26"""
    table = voyage(ships=(3, 4, 9), tiles={7: "axe", 8: "rune"}, crew=(1, 3, 2), lying={5: 0})
    play(table, "0 sail 4", "1 retaliate")
    assert offered(table) == ["flee"]
    play(table, "0 flee")
    assert courses(table) == [7, 8, 20]  # 9 is held, and no Viking is left
    play(table, "0 sail 7")
    assert table.position == [7, 4, 9]
    assert table.crew[:2] == [0, 1]
    assert board(table)[8] == "rune"  # the flight discarded nothing
