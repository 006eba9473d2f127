"""Monsters (RA-14)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import MonsterCeded, MonsterDefeated
from meadhall.games.raids.moves import CEDE, FIGHT, MOVES
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.raids.tables import (
    TILE_NAMES,
    beside,
    board,
    courses,
    offered,
    play,
    question,
    scores,
    told,
    voyage,
    why_not,
)


def before(strength: int, crew: int, weapons: tuple[str, ...] = ()):
    """Seat 0 about to pass a monster at place 6, with nobody in the village before it."""
    table = voyage(
        ships=(1, 2, 19),
        tiles={6: f"monster {strength}", 7: "rune", 8: "axe"},
        crew=(crew, 2, 2),
        hold={0: weapons},
        lying={5: 0},
    )
    play(table, "0 sail 7")
    return table


def test_who_passes_a_monster_must_cede_or_fight():
    """RA-14.1, RA-C-51"""
    table = before(strength=3, crew=5)
    assert question(table) == "MeetMonster"
    assert offered(table) == ["cede", "fight"]
    for move in MOVES:
        if move not in (CEDE, FIGHT):
            assert core.refusal(table, 0, move) == refuse("RA-14.1", "cede-or-fight")


@pytest.mark.parametrize(("crew", "left"), [(5, 4), (1, 0), (0, 0)])
def test_ceding_costs_one_viking_if_there_is_one(crew, left):
    """RA-14.2"""
    table = before(strength=3, crew=crew)
    monster = table.tile_at[6]
    reserve = table.reserve
    play(table, "0 cede")
    assert (table.crew[0], table.reserve) == (left, reserve + crew - left)
    assert told(table, MonsterCeded) == [MonsterCeded(0, 6, monster, crew - left)]


def test_after_ceding_the_monster_stays():
    """RA-14.3"""
    table = voyage(ships=(1, 2, 3), tiles={4: "monster 4", 6: "rune", 7: "rune"})
    play(table, "0 sail 6", "0 cede")
    assert board(table)[4] == "monster 4"
    play(table, "1 sail 7")
    assert question(table) == "MeetMonster"  # the next ship meets it too


@pytest.mark.parametrize("strength", [3, 4, 5, 6, 7])
def test_fighting_costs_the_strength_and_always_succeeds(strength):
    """RA-14.4"""
    table = before(strength, crew=10)
    play(table, "0 fight")
    assert table.crew[0] == 10 - strength
    assert told(table, MonsterDefeated)[0].vikings == strength


@pytest.mark.parametrize(
    ("strength", "weapons", "cost"),
    [(6, ("axe",), 5), (6, ("twin axes",), 4), (6, ("axe", "twin axes"), 3), (3, ("twin axes", "twin axes"), 0)],
)
def test_weapons_reduce_the_strength_never_below_0(strength, weapons, cost):
    """RA-14.5, RA-C-20"""
    table = before(strength, crew=7, weapons=weapons)
    assert RULES.about(table, 0, FIGHT) == {"vikings": cost, "glory": strength}
    play(table, "0 fight")
    assert table.crew[0] == 7 - cost


def test_a_fight_needs_enough_vikings():
    """RA-14.6"""
    table = before(strength=4, crew=3)
    assert offered(table) == ["cede"]
    assert why_not(table, 0, "fight") == refuse("RA-14.6", "fight-costs-more", cost=4, crew=3)
    table = before(strength=4, crew=4)
    assert offered(table) == ["cede", "fight"]
    table = before(strength=3, crew=0, weapons=("twin axes", "axe"))
    assert offered(table) == ["cede", "fight"]  # at cost 0 nobody is needed
    play(table, "0 fight")
    assert beside(table, 0) == ["rune", "monster 3"]


def test_a_defeated_monster_lies_beside_the_ship_at_once():
    """RA-14.7"""
    table = before(strength=3, crew=5)
    monster = table.tile_at[6]
    play(table, "0 fight")
    assert monster in table.tiles_beside(0)
    assert told(table, MonsterDefeated) == [MonsterDefeated(0, 6, monster, 3)]


def test_a_defeated_monster_is_worth_its_printed_strength():
    """RA-14.8"""
    table = before(strength=6, crew=7, weapons=("axe", "twin axes"))
    before_it = scores(table)[0]
    play(table, "0 fight")
    assert scores(table)[0] == before_it + 6


def test_where_a_monster_fell_others_pass_freely():
    """RA-14.9, RA-C-48"""
    table = voyage(ships=(1, 2, 3), tiles={4: "monster 4", 6: "rune", 7: "rune"}, crew=(5, 2, 2), lying={5: 0})
    play(table, "0 sail 6", "0 fight")
    assert 4 not in board(table)
    assert why_not(table, 1, "sail 4") == refuse("RA-9.3", "nothing-lies-there", place=4)
    play(table, "1 sail 7")
    assert table.position[1] == 7  # and nobody was asked to cede or fight
    assert table.crew[1] == 2


def test_no_ship_stops_at_a_monster():
    """RA-14.10"""
    table = voyage(ships=(1, 2, 19), tiles={6: "monster 3", 7: "rune"}, crew=(9, 2, 2))
    assert 6 not in courses(table)
    assert why_not(table, 0, "sail 6") == refuse("RA-14.10", "no-stop-at-a-monster")
    play(table, "0 sail 7", "0 fight")
    assert table.position[0] == 7  # not even where it was defeated


def test_several_monsters_are_met_one_after_the_other_with_the_vikings_then_aboard():
    """RA-14.11, RA-C-12"""
    table = voyage(ships=(1, 2, 19), tiles={3: "monster 3", 4: "monster 4", 6: "monster 5", 7: "rune"}, crew=(6, 2, 2))
    play(table, "0 sail 7")
    places = []
    for answer in ("fight", "cede", "cede"):
        places.append(table.stack[-1].place)  # type: ignore[attr-defined]
        if len(places) == 2:
            assert why_not(table, 0, "fight") == refuse("RA-14.6", "fight-costs-more", cost=4, crew=3)
        play(table, "0 " + answer)
    assert places == [3, 4, 6]
    assert table.crew[0] == 6 - 3 - 1 + 1 - 1
    assert [TILE_NAMES[event.tile] for event in told(table, MonsterCeded)] == ["monster 4", "monster 5"]


def test_a_monster_goes_only_with_the_discard_of_the_last_ship_behind_it():
    """RA-14.12, RA-C-4"""
    table = voyage(ships=(1, 2, 3), tiles={4: "monster 4", 6: "rune", 7: "rune"})
    play(table, "0 sail 6", "0 cede", "1 sail 7", "1 cede")
    assert 4 not in board(table)  # one ship is left behind it, it is rearmost, and its turn has begun
    assert table.waiting == [2]
    table = voyage(ships=(1, 2, 3), tiles={4: "monster 4", 6: "rune", 7: "rune"}, crew=(3, 3, 3))
    play(table, "0 sail 3", "2 flee", "2 sail 6", "2 cede")
    assert board(table)[4] == "monster 4"  # two are behind it
    play(table, "1 sail 3", "0 flee", "0 sail 7")
    assert question(table) == "MeetMonster"  # in flight it is met although only one will stay behind
    assert board(table)[4] == "monster 4"
    play(table, "0 cede")
    assert 4 not in board(table)
