"""The personal powers of the gods (YG-10)."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil.events import CardsLookedAt, DieRolled, FightLost, RollChosen
from meadhall.games.yggdrasil.model import WON
from tests.games.yggdrasil.tree import (
    FENRIR,
    FREY,
    FREYJA,
    HEIMDALL,
    HEL,
    LOKI,
    ODIN,
    SURT,
    THOR,
    TYR,
    at_actions,
    at_cards,
    draw,
    give,
    go,
    offered,
    place,
    put_in_trance,
    question,
    told,
    wake,
    why,
)


@pytest.mark.parametrize("god", range(6))
def test_a_power_needs_his_own_turn_the_normal_side_and_no_utgardloki(god):
    """YG-10.1"""
    table = at_actions("odin,thor,frey,freyja,tyr,heimdall")
    table.active = god
    assert [table.has_power(other) for other in range(6)] == [other == god for other in range(6)]
    put_in_trance(table, god)
    assert not table.has_power(god)
    table.in_trance = 0
    wake(table, "utgardloki")
    assert not table.has_power(god)


# Odin


def test_odin_draws_two_and_applies_one():
    """YG-10.2"""
    table = at_cards("odin,thor")
    go(table, "* draw-card hel", "* draw-card surt")
    assert told(table, CardsLookedAt) == [CardsLookedAt((0,)), CardsLookedAt((0, 1))]
    assert offered(table) == ["apply-card hel", "apply-card surt"]
    assert why(table, "apply-card jormungand") == ("YG-10.2", "choose-one-of-two-cards")
    go(table, "0 apply-card surt")
    assert offered(table) == ["put-on-top", "put-under"]
    go(table, "0 put-on-top", "* roll white")
    assert (table.spaces[SURT], table.spaces[HEL]) == (2, 1)
    assert table.top == [HEL]
    go(table, "0 end-turn", "* roll white")
    assert table.spaces[HEL] == 2  # Thor drew the card Odin put back


def test_odin_puts_the_other_card_under_the_deck():
    """YG-10.2"""
    table = at_cards("odin,thor")
    go(table, "* draw-card hel", "* draw-card surt", "0 apply-card hel", "0 put-under", "* roll white")
    assert (table.top, table.bottom, table.cards_left()) == ([], [SURT], 41)
    go(table, "0 end-turn")
    assert question(table) == "CardDraw"


def test_under_the_deck_is_under_whatever_lies_there():
    """YG-10.2"""
    table = at_cards("odin,thor")
    table.normals[LOKI], table.unseen, table.bottom = 6, 41, [LOKI]
    go(table, "* draw-card hel", "* draw-card surt", "0 apply-card hel", "0 put-under", "* roll white")
    assert table.bottom == [LOKI, SURT]


def test_the_lowest_card_is_drawn_last():
    """YG-10.2"""
    table = at_cards("thor")
    table.unseen, table.normals, table.heap_left = 1, [1, 0, 0, 0, 0, 0], 1
    table.bottom = [SURT, 2]
    table.discard[:6] = [6, 6, 6, 7, 7, 7]
    draw(table, "hel", "* roll white", "0 end-turn")
    assert table.spaces[SURT] == 2
    go(table, "* roll white", "0 end-turn")
    assert table.spaces[2] == 2
    go(table, "* roll white", "0 end-turn")
    assert table.outcome == WON


def test_two_cards_alike_leave_only_the_place_to_choose():
    """YG-10.2"""
    table = at_cards("odin")
    go(table, "* draw-card hel", "* draw-card hel")
    assert question(table) == "PutBack"


def test_odin_with_two_cards_left():
    """YG-EXD-13"""
    table = at_cards("thor,odin")
    table.unseen, table.normals, table.heap_left = 3, [3, 0, 0, 0, 0, 0], 3
    table.discard[:6] = [4, 7, 7, 7, 7, 7]
    draw(table, "hel", "* roll white", "0 end-turn")
    go(table, "* draw-card hel", "* draw-card hel", "0 put-on-top", "* roll white")
    assert table.cards_left() == 1
    go(table, "0 end-turn")
    assert table.outcome == 0


def test_odin_with_one_card_left_applies_it():
    """YG-10.4, YG-R-20"""
    table = at_cards("thor,odin")
    table.unseen, table.normals, table.heap_left = 2, [2, 0, 0, 0, 0, 0], 2
    table.discard[:6] = [5, 7, 7, 7, 7, 7]
    draw(table, "hel", "* roll white", "0 end-turn")
    assert table.active == ODIN
    draw(table, "hel", "* roll white")
    assert table.spaces[HEL] == 3
    go(table, "0 end-turn")
    assert table.outcome == WON


def test_special_cards_are_cards_like_others_to_odin():
    """YG-R-32"""
    table = at_cards("odin", difficulty="hel/r1")
    go(table, "* draw-card angry-hel", "* draw-card surt", "0 apply-card surt", "0 put-under", "* roll white")
    assert table.bottom == [6]
    assert table.spaces == [1, 2, 1, 1, 1, 1]


# Thor is in test_combat.py; Frey


def test_frey_has_four_actions_all_different():
    """YG-10.5"""
    table = at_actions("frey,thor")
    give(table, FREY, vikings=1)
    go(table, "0 act elves", "0 act forge", "0 forge draupnir", "0 act darkness", "0 give-vikings 1", "0 enough")
    assert why(table, "act elves") == ("YG-3.6", "world-already-used")
    go(table, "0 act sacred", "0 advance-vane")
    assert table.active == THOR


def test_frey_may_try_four_times_to_calm_fenrir():
    """YG-10.6"""
    table = at_cards("frey,thor")
    place(table, fenrir=5)
    draw(table, "fenrir", *["0 calm", "* roll black"] * 3)
    assert table.active == FREY
    go(table, "0 calm", "* roll black")
    assert (table.active, table.is_raging) == (THOR, True)


def test_the_limit_is_looked_at_before_each_action():
    """YG-10.12, YG-EXD-8, YG-R-21"""
    table = at_actions("frey,thor")
    go(table, "0 act elves", "0 act sacred", "0 advance-vane", "0 change-trance")
    assert table.active == THOR  # in trance before the fourth

    table = at_actions("frey,thor")
    go(table, "0 act elves", "0 act sacred", "0 advance-vane", "0 act forge", "0 forge draupnir")
    assert table.active == FREY
    go(table, "0 change-trance")
    assert table.is_in_trance(FREY)
    assert table.active == THOR


def test_frey_has_his_fourth_action_back_when_utgardloki_falls():
    """YG-R-21"""
    table = at_actions("frey,thor")
    wake(table, "utgardloki")
    give(table, FREY, vikings=3)
    go(table, "0 act elves", "0 act sacred", "0 advance-vane", "0 act ice", "0 fight-giant utgardloki")
    go(table, "0 send-vikings 3", "* roll white", "0 send-elves 0")
    assert table.active == FREY
    go(table, "0 change-trance")
    assert table.active == THOR


# Freyja


def test_freyja_may_use_one_world_twice():
    """YG-10.7"""
    table = at_actions("freyja")
    go(table, "0 act elves", "0 act elves")
    assert (table.elves[FREYJA], table.elves_at_home) == (2, 0)
    table.elves_at_home = 1
    assert why(table, "act elves") == ("YG-3.6", "world-already-used")


def test_freyja_doubles_one_world_only():
    """YG-10.7"""
    table = at_actions("freyja")
    go(table, "0 act elves", "0 act sacred", "0 advance-vane")
    assert "act elves" in offered(table)
    assert "act sacred" in offered(table)
    go(table, "0 act sacred", "0 use-vane fly", "0 move-valkyries white")
    assert question(table) == "CardDraw"  # three actions, her turn is over


def test_freyja_in_examples():
    """YG-EXD-18, YG-10.8, YG-11.5, YG-R-22"""
    table = at_actions("freyja,thor")
    place(table, hel=2)
    go(
        table,
        "0 act sacred",
        "0 advance-vane",
        "0 act sacred",
        "0 use-vane fly",
        "0 move-valkyries white",
        "0 act asgard",
        "0 fight hel",
    )
    assert question(table) == "DieRoll"

    table = at_actions("freyja,thor")
    go(table, "0 change-trance", "0 act midgard", "0 move-valkyries white", "0 enough")
    assert why(table, "act midgard") == ("YG-3.6", "world-already-used")

    table = at_actions("freyja,thor")
    place(table, hel=2)
    put_in_trance(table, FREYJA)
    go(table, "0 change-trance", "0 act asgard", "0 fight hel", "* roll white", "0 change-trance")
    assert table.is_in_trance(FREYJA)
    assert table.active == THOR


def test_freyja_changes_twice_and_no_more_and_not_against_utgardloki():
    """YG-10.8, YG-R-22, YG-R-17"""
    table = at_actions("freyja,thor")
    go(table, "0 change-trance", "0 change-trance")
    assert why(table, "change-trance") == ("YG-11.3", "trance-changed-already")

    table = at_actions("freyja,thor")
    wake(table, "utgardloki")
    go(table, "0 change-trance")
    assert why(table, "change-trance") == ("YG-11.3", "trance-changed-already")


# Tyr


def test_tyr_may_roll_twice_and_choose():
    """YG-10.9, YG-R-24"""
    table = at_actions("tyr")
    place(table, hel=2)
    go(table, "0 act asgard", "0 fight hel", "* roll green")
    assert offered(table) == ["keep-roll", "roll-again"]
    go(table, "0 roll-again", "* roll blue")
    assert offered(table) == ["take-roll green", "take-roll blue"]
    assert why(table, "take-roll black") == ("YG-10.9", "choose-one-of-two-rolls")
    go(table, "0 take-roll green")
    assert told(table, FightLost) == [FightLost(TYR, 2, 5)]
    assert [event.colour for event in told(table, DieRolled)] == [2, 1]
    assert [event.colour for event in told(table, RollChosen)] == [2]


def test_tyr_may_keep_his_first_roll_and_need_not_choose_between_equals():
    """YG-10.9"""
    table = at_actions("tyr")
    place(table, hel=2)
    go(table, "0 act asgard", "0 fight hel", "* roll green", "0 keep-roll")
    assert question(table) == "ChooseAction"
    go(table, "0 act ice", "0 fight-top", "* roll blue", "0 roll-again", "* roll blue")
    assert question(table) == "ChooseAction"


@pytest.mark.parametrize(("name", "bag"), [("hel", 0), ("surt", 1), ("jormungand", 2)])
def test_tyr_rolls_twice_for_enemies_too(name, bag):
    """YG-10.9"""
    table = at_cards("tyr")
    draw(table, name, "* roll black", "0 roll-again", f"* roll {bag}", f"0 take-roll {bag}")
    assert table.rolled == bag
    assert question(table) == "ChooseAction"


def test_tyr_calms_fenrir_with_either_roll_in_one_action():
    """YG-10.10, YG-EXD-11"""
    table = at_cards("tyr")
    place(table, fenrir=6)
    draw(table, "fenrir", "0 calm", "* roll blue", "0 roll-again", "* roll white", "0 take-roll white")
    assert table.spaces[FENRIR] == 7
    assert not table.is_raging
    assert table.actions_used == 1


def test_tyr_has_no_roll_to_repeat_while_thiazy_is_active():
    """YG-R-24"""
    table = at_actions("tyr")
    place(table, hel=2)
    wake(table, "thiazy")
    go(table, "0 act asgard", "0 fight hel")
    assert told(table, DieRolled) == []


# Heimdall


def test_heimdall_draws_four_pawns():
    """YG-10.11"""
    table = at_actions("heimdall")
    table.valkyries = 2
    go(table, "0 act midgard", "0 search", "* draw-pawns 4 0")
    assert table.vikings[HEIMDALL] == 4
