"""Upgrade (BR-11)."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage import RULES, model
from meadhall.games.bloodrage.cards.numbers import DWARF_CHIEFTAIN, SEA_SERPENT, TROLL
from meadhall.games.bloodrage.events import MonsterDismissed, UpgradeReplaced
from meadhall.games.bloodrage.figures import LEADER, SHIP, WARRIOR
from meadhall.games.bloodrage.lands import BOX, RESERVE, VALHALLA
from tests.games.bloodrage.halls import (
    asked,
    bury,
    card,
    do,
    hall,
    held,
    hold,
    may,
    place,
    put,
    refused,
    told,
    top,
    upgrade,
)


def test_a_card_costs_its_strength_and_goes_to_the_sheet():
    """BR-11.1, BR-11.6, BR-11.15: into a slot of its type, for all to see, until replaced."""
    table = hall()
    hold(table, 0, "a1-lokis-domain", "a1-troll")
    do(table, "0 play-card a1-lokis-domain")
    assert table.rage[0] == 5
    assert table.in_slot(0, model.CLAN_SLOTS[0]) == card("a1-lokis-domain")
    assert held(table, 0) == ["a1-troll"]
    assert card("a1-lokis-domain") in RULES.view(table, 1).sheet
    assert table.waiting == [1]


def test_only_cards_in_hand_are_played():
    """BR-11.1."""
    table = hall()
    assert refused(table, 0, "play-card a1-troll") == ("BR-11.1", "card-not-in-hand")


def test_friggas_charm_takes_one_off_the_price():
    """BR-11.2: never below nothing."""
    table = hall()
    upgrade(table, 0, "a1-friggas-charm")
    costs = [table.upgrade_cost(0, card(name)) for name in ("a1-troll", "a1-lokis-domain", "a1-tyrs-domain")]
    assert costs == [1, 0, 0]


@pytest.mark.parametrize("monster", ["a1-dwarf-chieftain", "a3-soldier-of-hel"])
def test_two_monsters_come_for_nothing(monster):
    """BR-11.3."""
    table = hall()
    hold(table, 0, monster)
    do(table, f"0 play-card {monster}", "0 go horgr")
    assert table.rage[0] == 6
    assert table.count(0, place("horgr")) == 1


def test_the_player_chooses_the_slot():
    """BR-11.4, BR-11.5, BR-R-42: what lies there is discarded, even where another slot is free."""
    table = hall()
    upgrade(table, 0, "a1-lokis-domain")
    hold(table, 0, "a1-friggas-charm")
    do(table, "0 play-card a1-friggas-charm")
    assert may(table, 0) == ["fill-slot clan-1", "fill-slot clan-2"]
    assert refused(table, 0, "fill-slot clan-3") == ("BR-11.4", "empty-slots-are-alike")
    assert refused(table, 0, "fill-slot monster-1") == ("BR-11.1", "slot-of-another-kind")
    assert refused(table, 0, "decline") == ("BR-11.4", "choose-a-slot")
    do(table, "0 fill-slot clan-1")
    assert told(table, UpgradeReplaced) == [UpgradeReplaced(0, card("a1-lokis-domain"))]
    assert not table.has_upgrade(0, card("a1-lokis-domain"))
    assert table.has_upgrade(0, card("a1-friggas-charm"))
    assert table.out == 1


def test_a_single_slot_is_replaced_without_asking():
    """BR-11.5: a second Leader upgrade ends the first."""
    table = hall()
    upgrade(table, 0, "a1-lord-of-hammers")
    hold(table, 0, "a2-lord-of-axes")
    do(table, "0 play-card a2-lord-of-axes", "0 decline")
    assert table.in_slot(0, model.LEADER_SLOT) == card("a2-lord-of-axes")
    assert table.out == 1


def test_three_upgrades_and_a_fourth():
    """BR-EX-9, BR-11.7, BR-21.3: Loki's Eminence takes the place of Frigga's Succor; Domain and Eminence add up."""
    table = hall(2, age=2)
    upgrade(table, 0, "a1-lokis-domain", "a1-friggas-succor", "a1-tyrs-domain")
    hold(table, 0, "a2-lokis-eminence")
    do(table, "0 play-card a2-lokis-eminence", "0 fill-slot clan-2")
    assert table.rage[0] == 4
    assert not table.has_upgrade(0, card("a1-friggas-succor"))
    bury(table, 0, "warrior", 2)
    do(table, "1 pass", "0 pass")
    assert table.glory[0] == 2 * (1 + 2)


@pytest.mark.parametrize(
    ("name", "figure", "where"),
    [
        ("a1-lord-of-hammers", LEADER, "horgr"),
        ("a1-brothers-in-arms", WARRIOR, "horgr"),
        ("a1-lokis-dragons", SHIP, "eastern-fjord"),
    ],
)
def test_a_troop_upgrade_brings_one_figure_for_nothing(name, figure, where):
    """BR-11.8, BR-R-41: one figure of its type, at once; only the card is paid for."""
    table = hall()
    hold(table, 0, name)
    cost = table.upgrade_cost(0, card(name))
    do(table, f"0 play-card {name}", f"0 go {where}")
    assert table.holds(0, figure, place(where))
    assert table.on_board(0) == 1
    assert table.rage[0] == 6 - cost
    assert table.waiting == [1]


def test_a_monster_joins_and_may_invade_at_once():
    """BR-11.9, BR-11.10, BR-11.14: declined, it waits in the reserve as a figure of the clan."""
    table = hall()
    hold(table, 0, "a1-troll")
    do(table, "0 play-card a1-troll", "0 decline")
    assert table.where(0, TROLL) == RESERVE
    assert table.owned(0) == 11
    assert table.waiting == [1]
    do(table, "1 pass", "0 invade troll", "0 go horgr")
    assert (table.rage[0], table.on_board(0)) == (2, 1)


def test_without_a_figure_in_reserve_the_upgrade_is_still_played():
    """BR-11.11, BR-11.10: the free invade is simply lost."""
    table = hall()
    bury(table, 0, "leader")
    hold(table, 0, "a1-lord-of-hammers")
    do(table, "0 play-card a1-lord-of-hammers")
    assert table.waiting == [1]
    assert table.in_slot(0, model.LEADER_SLOT) == card("a1-lord-of-hammers")
    assert table.count(0, VALHALLA) == 1


def test_never_more_than_two_monsters():
    """BR-11.12, BR-11.13, BR-4.5: a third takes the slot of another, whose figure goes to the box, not to Valhalla."""
    table = hall()
    put(table, 0, "troll", "horgr")
    upgrade(table, 0, "a1-dwarf-chieftain")
    hold(table, 0, "a1-sea-serpent")
    do(table, "0 play-card a1-sea-serpent")
    assert may(table, 0) == ["fill-slot monster-1", "fill-slot monster-2"]
    do(table, "0 fill-slot monster-1", "0 decline")
    assert table.where(0, TROLL) == BOX
    assert table.filled[place("horgr")] == 0
    assert table.count(0, VALHALLA) == 0
    assert sorted(table.monsters(0)) == [DWARF_CHIEFTAIN, SEA_SERPENT]
    assert told(table, MonsterDismissed) == [MonsterDismissed(0, TROLL)]


def test_a_ship_upgrade_may_bring_the_sea_serpent():
    """BR-R-40: Ship and Monster at once; the player chooses which of them invades."""
    table = hall(3)
    upgrade(table, 0, "a1-sea-serpent")
    hold(table, 0, "a1-lokis-dragons")
    do(table, "0 play-card a1-lokis-dragons")
    assert may(table, 0) == ["take ship", "take sea-serpent", "decline"]
    assert refused(table, 0, "take leader") == ("BR-R-40", "choose-a-ship")
    do(table, "0 take sea-serpent", "0 go northern-fjord")
    assert table.where(0, SEA_SERPENT) == place("northern-fjord")
    assert table.where(0, SHIP) == RESERVE
    assert table.strength(0, place("elvagar")) == 3


def test_with_the_ship_away_the_sea_serpent_comes():
    """BR-R-40: the only ship in reserve is not asked for twice."""
    table = hall(3)
    upgrade(table, 0, "a1-sea-serpent")
    put(table, 0, "ship", "western-fjord")
    hold(table, 0, "a1-lokis-dragons")
    do(table, "0 play-card a1-lokis-dragons")
    assert asked(table) == "ChooseLanding" and top(table).figure == SEA_SERPENT
