"""The end of a voyage: sails, then the arrival tile (RA-16)."""

from __future__ import annotations

import pytest

from meadhall.games.raids.events import ArrivalRanked, SailsPaid
from meadhall.kernel.values import CHANCE
from tests.games.raids.tables import HOME, counts, play, scores, told, voyage


def ended(arrived=(0, 1), last=2, **setting):
    """Every ship but the last had arrived in this order; now the last one comes home too."""
    ships = [HOME] * (len(arrived) + 1)
    ships[last] = 19
    table = voyage(ships=ships, arrived=arrived, **setting)
    play(table, f"{last} sail 20")
    return table


def coins(table):
    """The coins of every seat as their sum."""
    return [6 * six + 3 * three + one for six, three, one in zip(*[iter(table.coins)] * 3)]


def test_a_voyage_ends_as_soon_as_all_have_arrived():
    """RA-16.1"""
    table = voyage(ships=(HOME, 18, 19))
    play(table, "1 sail 20")
    assert told(table, ArrivalRanked) == []
    play(table, "2 sail 20")
    assert len(told(table, ArrivalRanked)) == 3
    assert table.waiting == [CHANCE]


def test_sails_come_first_and_bring_a_viking_an_icon_as_far_as_shields_go():
    """RA-16.2"""
    table = ended(hold={0: ["sail", "double sail"], 1: ["sail"]}, crew=(2, 9, 2))
    assert told(table, SailsPaid) == [SailsPaid(0, 3), SailsPaid(1, 0)]
    assert table.crew[:2] == [2 + 3, 9]
    assert table.log is not None
    names = [type(event).__name__ for event in table.log]
    assert names.index("SailsPaid") < names.index("ArrivalRanked")


def test_sails_pay_after_voyage_4_before_the_final_scoring():
    """RA-16.3, RA-C-24"""
    table = ended(hold={0: ["double sail", "mjöllnir"]}, crew=(2, 2, 2), number=4, arrival="ports", beside={1: []})
    assert table.waiting == []
    assert table.crew[0] == 2 + 2
    assert scores(table)[0] == 4 + 6  # the hammer for four Vikings, and the coin


def test_a_short_reserve_serves_in_order_of_arrival():
    """RA-16.4, RA-C-14"""
    hold = {0: ["sail"], 1: ["sail"], 2: ["sail"]}
    table = ended(arrived=(1, 2, 0), last=3, hold=hold, crew=(8, 8, 8, 10), lying={5: 2, 10: 2, 15: 0})
    assert told(table, SailsPaid) == [SailsPaid(1, 1), SailsPaid(2, 1), SailsPaid(0, 0)]  # two were left
    assert table.crew == [8, 9, 9, 10]


def test_the_arrival_tile_pays_six_three_one_and_nothing():
    """RA-16.5"""
    table = ended(arrived=(2, 0, 1), last=3, number=1, arrival="order")
    assert coins(table) == [3, 1, 6, 0]
    assert table.coins_left == [3, 7, 7]
    assert [(event.ship, event.rank, event.coin) for event in told(table, ArrivalRanked)] == [
        (2, 1, 6),
        (0, 2, 3),
        (1, 3, 1),
    ]


def test_voyage_1_is_ranked_by_arrival_whatever_is_aboard():
    """RA-16.6"""
    table = ended(arrived=(1, 2), last=0, number=1, arrival="order", hold={0: ["axe", "axe", "wood 4"]})
    assert coins(table) == [1, 6, 3]


def test_later_voyages_are_ranked_by_the_count():
    """RA-16.7"""
    table = ended(arrived=(0, 1), last=2, arrival="runes", beside={1: ["rune"], 2: ["rune", "rune"]})
    assert coins(table) == [1, 3, 6]  # 2 has taken a third rune at 19


def test_ties_go_to_the_earlier_arrival():
    """RA-16.8"""
    table = ended(arrived=(3, 1, 0), last=2, arrival="weapons", hold={0: ["axe"], 1: ["axe"], 3: []})
    assert coins(table) == [3, 6, 0, 1]


def test_nothing_at_all_can_still_win_a_coin():
    """RA-16.9, RA-C-22"""
    table = ended(arrived=(1, 0), last=2, arrival="monsters")
    assert coins(table) == [3, 6, 1]


def test_the_option_arrival_needs_one_asks_for_at_least_one():
    """RA-C-22: the flag that switches it."""
    table = ended(arrived=(1, 0), last=2, arrival="monsters", beside={0: ["monster 3"]}, arrival_needs_one=True)
    assert coins(table) == [6, 0, 0]
    table = ended(arrived=(1, 0), last=2, number=1, arrival="order", arrival_needs_one=True)
    assert coins(table) == [3, 6, 1]  # voyage 1 has no condition


def test_what_is_counted_lies_on_and_beside_the_ship():
    """RA-16.10"""
    table = voyage(ships=(3, 4, 9), arrival="goods", hold={1: ["wood 4"]}, beside={1: ["pigs 4"], 2: ["furs 5"]})
    assert counts(table) == (0, 2, 1)


@pytest.mark.parametrize(
    ("arrival", "count"),
    [
        pytest.param("goods", 7, id="RA-16.11"),
        pytest.param("different goods", 4, id="RA-16.12"),
        pytest.param("runes", 6, id="RA-16.13"),
        pytest.param("shields", 5, id="RA-16.14"),
        pytest.param("weapons", 1 + 2, id="RA-16.15"),
        pytest.param("ports", 2, id="RA-16.16"),
        pytest.param("monsters", 8, id="RA-16.17"),
        pytest.param("sails", 1, id="RA-16.18"),
    ],
)
def test_each_arrival_tile_counts_its_own(arrival, count):
    """A ship of which every arrival tile counts another number."""
    monsters = [f"monster {strength}" for strength in (3, 4, 4, 5, 5, 6, 6, 7)]
    sold = ["wood 5", "furs 5", "pigs 5", "pigs 6", "mead 6"]
    table = voyage(
        ships=(3, 4, 9),
        arrival=arrival,
        hold={1: ["wood 4", "pigs 4", "axe", "twin axes", "sail"]},
        beside={1: [*sold, *monsters, *["rune"] * 6, "single port", "double port"]},
        number=4,
    )
    assert counts(table)[1] == count


def test_shields_are_counted_not_vikings():
    """RA-16.14, RA-C-23"""
    for crew in (0, 4, 7):
        table = voyage(ships=(3, 4, 9), arrival="shields", hold={1: ["axe", "mead 6"]}, crew=(2, crew, 2))
        assert counts(table)[1] == 7


def test_a_double_sail_counts_two():
    """RA-16.18, RA-C-21"""
    table = ended(arrived=(0, 1), last=2, arrival="sails", hold={0: ["sail"], 2: ["double sail"]})
    assert coins(table) == [3, 1, 6]


def test_goods_count_aboard_and_sold_but_not_removed():
    """RA-C-26"""
    table = voyage(ships=(3, 4, 9), arrival="goods", tiles={3: "single port"}, hold={0: ["wood 4", "pigs 4"]})
    assert counts(table)[0] == 2
    play(table, "0 sell 0")
    assert counts(table)[0] == 2
    table = voyage(ships=(3, 4, 9), arrival="goods", tiles={3: "axe"}, hold={0: ["wood 4", "pigs 4"]})
    play(table, "0 replace 0")
    assert counts(table)[0] == 1


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_new_voyage_follows_until_the_fourth(number):
    """RA-16.19"""
    table = ended(number=number, arrival="order" if number == 1 else "runes")
    assert table.voyage == min(4, number + 1)
    assert table.waiting == ([] if number == 4 else [CHANCE])
