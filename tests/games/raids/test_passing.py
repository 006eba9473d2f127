"""Passing villages, encounters and plunder (RA-13)."""

from __future__ import annotations

from meadhall.games.raids import RULES
from meadhall.games.raids.events import EncounterPassed, PlunderPassed, VillagePassed
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from tests.games.raids.tables import HOME, board, lay_next_voyage, play, scores, told, voyage

THREE_BEHIND = (1, 2, 3, 19)  # three ships about to pass, and one far ahead


def test_a_village_gives_each_ship_that_passes_one_viking():
    """RA-13.1"""
    table = voyage(ships=THREE_BEHIND, tiles={6: "rune", 7: "rune", 8: "rune"}, lying={5: 2})
    play(table, "0 sail 6", "1 sail 7", "2 sail 8")
    assert told(table, VillagePassed) == [VillagePassed(0, 5, 1), VillagePassed(1, 5, 1)]
    assert table.crew == [3, 3, 2, 2]  # the third finds nobody
    assert table.lying[5] == 0


def test_an_encounter_gives_two_vikings_then_one():
    """RA-13.2"""
    table = voyage(ships=THREE_BEHIND, tiles={4: "encounter", 6: "rune", 7: "rune", 8: "rune"}, lying={5: 0})
    play(table, "0 sail 6", "1 sail 7", "2 sail 8")
    assert told(table, EncounterPassed) == [EncounterPassed(0, 4, 2), EncounterPassed(1, 4, 1)]
    assert table.crew == [4, 3, 2, 2]


def test_plunder_gives_a_three_then_a_one():
    """RA-13.3"""
    table = voyage(ships=THREE_BEHIND, tiles={4: "plunder", 6: "rune", 7: "rune", 8: "rune"})
    play(table, "0 sail 6", "1 sail 7", "2 sail 8")
    assert told(table, PlunderPassed) == [PlunderPassed(0, 4, 3), PlunderPassed(1, 4, 1)]
    assert [table.coins[3 * seat : 3 * seat + 3] for seat in range(3)] == [[0, 1, 0], [0, 0, 1], [0, 0, 0]]


def test_first_and_second_follow_the_real_order_of_passing():
    """RA-13.4, RA-C-8"""
    table = voyage(ships=(1, 2, 3, 19), tiles={4: "plunder", 6: "encounter", 7: "rune", 8: "rune"}, crew=(3, 3, 3, 3))
    play(table, "0 sail 2", "1 flee", "1 sail 7")  # 1 passes in flight, during the turn of 0
    assert told(table, PlunderPassed) == [PlunderPassed(1, 4, 3)]
    assert told(table, EncounterPassed) == [EncounterPassed(1, 6, 2)]
    play(table, "0 sail 8")
    assert told(table, PlunderPassed)[1:] == [PlunderPassed(0, 4, 1)]
    assert told(table, EncounterPassed)[1:] == [EncounterPassed(0, 6, 1)]


def test_vikings_without_a_shield_do_not_wait_for_the_next_ship():
    """RA-13.5, RA-C-16"""
    table = voyage(ships=THREE_BEHIND, tiles={4: "encounter", 6: "rune", 7: "rune"}, crew=(9, 2, 2, 2))
    reserve = table.reserve
    play(table, "0 sail 6")
    assert told(table, EncounterPassed) == [EncounterPassed(0, 4, 1)]
    assert told(table, VillagePassed) == [VillagePassed(0, 5, 0)]
    assert (table.crew[0], table.reserve, table.lying[4], table.lying[5]) == (10, reserve + 2, 1, 3)
    play(table, "1 sail 7")
    assert told(table, EncounterPassed)[-1] == EncounterPassed(1, 4, 1)


def test_encounters_and_plunder_stay_when_passed_full_or_empty():
    """RA-13.6"""
    table = voyage(ships=(1, 2, 3, 4), tiles={6: "encounter", 7: "plunder", 8: "rune", 9: "rune", 11: "rune"})
    play(table, "0 sail 8")
    assert (board(table)[6], board(table)[7]) == ("encounter", "plunder")
    play(table, "1 sail 9")
    assert (table.lying[6], table.lying[7]) == (0, 0)
    assert (board(table)[6], board(table)[7]) == ("encounter", "plunder")
    play(table, "2 sail 11")
    assert 6 not in board(table) and 7 not in board(table)  # 3 has discarded them


def test_coins_are_kept_openly():
    """RA-13.7"""
    table = voyage(ships=THREE_BEHIND, tiles={4: "plunder", 6: "rune"}, coins={0: (2, 4, 3)})
    play(table, "0 sail 6")
    for watcher in (0, 1, None):
        assert RULES.view(table, watcher).coins[0] == (2, 5, 3)
    assert scores(table)[0] == 2 * 6 + 5 * 3 + 3 + 1  # with a rune


def test_every_ship_passes_every_village_once_so_nobody_goes_without():
    """RA-13.8"""
    villages = 0
    for seats in (2, 3, 4):
        game = Game(RULES, seats, seats)
        dice = Dice(seats)
        while not game.is_over:
            game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
        passed = [(event.ship, event.place) for event in game.told if isinstance(event, VillagePassed)]
        villages += len(passed)
        for seat in range(seats):
            for place in (5, 10, 15):
                assert passed.count((seat, place)) == 4  # once a voyage
    assert villages == 4 * 3 * (2 + 3 + 4)


def test_a_village_left_short_serves_the_first_to_pass():
    """RA-13.8"""
    table = voyage(ships=(HOME, HOME, HOME, 19), crew=(10, 10, 9, 2), lying={5: 0, 10: 0, 15: 0})
    play(table, "3 sail 20")
    assert table.reserve == 9
    lay_next_voyage(table)
    assert [table.lying[place] for place in (5, 10, 15)] == [4, 2, 0]
    play(table, "3 sail 20", "3 cede", "3 cede", "3 cede")
    assert told(table, VillagePassed)[-2:] == [VillagePassed(3, 5, 1), VillagePassed(3, 10, 1)]
    assert table.lying[15] == 0
