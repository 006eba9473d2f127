"""Pillage: declaration, call to battle, cards, resolution, reward (BR-13 to BR-17)."""

from __future__ import annotations

import inspect

import pytest

from meadhall.games.bloodrage import RULES, model
from meadhall.games.bloodrage.battle import total_strength
from meadhall.games.bloodrage.cards.numbers import FROST_GIANT, TROLL
from meadhall.games.bloodrage.events import (
    BattleBegan,
    BattleJoined,
    BattleWon,
    CardsDiscarded,
    CardsRevealed,
    CardsSweptAway,
    CardsTakenBack,
    FigureDestroyed,
    GloryFromBattle,
    GloryFromCard,
    LateCardDeclined,
    NobodyOpposed,
    NobodyWon,
    ProvincePillaged,
    StatRaised,
    StrengthCompared,
    TextCancelled,
)
from meadhall.games.bloodrage.figures import LEADER, SHIP, WARRIOR
from meadhall.games.bloodrage.lands import RESERVE, VALHALLA, YGGDRASIL
from meadhall.games.bloodrage.moves import PlayCard
from meadhall.games.bloodrage.pillage import PillageProvince
from tests.games.bloodrage.halls import (
    asked,
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
    upgrade,
)


def duel(age: int = 1, seats: int = 2, where: str = "horgr"):
    """A Leader pillages against a Warrior."""
    table = hall(seats, age=age)
    put(table, 0, "leader", where)
    put(table, 1, "warrior", where)
    return table


# Declaration


def test_pillage_costs_nothing_but_needs_rage():
    """BR-13.1: a clan without Rage has no turn to pillage in."""
    table = hall()
    put(table, 0, "warrior", "elvagar")
    do(table, "0 pillage elvagar")
    assert table.rage[0] == 6
    put(table, 1, "warrior", "horgr")
    table.rage[1] = 0
    table.rage[0] = 1
    do(table, "1 pass")
    assert table.waiting == [0]


def test_only_a_living_province_with_its_reward_showing():
    """BR-13.2."""
    table = hall()
    put(table, 0, "warrior", "elvagar")
    table.pillaged = 1 << place("elvagar")
    assert refused(table, 0, "pillage elvagar") == ("BR-13.2", "already-pillaged")
    assert refused(table, 0, "pillage utgard") == ("BR-2.15", "province-is-destroyed")


def test_somebody_must_be_there_or_in_the_fjord():
    """BR-13.3: a Ship in the fjord is enough."""
    table = hall()
    assert refused(table, 0, "pillage elvagar") == ("BR-13.3", "nobody-to-pillage")
    put(table, 0, "ship", "northern-fjord")
    do(table, "0 pillage elvagar")
    assert table.is_pillaged(place("elvagar"))


def test_yggdrasil_is_pillaged_like_any_province():
    """BR-13.4, BR-17.6: all three stats rise."""
    table = hall()
    put(table, 0, "warrior", "yggdrasil")
    do(table, "0 pillage yggdrasil")
    assert table.stats[:3] == [2, 2, 2]


def test_the_sixteen_steps_in_their_order():
    """BR-13.5, BR-R-11: the procedure numbers its steps as the rule does."""
    source = inspect.getsource(PillageProvince) if not is_compiled() else None
    names = [
        "call_to_battle",
        "check_whether_anybody_opposes",
        "choose_and_reveal",
        "let_quests_fight",
        "cancel_texts",
        "discard_and_replay",
        "texts_before_comparison",
        "late_cards",
        "compare",
        "win_and_lose_texts",
        "clear_the_cards",
        "destroy_the_losers",
        "glory_for_destroyed_figures",
        "pillage_reward",
        "battle_glory",
        "after_the_battle",
    ]
    for number, name in enumerate(names, start=1):
        assert hasattr(PillageProvince, name)
        assert source is None or f"case {number}:\n                return self.{name}(state)" in source


def is_compiled() -> bool:
    return not inspect.isfunction(PillageProvince.step)


# Call to battle


def test_the_call_goes_round_from_the_left_and_the_pillager_is_last():
    """BR-14.1: one figure each from an adjacent province, or none; only what is adjacent."""
    table = hall(3)
    for clan in range(3):
        put(table, clan, "warrior", "yggdrasil")
    put(table, 0, "leader", "horgr")
    put(table, 2, "leader", "elvagar")
    do(table, "0 pillage horgr")
    assert table.waiting == [1]
    do(table, "1 decline")
    assert table.waiting == [2]
    assert may(table, 2) == ["decline", "take-warrior yggdrasil"]
    assert refused(table, 2, "take leader") == ("BR-14.1", "not-adjacent")
    assert refused(table, 2, "take-warrior gimle") == ("BR-14.1", "no-such-figure-there")
    assert refused(table, 2, "take warrior") == ("BR-14.1", "say-where-from")
    assert refused(table, 2, "pass") == ("BR-14.1", "join-or-decline")
    do(table, "2 take-warrior yggdrasil")
    assert table.waiting == [0]
    assert told(table, BattleJoined) == [BattleJoined(2, WARRIOR, YGGDRASIL, place("horgr"))]


def test_leaders_and_monsters_answer_the_call():
    """BR-14.1: any figure but a ship."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "leader", "yggdrasil")
    put(table, 1, "troll", "yggdrasil")
    do(table, "0 pillage horgr")
    assert may(table, 1) == ["decline", "take leader", "take troll"]
    do(table, "1 take troll")
    assert table.where(1, TROLL) == place("horgr")
    assert table.where(1, LEADER) == YGGDRASIL
    assert told(table, BattleJoined) == [BattleJoined(1, TROLL, YGGDRASIL, place("horgr"))]


def test_declining_bars_nobody_from_joining_later():
    """BR-14.2, BR-14.3: rounds go on until all have declined in a row."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 0, "warrior", "yggdrasil")
    put(table, 1, "warrior", "yggdrasil")
    do(table, "0 pillage horgr", "1 decline", "0 take-warrior yggdrasil")
    assert table.waiting == [1]
    do(table, "1 take-warrior yggdrasil")
    assert told(table, BattleBegan) == [BattleBegan(place("horgr"), (0, 1))]


def test_whoever_joins_gives_all_others_another_say():
    """BR-14.2, BR-14.3: all must decline in a row, and a figure that joins begins the row anew."""
    table = hall(3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "yggdrasil")
    put(table, 2, "warrior", "yggdrasil", 2)
    do(table, "0 pillage horgr", "1 decline", "2 take-warrior yggdrasil", "1 decline")
    assert asked(table) == "JoinBattle" and table.waiting == [2]  # seat 0 has nobody to send
    do(table, "2 decline")
    assert told(table, BattleBegan) == [BattleBegan(place("horgr"), (0, 2))]


def test_a_full_province_calls_nobody():
    """BR-14.3, BR-14.5: no village, no call; in Yggdrasil there is always room."""
    table = hall(2)
    put(table, 0, "warrior", "andlang", 3)
    put(table, 1, "warrior", "yggdrasil")
    do(table, "0 pillage andlang")
    assert told(table, NobodyOpposed) == [NobodyOpposed(0, place("andlang"))]
    put(table, 1, "warrior", "yggdrasil", 6)
    do(table, "1 pillage yggdrasil")
    assert may(table, 0) == ["decline", "take-warrior andlang"]


def test_ships_do_not_answer_the_call():
    """BR-14.6: neither Ship nor Sea Serpent."""
    table = hall(3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "ship", "southern-fjord")
    put(table, 1, "sea-serpent", "southern-fjord")
    put(table, 1, "warrior", "yggdrasil")
    do(table, "0 pillage horgr")
    assert may(table, 1) == ["decline", "take-warrior yggdrasil"]
    assert refused(table, 1, "take ship") == ("BR-14.6", "ships-stay")
    assert refused(table, 1, "take sea-serpent") == ("BR-14.6", "ships-stay")


def test_figures_come_from_pillaged_provinces_too():
    """BR-14.7, BR-R-33: from adjacent provinces into the pillaged one, pillaged before or not."""
    table = hall(2)
    table.pillaged = 1 << place("myrkulor")
    put(table, 0, "leader", "gimle")
    put(table, 1, "warrior", "myrkulor")
    do(table, "0 pillage gimle", "1 take-warrior myrkulor")
    assert told(table, BattleJoined) == [BattleJoined(1, WARRIOR, place("myrkulor"), place("gimle"))]


def test_all_figures_in_province_and_fjord_take_part():
    """BR-14.8, BR-14.10, BR-R-31, BR-R-34: an enemy Ship in the fjord makes it a battle, and falls with it."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "ship", "eastern-fjord")
    fight(table, "horgr")
    assert told(table, StrengthCompared) == [StrengthCompared(place("horgr"), (0, 1), (3, 2))]
    assert table.where(1, SHIP) == VALHALLA


def test_unopposed_there_is_no_battle():
    """BR-14.9: no cards, no battle Glory, but the reward."""
    table = hall(2)
    put(table, 0, "warrior", "andlang")
    hold(table, 0, "a1-tyrs-smite")
    do(table, "0 pillage andlang")
    assert table.glory[0] == 0
    assert table.stat(0, model.AXES) == 4
    assert held(table, 0) == ["a1-tyrs-smite"]
    assert not told(table, BattleBegan)


# Cards


def test_everybody_lays_one_card_face_down():
    """BR-15.1, BR-15.3: any kind, exactly one, turned up together."""
    table = duel()
    hold(table, 0, "a1-troll", "a1-tyrs-bash")
    hold(table, 1, "a1-manheim")
    do(table, "0 pillage horgr", "1 play-card a1-manheim")
    assert table.waiting == [0]
    assert not told(table, CardsRevealed)
    assert 0 not in table.answers
    assert table.answers[1] == PlayCard(card("a1-manheim"))
    assert refused(table, 0, "decline") == ("BR-15.1", "play-one-card")
    assert refused(table, 0, "play-card a1-manheim") == ("BR-15.1", "card-not-in-hand")
    do(table, "0 play-card a1-troll")
    assert told(table, CardsRevealed) == [CardsRevealed(3, (0, 1), (card("a1-troll"), card("a1-manheim")))]


def test_what_lies_face_down_changes_nothing_others_see():
    """BR-15.1, BR-24.2: the view of the pillager does not depend on the other's card."""
    table = duel()
    hold(table, 0, "a1-tyrs-bash")
    hold(table, 1, "a1-manheim", "a1-tyrs-smash")
    do(table, "0 pillage horgr")
    other = table.copy()
    do(table, "1 play-card a1-manheim")
    do(other, "1 play-card a1-tyrs-smash")
    assert RULES.view(table, 0) == RULES.view(other, 0)
    assert RULES.view(table, None) == RULES.view(other, None)


def test_an_empty_hand_plays_nothing():
    """BR-15.2: the others do."""
    table = duel()
    hold(table, 1, "a1-tyrs-bash")
    do(table, "0 pillage horgr")
    assert table.waiting == [1]
    do(table, "1 play-card a1-tyrs-bash")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (3, 3))]


def test_battle_cards_add_their_strength_and_others_nothing():
    """BR-15.4, BR-15.5: an Upgrade of STR 2 and a Quest add 0 and say nothing."""
    table = duel(seats=3)
    put(table, 2, "warrior", "horgr")
    hold(table, 0, "a1-troll")
    hold(table, 1, "a1-tyrs-crush")
    hold(table, 2, "a1-manheim")
    fight(table, "horgr", "0 a1-troll", "1 a1-tyrs-crush", "2 a1-manheim")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1, 2), (3, 5, 1))]


@pytest.mark.parametrize(("upgrade_card", "strength"), [("a1-tyrs-domain", 3), ("a3-tyrs-wrath", 5)])
def test_a_quest_may_fight(upgrade_card, strength):
    """BR-15.6, BR-R-19: declared after the reveal; optional."""
    table = duel()
    upgrade(table, 1, upgrade_card)
    hold(table, 1, "a1-manheim")
    fight(table, "horgr", "1 a1-manheim")
    assert asked(table) == "DeclareQuest"
    assert may(table, 1) == [f"play-card {upgrade_card}", "decline"]
    other_card = "a3-tyrs-wrath" if upgrade_card == "a1-tyrs-domain" else "a1-tyrs-domain"
    for answer in ("a1-manheim", other_card):
        assert refused(table, 1, f"play-card {answer}") == ("BR-15.6", "declare-your-quest")
    do(table, f"1 play-card {upgrade_card}")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (3, 1 + strength))]


def test_domain_and_wrath_do_not_add_up_and_primacy_does_not_stop_them():
    """BR-R-19: one of the two; the text is on the clan sheet, so Thor's Primacy leaves it alone."""
    table = duel(age=3)
    upgrade(table, 1, "a1-tyrs-domain", "a3-tyrs-wrath")
    hold(table, 0, "a3-thors-primacy")
    hold(table, 1, "a1-manheim")
    fight(table, "horgr", "0 a3-thors-primacy", "1 a1-manheim")
    assert may(table, 1) == ["play-card a1-tyrs-domain", "play-card a3-tyrs-wrath", "decline"]
    do(table, "1 play-card a3-tyrs-wrath")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (6, 6))]


def test_quests_fight_pillager_first():
    """BR-15.6: asked in turn order from the pillager."""
    table = duel(age=3)
    upgrade(table, 0, "a1-tyrs-domain")
    upgrade(table, 1, "a3-tyrs-wrath")
    hold(table, 0, "a1-alfheim")
    hold(table, 1, "a1-manheim")
    fight(table, "horgr", "0 a1-alfheim", "1 a1-manheim")
    assert table.waiting == [0]
    do(table, "0 decline")
    assert table.waiting == [1]


def test_primacy_cancels_texts_and_leaves_strength():
    """BR-15.7: Thor's Hammer of the other clan gives its +1 and no Glory."""
    table = duel(age=3)
    put(table, 1, "warrior", "horgr", 3)
    hold(table, 0, "a3-thors-primacy", "a3-tyrs-rage")
    hold(table, 1, "a1-thors-hammer")
    table.move(0, LEADER, 3, RESERVE)
    put(table, 0, "warrior", "horgr")
    fight(table, "horgr", "0 a3-thors-primacy", "1 a1-thors-hammer")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (4, 5))]
    assert told(table, TextCancelled) == [TextCancelled(1, card("a1-thors-hammer"))]
    assert table.glory[1] == 3  # battle Glory alone


def test_primacy_against_watch():
    """BR-EX-34, BR-15.7: the Watch is cancelled, nothing is swept away; +0 and +3."""
    table = duel(age=3)
    hold(table, 0, "a2-heimdalls-watch")
    hold(table, 1, "a3-thors-primacy")
    fight(table, "horgr", "0 a2-heimdalls-watch", "1 a3-thors-primacy")
    assert not told(table, CardsSweptAway)
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (3, 4))]


def test_two_primacies():
    """BR-EX-35, BR-15.8: the pillager's cancels the other; both count +3."""
    table = duel(age=3)
    hold(table, 0, "a3-thors-primacy")
    hold(table, 1, "a3-thors-primacy")
    fight(table, "horgr", "0 a3-thors-primacy", "1 a3-thors-primacy")
    assert told(table, TextCancelled) == [TextCancelled(1, card("a3-thors-primacy"))]
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (6, 4))]


def test_the_watch_sweeps_everything_away():
    """BR-EX-33, BR-15.9, BR-15.10: 5 Glory, three cards gone, the same clans choose again."""
    table = duel(age=2, seats=3)
    put(table, 2, "warrior", "horgr")
    hold(table, 0, "a1-tyrs-smite", "a1-tyrs-bash")
    hold(table, 1, "a2-heimdalls-watch", "a1-troll")
    hold(table, 2, "a1-manheim", "a1-alfheim")
    fight(table, "horgr", "0 a1-tyrs-smite", "1 a2-heimdalls-watch", "2 a1-manheim")
    assert told(table, CardsSweptAway) == [CardsSweptAway(1, 5)]
    assert table.glory[1] == 5
    assert table.out == 3
    assert asked(table) == "PickBattleCard" and table.waiting == [0, 1, 2]
    do(table, "0 play-card a1-tyrs-bash", "1 play-card a1-troll", "2 play-card a1-alfheim")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1, 2), (5, 1, 1))]
    assert held(table, 1) == ["a1-troll"] and held(table, 2) == ["a1-alfheim"]


def test_two_watches():
    """BR-15.11: only the first in order works; the other is discarded with the rest."""
    table = duel(age=3)
    hold(table, 0, "a2-heimdalls-watch")
    hold(table, 1, "a3-heimdalls-watch")
    fight(table, "horgr", "0 a2-heimdalls-watch", "1 a3-heimdalls-watch")
    assert told(table, CardsSweptAway) == [CardsSweptAway(0, 0)]
    assert table.out == 2


def test_what_the_watch_counts():
    """BR-15.12: a Sight counts its X, a Quest declared counts 3."""
    table = duel(age=3, seats=4)
    put(table, 2, "warrior", "horgr")
    put(table, 3, "warrior", "horgr")
    upgrade(table, 2, "a1-tyrs-domain")
    hold(table, 0, "a2-heimdalls-watch")
    hold(table, 1, "a1-tyrs-crush")
    hold(table, 2, "a1-manheim")
    hold(table, 3, "a1-heimdalls-sight")
    fight(table, "horgr", "0 a2-heimdalls-watch", "1 a1-tyrs-crush", "2 a1-manheim", "3 a1-heimdalls-sight")
    do(table, "2 play-card a1-tyrs-domain")
    assert told(table, CardsSweptAway) == [CardsSweptAway(0, 0 + 4 + 3 + 4)]


def test_texts_before_comparison_pillager_first():
    """BR-15.13: two Odin's Smites, one after the other; each takes one Warrior of every other clan."""
    table = hall(3)
    for clan in range(3):
        put(table, clan, "warrior", "gimle")
    hold(table, 1, "a1-odins-smite")
    hold(table, 2, "a1-odins-smite")
    fight(table, "gimle", "1 a1-odins-smite", "2 a1-odins-smite")
    fallen = [event.clan for event in told(table, FigureDestroyed)]
    assert fallen == [0, 2, 1]


def test_a_clan_without_figures_can_still_win():
    """BR-EX-36, BR-15.14, BR-R-43: the Warrior falls to the Smite, but Tyr's Rage wins, 6 against 4."""
    table = hall(2, age=2)
    put(table, 0, "warrior", "horgr")
    put(table, 1, "leader", "horgr")
    hold(table, 0, "a2-tyrs-rage")
    hold(table, 1, "a1-odins-smite")
    fight(table, "horgr", "0 a2-tyrs-rage", "1 a1-odins-smite")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (6, 4))]
    assert table.where(1, LEADER) == VALHALLA
    assert table.is_pillaged(place("horgr"))
    assert table.glory[0] == 3


def test_late_cards_go_round_from_the_pillager():
    """BR-15.15, BR-15.18, BR-R-35: one at a time, several in all, until everybody declines in a row."""
    table = duel(age=3)
    hold(table, 0, "a1-tyrs-bash", "a2-heimdalls-eye", "a2-heimdalls-eye")
    hold(table, 1, "a1-tyrs-bash", "a3-heimdalls-gaze", "a1-troll")
    do(table, "0 pillage horgr", "0 play-card a1-tyrs-bash", "1 play-card a1-tyrs-bash")
    assert asked(table) == "AddLateCard" and table.waiting == [0]
    assert may(table, 0) == ["play-card a2-heimdalls-eye", "decline"]
    do(table, "0 decline")
    assert refused(table, 1, "play-card a1-troll") == ("BR-15.15", "not-a-late-card")
    assert refused(table, 1, "play-card a2-heimdalls-eye") == ("BR-15.15", "card-not-in-hand")
    assert refused(table, 1, "pass") == ("BR-15.15", "late-card-or-decline")
    do(table, "1 play-card a3-heimdalls-gaze", "0 play-card a2-heimdalls-eye", "1 decline")
    do(table, "0 play-card a2-heimdalls-eye", "1 decline")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (3 + 2 + 4, 1 + 2 + 3))]
    assert told(table, LateCardDeclined)[0] == LateCardDeclined(0)


def test_everybody_with_cards_is_asked_for_late_ones():
    """BR-15.15, BR-24.2: being asked tells nothing about a hand; in the First Age nobody can hold one."""
    table = duel(age=2)
    hold(table, 0, "a1-tyrs-bash", "a1-troll")
    hold(table, 1, "a1-tyrs-bash", "a1-manheim")
    do(table, "0 pillage horgr", "0 play-card a1-tyrs-bash", "1 play-card a1-tyrs-bash")
    assert may(table, 0) == ["decline"]
    do(table, "0 decline")
    assert may(table, 1) == ["decline"]
    first_age = duel(age=1)
    hold(first_age, 0, "a1-tyrs-bash", "a1-troll")
    do(first_age, "0 pillage horgr", "0 play-card a1-tyrs-bash")
    assert asked(first_age) == "ChooseAction"


def test_late_cards_escape_primacy_and_watch():
    """BR-15.16, BR-R-17: they come later, add their strength and go the way of played cards."""
    table = duel(age=3)
    hold(table, 0, "a3-thors-primacy")
    hold(table, 1, "a1-tyrs-bash", "a3-heimdalls-gaze")
    do(table, "0 pillage horgr", "0 play-card a3-thors-primacy", "1 play-card a1-tyrs-bash")
    do(table, "1 play-card a3-heimdalls-gaze")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (6, 6))]
    assert held(table, 1) == ["a1-tyrs-bash", "a3-heimdalls-gaze"]


def test_eye_and_gaze_may_be_played_normally():
    """BR-15.17."""
    table = duel(age=3)
    hold(table, 0, "a2-heimdalls-eye")
    hold(table, 1, "a3-heimdalls-gaze")
    fight(table, "horgr", "0 a2-heimdalls-eye", "1 a3-heimdalls-gaze")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (5, 4))]


def test_sight_sees_the_strongest_single_card():
    """BR-15.19, BR-R-18: late cards taken singly, a Quest as declared; another Sight counts 0."""
    table = duel(age=3)
    hold(table, 0, "a1-heimdalls-sight")
    hold(table, 1, "a1-tyrs-bash", "a3-heimdalls-gaze")
    do(table, "0 pillage horgr", "0 play-card a1-heimdalls-sight", "1 play-card a1-tyrs-bash")
    do(table, "1 play-card a3-heimdalls-gaze")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (3 + 3, 1 + 2 + 3))]
    both = duel()
    hold(both, 0, "a1-heimdalls-sight")
    hold(both, 1, "a1-heimdalls-sight")
    fight(both, "horgr", "0 a1-heimdalls-sight", "1 a1-heimdalls-sight")
    assert told(both, StrengthCompared) == [StrengthCompared(3, (0, 1), (3, 1))]


# Resolution


def test_figures_and_cards_make_the_total():
    """BR-16.1, BR-16.2: the single highest wins."""
    table = duel()
    put(table, 0, "ship", "eastern-fjord")
    hold(table, 0, "a1-tyrs-bash")
    hold(table, 1, "a1-tyrs-smite")
    fight(table, "horgr", "0 a1-tyrs-bash", "1 a1-tyrs-smite")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (7, 6))]
    assert told(table, BattleWon) == [BattleWon(3, 0)]
    assert total_strength(table, 0, place("horgr")) == 5  # the cards are gone


def test_a_tie_at_the_top_is_lost_by_all():
    """BR-EX-31, BR-16.3: totals 6, 6, 2; all fall, all take their cards back, no Glory, no pillage."""
    table = hall(3)
    put(table, 0, "leader", "gimle")
    put(table, 1, "leader", "gimle")
    put(table, 2, "warrior", "gimle")
    hold(table, 0, "a1-tyrs-smash")
    hold(table, 1, "a1-tyrs-smash")
    hold(table, 2, "a1-odins-smite")
    fight(table, "gimle", "0 a1-tyrs-smash", "1 a1-tyrs-smash", "2 a1-odins-smite")
    assert told(table, StrengthCompared) == [StrengthCompared(6, (0, 1, 2), (6, 6, 2))]
    assert told(table, NobodyWon) == [NobodyWon(6)]
    assert [table.count(clan, VALHALLA) for clan in range(3)] == [1, 1, 1]
    assert [len(hand) for hand in table.hand] == [1, 1, 1]
    assert not table.is_pillaged(place("gimle"))
    assert table.glory == [0, 0, 0]


def test_win_and_lose_texts_pillager_first():
    """BR-16.4, BR-16.9: Poison carries the Hammer off, and the Hammer still pays."""
    table = duel(age=3)
    hold(table, 0, "a1-thors-hammer")
    hold(table, 1, "a3-lokis-poison")
    fight(table, "horgr", "0 a1-thors-hammer", "1 a3-lokis-poison")
    assert GloryFromCard(0, 3, card("a1-thors-hammer")) in told(table, GloryFromCard)
    assert held(table, 1) == ["a1-thors-hammer", "a3-lokis-poison"]
    later = duel(age=3)
    put(later, 1, "warrior", "horgr", 3)
    later.move(0, LEADER, 3, RESERVE)
    put(later, 0, "warrior", "horgr")
    hold(later, 0, "a3-lokis-poison")
    hold(later, 1, "a1-thors-hammer")
    fight(later, "horgr", "0 a3-lokis-poison", "1 a1-thors-hammer")  # Poison comes first and moves the card
    assert GloryFromCard(1, 3, card("a1-thors-hammer")) in told(later, GloryFromCard)
    assert held(later, 0) == ["a1-thors-hammer", "a3-lokis-poison"]


@pytest.mark.parametrize("name", ["a1-lokis-trickery", "a2-lokis-backstab", "a3-lokis-poison"])
def test_loki_takes_nothing_where_nobody_won(name):
    """BR-16.5, BR-R-21: a tie leaves these cards without effect."""
    table = hall(2, age=3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "leader", "horgr")
    table.glory = [5, 5]
    hold(table, 1, name)
    fight(table, "horgr", f"1 {name}")
    assert (table.glory, table.rage) == ([5, 5], [6, 6])
    assert held(table, 1) == [name] and table.hand[0] == []


def test_trickery_takes_rage_only_where_there_is_some():
    """BR-16.6."""
    table = duel()
    put(table, 0, "warrior", "gimle")
    hold(table, 1, "a1-lokis-trickery")
    table.rage = [1, 0]
    fight(table, "horgr", "1 a1-lokis-trickery")
    assert table.rage == [0, 1]
    other = duel()
    hold(other, 0, "a1-lokis-trickery")
    hold(other, 1, "a1-tyrs-smite")
    other.rage = [6, 0]
    fight(other, "horgr", "0 a1-lokis-trickery", "1 a1-tyrs-smite")
    assert other.rage == [6, 0]


def test_backstab_takes_what_there_is():
    """BR-16.7, BR-R-24: at most 2, at most what the winner has, before the Glory of this battle."""
    table = duel(age=2)
    table.glory = [1, 0]
    hold(table, 1, "a2-lokis-backstab")
    fight(table, "horgr", "1 a2-lokis-backstab")
    assert table.glory == [3, 1]


def test_poison_takes_late_cards_too():
    """BR-16.8: all face-up cards of the winner."""
    table = duel(age=3)
    hold(table, 0, "a1-tyrs-bash", "a2-heimdalls-eye")
    hold(table, 1, "a3-lokis-poison")
    do(table, "0 pillage horgr", "0 play-card a1-tyrs-bash", "1 play-card a3-lokis-poison")
    do(table, "0 play-card a2-heimdalls-eye")
    assert held(table, 1) == ["a1-tyrs-bash", "a2-heimdalls-eye", "a3-lokis-poison"]
    assert table.out == 0


def test_the_winner_discards_and_the_losers_take_back():
    """BR-16.10, BR-16.12: Upgrade and Quest cards as well."""
    table = duel()
    hold(table, 0, "a1-troll")
    hold(table, 1, "a1-manheim")
    fight(table, "horgr", "0 a1-troll", "1 a1-manheim")
    assert told(table, CardsDiscarded) == [CardsDiscarded(0, (card("a1-troll"),))]
    assert told(table, CardsTakenBack) == [CardsTakenBack(1, (card("a1-manheim"),))]
    assert held(table, 1) == ["a1-manheim"] and table.hand[0] == []


def test_prowess_buys_cards_back():
    """BR-16.10: 1 Rage for each card, as many as one likes."""
    table = duel(age=3)
    upgrade(table, 0, "a2-tyrs-prowess")
    hold(table, 0, "a1-tyrs-bash", "a2-heimdalls-eye")
    do(table, "0 pillage horgr", "0 play-card a1-tyrs-bash", "0 play-card a2-heimdalls-eye")
    assert may(table, 0) == ["keep-card a1-tyrs-bash", "keep-card a2-heimdalls-eye", "decline"]
    assert refused(table, 0, "keep-card a1-troll") == ("BR-16.10", "buy-back-a-played-card")
    do(table, "0 keep-card a2-heimdalls-eye", "0 decline")
    assert table.rage[0] == 5
    assert held(table, 0) == ["a2-heimdalls-eye"]
    assert told(table, CardsDiscarded)[0] == CardsDiscarded(0, (card("a1-tyrs-bash"),))


def test_trickery_comes_before_prowess():
    """BR-EX-37, BR-16.11: the only Rage is gone, nothing can be bought back; Poison leaves nothing to buy."""
    table = duel(age=3)
    upgrade(table, 0, "a2-tyrs-prowess")
    put(table, 0, "warrior", "gimle")
    hold(table, 0, "a1-tyrs-bash")
    hold(table, 1, "a1-lokis-trickery")
    table.rage = [1, 0]
    fight(table, "horgr", "0 a1-tyrs-bash", "1 a1-lokis-trickery")
    assert table.rage == [0, 1]
    assert table.hand[0] == []
    other = duel(age=3)
    upgrade(other, 0, "a2-tyrs-prowess")
    hold(other, 0, "a1-tyrs-bash")
    hold(other, 1, "a3-lokis-poison")
    fight(other, "horgr", "0 a1-tyrs-bash", "1 a3-lokis-poison")
    assert asked(other) == "ChooseAction"
    assert held(other, 1) == ["a1-tyrs-bash", "a3-lokis-poison"]


def test_the_losers_fall_and_the_winner_stays():
    """BR-16.13, BR-16.14: ships in the fjord fall too."""
    table = duel()
    put(table, 1, "ship", "eastern-fjord")
    put(table, 0, "warrior", "horgr")
    hold(table, 0, "a1-tyrs-bash")
    fight(table, "horgr", "0 a1-tyrs-bash")
    assert table.count(1, VALHALLA) == 2
    assert table.count(0, place("horgr")) == 2


def test_glory_counts_everybody_fallen_since_the_declaration():
    """BR-16.15, BR-R-22: a Warrior lost to the Smite and the losers; for a losing Valkyrie as well."""
    table = hall(3, age=3)
    put(table, 0, "leader", "gimle")
    put(table, 1, "valkyrie", "gimle")
    put(table, 2, "warrior", "gimle")
    upgrade(table, 0, "a1-thors-glory")
    hold(table, 0, "a3-odins-judgement")
    hold(table, 1, "a1-odins-smite")
    fight(table, "gimle", "0 a3-odins-judgement", "1 a1-odins-smite")
    assert table.glory == [2 * 2 + 2 + 3, 2 * 1, 0]


def test_only_a_winning_pillager_has_pillaged():
    """BR-EX-32, BR-16.16, BR-16.17, BR-16.18, BR-R-48: the defender gets 5 Glory, no reward; it may be tried again."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr", 2)
    table.stats[3 + model.AXES] = 3
    hold(table, 0, "a1-thors-hammer")
    hold(table, 1, "a1-tyrs-smite")
    fight(table, "horgr", "0 a1-thors-hammer", "1 a1-tyrs-smite")
    assert told(table, StrengthCompared) == [StrengthCompared(3, (0, 1), (4, 7))]
    assert table.glory == [0, 5]
    assert not table.is_pillaged(place("horgr")) and not told(table, StatRaised)
    assert table.hand[1] == []
    do(table, "1 pillage horgr")
    assert told(table, ProvincePillaged) == [ProvincePillaged(1, 3)]


def test_a_pillager_who_wins_is_rewarded():
    """BR-16.16: and battle Glory comes after the reward, with its raise (BR-16.18, BR-17.3)."""
    table = duel(where="andlang")
    fight(table, "andlang")
    assert table.stat(0, model.AXES) == 4
    assert told(table, GloryFromBattle) == [GloryFromBattle(0, 4)]


def test_lokis_blessing_after_a_lost_battle():
    """BR-16.19, BR-R-21: also after a tie; a Warrior of the reserve, for nothing."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "leader", "horgr")
    upgrade(table, 1, "a1-lokis-blessing")
    fight(table, "horgr")
    assert asked(table) == "UseUpgrade" and table.waiting == [1]
    assert refused(table, 1, "pass") == ("BR-8.7", "accept-or-decline")
    do(table, "1 accept")
    assert table.count(1, place("horgr")) == 1
    assert table.rage[1] == 6


@pytest.mark.parametrize("allowed", [False, True])
def test_lokis_blessing_in_yggdrasil_is_a_switch(allowed):
    """BR-R-23: not in Yggdrasil, unless the table says so."""
    table = hall(2, blessing_in_yggdrasil=allowed)
    put(table, 0, "leader", "yggdrasil")
    put(table, 1, "warrior", "yggdrasil")
    upgrade(table, 1, "a1-lokis-blessing")
    fight(table, "yggdrasil")
    assert (asked(table) == "UseUpgrade") == allowed
    if allowed:
        do(table, "1 accept")
        assert table.count(1, YGGDRASIL) == 1


def test_thors_domain_after_anothers_battle_waits_its_turn():
    """BR-16.20, BR-R-13: the pillage sworn after the Blessing follows the first one, before the next turn."""
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "leader", "horgr")
    upgrade(table, 1, "a1-lokis-blessing", "a2-thors-domain")
    fight(table, "horgr")
    do(table, "1 accept", "1 accept")
    assert table.rage[1] == 4
    assert told(table, ProvincePillaged) == [ProvincePillaged(1, 3)]
    assert table.waiting == [1]  # and now the turn after that of seat 0


# The reward


def test_the_token_is_turned():
    """BR-17.1: for the rest of the Age."""
    table = hall()
    put(table, 0, "warrior", "horgr")
    do(table, "0 pillage horgr", "1 invade leader", "1 go horgr")
    assert refused(table, 0, "pillage horgr") == ("BR-13.2", "already-pillaged")


@pytest.mark.parametrize(("where", "stat"), [("elvagar", model.RAGE), ("andlang", model.AXES), ("gimle", model.HORNS)])
def test_a_token_raises_its_stat(where, stat):
    """BR-17.2, BR-17.3, BR-17.4: Rage, Axes or Horns, one step."""
    table = hall()
    put(table, 0, "warrior", where)
    do(table, f"0 pillage {where}")
    assert told(table, StatRaised) == [StatRaised(0, stat, model.TRACKS[stat][1])]


def test_the_token_of_five_glory():
    """BR-17.5."""
    table = hall(4)
    put(table, 0, "warrior", "utgard")
    do(table, "0 pillage utgard")
    assert table.glory[0] == 5


def test_frost_giant_takes_twice():
    """BR-17.7, BR-EX-41, BR-17.11: in Yggdrasil each stat rises two steps, also unopposed."""
    table = hall(2, age=3)
    put(table, 0, "frost-giant", "yggdrasil")
    do(table, "0 pillage yggdrasil")
    assert table.stats[:3] == [3, 3, 3]
    put(table, 1, "warrior", "elvagar")
    assert table.where(0, FROST_GIANT) == YGGDRASIL


def test_the_order_of_rewards():
    """BR-17.8, BR-R-12: token, Frost Giant, Frigga's Grace, Lord of Axes; each raise told in turn."""
    table = duel(age=3, where="andlang")
    put(table, 0, "frost-giant", "andlang")
    upgrade(table, 0, "a2-lord-of-axes")
    hold(table, 0, "a1-friggas-grace")
    fight(table, "andlang", "0 a1-friggas-grace")
    assert table.stats[model.AXES] == 3
    assert may(table, 0) == ["raise rage", "raise horns"]
    do(table, "0 raise horns")
    assert may(table, 0) == ["raise rage", "raise axes", "raise horns"]
    do(table, "0 raise axes")
    raised = [(event.stat, event.value) for event in told(table, StatRaised)]
    assert raised == [(model.AXES, 4), (model.AXES, 5), (model.HORNS, 5), (model.AXES, 6)]


def test_grace_raises_another_stat():
    """BR-EX-38, BR-17.9: Horns by the token, then Rage or Axes."""
    table = duel(where="gimle")
    hold(table, 0, "a1-friggas-grace")
    fight(table, "gimle", "0 a1-friggas-grace")
    assert refused(table, 0, "raise horns") == ("BR-17.9", "stat-on-the-token")
    assert refused(table, 0, "decline") == ("BR-3.6", "choose-a-stat")
    do(table, "0 raise rage")
    assert table.stats[:3] == [2, 1, 2]


def test_grace_on_glory_or_yggdrasil_raises_any():
    """BR-17.9."""
    table = duel(where="yggdrasil")
    hold(table, 0, "a1-friggas-grace")
    fight(table, "yggdrasil", "0 a1-friggas-grace")
    assert may(table, 0) == ["raise rage", "raise axes", "raise horns"]


def test_the_leader_must_be_there():
    """BR-17.10, BR-R-12: a Lord of Spears elsewhere raises nothing."""
    table = hall(2, age=3)
    upgrade(table, 0, "a3-lord-of-spears")
    put(table, 0, "warrior", "elvagar")
    put(table, 0, "leader", "horgr")
    do(table, "0 pillage elvagar")
    assert table.stats[:3] == [2, 1, 1]
    do(table, "1 pass", "0 pillage horgr")
    assert table.stats[:3] == [4, 2, 2]


def test_tyrs_challenge_pillages_again():
    """BR-17.12, BR-R-25: for 2 Rage, with call and battle; the token stays turned; as often as one can pay."""
    table = hall(2, age=2)
    upgrade(table, 0, "a2-tyrs-challenge")
    put(table, 0, "leader", "horgr")
    assert refused(table, 0, "challenge horgr") == ("BR-17.12", "not-yet-pillaged")
    assert refused(table, 0, "challenge utgard") == ("BR-2.15", "province-is-destroyed")
    table.pillaged = 1 << place("horgr") | 1 << place("gimle")
    assert refused(table, 0, "challenge gimle") == ("BR-13.3", "nobody-to-pillage")
    put(table, 1, "warrior", "yggdrasil")
    do(table, "0 challenge horgr")
    assert asked(table) == "JoinBattle"
    call_nobody(table)
    assert (table.rage[0], table.stats[model.RAGE]) == (4, 2)
    assert table.is_pillaged(place("horgr"))
    do(table, "1 pass", "0 challenge horgr")
    call_nobody(table)
    assert (table.rage[0], table.stats[model.RAGE]) == (2, 3)


def test_a_choice_may_not_fall_on_a_full_stat():
    """BR-R-15: as long as another is free; with all full nothing is asked."""
    table = duel(age=2)
    hold(table, 0, "a2-thors-oath")
    table.stats[:3] = [1, 6, 6]
    fight(table, "horgr", "0 a2-thors-oath")
    assert may(table, 0) == ["raise rage"]
    assert refused(table, 0, "raise axes") == ("BR-R-15", "stat-is-full")
    full = duel(age=2)
    hold(full, 0, "a2-thors-oath")
    full.stats[:3] = [6, 6, 6]
    fight(full, "horgr", "0 a2-thors-oath")
    assert asked(full) == "ChooseAction"
