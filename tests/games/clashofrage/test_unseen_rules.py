"""Corners of the rules where two rules meet (CR-6.14, CR-7.4, CR-7.5, CR-8.11, CR-12.14)."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import KINDS, SLOT, WEAPON
from meadhall.games.clashofrage.events import CardSetAside, RageTaken, RevenueTaken
from meadhall.games.clashofrage.model import SECOND_ACTION
from meadhall.games.clashofrage.regions import HOME
from meadhall.games.clashofrage.score import pieces
from meadhall.games.clashofrage.tactics import PlayTactics
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import (
    CARD,
    PLACE,
    attack,
    card_name,
    cleared,
    finish_moving,
    give,
    hire,
    keep_dice,
    last,
    moving,
    owned,
    put,
    roll,
    settle,
    strike,
    there,
    told,
    turn,
    walk,
)
from tests.tables import offered, play, why_not

DUSK, DAWN = CARD["leg_dusk_blade"], CARD["leg_dawn_bow"]


def test_a_legendary_card_pushed_out_by_a_bought_one_is_set_aside_cr_8_11():
    """CR-8.11, CR-8.13, CR-8.14, CR-R-44: it keeps its point, and is worn again in a later equip action."""
    state = cleared(2)
    give(state, 0, DUSK, 1)
    state.gold[0] = 20
    weapon = next(card for card in range(1, KINDS + 1) if state.market[card] and SLOT[card] == WEAPON)
    before = pieces(state)
    turn(state)
    play(RULES, state, "0 equip-armies", f"0 buy {card_name(weapon)}")
    settle(state)
    play(RULES, state, "0 fit ii", "0 end-equipment")
    assert state.slots[:6] == [0, 0, weapon, 0, 0, 0]
    assert last(state, CardSetAside) == CardSetAside(0, DUSK)
    assert (owned(state, 0), state.points(0)) == ([weapon, DUSK], 1)
    assert pieces(state) == before
    turn(state, 0, SECOND_ACTION)
    play(RULES, state, "0 equip-armies", "0 organise", "0 wear none", "0 wear dusk-blade")
    assert state.slots[:6] == [0, 0, DUSK, 0, 0, 0]


def test_a_legendary_card_pushed_out_by_another_is_set_aside_cr_8_11():
    """CR-8.11, CR-8.13, CR-R-44: nor does it go back to the legendary deck."""
    state = cleared(2)
    give(state, 0, DUSK, 1)
    put(state, 0, "T1.SE", 1)
    state.crystals[0], state.crystal_reserve = 6, state.crystal_reserve - 6
    turn(state)
    play(RULES, state, "0 equip-armies", "0 forge", "* draw-legend dawn-bow", "* draw-legend seer-crown")
    play(RULES, state, "0 keep-legend dawn-bow", "0 fit ii")
    assert state.slots[:6] == [0, 0, DAWN, 0, 0, 0]
    assert (owned(state, 0), state.points(0)) == ([DUSK, DAWN], 2)
    assert not state.legends >> DUSK & 1


def test_a_short_reserve_serves_whoever_plays_first_not_whoever_sits_first_cr_6_14():
    """CR-6.14, CR-R-12: seats 0, 1, 2 play 8, 12 and 6; four crystals are left, and everybody has a city."""
    state = cleared(3, "steamfield goldleif bohorg")
    state.crystals, state.crystal_reserve = [20, 21, 0], 4
    for seat, city in enumerate(state.cities):
        put(state, seat, city, 1)
    state.hand, state.round = [1 << 8, 1 << 12, 1 << 6], 2
    state.begin(PlayTactics())
    state.jump(1)
    core.run(state)
    play(RULES, state, "0 play-tactic 8", "1 play-tactic 12", "2 play-tactic 6")
    assert state.order == [2, 0, 1]
    assert told(state, RevenueTaken) == [RevenueTaken(2, 3, 3), RevenueTaken(0, 4, 1), RevenueTaken(1, 3, 0)]
    assert (state.crystals, state.crystal_reserve) == ([21, 21, 3], 0)


def test_whoever_stops_in_the_bastion_has_moved_cr_7_5():
    """CR-7.5, CR-7.16, CR-R-22: unit and hero alike may not set out from it again in this action."""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    hire(state, 0, 1, "T1.E")
    moving(state)
    walk(state, 0, "T1.E", "1", "home")
    assert there(state, 0, "home") == (1, 0, 0)
    assert why_not(RULES, state, 0, "move-from bastion") == refuse("CR-7.5", "all-have-moved", place=HOME)
    walk(state, 0, "T1.E", "hero", "home")
    assert state.hero_at[0] == HOME
    assert why_not(RULES, state, 0, "move-from bastion") == refuse("CR-7.5", "all-have-moved", place=HOME)
    assert offered(state, 0) == ["end-movement"]
    finish_moving(state)
    moving(state, 0, SECOND_ACTION)
    assert offered(state, 0) == ["move-from bastion", "end-movement"]


def test_a_unit_that_waited_in_the_bastion_sets_out_without_those_that_came_in_cr_7_5():
    """CR-7.5, CR-7.16, CR-R-22"""
    state = cleared(2)
    put(state, 0, "home", 1)
    put(state, 0, "T1.E", 2, 1)
    moving(state)
    walk(state, 0, "T1.E", "1", "home")
    walk(state, 0, "T1.E", "1", "home")
    walk(state, 0, "T1.E", "2", "home")
    assert offered(state, 0) == ["move-from bastion", "end-movement"]
    walk(state, 0, "home", "1", "T1.E", "T1.NE")
    assert (there(state, 0, "home"), there(state, 0, "T1.NE")) == ((2, 1, 0), (1, 0, 0))
    assert offered(state, 0) == ["end-movement"]


def test_a_drum_of_a_type_that_is_not_there_is_silent_cr_12_14():
    """CR-12.14, CR-12.27: of two drums, only that of the Skeletons is beaten; the Spectres are elsewhere."""
    state = cleared(2, "tomb bohorg")
    give(state, 0, "war_drum", 0)
    give(state, 0, "war_drum", 1)
    put(state, 0, "T1.SE", 4)
    put(state, 0, "T1.NE", 0, 1)
    put(state, 1, "T1.C", 0, 0, 3)
    attack(state, "T1.SE", "T1.C")
    play(RULES, state, "0 strike")
    assert told(state, RageTaken) == [RageTaken(0, 1, 1)]


def test_a_drum_falls_silent_with_the_last_of_its_type_cr_12_14():
    """CR-12.14, CR-12.27: the values are taken anew for each assault."""
    state = cleared(2, "tomb bohorg")
    give(state, 0, "war_drum", 1)
    put(state, 0, "T1.SE", 2, 1)
    put(state, 1, "T1.C", 0, 0, 3)
    attack(state, "T1.SE", "T1.C")
    play(RULES, state, "0 strike")
    assert state.rage[0] == 1
    roll(state, 0)
    keep_dice(state)
    assert state.rage[0] == 2  # nobody fell
    strike(state, 2)
    play(RULES, state, "1 fell ii")
    assert there(state, 0, "T1.C") == (2, 0, 0)
    play(RULES, state, "0 strike")
    assert state.rage[0] == 2


def test_leaving_one_unit_takes_the_hero_along_cr_7_4():
    """CR-7.4, CR-7.5, CR-13.3: all but that one set out, and the hero is one of them."""
    state = cleared(2)
    put(state, 0, "T1.E", 2, 1)
    hire(state, 0, 1, "T1.E")
    moving(state)
    play(RULES, state, "0 move-from t1-e", "0 leave-one i", "0 go t1-ne")
    assert (there(state, 0, "T1.E"), there(state, 0, "T1.NE")) == ((1, 0, 0), (1, 1, 0))
    assert (state.hero_at[0], state.hero_moved) == (PLACE["T1.NE"], True)
    assert offered(state, 0) == ["move-from t1-e", "end-movement"]
    finish_moving(state)
    assert state.hero_at[0] == PLACE["T1.NE"]
