"""Trance (YG-11)."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import FallenKept, FightWon, GiantDefeated, TranceEntered, TranceLeft
from meadhall.games.yggdrasil.model import WORLD_NAMES
from meadhall.kernel import core
from meadhall.kernel.notation import move_from
from tests.games.yggdrasil.tree import (
    FREY,
    FREYJA,
    GIANT,
    HEIMDALL,
    HEL,
    ODIN,
    SURT,
    THOR,
    TYR,
    at_actions,
    at_cards,
    draw,
    give,
    go,
    hold,
    offered,
    place,
    put_in_trance,
    question,
    told,
    wake,
    why,
)


def test_entering_and_leaving_cost_an_action_of_their_own():
    """YG-11.1, YG-11.4"""
    table = at_actions("thor,frey")
    table.quiet_turns = 4
    go(table, "0 change-trance")
    assert told(table, TranceEntered) == [TranceEntered(THOR)]
    assert table.actions_used == 1
    assert {"act elves", "act ice", "act sacred"} <= set(offered(table))
    go(table, "0 end-turn", "0 end-turn", "0 end-turn", "0 end-turn")
    assert table.is_in_trance(THOR)
    go(table, "0 change-trance")
    assert told(table, TranceLeft) == [TranceLeft(THOR)]


def test_only_the_active_god_changes_his_own_state():
    """YG-11.2"""
    table = at_actions("thor,frey", seats=2)
    refused = core.refusal(table, 1, move_from(RULES, "change-trance"))
    assert refused is not None
    assert refused.why == "not-asked"
    go(table, "0 change-trance")
    assert RULES.view(table, 0).in_trance == (THOR,)


@pytest.mark.parametrize("begins_in_trance", [False, True])
def test_nobody_enters_and_leaves_in_one_turn(begins_in_trance):
    """YG-11.3"""
    table = at_actions("thor")
    if begins_in_trance:
        put_in_trance(table, THOR)
    go(table, "0 change-trance")
    assert why(table, "change-trance") == ("YG-11.3", "trance-changed-already")


@pytest.mark.parametrize("begins_in_trance", [False, True])
def test_freyja_may_do_both_in_either_order(begins_in_trance):
    """YG-11.5, YG-R-22"""
    table = at_actions("freyja")
    if begins_in_trance:
        put_in_trance(table, FREYJA)
    go(table, "0 change-trance", "0 change-trance")
    assert table.is_in_trance(FREYJA) == begins_in_trance
    assert table.actions_used == 2


def test_in_trance_no_power_no_asgard_but_everything_else():
    """YG-11.6, YG-11.9"""
    table = at_actions("heimdall,thor")
    place(table, hel=2)
    table.valkyries = 1
    give(table, HEIMDALL, vikings=1)
    go(table, "0 change-trance")
    assert not table.has_power(HEIMDALL)
    assert offered(table) == ["end-turn", *[f"act {world}" for world in WORLD_NAMES if world != "asgard"]]
    assert why(table, "act asgard") == ("YG-6.4", "no-asgard-in-trance")


def test_all_gods_have_the_benefit_the_one_in_trance_included():
    """YG-11.7, YG-11.16"""
    table = at_actions("heimdall,thor")
    table.quiet_turns = 1
    table.valkyries = 2
    go(table, "0 change-trance", "0 act midgard", "0 search", "* draw-pawns 4 0", "0 end-turn")
    assert table.vikings[HEIMDALL] == 4
    go(table, "0 act midgard", "0 search", "* draw-pawns 4 0")
    assert table.vikings[THOR] == 4


def test_trance_powers_work_together_and_at_once():
    """YG-11.8, YG-11.9"""
    table = at_actions("thor,tyr,freyja")
    put_in_trance(table, TYR, FREYJA)
    give(table, THOR, vikings=4)
    go(table, "0 change-trance")
    assert table.giant_strength() == 2
    go(
        table,
        "0 act ice",
        "0 fight-top",
        "0 send-vikings 0",
        "* roll white",
        "0 send-vikings 2",
        "* draw-giant angerboda",
    )
    assert table.vikings[FREYJA] == 1


# Odin


def test_with_odin_in_trance_the_winner_chooses_who_falls():
    """YG-11.10"""
    table = at_actions("thor,odin")
    put_in_trance(table, ODIN)
    wake(table, "gialp", "hrym")
    give(table, THOR, vikings=2)
    go(table, "0 act ice", "0 fight-giant gialp", "0 send-vikings 2", "* roll white")
    assert len(offered(table)) == 16
    assert why(table, "defeat-top") == ("YG-11.10", "no-unseen-giant-fought")
    go(table, "0 defeat-giant thiazy")
    assert told(table, GiantDefeated) == [GiantDefeated(GIANT["thiazy"])]
    assert table.is_awake(GIANT["gialp"])


def test_heimdall_fights_the_top_card_and_fells_gymir():
    """YG-EXD-19, YG-R-18"""
    table = at_actions("heimdall,odin")
    put_in_trance(table, ODIN)
    wake(table, "gymir")
    give(table, HEIMDALL, vikings=3)
    pile = table.pile
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 3", "* roll white")
    assert "defeat-top" in offered(table)
    go(table, "0 defeat-giant gymir")
    assert table.pile == pile
    assert "act sacred" in offered(table)

    table = at_actions("heimdall,odin")
    put_in_trance(table, ODIN)
    wake(table, "gymir", "utgardloki")
    give(table, HEIMDALL, vikings=3)
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 3", "* roll white")
    assert question(table) == "GiantDraw"
    go(table, "* draw-giant angerboda")
    assert table.defeated == 1


def test_odin_in_trance_chooses_who_falls_to_himself():
    """YG-11.7, YG-11.10"""
    table = at_actions("odin,thor")
    put_in_trance(table, ODIN)
    wake(table, "gialp")
    give(table, ODIN, vikings=3)
    go(table, "0 act ice", "0 fight-giant gialp", "0 send-vikings 3", "* roll white", "0 defeat-giant angerboda")
    assert table.defeated == 1
    assert table.is_awake(GIANT["gialp"])


def test_the_winner_may_let_the_unseen_giant_fall():
    """YG-11.10, YG-R-18"""
    table = at_actions("heimdall,odin")
    put_in_trance(table, ODIN)
    give(table, HEIMDALL, vikings=3)
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 3", "* roll white", "0 defeat-top", "* draw-giant gymir")
    assert table.defeated == 1 << 9


# Frey


def test_with_frey_in_trance_the_vane_gives_everything():
    """YG-11.11, YG-EXD-14"""
    table = at_actions("thor,frey")
    put_in_trance(table, FREY)
    table.vane = 5
    place(table, surt=4)
    go(table, "0 act sacred", "0 use-vane foresee", *[f"* draw-card {card}" for card in range(6)])
    go(table, *[f"0 place-card {card}" for card in (5, 4, 3, 2, 1)])
    assert offered(table) == ["use-vane fly", "use-vane raise", "use-vane repel", "enough"]
    assert why(table, "use-vane foresee") == ("YG-11.11", "effect-already-used")
    assert why(table, "use-vane fell") == ("YG-9.2", "vane-not-there-yet")
    go(table, "0 use-vane raise", "0 use-vane repel", "0 push-back surt", "0 use-vane fly", "0 move-valkyries white")
    assert (table.valkyries, table.vikings[THOR], table.spaces[SURT]) == (1, 2, 3)
    assert table.top == [5, 4, 3, 2, 1, 0]
    assert (table.vane, table.actions_used) == (1, 1)


def test_effects_may_be_declined_and_the_vane_still_advances():
    """YG-R-34"""
    table = at_actions("thor,frey")
    put_in_trance(table, FREY)
    table.vane = 5
    twin = table.copy()
    go(table, "0 act sacred", "0 use-vane raise", "0 enough")
    assert (table.vane, table.valkyries) == (1, 0)
    go(twin, "0 act sacred", "0 advance-vane")
    assert twin.vane == 6


def test_frey_in_trance_has_everything_of_the_vane_himself():
    """YG-11.7, YG-11.11"""
    table = at_actions("frey,thor")
    put_in_trance(table, FREY)
    table.vane = 3
    go(table, "0 act sacred", "0 use-vane raise", "0 use-vane fly", "0 move-valkyries white")
    assert (table.vikings[FREY], table.valkyries, table.vane) == (2, 1, 1)


@pytest.mark.parametrize("first", ["fly", "raise", "foresee", "repel", "fell"])
def test_whichever_effect_comes_first_the_others_follow(first):
    """YG-11.11: also after the Valkyries have flown."""
    table = at_actions("thor,frey")
    put_in_trance(table, FREY)
    place(table, surt=4)
    table.vane = 6
    table.top = [0, 0, 0, 0, 0, 0]  # nothing to put in order
    answer = {"fly": ["0 move-valkyries white"], "repel": ["0 push-back surt"], "fell": ["0 defeat-giant angerboda"]}
    go(table, "0 act sacred", f"0 use-vane {first}", *answer.get(first, []))
    others = [effect for effect in ("fly", "raise", "foresee", "repel", "fell") if effect != first]
    assert offered(table) == [*[f"use-vane {effect}" for effect in others], "enough"]


def test_with_no_island_to_fly_to_the_other_effects_follow_all_the_same():
    """YG-11.11, YG-9.9"""
    table = at_actions("thor,frey")
    put_in_trance(table, FREY)
    wake(table, "hymir")
    table.vane, table.submerged = 3, 1
    go(table, "0 act sacred", "0 use-vane fly")
    assert offered(table) == ["use-vane raise", "enough"]


def test_frey_in_trance_with_the_vane_on_the_second_space_asks_no_more():
    """YG-11.11"""
    table = at_actions("thor,frey")
    put_in_trance(table, FREY)
    table.vane = 2
    go(table, "0 act sacred", "0 use-vane fly", "0 move-valkyries white")
    assert question(table) == "ChooseAction"
    assert table.vane == 1


# Thor


def test_with_thor_in_trance_giants_are_weaker():
    """YG-11.12"""
    table = at_actions("frey,thor")
    put_in_trance(table, THOR)
    give(table, FREY, vikings=2)
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 2", "* roll white", "* draw-giant angerboda")
    assert told(table, FightWon) == [FightWon(FREY, 2, 2)]


def test_thor_in_trance_finds_giants_weaker_himself():
    """YG-11.7, YG-11.12"""
    table = at_actions("thor")
    put_in_trance(table, THOR)
    give(table, THOR, vikings=2)
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 2", "* roll white", "* draw-giant angerboda")
    assert told(table, FightWon) == [FightWon(THOR, 2, 2)]


def test_thor_against_bergelmir_and_utgardloki():
    """YG-EXD-6, YG-EXD-7"""
    table = at_actions("frey,thor")
    put_in_trance(table, THOR)
    wake(table, "bergelmir")
    assert table.giant_strength() == 3
    table = at_actions("frey,thor")
    put_in_trance(table, THOR)
    wake(table, "utgardloki")
    assert table.giant_strength() == 3


# Freyja


def test_with_freyja_in_trance_half_of_the_fallen_go_to_her():
    """YG-11.13, YG-EXD-5"""
    table = at_actions("thor,freyja")
    put_in_trance(table, FREYJA)
    place(table, hel=4)
    give(table, THOR, vikings=5)
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 5", "* roll white")
    assert told(table, FightWon) == [FightWon(THOR, 6, 6)]
    assert told(table, FallenKept) == [FallenKept(2)]
    assert (table.vikings[FREYJA], table.dead) == (2, 5 + 3)


def test_freyja_keeps_half_of_her_own_too_but_only_after_the_fight():
    """YG-R-23"""
    table = at_actions("freyja")
    put_in_trance(table, FREYJA)
    give(table, FREYJA, vikings=4)
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 4")
    assert (table.vikings[FREYJA], table.sent) == (0, 4)
    go(table, "* roll white", "* draw-giant angerboda")
    assert (table.vikings[FREYJA], table.dead) == (2, 7)


# Tyr


def test_with_tyr_in_trance_vikings_may_follow_the_roll():
    """YG-11.14"""
    table = at_actions("thor,tyr")
    put_in_trance(table, TYR)
    place(table, hel=2)
    give(table, THOR, vikings=4)
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 1", "* roll blue")
    assert question(table) == "SendAfterRoll"
    go(table, "0 send-vikings 2")
    assert told(table, FightWon) == [FightWon(THOR, 5, 5)]
    assert (table.vikings[THOR], table.dead) == (1, 8)


def test_tyr_in_trance_may_send_vikings_after_his_own_roll():
    """YG-11.7, YG-11.14"""
    table = at_actions("tyr")
    put_in_trance(table, TYR)
    give(table, TYR, vikings=3)
    go(
        table,
        "0 act ice",
        "0 fight-top",
        "0 send-vikings 0",
        "* roll blue",
        "0 send-vikings 2",
        "* draw-giant angerboda",
    )
    assert told(table, FightWon) == [FightWon(TYR, 3, 3)]


def test_vikings_before_and_after_the_roll_are_added_before_halving():
    """YG-11.15, YG-R-23"""
    table = at_actions("thor,tyr,freyja")
    put_in_trance(table, TYR, FREYJA)
    place(table, hel=2)
    give(table, THOR, vikings=4)
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 1", "* roll white", "0 send-vikings 3")
    assert told(table, FallenKept) == [FallenKept(2)]


def test_tyr_in_trance_while_thiazy_is_active():
    """YG-11.14"""
    table = at_actions("thor,tyr")
    put_in_trance(table, TYR)
    wake(table, "thiazy")
    place(table, hel=2)
    give(table, THOR, vikings=4)
    hold(table, THOR, HEL, 1)
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 1", "0 send-vikings 2")
    assert told(table, FightWon) == [FightWon(THOR, 5, 5)]


# Fenrir


def test_fenrir_may_be_calmed_in_trance_but_trance_not_be_changed_while_he_rages():
    """YG-11.18"""
    table = at_cards("thor")
    put_in_trance(table, THOR)
    draw(table, "fenrir")
    assert why(table, "change-trance") == ("YG-5.16", "fenrir-rages")
    go(table, "0 calm", "* roll white", "0 change-trance")
    assert table.in_trance == 0
