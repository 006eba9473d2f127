"""Whose turn it is, how a voyage starts, when a turn ends (RA-3, RA-4, RA-15)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import Arrived, BattleBegan, TilesDiscarded, TileTaken, VoyageBegan
from meadhall.games.raids.moves import MOVES, Sail
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.troubles import BadRecord
from meadhall.kernel.values import CHANCE, refuse
from tests.games.raids.tables import (
    HOME,
    aboard,
    board,
    courses,
    lay_next_voyage,
    opened,
    play,
    question,
    told,
    voyage,
    why_not,
)
from tests.tables import seated

# Turn order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_four_voyages(seats):
    """RA-3.1"""
    table = seated(RULES, seats)
    core.play_out(table, Dice(3))
    assert [event.voyage for event in told(table, VoyageBegan)] == [1, 2, 3, 4]


def test_the_rearmost_ship_acts_next():
    """RA-3.2"""
    assert voyage(ships=(12, 7, 9)).waiting == [1]
    assert voyage(ships=(12, 13, 9)).waiting == [2]


def test_ships_in_the_harbour_are_behind_all_others():
    """RA-3.3"""
    assert voyage(ships=(1, 0, 2)).waiting == [1]


def test_in_the_harbour_the_highest_position_is_rearmost():
    """RA-3.4"""
    assert voyage(ships=(0, 0, 0, 0), berths=(2, 4, 1, 3)).waiting == [1]
    assert voyage(ships=(0, 4, 0, 0), berths=(2, 0, 1, 3)).waiting == [3]
    assert voyage(ships=(0, 4, 0, 6), berths=(2, 0, 1, 0)).waiting == [0]


def test_one_player_may_take_several_turns_in_a_row():
    """RA-3.5"""
    table = voyage(ships=(1, 2, 13), tiles={3: "rune", 4: "rune"})
    play(table, "0 sail 2", "1 flee", "1 sail 20")
    assert table.waiting == [0]
    play(table, "0 sail 13", "2 retaliate", "0 flee", "0 sail 20")
    assert table.waiting == [2]


def test_a_ship_that_has_arrived_takes_no_more_turns():
    """RA-3.6"""
    table = voyage(ships=(1, 2, 3), tiles={7: "rune", 8: "rune"})
    play(table, "0 sail 20")
    while CHANCE not in table.waiting:
        assert 0 not in table.waiting
        play(table, f"{table.waiting[0]} sail 20")


def test_a_turn_is_to_take_a_tile_and_then_to_navigate():
    """RA-3.7"""
    table = voyage(ships=(3, 4, 9), tiles={3: "axe"})
    assert question(table) == "ChooseSlot"
    assert why_not(table, 0, "sail 9") is not None
    play(table, "0 stow")
    assert question(table) == "ChooseCourse"
    assert table.waiting == [0]
    play(table, "0 sail 9", "2 flee", "2 sail 20")
    assert table.waiting == [1]


def test_every_turn_moves_the_ship_forward():
    """RA-3.8"""
    table = voyage(ships=(3, 4, 9), tiles={7: "rune"})
    for move in MOVES:
        if not isinstance(move, Sail):
            assert core.refusal(table, 0, move) == refuse("RA-3.8", "ships-must-sail")
    assert courses(table) == [4, 7, 9, 20]
    assert why_not(table, 0, "sail 3") == refuse("RA-0.2", "ships-sail-forward")


def test_the_voyage_goes_on_until_every_ship_has_arrived():
    """RA-3.9"""
    table = voyage(ships=(17, 18, 19))
    for seat in (0, 1, 2):
        assert table.voyage == 3
        assert table.waiting == [seat]
        play(table, f"{seat} sail 20")
    assert table.voyage == 4


# Leaving the harbour


@pytest.mark.parametrize("ships", [(0, 0, 0), (0, 4, 0), (0, 4, 7)])
def test_nobody_takes_a_tile_on_the_first_turn_of_a_voyage(ships):
    """RA-4.1, RA-C-2"""
    table = voyage(ships=ships, tiles={1: "rune", 2: "axe"})
    assert table.waiting == [0]
    assert question(table) == "ChooseCourse"
    assert told(table, TileTaken) == []
    assert aboard(table, 0) == []


def test_whoever_leaves_others_behind_discards_nothing_and_catches_up_with_nobody():
    """RA-4.2, RA-4.3"""
    table = voyage(ships=(0, 0, 9), tiles={1: "rune", 2: "axe", 6: "rune"})
    assert board(table) == {1: "rune", 2: "axe", 6: "rune", 9: "rune"}
    assert courses(table) == [1, 2, 6, 9, 20]
    play(table, "0 sail 1")
    assert table.position == [1, 0, 9]
    assert told(table, TilesDiscarded) == []


def test_whoever_leaves_may_attack_a_ship_that_left_before():
    """RA-4.4"""
    table = voyage(ships=(0, 0, 9))
    play(table, "0 sail 9")
    assert told(table, BattleBegan) == [BattleBegan(0, 2, 9)]
    assert question(table) == "Respond"
    assert table.waiting == [2]


def test_the_last_to_leave_discards_and_catches_up():
    """RA-4.5"""
    table = voyage(ships=(0, 7, 9), tiles={1: "rune", 2: "monster 3", 6: "encounter", 8: "axe", 11: "axe"})
    assert board(table) == {7: "rune", 8: "axe", 9: "rune", 11: "axe"}
    assert courses(table) == [7, 8, 9, 11, 20]
    assert told(table, TilesDiscarded)[0].places == (1, 2, 6)


def test_ships_in_the_harbour_are_not_attacked():
    """RA-4.6"""
    table = voyage(ships=(0, 0, 0), tiles={1: "rune", 2: "rune", 3: "rune"})
    with pytest.raises(BadRecord):
        why_not(table, 0, "sail 0")
    play(table, "0 sail 1", "1 sail 2", "2 sail 3")
    assert told(table, BattleBegan) == []


# The end of a turn


def test_a_turn_ends_when_all_it_caused_is_resolved():
    """RA-15.1"""
    table = voyage(ships=(3, 4, 8), tiles={7: "monster 3", 9: "axe"}, crew=(2, 3, 1))
    play(table, "0 sail 4")  # a fight,
    play(table, "1 flee", "1 sail 8")  # a flight
    assert table.waiting == [1]
    play(table, "1 cede")  # past a monster into a second fight,
    assert table.waiting == [2]
    play(table, "2 flee", "2 sail 9")  # another flight: all of 0's turn
    assert told(table, TileTaken)[-1].ship == 0  # who is rearmost and has begun the next
    assert len(told(table, TileTaken)) == 2


def test_the_next_turn_is_found_anew():
    """RA-15.2, RA-C-50"""
    table = voyage(ships=(3, 6, 12), tiles={7: "axe", 8: "rune"}, crew=(3, 2, 2))
    play(table, "0 sail 8")
    assert table.waiting == [1]
    play(table, "1 sail 8", "0 flee", "0 sail 12", "2 flee", "2 sail 20")
    assert table.position == [12, 8, HOME]
    assert table.waiting == [1]  # 1 again, since 0 has fled past it


def test_a_ship_that_fled_may_be_rearmost_and_play_next():
    """RA-C-50"""
    table = voyage(ships=(3, 4, 12), tiles={6: "axe", 7: "rune"}, crew=(3, 2, 2))
    play(table, "0 sail 4", "1 retaliate", "0 flee", "0 sail 6")
    assert table.waiting == [1]
    play(table, "1 sail 6", "0 flee", "0 sail 7")
    assert table.position == [7, 6, 12]
    assert table.waiting == [1]
    play(table, "1 stow", "1 sail 12", "2 flee", "2 sail 20")
    assert table.waiting == [0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_a_turn_no_two_ships_share_a_place_of_the_path(seats):
    """RA-15.3, RA-C-42"""
    game = Game(RULES, seats, 11)
    dice = Dice(2)
    turns = 0
    while not game.is_over:
        if question(game.state) == "ChooseCourse":
            turns += 1
            under_way = [place for place in game.state.position if 0 < place < HOME]
            assert len(set(under_way)) == len(under_way)
            (seat,) = game.waiting
            others = [ship for ship in range(game.state.ships) if ship != seat]
            behind = [ship for ship in others if game.state.position[ship] < game.state.position[seat]]
            assert behind == []
        game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
    assert turns > 20


def test_a_new_table_begins_with_the_first_player_leaving():
    """RA-3.4: the first player lies on the highest position."""
    table = opened(4)
    lay_next_voyage(table)
    for seat in (0, 1, 2):
        assert table.waiting == [seat]
        play(table, f"{seat} sail {seat + 1}")
    assert table.waiting == [3]
    assert told(table, Arrived) == []
