"""Components, board and clan sheet (BR-1 to BR-3)."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage import figures, lands, model
from meadhall.games.bloodrage.cards.columns import (
    BATTLE,
    FIGURE,
    KIND,
    MONSTER_UPGRADE,
    QUEST,
    STRENGTH,
    age_of,
    deck,
    is_upgrade,
)
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.cards.numbers import BROTHERS_IN_ARMS, DARK_ELF, KINDS, MASTERS_IN_ARMS, NO_CARD
from meadhall.games.bloodrage.events import RaiseLost
from meadhall.games.bloodrage.start import TOKENS
from meadhall.games.bloodrage.stats import raise_stat
from meadhall.kernel.dump import dump
from tests.games.bloodrage.halls import do, hall, may, place, put, refused, set_up, told, upgrade

WORLD = range(lands.PROVINCES)


def test_each_clan_has_one_sheet_and_ten_figures():
    """BR-1.1, BR-1.2, BR-3.1, BR-5.1: 8 Warriors, a Leader and a Ship in reserve, the same sheet for all."""
    table = set_up(4)
    assert model.CLANS == 4 and sorted(table.clans) == [0, 1, 2, 3]
    for clan in range(4):
        assert table.count(clan, lands.RESERVE) == 10
        assert table.warriors[clan * lands.PLACES + lands.RESERVE] == 8
        assert table.where(clan, figures.LEADER) == table.where(clan, figures.SHIP) == lands.RESERVE
        assert table.sheet[clan * 8 : clan * 8 + 8] == [NO_CARD] * 8


def test_nine_monsters_each_with_its_card_wait_beside_the_board():
    """BR-1.3, BR-5.14, BR-R-45: nine, all different, three of each Age."""
    monsters = [(age_of(at), FIGURE[at]) for at, row in enumerate(CARDS) if row.kind == MONSTER_UPGRADE]
    assert sorted(figure for _, figure in monsters) == list(range(figures.FIRST_MONSTER, KINDS))
    assert [age for age, _ in monsters] == [1] * 3 + [2] * 3 + [3] * 3
    table = set_up(2)
    assert {table.where(clan, figure) for clan in range(2) for figure in range(3, 12)} == {lands.BESIDE}


def test_bases_are_enough_for_every_figure_and_mean_nothing():
    """BR-1.4: 44 small and 8 large bases; the state has nothing about them."""
    assert 4 * (figures.OWN_FIGURES - 1 + 2) + 4 * 2 == 44 + 8
    assert not any("base" in name for name in dump(set_up(2)))


def test_pillage_tokens():
    """BR-1.5: three Rage, two Axes, two Horns, one of five Glory, and the green one for Yggdrasil."""
    assert sorted(TOKENS) == [model.RAGE] * 3 + [model.AXES] * 2 + [model.HORNS] * 2 + [model.FIVE_GLORY]
    assert set_up(3).tokens[lands.YGGDRASIL] == model.ALL_STATS


def test_a_pillage_token_has_two_sides():
    """BR-1.6: reward side up at first, pillaged side up once it is pillaged."""
    table = hall()
    put(table, 0, "warrior", "elvagar")
    assert not table.is_pillaged(place("elvagar"))
    do(table, "0 pillage elvagar")
    assert table.is_pillaged(place("elvagar"))


def test_decks():
    """BR-1.10, BR-1.11: 34 cards each, 13 Battle, 9 Quest and 12 Upgrade cards, eight 4+ and six 3+."""
    for age in (1, 2, 3):
        held = deck(age, 4, False)
        kinds = [KIND[card] for card in held]
        assert len(held) == 34
        assert kinds.count(BATTLE) == 13
        assert kinds.count(QUEST) == 9
        assert len([card for card in held if is_upgrade(card)]) == 12
        rows = [row for at, row in enumerate(CARDS) if age_of(at) == age]
        assert sum(row.copies[2] for row in rows) == 8
        assert sum(row.copies[1] for row in rows) == 6


def test_every_figure_is_in_one_place():
    """BR-1.12: what leaves one place arrives at another."""
    table = hall()
    put(table, 0, "leader", "horgr")
    put(table, 0, "warrior", "horgr", 2)
    assert table.count(0, place("horgr")) == 3
    assert table.count(0, lands.RESERVE) == 7
    assert sum(table.count(0, where) for where in range(lands.PLACES)) == 10


def test_nine_provinces_in_three_regions():
    """BR-2.1, BR-2.2: Yggdrasil and eight outer provinces, in Manheim, Alfheim and Jotunheim."""
    assert lands.PROVINCES == 9 and lands.OUTER == 8
    names = [[place(name) for name in region.split()] for region in REGIONS]
    assert [sorted(region) for region in lands.REGIONS] == [sorted(region) for region in names]
    assert lands.region_of(lands.YGGDRASIL) is None


REGIONS = ["myrkulor elvagar angerboda", "andlang gimle", "utgard horgr muspelheim"]


RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


def test_who_is_adjacent():
    """BR-2.3, BR-2.4, BR-2.5: neighbours on the ring, Yggdrasil with all, nothing else."""
    ring = [
        place(name)
        for name in ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
    ]
    for at, province in enumerate(ring):
        neighbours = {ring[at - 1], ring[(at + 1) % 8], lands.YGGDRASIL}
        assert {other for other in WORLD if lands.are_adjacent(province, other)} == neighbours
        assert len(neighbours) == 3
    assert [other for other in WORLD if lands.are_adjacent(lands.YGGDRASIL, other)] == ring


def test_a_fjord_between_two_provinces_does_not_part_them():
    """BR-2.6, BR-R-5: both provinces of a fjord are adjacent; a destroyed province makes no others adjacent."""
    for fjord in range(lands.NORTHERN_FJORD, lands.BOARD):
        assert lands.are_adjacent(*lands.provinces_of(fjord))
    assert not lands.are_adjacent(place("elvagar"), place("muspelheim"))


def test_villages():
    """BR-2.7, BR-R-37: 32 villages, three to five in every outer province."""
    expected = dict(elvagar=4, angerboda=5, muspelheim=5, horgr=4, utgard=3, andlang=3, gimle=5, myrkulor=3)
    assert {name: lands.VILLAGES[place(name)] for name in expected} == expected
    assert sum(lands.VILLAGES) == 32 and set(lands.VILLAGES) == {3, 4, 5}


def test_a_full_province_takes_nobody_and_yggdrasil_takes_everybody():
    """BR-2.8, BR-2.9: as many figures as villages; no limit in Yggdrasil."""
    table = hall()
    put(table, 0, "warrior", "andlang", 2)
    put(table, 1, "leader", "andlang")
    assert not table.has_room(place("andlang"))
    do(table, "0 invade warrior")
    assert refused(table, 0, "go andlang") == ("BR-9.2", "no-empty-village")
    put(table, 1, "warrior", "yggdrasil", 7)
    assert table.has_room(lands.YGGDRASIL)


def test_four_fjords_support_two_provinces_each():
    """BR-2.10, BR-2.11: every outer province by one fjord, Yggdrasil by none."""
    supported = [lands.provinces_of(fjord) for fjord in range(lands.NORTHERN_FJORD, lands.BOARD)]
    pairs = ["elvagar angerboda", "muspelheim horgr", "utgard andlang", "gimle myrkulor"]
    assert supported == [[place(name) for name in pair.split()] for pair in pairs]
    assert sorted(supported[0] + supported[1] + supported[2] + supported[3]) == list(range(lands.OUTER))
    assert all(province in lands.provinces_of(lands.fjord_of(province)) for province in range(lands.OUTER))


def test_a_fjord_holds_any_number_of_ships_and_nothing_else():
    """BR-2.12, BR-3.15: ships of all clans share a fjord; a Warrior may not go there, a ship nowhere else."""
    table = hall(4)
    for clan in (1, 2, 3):
        put(table, clan, "ship", "western-fjord")
    put(table, 0, "sea-serpent", "western-fjord")
    do(table, "0 invade ship")
    assert refused(table, 0, "go elvagar") == ("BR-3.15", "ships-need-a-fjord")
    do(table, "0 go western-fjord")
    assert sum(table.count(clan, place("western-fjord")) for clan in range(4)) == 5
    do(table, "1 invade warrior")
    assert refused(table, 1, "go western-fjord") == ("BR-2.12", "fjords-are-for-ships")


def test_a_ship_counts_in_both_provinces_of_its_fjord():
    """BR-2.13, BR-2.14, BR-3.17: figures in the province and ships in the fjord make its STR."""
    table = hall()
    put(table, 0, "ship", "northern-fjord")
    put(table, 0, "warrior", "elvagar")
    assert table.strength(0, place("elvagar")) == 3
    assert table.strength(0, place("angerboda")) == 2
    assert table.strength(0, place("yggdrasil")) == 0


def test_a_destroyed_province_is_out_of_the_game():
    """BR-2.15: no figure goes there, and it cannot be pillaged."""
    table = hall()  # Muspelheim is lost from the start
    put(table, 0, "warrior", "elvagar")
    put(table, 0, "ship", "eastern-fjord")
    assert refused(table, 0, "pillage muspelheim") == ("BR-2.15", "province-is-destroyed")
    do(table, "0 march elvagar")
    assert refused(table, 0, "go muspelheim") == ("BR-2.15", "province-is-destroyed")
    assert "go muspelheim" not in may(table, 0)


def test_glory_has_no_upper_end():
    """BR-2.16, BR-R-24: totals go past 99, and are never below 0."""
    table = hall()
    table.glory[0] = 98
    put(table, 0, "warrior", "utgard")
    table.ruined &= ~(1 << place("utgard"))
    do(table, "0 pillage utgard")
    assert table.glory[0] == 103


def test_tracks():
    """BR-3.2, BR-3.3, BR-3.4, BR-3.5: six steps each, the token on step 1."""
    assert model.TRACKS == [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]
    table = hall()
    assert table.stats == [1] * 6 and model.STEPS == 6


def test_raising_a_stat_works_at_once_and_never_past_step_six():
    """BR-3.6, BR-3.7, BR-3.8, BR-R-15: a raise of a full stat is lost; nothing lowers a stat."""
    table = hall()
    values = []
    for _ in range(7):
        values.append(table.stat(0, model.HORNS))
        table.raise_stat(0, model.HORNS)
    assert values == [4, 5, 6, 7, 10, 10, 10]
    assert table.stats[model.HORNS] == 6
    assert not table.raise_stat(0, model.HORNS)
    raise_stat(table, 0, model.HORNS)
    assert told(table, RaiseLost) == [RaiseLost(0, model.HORNS)]


def test_the_rage_stat_gives_rage_only_at_the_start_of_a_phase():
    """BR-3.9, BR-17.2: pillaging a Rage token gives no Rage now."""
    table = hall()
    put(table, 0, "warrior", "elvagar")
    do(table, "0 pillage elvagar")
    assert table.stat(0, model.RAGE) == 7
    assert table.rage[0] == 6


def test_horns_count_everything_on_the_board():
    """BR-3.11: provinces, Yggdrasil and fjords; not the reserve, not Valhalla."""
    table = hall()
    put(table, 0, "ship", "northern-fjord")
    put(table, 0, "warrior", "yggdrasil")
    put(table, 0, "leader", "horgr")
    table.move(0, figures.WARRIOR, lands.RESERVE, lands.VALHALLA)
    assert table.on_board(0) == 3
    assert table.is_under_horns(0)
    put(table, 0, "warrior", "horgr")
    assert not table.is_under_horns(0)


def test_rage_is_never_negative():
    """BR-3.12: what cannot be paid is refused."""
    table = hall()
    table.rage[0] = 1
    assert refused(table, 0, "invade ship") == ("BR-8.4", "not-enough-rage")
    do(table, "0 invade warrior", "0 go horgr")
    assert table.rage[0] == 0


@pytest.mark.parametrize(
    ("figure", "where", "strength"), [("leader", "horgr", 3), ("warrior", "horgr", 1), ("ship", "eastern-fjord", 2)]
)
def test_base_strength(figure, where, strength):
    """BR-3.13: Leader 3, Ship 2, Warrior 1."""
    table = hall()
    put(table, 0, figure, where)
    assert table.strength(0, place("horgr")) == strength


def test_a_monster_has_the_strength_of_its_card():
    """BR-3.13 for all nine, as their cards say."""
    monsters = [card for card, kind in enumerate(KIND) if kind == MONSTER_UPGRADE]
    assert [figures.STRENGTH[FIGURE[card]] for card in monsters] == [STRENGTH[card] for card in monsters]
    table = hall()
    put(table, 0, "fire-giant", "horgr")
    assert table.strength(0, place("horgr")) == 4


def test_a_troop_upgrade_replaces_strength_and_keeps_base_abilities():
    """BR-3.14, BR-3.16: an upgraded Leader still invades for nothing; upgraded Warriors have their card's STR."""
    table = hall()
    upgrade(table, 0, "a2-experts-in-arms", "a1-lord-of-hammers")
    put(table, 0, "warrior", "horgr")
    assert table.strength(0, place("horgr")) == 2
    do(table, "0 invade leader", "0 go horgr")
    assert table.rage[0] == 6
    assert table.strength(0, place("horgr")) == 5


def test_warriors_in_pairs():
    """BR-3.18, BR-EX-30: Brothers 1, 3, 4, 6, 7; Masters 2, 6, 8, 12, 14."""
    brothers = [model.warriors_strength(BROTHERS_IN_ARMS, count) for count in range(1, 6)]
    masters = [model.warriors_strength(MASTERS_IN_ARMS, count) for count in range(1, 6)]
    assert brothers == [1, 3, 4, 6, 7]
    assert masters == [2, 6, 8, 12, 14]


def test_pairs_are_counted_province_by_province():
    """BR-3.18: two Warriors apart are no pair."""
    table = hall()
    upgrade(table, 0, "a1-brothers-in-arms")
    put(table, 0, "warrior", "horgr", 2)
    put(table, 0, "warrior", "gimle")
    assert [table.strength(0, place(name)) for name in ("horgr", "gimle")] == [3, 1]


def test_the_dark_elf_is_at_home_in_yggdrasil():
    """BR-3.19: STR 3 there, 1 elsewhere."""
    table = hall()
    put(table, 0, "dark-elf", "horgr")
    assert table.strength(0, place("horgr")) == 1
    table.move(0, DARK_ELF, place("horgr"), lands.YGGDRASIL)
    assert table.strength(0, lands.YGGDRASIL) == 3


def test_eight_slots():
    """BR-3.20: one each for Leader, Warriors and Ship, two for Monsters, three for the clan."""
    counts = {kind: len(slots) for kind, slots in model.SLOTS_FOR.items()}
    assert counts == {2: 1, 3: 1, 4: 1, 5: 2, 6: 3}
    assert sorted(slot for slots in model.SLOTS_FOR.values() for slot in slots) == list(range(8))
