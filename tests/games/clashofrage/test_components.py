"""Components (CR-1): every unit, card and hero, as it is in the box and as it shows in play."""

from __future__ import annotations

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.assault import DiceRoll, PickDice
from meadhall.games.clashofrage.cards import COPIES, DECKS, GOLD, KINDS, LEGENDS, PRICE, REINFORCEMENTS, SLOT, TACTICS
from meadhall.games.clashofrage.clans import (
    CLAN_NAMES,
    CLANS,
    FIGURES,
    FLIGHT,
    HITS,
    LEVELS,
    LIFE,
    MOVEMENT,
    POWER,
    RAGE,
    REROLLS,
    SHEET,
    SHIELDS,
    SLOWNESS,
    STATS,
    UNITS,
)
from meadhall.games.clashofrage.events import FightBegan, RageTaken, WoundsDealt
from meadhall.games.clashofrage.fights import Fight
from meadhall.games.clashofrage.heroes import HERO_NAMES, HERO_PRICE, HEROES
from meadhall.games.clashofrage.model import ELVES, SLOTS, ClashOfRage, count
from meadhall.games.clashofrage.score import pieces
from meadhall.kernel import core
from meadhall.kernel.words import words_of
from tests.games.clashofrage.tables import (
    CARD,
    ROWS,
    attack,
    cleared,
    dice,
    give,
    hire,
    keep_dice,
    last,
    moving,
    opened,
    put,
    roll,
    told,
)
from tests.tables import offered, play

NAMES = {
    "power": POWER,
    "life": LIFE,
    "movement": MOVEMENT,
    "slowness": SLOWNESS,
    "hits": HITS,
    "shields": SHIELDS,
    "rerolls": REROLLS,
    "rage_per_assault": RAGE,
    "flight": FLIGHT,
}
CLAN_UNITS = [unit for unit in ROWS["units"] if unit["clan"] != "elves"]
ELF_UNITS = [unit for unit in ROWS["units"] if unit["clan"] == "elves"]
ALL_CARDS = ROWS["equipment"] + ROWS["legendary"]


def by_name(row):
    return row["name"]


def hyphened(name):
    return name.lower().replace(" ", "-")


# In the box


def test_two_to_four_players_lead_one_clan_each_cr_1_1():
    """CR-1.1"""
    assert RULES.seats == (2, 3, 4)
    for seats in RULES.seats:
        state = opened(seats)
        assert len(set(state.clan[:seats])) == seats


def test_there_are_four_clans_cr_1_2():
    """CR-1.2, CR-R-60: the spelling of the given rulebook."""
    words = words_of(RULES, "en")
    names = [words.called("clan", clan) for clan in range(CLANS)]
    assert names == ["the Bohorg Tribe", "the Goldleif Clan", "the Steamfield Barony", "the Army of the Tomb"]
    assert words.called("unit", 2) == "Executioner"


def test_every_clan_has_seven_tactic_cards_cr_1_3():
    """CR-1.3, CR-6.7, CR-R-19: and no two of all 28 share a number."""
    assert len(TACTICS) == 28
    for row in ROWS["tactics"]:
        number, clan = row["order"], CLAN_NAMES.index(row["clan"])
        assert DECKS[clan] >> number & 1
        assert GOLD[number] == row["revenue"]
        army = REINFORCEMENTS[number]
        assert [count(army, level) for level in range(LEVELS)] == [row["reinforcements"][str(n)] for n in (1, 2, 3)]
    assert [deck.bit_count() for deck in DECKS] == [7, 7, 7, 7]
    assert sum(DECKS) == sum(1 << row["order"] for row in ROWS["tactics"])


def test_every_clan_has_three_types_with_so_many_figures_cr_1_4():
    """CR-1.4, CR-1.8: and there are fifteen elves of each of three types, 45 in all."""
    assert [row["figures"] for row in ROWS["units"]] == FIGURES
    assert sum(FIGURES[:12]) == 72
    assert FIGURES[12:] == [15, 15, 15]


def test_the_sheets_say_what_the_data_say_cr_1_5():
    """CR-1.5"""
    assert [hyphened(unit["name"]) for unit in ROWS["units"]] == [unit.name for unit in UNITS]
    for unit, row in enumerate(ROWS["units"]):
        assert SHEET[STATS * unit : STATS * (unit + 1)] == [int(row[name]) for name in NAMES]


def test_each_type_has_one_weapon_and_one_armour_slot_cr_1_6():
    """CR-1.6, CR-1.10: so have the three types of elves."""
    state = opened(2)
    assert SLOTS == 2 * LEVELS
    assert len(state.slots) == SLOTS * (ELVES + 1)


def test_equipment_has_a_slot_a_price_and_several_copies_cr_1_11():
    """CR-1.11"""
    assert len(ROWS["equipment"]) == KINDS
    for row in ROWS["equipment"]:
        card = CARD[row["id"]]
        assert SLOT[card] == ["weapon", "armour"].index(row["slot"])
        assert (PRICE[card], COPIES[card]) == (row["cost"], row["copies"])
        assert COPIES[card] > 1


def test_legendary_equipment_has_no_price_and_is_worth_a_point_cr_1_12():
    """CR-1.12"""
    assert len(ROWS["legendary"]) == LEGENDS
    for row in ROWS["legendary"]:
        card = CARD[row["id"]]
        assert (PRICE[card], COPIES[card], row["victory_points"]) == (0, 1, 1)
        state = cleared(2)
        before = state.points(0)
        give(state, 0, card, 0)
        assert state.points(0) == before + 1


def test_there_are_four_heroes_cr_1_13():
    """CR-1.13"""
    assert [hero["name"].lower() for hero in ROWS["heroes"]] == HERO_NAMES
    assert [hero["cost"] for hero in ROWS["heroes"]] == HERO_PRICE


def test_four_faces_of_six_show_a_wound_cr_1_14():
    """CR-1.14"""
    state = cleared(2)
    put(state, 0, "T1.E", ones=1)
    put(state, ELVES, "T1.SE", 1)
    attack(state, "T1.E", "T1.SE")
    play(RULES, state, "0 strike")
    question = state.stack[-1]
    assert isinstance(question, DiceRoll)
    odds = {move.content[0]: weight for move, weight in question.odds(state)}
    assert odds == {0: 1, 1: 4, 2: 4}  # of nine: (1/3)², 2 · 2/3 · 1/3, (2/3)²


def test_rage_and_dice_never_run_out_cr_1_15():
    """CR-1.15, CR-R-13, CR-R-32: more than eight tokens and ten dice."""
    state = cleared(2)
    put(state, 0, "T1.E", threes=1)
    give(state, 0, "leg_dusk_blade", 2)
    put(state, ELVES, "T1.SE", 0, 4, 0)
    give(state, ELVES, "massive_armour", 1)
    state.slots[SLOTS * 0 + 5] = 0
    attack(state, "T1.E", "T1.SE")
    state.rage[0] = 30
    roll_until_struck_by(state, 0)
    assert dice(state) == 6 + 4
    roll(state, 0)
    assert last(state, WoundsDealt).tokens == 30


def roll_until_struck_by(state, side):
    """Let the other side miss until this one is about to roll."""
    while True:
        if state.waiting[0] in range(state.seats) and not isinstance(state.stack[-1], PickDice):
            play(RULES, state, f"{state.waiting[0]} strike")
        if state.striker == side:
            return
        roll(state, 0)
        keep_dice(state)


def test_gold_never_runs_out_cr_1_15():
    """CR-1.15: gold is taken from nowhere and goes nowhere, so it is not among what is counted."""
    state = cleared(2)
    before = pieces(state)
    state.gold[0] += 1000
    assert pieces(state) == before


def test_crystals_are_the_45_elf_tokens_cr_1_16():
    """CR-1.16, CR-1.9, CR-I-1: an eliminated elf is a crystal of whoever felled it."""
    state = cleared(2)
    put(state, 0, "T1.E", ones=2)
    put(state, ELVES, "T1.SE", 1)
    assert pieces(state)["crystals"] == 45
    attack(state, "T1.E", "T1.SE")
    play(RULES, state, "0 strike", "* roll-dice 2")
    assert (state.crystals[0], state.units(ELVES, 2)) == (1, 0)
    assert pieces(state)["crystals"] == 45


def test_figures_wait_in_the_reserve_cr_1_17():
    """CR-1.17"""
    state = opened(2)
    assert [count(state.reserve[0], level) for level in range(LEVELS)] == FIGURES[:3]


def test_an_army_is_all_units_of_a_side_in_a_territory_cr_1_18():
    """CR-1.18"""
    state = cleared(2)
    put(state, 0, "T1.E", 3, 2, 1)
    assert [count(state.units(0, 1), level) for level in range(LEVELS)] == [3, 2, 1]
    put(state, 0, "T1.NE", 1)
    assert [count(state.units(0, 1), level) for level in range(LEVELS)] == [3, 2, 1]


# As it shows in play


def fighting(state: ClashOfRage, side: int, enemy: int) -> None:
    """These two fight in T1.SE, and `side` is about to strike."""
    attacker, foe = (enemy, side) if side == ELVES else (side, enemy)
    state.active = attacker
    state.begin(Fight(attacker, foe, 2))
    core.run(state)
    while state.striker != side:
        if state.waiting[0] != 255:
            play(RULES, state, f"{state.waiting[0]} strike")
        roll(state, 0)
        keep_dice(state)
        state.rage = [0] * len(state.rage)


def seen_in_a_fight(state: ClashOfRage, side: int, enemy: int) -> dict[str, int]:
    """Let `side` strike and be struck, and note what it brought: the dice, and what the story tells."""
    fighting(state, side, enemy)
    mine = [event for event in told(state, FightBegan)][-1]
    found = {"slowness": mine.foe_slowness if side == mine.foe else mine.slowness}
    if state.waiting[0] != 255:
        play(RULES, state, f"{state.waiting[0]} strike")
    raged = [event for event in told(state, RageTaken) if event.side == side]
    found["rage_per_assault"] = state.rage[side]
    assert not raged or raged[-1].total == state.rage[side]
    found["power"] = dice(state)
    roll(state, 0)
    found["rerolls"] = state.rerolls
    keep_dice(state)
    found["hits"] = [event for event in told(state, WoundsDealt) if event.side == side][-1].hits
    if state.waiting[0] != 255:
        play(RULES, state, f"{state.waiting[0]} strike")
    roll(state, 0)
    keep_dice(state)
    found["shields"] = [event for event in told(state, WoundsDealt) if event.side == enemy][-1].shields
    return found


IN_A_FIGHT = ("power", "slowness", "hits", "shields", "rerolls", "rage_per_assault")


def lives_through(state: ClashOfRage, side: int, wounds: int) -> bool:
    """Whether one figure of `side`, alone in T1.SE, survives so many wounds."""
    enemy = 1 if side == ELVES or side == 0 else 0
    put(state, enemy, "T1.SE", 0, 0, 2)
    shields = state.shields_of(side, 2)
    fighting(state, enemy, side)
    if state.waiting[0] != 255:
        play(RULES, state, f"{enemy} strike")
    state.rage[enemy] = wounds + shields - state.hits_of(enemy, 2)
    roll(state, 0)
    keep_dice(state)
    return state.units(side, 2) != 0


def steps_of(state: ClashOfRage, card_level: int) -> tuple[int, bool]:
    """How many steps the one figure in T1.E can go, and whether rocks stop it."""
    moving(state, 0)
    play(RULES, state, "0 move-from t1-e")
    over_rocks = "go t1-c" in offered(state, 0)  # T1.C lies behind a rock
    steps = 0
    where = ("go t1-ne", "go t1-e")  # to and fro between T1.NE and T1.E
    while where[steps % 2] in offered(state, 0):
        play(RULES, state, f"0 {where[steps % 2]}")
        steps += 1
    return steps, over_rocks


@pytest.mark.parametrize("row", CLAN_UNITS, ids=by_name)
def test_every_unit_fights_as_its_sheet_says(row):
    state = cleared(2, f"{row['clan']} {'tomb' if row['clan'] != 'tomb' else 'bohorg'}")
    put(state, 0, "T1.SE", *[2 if level + 1 == row["level"] else 0 for level in range(LEVELS)])
    put(state, ELVES, "T1.SE", 0, 0, 4)
    assert seen_in_a_fight(state, 0, ELVES) == {name: int(row[name]) for name in IN_A_FIGHT}


@pytest.mark.parametrize("row", ELF_UNITS, ids=by_name)
def test_every_elf_fights_as_its_sheet_says(row):
    state = cleared(2)
    put(state, ELVES, "T1.SE", *[4 if level + 1 == row["level"] else 0 for level in range(LEVELS)])
    put(state, 0, "T1.SE", 0, 0, 2)
    assert seen_in_a_fight(state, ELVES, 0) == {name: int(row[name]) for name in IN_A_FIGHT}


@pytest.mark.parametrize("row", ROWS["units"], ids=by_name)
def test_every_unit_has_the_life_of_its_sheet(row):
    for wounds in (row["life"] - 1, row["life"]):
        if row["clan"] == "elves":
            state = cleared(2)
            side = ELVES
        else:
            state = cleared(2, f"{row['clan']} {'tomb' if row['clan'] != 'tomb' else 'bohorg'}")
            side = 0
        put(state, side, "T1.SE", *[int(level + 1 == row["level"]) for level in range(LEVELS)])
        assert lives_through(state, side, wounds) == (wounds < row["life"])


@pytest.mark.parametrize("row", CLAN_UNITS, ids=by_name)
def test_every_unit_moves_as_its_sheet_says(row):
    state = cleared(2, f"{row['clan']} {'tomb' if row['clan'] != 'tomb' else 'bohorg'}")
    put(state, 0, "T1.E", *[int(level + 1 == row["level"]) for level in range(LEVELS)])
    assert steps_of(state, row["level"] - 1) == (row["movement"], row["flight"])


@pytest.mark.parametrize("row", ALL_CARDS, ids=by_name)
def test_every_card_works_for_all_figures_of_its_type_cr_1_7(row):
    """CR-1.7: once, wherever they stand."""
    bonus = row["bonus"]
    state = cleared(2)
    give(state, 0, row["id"], 1)  # Pummelers
    put(state, 0, "T1.SE", 0, 2, 0)
    put(state, ELVES, "T1.SE", 0, 0, 4)
    sheet = {name: int(ROWS["units"][1][name]) for name in IN_A_FIGHT}
    assert seen_in_a_fight(state, 0, ELVES) == {name: sheet[name] + bonus.get(name, 0) for name in IN_A_FIGHT}

    life = ROWS["units"][1]["life"] + bonus.get("life", 0)
    for wounds in (life - 1, life):
        state = cleared(2)
        give(state, 0, row["id"], 1)
        put(state, 0, "T1.SE", 0, 1, 0)
        assert lives_through(state, 0, wounds) == (wounds < life)

    state = cleared(2)
    give(state, 0, row["id"], 1)
    put(state, 0, "T1.E", 0, 1, 0)
    assert steps_of(state, 1) == (1 + bonus.get("movement", 0), bonus.get("flight", False))


@pytest.mark.parametrize("hero", range(1, len(HEROES)), ids=HERO_NAMES[1:])
def test_heroes_bring_what_their_card_says_cr_13_7(hero):
    """CR-13.7, CR-13.8: but neither power nor slowness."""
    bonus = ROWS["heroes"][hero]["bonus"]
    state = cleared(2)
    hire(state, 0, hero, "T1.SE")
    put(state, 0, "T1.SE", 0, 2, 0)
    put(state, ELVES, "T1.SE", 0, 0, 4)
    sheet = {name: int(ROWS["units"][1][name]) for name in IN_A_FIGHT}
    assert seen_in_a_fight(state, 0, ELVES) == {name: sheet[name] + bonus.get(name, 0) for name in IN_A_FIGHT}


@pytest.mark.parametrize("hero", range(len(HEROES)), ids=HERO_NAMES)
def test_heroes_move_two_steps_on_foot_cr_13_1(hero):
    """CR-13.1, CR-R-47"""
    state = cleared(2)
    hire(state, 0, hero, "T1.E")
    assert steps_of(state, 0) == (2, False)
