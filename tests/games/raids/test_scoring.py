"""The end of the game (RA-18)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import ArrivalRanked, GloryCounted
from meadhall.games.raids.score import rune_glory
from tests.games.raids.tables import FACTS, HOME, play, scores, told, voyage


def finished(**setting):
    """Voyage 4 is over; seat 0 came home first, and the arrival tile counted ports, which nobody has."""
    table = voyage(ships=(HOME, HOME, 19), number=4, arrival=setting.pop("arrival", "ports"), **setting)
    play(table, "2 sail 20")
    return table


def items(table, seat=1):
    """Coins, runes, Mjöllnir, pennants, sold goods, monsters of seat 1, who has a coin 3 from the arrival."""
    return list(RULES.view(table, None).glory[seat])


def test_the_game_ends_once_voyage_4_is_scored():
    """RA-18.1"""
    table = finished()
    assert table.waiting == [] and table.stack == []
    assert table.log is not None
    names = [type(event).__name__ for event in table.log]
    assert names[-6:] == ["ArrivalRanked"] * 3 + ["GloryCounted"] * 3
    assert [event.coin for event in told(table, ArrivalRanked)] == [6, 3, 1]


def test_glory_is_the_sum_of_six_items():
    """RA-18.2"""
    table = finished(
        hold={1: ["mjöllnir", "pennant 5", "pigs 6"]},
        beside={1: ["rune", "rune", "wood 4", "monster 7"]},
        crew=(2, 4, 2),
        coins={1: (1, 0, 0)},
    )
    assert items(table) == [6 + 3, 3, 4, 5, 4, 7]
    assert scores(table)[1] == 9 + 3 + 4 + 5 + 4 + 7
    assert told(table, GloryCounted)[1] == GloryCounted(1, 9, 3, 4, 5, 4, 7, 32)


def test_coins_are_worth_their_values():
    """RA-18.3"""
    assert items(finished(coins={1: (2, 3, 4)}))[0] == 2 * 6 + 3 * 3 + 4 * 1 + 3


@pytest.mark.parametrize("runes", range(6))
def test_a_collection_of_runes(runes):
    """RA-18.4"""
    table = finished(beside={1: ["rune"] * runes})
    assert items(table)[1] == FACTS["rune_glory"][runes] == [0, 1, 3, 6, 10, 15][runes]


@pytest.mark.parametrize(("runes", "glory"), [(6, 15 + 1), (7, 15 + 3), (9, 15 + 10), (10, 30), (11, 31)])
def test_more_than_five_runes_are_fives_and_a_rest(runes, glory):
    """RA-18.5, RA-C-28"""
    assert items(finished(beside={1: ["rune"] * runes}))[1] == glory


def test_fives_first_is_never_worse_than_another_split():
    """RA-C-28"""
    best = [0]
    for runes in range(1, 13):
        best.append(max(FACTS["rune_glory"][size] + best[runes - size] for size in range(1, min(5, runes) + 1)))
    assert [rune_glory(runes) for runes in range(13)] == best


@pytest.mark.parametrize(
    ("hammers", "crew", "glory"),
    [
        (["mjöllnir"], 4, 4),
        (["double mjöllnir"], 4, 8),
        (["mjöllnir", "mjöllnir", "double mjöllnir"], 3, 12),
        (["mjöllnir"], 0, 0),
    ],
)
def test_hammers_times_vikings(hammers, crew, glory):
    """RA-18.6, RA-C-27"""
    assert items(finished(hold={1: hammers}, crew=(2, crew, 2)))[2] == glory


def test_pennants_aboard():
    """RA-18.7, RA-C-25"""
    assert items(finished(hold={1: ["pennant 3", "pennant 6"]}))[3] == 9


def test_goods_score_when_sold():
    """RA-18.8"""
    assert items(finished(hold={1: ["furs 7", "mead 7"]}))[4] == 0
    assert items(finished(beside={1: ["furs 7", "mead 7"]}))[4] == 14
    assert items(finished(hold={1: ["mead 6"]}, beside={1: ["furs 7"]}))[4] == 7


def test_monsters_score_their_printed_strength():
    """RA-18.9"""
    table = finished(hold={1: ["twin axes"]}, beside={1: ["monster 4", "monster 8"]})
    assert items(table)[5] == 12


def test_weapons_sails_ports_and_vikings_score_nothing():
    """RA-18.10"""
    table = finished(
        hold={1: ["twin axes", "axe", "double sail"]},
        beside={1: ["single port", "double port"]},
        crew=(2, 5, 2),
        arrival="monsters",
    )
    assert items(table) == [3, 0, 0, 0, 0, 0]


def test_the_highest_total_wins():
    """RA-18.11"""
    table = finished(beside={1: ["monster 8"]})
    assert [(seat.score, seat.rank, seat.won) for seat in RULES.result(table)] == [
        (6, 2, False),
        (3 + 8, 1, True),
        (1 + 1, 3, False),  # with the rune of place 19
    ]


def test_equal_totals_share_the_victory():
    """RA-18.11"""
    table = finished(beside={1: ["rune", "rune"], 2: ["rune", "rune"]}, crew=(9, 0, 2))
    result = RULES.result(table)
    assert [seat.score for seat in result] == [6, 3 + 3, 1 + 6]
    table = finished(beside={1: ["rune", "rune"]}, crew=(9, 0, 2))
    assert [(seat.score, seat.rank, seat.won) for seat in RULES.result(table)] == [
        (6, 1, True),
        (6, 1, True),
        (2, 3, False),
    ]
