"""Equipping armies (CR-8)."""

from __future__ import annotations

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import COPIES, KINDS
from meadhall.games.clashofrage.events import CardSetAside, EquipmentBought, LegendForged
from meadhall.games.clashofrage.model import FIRST_ACTION, SECOND_ACTION
from meadhall.games.clashofrage.score import pieces
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import (
    CARD,
    CASES,
    attack,
    card_name,
    chance_waits,
    cleared,
    give,
    hire,
    last,
    moving,
    owned,
    put,
    settle,
    told,
    turn,
)
from tests.tables import offered, play, why_not

SIX = ("hunting_knife", "crossbow", "twin_blades", "chain_mail", "heavy_armour", "shaman_cloak")
KNIFE, CROSSBOW, BLADES = CARD["hunting_knife"], CARD["crossbow"], CARD["twin_blades"]
MAIL, HEAVY, CLOAK = CARD["chain_mail"], CARD["heavy_armour"], CARD["shaman_cloak"]
DUSK = CARD["leg_dusk_blade"]


def market(state, *cards):
    """Exactly these are on display, one of each."""
    for card in range(1, KINDS + 1):
        state.deck[card] += state.market[card]
        state.market[card] = 0
    for name in cards:
        state.deck[CARD[name]] -= 1
        state.market[CARD[name]] += 1


def equipping(gold=20, crystals=0, seats=2, phase=FIRST_ACTION):
    state = cleared(seats)
    market(state, *SIX)
    state.gold[0] = gold
    state.crystals[0], state.crystal_reserve = crystals, state.crystal_reserve - crystals
    turn(state, 0, phase)
    return state


def buy(state, card, *draws, fit="set-aside"):
    drawn = [f"* draw-equipment {card_name(draw)}" for draw in draws]
    play(RULES, state, f"0 buy {card_name(card)}", *drawn, f"0 {fit}")


def test_an_equip_action_mixes_everything_in_any_order_cr_8_1():
    """CR-8.1, CR-R-45: buy any number of times, forge once, organise, recruit once."""
    state = equipping(gold=30, crystals=12)
    put(state, 0, "T1.SE", 1)
    play(RULES, state, "0 equip-armies")
    buy(state, KNIFE, CARD["war_drum"])
    play(RULES, state, "0 recruit brunhorn", "0 station bastion", "0 forge")
    settle(state)
    keep = offered(state, 0)[0]
    play(RULES, state, f"0 {keep}", "0 fit i")
    buy(state, CROSSBOW, CARD["rune_staff"])
    assert "organise" in offered(state, 0)
    assert why_not(RULES, state, 0, "forge") == refuse("CR-8.10", "forged-already")
    assert why_not(RULES, state, 0, "recruit sibylla") == refuse("CR-8.17", "one-hero-only")
    assert why_not(RULES, state, 0, "go t1-e") == refuse("CR-8.1", "equip-or-finish")
    play(RULES, state, "0 end-equipment")
    assert state.waiting == []


def test_what_is_spent_goes_back_cr_8_2():
    """CR-8.2, CR-I-1"""
    state = equipping(gold=5, crystals=7)
    put(state, 0, "T1.SE", 1)
    before = pieces(state)
    reserve = state.crystal_reserve
    play(RULES, state, "0 equip-armies", "0 forge")
    assert (state.crystals[0], state.crystal_reserve) == (1, reserve + 6)
    settle(state)
    play(RULES, state, f"0 {offered(state, 0)[0]}", "0 set-aside")
    buy(state, KNIFE, CARD["war_drum"])
    assert state.gold[0] == 3
    assert pieces(state) == before


def test_each_card_is_paid_for_by_itself_cr_8_3():
    """CR-8.3"""
    state = equipping(gold=5)
    play(RULES, state, "0 equip-armies")
    assert why_not(RULES, state, 0, "buy war-drum") == refuse("CR-8.3", "not-on-display", card=CARD["war_drum"])
    buy(state, KNIFE, CARD["war_drum"])
    assert why_not(RULES, state, 0, "buy crossbow") == refuse("CR-8.3", "not-enough-gold", price=4, gold=3)
    assert told(state, EquipmentBought) == [EquipmentBought(0, KNIFE, 2)]


def test_the_market_is_filled_to_six_kinds_cr_8_4():
    """CR-8.4, CR-EX-14: a copy of a kind shown is stacked and another card drawn."""
    state = equipping()
    play(RULES, state, "0 equip-armies", "0 buy hunting-knife", "* draw-equipment crossbow")
    assert chance_waits(state)
    play(RULES, state, "* draw-equipment war-drum")
    assert (state.kinds_shown(), state.market[CROSSBOW], state.market[CARD["war_drum"]]) == (6, 2, 1)
    play(RULES, state, "0 set-aside", "0 buy crossbow")
    assert not chance_waits(state)  # a copy of it stays on display


def test_newly_shown_cards_may_be_bought_cr_8_5():
    """CR-8.5"""
    state = equipping()
    play(RULES, state, "0 equip-armies")
    buy(state, KNIFE, CARD["war_drum"])
    assert "buy war-drum" in offered(state, 0)


def test_without_a_deck_the_market_shows_fewer_kinds_cr_8_6():
    """CR-8.6, CR-R-42: cards under the deck are the last to come."""
    state = equipping()
    state.deck = [0] * (KINDS + 1)
    state.under = [MAIL]
    play(RULES, state, "0 equip-armies")
    buy(state, KNIFE, MAIL)
    assert (state.kinds_shown(), state.under) == (5, [])


# Forging


@pytest.mark.parametrize("forges", CASES["CR-EX-7"]["given"]["forges"])
def test_forging_by_forges_cr_8_7(forges):
    """CR-8.7, CR-8.8, CR-8.9, CR-EX-7: what it costs and how many cards are drawn."""
    state = cleared(3)
    state.crystals[0] = 10
    for place in ("T1.SE", "T2.W", "T3.C")[:forges]:
        put(state, 0, place, 1)
    turn(state)
    play(RULES, state, "0 equip-armies")
    cost = CASES["CR-EX-7"]["expect"]["cost"][forges]
    if cost is None:
        assert why_not(RULES, state, 0, "forge") == refuse("CR-8.7", "no-forge")
        return
    play(RULES, state, "0 forge")
    settle(state)
    assert state.crystals[0] == 10 - cost
    assert len(offered(state, 0)) == CASES["CR-EX-7"]["expect"]["legendary_cards_drawn"][forges] == 1 + forges


def test_forging_needs_the_crystals_cr_8_8():
    state = equipping(crystals=5)
    put(state, 0, "T1.SE", 1)
    play(RULES, state, "0 equip-armies")
    assert why_not(RULES, state, 0, "forge") == refuse("CR-8.8", "not-enough-crystals", cost=6, crystals=5)


def test_one_drawn_card_is_kept_and_the_others_shuffled_back_cr_8_9():
    """CR-8.9, CR-R-43: one of them must be kept."""
    state = equipping(crystals=6)
    put(state, 0, "T1.SE", 1)
    play(RULES, state, "0 equip-armies", "0 forge", "* draw-legend dawn-bow", "* draw-legend heartseeker")
    assert offered(state, 0) == ["keep-legend dawn-bow", "keep-legend heartseeker"]
    assert why_not(RULES, state, 0, "keep-legend dusk-blade") == refuse("CR-8.9", "not-drawn", card=18)
    assert why_not(RULES, state, 0, "set-aside") == refuse("CR-8.9", "keep-one")
    play(RULES, state, "0 keep-legend heartseeker")
    assert state.legends.bit_count() == 15 and state.legends >> 20 & 1
    assert last(state, LegendForged) == LegendForged(0, 25)


def test_one_forging_in_an_equip_action_cr_8_10():
    """CR-8.10"""
    state = equipping(crystals=20)
    put(state, 0, "T1.SE", 1)
    play(RULES, state, "0 equip-armies", "0 forge")
    settle(state)
    play(RULES, state, f"0 {offered(state, 0)[0]}", "0 set-aside")
    assert why_not(RULES, state, 0, "forge") == refuse("CR-8.10", "forged-already")
    play(RULES, state, "0 end-equipment")
    turn(state, 0, SECOND_ACTION)
    play(RULES, state, "0 equip-armies", "0 forge")
    assert chance_waits(state)


def test_a_forged_card_is_never_lost_cr_8_11():
    """CR-8.11, CR-R-44, CR-11.2: not by losing all units, nor set aside."""
    state = cleared(2)
    give(state, 0, "leg_dusk_blade", 0)
    put(state, 0, "T1.SE", 1)
    put(state, 1, "T1.C", 0, 0, 1)
    attack(state, "T1.C", "T1.SE", clan=1)
    while state.waiting:
        play(RULES, state, f"{state.waiting[0]} strike")
        play(RULES, state, f"* roll-dice {5 if state.striker == 1 else 0}")
    assert state.units(0, 2) == 0
    assert (owned(state, 0), state.points(0)) == ([DUSK], 1)
    turn(state)
    play(RULES, state, "0 equip-armies", "0 organise", "0 wear none", "0 wear none", "0 wear none")
    assert (owned(state, 0), state.points(0)) == ([DUSK], 1)


def test_a_short_legendary_deck_gives_what_is_left_cr_r_43():
    """CR-R-43"""
    state = equipping(crystals=20)
    put(state, 0, "T1.SE", 1)
    state.legends = 1 << DUSK
    play(RULES, state, "0 equip-armies", "0 forge", "* draw-legend dusk-blade")
    assert offered(state, 0) == ["keep-legend dusk-blade"]
    play(RULES, state, "0 keep-legend dusk-blade", "0 fit iii", "0 end-equipment")
    turn(state)
    play(RULES, state, "0 equip-armies")
    assert why_not(RULES, state, 0, "forge") == refuse("CR-R-43", "no-legend-left")


# Organising


def test_cards_go_freely_to_matching_slots_cr_8_12():
    """CR-8.12: placed, moved between types, or set aside."""
    state = cleared(2)
    give(state, 0, "crossbow", 0)
    give(state, 0, "chain_mail", 0)
    turn(state)
    play(RULES, state, "0 equip-armies", "0 organise")
    assert offered(state, 0) == ["wear crossbow", "wear none"]
    assert why_not(RULES, state, 0, "wear chain-mail") == refuse("CR-8.12", "wrong-slot", card=MAIL)
    assert why_not(RULES, state, 0, "wear hunting-knife") == refuse("CR-8.13", "card-not-at-hand", card=KNIFE)
    assert why_not(RULES, state, 0, "pass") == refuse("CR-8.12", "fill-the-slot")
    play(RULES, state, "0 wear none", "0 wear crossbow", "0 wear none", "0 wear none", "0 wear chain-mail")
    assert state.slots[:6] == [0, 0, CROSSBOW, 0, 0, MAIL]


def test_organising_is_offered_again_when_something_is_new_cr_8_12():
    """CR-R-45: every arrangement can be reached at any time, and yet the action ends."""
    state = equipping()
    give(state, 0, "rune_staff", 0)
    play(RULES, state, "0 equip-armies", "0 organise", "0 wear rune-staff")
    assert why_not(RULES, state, 0, "organise") == refuse("CR-8.12", "nothing-to-organise")
    buy(state, KNIFE, CARD["war_drum"])
    assert "organise" in offered(state, 0)


def test_a_slot_holds_one_card_cr_8_13():
    """CR-8.13: of whatever kind; the one that was there is set aside."""
    state = equipping(crystals=6)
    put(state, 0, "T1.SE", 1)
    give(state, 0, "rune_staff", 1)
    play(RULES, state, "0 equip-armies", "0 forge", "* draw-legend dusk-blade", "* draw-legend seer-crown")
    play(RULES, state, "0 keep-legend dusk-blade", "0 fit ii")
    assert state.slots[:6] == [0, 0, DUSK, 0, 0, 0]
    assert last(state, CardSetAside) == CardSetAside(0, CARD["rune_staff"])
    assert owned(state, 0) == [CARD["rune_staff"], DUSK]


def test_a_card_set_aside_has_no_effect_but_may_be_used_later_cr_8_14():
    """CR-8.14"""
    state = equipping()
    play(RULES, state, "0 equip-armies")
    buy(state, CROSSBOW, CARD["war_drum"])
    play(RULES, state, "0 end-equipment")
    assert state.total(0, 0, 0) == 2
    turn(state, 0, SECOND_ACTION)
    play(RULES, state, "0 equip-armies", "0 organise", "0 wear crossbow")
    assert state.total(0, 0, 0) == 4


def test_cards_are_attached_in_equip_actions_only_cr_8_15():
    """CR-8.15"""
    state = equipping()
    give(state, 0, "crossbow", 0)
    put(state, 0, "T1.E", 1)
    assert why_not(RULES, state, 0, "organise") == refuse("CR-7.1", "choose-an-action")
    play(RULES, state, "0 move-armies")
    for text in ("organise", "wear crossbow", "fit i", "set-aside"):
        assert why_not(RULES, state, 0, text) is not None


def test_two_copies_serve_two_types_cr_r_45():
    """CR-R-45: one card serves one type."""
    state = cleared(2)
    give(state, 0, "crossbow", 0)
    give(state, 0, "crossbow", 1)
    turn(state)
    play(RULES, state, "0 equip-armies", "0 organise", "0 wear crossbow", "0 wear crossbow")
    assert state.slots[:6] == [CROSSBOW, 0, CROSSBOW, 0, 0, 0]
    assert offered(state, 0) == ["end-equipment"]
    assert COPIES[CROSSBOW] == 4


def test_a_new_card_goes_to_a_type_or_aside():
    state = equipping()
    play(RULES, state, "0 equip-armies", "0 buy hunting-knife", "* draw-equipment war-drum")
    assert offered(state, 0) == ["fit i", "fit ii", "fit iii", "set-aside"]
    assert why_not(RULES, state, 0, "pass") == refuse("CR-8.12", "attach-or-set-aside", card=KNIFE)


def test_movement_and_flight_of_cards_work_later_cr_r_58():
    """CR-R-58: in every move action while the card is attached."""
    state = cleared(2)
    give(state, 0, "mechanical_wings", 2)
    put(state, 0, "T1.E", 0, 0, 1)
    for _ in range(2):
        moving(state)
        play(RULES, state, "0 move-from t1-e", "0 go t1-c", "0 go t1-e", "0 end-movement")  # over the rock and back
    assert state.units(0, 1) == 1 << 8


# Heroes


def test_a_hero_is_hired_for_gold_cr_8_16():
    """CR-8.16, CR-R-49"""
    state = equipping(gold=5)
    play(RULES, state, "0 equip-armies")
    assert why_not(RULES, state, 0, "recruit brunhorn") == refuse("CR-8.16", "not-enough-gold", price=6, gold=5)
    play(RULES, state, "0 recruit sibylla")
    assert (state.gold[0], state.hero[0]) == (0, 2)


def test_a_hero_serves_one_clan_cr_8_16():
    state = equipping(gold=9)
    hire(state, 1, 0, "home")
    play(RULES, state, "0 equip-armies")
    assert why_not(RULES, state, 0, "recruit razaro") == refuse("CR-8.16", "hero-is-taken", hero=0)


def test_one_hero_in_the_whole_game_cr_8_17():
    """CR-8.17, CR-13.9: and no move sends him away."""
    state = equipping(gold=20)
    play(RULES, state, "0 equip-armies", "0 recruit sibylla", "0 end-equipment")
    turn(state, 0, SECOND_ACTION)
    play(RULES, state, "0 equip-armies")
    for hero in ("razaro", "brunhorn", "sibylla", "wardok"):
        assert why_not(RULES, state, 0, f"recruit {hero}") == refuse("CR-8.17", "one-hero-only")


def test_a_new_hero_joins_the_bastion_or_an_army_cr_8_18():
    """CR-8.18"""
    state = equipping()
    put(state, 0, "T1.NE", 1)
    play(RULES, state, "0 equip-armies", "0 recruit sibylla")
    assert offered(state, 0) == ["station bastion", "station t1-ne"]
    assert why_not(RULES, state, 0, "station t1-e") == refuse("CR-8.18", "no-unit-of-yours", place=1)
    assert why_not(RULES, state, 0, "pass") == refuse("CR-8.18", "place-your-hero")
    play(RULES, state, "0 station t1-ne")
    assert state.hero_at[0] == 6
