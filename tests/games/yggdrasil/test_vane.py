"""The track of the Vane (YG-9)."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import CardsPutInOrder, SoulsFound, VaneReturned
from tests.games.yggdrasil.tree import (
    FREY,
    GIANT,
    HEL,
    THOR,
    at_actions,
    defeat,
    go,
    offered,
    place,
    put_in_trance,
    question,
    told,
    wake,
    why,
)

EFFECTS = ["fly", "raise", "foresee", "repel", "fell"]  # from the second space on


def with_vane(space: int, gods: str = "thor,frey"):
    table = at_actions(gods)
    table.vane = space
    return table


def test_what_each_space_gives():
    """YG-9.1, YG-9.2"""
    asked = {
        "fly": "ChooseFlight",
        "raise": "ChooseAction",
        "foresee": "CardDraw",
        "repel": "ChooseEnemyToPush",
        "fell": "ChooseGiantToDefeat",
    }
    for effect, question_of in asked.items():
        table = with_vane(6)
        place(table, hel=2)
        go(table, "0 act sacred", f"0 use-vane {effect}")
        assert question(table) == question_of


@pytest.mark.parametrize("space", range(1, 7))
def test_one_effect_up_to_where_the_vane_stands(space):
    """YG-9.2"""
    table = with_vane(space)
    go(table, "0 act sacred")
    assert [move for move in offered(table) if move != "advance-vane"] == [
        f"use-vane {effect}" for effect in EFFECTS[: space - 1]
    ]


def test_the_third_space_offers_two_effects_or_an_advance():
    """YG-EX-14"""
    table = with_vane(3)
    go(table, "0 act sacred")
    assert offered(table) == ["advance-vane", "use-vane fly", "use-vane raise"]
    twin = table.copy()
    go(twin, "0 advance-vane")
    assert twin.vane == 4
    twin = table.copy()
    go(twin, "0 use-vane raise")
    assert (twin.vikings[THOR], twin.vane) == (2, 1)
    go(table, "0 use-vane fly", "0 move-valkyries white")
    assert (table.valkyries, table.vane) == (1, 1)


def test_the_second_space_moves_the_valkyries_without_a_search():
    """YG-9.3"""
    table = with_vane(2)
    table.valkyries = 2
    go(table, "0 act sacred", "0 use-vane fly")
    assert offered(table) == ["move-valkyries white", "move-valkyries green"]
    go(table, "0 move-valkyries green")
    assert told(table, SoulsFound) == []
    assert "act midgard" in offered(table)  # Midgard is another action


def test_the_whirlpool_stops_the_vane_too():
    """YG-9.3, YG-8.12"""
    table = with_vane(2)
    wake(table, "hymir")
    table.valkyries, table.submerged = 2, 3
    go(table, "0 act sacred", "0 use-vane fly")
    assert offered(table) == ["move-valkyries white"]
    assert why(table, "move-valkyries green") == ("YG-8.12", "whirlpool")


def test_the_third_space_takes_two_vikings_or_fewer():
    """YG-9.4"""
    table = with_vane(3)
    table.dead = 1
    go(table, "0 act sacred", "0 use-vane raise")
    assert (table.vikings[THOR], table.dead) == (1, 0)


def test_the_fourth_space_puts_six_cards_in_order():
    """YG-9.5"""
    table = with_vane(4)
    go(table, "0 act sacred", "0 use-vane foresee", *[f"* draw-card {card}" for card in (0, 1, 2, 3, 0, 5)])
    assert RULES.view(table, None).looked_at == (0, 1, 2, 3, 0, 5)
    assert offered(table) == [f"place-card {card}" for card in ("hel", "surt", "jormungand", "loki", "fenrir")]
    assert why(table, "place-card nidhogg") == ("YG-9.5", "card-not-looked-at")
    go(table, "0 place-card fenrir", "0 place-card loki", "0 place-card jormungand", "0 place-card surt")
    assert table.top == [5, 3, 2, 1, 0, 0]  # two alike need no choice
    assert told(table, CardsPutInOrder) == [CardsPutInOrder((5, 3, 2, 1, 0, 0))]
    assert table.cards_left() == 42
    go(table, "0 end-turn")
    assert (table.spaces[5], table.is_raging) == (2, True)


def test_the_fourth_space_with_fewer_cards_and_known_ones_below():
    """YG-9.5"""
    table = with_vane(4)
    table.discard[:6], table.normals = [5, 7, 7, 7, 7, 7], [1, 0, 0, 0, 0, 0]
    table.unseen, table.bottom = 1, [0]
    table.top = []
    table.discard[1], table.bottom = 6, [0, 1]
    go(table, "0 act sacred", "0 use-vane foresee", "* draw-card hel")
    assert table.looked_at == [0, 0, 1]
    go(table, "0 place-card surt")
    assert (table.top, table.bottom) == ([1, 0, 0], [])


def test_cards_below_the_six_keep_their_places():
    """YG-9.5"""
    table = with_vane(4)
    table.top = [0, 1, 2, 3, 4, 5, 5, 4]
    table.normals, table.unseen = [6, 6, 6, 6, 5, 5], 34
    go(table, "0 act sacred", "0 use-vane foresee")
    go(table, *[f"0 place-card {card}" for card in (5, 4, 3, 2, 1)])
    assert table.top == [5, 4, 3, 2, 1, 0, 5, 4]


def test_the_fifth_space_pushes_an_enemy_even_for_a_god_in_trance():
    """YG-9.6"""
    table = with_vane(5)
    put_in_trance(table, THOR)
    place(table, hel=4)
    go(table, "0 act sacred", "0 use-vane repel", "0 push-back hel")
    assert (table.spaces[HEL], table.removed) == (3, 0)


def test_the_sixth_space_defeats_a_giant_of_the_pile():
    """YG-9.7, YG-R-18"""
    table = with_vane(6)
    wake(table, "gialp")
    defeat(table, "hymir")
    go(table, "0 act sacred", "0 use-vane fell")
    assert len(offered(table)) == 14
    assert why(table, "defeat-giant gialp") == ("YG-9.7", "giant-is-not-in-the-pile")
    assert why(table, "defeat-giant hymir") == ("YG-8.1", "giant-is-defeated")
    go(table, "0 defeat-giant greip")
    assert table.defeated >> GIANT["greip"] & 1
    assert table.vane == 1


def test_the_vane_is_shared():
    """YG-9.8"""
    table = at_actions("thor,frey")
    table.quiet_turns = 1
    go(table, "0 act sacred", "0 advance-vane", "0 end-turn", "0 act sacred")
    assert table.active == FREY
    assert "use-vane fly" in offered(table)


def test_the_vane_may_be_used_in_vain():
    """YG-9.9, YG-9.7, YG-R-9"""
    table = with_vane(3)
    table.dead = 0
    go(table, "0 act sacred", "0 use-vane raise")
    assert (table.vikings[THOR], table.vane) == (0, 1)

    table = with_vane(6)
    table.pile, table.defeated = 0, 0xFFFF
    go(table, "0 act sacred", "0 use-vane fell")
    assert told(table, VaneReturned) == [VaneReturned()]

    table = with_vane(2)
    wake(table, "hymir")
    table.submerged = 1
    go(table, "0 act sacred", "0 use-vane fly")
    assert (table.valkyries, table.vane) == (0, 1)


def test_cards_already_known_need_no_chance():
    """YG-9.5"""
    table = with_vane(4)
    table.top, table.normals[0], table.unseen = [0], 6, 41
    go(table, "0 act sacred", "0 use-vane foresee", *["* draw-card surt"] * 5)
    assert table.looked_at == [0, 1, 1, 1, 1, 1]
    go(table, "0 place-card surt", "0 place-card surt", "0 place-card hel")
    assert table.top == [1, 1, 0, 1, 1, 1]
