"""Combat (CR-12)."""

from __future__ import annotations

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.assault import PickDice
from meadhall.games.clashofrage.events import (
    ArmyFled,
    AssaultBegan,
    CrystalsWon,
    DiceRerolled,
    FightBegan,
    FightWon,
    RageTaken,
    UnitsFelled,
    WoundsDealt,
)
from meadhall.games.clashofrage.fights import slowness
from meadhall.games.clashofrage.model import ELVES, NOWHERE
from meadhall.games.clashofrage.regions import HOME
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import (
    PLACE,
    attack,
    chance_waits,
    cleared,
    dice,
    finish_moving,
    give,
    hire,
    keep_dice,
    last,
    moving,
    put,
    roll,
    strike,
    there,
    told,
    walk,
)
from tests.tables import offered, play, why_not

CITY = 0  # T1.C, reached from T1.SE


def battle(mine, theirs=None, elves=None, clans="bohorg goldleif", cards=(), seats=2, hero=None, **options):
    """Clan 0 attacks T1.C from T1.SE. `cards`: (side, card, level)."""
    state = cleared(seats, clans, **options)
    put(state, 0, "T1.SE", *mine)
    if theirs:
        put(state, 1, "T1.C", *theirs)
    if elves:
        put(state, ELVES, "T1.C", *elves)
    for side, card, level in cards:
        give(state, side, card, level)
    if hero is not None:
        hire(state, 0, hero, "T1.SE")
    attack(state, "T1.SE", "T1.C")
    return state


# Sides


def test_the_active_player_attacks_cr_12_1():
    """CR-12.1"""
    state = battle((2,), theirs=(2,))
    assert (last(state, FightBegan).attacker, last(state, FightBegan).foe) == (0, 1)


def test_the_elves_are_played_from_the_attackers_right_cr_12_2():
    """CR-12.2, CR-EX-21, CR-R-46: he decides rerolls and spreads wounds; with two players it is the opponent."""
    state = battle((1, 1), elves=(0, 2, 0), seats=4, clans="bohorg goldleif steamfield tomb")
    assert state.striker == ELVES  # slowness 1 against 0
    roll(state, 2)
    assert (state.waiting, isinstance(state.stack[-1], PickDice)) == ([3], True)
    play(RULES, state, "3 keep-dice")
    assert state.waiting == [3]  # a Krag Rider or a Pummeler?
    assert offered(state, 3) == ["fell i", "fell ii"]

    state = battle((1, 1), elves=(0, 2, 0))
    roll(state, 0)
    assert state.waiting == [1]


def test_the_sides_strike_in_turn_cr_12_3():
    """CR-12.3"""
    state = battle((3, 1), theirs=(0, 0, 2))
    strikers = []
    for _ in range(4):
        strikers.append(state.striker)
        strike(state, 0)
    assert strikers == [0, 1, 0, 1]


# Who strikes first


def test_slowness_is_the_sum_over_the_types_present_cr_12_4():
    """CR-12.4, CR-12.5, CR-12.13: equipment included, each type once."""
    state = cleared(2)
    put(state, 0, "T1.C", 3, 2, 1)
    assert slowness(state, 0, CITY) == 0 + 1 + 2
    give(state, 0, "spiked_mace", 0)
    give(state, 0, "massive_armour", 1)
    assert slowness(state, 0, CITY) == 1 + 3 + 2
    put(state, 0, "T1.C", 3, 0, 1)
    assert slowness(state, 0, CITY) == 1 + 2


def test_heroes_add_no_slowness_cr_r_29():
    """CR-R-29, CR-13.8: and a total below 0 would count as 0."""
    state = cleared(2)
    put(state, 0, "T1.C", 1)
    before = slowness(state, 0, CITY)
    hire(state, 0, 1, "T1.C")
    assert slowness(state, 0, CITY) == before == 0


@pytest.mark.parametrize(
    ("mine", "elves", "first"),
    [((3, 1), (1, 0, 1), 0), ((2, 0, 1), (1, 0, 1), ELVES), ((1, 1, 1), (0, 1, 0), ELVES)],
)
def test_the_lower_slowness_strikes_first_cr_12_6(mine, elves, first):
    """CR-12.6, CR-EX-11, CR-R-30: on a tie the defender, also if that is the elves."""
    assert battle(mine, elves=elves).striker == first


def test_slowness_is_compared_once_cr_12_7():
    """CR-12.7, CR-EX-23: a dead Executioner makes nobody faster."""
    state = battle((2, 0, 1), theirs=(0, 0, 2))
    assert state.striker == 1  # 2 against 2
    strike(state, 4)  # and one hit: five wounds
    play(RULES, state, "1 fell iii")
    assert there(state, 0, "T1.C") == (2, 0, 0)
    play(RULES, state, "0 strike")
    assert dice(state) == 2
    roll(state, 0)
    assert last(state, WoundsDealt).hits == 1
    assert state.striker == 1  # in turn, as before


def test_razaro_rages_before_the_first_assault_cr_12_8():
    """CR-12.8"""
    state = battle((1,), theirs=(2,), hero=0)
    assert state.rage[0] == 2
    assert [type(event) for event in state.log[-3:]] == [FightBegan, RageTaken, AssaultBegan]


# Dice


def test_who_strikes_may_flee_instead_cr_12_9():
    """CR-12.9, CR-12.29: attacker or defender, at every assault of his own."""
    state = battle((2, 1), theirs=(0, 0, 2))
    assert offered(state, 0) == ["strike", "flee"]
    assert why_not(RULES, state, 0, "pass") == refuse("CR-12.9", "strike-or-flee")
    strike(state, 0)
    assert (state.waiting, offered(state, 1)) == ([1], ["strike", "flee"])
    strike(state, 0)
    assert (state.waiting, offered(state, 0)) == ([0], ["strike", "flee"])


def test_the_strongest_type_gives_the_dice_cr_12_10():
    """CR-12.10, CR-EX-3: its equipment included; powers are not added."""
    state = battle((2, 1, 1), theirs=(0, 0, 2), cards=[(0, "rock_breaker", 2)])
    strike_first_of_the_other(state)
    play(RULES, state, "0 strike")
    assert dice(state) == 6 + 3
    state = battle((2, 1), theirs=(0, 0, 2), cards=[(0, "rock_breaker", 0), (0, "crossbow", 1)])
    strike_first_of_the_other(state)
    play(RULES, state, "0 strike")
    assert dice(state) == 4 + 2


def strike_first_of_the_other(state):
    while state.waiting != [0]:
        strike(state, 0)
        keep_dice(state)


def test_rerolls_add_up_over_types_equipment_and_hero_cr_12_11():
    """CR-12.11"""
    state = battle(
        (1, 1),
        elves=(4, 0, 0),
        clans="goldleif bohorg",
        cards=[(0, "rune_staff", 0), (0, "shaman_cloak", 1)],
        hero=2,
    )
    strike_first_of_the_other(state)
    strike(state, 0)
    assert state.rerolls == 1 + 1 + 1 + 1


def test_a_reroll_takes_any_dice_cr_12_12():
    """CR-12.12, CR-R-33: one after another, each after seeing the result; what is not used is lost."""
    state = battle((2,), elves=(0, 0, 4), clans="goldleif bohorg", cards=[(0, "rune_staff", 0)])
    strike(state, 1)  # three dice: one wound, two blanks; two rerolls
    assert offered(state, 0) == ["reroll-blanks", "keep-dice", "reroll-all", "pick-die blank", "pick-die wound"]
    assert why_not(RULES, state, 0, "roll-picked") == refuse("CR-12.12", "pick-dice-first")
    assert why_not(RULES, state, 0, "pass") == refuse("CR-12.12", "keep-or-reroll")
    play(RULES, state, "0 pick-die wound", "0 pick-die blank")
    assert offered(state, 0) == ["roll-picked", "pick-die blank"]
    assert why_not(RULES, state, 0, "pick-die wound") == refuse("CR-12.12", "no-such-die", face=1)
    assert why_not(RULES, state, 0, "keep-dice") == refuse("CR-12.12", "dice-are-picked")
    play(RULES, state, "0 roll-picked")
    assert dice(state) == 2
    roll(state, 2)
    assert (state.wound_faces, state.blank_faces) == (2, 1)
    assert last(state, DiceRerolled) == DiceRerolled(0, 2, 2, 1)
    play(RULES, state, "0 reroll-all")  # dice already rerolled, too
    assert dice(state) == 3
    roll(state, 3)
    assert last(state, WoundsDealt).faces == 3


def test_all_blanks_are_rolled_again_at_once_cr_12_12():
    state = battle((2,), elves=(0, 0, 4), clans="goldleif bohorg")
    strike(state, 0)
    assert offered(state, 0) == ["reroll-blanks", "keep-dice", "pick-die blank"]
    assert why_not(RULES, state, 0, "reroll-all") == refuse("CR-12.12", "all-are-blank")
    play(RULES, state, "0 reroll-blanks")
    assert dice(state) == 3
    roll(state, 3)
    assert state.rerolls == 0
    state = battle((2,), elves=(0, 0, 4), clans="goldleif bohorg")
    strike(state, 3)
    assert why_not(RULES, state, 0, "reroll-blanks") == refuse("CR-12.12", "no-such-die", face=0)
    play(RULES, state, "0 keep-dice")
    assert last(state, WoundsDealt).faces == 3


def test_a_type_counts_its_bonuses_once_cr_12_13():
    """CR-12.13, CR-12.5: five Krag Riders bring one hit, four Guards one shield."""
    state = battle((5,), elves=(4, 0, 0))
    strike(state, 2)
    assert (last(state, WoundsDealt).hits, last(state, WoundsDealt).shields) == (1, 1)


def test_bonuses_count_while_a_figure_is_in_the_fight_cr_12_14():
    """CR-12.14, CR-R-31: taken anew for each assault."""
    state = battle((1, 1), theirs=(0, 0, 2))
    strike(state, 0)
    assert last(state, WoundsDealt).hits == 1 + 2
    play(RULES, state, "1 strike")
    state.rage[1] = 0
    roll(state, 0)  # one hit: the Krag Rider alone is within reach
    assert there(state, 0, "T1.C") == (0, 1, 0)
    strike(state, 0)
    assert last(state, WoundsDealt).hits == 2


# Wounds


def test_wounds_are_faces_hits_and_rage_less_shields_cr_12_15():
    """CR-12.15"""
    state = battle((2, 1), elves=(2, 0, 0), cards=[(ELVES, "chain_mail", 0)], hero=1)
    state.rage[0] = 2
    strike_first_of_the_other(state)
    strike(state, 3)
    assert last(state, WoundsDealt) == WoundsDealt(0, 3, 1 + 2 + 1, 2, 1 + 1, 3 + 4 + 2 - 2)


def test_a_negative_result_is_none_cr_12_16():
    """CR-12.16, CR-R-34: the assault felled nobody and gives rage."""
    state = battle((1,), elves=(2, 0, 0), clans="tomb bohorg", cards=[(ELVES, "plate_armour", 0)])
    strike(state, 1)
    assert last(state, WoundsDealt).wounds == 0
    assert state.rage[0] == 1


# Eliminating


def test_the_striker_gives_wounds_as_he_likes_cr_12_17():
    """CR-12.17, CR-12.18, CR-EX-10: four wounds for a Templar or a Guard; five must fell both."""
    state = battle((0, 1), elves=(1, 0, 1))
    strike(state, 3)  # and two hits, less a shield
    assert state.wounds == 4
    assert offered(state, 0) == ["fell i", "fell iii"]
    assert why_not(RULES, state, 0, "fell ii") == refuse("CR-12.17", "no-such-enemy")
    assert why_not(RULES, state, 0, "keep-dice") == refuse("CR-12.19", "use-all-wounds", wounds=4)
    play(RULES, state, "0 fell iii")
    assert there(state, ELVES, "T1.C") == (1, 0, 0)
    state = battle((0, 1), elves=(1, 0, 1))
    strike(state, 4)
    assert state.units(ELVES, CITY) == 0


def test_a_unit_falls_by_as_many_wounds_as_its_life_cr_12_18():
    """CR-12.18: equipment included."""
    state = battle((0, 1), elves=(0, 0, 2), cards=[(ELVES, "troll_hide", 2)])
    strike_first_of_the_other(state)
    strike(state, 1)  # three wounds, life four
    assert there(state, ELVES, "T1.C") == (0, 0, 2)
    state = battle((0, 1), elves=(0, 0, 2), cards=[(ELVES, "troll_hide", 2)])
    strike_first_of_the_other(state)
    strike(state, 2)
    assert there(state, ELVES, "T1.C") == (0, 0, 1)


def test_a_type_out_of_reach_is_refused_cr_12_18():
    state = battle((0, 1), theirs=(2, 2, 2))
    strike(state, 1)
    assert offered(state, 0) == ["fell i", "fell-all i", "fell ii"]
    assert why_not(RULES, state, 0, "fell iii") == refuse("CR-12.18", "not-enough-wounds", life=5, wounds=3)
    assert why_not(RULES, state, 0, "fell-all ii") == refuse("CR-12.18", "only-one-can-fall")


def test_all_wounds_must_be_used_cr_12_19():
    """CR-12.19, CR-R-35: on while they suffice for anybody; not necessarily for the most units."""
    state = battle((0, 1), theirs=(2, 2, 0))
    strike_first_of_the_other(state)
    strike(state, 2)  # four wounds
    play(RULES, state, "0 fell ii")
    assert state.waiting == [0]  # two are left: two Berserkers, or a Huscarl
    play(RULES, state, "0 fell ii")
    assert there(state, 1, "T1.C") == (2, 0, 0)


def test_as_many_of_a_type_as_the_wounds_allow():
    state = battle((0, 1), theirs=(5, 2, 0))
    strike_first_of_the_other(state)
    strike(state, 1)  # three wounds
    play(RULES, state, "0 fell-all i")
    assert there(state, 1, "T1.C") == (2, 2, 0)


def test_wounds_left_over_are_lost_cr_12_20():
    """CR-12.20, CR-R-36, CR-12.34: nothing is kept for later assaults."""
    state = battle((0, 1), theirs=(0, 0, 2))
    strike(state, 2)
    assert (there(state, 1, "T1.C"), state.wounds) == ((0, 0, 2), 0)
    strike(state, 0)
    strike(state, 2)  # five wounds now, with rage: one Frost Giant, as if never touched
    assert there(state, 1, "T1.C") == (0, 0, 1)


def test_the_fallen_return_to_the_reserve_cr_12_21():
    """CR-12.21, CR-I-2"""
    state = battle((0, 1), theirs=(3, 0, 0))
    before = state.reserve[1]
    strike_first_of_the_other(state)
    strike(state, 0)
    assert state.reserve[1] == before + 2
    assert last(state, UnitsFelled) == UnitsFelled(1, 3, 2, CITY)


def test_a_felled_elf_is_a_crystal_cr_12_22():
    """CR-12.22, CR-R-12, CR-R-51: kept also when the fight is lost."""
    state = battle((0, 1), elves=(0, 3, 0))
    state.crystal_reserve = 0
    strike_first_of_the_other(state)
    strike(state, 2)
    assert (state.crystals[0], last(state, CrystalsWon)) == (2, CrystalsWon(0, 2))
    strike_first_of_the_other(state)
    play(RULES, state, "0 flee")
    assert state.crystals[0] == 2


def test_heroes_cannot_be_wounded_cr_12_23():
    """CR-12.23, CR-13.9"""
    state = battle((1, 1), theirs=(0, 0, 1), hero=1)
    strike(state, 0)
    strike(state, 5)  # more than enough for everybody
    assert state.units(0, CITY) == 0
    assert (state.hero[0], state.hero_at[0]) == (1, HOME)


# Rage


def test_who_fells_nobody_takes_rage_cr_12_24():
    """CR-12.24, CR-12.25, CR-EX-9: tokens stay and add a wound to every later assault."""
    state = battle((4,), elves=(2, 0, 0), clans="tomb bohorg")
    assert state.striker == 0
    strike(state, 1)
    assert (last(state, WoundsDealt).wounds, state.rage[0]) == (0, 1)
    strike(state, 0)
    strike(state, 2)
    assert last(state, WoundsDealt).wounds == 2
    assert there(state, ELVES, "T1.C") == (1, 0, 0)
    assert state.rage[0] == 1
    strike(state, 0)
    strike(state, 0)
    assert last(state, WoundsDealt).tokens == 1


@pytest.mark.parametrize("takes", [True, False])
def test_the_elves_take_rage_like_a_player_cr_12_26(takes):
    """CR-12.26, CR-R-37; unless the table has agreed otherwise."""
    state = battle((0, 0, 1), elves=(2, 0, 0), elves_take_rage=takes)
    assert state.striker == ELVES
    strike(state, 0)
    assert state.rage[ELVES] == int(takes)


def test_a_drum_gives_rage_before_every_roll_cr_12_27():
    """CR-12.27, CR-EX-22, CR-R-37: also when somebody falls; one more after an assault without."""
    state = battle((4,), theirs=(0, 0, 3), clans="tomb bohorg", cards=[(0, "war_drum", 0)])
    play(RULES, state, "0 strike")
    assert state.rage[0] == 1
    roll(state, 0)
    assert last(state, WoundsDealt).tokens == 1
    assert state.rage[0] == 2  # nobody fell
    strike(state, 0)
    strike(state, 3)
    assert last(state, WoundsDealt).wounds == 3 + 3
    assert state.rage[0] == 3  # an Executioner fell: no more
    assert there(state, 1, "T1.C") == (0, 0, 2)


def test_rage_is_gone_when_the_fight_ends_cr_12_28():
    """CR-12.28"""
    state = battle((4,), theirs=(0, 0, 1), clans="tomb bohorg")
    strike(state, 0)
    strike(state, 0)
    assert state.rage[:2] == [1, 1]
    play(RULES, state, "0 flee")
    assert (state.rage, state.battlefield) == ([0] * 5, NOWHERE)


# Fleeing


def test_fleeing_takes_army_and_hero_to_the_bastion_cr_12_30():
    """CR-12.30, CR-R-38, CR-13.10: free of charge, and other fights go on."""
    state = battle((2, 1), theirs=(0, 0, 2), hero=1)
    strike(state, 0)
    strike(state, 0)
    play(RULES, state, "0 flee")
    assert (there(state, 0, "home"), state.hero_at[0]) == ((1, 1, 0), HOME)  # a hit felled one Krag Rider
    assert state.controls(1, CITY)
    assert last(state, ArmyFled) == ArmyFled(0, CITY)


def test_a_defender_may_flee_before_the_first_blow_cr_ex_12():
    """CR-EX-12, CR-12.29"""
    state = battle((0, 0, 1), theirs=(2,))
    assert state.waiting == [1]
    play(RULES, state, "1 flee")
    assert there(state, 1, "home") == (2, 0, 0)
    assert state.controls(0, CITY)
    assert told(state, WoundsDealt) == []


def test_fleeing_one_fight_leaves_the_others_cr_r_38():
    state = cleared(2)
    put(state, 0, "T1.SE", 4)
    put(state, ELVES, "T1.C", 1)
    put(state, 1, "T1.SW", 1)
    moving(state)
    walk(state, 0, "T1.SE", "1", "T1.C")
    walk(state, 0, "T1.SE", "1", "T1.SW")
    finish_moving(state)
    play(RULES, state, "0 fight-at t1-c", "0 flee")
    assert (state.battlefield, there(state, 0, "home")) == (PLACE["T1.SW"], (1, 0, 0))


def test_elves_never_flee_cr_12_31():
    """CR-12.31: nobody is asked; they roll."""
    state = battle((0, 0, 1), elves=(1, 0, 0))
    assert state.striker == ELVES and chance_waits(state)


# The end of a fight


def test_a_fight_ends_when_a_side_is_gone_cr_12_32():
    """CR-12.32, CR-12.34: survivors stay."""
    state = battle((3, 1), elves=(1, 0, 0))
    strike_first_of_the_other(state)
    strike(state, 4)
    assert state.waiting == []
    assert there(state, 0, "T1.C") == (3, 1, 0)
    assert last(state, FightWon) == FightWon(0, CITY)


def test_the_hero_of_the_wiped_out_goes_home_cr_12_33():
    """CR-12.33"""
    state = cleared(2)
    put(state, 0, "T1.SE", 3, 1)
    put(state, 1, "T1.C", 1)
    hire(state, 1, 3, "T1.C")
    attack(state, "T1.SE", "T1.C")
    while state.waiting:
        strike(state, 3 if state.striker == 0 else 0)
        keep_dice(state)
    assert state.hero_at[1] == HOME


def test_units_in_a_bastion_are_never_attacked_cr_12_35():
    """CR-12.35"""
    state = cleared(2)
    put(state, 0, "home", 3)
    put(state, 1, "T1.E", 3)  # right at its gate
    turn_over = [state.contested(seat) for seat in range(2)]
    assert turn_over == [[], []]
    assert state.enemy_units(1, HOME) == 0


def test_three_sides_fight_two_by_two_cr_r_28():
    """CR-R-28: should it ever happen, the active player chooses whom to fight first."""
    state = cleared(3)
    put(state, 0, "T1.SE", 0, 3)
    put(state, 1, "T1.C", 1)
    put(state, ELVES, "T1.C", 1)
    attack(state, "T1.SE", "T1.C")
    assert offered(state, 0) == ["face 1", f"face {ELVES}"]
    assert why_not(RULES, state, 0, "face 2") == refuse("CR-R-28", "not-there", foe=2, place=0)
    assert why_not(RULES, state, 0, "pass") == refuse("CR-R-28", "choose-a-foe", place=0)
    play(RULES, state, f"0 face {ELVES}")
    assert (last(state, FightBegan).foe, state.units(1, CITY)) == (ELVES, 1)
    while last(state, FightBegan).foe == ELVES:
        strike(state, 4 if state.striker == 0 else 0)
    assert last(state, FightBegan).foe == 1


def test_every_fight_ends_cr_i_7():
    """CR-I-7: rage alone fells somebody after (enemy shields + lowest life) assaults without."""
    cards = [(0, "leg_elven_aegis", 0), (1, "massive_armour", 0), (1, "spiked_buckler", 0)]
    state = battle((9,), theirs=(7,), clans="bohorg steamfield", cards=cards)
    shields, life = state.shields_of(1, CITY), 1 + 1
    fruitless = 0
    while not told(state, UnitsFelled):
        if state.striker == 0:
            fruitless += 1
        strike(state, 0)
    assert fruitless <= shields + life + 1
    for seed in range(10):
        twin = battle((9,), theirs=(7,), clans="bohorg steamfield", cards=cards)
        dice = Dice(seed)
        for _ in range(500):
            if not twin.waiting:
                break
            core.settle(twin, dice)
            if twin.waiting:
                play(RULES, twin, f"{twin.waiting[0]} {offered(twin, twin.waiting[0])[0]}")
        assert twin.waiting == []
