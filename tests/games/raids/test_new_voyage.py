"""A new voyage (RA-17)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.arrival import clear_villages
from meadhall.games.raids.events import TilesLaid, VoyageBegan
from meadhall.games.raids.tiles import voyage_of
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.notation import outcome_from, text_of
from meadhall.kernel.values import CHANCE, refuse
from tests.games.raids.tables import (
    FACTS,
    HOME,
    aboard,
    beside,
    board,
    lay_next_voyage,
    opened,
    play,
    question,
    removed,
    told,
    voyage,
)


def ended(**setting):
    """Voyage 3 is over, and the tiles of voyage 4 are about to be laid."""
    setting = {"ships": (HOME, HOME, 19), **setting}
    table = voyage(**setting)
    play(table, f"{len(setting['ships']) - 1} sail 20")
    return table


def test_nothing_is_left_on_the_board():
    """RA-17.1, RA-C-29, RA-C-30"""
    table = ended(lying={5: 2, 10: 1, 15: 0})  # somebody's village was full
    assert board(table) == {}
    assert sum(table.lying) == 0
    assert table.reserve == 40 - sum(table.crew)
    table = voyage(ships=(3, 4, 9), tiles={7: "encounter", 8: "plunder", 12: "axe"})  # what the last ship never leaves
    assert table.coins_left == [4, 7, 7]
    clear_villages(table)
    assert board(table) == {}
    assert table.coins_left == [4, 8, 8]
    assert table.reserve == 40 - 6


def test_the_next_pile_is_shuffled_and_laid_in_path_order():
    """RA-17.2"""
    table = ended()
    laid = core.draw(table, Dice(1))
    drawn = laid.content
    assert len(set(drawn)) == 16
    assert {voyage_of(tile) for tile in drawn} == {4}
    assert drawn != core.draw(table, Dice(2)).content
    for wrong in ("lay-tiles 0 1 2", "lay-tiles " + " ".join(str(tile) for tile in range(32, 48))):
        assert core.refusal(table, CHANCE, outcome_from(RULES, wrong)) == refuse("RA-17.2", "cannot-happen")
    play(table, "* " + text_of(RULES, laid))
    assert [table.tile_at[place] for place in FACTS["board"]["tile_slots"]] == list(drawn)
    assert told(table, VoyageBegan) == [VoyageBegan(4, table.arrivals[3])]
    assert told(table, TilesLaid) == [TilesLaid(4, drawn)]


def test_plunder_and_encounters_are_filled():
    """RA-17.3"""
    table = ended()
    coins = list(table.coins_left)
    lay_next_voyage(table)
    assert {name: table.lying[place] for place, name in board(table).items() if table.lying[place]} == {
        "encounter": 3,
        "plunder": 2,
    }
    assert list(board(table).values()).count("plunder") == 2
    assert table.coins_left == [coins[0], coins[1] - 2, coins[2] - 2]  # a three and a one on each
    play(table, "2 sail 12")  # up to the tile before the encounter
    assert table.crew[2] == 2 + 2  # two villages


def test_the_arrival_tile_of_the_pile_just_used_counts():
    """RA-17.4"""
    table = opened(3)  # with the arrival tiles 1, 3 and 5
    for number in (1, 2, 3, 4):
        lay_next_voyage(table)
        while table.voyage == number and table.waiting and table.waiting != [CHANCE]:
            home = f"sail {HOME}" if question(table) == "ChooseCourse" else "cede"
            play(table, f"{table.waiting[0]} {home}")
    assert [event.condition for event in told(table, VoyageBegan)] == [0, 1, 3, 5]
    table = voyage(ships=(HOME, HOME, 19), number=2, arrival="ports")
    assert table.arrivals[1] == 6
    after = table.arrivals[2]
    play(table, "2 sail 20")
    lay_next_voyage(table)
    assert told(table, VoyageBegan)[0].condition == after != 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_villages_are_filled_again(seats):
    """RA-17.5"""
    ghost = [HOME] if seats == 2 else []
    arrived = [*range(seats - 1), *([2] if ghost else [])]
    table = voyage(ships=[HOME] * (seats - 1) + [19] + ghost, arrived=arrived, seats=seats, lying={5: 0, 10: 1, 15: 0})
    play(table, f"{seats - 1} sail 20")
    lay_next_voyage(table)
    assert [table.lying[place] for place in (5, 10, 15)] == [seats] * 3


@pytest.mark.parametrize(
    ("crew", "encounter", "villages"),
    [((10, 10, 10, 9), 1, [0, 0, 0]), ((10, 10, 10, 4), 3, [3, 0, 0]), ((10, 10, 9, 2), 3, [4, 2, 0])],
)
def test_a_short_reserve_fills_encounters_first_then_villages_in_path_order(crew, encounter, villages):
    """RA-17.6, RA-C-14"""
    table = ended(ships=(HOME, HOME, HOME, 19), crew=crew, lying={5: 0, 10: 0, 15: 0})
    lay_next_voyage(table)
    assert table.lying[13] == encounter
    assert [table.lying[place] for place in (5, 10, 15)] == villages
    assert table.reserve == 0


def test_ships_return_to_the_harbour_and_the_last_to_arrive_starts():
    """RA-17.7, RA-C-31"""
    table = voyage(ships=(HOME, 19, HOME, HOME), arrived=(2, 3, 0))
    play(table, "1 sail 20")
    lay_next_voyage(table)
    assert table.position == [0, 0, 0, 0]
    assert table.berth == [3, 4, 1, 2]
    assert table.waiting == [1]


def test_ships_keep_what_they_have():
    """RA-17.8"""
    table = ended(
        hold={0: ["axe", "wood 4"]},
        beside={0: ["rune", "monster 3"], 1: ["single port"]},
        crew=(5, 6, 7),
        coins={0: (1, 2, 3)},
    )
    lay_next_voyage(table)
    assert aboard(table, 0) == ["axe", "wood 4"]
    assert sorted(beside(table, 0)) == ["monster 3", "rune"]
    assert beside(table, 1) == ["single port"]
    assert table.crew == [5, 6, 7]
    assert table.coins[:3] == [2, 2, 3]  # and the coin of voyage 3
    assert not set(removed(table)) & set(table.tiles_aboard(0))
