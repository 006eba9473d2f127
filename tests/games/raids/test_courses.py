"""Phase 2: discard, catch up, and where a ship may stop (RA-8, RA-9)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import (
    BattleBegan,
    MonsterCeded,
    MonsterDefeated,
    PlunderPassed,
    TilesDiscarded,
    VillagePassed,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.values import CHANCE, refuse
from tests.games.raids.tables import (
    HOME,
    TILE_NAMES,
    beside,
    board,
    courses,
    offered,
    play,
    question,
    removed,
    told,
    voyage,
    why_not,
)


def test_tiles_between_a_ship_and_the_next_are_removed():
    """RA-8.1, RA-0.3"""
    table = voyage(ships=(2, 6, 11), tiles={1: "axe", 3: "rune", 4: "wood 4", 7: "axe"})
    assert board(table) == {1: "axe", 6: "rune", 7: "axe", 11: "rune"}  # what is behind or beyond stays
    discarded = told(table, TilesDiscarded)[0]
    assert (discarded.ship, discarded.places) == (0, (3, 4))
    assert [TILE_NAMES[tile] for tile in discarded.tiles] == ["rune", "wood 4"]
    assert set(discarded.tiles) <= set(removed(table))


def test_monsters_encounters_and_plunder_are_removed_alike():
    """RA-8.2, RA-C-4, RA-C-5"""
    table = voyage(ships=(6, 13, 14), tiles={7: "monster 4", 8: "encounter", 9: "plunder", 11: "axe", 12: "rune"})
    assert board(table) == {13: "rune", 14: "rune"}


def test_a_monster_that_is_discarded_is_neither_fought_nor_paid():
    """RA-8.3"""
    table = voyage(ships=(6, 9, 12), tiles={7: "monster 3", 8: "monster 4"}, crew=(5, 2, 2))
    play(table, "0 sail 20")
    assert table.waiting == [1]
    assert told(table, MonsterCeded) == told(table, MonsterDefeated) == []
    assert beside(table, 0) == ["rune"]


def test_what_lies_on_a_discarded_tile_returns_to_the_reserves():
    """RA-8.4, RA-C-5"""
    table = voyage(ships=(1, 9, 12), tiles={2: "encounter", 3: "plunder"}, crew=(2, 2, 2))
    assert (table.lying[2], table.lying[3]) == (0, 0)
    assert table.coins_left == [4, 8, 8]
    assert table.reserve == 40 - 6 - 9
    play(table, "0 sail 9")
    assert table.crew[0] == 2 + 1 - 1  # a village and the attack
    assert table.coins == [0] * 9
    table = voyage(ships=(1, 9, 12), tiles={2: "encounter", 3: "plunder"}, lying={2: 1, 3: 1})
    assert table.coins_left == [4, 8, 8]  # the three is in nobody's hands at this table
    assert table.reserve == 40 - 6 - 9


def test_villages_are_no_tiles():
    """RA-8.5"""
    table = voyage(ships=(1, 9, 12), tiles={6: "axe"})
    assert [table.lying[place] for place in (5, 10, 15)] == [3, 3, 3]
    play(table, "0 sail 9")
    assert told(table, VillagePassed) == [VillagePassed(0, 5, 1)]


def test_arrived_ships_are_ahead():
    """RA-8.6, RA-9.10, RA-C-6"""
    table = voyage(ships=(6, HOME, HOME), tiles={7: "axe", 12: "rune", 19: "sail"})
    assert board(table) == {}
    assert courses(table) == [20]
    assert why_not(table, 0, "sail 12") == refuse("RA-8.7", "catch-up-first", least=20)


def test_a_ship_must_at_least_catch_up():
    """RA-8.7"""
    table = voyage(ships=(2, 7, 12), tiles={3: "rune", 8: "rune"})
    assert courses(table) == [7, 8, 12, 20]
    assert why_not(table, 0, "sail 3") == refuse("RA-8.7", "catch-up-first", least=7)
    play(table, "0 sail 7")
    assert table.position[0] == 7


def test_the_tile_of_the_next_ship_stays():
    """RA-8.8"""
    table = voyage(ships=(2, 7, 12), tiles={7: "pennant 4"})
    assert board(table)[7] == "pennant 4"


def test_the_discard_comes_before_the_movement():
    """RA-8.9"""
    table = voyage(ships=(2, 7, 12), tiles={3: "plunder", 4: "encounter", 6: "monster 3"}, lying={5: 0})
    play(table, "0 sail 7")
    assert question(table) == "Respond"  # no monster on the way
    assert table.crew[0] == 2 - 1
    assert told(table, PlunderPassed) == []


def test_the_last_ship_under_way_discards_everything_and_sails_home():
    """RA-8.10, RA-C-6"""
    table = voyage(ships=(4, HOME, HOME), tiles={6: "axe", 12: "plunder", 13: "encounter", 14: "monster 3"})
    assert board(table) == {}
    assert courses(table) == [20]
    play(table, "0 sail 20")
    assert [event.place for event in told(table, VillagePassed)] == [5, 10, 15]
    assert table.crew[0] == 2 + 3


def test_when_all_others_have_sailed_home_the_last_to_leave_follows():
    """RA-C-45"""
    table = voyage(ships=(HOME, HOME, 0), tiles={1: "axe", 7: "rune", 19: "sail"})
    assert board(table) == {}
    assert courses(table) == [20]


# Where a ship may stop


def test_ships_stop_at_any_stop_tile_from_the_next_ship_on_or_at_the_arrival():
    """RA-9.1"""
    table = voyage(
        ships=(2, 7, 12),
        tiles={4: "axe", 8: "wood 4", 9: "monster 3", 11: "double port", 13: "encounter", 14: "mjöllnir", 19: "sail"},
    )
    assert courses(table) == [7, 8, 11, 12, 14, 19, 20]


@pytest.mark.parametrize("name", ["encounter", "plunder"])
def test_no_ship_stops_at_a_passage(name):
    """RA-9.2"""
    table = voyage(ships=(2, 7, 12), tiles={8: name})
    assert courses(table) == [7, 12, 20]
    assert why_not(table, 0, "sail 8") == refuse("RA-9.2", "no-stop-at-a-passage", tile=table.tile_at[8])
    for village in (5, 10, 15):
        assert why_not(table, 0, f"sail {village}") == refuse("RA-9.2", "no-stop-at-a-village")


def test_no_ship_stops_at_an_empty_slot():
    """RA-9.3, RA-C-48"""
    table = voyage(ships=(2, 7, 12), tiles={14: "rune"})
    assert why_not(table, 0, "sail 8") == refuse("RA-9.3", "nothing-lies-there", place=8)
    assert courses(table) == [7, 12, 14, 20]
    play(table, "0 sail 14")
    assert table.crew[0] == 2 + 2  # villages only: an empty slot has no effect, but is still a space


def test_there_is_no_greatest_distance():
    """RA-9.4"""
    table = voyage(ships=(0, 0, 0), tiles={1: "rune", 19: "rune"})
    play(table, "0 sail 19")
    assert table.position[0] == 19


def test_sailing_past_a_ship_is_free():
    """RA-9.5, RA-C-47"""
    table = voyage(ships=(2, 4, 7), tiles={8: "rune"}, lying={5: 0})
    play(table, "0 sail 8")
    assert told(table, BattleBegan) == []
    assert table.crew == [2, 2, 2]
    assert table.position == [8, 4, 7]


def test_an_attack_needs_a_viking_on_arrival():
    """RA-9.6, RA-C-11"""
    table = voyage(ships=(2, 4, 9), tiles={11: "rune"}, crew=(0, 2, 2), lying={5: 0})
    assert courses(table) == [11, 20]
    assert why_not(table, 0, "sail 4") == refuse("RA-9.6", "no-viking-to-attack", place=4)
    assert why_not(table, 0, "sail 9") == refuse("RA-9.6", "no-viking-to-attack", place=9)
    table = voyage(ships=(2, 4, 9), crew=(0, 2, 2), lying={5: 1})
    assert courses(table) == [9, 20]  # with the one who comes aboard on the way
    table = voyage(ships=(2, 4, 9), crew=(1, 2, 2))
    play(table, "0 sail 4")
    assert question(table) == "Respond"


def test_an_attack_behind_a_monster_must_be_left_possible():
    """RA-9.6, RA-20.2"""
    table = voyage(ships=(2, 4, 9), tiles={6: "monster 3"}, crew=(2, 2, 2), lying={5: 1})
    play(table, "0 sail 9")
    assert offered(table) == ["cede"]  # 3 Vikings would pay for the fight, but none would be left to attack
    assert why_not(table, 0, "fight") == refuse("RA-20.2", "attack-needs-a-viking")
    table = voyage(
        ships=(2, 4, 9), tiles={6: "monster 3"}, crew=(1, 2, 2), hold={0: ["twin axes", "axe"]}, lying={5: 0}
    )
    play(table, "0 sail 9")
    assert offered(table) == ["fight"]  # which is free; ceding would leave nobody
    assert why_not(table, 0, "cede") == refuse("RA-20.2", "attack-needs-a-viking")


def test_a_village_on_the_way_makes_an_attack_possible_again():
    """RA-9.6, RA-C-11"""
    table = voyage(ships=(2, 4, 9, 12), tiles={6: "monster 3", 7: "encounter"}, crew=(1, 2, 2, 2), lying={5: 0})
    play(table, "0 sail 9")
    assert offered(table) == ["cede"]  # the encounter behind the monster gives back two
    play(table, "0 cede")
    assert table.crew[0] == 1 - 1 + 2 - 1


BARE_HOLD = ["furs 7", "mead 6", "mead 7", "double sail", "double mjöllnir"]  # not one shield


def test_of_an_encounter_only_two_are_counted_on():
    """RA-9.6, RA-13.2: the third Viking waits for the next ship, so behind two monsters nobody is left to attack."""
    path = {3: "encounter", 4: "monster 4", 6: "monster 5", 8: "rune"}
    table = voyage(ships=(1, 2, 7, 19), tiles=path, crew=(0, 2, 2, 2), lying={5: 0})
    assert courses(table) == [8, 19, 20]  # the villages beyond make up for it
    assert why_not(table, 0, "sail 7") == refuse("RA-9.6", "no-viking-to-attack", place=7)
    table = voyage(ships=(1, 2, 7, 19), tiles={**path, 6: "rune"}, crew=(0, 2, 2, 2), lying={5: 0})
    assert 7 in courses(table)  # behind one monster, somebody is


def test_who_finds_no_shield_is_not_counted_on():
    """RA-9.6, RA-7.4: neither of a village nor of an encounter"""
    for path, lying in (({}, {}), ({6: "encounter"}, {5: 0})):
        table = voyage(ships=(2, 4, 7), tiles=path, crew=(0, 2, 2), hold={0: BARE_HOLD}, lying=lying)
        assert courses(table) == [20]
        assert why_not(table, 0, "sail 7") == refuse("RA-9.6", "no-viking-to-attack", place=7)
        table = voyage(ships=(2, 4, 7), tiles=path, crew=(0, 2, 2), hold={0: BARE_HOLD[:4]}, lying=lying)
        assert courses(table) == [7, 20]


@pytest.mark.parametrize(("crew", "reaches"), [(3, False), (4, True)])
def test_three_monsters_take_three_vikings(crew, reaches):
    """RA-9.6, RA-14.2: with three nobody is left to attack behind them, with four one is."""
    table = voyage(
        ships=(1, 2, 8), tiles={4: "monster 5", 6: "monster 6", 7: "monster 7"}, crew=(crew, 2, 2), lying={5: 0}
    )
    assert (8 in courses(table)) is reaches
    assert (why_not(table, 0, "sail 8") is None) is reaches


def test_stopping_alone_ends_the_turn():
    """RA-9.7"""
    table = voyage(ships=(2, 4, 9), tiles={7: "pennant 3"})
    play(table, "0 sail 7")
    assert table.waiting == [1]
    assert told(table, BattleBegan) == []


def test_everything_on_the_way_is_met_in_path_order():
    """RA-9.8, RA-C-12"""
    table = voyage(
        ships=(2, 3, 4, HOME),
        tiles={6: "monster 3", 7: "encounter", 8: "plunder", 9: "monster 4", 11: "rune"},
        crew=(1, 2, 2, 2),
        number=3,
    )
    play(table, "0 sail 11")
    assert table.log is not None
    log = [type(event).__name__ for event in table.log]
    assert log[-2:] == ["VillagePassed", "MonsterMet"]
    assert table.crew[0] == 2  # the village counts before the monster
    play(table, "0 cede")
    log = [type(event).__name__ for event in table.log]
    assert log[-4:] == ["MonsterCeded", "EncounterPassed", "PlunderPassed", "MonsterMet"]
    assert table.waiting == [0]
    play(table, "0 cede")
    log = [type(event).__name__ for event in table.log]
    assert log[log.index("PlunderPassed") + 2 :][:3] == ["MonsterCeded", "VillagePassed", "Sailed"]
    assert table.crew[0] == 2 - 1 + 2 - 1 + 1
    assert table.position[0] == 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_arrival_is_always_a_legal_destination(seats):
    """RA-9.9, RA-20.9"""
    asked = 0
    for seed in range(5):
        game = Game(RULES, seats, seed)
        dice = Dice(seed)
        while not game.is_over:
            (seat,) = game.waiting
            assert game.options(seat)
            if question(game.state) in ("ChooseCourse", "ChooseFlight"):
                asked += 1
                assert f"sail {HOME}" in offered(game.state)
            game.play(seat, dice.choice(game.options(seat)))
    assert asked > 100


def test_without_any_tile_left_a_ship_sails_home():
    """RA-C-13"""
    table = voyage(ships=(11, 12, HOME), crew=(0, 2, 2))
    assert courses(table) == [20]
    table = voyage(ships=(11, 12, HOME), crew=(1, 0, 2))
    play(table, "0 sail 12", "1 flee")
    assert courses(table) == [20]
    play(table, "1 sail 20")
    assert table.waiting == [0]
    play(table, "0 sail 20")
    assert table.waiting == [CHANCE]
