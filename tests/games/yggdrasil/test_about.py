"""What a move would cost or bring, as its words tell it."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.kernel.notation import move_from
from tests.games.yggdrasil.tree import FREY, HEL, THOR, at_actions, defeat, give, hold, place, wake


def about(table, text: str) -> dict[str, int]:
    told: dict[str, int] = RULES.about(table, 0, move_from(RULES, text))
    return told


@pytest.mark.parametrize(("dead", "count"), [(3, 3), (5, 5), (9, 5)])
def test_how_many_of_the_dead_go_into_a_bag(dead, count):
    """YG-6.20"""
    table = at_actions()
    table.dead = dead
    assert about(table, "fill-bag blue") == {"count": count}


def test_how_strong_an_enemy_and_a_giant_are():
    """YG-7.8"""
    table = at_actions()
    place(table, hel=4)
    wake(table, "angerboda", "bergelmir")
    assert about(table, "fight hel") == {"strength": 7, "chance": 0}
    assert about(table, "fight-top") == about(table, "fight-giant angerboda") == {"strength": 4, "chance": 16}


def test_how_likely_a_fight_is_won_before_it_is_begun():
    """YG-7.1, YG-7.3, YG-7.5: with all Vikings and Elves, Thor's own 1 and the artefact."""
    table = at_actions()
    place(table, hel=6)  # strength 7
    table.sent, table.rolled = 5, 3  # left from an earlier fight
    assert about(table, "fight hel")["chance"] == 0
    give(table, THOR, vikings=2, elves=1)
    assert about(table, "fight hel")["chance"] == 16  # three hammers
    hold(table, THOR, HEL, 2)
    assert about(table, "fight hel")["chance"] == 66  # one
    give(table, THOR, vikings=3, elves=1)
    assert about(table, "fight hel")["chance"] == 100
    assert about(table, "fight-top")["chance"] == 100


def test_where_an_enemy_stands_and_where_nidhogg_would_drag_him():
    """YG-8.21, YG-5.12"""
    table = at_actions()
    place(table, hel=4, surt=8)
    assert about(table, "push-back hel") == {"space": 4}
    assert about(table, "let-advance hel") == {"space": 5}
    assert about(table, "let-advance surt") == {"space": 8}


def test_which_island_is_under_water_and_how_many_pawns_a_search_draws():
    """YG-6.6, YG-6.9, YG-10.11"""
    table = at_actions()
    assert about(table, "move-valkyries black") == {"flooded": 1}
    assert about(table, "move-valkyries green") == {"flooded": 0}
    assert about(table, "search") == {"pawns": 3}
    assert about(at_actions("heimdall"), "search") == {"pawns": 4}


def test_the_level_forged_and_what_a_god_has_to_exchange():
    """YG-6.13, YG-6.18"""
    table = at_actions()
    hold(table, THOR, HEL, 1)
    give(table, FREY, vikings=3, elves=2)
    assert about(table, "forge draupnir") == {"level": 2, "enemy": 0}
    assert about(table, "forge mimming") == {"level": 1, "enemy": 1}
    assert about(table, "meet frey") == {"vikings": 3, "elves": 2}


def test_whether_trance_is_entered_or_left():
    """YG-11.1"""
    table = at_actions()
    assert about(table, "change-trance") == {"entering": 1}
    table.in_trance = 1 << THOR
    assert about(table, "change-trance") == {"entering": 0}


def test_how_many_of_a_rune_have_fallen():
    """YG-8.18"""
    table = at_actions()
    defeat(table, "gymir", "fafner", "hrym")
    assert about(table, "defeat-giant thiazy") == {"rune": 2, "fallen": 2, "pieces": 4}


@pytest.mark.parametrize(("space", "chance", "for_tyr"), [(2, 83, 97), (4, 66, 88), (6, 33, 55), (8, 33, 55)])
def test_how_likely_fenrir_is_calmed(space, chance, for_tyr):
    """YG-5.17, YG-5.23, YG-10.10"""
    for god, expected in (("thor", chance), ("tyr", for_tyr)):
        table = at_actions(god)
        place(table, fenrir=space)
        assert about(table, "calm") == {"chance": expected}


def test_outside_a_fight_nothing_is_promised():
    """YG-7.1"""
    table = at_actions()
    assert about(table, "send-vikings 2") == {"chance": 0}
    assert about(table, "send-elves 1") == {"total": 0, "strength": 0}
    assert about(table, "end-turn") == {"wasted": 3}
