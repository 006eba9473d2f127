"""Invade and March (BR-9, BR-10)."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.cards.numbers import FRIGGAS_SUCCOR, THORS_DOMAIN
from meadhall.games.bloodrage.events import Invaded, Marched
from meadhall.games.bloodrage.figures import LEADER
from meadhall.games.bloodrage.lands import RESERVE, VALHALLA, VILLAGES, YGGDRASIL
from tests.games.bloodrage.halls import asked, bury, do, hall, hold, may, place, put, refused, told, top, upgrade


def test_a_figure_costs_its_strength():
    """BR-9.1: from the reserve to the board, for Rage."""
    table = hall()
    do(table, "0 invade ship", "0 go northern-fjord")
    assert table.rage[0] == 4
    assert table.count(0, place("northern-fjord")) == 1
    assert told(table, Invaded) == [Invaded(0, 2, RESERVE, place("northern-fjord"), 2)]
    assert refused(table, 1, "go northern-fjord") is not None


def test_only_what_is_in_reserve_invades():
    """BR-9.1: a Leader on the board is not in the reserve; a Monster nobody recruited is not either."""
    table = hall()
    put(table, 0, "leader", "horgr")
    assert refused(table, 0, "invade leader") == ("BR-9.1", "not-in-reserve")
    assert refused(table, 0, "invade troll") == ("BR-9.1", "not-in-reserve")


def test_warriors_go_to_empty_villages_of_outer_provinces():
    """BR-9.2, BR-9.4: not to Yggdrasil, not to full or destroyed provinces."""
    table = hall()
    put(table, 1, "warrior", "horgr", 4)
    do(table, "0 invade warrior")
    assert may(table, 0) == ["go elvagar", "go andlang", "go gimle", "go myrkulor"]
    assert refused(table, 0, "go yggdrasil") == ("BR-9.4", "yggdrasil-is-not-invaded")
    assert refused(table, 0, "go muspelheim") == ("BR-2.15", "province-is-destroyed")
    assert refused(table, 0, "decline") == ("BR-9.1", "choose-a-landing")


def test_where_every_village_is_filled_nobody_lands():
    """BR-9.2: neither Warrior nor Leader; a Ship still may."""
    table = hall()
    for province in ["elvagar", "horgr", "andlang", "gimle", "myrkulor"]:
        put(table, 1, "warrior", province, VILLAGES[place(province)])
    assert "invade warrior" not in may(table, 0)
    assert refused(table, 0, "invade warrior") == refused(table, 0, "invade leader") == ("BR-9.2", "no-room-to-invade")
    assert "invade ship" in may(table, 0)


def test_a_ship_needs_a_living_province_at_its_fjord():
    """BR-9.3, BR-R-4: a fjord with one destroyed province is open, with two it is closed."""
    table = hall()
    table.ruined |= 1 << place("horgr")  # Muspelheim is lost already
    do(table, "0 invade ship")
    assert may(table, 0) == ["go northern-fjord", "go southern-fjord", "go western-fjord"]
    assert refused(table, 0, "go eastern-fjord") == ("BR-9.3", "fjord-is-closed")


def test_a_fjord_after_destruction():
    """BR-EX-40, BR-20.3: the ship supports the living province, dies with it, and then the fjord is closed."""
    table = hall(2, age=1, whole=True)
    table.ruined = 1 << place("gimle")
    do(table, "0 invade ship", "0 go western-fjord")
    assert table.strength(0, place("myrkulor")) == 2
    assert refused(table, 1, "pillage gimle") == ("BR-2.15", "province-is-destroyed")
    do(table, "1 pass", "0 pass")  # Ragnarök takes Myrkulor
    assert table.is_ruined(place("myrkulor"))
    assert table.glory[0] == 2
    assert table.where(0, 2) == RESERVE
    assert not table.is_open_fjord(place("western-fjord"))


def test_the_leader_costs_nothing():
    """BR-9.5."""
    table = hall()
    do(table, "0 invade leader", "0 go horgr")
    assert table.rage[0] == 6


@pytest.mark.parametrize(
    ("upgrade_card", "cost"), [("a1-brothers-in-arms", 1), ("a2-experts-in-arms", 2), ("a3-masters-in-arms", 2)]
)
def test_a_warrior_costs_what_a_single_one_counts(upgrade_card, cost):
    """BR-9.6."""
    table = hall()
    upgrade(table, 0, upgrade_card)
    do(table, "0 invade warrior", "0 go horgr")
    assert table.rage[0] == 6 - cost


def test_invading_with_upgraded_warriors():
    """BR-EX-3: 2 Rage for a Warrior of STR 2 in Utgard."""
    table = hall(4)
    upgrade(table, 0, "a2-experts-in-arms")
    do(table, "0 invade warrior", "0 go utgard")
    assert table.rage[0] == 4
    assert table.count(0, place("utgard")) == 1


@pytest.mark.parametrize(
    ("monster", "where", "cost"),
    [
        ("a1-dwarf-chieftain", "horgr", 0),
        ("a3-soldier-of-hel", "horgr", 0),
        ("a2-dark-elf", "yggdrasil", 1),
        ("a2-dark-elf", "horgr", 1),
        ("a3-frost-giant", "horgr", 4),
    ],
)
def test_what_monsters_cost(monster, where, cost):
    """BR-9.7, BR-R-14: the Dark Elf costs 1 wherever it goes."""
    table = hall()
    upgrade(table, 0, monster)
    do(table, f"0 invade {monster[3:]}", f"0 go {where}")
    assert table.rage[0] == 6 - cost


def test_at_the_horns_nobody_invades_by_any_means():
    """BR-9.8, BR-9.10, BR-R-3, BR-EX-39: Lord of Hammers is placed for 3 Rage, but no free invade."""
    table = hall()
    put(table, 0, "warrior", "horgr", 4)
    assert refused(table, 0, "invade leader") == ("BR-9.8", "horns-are-full")
    hold(table, 0, "a1-lord-of-hammers")
    do(table, "0 play-card a1-lord-of-hammers")
    assert table.rage[0] == 3
    assert table.waiting == [1]
    assert table.where(0, LEADER) == RESERVE


def test_above_the_horns_is_possible_by_no_invade():
    """BR-9.8: equal or more, for Frigga's Domain and Loki's Blessing too."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-friggas-domain", "a1-lokis-blessing")
    put(table, 0, "warrior", "gimle", 4)
    bury(table, 0, "warrior")
    assert refused(table, 0, "rally warrior") == ("BR-9.8", "horns-are-full")


def test_a_pillaged_province_may_be_invaded():
    """BR-9.9."""
    table = hall()
    table.pillaged = 1 << place("horgr")
    do(table, "0 invade warrior", "0 go horgr")
    assert table.count(0, place("horgr")) == 1


def test_first_the_monster_then_succor_then_thors_domain():
    """BR-9.11: the Troll clears the province, a Warrior follows, then the province is pillaged unopposed."""
    table = hall(2, age=2)
    upgrade(table, 0, "a1-troll", "a1-friggas-succor", "a2-thors-domain")
    put(table, 1, "warrior", "horgr", 3)
    do(table, "0 invade troll", "0 go horgr")
    assert table.count(1, place("horgr")) == 0
    assert asked(table) == "UseUpgrade" and top(table).card == FRIGGAS_SUCCOR
    do(table, "0 accept", "0 decline")
    assert top(table).card == THORS_DOMAIN
    do(table, "0 accept")
    assert table.is_pillaged(place("horgr"))
    assert table.rage[0] == 6 - 2 - 2


def test_the_troll_destroys_enemy_warriors_only():
    """BR-9.12: in the province, not the Leader, not the own Warriors."""
    table = hall(3)
    upgrade(table, 0, "a1-troll")
    put(table, 0, "warrior", "horgr")
    put(table, 1, "warrior", "horgr")
    put(table, 2, "leader", "horgr")
    put(table, 1, "warrior", "gimle")
    do(table, "0 invade troll", "0 go horgr")
    assert [table.count(clan, place("horgr")) for clan in range(3)] == [2, 0, 1]
    assert table.count(1, VALHALLA) == 1
    assert table.count(1, place("gimle")) == 1


def test_the_fire_giant_destroys_all_but_monsters():
    """BR-9.13, BR-R-16: Leader, Warriors and Ship; a Sea Serpent is a Monster and is safe."""
    table = hall(3, age=2)
    upgrade(table, 0, "a2-fire-giant")
    put(table, 1, "leader", "horgr")
    put(table, 1, "ship", "eastern-fjord")
    put(table, 2, "sea-serpent", "eastern-fjord")
    put(table, 2, "warrior", "horgr")
    do(table, "0 invade fire-giant", "0 go horgr")
    assert table.count(1, VALHALLA) == 2
    assert table.count(2, VALHALLA) == 1
    assert table.count(2, place("eastern-fjord")) == 1


def test_moving_is_not_invading():
    """BR-9.14: a Troll that marches or answers a call destroys nobody, and Horns do not matter."""
    table = hall(2)
    put(table, 0, "troll", "gimle")
    put(table, 0, "warrior", "gimle", 3)
    put(table, 1, "warrior", "horgr")
    do(table, "0 march gimle", "0 go horgr", "0 take troll", "0 decline")
    assert table.count(1, place("horgr")) == 1
    assert table.on_board(0) == 4


# March


def test_a_march_costs_one_rage():
    """BR-10.1, BR-10.2, BR-10.7: one figure or more from one province to one other; some may stay."""
    table = hall()
    put(table, 0, "warrior", "horgr", 2)
    put(table, 0, "leader", "horgr")
    do(table, "0 march horgr", "0 go gimle", "0 take leader", "0 take warrior", "0 decline")
    assert table.rage[0] == 5
    assert (table.count(0, place("horgr")), table.count(0, place("gimle"))) == (1, 2)
    assert told(table, Marched) == [Marched(0, 1, 3, 6), Marched(0, 0, 3, 6)]


def test_somebody_must_march():
    """BR-10.2: one figure at least; and somebody must be there."""
    table = hall()
    put(table, 0, "warrior", "horgr", 2)
    assert refused(table, 0, "march gimle") == ("BR-10.2", "no-figures-there")
    do(table, "0 march horgr", "0 go gimle")
    assert refused(table, 0, "decline") == ("BR-10.2", "choose-who-marches")


def test_a_march_goes_anywhere():
    """BR-10.3: any other living province, adjacent or not, Yggdrasil included; not where they are."""
    table = hall()
    put(table, 0, "warrior", "elvagar")
    do(table, "0 march elvagar")
    assert may(table, 0) == ["go horgr", "go andlang", "go gimle", "go myrkulor", "go yggdrasil"]
    assert refused(table, 0, "go elvagar") == ("BR-10.3", "already-there")
    assert refused(table, 0, "pass") == ("BR-10.2", "choose-a-destination")


def test_room_limits_a_march():
    """BR-10.4, BR-EX-4: two of three go from Gimle to Elvagar, which is not adjacent; the third finds no village."""
    table = hall()
    put(table, 0, "warrior", "gimle", 3)
    put(table, 1, "warrior", "elvagar", 2)
    do(table, "0 march gimle", "0 go elvagar", "0 take warrior", "0 take warrior")
    assert table.waiting == [1]
    assert (table.count(0, place("gimle")), table.count(0, place("elvagar"))) == (1, 2)
    assert table.rage[0] == 5
    put(table, 1, "leader", "horgr")
    do(table, "1 march horgr")
    assert refused(table, 1, "go elvagar") == ("BR-10.4", "no-empty-village")


def test_any_number_marches_to_yggdrasil():
    """BR-EX-5: from Angerboda, without limit."""
    table = hall(4)
    put(table, 0, "warrior", "angerboda", 5)
    put(table, 1, "warrior", "yggdrasil", 8)
    do(table, "0 march angerboda", "0 go yggdrasil", *["0 take warrior"] * 5)
    assert table.count(0, YGGDRASIL) == 5
    assert table.waiting == [1]


def test_one_province_to_one_province():
    """BR-10.5, BR-EX-6, BR-EX-7: no second destination, and nobody from another province."""
    table = hall()
    put(table, 0, "warrior", "horgr", 2)
    put(table, 0, "leader", "gimle")
    do(table, "0 march horgr", "0 go andlang", "0 take warrior")
    assert refused(table, 0, "go elvagar") == ("BR-10.2", "choose-who-marches")
    assert refused(table, 0, "take leader") == ("BR-10.5", "not-in-that-province")
    assert refused(table, 0, "march gimle") == ("BR-10.2", "choose-who-marches")


def test_ships_never_march():
    """BR-10.6, BR-EX-8: no fjord is left or reached, by Ship or Sea Serpent."""
    table = hall(3)
    put(table, 0, "ship", "eastern-fjord")
    put(table, 0, "sea-serpent", "western-fjord")
    assert not any(move.startswith("march") for move in may(table, 0))
    put(table, 0, "warrior", "horgr")
    do(table, "0 march horgr")
    assert refused(table, 0, "go western-fjord") == ("BR-10.6", "fjords-are-not-marched")
    do(table, "0 go gimle")
    assert refused(table, 0, "take ship") == ("BR-10.6", "ships-stay")
    assert refused(table, 0, "take sea-serpent") == ("BR-10.6", "ships-stay")


def test_out_of_yggdrasil_only_where_there_is_room():
    """BR-10.4: with every village taken nobody leaves the tree."""
    table = hall()
    put(table, 0, "leader", "yggdrasil")
    table.ruined = 0b11110111
    put(table, 1, "warrior", "horgr", 4)
    assert refused(table, 0, "march yggdrasil") == ("BR-10.4", "nowhere-to-march")
    assert "march yggdrasil" not in may(table, 0)


def test_invades_by_other_means_follow_the_same_rules():
    """BR-9.10: a Warrior by Frigga's Succor needs an empty village and room under Horns."""
    table = hall(2)
    upgrade(table, 0, "a1-friggas-succor")
    table.rage[1] = 0
    put(table, 1, "warrior", "andlang", 2)
    do(table, "0 invade warrior", "0 go andlang")
    assert asked(table) == "ChooseAction"  # Andlang is full now
    do(table, "0 invade leader", "0 go horgr", "0 accept")
    assert (table.count(0, place("horgr")), table.on_board(0)) == (2, 3)
    do(table, "0 invade warrior", "0 go horgr")
    assert asked(table) == "ChooseAction"  # the Horns are full now
