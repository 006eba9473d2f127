"""What the browser draws from: tables that are the rules' own rows, and a view that leaves nothing to work out."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import BONUS, CARDS, LEGENDARY, PRICE, SLOT, TACTICS
from meadhall.games.clashofrage.clans import HITS, LIFE, POWER, SHIELDS, STATS, UNITS
from meadhall.games.clashofrage.heroes import HEROES
from meadhall.games.clashofrage.model import ELVES
from meadhall.games.clashofrage.regions import BESIDE
from meadhall.games.clashofrage.rows import ROWS, CardRow, HeroRow, TacticRow, UnitRow
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import NOBODY
from tests.games.clashofrage.tables import attack, cleared, give, put
from tests.tables import play, seated


def test_what_is_drawn_are_the_rows_of_the_rules():
    units = [row for row in ROWS["units"] if isinstance(row, UnitRow)]
    assert [row.stats for row in units] == [unit.stats for unit in UNITS]
    assert (units[0].name, units[0].clan, units[-1].clan) == ("krag-rider", "bohorg", "elves")
    cards = [row for row in ROWS["cards"] if isinstance(row, CardRow)]
    assert [(row.price, row.bonus) for row in cards] == [
        (PRICE[card], tuple(BONUS[STATS * card : STATS * (card + 1)])) for card in range(CARDS + 1)
    ]
    assert [row.slot for row in cards] == [("weapon", "armour")[SLOT[card]] for card in range(CARDS + 1)]
    assert sum(row.is_legendary for row in cards) == len(LEGENDARY)
    tactics = [row for row in ROWS["tactics"] if isinstance(row, TacticRow)]
    assert [(row.gold, row.units) for row in tactics[1:]] == [(card.gold, card.units) for card in TACTICS]
    heroes = [row for row in ROWS["heroes"] if isinstance(row, HeroRow)]
    assert [row.price for row in heroes] == [hero.price for hero in HEROES]
    assert heroes[1].bonus[HITS] == heroes[3].bonus[SHIELDS] == 1


def test_the_view_tells_what_each_type_has_with_its_equipment():
    state = cleared(2)
    give(state, 0, "crossbow", 2)
    give(state, ELVES, "plate_armour", 0)
    seen = RULES.view(state, None)
    assert seen.types[0][2][POWER] == UNITS[2].stats[POWER] + 2
    assert seen.types[-1][0][SHIELDS] == 3
    assert seen.types[1][1] == UNITS[4].stats


def test_the_view_tells_what_each_army_brings_to_a_fight():
    """CR-EX-4: slowness 2, 8 dice, one hit of the Krag Riders, one reroll."""
    state = cleared(2)
    put(state, 0, "T1.SE", 3, 0, 1)
    give(state, 0, "crossbow", 2)
    give(state, 0, "shaman_cloak", 0)
    put(state, ELVES, "T1.C", 1)
    armies = {row[:2]: row[2:] for row in RULES.view(state, None).strengths}
    assert armies[0, 2] == (8, 1, 1, 0, 2, 3 * UNITS[0].stats[LIFE] + UNITS[2].stats[LIFE])
    assert armies[ELVES, 0] == (3, 0, 0, 1, 1, 2)
    assert len(armies) == 2


def test_the_view_tells_whom_a_fight_is_against_and_who_plays_the_elves():
    """CR-EX-21: with two players it is the opponent."""
    state = cleared(2)
    put(state, 0, "T1.SE", 3)
    put(state, ELVES, "T1.C", 2)
    assert RULES.view(state, None).foe == NOBODY
    attack(state, "T1.SE", "T1.C")
    seen = RULES.view(state, None)
    assert (seen.battlefield, seen.active, seen.foe, seen.elf_player) == (0, 0, ELVES, 1)


def test_the_view_tells_where_points_and_the_price_of_forging_come_from():
    state = cleared(2)
    put(state, 0, "T1.C", 1)
    put(state, 0, "T1.SE", 1)
    state.forged[0] = 2
    seen = RULES.view(state, None)
    assert (seen.cities[0], seen.forged[0], seen.points[0]) == ((0,), 2, 3)
    assert (seen.forges, seen.forging) == (((2,), ()), (6, 0))
    put(state, 0, "T4.SE", 1)
    assert RULES.view(state, None).forging[0] == 4


def test_the_view_tells_which_tile_is_being_laid_and_where():
    state = seated(RULES, 2, map="built", first=0, clans="bohorg goldleif")
    core.settle(state, Dice(1))
    assert RULES.view(state, None).laying == ()
    play(RULES, state, "0 lay-tile t3", "1 lay-tile t1")
    assert RULES.view(state, 0).laying == (0,)
    play(RULES, state, "1 lie-beside 4")
    assert RULES.view(state, 0).laying == (0, *BESIDE[4])
