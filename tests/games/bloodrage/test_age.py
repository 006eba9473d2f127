"""Discard, Quest, Ragnarök, Release Valhalla, and the ends (BR-18 to BR-23)."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage import RULES, model
from meadhall.games.bloodrage.age import has_most_strength
from meadhall.games.bloodrage.cards.columns import QUEST
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, VOLUR_WITCH
from meadhall.games.bloodrage.events import (
    DoomMoved,
    FiguresReleased,
    GloryFromCard,
    GloryFromLegend,
    HandPutAway,
    QuestCompleted,
    QuestFailed,
    QuestsRevealed,
)
from meadhall.games.bloodrage.figures import LEADER, SHIP
from meadhall.games.bloodrage.lands import RESERVE, VALHALLA, YGGDRASIL
from meadhall.games.bloodrage.score import scores
from meadhall.games.bloodrage.start import DoomDraw, last_scoring
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import ranked
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
    set_up,
    told,
    upgrade,
)


def end_phase(table):
    """Everybody passes."""
    while table.waiting and asked(table) == "ChooseAction":
        do(table, f"{table.waiting[0]} pass")


# Discard


def test_everybody_keeps_one_card():
    """BR-18.1, BR-18.4, BR-R-26: chosen at once, discards unseen."""
    table = hall(3)
    hold(table, 0, "a1-troll", "a1-tyrs-bash")
    hold(table, 1, "a1-manheim", "a1-tyrs-smite", "a1-alfheim")
    hold(table, 2, "a1-tyrs-smash")
    end_phase(table)
    assert asked(table) == "KeepOneCard" and table.waiting == [0, 1]
    assert refused(table, 0, "keep-card a1-manheim") == ("BR-18.1", "card-not-in-hand")
    assert refused(table, 0, "decline") == ("BR-18.1", "keep-one-card")
    do(table, "1 keep-card a1-tyrs-smite")
    assert held(table, 1) == ["a1-alfheim", "a1-manheim", "a1-tyrs-smite"]
    do(table, "0 keep-card a1-troll")
    assert [held(table, clan) for clan in range(3)] == [["a1-troll"], ["a1-tyrs-smite"], ["a1-tyrs-smash"]]
    assert table.out == 3
    event = told(table, HandPutAway)[1]
    assert event == HandPutAway(1, card("a1-tyrs-smite"), 2)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == HandPutAway(1, ALL_CARDS, 2)


def test_in_the_third_age_nothing_is_kept():
    """BR-18.2."""
    table = hall(2, age=3)
    hold(table, 0, "a3-tyrs-rage", "a1-troll")
    hold(table, 1, "a3-tyrs-rage")
    end_phase(table)
    assert table.hand == [[], []]
    assert not table.waiting


def test_quests_and_upgrades_are_not_discarded():
    """BR-18.3."""
    table = hall(2)
    upgrade(table, 0, "a1-lokis-domain")
    hold(table, 0, "a1-manheim", "a1-tyrs-bash", "a1-troll")
    do(table, "0 play-card a1-manheim")
    end_phase(table)
    do(table, "0 keep-card a1-troll")
    assert told(table, QuestsRevealed) == [QuestsRevealed(0, (card("a1-manheim"),))]
    assert table.has_upgrade(0, card("a1-lokis-domain"))


# Quest


def commit(table, clan, *names):
    table.quests[clan] = [card(name) for name in names]


def test_quests_are_revealed_together_judged_and_discarded():
    """BR-19.1, BR-19.2, BR-19.3, BR-19.4: Glory and a step for one that is fulfilled, nothing lost for another."""
    table = hall(2)
    commit(table, 0, "a1-manheim", "a1-alfheim")
    commit(table, 1, "a1-jotunheim")
    put(table, 0, "warrior", "elvagar")
    end_phase(table)
    assert told(table, QuestsRevealed) == [QuestsRevealed(0, (11, 8)), QuestsRevealed(1, (10,))]
    assert may(table, 0) == ["raise rage", "raise axes", "raise horns", "decline"]
    do(table, "0 raise axes")
    assert told(table, QuestCompleted) == [QuestCompleted(0, 11, 5, ())]
    assert told(table, QuestFailed) == [QuestFailed(0, 8), QuestFailed(1, 10)]
    assert table.glory == [5, 0]
    assert table.quests == [[], []] and table.unveiled == []
    assert table.out == 3


def test_the_raise_of_a_quest_may_be_declined():
    """BR-19.2: may."""
    table = hall(2)
    commit(table, 0, "a1-manheim")
    put(table, 0, "warrior", "elvagar")
    end_phase(table)
    do(table, "0 decline")
    assert table.stats[:3] == [1, 1, 1]


def test_a_region_quest_needs_the_most_in_one_province():
    """BR-19.5, BR-19.6, BR-19.7: fjords count, ties fail, and nothing is never the most."""
    table = hall(3)
    put(table, 0, "warrior", "gimle", 2)
    put(table, 1, "warrior", "gimle")
    assert has_most_strength(table, 0, place("gimle"))
    put(table, 2, "ship", "western-fjord")
    assert not has_most_strength(table, 0, place("gimle"))
    assert not has_most_strength(table, 2, place("gimle"))
    assert not has_most_strength(table, 0, place("andlang"))


def test_a_destroyed_province_fulfils_nothing():
    """BR-2.15: the living half of a fjord does, the dead one does not."""
    table = hall(2)
    put(table, 0, "ship", "eastern-fjord")  # Muspelheim is destroyed, Horgr is not
    assert has_most_strength(table, 0, place("horgr"))
    assert not has_most_strength(table, 0, place("muspelheim"))


def test_the_quest_of_the_world_tree():
    """BR-19.8."""
    table = hall(3)
    commit(table, 0, "a1-yggdrasil")
    put(table, 0, "warrior", "yggdrasil", 2)
    put(table, 1, "warrior", "yggdrasil")
    end_phase(table)
    assert table.glory[0] == 6


def test_glorious_death_needs_four():
    """BR-19.9: in Valhalla when Quests are judged, so before this Age's Ragnarök."""
    table = hall(2)
    commit(table, 0, "a1-glorious-death")
    commit(table, 1, "a1-glorious-death")
    bury(table, 0, "warrior", 4)
    bury(table, 1, "warrior", 3)
    put(table, 1, "warrior", "myrkulor")
    end_phase(table)
    do(table, "0 raise rage")
    assert table.glory == [6, 2]


def test_quest_glory_by_age():
    """BR-19.10, BR-R-46: regions 5, 7, 9; the tree and death 6, 8, 11."""
    glory = {row.name: row.glory for row in CARDS if row.kind == QUEST}
    for name, values in {"manheim": (5, 7, 9), "alfheim": (5, 7, 9), "jotunheim": (5, 7, 9)}.items():
        assert tuple(glory[f"a{age}-{name}"] for age in (1, 2, 3)) == values
    for name in ("yggdrasil", "glorious-death"):
        assert tuple(glory[f"a{age}-{name}"] for age in (1, 2, 3)) == (6, 8, 11)


def test_an_old_quest_keeps_its_glory():
    """BR-19.11: an Age 1 Quest fulfilled in Age 3 pays 5."""
    table = hall(2, age=3)
    commit(table, 0, "a1-manheim")
    put(table, 0, "warrior", "elvagar")
    end_phase(table)
    assert table.glory[0] == 5


def test_odins_throne_doubles_each_quest():
    """BR-19.12: the Glory, not the step."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-odins-throne")
    commit(table, 0, "a3-manheim")
    put(table, 0, "warrior", "elvagar")
    end_phase(table)
    do(table, "0 raise rage")
    assert table.stats[0] == 2
    assert told(table, QuestCompleted) == [QuestCompleted(0, card("a3-manheim"), 18, (card("a3-odins-throne"),))]


def test_the_order_of_players_changes_no_quest():
    """BR-19.13, BR-R-27: clockwise from the first player, with the same results whoever that is."""
    results = []
    for first in (0, 1):
        table = hall(2)
        table.first = first
        commit(table, 0, "a1-manheim")
        commit(table, 1, "a1-jotunheim")
        put(table, 0, "warrior", "elvagar")
        put(table, 1, "warrior", "horgr")
        end_phase(table)
        assert table.waiting == [first]
        do(table, f"{first} raise rage", f"{1 - first} raise rage")
        results.append(table.glory.copy())
    assert results[0] == results[1] == [5, 5]


def test_a_bear_in_jotunheim():
    """BR-EX-10: an Age 2 Jotunheim! gives 7 Glory and a step."""
    table = hall(2, age=2)
    hold(table, 0, "a2-jotunheim")
    do(table, "0 play-card a2-jotunheim")
    assert table.rage[0] == 6
    put(table, 0, "warrior", "horgr")
    end_phase(table)
    do(table, "0 raise horns")
    assert table.glory[0] == 7
    assert table.stat(0, model.HORNS) == 5


@pytest.mark.parametrize(("red", "own_warriors"), [(3, 1), (2, 0)])
def test_a_quest_for_manheim(red, own_warriors):
    """BR-EX-14, BR-EX-15, BR-R-36: a tie in Elvagar, but 2 against 1 in Angerboda: 5 Glory and Horns."""
    table = hall(4)
    commit(table, 2, "a1-manheim")
    put(table, 0, "warrior", "elvagar", red)
    put(table, 2, "warrior", "elvagar", own_warriors)
    put(table, 2, "ship", "northern-fjord")
    put(table, 1, "warrior", "angerboda")
    assert table.strength(0, 0) == table.strength(2, 0)
    end_phase(table)
    do(table, "2 raise horns")
    assert table.glory == [0, 0, 5, 0]
    assert table.stat(2, model.HORNS) == 5


# Ragnarök


def test_the_doomed_province_falls_with_everybody_in_it():
    """BR-EX-16, BR-20.1, BR-20.2, BR-20.4, BR-20.6: Age 2, Gimle, two figures each: 6 Glory each; Doom moves on."""
    table = hall(2, age=2)
    table.dooms = [place("myrkulor"), place("gimle"), place("andlang")]
    put(table, 0, "warrior", "gimle", 2)
    put(table, 1, "leader", "gimle")
    put(table, 1, "ship", "western-fjord")
    end_phase(table)
    assert table.glory == [6, 6]
    assert table.is_ruined(place("gimle")) and not table.is_ruined(place("myrkulor"))
    assert told(table, FiguresReleased) == [FiguresReleased(0, 2), FiguresReleased(1, 2)]
    assert told(table, DoomMoved) == [DoomMoved(place("andlang"))]


@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3), (3, 4)])
def test_glory_for_each_figure_by_age(age, glory):
    """BR-20.4: Monsters and ships count as well."""
    table = hall(2, age=age)
    doomed = table.dooms[age - 1]
    put(table, 0, "troll", ["myrkulor", "gimle", "horgr"][age - 1])
    put(table, 0, "ship", ["western-fjord", "western-fjord", "eastern-fjord"][age - 1])
    end_phase(table)
    assert table.glory[0] == 2 * glory
    assert table.is_ruined(doomed)


def test_the_fjord_outlives_its_province():
    """BR-20.2, BR-20.3: the ship dies although Gimle lives on; the fjord stays open."""
    table = hall(2)
    put(table, 0, "ship", "western-fjord")
    end_phase(table)  # Myrkulor
    assert table.where(0, SHIP) == RESERVE and table.glory[0] == 2
    assert table.is_open_fjord(place("western-fjord"))


def test_inspiration_doubles_and_dragons_pay():
    """BR-20.5, BR-EX-42: 8 Glory for the Ship and 3 x 2 for the fallen."""
    table = hall(2, age=2)
    upgrade(table, 0, "a2-fire-dragons", "a2-odins-inspiration")
    put(table, 0, "ship", "western-fjord")
    end_phase(table)
    assert table.glory[0] == 8 + 6


def test_yggdrasil_never_falls():
    """BR-20.7: no token names it."""
    table = set_up(2)
    draws = [DoomDraw().draw(table, Dice(seed)).content for seed in range(50)]
    assert {province for provinces in draws for province in provinces} == set(range(8))


def test_the_witch_flees_ragnarok_without_glory():
    """BR-20.8: and Frigga's Protection does not help there."""
    table = hall(2, age=3)
    upgrade(table, 0, "a2-friggas-protection")
    put(table, 0, "volur-witch", "horgr")
    put(table, 0, "warrior", "horgr")
    table.pillaged = 0b111111111 & ~table.ruined
    do(table, "0 invade leader", "0 go gimle")  # the phase ends with Rage left
    assert asked(table) == "SaveFigure"
    assert may(table, 0) == ["decline", "retreat"]
    assert refused(table, 0, "save warrior") == ("BR-R-20", "no-protection")
    do(table, "0 retreat")
    assert table.where(0, VOLUR_WITCH) == YGGDRASIL
    assert table.glory[0] == 4


# Release Valhalla and the end of an Age


def test_the_dead_return_and_the_living_stay():
    """BR-21.1, BR-21.2: in the Third Age too."""
    table = hall(2, age=3)
    bury(table, 0, "warrior", 2)
    bury(table, 0, "leader")
    put(table, 0, "warrior", "gimle")
    end_phase(table)
    assert table.count(0, VALHALLA) == 0
    assert table.where(0, LEADER) == RESERVE
    assert table.count(0, place("gimle")) == 1


def test_loki_pays_for_the_released():
    """BR-21.3: 1, 2 and 3 for each figure, added together."""
    table = hall(4, age=3)
    upgrade(table, 0, "a1-lokis-domain", "a2-lokis-eminence", "a3-lokis-wrath")
    bury(table, 0, "warrior", 2)
    end_phase(table)
    assert table.glory[0] == 2 * 6


def test_a_figure_called_back_early_is_not_released():
    """BR-21.4, BR-R-28: Frigga's Domain takes one out for 1 Rage, the Leader too; Loki pays for the other only."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-friggas-domain", "a1-lokis-domain")
    bury(table, 0, "leader")
    bury(table, 0, "warrior")
    do(table, "0 rally leader", "0 go gimle")
    assert table.rage[0] == 5
    end_phase(table)
    assert table.glory[0] == 1


def test_between_two_ages():
    """BR-22.1, BR-22.2, BR-22.4: tokens turn up, the first player token goes left, the rest stays as it is."""
    table = hall(3)
    put(table, 0, "warrior", "horgr")
    upgrade(table, 1, "a1-lokis-domain")
    do(table, "0 pillage horgr")
    tokens = table.tokens.copy()
    end_phase(table)
    assert table.pillaged == 0
    assert table.tokens == tokens
    assert (table.first, table.age) == (1, 2)
    assert table.stats[model.RAGE] == 2 and table.count(0, place("horgr")) == 1
    assert table.has_upgrade(1, card("a1-lokis-domain"))


# The end of the game


def test_the_game_ends_after_the_third_age():
    """BR-23.1: with the last scoring."""
    table = hall(2, age=3)
    end_phase(table)
    assert not table.waiting and not table.stack


def test_thors_conquest_pays_for_the_living():
    """BR-23.2: 3 for each figure on the board, fjords and Yggdrasil included."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-thors-conquest")
    put(table, 0, "ship", "northern-fjord")
    put(table, 0, "warrior", "yggdrasil")
    put(table, 0, "leader", "gimle")
    end_phase(table)
    assert table.glory[0] == 9
    assert told(table, GloryFromCard) == [GloryFromCard(0, 9, card("a3-thors-conquest"))]


def test_legendary_stats():
    """BR-23.3, BR-23.4, BR-EX-17, BR-R-38: steps 4 and 5 give 10, step 6 gives 20, counted from step 1."""
    table = hall(2, age=3)
    table.stats = [4, 6, 3, 5, 1, 2]
    last_scoring(table)
    assert table.glory == [30, 10]
    assert told(table, GloryFromLegend) == [
        GloryFromLegend(0, 10, 0),
        GloryFromLegend(0, 20, 1),
        GloryFromLegend(1, 10, 0),
    ]


def test_the_most_glory_wins_and_equals_share():
    """BR-23.5, BR-23.6, BR-R-29."""
    table = hall(3, age=3)
    table.glory = [40, 51, 51]
    end_phase(table)
    result = ranked(scores(table))
    assert [seat.won for seat in result] == [False, True, True]
    assert [seat.rank for seat in result] == [3, 1, 1]
    assert RULES.result(table) == result


def test_open_and_hidden():
    """BR-24.1, BR-24.2, BR-R-30: sizes are public, contents are not."""
    table = hall(2)
    hold(table, 0, "a1-troll", "a1-manheim")
    table.quests[1] = [card("a1-alfheim")]
    other = table.copy()
    hold(other, 0, "a1-tyrs-bash", "a1-tyrs-smash")
    other.quests[1] = [card("a1-jotunheim")]
    assert RULES.view(table, None) == RULES.view(other, None)
    seen = RULES.view(table, 1)
    assert seen.hand_sizes == (2, 0) and seen.quest_counts == (0, 1)
    assert seen.quests == (card("a1-alfheim"),) and seen.hand == ()
    assert (seen.glory, seen.rage) == ((0, 0), (6, 6))


def test_spellings():
    """BR-R-39: Elvagar, Andlang and Myrkulor, in both languages."""
    from meadhall.kernel.words import words_of

    for language in ("en", "fr"):
        words = words_of(RULES, language)
        assert [words.called("place", at) for at in (0, 5, 7)] == ["Elvagar", "Andlang", "Myrkulor"]
