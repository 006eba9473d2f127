"""Frost giants and runes (YG-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import FightWon, GiantDefeated, RuneCompleted
from meadhall.games.yggdrasil.frost import GIANT_ROWS
from meadhall.games.yggdrasil.model import ENEMY_NAMES, MANN, PLAYING, SIGEL, TIWAZ, WON
from tests.games.yggdrasil.tree import (
    BLUE,
    DAEG,
    FENRIR,
    FREY,
    HEL,
    JORMUNGAND,
    LOKI,
    NIDHOGG,
    ODIN,
    SURT,
    THOR,
    TYR,
    at_actions,
    at_cards,
    defeat,
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


def fell(table, name: str) -> None:
    """Thor fells an active giant with two Vikings."""
    go(table, "0 act ice", f"0 fight-giant {name}", "0 send-vikings 3", "* roll white")


def at_fortress(*awake: str, gods: str = "thor", **options):
    table = at_actions(gods, **options)
    wake(table, *awake)
    give(table, table.active, vikings=9)
    return table


def test_a_giant_is_in_the_pile_active_or_defeated_for_good():
    """YG-8.1"""
    table = at_fortress("gialp")
    assert (len(RULES.view(table, 0).pile), RULES.view(table, 0).awake) == (15, (13,))
    fell(table, "gialp")
    assert RULES.view(table, 0).defeated == (13,)
    put_in_trance(table, ODIN)
    table.used = 0
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 3", "* roll white")
    assert why(table, "defeat-giant gialp") == ("YG-8.1", "giant-is-defeated")


def test_a_giant_defeated_from_the_pile_never_has_an_effect():
    """YG-8.2"""
    table = at_fortress()
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 3", "* roll white", "* draw-giant gialp")
    assert "act fire" in offered(table)


def test_only_loki_wakes_giants():
    """YG-8.3"""
    for name in ("hel", "surt", "jormungand"):
        table = at_cards()
        draw(table, name, "* roll white")
        assert table.awake == 0
    table = at_cards()
    draw(table, "loki", "* draw-giant thrym")
    assert table.awake == 1 << 4


def test_all_effects_of_all_active_giants_apply_together():
    """YG-8.4"""
    table = at_fortress("gialp", "hrym", "angerboda")
    place(table, hel=2)
    assert why(table, "act dead") == ("YG-6.31", "world-is-blocked")
    assert why(table, "act fire") == ("YG-6.31", "world-is-blocked")
    assert table.strength(HEL) == 6


STRENGTHENING = {
    "angerboda": HEL,
    "thrym": JORMUNGAND,
    "thokk": NIDHOGG,
    "suttung": LOKI,
    "greip": SURT,
    "skyrmir": FENRIR,
}


@pytest.mark.parametrize("name", STRENGTHENING)
def test_six_giants_strengthen_an_enemy_but_not_his_power(name):
    """YG-8.14; YG-8.5a, YG-8.6a, YG-8.6b, YG-8.7a, YG-8.8a, YG-8.8d"""
    table = at_actions()
    table.spaces = [4] * 6
    wake(table, name)
    assert [table.strength(enemy) for enemy in range(6)] == [
        7 if enemy == STRENGTHENING[name] else 6 for enemy in range(6)
    ]


def test_a_stronger_hel_does_not_take_more():
    """YG-8.14"""
    table = at_cards()
    wake(table, "angerboda")
    draw(table, "hel", "* roll white")
    assert table.removed == 1


RUNE_OF = {
    SIGEL: ["angerboda", "hrungnir", "utgardloki", "hrym"],
    MANN: ["thrym", "thokk", "hymir", "bergelmir"],
    TIWAZ: ["suttung", "gymir", "fafner", "thiazy"],
    DAEG: ["greip", "gialp", "geirroed", "skyrmir"],
}


@pytest.mark.parametrize("rune", RUNE_OF)
def test_the_four_giants_of_a_rune_in_any_order(rune):
    """YG-8.10"""
    for last in RUNE_OF[rune]:
        table = at_fortress(last, gods="frey")
        defeat(table, *[name for name in RUNE_OF[rune] if name != last])
        go(
            table,
            "0 act ice",
            f"0 fight-giant {last}",
            "0 send-vikings 4",
            *(["* roll black"] if last != "thiazy" else []),
        )
        assert told(table, RuneCompleted) == [RuneCompleted(rune)]


def test_how_many_giants_have_which_effect():
    """YG-8.9"""
    assert Counter(row.effect for row in GIANT_ROWS) == {
        "blocks-world": 6,
        "strengthens-enemy": 6,
        "strengthens-giants": 1,
        "whirlpool": 1,
        "no-die": 1,
        "no-powers": 1,
    }
    blocked = {row.world for row in GIANT_ROWS if row.effect == "blocks-world"}
    assert blocked == {"elves", "forge", "darkness", "dead", "fire", "sacred"}
    assert {row.enemy for row in GIANT_ROWS if row.effect == "strengthens-enemy"} == set(ENEMY_NAMES)


def test_the_whirlpool_lets_the_valkyries_leave_but_not_enter():
    """YG-8.12, YG-8.6c, YG-EXD-9"""
    table = at_fortress("hymir")
    table.valkyries, table.submerged = 2, 3
    go(table, "0 act midgard")
    assert offered(table) == ["move-valkyries white", "search"]
    assert why(table, "move-valkyries green") == ("YG-8.12", "whirlpool")

    table = at_fortress("hymir")
    table.valkyries, table.submerged = 3, 3
    go(table, "0 act midgard")
    assert offered(table) == ["move-valkyries blue", "move-valkyries black"]


def test_without_hymir_the_flood_is_no_whirlpool():
    """YG-8.13"""
    table = at_fortress("hymir")
    table.valkyries, table.submerged = 2, 3
    fell(table, "hymir")
    assert table.submerged == 3
    go(table, "0 act midgard", "0 move-valkyries green")
    assert table.valkyries == 3


def test_bergelmir_strengthens_every_giant_himself_included():
    """YG-8.15, YG-8.6d"""
    for target in ("fight-top", "fight-giant bergelmir", "fight-giant gialp"):
        table = at_fortress("bergelmir", "gialp", gods="frey")
        go(table, "0 act ice", f"0 {target}", "0 send-vikings 3", "* roll white")
        assert table.defeated == 0
    go(table, "0 end-turn")
    assert table.giant_strength() == 4


def test_thiazy_stops_no_other_roll():
    """YG-8.16, YG-R-25"""
    table = at_cards("thor")
    wake(table, "thiazy")
    draw(table, "hel", "* roll blue")
    assert table.bag_vikings[BLUE] == 8
    table = at_cards("thor")
    wake(table, "thiazy")
    draw(table, "fenrir", "0 calm", "* roll white")
    assert not table.is_raging


def test_utgardloki_stops_personal_and_trance_powers():
    """YG-8.17, YG-8.5c, YG-11.17, YG-R-17"""
    table = at_fortress("utgardloki", gods="frey,thor,heimdall")
    put_in_trance(table, THOR, 5)
    assert table.action_limit() == 3
    assert table.giant_strength() == 3
    assert table.search_size() == 3
    put_in_trance(table, FREY)
    place(table, hel=2)
    assert why(table, "act asgard") == ("YG-6.4", "no-asgard-in-trance")
    assert "change-trance" in offered(table)


def test_a_table_may_agree_that_trance_powers_go_on():
    """YG-R-17"""
    table = at_fortress("utgardloki", gods="frey,thor,heimdall", utgardloki_stops_trance=False)
    put_in_trance(table, THOR, 5)
    assert table.action_limit() == 3
    assert table.giant_strength() == 2
    assert table.search_size() == 4


def test_a_rune_is_applied_before_the_next_action():
    """YG-8.18"""
    table = at_fortress("skyrmir")
    defeat(table, "greip", "gialp", "geirroed")
    fell(table, "skyrmir")
    assert question(table) == "ChooseAction"
    assert table.quiet_turns == 3

    table = at_fortress("thrym")
    place(table, hel=2)
    defeat(table, "thokk", "hymir", "bergelmir")
    fell(table, "thrym")
    assert question(table) == "ChooseEnemyToPush"


def test_a_rune_comes_before_the_other_effects_of_the_vane():
    """YG-8.18, YG-8.19"""
    table = at_actions("thor,frey")
    put_in_trance(table, FREY)
    table.vane = 6
    place(table, hel=5)
    defeat(table, "thokk", "hymir", "bergelmir")
    go(table, "0 act sacred", "0 use-vane fell", "0 defeat-giant thrym")
    assert question(table) == "ChooseEnemyToPush"
    go(table, "0 push-back hel")
    assert table.spaces[HEL] == 2
    assert question(table) == "ChooseEffect"


def test_giants_count_however_they_were_defeated():
    """YG-8.19, YG-R-18"""
    table = at_fortress("skyrmir", gods="thor,odin")
    defeat(table, "greip", "gialp")
    table.vane = 6
    go(table, "0 act sacred", "0 use-vane fell", "0 defeat-giant geirroed")
    put_in_trance(table, ODIN)
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 3", "* roll white", "0 defeat-giant skyrmir")
    assert told(table, RuneCompleted) == [RuneCompleted(DAEG)]


def test_each_rune_comes_once():
    """YG-8.20"""
    table = at_fortress("skyrmir", "hymir")
    defeat(table, "greip", "gialp", "geirroed")
    fell(table, "skyrmir")
    table.used, table.quiet_turns = 0, 0
    fell(table, "hymir")
    assert told(table, RuneCompleted) == [RuneCompleted(DAEG)]
    assert table.quiet_turns == 0
    assert RULES.view(table, 0).runes == (DAEG,)


def test_tiwaz_pushes_three_different_enemies():
    """YG-8.21"""
    table = at_fortress("gymir")
    table.spaces = [3, 4, 5, 1, 1, 1]
    defeat(table, "suttung", "fafner", "thiazy")
    fell(table, "gymir")
    go(table, "0 push-back hel")
    assert why(table, "push-back hel") == ("YG-8.21", "enemy-already-pushed")
    go(table, "0 push-back surt", "0 push-back jormungand")
    assert table.spaces == [2, 3, 4, 1, 1, 1]
    assert question(table) == "ChooseAction"


def test_mann_pushes_one_enemy_three_spaces():
    """YG-8.22"""
    for before, after in ((7, 4), (3, 1)):
        table = at_fortress("hymir")
        place(table, loki=before)
        defeat(table, "thrym", "thokk", "bergelmir")
        fell(table, "hymir")
        go(table, "0 push-back loki")
        assert table.spaces[LOKI] == after


def test_sigel_brings_back_up_to_fifteen_of_the_dead():
    """YG-8.23"""
    table = at_fortress("hrym", gods="thor,frey,tyr")
    table.dead, table.bag_vikings = 20, [6, 9, 12, 0]
    table.removed = 0
    defeat(table, "angerboda", "hrungnir", "utgardloki")
    fell(table, "hrym")
    assert question(table) == "GrantVikings"
    assert len(offered(table)) == 16
    go(table, "0 grant 4")
    assert why(table, "grant 12") == ("YG-8.23", "too-few-to-grant")
    go(table, "0 grant 10", "0 grant 0")
    assert (table.vikings[THOR], table.vikings[FREY], table.vikings[TYR]) == (6 + 4, 10, 0)
    assert table.dead == 23 - 14


def test_sigel_gives_no_more_than_there_are():
    """YG-8.23, YG-R-16"""
    table = at_fortress("hrym", gods="frey")
    table.dead = 2
    defeat(table, "angerboda", "hrungnir", "utgardloki")
    go(table, "0 act ice", "0 fight-giant hrym", "0 send-vikings 3", "* roll white")
    assert offered(table) == [f"grant {count}" for count in range(6)]


def test_daeg_keeps_three_turns_without_a_card():
    """YG-8.24, YG-R-19"""
    table = at_fortress("skyrmir", gods="thor,frey")
    defeat(table, "greip", "gialp", "geirroed")
    fell(table, "skyrmir")
    for _ in range(3):
        go(table, "0 end-turn")
        assert question(table) == "ChooseAction"
    assert table.cards_left() == 42
    go(table, "0 end-turn")
    assert question(table) == "CardDraw"


def test_daeg_with_a_single_god():
    """YG-EXD-20, YG-R-19, YG-R-4"""
    table = at_fortress("skyrmir")
    defeat(table, "greip", "gialp", "geirroed")
    fell(table, "skyrmir")
    at = table.turn
    go(table, "0 end-turn", "0 end-turn", "0 end-turn", "0 end-turn")
    assert (table.turn, question(table)) == (at + 4, "CardDraw")


def test_day_is_not_waited_for_when_the_deck_is_empty():
    """YG-EXD-12, YG-R-30"""
    table = at_fortress("skyrmir")
    defeat(table, "greip", "gialp", "geirroed")
    table.discard[:6], table.normals, table.unseen = [7] * 6, [0] * 6, 0
    fell(table, "skyrmir")
    assert table.quiet_turns == 3
    go(table, "0 end-turn")
    assert table.outcome == WON


def test_enemies_on_the_first_space_may_be_named_in_vain():
    """YG-8.25, YG-R-11"""
    table = at_fortress("gymir")
    place(table, hel=2)
    defeat(table, "suttung", "fafner", "thiazy")
    fell(table, "gymir")
    go(table, "0 push-back fenrir", "0 push-back surt", "0 push-back hel")
    assert table.spaces == [1] * 6


def test_odin_fells_gialp_the_third_of_her_rune():
    """YG-EX-13"""
    table = at_fortress("gialp", gods="odin")
    defeat(table, "greip", "geirroed")
    assert why(table, "act fire") == ("YG-6.31", "world-is-blocked")
    go(table, "0 act ice", "0 fight-giant gialp", "0 send-vikings 3", "* roll white")
    assert told(table, FightWon) == [FightWon(ODIN, 3, 3)]
    assert told(table, GiantDefeated) == [GiantDefeated(13)]
    assert told(table, RuneCompleted) == []
    assert "act fire" in offered(table)


def test_a_rune_may_push_an_enemy_out_of_the_residence():
    """YG-R-35"""
    table = at_fortress("gymir")
    place(table, hel=8)
    defeat(table, "suttung", "fafner", "thiazy")
    fell(table, "gymir")
    go(table, "0 push-back hel", "0 end-turn")
    assert table.spaces[HEL] == 7
    assert table.outcome == PLAYING
