"""The Action phase: turns, passing, the end (BR-8), and the Quest action (BR-12)."""

from __future__ import annotations

from meadhall.games.bloodrage import RULES
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.events import ActionPhaseEnded, QuestCommitted
from meadhall.games.bloodrage.lands import VALHALLA
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE
from tests.games.bloodrage.halls import (
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
    upgrade,
)


def all_but(table, province):
    """Every province but one is pillaged or destroyed."""
    table.pillaged = 0b111111111 & ~(1 << place(province)) & ~table.ruined


def test_rage_is_set_at_the_start_and_what_was_left_is_lost():
    """BR-8.1, BR-EX-2: two steps of Rage in the last Age, 8 Rage in this one; leftovers are worth nothing."""
    table = hall(2)
    table.stats[0] = 3
    table.pillaged = 0b111111111 & ~table.ruined
    do(table, "0 invade leader", "0 go horgr")  # the phase ends though both have Rage
    assert table.rage == [6, 6]
    core.answer(table, CHANCE, core.draw(table, Dice(1)))
    while asked(table) == "PickGift":
        core.answer(table, table.waiting[0], core.options(table, table.waiting[0])[0])
    assert table.rage == [8, 6]


def test_turns_go_clockwise_from_the_first_player():
    """BR-8.2, BR-8.3, BR-8.5: one action each, the same kind again and again."""
    table = hall(3)
    for seat in (0, 1, 2, 0, 1, 2):
        assert table.waiting == [seat]
        do(table, f"{seat} invade warrior", f"{seat} go gimle" if seat else f"{seat} go horgr")
    assert [table.on_board(clan) for clan in range(3)] == [2, 2, 2]


def test_an_action_must_be_paid_in_full():
    """BR-8.4: refused where Rage does not suffice, paid before anything happens."""
    table = hall()
    hold(table, 0, "a2-fire-giant")
    table.rage[0] = 3
    assert refused(table, 0, "play-card a2-fire-giant") == ("BR-8.4", "not-enough-rage")
    table.rage[0] = 4
    do(table, "0 play-card a2-fire-giant")
    assert asked(table) == "ChooseLanding"
    assert table.rage[0] == 0


def test_without_rage_no_turn_not_even_for_nothing():
    """BR-8.6: the Leader would cost 0, but a clan without Rage is skipped."""
    table = hall(3)
    table.rage[1] = 0
    do(table, "0 invade leader", "0 go horgr")
    assert table.waiting == [2]


def test_without_rage_a_clan_still_fights():
    """BR-8.7, BR-14.4, BR-R-32: it answers the call and plays a card."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "yggdrasil")
    hold(table, 1, "a1-tyrs-smite")
    table.rage[1] = 0
    do(table, "0 pillage horgr", "1 take-warrior yggdrasil")
    call_nobody(table)
    assert table.waiting == [1] and asked(table) == "PickBattleCard"
    do(table, "1 play-card a1-tyrs-smite")
    assert table.glory[1] == 3


def test_rage_regained_after_zero_brings_turns_back():
    """BR-8.8, BR-R-47: Loki's Trickery gives 1 Rage to a clan that had run out."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 1, "a1-lokis-trickery")
    table.rage[1] = 0
    fight(table, "horgr", "1 a1-lokis-trickery")
    assert table.rage == [5, 1]
    assert table.waiting == [1]


def test_passing_is_final():
    """BR-8.9, BR-8.10, BR-R-9: all Rage is lost; Rage gained later brings no turn."""
    table = hall(2)
    do(table, "0 pass")
    assert table.rage[0] == 0
    put(table, 0, "warrior", "horgr")
    put(table, 1, "leader", "horgr")
    hold(table, 0, "a1-lokis-trickery")
    fight(table, "horgr", "0 a1-lokis-trickery", seat=1)
    assert table.rage == [1, 5]
    assert table.waiting == [1]


def test_the_table_may_let_passed_clans_return():
    """BR-R-9: with the switch, 1 Rage is enough to act again."""
    table = hall(2, passed_may_return=True)
    do(table, "0 pass")
    put(table, 0, "warrior", "horgr")
    put(table, 1, "leader", "horgr")
    hold(table, 0, "a1-lokis-trickery")
    fight(table, "horgr", "0 a1-lokis-trickery", seat=1)
    assert table.waiting == [0]


def test_a_passed_clan_may_spend_gained_rage_on_reactions():
    """BR-8.10: Frigga's Protection works for it."""
    table = hall(2)
    upgrade(table, 0, "a2-friggas-protection")
    do(table, "0 pass")
    table.rage[0] = 1
    put(table, 0, "warrior", "horgr")
    put(table, 1, "leader", "horgr")
    do(table, "1 pillage horgr", "0 save warrior")
    assert table.count(0, place("horgr")) == 1
    assert table.waiting == [1]


def test_who_can_do_nothing_else_must_pass():
    """BR-8.11: with Rage, but nothing to do with it."""
    table = hall(2)
    put(table, 0, "warrior", "horgr", 4)
    all_but(table, "horgr")
    table.pillaged |= 1 << place("horgr")
    table.pillaged &= ~(1 << place("gimle"))
    for where in ("elvagar", "andlang", "gimle", "myrkulor"):
        put(table, 1, "warrior", where)
    for _ in range(4):
        table.move(0, 0, place("horgr"), VALHALLA)
    table.rage[0] = 1
    bury(table, 0, "leader")
    bury(table, 0, "ship")
    bury(table, 0, "warrior", 4)
    assert may(table, 0) == ["pass"]


def test_the_phase_ends_when_nobody_can_act():
    """BR-8.12: everybody has passed or has no Rage."""
    table = hall(3, age=3)
    table.rage[1] = 0
    do(table, "0 pass")
    assert table.waiting == [2]
    do(table, "2 pass")
    assert told(table, ActionPhaseEnded) == [ActionPhaseEnded(False)]


def test_the_phase_ends_when_all_is_pillaged_once_the_battle_is_over():
    """BR-8.13, BR-8.14, BR-8.15, BR-R-10, BR-EX-43: battle Glory and Blessing come first, Rage is left."""
    table = hall(2, age=3)
    all_but(table, "horgr")
    upgrade(table, 1, "a1-lokis-blessing")
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    fight(table, "horgr")
    assert asked(table) == "UseUpgrade" and table.glory[0] == 3
    assert not told(table, ActionPhaseEnded)
    do(table, "1 accept")
    assert told(table, ActionPhaseEnded) == [ActionPhaseEnded(True)]
    assert table.rage == [6, 6]


def test_the_five_actions_and_three_more():
    """BR-8.16, BR-8.17: what a turn offers, and what it takes for the special actions."""
    table = hall(2, age=3)
    put(table, 0, "warrior", "horgr", 2)
    bury(table, 0, "warrior")
    hold(table, 0, "a1-troll", "a1-manheim", "a1-tyrs-bash")
    verbs = {move.split()[0] for move in may(table, 0)}
    assert verbs == {"pass", "invade", "march", "play-card", "pillage"}
    table.pillaged = 1 << place("horgr")
    assert refused(table, 0, "challenge horgr") == ("BR-8.17", "needs-upgrade")
    assert refused(table, 0, "rally warrior") == ("BR-8.17", "needs-upgrade")
    assert refused(table, 0, "sacrifice") == ("BR-8.17", "needs-upgrade")
    upgrade(table, 0, "a2-tyrs-challenge", "a3-friggas-domain", "a3-friggas-sacrifice")
    verbs = {move.split()[0] for move in may(table, 0)}
    assert verbs == {"pass", "invade", "march", "play-card", "challenge", "rally", "sacrifice"}
    table.rage[0] = 1
    assert refused(table, 0, "challenge horgr") == ("BR-8.4", "not-enough-rage")
    assert refused(table, 0, "play-card a1-tyrs-bash") == ("BR-15.4", "battle-cards-are-for-battles")
    assert refused(table, 0, "decline") == ("BR-8.3", "choose-an-action")


# The Quest action


def test_a_quest_lies_face_down_and_costs_nothing():
    """BR-12.1, BR-12.2, BR-12.5: only its owner sees which it is; without Rage there is no turn for it."""
    table = hall(2)
    hold(table, 0, "a1-manheim", "a1-alfheim")
    do(table, "0 play-card a1-manheim")
    assert table.rage[0] == 6
    assert table.quests[0] == [card("a1-manheim")]
    assert held(table, 0) == ["a1-alfheim"]
    assert RULES.view(table, 0).quests == (card("a1-manheim"),)
    assert RULES.view(table, 1).quests == () and RULES.view(table, 1).quest_counts == (1, 0)
    event = told(table, QuestCommitted)[0]
    assert event.seen_by(0) == QuestCommitted(0, card("a1-manheim"))
    assert event.seen_by(1) == event.seen_by(None) == QuestCommitted(0, ALL_CARDS)
    table.rage[0] = 0
    do(table, "1 invade leader", "1 go horgr")
    assert table.waiting == [1]


def test_any_number_of_quests_and_two_of_a_kind():
    """BR-12.3, BR-12.4, BR-12.6: each pays by itself; none is taken back."""
    table = hall(2)
    hold(table, 0, "a1-manheim", "a1-manheim", "a1-jotunheim")
    table.rage[1] = 0
    do(table, "0 play-card a1-manheim", "0 play-card a1-manheim", "0 play-card a1-jotunheim")
    assert len(table.quests[0]) == 3
    assert not any("manheim" in move for move in may(table, 0))
    put(table, 0, "warrior", "elvagar")
    do(table, "0 pass", "0 raise rage", "0 raise horns")
    assert table.glory[0] == 10
    assert table.stats[:3] == [2, 1, 2]
