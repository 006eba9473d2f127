"""The nine machine-readable cases, run as they are."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.clans import CLAN_NAMES
from meadhall.games.clashofrage.elves import UpgradeElves
from meadhall.games.clashofrage.events import FightBegan, UnitsFelled, WoundsDealt
from meadhall.games.clashofrage.fights import slowness
from meadhall.games.clashofrage.model import ELVES, SLOTS
from meadhall.kernel import core
from tests.games.clashofrage.tables import (
    CARD,
    CASES,
    PLACE,
    attack,
    card_name,
    cleared,
    dice,
    finish_moving,
    give,
    moving,
    opened,
    place_name,
    put,
    roll,
    settle,
    there,
    told,
    walk,
)
from tests.tables import offered, play

ELF_NAMES = ("guard", "elder", "templar")


def given(name):
    return CASES[name]["given"]


def expected(name):
    return CASES[name]["expect"]


def counts(army):
    """`{"1": 3, "2": 1}` as three numbers."""
    return [army.get(level, 0) for level in ("1", "2", "3")]


def elf_counts(elves):
    return [elves.get(name, 0) for name in ELF_NAMES]


def upgraded(name):
    """The elves' upgrade of a case: draw its cards, and tell what is worn and what went under the deck."""
    case = given(name)
    state = cleared(2)
    put(state, ELVES, "T1.C", 1, 1, 1)
    state.round = case["round"]
    for kind, worn in case["elf_slots_before"].items():
        for card in worn.values():
            put_in_deck(state, CARD[card])
            give(state, ELVES, card, ELF_NAMES.index(kind))
    state.begin(UpgradeElves())
    core.run(state)
    for card in case["draws"]:
        put_in_deck(state, CARD[card])
        play(RULES, state, f"* draw-equipment {card_name(card)}")
    return state


def put_in_deck(state, card):
    if not state.deck[card]:
        state.market[card] -= 1
        state.deck[card] += 1


def check_upgrade(name):
    state = upgraded(name)
    for level, kind in enumerate(ELF_NAMES):
        worn = expected(name)[kind]
        at = SLOTS * ELVES + 2 * level
        assert state.slots[at : at + 2] == [CARD.get(worn.get("weapon"), 0), CARD.get(worn.get("armour"), 0)]
    assert state.under == [CARD[card] for card in expected(name)["under_deck"]]


def test_elves_in_round_two_cr_ex_1():
    """CR-EX-1"""
    check_upgrade("CR-EX-1")


def test_elves_in_round_three_cr_ex_2():
    """CR-EX-2, CR-R-16: tested with Plate Armour."""
    check_upgrade("CR-EX-2")


def test_dice_pool_cr_ex_3():
    """CR-EX-3"""
    state = army_of("CR-EX-3")
    put(state, ELVES, "T1.C", 4)
    attack(state, "T1.SE", "T1.C")
    while state.striker != 0:
        roll(state, 0)
    play(RULES, state, "0 strike")
    assert dice(state) == expected("CR-EX-3")["dice"]


def army_of(name):
    case = given(name)
    other = "goldleif" if case["clan"] != "goldleif" else "bohorg"
    state = cleared(2, f"{case['clan']} {other}")
    put(state, 0, "T1.SE", *counts(case["army"]))
    for level, worn in case["equipment"].items():
        for card in worn.values():
            put_in_deck(state, CARD[card])
            give(state, 0, card, int(level) - 1)
    return state


def test_bohorg_army_cr_ex_4():
    """CR-EX-4"""
    state = army_of("CR-EX-4")
    put(state, 1, "T1.C", 0, 0, 3)
    attack(state, "T1.SE", "T1.C")
    want = expected("CR-EX-4")
    assert told(state, FightBegan)[0].slowness == want["slowness"]
    while state.striker != 0:
        play(RULES, state, "1 strike", "* roll-dice 0")
    play(RULES, state, "0 strike")
    assert dice(state) == want["dice"]
    roll(state, 0)
    assert state.rerolls == want["rerolls"]
    play(RULES, state, "0 keep-dice")
    assert told(state, WoundsDealt)[-1].hits == want["hits"]


def overflow_table():
    case = given("CR-EX-5")
    assert case["layout"] == "L2-A"
    state = cleared(2, "bohorg goldleif", map=case["layout"])
    for place, army in case["bohorg_at"].items():
        put(state, 0, place, *counts(army))
    for place, number in case["elves_at"].items():
        put(state, ELVES, place, number)
    for place, army in case["goldleif_at"].items():
        put(state, 1, place, *counts(army))
    moving(state)
    return state


def test_overflow_cr_ex_5():
    """CR-EX-5"""
    state = overflow_table()
    for origin, level, path in given("CR-EX-5")["moves"]:
        walk(state, 0, origin, level, *path)
    want = expected("CR-EX-5")
    assert state.contested(0) == [PLACE[name] for name in want["contested"]]
    for place, army in want["uncontested"].items():
        assert list(there(state, 0, place)) == counts(army)
    finish_moving(state)
    assert offered(state, 0) == [f"fight-at {place_name(name)}" for name in want["contested"]]

    state = overflow_table()
    origin, level, path = want["illegal_if_first"]
    play(RULES, state, f"0 move-from {place_name(origin)}", f"0 take {'i' * int(level)}", f"0 go {place_name(path[0])}")
    assert f"go {place_name(path[1])}" not in offered(state, 0)


def test_three_player_setup_cr_ex_6():
    """CR-EX-6"""
    state = opened(given("CR-EX-6")["players"])
    on_board = sum(sum(there(state, ELVES, place)) for place in state.territories)
    assert on_board == expected("CR-EX-6")["elves_on_board"]
    assert state.crystal_reserve == expected("CR-EX-6")["crystals_in_reserve"]


def test_forging_cr_ex_7():
    """CR-EX-7"""
    for at, forges in enumerate(given("CR-EX-7")["forges"]):
        state = cleared(4)
        for place in state.forges[:forges]:
            put(state, 0, place, 1)
        cost, draws = (expected("CR-EX-7")[name][at] for name in ("cost", "legendary_cards_drawn"))
        assert state.forging_cost(0) == (cost or 0)
        state.crystals[0] = 10
        from tests.games.clashofrage.tables import turn

        turn(state)
        play(RULES, state, "0 equip-armies")
        if cost is None:
            assert "forge" not in offered(state, 0)
            continue
        play(RULES, state, "0 forge")
        settle(state)
        assert (state.anvil.bit_count(), state.crystals[0]) == (draws, 10 - cost)


def first_assault(name):
    case, want = given(name), expected(name)
    clan = case["attacker"]["clan"]
    other = CLAN_NAMES[(CLAN_NAMES.index(clan) + 1) % 4]
    state = cleared(2, f"{clan} {other}")
    put(state, 0, "T1.SE", *counts(case["attacker"]["army"]))
    put(state, ELVES, "T1.C", *elf_counts(case["defender"]["elves"]))
    attack(state, "T1.SE", "T1.C")
    assert slowness(state, 0, 0) == want["attacker_slowness"]
    assert slowness(state, ELVES, 0) == want["defender_slowness"]
    assert state.striker == {"attacker": 0, "defender": ELVES}[want["first"]]
    state.rage[0] = case["attacker_rage"]
    play(RULES, state, "0 strike")
    assert dice(state) == want["dice"]
    roll(state, case["attacker_wound_faces"])
    assert told(state, WoundsDealt)[-1].wounds == want["wounds"]
    return state


def test_a_first_assault_cr_ex_8():
    """CR-EX-8: both elves must fall, which are two crystals and the end of the fight."""
    state = first_assault("CR-EX-8")
    felled = [ELF_NAMES[event.unit - 12] for event in told(state, UnitsFelled)]
    assert [felled] == expected("CR-EX-8")["legal_eliminations"]
    assert (state.crystals[0], state.waiting) == (2, [])


def test_rage_cr_ex_9():
    """CR-EX-9"""
    state = first_assault("CR-EX-9")
    assert len(told(state, UnitsFelled)) == expected("CR-EX-9")["eliminated"]
    assert state.rage[0] == expected("CR-EX-9")["attacker_rage_after"]
