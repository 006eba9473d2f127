"""Every card has a test of its own: what it does, and how it meets one other thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.games.bloodrage import RULES, model
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.cards.numbers import DARK_ELF, NO_CARD, VOLUR_WITCH
from meadhall.games.bloodrage.events import (
    CardsSweptAway,
    CardUsed,
    FigureDestroyed,
    GloryFromCard,
    GloryStolen,
    Invaded,
    ProvincePillaged,
    RageStolen,
    SightCounted,
    StrengthCompared,
    TextCancelled,
)
from meadhall.games.bloodrage.figures import LEADER, SHIP, WARRIOR
from meadhall.games.bloodrage.lands import RESERVE, VALHALLA, YGGDRASIL
from meadhall.kernel.words import LANGUAGES, words_of
from tests.games.bloodrage.halls import (
    add_nothing,
    asked,
    bury,
    call_nobody,
    card,
    do,
    fight,
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

TESTED: list[str] = []


def cards(*ids: str) -> Callable[[Any], Any]:
    """The printed cards a test is about, with their marks: p2 unmarked, p3 for 3+, p4 for 4+."""
    TESTED.extend(ids)
    return lambda test: test


def test_every_printed_card_has_its_test():
    """BR-5.11: the marks of the rows are those of the cards named here."""
    printed = []
    for row in CARDS:
        marks = zip(("p2", "p3", "p4"), row.copies)
        printed += [f"{row.name}-{mark}" for mark, count in marks if count]
    assert sorted(TESTED) == sorted(printed)
    assert len(printed) == 101


def test_every_card_has_a_name_and_a_text_in_both_languages():
    for language in LANGUAGES:
        words = words_of(RULES, language)
        for number in range(NO_CARD + 1):
            assert words.called("card", number)
            assert words.called("card", number, "text")


def test_battle_glory_is_the_axes():
    """BR-3.10: winning a battle gives the Axes value."""
    table = duel()
    table.stats[model.AXES] = 5
    fight(table, "horgr")
    assert table.glory[0] == 8


def duel(age: int = 3, where: str = "horgr", seats: int = 2):
    """A Leader of seat 0 and a Warrior of seat 1 in one province."""
    table = hall(seats, age=age)
    put(table, 0, "leader", where)
    put(table, 1, "warrior", where)
    return table


def totals(table):
    return told(table, StrengthCompared)[-1].totals


# Monsters


@cards("a1-dwarf-chieftain-p2")
def test_dwarf_chieftain():
    """No Rage for the card nor for any invade; with Frigga's Charm it is not cheaper than nothing."""
    table = hall()
    upgrade(table, 0, "a1-friggas-charm")
    hold(table, 0, "a1-dwarf-chieftain")
    do(table, "0 play-card a1-dwarf-chieftain", "0 decline", "1 pass", "0 invade dwarf-chieftain", "0 go horgr")
    assert table.rage[0] == 6
    assert table.strength(0, place("horgr")) == 2


@cards("a1-troll-p2")
def test_troll():
    """Its free invade destroys enemy Warriors too; Frigga's Protection may save them."""
    table = hall(2, age=2)
    upgrade(table, 1, "a2-friggas-protection")
    put(table, 1, "warrior", "horgr", 2)
    hold(table, 0, "a1-troll")
    do(table, "0 play-card a1-troll", "0 go horgr", "1 save warrior", "1 decline")
    assert table.rage == [4, 5]
    assert table.count(1, place("horgr")) == 1
    assert table.strength(0, place("horgr")) == 2


@cards("a1-sea-serpent-p3")
def test_sea_serpent():
    """Ship and Monster: it lands in a fjord, and dies as a ship for the Dragons, keeping its own STR 3."""
    table = hall(3)
    upgrade(table, 0, "a1-lokis-dragons")
    hold(table, 0, "a1-sea-serpent")
    do(table, "0 play-card a1-sea-serpent")
    fjords = [f"go {quarter}-fjord" for quarter in ("northern", "eastern", "southern", "western")]
    assert may(table, 0) == [*fjords, "decline"]
    do(table, "0 go eastern-fjord")
    assert table.rage[0] == 3
    assert table.strength(0, place("horgr")) == 3
    put(table, 1, "leader", "horgr")
    hold(table, 1, "a1-tyrs-smash")
    fight(table, "horgr", "1 a1-tyrs-smash", seat=1)
    assert table.glory[0] == 4


@cards("a2-dark-elf-p2")
def test_dark_elf():
    """It invades Yggdrasil for 1 Rage with STR 3, and Thor's Domain may pillage the tree at once."""
    table = hall(2, age=2)
    upgrade(table, 0, "a2-dark-elf", "a2-thors-domain", "a1-friggas-succor")
    do(table, "0 invade dark-elf", "0 go yggdrasil")
    assert table.where(0, DARK_ELF) == YGGDRASIL and table.strength(0, YGGDRASIL) == 3
    assert top(table).card == card("a2-thors-domain")  # no Succor outside the outer provinces
    do(table, "0 accept")
    assert table.rage[0] == 6 - 1 - 2
    assert table.stats[:3] == [2, 2, 2]


@cards("a2-valkyrie-p2")
def test_valkyrie():
    """2 Glory for each enemy fallen in her battle, own losses not counted, even in a tie that kills her."""
    table = hall(2)
    put(table, 0, "valkyrie", "horgr")
    put(table, 0, "warrior", "horgr")
    put(table, 1, "warrior", "horgr", 2)
    hold(table, 1, "a1-thors-hammer")
    fight(table, "horgr", "1 a1-thors-hammer")
    assert totals(table) == (3, 3)
    assert told(table, GloryFromCard) == [GloryFromCard(0, 4, card("a2-valkyrie"))]


@cards("a2-fire-giant-p3")
def test_fire_giant():
    """All enemies but Monsters burn, in the fjord too; a Glorious Death! may follow for them."""
    table = hall(3, age=2)
    put(table, 1, "warrior", "horgr", 2)
    put(table, 1, "leader", "horgr")
    put(table, 1, "ship", "eastern-fjord")
    put(table, 2, "troll", "gimle")
    table.quests[1] = [card("a2-glorious-death")]
    hold(table, 0, "a2-fire-giant")
    do(table, "0 play-card a2-fire-giant", "0 go horgr")
    assert table.count(1, VALHALLA) == 4
    assert table.strength(0, place("horgr")) == 4
    while asked(table) == "ChooseAction":
        do(table, f"{table.waiting[0]} pass")
    assert table.glory[1] == 8


def test_fire_giant_and_monsters():
    """BR-9.13: no Monster burns, on land or at sea."""
    table = hall(3, age=2)
    put(table, 1, "warrior", "horgr")
    put(table, 1, "dwarf-chieftain", "horgr")
    put(table, 2, "sea-serpent", "eastern-fjord")
    hold(table, 0, "a2-fire-giant")
    do(table, "0 play-card a2-fire-giant", "0 go horgr")
    assert told(table, FigureDestroyed) == [FigureDestroyed(1, WARRIOR, 3)]
    assert table.strength(1, place("horgr")) == 2
    assert table.strength(2, place("horgr")) == 3


@cards("a3-frost-giant-p2")
def test_frost_giant():
    """The reward twice, also for the token of five Glory; not from another province."""
    table = hall(4, age=3)
    put(table, 0, "frost-giant", "utgard")
    put(table, 0, "warrior", "elvagar")
    do(table, "0 pillage utgard")
    assert table.glory[0] == 10
    assert told(table, CardUsed) == [CardUsed(0, card("a3-frost-giant"))]  # so everybody knows why
    do(table, "1 pass", "2 pass", "3 pass", "0 pillage elvagar")
    assert table.stats[0] == 2


@cards("a3-soldier-of-hel-p2")
def test_soldier_of_hel():
    """STR 3 for nothing, again and again; from Valhalla Frigga's Domain still asks for 1 Rage."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-friggas-domain")
    hold(table, 0, "a3-soldier-of-hel")
    do(table, "0 play-card a3-soldier-of-hel", "0 go gimle", "1 pass")
    assert table.rage[0] == 6 and table.strength(0, place("gimle")) == 3
    table.move(0, 10, place("gimle"), VALHALLA)
    do(table, "0 rally soldier-of-hel", "0 go gimle")
    assert table.rage[0] == 5


@cards("a3-volur-witch-p3")
def test_volur_witch():
    """She flees a lost battle to Yggdrasil and gives nobody Glory, not even by Odin's Judgement."""
    table = duel()
    put(table, 1, "volur-witch", "horgr")
    hold(table, 0, "a3-odins-judgement")
    fight(table, "horgr", "0 a3-odins-judgement")
    assert may(table, 1) == ["decline", "retreat"]
    do(table, "1 retreat")
    assert table.where(1, VOLUR_WITCH) == YGGDRASIL
    assert told(table, GloryFromCard) == [GloryFromCard(0, 2, card("a3-odins-judgement"))]  # for the Warrior


# Leader, Warrior and Ship upgrades


@cards("a1-lord-of-hammers-p2")
def test_lord_of_hammers():
    """After a pillage the Leader may go on to an adjacent province, but not into a full one."""
    table = hall()
    upgrade(table, 0, "a1-lord-of-hammers")
    put(table, 0, "leader", "gimle")
    put(table, 1, "warrior", "andlang", 3)
    do(table, "0 pillage gimle")
    call_nobody(table)
    assert may(table, 0) == ["go myrkulor", "go yggdrasil", "decline"]
    assert refused(table, 0, "go andlang") == ("BR-17.8", "no-empty-village")
    assert refused(table, 0, "go elvagar") == ("BR-17.8", "not-adjacent")
    assert refused(table, 0, "pass") == ("BR-17.8", "move-on-or-stay")
    do(table, "0 go yggdrasil")
    assert table.where(0, LEADER) == YGGDRASIL


@cards("a1-brothers-in-arms-p2")
def test_brothers_in_arms():
    """A pair counts 3; Odin's Smite breaks it before the comparison."""
    table = hall()
    upgrade(table, 0, "a1-brothers-in-arms")
    put(table, 0, "warrior", "horgr", 2)
    put(table, 1, "leader", "horgr")
    assert table.strength(0, place("horgr")) == 3
    hold(table, 1, "a1-odins-smite")
    fight(table, "horgr", "1 a1-odins-smite")
    assert totals(table) == (1, 4)


@cards("a1-lokis-dragons-p2")
def test_lokis_dragons():
    """4 Glory for a lost Ship, and Ragnarök pays as well."""
    table = hall()
    hold(table, 0, "a1-lokis-dragons")
    do(table, "0 play-card a1-lokis-dragons", "0 go western-fjord", "1 pass", "0 pass")
    assert table.glory[0] == 4 + 2


@cards("a2-lord-of-axes-p2")
def test_lord_of_axes():
    """One more stat of any kind, also the one on the token; raised Axes count for this battle."""
    table = duel(where="andlang")
    upgrade(table, 0, "a2-lord-of-axes")
    fight(table, "andlang")
    do(table, "0 raise axes")
    assert table.stats[model.AXES] == 3
    assert table.glory[0] == 5


@cards("a2-experts-in-arms-p2")
def test_experts_in_arms():
    """STR 2 each; they replace Brothers in Arms and their pairs."""
    table = hall(2, age=2)
    upgrade(table, 0, "a1-brothers-in-arms")
    put(table, 0, "warrior", "horgr", 2)
    hold(table, 0, "a2-experts-in-arms")
    do(table, "0 play-card a2-experts-in-arms", "0 go horgr")
    assert table.strength(0, place("horgr")) == 6
    assert table.out == 1


@cards("a2-fire-dragons-p2")
def test_fire_dragons():
    """8 Glory for a Ship lost in battle, though the battle is lost; a saved Ship pays nothing."""
    table = hall(2, age=2)
    upgrade(table, 1, "a2-fire-dragons", "a2-friggas-protection")
    put(table, 0, "leader", "horgr")
    put(table, 1, "ship", "eastern-fjord")
    saved = table.copy()
    saved.log = []
    fight(table, "horgr")
    do(table, "1 decline")
    assert table.glory[1] == 8
    fight(saved, "horgr")
    do(saved, "1 save ship")
    assert saved.glory[1] == 0 and saved.where(1, SHIP) == place("eastern-fjord")


@cards("a3-lord-of-spears-p2")
def test_lord_of_spears():
    """All three stats; with the Yggdrasil token two steps each. It replaces another lord."""
    table = hall(2, age=3)
    upgrade(table, 0, "a2-lord-of-axes")
    hold(table, 0, "a3-lord-of-spears")
    put(table, 0, "leader", "yggdrasil")
    do(table, "0 play-card a3-lord-of-spears", "1 pass", "0 pillage yggdrasil")
    assert table.stats[:3] == [3, 3, 3]


@cards("a3-masters-in-arms-p2")
def test_masters_in_arms():
    """A pair counts 6; after Odin's Tide one Warrior counts 2."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-masters-in-arms")
    put(table, 0, "warrior", "horgr", 2)
    put(table, 1, "leader", "horgr")
    assert table.strength(0, place("horgr")) == 6
    hold(table, 1, "a2-odins-tide")
    fight(table, "horgr", "1 a2-odins-tide")
    assert totals(table) == (2, 4)


@cards("a3-eternal-dragons-p2")
def test_eternal_dragons():
    """12 Glory for each lost ship; they replace the older Dragons, which pay no more."""
    table = hall(2, age=3)
    upgrade(table, 0, "a1-lokis-dragons")
    put(table, 0, "ship", "eastern-fjord")
    hold(table, 0, "a3-eternal-dragons")
    do(table, "0 play-card a3-eternal-dragons", "1 pass", "0 pass")
    assert table.glory[0] == 12 + 4


# Clan upgrades


@cards("a1-friggas-charm-p2")
def test_friggas_charm():
    """Upgrades cost 1 less; invades do not."""
    table = hall()
    upgrade(table, 0, "a1-friggas-charm")
    hold(table, 0, "a1-troll")
    do(table, "0 play-card a1-troll", "0 decline", "1 pass", "0 invade troll", "0 go horgr")
    assert table.rage[0] == 6 - 1 - 2


@cards("a1-lokis-domain-p2")
def test_lokis_domain():
    """1 Glory for each released figure, those of this Age's Ragnarök included."""
    table = hall()
    upgrade(table, 0, "a1-lokis-domain")
    bury(table, 0, "warrior")
    put(table, 0, "warrior", "myrkulor")
    do(table, "0 pass", "1 pass")
    assert table.glory[0] == 2 + 2


@cards("a1-thors-glory-p2")
def test_thors_glory():
    """2 Glory once two enemies fell, also for a loser; one is not enough."""
    table = hall(3)
    upgrade(table, 2, "a1-thors-glory")
    put(table, 0, "leader", "gimle")
    put(table, 1, "warrior", "gimle", 2)
    put(table, 2, "warrior", "gimle")
    hold(table, 0, "a1-tyrs-smite")
    fight(table, "gimle", "0 a1-tyrs-smite")
    assert table.glory == [3, 0, 2]
    one = duel(age=1)
    upgrade(one, 0, "a1-thors-glory")
    fight(one, "horgr")
    assert one.glory == [3, 0]


@cards("a1-friggas-succor-p3")
def test_friggas_succor():
    """A Warrior follows for nothing; no second follows it, and none follows a Ship."""
    table = hall()
    upgrade(table, 0, "a1-friggas-succor")
    do(table, "0 invade leader", "0 go horgr", "0 accept")
    assert table.count(0, place("horgr")) == 2 and table.rage[0] == 6
    assert table.waiting == [1]
    do(table, "1 pass", "0 invade ship", "0 go eastern-fjord")
    assert asked(table) == "ChooseAction"


@cards("a1-tyrs-domain-p3")
def test_tyrs_domain():
    """A Quest fights for +3, and Heimdall's Sight sees it so."""
    table = duel(age=1)
    upgrade(table, 0, "a1-tyrs-domain")
    hold(table, 0, "a1-manheim")
    hold(table, 1, "a1-heimdalls-sight")
    fight(table, "horgr", "0 a1-manheim", "1 a1-heimdalls-sight")
    do(table, "0 play-card a1-tyrs-domain")
    assert totals(table) == (6, 4)


@cards("a1-lokis-blessing-p4")
def test_lokis_blessing():
    """A loser's Warrior comes back into the province, and Frigga's Succor brings another."""
    table = hall(4)
    upgrade(table, 1, "a1-lokis-blessing", "a1-friggas-succor")
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    fight(table, "horgr")
    do(table, "1 accept", "1 accept")
    assert table.count(1, place("horgr")) == 2
    assert table.rage[1] == 6


@cards("a2-friggas-protection-p2")
def test_friggas_protection():
    """1 Rage for each figure kept; a loser's saved Warrior stays beside the winner."""
    table = duel(age=2)
    upgrade(table, 1, "a2-friggas-protection")
    fight(table, "horgr")
    do(table, "1 save warrior")
    assert table.count(1, place("horgr")) == 1 and table.rage[1] == 5
    assert table.is_pillaged(place("horgr"))


@cards("a2-odins-inspiration-p2")
def test_odins_inspiration():
    """Ragnarök pays double; the Glory of Loki's Domain is not doubled."""
    table = hall(2, age=2)
    upgrade(table, 0, "a2-odins-inspiration", "a1-lokis-domain")
    put(table, 0, "warrior", "gimle", 2)
    do(table, "0 pass", "1 pass")
    assert table.glory[0] == 2 * 3 * 2 + 2


@cards("a2-tyrs-challenge-p2")
def test_tyrs_challenge():
    """A pillaged province pays again for 2 Rage, to the Lord of Spears as well."""
    table = hall(2, age=3)
    upgrade(table, 0, "a2-tyrs-challenge", "a3-lord-of-spears")
    put(table, 0, "leader", "horgr")
    table.pillaged = 1 << place("horgr")
    do(table, "0 challenge horgr")
    assert table.rage[0] == 4
    assert table.stats[:3] == [3, 2, 2]


@cards("a2-lokis-eminence-p3")
def test_lokis_eminence():
    """2 Glory for each released figure, besides Loki's Domain."""
    table = hall(2, age=2)
    upgrade(table, 0, "a2-lokis-eminence", "a1-lokis-domain")
    bury(table, 0, "warrior", 3)
    do(table, "0 pass", "1 pass")
    assert table.glory[0] == 3 * 3


@cards("a2-tyrs-prowess-p3")
def test_tyrs_prowess():
    """The winner keeps a card for 1 Rage, even with Rage just won by Thor's Ascension."""
    table = duel()
    upgrade(table, 0, "a2-tyrs-prowess")
    put(table, 0, "warrior", "gimle")
    hold(table, 0, "a3-thors-ascension")
    table.rage = [1, 6]
    fight(table, "horgr", "0 a3-thors-ascension")
    do(table, "0 keep-card a3-thors-ascension")
    assert held(table, 0) == ["a3-thors-ascension"]
    assert table.rage[0] == 1 + 3 - 1


@cards("a2-thors-domain-p4")
def test_thors_domain():
    """An invade, 2 Rage, and the province is pillaged in the same turn, with call and battle; not after a fjord."""
    table = hall(4, age=2)
    upgrade(table, 0, "a2-thors-domain")
    put(table, 1, "warrior", "yggdrasil")
    do(table, "0 invade leader", "0 go horgr", "0 accept")
    assert asked(table) == "JoinBattle" and table.waiting == [1]
    do(table, "1 decline")
    assert told(table, ProvincePillaged) == [ProvincePillaged(0, 3)]
    assert table.rage[0] == 4
    do(table, "1 pass", "2 pass", "3 pass", "0 invade ship", "0 go northern-fjord")
    assert asked(table) == "ChooseAction"


def test_thors_domain_takes_the_last_two_rage():
    """BR-R-13: 2 Rage are enough, 1 is not."""
    for rage, question in ((2, "UseUpgrade"), (1, "ChooseAction")):
        table = hall(4, age=2)
        upgrade(table, 0, "a2-thors-domain")
        table.rage[0] = rage
        do(table, "0 invade leader", "0 go horgr")
        assert asked(table) == question


@cards("a3-friggas-domain-p2")
def test_friggas_domain():
    """A figure comes back from Valhalla for 1 Rage; a Troll does its work on arrival."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-friggas-domain", "a1-troll")
    table.move(0, 4, RESERVE, VALHALLA)
    put(table, 1, "warrior", "horgr")
    assert refused(table, 0, "rally leader") == ("BR-R-28", "not-in-valhalla")
    do(table, "0 rally troll", "0 go horgr")
    assert table.rage[0] == 5
    assert told(table, Invaded) == [Invaded(0, 4, VALHALLA, 3, 1)]
    assert told(table, FigureDestroyed) == [FigureDestroyed(1, WARRIOR, 3)]


@cards("a3-odins-throne-p2")
def test_odins_throne():
    """Every completed Quest pays double, an old one too."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-odins-throne")
    table.quests[0] = [card("a1-manheim"), card("a3-manheim")]
    put(table, 0, "warrior", "elvagar")
    do(table, "0 pass", "1 pass", "0 raise rage", "0 raise rage")
    assert table.glory[0] == 10 + 18


@cards("a3-thors-conquest-p2")
def test_thors_conquest():
    """3 Glory for each figure on the board at the end, not for those Ragnarök took."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-thors-conquest")
    put(table, 0, "warrior", "gimle", 2)
    put(table, 0, "warrior", "horgr")  # doomed in Age 3
    do(table, "0 pass", "1 pass")
    assert table.glory[0] == 4 + 6


@cards("a3-friggas-sacrifice-p3")
def test_friggas_sacrifice():
    """Two own figures for a step; neither Witch nor Protection can help them; they count for Glorious Death!"""
    table = hall(3, age=3)
    upgrade(table, 0, "a3-friggas-sacrifice", "a2-friggas-protection")
    put(table, 0, "warrior", "gimle")
    assert refused(table, 0, "sacrifice") == ("BR-8.17", "two-figures-needed")
    put(table, 0, "volur-witch", "gimle")
    bury(table, 0, "warrior", 2)
    table.quests[0] = [card("a3-glorious-death")]
    do(table, "0 sacrifice")
    assert may(table, 0) == ["take-warrior gimle", "take volur-witch"]
    assert refused(table, 0, "take leader") == ("BR-8.17", "not-on-the-board")
    assert refused(table, 0, "take warrior") == ("BR-8.17", "say-where-from")
    assert refused(table, 0, "pass") == ("BR-8.17", "choose-a-sacrifice")
    do(table, "0 take volur-witch", "0 take-warrior gimle", "0 raise horns")
    assert table.rage[0] == 6 and table.stats[2] == 2
    assert table.count(0, VALHALLA) == 4
    do(table, "1 pass", "2 pass", "0 pass")
    assert table.glory[0] == 11


@cards("a3-tyrs-wrath-p3")
def test_tyrs_wrath():
    """A Quest fights for +5 and is discarded by the winner; Heimdall's Watch counts 5 for it."""
    table = duel()
    upgrade(table, 0, "a3-tyrs-wrath")
    hold(table, 0, "a3-manheim")
    watched = table.copy()
    watched.log = []
    hold(watched, 1, "a3-heimdalls-watch")
    fight(table, "horgr", "0 a3-manheim")
    do(table, "0 play-card a3-tyrs-wrath")
    assert totals(table) == (8, 1) and table.hand[0] == []
    fight(watched, "horgr", "0 a3-manheim", "1 a3-heimdalls-watch")
    do(watched, "0 play-card a3-tyrs-wrath")
    assert watched.glory[1] == 5


@cards("a3-lokis-wrath-p4")
def test_lokis_wrath():
    """3 Glory for each released figure, also in the last Age and for a ship that paid Dragons already."""
    table = hall(4, age=3)
    upgrade(table, 0, "a3-lokis-wrath", "a3-eternal-dragons")
    put(table, 0, "ship", "eastern-fjord")
    for seat in range(4):
        do(table, f"{seat} pass")
    assert table.glory[0] == 12 + 4 + 3


# Quests


@cards("a1-alfheim-p2", "a1-alfheim-p4", "a2-alfheim-p2", "a2-alfheim-p4", "a3-alfheim-p2", "a3-alfheim-p4")
@pytest.mark.parametrize(("name", "glory"), [("a1-alfheim", 5), ("a2-alfheim", 7), ("a3-alfheim", 9)])
def test_alfheim(name, glory):
    """The most STR in Andlang or Gimle; a Ship in the fjord of Utgard is enough for Andlang."""
    table = quest(name, "ship", "southern-fjord")
    assert table.glory[0] == glory


@cards("a1-jotunheim-p2", "a1-jotunheim-p4", "a2-jotunheim-p2", "a2-jotunheim-p4", "a3-jotunheim-p2", "a3-jotunheim-p4")
@pytest.mark.parametrize(("name", "glory"), [("a1-jotunheim", 5), ("a2-jotunheim", 7), ("a3-jotunheim", 9)])
def test_jotunheim(name, glory):
    """The most STR in Utgard, Horgr or Muspelheim; an equal rival spoils it."""
    table = quest(name, "leader", "horgr")
    assert table.glory[0] == glory
    spoilt = quest(name, "leader", "horgr", rival="leader")
    assert spoilt.glory[0] == 0


@cards("a1-manheim-p2", "a1-manheim-p4", "a2-manheim-p2", "a2-manheim-p4", "a3-manheim-p2", "a3-manheim-p4")
@pytest.mark.parametrize(("name", "glory"), [("a1-manheim", 5), ("a2-manheim", 7), ("a3-manheim", 9)])
def test_manheim(name, glory):
    """The most STR in Myrkulor, Elvagar or Angerboda; three Warriors beat a rival's Ship."""
    table = quest(name, "leader", "elvagar", rival="ship", harbour="northern-fjord")
    assert table.glory[0] == glory


@cards("a1-yggdrasil-p3", "a2-yggdrasil-p3", "a3-yggdrasil-p3")
@pytest.mark.parametrize(("name", "glory"), [("a1-yggdrasil", 6), ("a2-yggdrasil", 8), ("a3-yggdrasil", 11)])
def test_yggdrasil(name, glory):
    """The most STR under the tree; the Dark Elf counts 3 there."""
    table = quest(name, "dark-elf", "yggdrasil", rival="warrior")
    assert table.glory[0] == glory


@cards("a1-glorious-death-p2", "a1-glorious-death-p4", "a2-glorious-death-p2")
@cards("a2-glorious-death-p4", "a3-glorious-death-p2", "a3-glorious-death-p4")
@pytest.mark.parametrize(
    ("name", "glory"), [("a1-glorious-death", 6), ("a2-glorious-death", 8), ("a3-glorious-death", 11)]
)
def test_glorious_death(name, glory):
    """Four dead; a Monster is a figure like any other."""
    table = hall(2, age=int(name[1]))
    bury(table, 0, "warrior", 3)
    upgrade(table, 0, "a1-troll")
    bury(table, 0, "troll")
    table.quests[0] = [card(name)]
    do(table, "0 pass", "1 pass")
    assert table.glory[0] == glory


def quest(name, figure, where, rival=None, harbour=None):
    """A clan with one figure somewhere is judged on a Quest."""
    table = hall(2, age=int(name[1]), whole=True)
    table.dooms = [place("muspelheim")] * 3
    put(table, 0, figure, where)
    if rival:
        put(table, 1, rival, harbour or where)
    table.quests[0] = [card(name)]
    do(table, "0 pass", "1 pass")
    return table


# Battle cards


@cards("a1-friggas-grace-p2", "a1-friggas-grace-p4")
def test_friggas_grace():
    """One more stat for a pillager who won; nothing for a defender, nothing when cancelled."""
    table = duel()
    hold(table, 0, "a1-friggas-grace")
    cancelled, defended = table.copy(), table.copy()
    fight(table, "horgr", "0 a1-friggas-grace")
    do(table, "0 raise axes")
    assert table.stats[:3] == [2, 2, 1] and table.glory[0] == 4
    hold(cancelled, 1, "a3-thors-primacy")
    fight(cancelled, "horgr", "0 a1-friggas-grace", "1 a3-thors-primacy")
    assert cancelled.stats[:3] == [2, 1, 1]
    do(defended, "0 pass")
    fight(defended, "horgr", "0 a1-friggas-grace", seat=1)
    assert defended.stats[:3] == [1, 1, 1] and defended.glory[0] == 3


@cards("a1-heimdalls-sight-p2")
def test_heimdalls_sight():
    """It equals the strongest card of another clan; cancelled by Primacy it is worth nothing."""
    table = duel()
    hold(table, 0, "a1-heimdalls-sight")
    hold(table, 1, "a1-tyrs-smite")
    cancelled = table.copy()
    cancelled.log = []
    fight(table, "horgr", "0 a1-heimdalls-sight", "1 a1-tyrs-smite")
    assert totals(table) == (8, 6)
    assert told(table, SightCounted) == [SightCounted(0, card("a1-heimdalls-sight"), 5)]
    hold(cancelled, 1, "a3-thors-primacy")
    fight(cancelled, "horgr", "0 a1-heimdalls-sight", "1 a3-thors-primacy")
    assert totals(cancelled) == (3, 4)
    assert told(cancelled, SightCounted) == []


@cards("a1-lokis-trickery-p2", "a1-lokis-trickery-p4")
def test_lokis_trickery():
    """1 Rage from the winner; two losers take one each as long as there is any."""
    table = duel(seats=3)
    put(table, 2, "warrior", "horgr")
    put(table, 0, "warrior", "gimle")
    hold(table, 1, "a1-lokis-trickery")
    hold(table, 2, "a1-lokis-trickery")
    table.rage = [1, 3, 3]
    fight(table, "horgr", "1 a1-lokis-trickery", "2 a1-lokis-trickery")
    assert told(table, RageStolen) == [RageStolen(1, 0, 1, card("a1-lokis-trickery"))]
    assert table.rage == [0, 4, 3]


@cards("a1-odins-smite-p2", "a1-odins-smite-p3")
def test_odins_smite():
    """One Warrior of each other clan in the province; a Leader is not touched, and the dead count for the Valkyrie."""
    table = hall(3)
    put(table, 0, "valkyrie", "gimle")
    put(table, 1, "warrior", "gimle", 2)
    put(table, 2, "leader", "gimle")
    hold(table, 0, "a1-odins-smite")
    fight(table, "gimle", "0 a1-odins-smite")
    assert totals(table) == (3, 1, 3)
    assert table.where(2, LEADER) == VALHALLA
    assert table.glory[0] == 2 * 3  # the Smite's victim and the two losers of a tie


@cards("a1-thors-hammer-p2")
def test_thors_hammer():
    """3 Glory for the winner, none for a loser; Heimdall's Watch sweeps it away unpaid."""
    table = duel()
    hold(table, 0, "a1-thors-hammer")
    watched = table.copy()
    watched.log = []
    fight(table, "horgr", "0 a1-thors-hammer")
    assert table.glory[0] == 3 + 3
    hold(watched, 1, "a2-heimdalls-watch")
    fight(watched, "horgr", "0 a1-thors-hammer", "1 a2-heimdalls-watch")
    assert told(watched, CardsSweptAway) == [CardsSweptAway(1, 1)]
    assert watched.glory == [3, 1]


@cards("a1-tyrs-bash-p2", "a1-tyrs-smash-p2", "a1-tyrs-smash-p3", "a2-tyrs-smash-p4", "a1-tyrs-crush-p4")
@cards("a2-tyrs-crush-p2", "a3-tyrs-crush-p2", "a1-tyrs-smite-p2", "a2-tyrs-smite-p3", "a3-tyrs-smite-p4")
@cards("a2-tyrs-rage-p2", "a3-tyrs-rage-p2")
@pytest.mark.parametrize(
    ("name", "strength"),
    [
        ("a1-tyrs-bash", 2),
        ("a1-tyrs-smash", 3),
        ("a2-tyrs-smash", 3),
        ("a1-tyrs-crush", 4),
        ("a2-tyrs-crush", 4),
        ("a3-tyrs-crush", 4),
        ("a1-tyrs-smite", 5),
        ("a2-tyrs-smite", 5),
        ("a3-tyrs-smite", 5),
        ("a2-tyrs-rage", 6),
        ("a3-tyrs-rage", 6),
    ],
)
def test_tyrs_cards_are_plain_strength(name, strength):
    """Strength and nothing else, so Primacy leaves it whole; Tyr's Prowess may buy it back."""
    table = duel()
    upgrade(table, 0, "a2-tyrs-prowess")
    put(table, 0, "warrior", "horgr", 3)
    hold(table, 0, name)
    hold(table, 1, "a3-thors-primacy")
    fight(table, "horgr", f"0 {name}", "1 a3-thors-primacy")
    assert totals(table) == (3 + 3 + strength, 1 + 3)
    do(table, f"0 keep-card {name}")
    assert held(table, 0) == [name]


@cards("a2-heimdalls-eye-p2", "a2-heimdalls-eye-p3")
def test_heimdalls_eye():
    """+2 after the reveal; the loser takes it back with the rest."""
    table = duel()
    hold(table, 1, "a1-tyrs-bash", "a2-heimdalls-eye")
    do(table, "0 pillage horgr", "1 play-card a1-tyrs-bash", "1 play-card a2-heimdalls-eye")
    assert totals(table) == (3, 5)
    lost = duel()
    hold(lost, 0, "a1-tyrs-smite")
    hold(lost, 1, "a1-tyrs-bash", "a2-heimdalls-eye")
    do(lost, "0 pillage horgr", "0 play-card a1-tyrs-smite", "1 play-card a1-tyrs-bash", "1 play-card a2-heimdalls-eye")
    assert held(lost, 1) == ["a1-tyrs-bash", "a2-heimdalls-eye"]


@cards("a3-heimdalls-gaze-p2", "a3-heimdalls-gaze-p3")
def test_heimdalls_gaze():
    """+3 after the reveal; the winner discards it."""
    table = duel()
    hold(table, 1, "a1-troll", "a3-heimdalls-gaze")
    do(table, "0 pillage horgr", "1 play-card a1-troll", "1 play-card a3-heimdalls-gaze")
    assert totals(table) == (3, 4)
    assert table.hand[1] == [] and table.out == 2


@cards("a2-heimdalls-watch-p2", "a3-heimdalls-watch-p2")
@pytest.mark.parametrize("name", ["a2-heimdalls-watch", "a3-heimdalls-watch"])
def test_heimdalls_watch(name):
    """Glory for all strengths, then a new choice, in which a late card may follow."""
    table = duel()
    hold(table, 0, "a3-tyrs-rage", "a1-troll")
    hold(table, 1, name, "a1-manheim", "a3-heimdalls-gaze")
    fight(table, "horgr", "0 a3-tyrs-rage", f"1 {name}")
    assert table.glory[1] == 6
    do(table, "0 play-card a1-troll", "1 play-card a1-manheim", "1 play-card a3-heimdalls-gaze")
    assert totals(table) == (3, 4)


@cards("a2-lokis-backstab-p2", "a2-lokis-backstab-p4")
def test_lokis_backstab():
    """2 Glory from the winner, before the winner's own Glory of this battle; Primacy stops it."""
    table = duel()
    table.glory = [5, 0]
    hold(table, 1, "a2-lokis-backstab")
    stopped = table.copy()
    fight(table, "horgr", "1 a2-lokis-backstab")
    assert told(table, GloryStolen) == [GloryStolen(1, 0, 2, card("a2-lokis-backstab"))]
    assert table.glory == [5 - 2 + 3, 2]
    hold(stopped, 0, "a3-thors-primacy")
    fight(stopped, "horgr", "0 a3-thors-primacy", "1 a2-lokis-backstab")
    assert stopped.glory == [8, 0]


@cards("a2-odins-tide-p2", "a2-odins-tide-p4")
def test_odins_tide():
    """BR-R-44: pillager first, everybody keeps one figure, ships included; who has one or none loses nothing."""
    table = hall(3, age=2)
    upgrade(table, 0, "a2-fire-dragons")
    put(table, 0, "leader", "horgr")
    put(table, 0, "ship", "eastern-fjord")
    put(table, 0, "warrior", "horgr")
    put(table, 1, "warrior", "horgr", 2)
    put(table, 2, "ship", "eastern-fjord")
    hold(table, 1, "a2-odins-tide")
    fight(table, "horgr", "1 a2-odins-tide")
    assert asked(table) == "KeepFigure" and table.waiting == [0]
    assert may(table, 0) == ["take warrior", "take leader", "take ship"]
    assert refused(table, 0, "take troll") == ("BR-R-44", "not-in-this-battle")
    assert refused(table, 0, "decline") == ("BR-R-44", "keep-one-figure")
    do(table, "0 take leader")
    assert totals(table) == (3, 2, 2)
    assert table.glory[0] == 8 + 3


@cards("a2-thors-oath-p2")
def test_thors_oath():
    """The winner raises a stat, and raised Axes count for this battle; a loser raises nothing."""
    table = duel()
    hold(table, 0, "a2-thors-oath")
    lost = table.copy()
    fight(table, "horgr", "0 a2-thors-oath")
    do(table, "0 raise axes")
    assert table.glory[0] == 4
    hold(lost, 1, "a1-tyrs-smite")
    fight(lost, "horgr", "0 a2-thors-oath", "1 a1-tyrs-smite")
    assert asked(lost) == "ChooseAction" and lost.stats[:3] == [1, 1, 1]


@cards("a3-lokis-poison-p2")
def test_lokis_poison():
    """The winner's cards go to the loser's hand, known to all; Tyr's Prowess comes too late."""
    table = duel()
    upgrade(table, 0, "a2-tyrs-prowess")
    hold(table, 0, "a3-tyrs-rage")
    hold(table, 1, "a3-lokis-poison")
    fight(table, "horgr", "0 a3-tyrs-rage", "1 a3-lokis-poison")
    assert held(table, 1) == ["a3-lokis-poison", "a3-tyrs-rage"]
    assert set(RULES.view(table, 0).known[1]) == {card("a3-lokis-poison"), card("a3-tyrs-rage")}
    assert table.rage[0] == 6


@cards("a3-odins-judgement-p2", "a3-odins-judgement-p4")
def test_odins_judgement():
    """2 Glory for everybody fallen, own figures too, won or lost; a saved figure does not count."""
    table = duel()
    hold(table, 1, "a3-odins-judgement")
    hold(table, 0, "a1-tyrs-bash")
    saved = table.copy()
    fight(table, "horgr", "0 a1-tyrs-bash", "1 a3-odins-judgement")
    assert table.glory[1] == 2
    upgrade(saved, 1, "a2-friggas-protection")
    fight(saved, "horgr", "0 a1-tyrs-bash", "1 a3-odins-judgement")
    do(saved, "1 save warrior")
    assert saved.glory[1] == 0


@cards("a3-thors-ascension-p2", "a3-thors-ascension-p4")
def test_thors_ascension():
    """3 Rage and 3 Glory; a clan without Rage takes turns again, and there is no upper end (BR-R-24)."""
    table = duel()
    table.rage = [6, 0]
    hold(table, 1, "a3-thors-ascension")
    put(table, 1, "warrior", "horgr", 2)
    fight(table, "horgr", "1 a3-thors-ascension")
    assert table.rage[1] == 3 and table.glory[1] == 3 + 3
    assert table.waiting == [1]
    rich = duel()
    rich.rage[0] = 12
    hold(rich, 0, "a3-thors-ascension")
    fight(rich, "horgr", "0 a3-thors-ascension")
    assert rich.rage[0] == 15


@cards("a3-thors-primacy-p2", "a3-thors-primacy-p3")
def test_thors_primacy():
    """It silences Odin's Smite before it strikes, but not a late card."""
    table = duel()
    put(table, 0, "warrior", "horgr")
    hold(table, 0, "a3-thors-primacy")
    hold(table, 1, "a1-odins-smite", "a2-heimdalls-eye")
    do(table, "0 pillage horgr", "0 play-card a3-thors-primacy", "1 play-card a1-odins-smite")
    assert told(table, TextCancelled) == [TextCancelled(1, card("a1-odins-smite"))]
    do(table, "1 play-card a2-heimdalls-eye")
    add_nothing(table)
    assert totals(table) == (4 + 3, 1 + 1 + 2)
