"""Two players and the ghost ship (RA-19)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import (
    ArrivalRanked,
    BattleBegan,
    BerthsExchanged,
    GhostArrived,
    GhostSailed,
    TilesDiscarded,
    TileTaken,
)
from meadhall.kernel import core
from meadhall.kernel.values import CHANCE, refuse
from tests.games.raids.tables import (
    HOME,
    board,
    courses,
    lay_next_voyage,
    opened,
    play,
    told,
    voyage,
    why_not,
)


def two(ships, **setting):
    """Seats 0 and 1, and the ghost as the third ship."""
    return voyage(ships=ships, seats=2, **setting)


def test_the_ghost_is_a_ship_but_no_player():
    """RA-19.1"""
    table = opened(2)
    seen = RULES.view(table, None)
    assert len(seen.position) == len(seen.berth) == 3
    assert len(seen.crew) == len(seen.hold) == len(seen.coins) == len(seen.beside) == len(seen.glory) == 2
    assert len(RULES.result(table)) == 2
    assert [len(opened(seats).position) for seats in (3, 4)] == [3, 4]


@pytest.mark.parametrize("first", [0, 1])
def test_start_positions_with_two(first):
    """RA-19.2"""
    table = RULES.start(2, RULES.choices(2, {"first": first}))
    core.run(table)
    play(table, f"* first {first}")
    assert (table.berth[first], table.berth[1 - first], table.berth[2]) == (3, 2, 1)


def test_the_ghost_acts_when_it_is_rearmost_and_leaves_last():
    """RA-19.3"""
    table = opened(2)
    lay_next_voyage(table)
    assert table.waiting == [0]
    play(table, "0 sail 3")
    assert table.waiting == [1]
    assert told(table, GhostSailed) == []
    play(table, "1 sail 8")
    assert told(table, GhostSailed) == [GhostSailed(0, 5)]
    assert table.waiting == [0]  # at 3, now behind the ghost
    play(table, "0 stow", "0 sail 8", "1 flee", "1 sail 11")
    assert told(table, GhostSailed) == [GhostSailed(0, 5), GhostSailed(5, 10)]  # rearmost again


def test_the_ghost_sails_from_village_to_village_and_home():
    """RA-19.4, RA-C-36"""
    table = two((16, 17, 0))
    assert told(table, GhostSailed) == [GhostSailed(0, 5), GhostSailed(5, 10), GhostSailed(10, 15), GhostSailed(15, 20)]
    table = two((17, 18, 0), villages=4)
    assert [event.place for event in told(table, GhostSailed)] == [5, 10, 15, 20]
    play(table, "0 sail 21", "1 sail 21")
    assert told(table, GhostSailed)[-1] == GhostSailed(20, 21)


def test_the_ghost_discards_but_need_not_catch_up():
    """RA-19.5, RA-C-32"""
    table = two((7, 8, 0), tiles={1: "rune", 4: "monster 3", 6: "axe", 9: "axe"})
    assert told(table, GhostSailed) == [GhostSailed(0, 5), GhostSailed(5, 10)]
    assert [(event.ship, event.places) for event in told(table, TilesDiscarded)] == [(2, (1, 4, 6))]
    table = two((12, 13, 5), tiles={6: "rune", 9: "encounter", 11: "axe"})
    assert told(table, GhostSailed)[0] == GhostSailed(5, 10)  # short of the next ship
    assert table.position[2] == 15


def test_the_ghost_takes_no_tile():
    """RA-19.6"""
    table = two((7, 8, 0), tiles={9: "axe"})
    assert [event.ship for event in told(table, TileTaken)] == [0]
    assert set(board(table)) == {8, 9}


def test_the_ghost_touches_no_vikings_and_no_coins():
    """RA-19.7, RA-C-33"""
    table = two((4, 18, 0), tiles={6: "encounter", 7: "plunder", 8: "rune", 9: "rune"})
    assert told(table, GhostSailed) == [GhostSailed(0, 5)]
    play(table, "0 sail 18", "1 retaliate", "0 flee", "0 sail 20")
    assert table.coins[:3] == [0, 1, 0]  # the three, as the first to pass
    table = two((9, 18, 5), tiles={6: "encounter", 7: "plunder", 8: "rune"}, lying={6: 3, 7: 2})
    assert table.lying[5] == table.lying[10] == 2
    assert table.coins == [0] * 6
    assert table.reserve == 40 - 4 - 6  # discarded by the ghost, what lay there went to the reserve


def test_what_the_ghost_passes_is_still_full_for_the_first_player():
    """RA-19.7"""
    table = two((11, 12, 10), tiles={13: "encounter", 14: "plunder", 16: "rune", 17: "rune"})
    assert told(table, GhostSailed) == [GhostSailed(10, 15)]
    assert (table.lying[13], table.lying[14]) == (3, 2)
    assert table.lying[15] == 2
    table = two((1, 12, 10), tiles={13: "encounter", 14: "plunder", 16: "rune", 17: "rune"})
    play(table, "0 sail 16")
    assert table.crew[0] == 2 + 3 + 2
    assert table.coins[:3] == [0, 1, 0]


def test_the_ghost_ignores_monsters():
    """RA-19.8"""
    table = two((11, 12, 10), tiles={13: "monster 4", 14: "monster 5", 16: "rune"})
    assert told(table, GhostSailed) == [GhostSailed(10, 15)]
    assert (board(table)[13], board(table)[14]) == ("monster 4", "monster 5")
    assert table.waiting == [0]  # and nobody was asked


def test_the_ghost_neither_attacks_nor_is_attacked():
    """RA-19.9"""
    table = two((3, 14, 5), tiles={4: "rune", 6: "rune"})
    assert 5 not in courses(table)
    assert why_not(table, 0, "sail 5") == refuse("RA-9.2", "no-stop-at-a-village")
    play(table, "0 sail 6")
    assert told(table, BattleBegan) == []
    assert table.position == [6, 14, 10]  # the ghost, rearmost, has moved on


def test_with_the_ghost_next_ahead_a_player_must_sail_beyond_its_village():
    """RA-19.10"""
    table = two((2, 14, 10), tiles={3: "rune", 6: "axe", 9: "rune", 11: "rune", 12: "encounter"})
    assert board(table) == {11: "rune", 12: "encounter", 14: "rune"}
    assert courses(table) == [11, 14, 20]
    assert why_not(table, 0, "sail 9") == refuse("RA-8.7", "catch-up-first", least=10)
    assert why_not(table, 0, "sail 10") == refuse("RA-9.2", "no-stop-at-a-village")


def test_villages_hold_two():
    """RA-19.11"""
    table = opened(2)
    lay_next_voyage(table)
    assert [table.lying[place] for place in (5, 10, 15)] == [2, 2, 2]


def test_the_ghost_has_an_arrival_number_like_any_ship():
    """RA-19.12"""
    table = two((16, 17, 15))
    assert told(table, GhostArrived) == [GhostArrived(1)]
    assert table.berth[2] == 1
    play(table, "0 sail 20", "1 sail 20")
    assert table.berth == [2, 3, 1]


def over(arrived, number, **setting):
    """A voyage of two that ends with the last named of `arrived`."""
    *before, last = arrived
    ships = [HOME] * 3
    ships[last] = 15 if last == 2 else 19
    table = two(ships, arrived=before, number=number, arrival="order" if number == 1 else "runes", **setting)
    if last != 2:
        play(table, f"{last} sail 20")
    return table


@pytest.mark.parametrize(
    ("arrived", "coins"),
    [((2, 0, 1), [[0, 1, 0], [0, 0, 1]]), ((0, 2, 1), [[1, 0, 0], [0, 0, 1]]), ((1, 0, 2), [[0, 1, 0], [1, 0, 0]])],
)
def test_in_voyage_1_the_coin_of_the_ghost_is_not_paid(arrived, coins):
    """RA-19.13, RA-C-34"""
    table = over(arrived, number=1)
    assert [table.coins[:3], table.coins[3:]] == coins
    assert sum(table.coins_left) == 20 - 2


def test_in_later_voyages_only_the_two_are_ranked():
    """RA-19.13, RA-C-34, RA-C-37"""
    table = over((2, 0, 1), number=3, beside={1: ["rune"]})
    assert [table.coins[:3], table.coins[3:]] == [[0, 1, 0], [1, 0, 0]]
    assert [(event.ship, event.rank) for event in told(table, ArrivalRanked)] == [(1, 1), (0, 2)]
    assert table.coins_left[2] == 8


@pytest.mark.parametrize(
    ("arrived", "berths", "exchanged"),
    [
        ((0, 1, 2), [3, 2, 1], [BerthsExchanged(0, 3)]),
        ((0, 2, 1), [2, 3, 1], [BerthsExchanged(0, 2)]),
        ((2, 1, 0), [3, 2, 1], []),
    ],
)
def test_the_ghost_exchanges_numbers_with_the_first_after_scoring(arrived, berths, exchanged):
    """RA-19.14"""
    table = over(arrived, number=1)
    assert table.berth == berths
    assert told(table, BerthsExchanged) == exchanged
    assert table.log is not None
    names = [type(event).__name__ for event in table.log]
    if exchanged:
        assert names.index("BerthsExchanged") > names.index("ArrivalRanked")


@pytest.mark.parametrize(("arrived", "starts"), [((0, 1, 2), 0), ((1, 0, 2), 1), ((0, 2, 1), 1), ((2, 0, 1), 1)])
def test_the_player_on_position_3_starts(arrived, starts):
    """RA-19.15, RA-C-35"""
    table = over(arrived, number=3)
    lay_next_voyage(table)
    assert table.waiting == [starts]
    assert table.berth[starts] == 3


def test_a_ghost_still_in_the_harbour_spares_both_the_duty_to_catch_up():
    """RA-19.16"""
    table = two((0, 9, 0), berths=(2, 0, 1), tiles={1: "rune", 2: "axe"})
    assert table.waiting == [0]
    assert board(table) == {1: "rune", 2: "axe", 9: "rune"}
    assert courses(table) == [1, 2, 9, 20]


def test_the_voyage_waits_for_the_ghost():
    """RA-C-52, RA-16.1"""
    table = over((0, 1, 2), number=3)
    assert told(table, GhostSailed) == [GhostSailed(15, 20)]
    assert told(table, GhostArrived) == [GhostArrived(3)]
    assert table.waiting == [CHANCE]
