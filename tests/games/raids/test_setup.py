"""Setup (RA-2) and the table's options."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import ArrivalsLaid
from meadhall.games.raids.tiles import NO_TILE
from meadhall.games.raids.voyage import can_be_laid
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.notation import outcome_from
from meadhall.kernel.troubles import BadOption
from meadhall.kernel.values import CHANCE, refuse
from tests.games.raids.tables import FACTS, board, lay_next_voyage, opened, play, told
from tests.tables import seated

FIRST_PILE = "lay-tiles 13 9 0 1 2 3 4 5 6 7 8 10 11 12 14 15"  # the encounter first


def refused(table, text):
    return core.refusal(table, CHANCE, outcome_from(RULES, text))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_an_empty_ship(seats):
    """RA-2.1"""
    table = opened(seats)
    assert [table.tiles_aboard(seat) for seat in range(seats)] == [[]] * seats
    assert [table.tiles_beside(seat) for seat in range(seats)] == [[]] * seats
    assert table.position[:seats] == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_crews_villages_and_the_encounter_are_served_from_the_reserve(seats):
    """RA-2.2"""
    table = seated(RULES, seats)
    assert table.reserve == 40
    play(table, "* first 0")
    assert table.reserve == 40 - sum(table.crew)
    play(table, "* lay-arrivals 1 2 3", "* " + FIRST_PILE)
    assert table.reserve == 40 - sum(table.crew) - 3 * seats - 3


def test_all_coins_begin_in_the_reserve():
    """RA-2.3"""
    table = opened(4)
    assert table.coins_left == [4, 8, 8]
    assert table.coins == [0] * 12


def test_the_tiles_lie_in_four_piles_by_their_backs():
    """RA-2.4"""
    table = opened(3)
    assert refused(table, FIRST_PILE) is None
    for number in (2, 3, 4):
        pile = " ".join(str(tile) for tile in range(16 * (number - 1), 16 * number))
        assert refused(table, "lay-tiles " + pile) == refuse("RA-17.2", "cannot-happen")
    assert refused(table, FIRST_PILE.replace("13", "16")) == refuse("RA-17.2", "cannot-happen")
    assert refused(table, FIRST_PILE.replace("13", "9")) == refuse("RA-17.2", "cannot-happen")


def test_sixteen_tiles_are_laid_however_many_a_pile_has():
    """RA-2.5"""
    pile = list(range(17))
    assert can_be_laid(tuple(pile[:16]), pile)
    assert can_be_laid(tuple(pile[1:]), pile)
    assert not can_be_laid(tuple(pile), pile)
    assert not can_be_laid(tuple(pile[:15]), pile)
    assert not can_be_laid((*pile[:15], 14), pile)
    assert not can_be_laid((*pile[:15], 17), pile)


def test_the_first_pile_is_shuffled_and_laid_in_path_order():
    """RA-2.5"""
    table = opened(3)
    orders = {core.draw(table, Dice(seed)).content for seed in range(20)}
    assert len(orders) == 20
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(16))}
    play(table, "* " + FIRST_PILE)
    laid = [table.tile_at[place] for place in FACTS["board"]["tile_slots"]]
    assert laid == [13, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15]
    assert [table.tile_at[place] for place in (5, 10, 15)] == [NO_TILE] * 3


def test_voyage_1_has_the_arrival_tile_without_condition():
    """RA-2.6"""
    for seed in range(10):
        assert Game(RULES, 4, seed).state.arrivals[0] == 0


def test_three_of_the_eight_other_arrival_tiles_are_laid_face_up():
    """RA-2.7, RA-C-46"""
    table = seated(RULES, 3, first=0)
    play(table, "* first 0")
    draws = [core.draw(table, Dice(seed)).content for seed in range(200)]
    assert {condition for draw in draws for condition in draw} == set(range(1, 9))
    assert all(len(set(draw)) == 3 for draw in draws)
    for wrong in ("lay-arrivals 0 1 2", "lay-arrivals 1 1 2", "lay-arrivals 1 2"):
        assert refused(table, wrong) == refuse("RA-2.7", "cannot-happen")
    play(table, "* lay-arrivals 8 2 5")
    assert told(table, ArrivalsLaid) == [ArrivalsLaid((8, 2, 5))]
    for watcher in (0, 1, 2, None):
        assert RULES.view(table, watcher).arrivals == (0, 8, 2, 5)


def test_the_first_player_is_drawn_and_lies_on_the_highest_position():
    """RA-2.8"""
    assert {Game(RULES, 4, seed).state.first for seed in range(30)} == {0, 1, 2, 3}
    for seats in (3, 4):
        for first in range(seats):
            table = opened_by(seats, first)
            clockwise = [(first + after) % seats for after in range(seats)]
            assert [table.berth[seat] for seat in clockwise] == FACTS["start_positions"][str(seats)]["seats"]
            assert table.berth[first] == seats
            assert table.waiting == [first]


def opened_by(seats, first, **options):
    table = seated(RULES, seats, first=first, **options)
    play(table, f"* first {first}", "* lay-arrivals 1 2 3", "* " + FIRST_PILE)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_crews_follow_the_table(seats):
    """RA-2.9, RA-C-43"""
    for first in range(seats):
        table = opened_by(seats, first)
        crews = [table.crew[(first + after) % seats] for after in range(seats)]
        assert crews == FACTS["starting_vikings"][str(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_villages_hold_a_viking_for_each_player(seats):
    """RA-2.10"""
    table = opened_by(seats, 0)
    assert [table.lying[place] for place in (5, 10, 15)] == [seats] * 3


def test_the_encounter_holds_three_vikings():
    """RA-2.11"""
    table = opened_by(3, 0)
    assert board(table)[1] == "encounter"
    assert list(board(table).values()).count("encounter") == 1
    assert table.lying[1] == sum(FACTS["tiles"][9]["vikings"]) == 3
    play(table, "0 sail 2")
    assert (table.crew[0], table.lying[1]) == (1 + 2, 1)


def test_no_coin_is_laid_out_in_voyage_1():
    """RA-2.12"""
    table = opened_by(4, 0)
    assert "plunder" not in board(table).values()
    assert table.coins_left == [4, 8, 8]


# The options of a table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_option_crew_gives_the_smaller_crews_of_a_reviewer(seats):
    table = opened_by(seats, 0, crew="reviewer")
    assert table.crew == FACTS["starting_vikings_reviewer"][str(seats)]
    assert table.reserve + sum(table.crew) + sum(table.lying) == 40


def test_the_option_villages_adds_a_fourth_before_the_arrival():
    """RA-C-1: the other board on which all rules remain valid."""
    table = opened_by(4, 0, villages=4)
    path = FACTS["board_with_four_villages"]
    assert list(board(table)) == path["tile_slots"]
    assert [place for place in range(22) if table.is_village(place)] == path["villages"] == [5, 10, 15, 20]
    assert table.home == path["arrival"] == 21
    assert [table.lying[place] for place in path["villages"]] == [4] * 4
    play(table, "0 sail 21", "0 cede", "0 cede")
    assert table.position[0] == 21
    assert table.crew[0] == 1 + 2 + 3 - 2 + 1  # the monsters lie before the last village


def test_the_option_first_names_who_begins():
    assert {Game(RULES, 3, seed, first=2).waiting[0] for seed in range(10)} == {2}
    with pytest.raises(BadOption):
        Game(RULES, 3, 1, first=3)


@pytest.mark.parametrize(
    ("option", "value"), [("villages", 5), ("crew", "mine"), ("arrival_needs_one", "perhaps"), ("ghosts", 1)]
)
def test_an_option_that_does_not_exist_is_refused(option, value):
    with pytest.raises(BadOption):
        RULES.choices(3, {option: value})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_may_play(seats):
    with pytest.raises(BadOption):
        RULES.choices(seats, {})


def test_a_whole_new_table_needs_only_three_draws():
    table = opened(2)
    assert table.waiting == [CHANCE]
    lay_next_voyage(table)
    assert table.waiting == [0]
