"""The Asgard track (YG-4) and the six enemies (YG-5)."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import (
    EnemyAdvanced,
    EnemyHeldBack,
    EnemyStayed,
    GiantAwoke,
    NoGiantAwoke,
    ValkyriesMoved,
)
from meadhall.games.yggdrasil.model import LOST, PLAYING, POWER, STRENGTH
from tests.games.yggdrasil.tree import (
    BLACK,
    BLUE,
    FENRIR,
    FREY,
    GIANT,
    GREEN,
    HEL,
    JORMUNGAND,
    LOKI,
    NIDHOGG,
    RAINBOW,
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
    question,
    told,
    wake,
    why,
)

# The track


def test_strength_and_power_of_every_space():
    """YG-4.1"""
    assert STRENGTH[1:] == (0, 5, 5, 6, 6, 7, 7, 8)
    assert POWER[1:] == (0, 1, 1, 2, 2, 3, 3, 0)


@pytest.mark.parametrize(("space", "passed"), [(3, (0, 0, 0)), (4, (1, 0, 0)), (6, (1, 1, 0)), (8, (1, 1, 1))])
def test_where_wall_gate_and_residence_stand(space, passed):
    """YG-4.2"""
    table = at_actions()
    place(table, hel=space)
    assert (table.enemies_from(4), table.enemies_from(6), table.enemies_from(8)) == passed


def test_enemies_may_share_a_space():
    """YG-4.3"""
    table = at_cards()
    place(table, hel=2, surt=2, loki=1)
    draw(table, "loki", "* draw-giant angerboda")
    assert table.spaces == [2, 2, 1, 2, 1, 1]


@pytest.mark.parametrize("space", range(1, 7))
def test_an_enemy_card_is_one_space_and_the_effect_of_the_new_zone(space):
    """YG-4.4, YG-EX-1"""
    table = at_cards()
    place(table, hel=space)
    draw(table, "hel", "* roll black")
    assert table.spaces[HEL] == space + 1
    assert table.bag_vikings[BLACK] == 15 - POWER[space + 1]


def test_hel_in_the_third_zone_has_power_two():
    """YG-EX-21"""
    table = at_cards()
    place(table, hel=3)
    draw(table, "hel", "* roll black")
    assert table.removed == 2


def test_an_angry_enemy_moves_two_spaces_and_has_one_effect():
    """YG-4.5, YG-EXD-2"""
    table = at_cards(difficulty="loki/0")
    place(table, loki=3)
    draw(table, "angry-loki", "* draw-giant angerboda", "* draw-giant thokk")
    assert table.spaces[LOKI] == 5
    assert [event.giant for event in told(table, GiantAwoke)] == [0, 5]
    assert question(table) == "ChooseAction"


@pytest.mark.parametrize(("space", "power"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 0)])
def test_an_angry_enemy_has_the_power_of_the_space_he_comes_to(space, power):
    """YG-4.5, YG-4.7: not that of the space he passes."""
    table = at_cards(difficulty="surt/0")
    place(table, surt=space)
    draw(table, "angry-surt", *(["* roll blue"] if power else []))
    assert (table.spaces[SURT], table.fire) == (space + 2, 12 - power)
    assert question(table) == "ChooseAction"


def test_an_angry_enemy_before_the_residence_moves_one_space():
    """YG-4.5, YG-EXD-1"""
    table = at_cards("thor", difficulty="surt/0")
    place(table, surt=7)
    draw(table, "angry-surt")
    assert table.spaces[SURT] == 8
    assert table.fire == 12
    assert question(table) == "ChooseAction"
    go(table, "0 end-turn")
    assert table.outcome == LOST


def test_surt_pushed_back_in_time_does_no_harm():
    """YG-EXD-1"""
    table = at_cards("thor", difficulty="surt/0")
    place(table, surt=7)
    give(table, THOR, vikings=7)
    draw(table, "angry-surt", "0 act asgard", "0 fight surt", "0 send-vikings 7", "* roll white", "0 end-turn")
    assert table.spaces[SURT] == 7
    assert table.outcome == PLAYING


def test_ragnarok_moves_its_enemies_one_space_without_effect():
    """YG-4.6, YG-4.11, YG-R-29"""
    table = at_cards(difficulty="0/1")
    draw(table, "ragnarok-1")
    assert table.spaces == [2, 2, 2, 1, 1, 1]
    assert question(table) == "ChooseAction"
    assert [event.enemy for event in told(table, EnemyAdvanced)] == [HEL, SURT, JORMUNGAND]
    assert (table.removed, table.fire, table.submerged) == (0, 12, BLACK + 1)


@pytest.mark.parametrize("name", ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"])
def test_no_effect_in_odins_residence(name):
    """YG-4.7, YG-5.25, YG-R-33"""
    table = at_cards()
    place(table, **{name: 7})
    draw(table, name)
    assert max(table.spaces) == 8
    assert sum(table.spaces) == 13  # nobody else has moved
    assert question(table) == "ChooseAction"
    assert (table.removed, table.fire, table.awake, table.is_raging) == (0, 12, 0, False)


def test_an_enemy_drawn_in_the_residence_stays_without_effect():
    """YG-4.8, YG-R-10"""
    table = at_cards()
    place(table, hel=8)
    draw(table, "hel")
    assert table.spaces[HEL] == 8
    assert told(table, EnemyStayed) == [EnemyStayed(HEL, 8)]
    assert question(table) == "ChooseAction"


def test_nobody_is_pushed_beyond_the_first_space():
    """YG-4.9, YG-R-11"""
    table = at_actions()
    place(table, surt=2)
    table.vane = 5
    go(table, "0 act sacred", "0 use-vane repel", "0 push-back hel")
    assert table.spaces[HEL] == 1
    assert told(table, EnemyStayed) == [EnemyStayed(HEL, 1)]
    assert table.vane == 1


def test_moving_to_the_left_has_no_effect():
    """YG-4.10"""
    table = at_actions()
    place(table, loki=4)
    table.vane = 5
    go(table, "0 act sacred", "0 use-vane repel", "0 push-back loki")
    assert told(table, EnemyHeldBack) == [EnemyHeldBack(LOKI, 3)]
    assert table.awake == 0
    assert question(table) == "ChooseAction"


def test_whoever_nidhogg_drags_along_has_no_effect():
    """YG-4.11"""
    table = at_cards()
    table.spaces = [3, 1, 3, 3, 3, 3]
    draw(table, "nidhogg")
    assert table.spaces[SURT] == 2
    assert table.fire == 12
    assert question(table) == "ChooseAction"


# Hel and Surt


def test_hel_takes_vikings_from_the_bag_of_the_rolled_colour():
    """YG-5.1, YG-EX-15"""
    table = at_cards()
    place(table, hel=3)
    draw(table, "hel", "* roll green")
    assert table.spaces[HEL] == 4
    assert (table.bag_vikings[GREEN], table.bag_giants[GREEN]) == (10, 6)


def test_hel_takes_all_there_are_and_no_fire_giants():
    """YG-5.2"""
    table = at_cards()
    place(table, hel=5)
    table.bag_vikings[BLUE], table.dead = 1, 13
    draw(table, "hel", "* roll blue")
    assert (table.bag_vikings[BLUE], table.bag_giants[BLUE]) == (0, 9)
    assert table.removed == 1


def test_hels_vikings_leave_the_game():
    """YG-5.3, YG-R-12"""
    table = at_cards()
    draw(table, "hel", "* roll green")
    assert (table.removed, table.dead) == (1, 5)


def test_surt_sends_fire_giants_into_the_bag_of_the_rolled_colour():
    """YG-5.4, YG-EX-16"""
    table = at_cards()
    place(table, surt=4)
    draw(table, "surt", "* roll blue")
    assert table.spaces[SURT] == 5
    assert table.fire == 10
    assert (table.bag_vikings[BLUE], table.bag_giants[BLUE]) == (9, 11)


def test_too_few_vikings_or_fire_giants():
    """YG-5.5, YG-EXD-17, YG-R-27"""
    table = at_cards()
    place(table, hel=5)
    table.bag_vikings[GREEN], table.bag_giants[GREEN] = 0, 4
    draw(table, "hel", "* roll green")
    assert (table.bag_vikings[GREEN], table.bag_giants[GREEN], table.removed) == (0, 4, 0)

    table = at_cards()
    place(table, surt=5)
    table.fire = 1
    draw(table, "surt", "* roll green")
    assert (table.fire, table.bag_giants[GREEN]) == (0, 7)


# Jörmungand


def test_jormungand_floods_an_island_and_throws_the_valkyries_back():
    """YG-5.6, YG-5.7"""
    table = at_cards()
    table.valkyries = 3
    draw(table, "jormungand", "* roll green")
    assert (table.submerged, table.valkyries) == (GREEN + 1, RAINBOW)


@pytest.mark.parametrize("island", range(5))
def test_the_valkyries_are_thrown_back_wherever_they_are(island):
    """YG-5.7: not only from the island that is flooded."""
    table = at_cards()
    table.valkyries = island
    draw(table, "jormungand", "* roll blue")
    assert table.valkyries == RAINBOW
    assert told(table, ValkyriesMoved) == ([ValkyriesMoved(RAINBOW)] if island != RAINBOW else [])


def test_the_flood_may_come_where_it_was():
    """YG-5.6"""
    table = at_cards()
    draw(table, "jormungand", "* roll black")
    assert table.submerged == BLACK + 1


@pytest.mark.parametrize("space", [1, 3, 5])
def test_jormungand_floods_whatever_his_power(space):
    """YG-5.8"""
    table = at_cards()
    place(table, jormungand=space)
    draw(table, "jormungand", "* roll blue")
    assert table.submerged == BLUE + 1
    assert question(table) == "ChooseAction"


def test_the_whirlpool_moves_with_the_flood():
    """YG-5.9"""
    table = at_cards("thor")
    wake(table, "hymir")
    draw(table, "jormungand", "* roll blue")
    table.valkyries = 1
    go(table, "0 act midgard")
    assert why(table, "move-valkyries blue") == ("YG-8.12", "whirlpool")


# Loki


def test_loki_wakes_giants_until_they_are_removed():
    """YG-5.10, YG-EX-20"""
    table = at_cards("thor")
    place(table, loki=2)
    draw(table, "loki", "* draw-giant gialp")
    assert table.spaces[LOKI] == 3
    assert table.is_awake(GIANT["gialp"])
    assert why(table, "act fire") == ("YG-6.31", "world-is-blocked")
    give(table, THOR, vikings=3)
    go(table, "0 act ice", "0 fight-giant gialp", "0 send-vikings 3", "* roll white")
    assert "act fire" in offered(table)


def test_loki_with_too_few_giants_wakes_them_all():
    """YG-5.11, YG-R-26"""
    table = at_cards()
    place(table, loki=5)
    table.pile, table.defeated = 0b11, 0xFFFC
    draw(table, "loki", "* draw-giant hrungnir", "* draw-giant angerboda")
    assert (table.pile, table.awake) == (0, 0b11)
    assert question(table) == "ChooseAction"

    table = at_cards()
    table.pile, table.defeated = 0, 0xFFFF
    draw(table, "loki")
    assert table.awake == 0
    assert told(table, NoGiantAwoke) == [NoGiantAwoke()]


# Nidhögg


def test_nidhogg_drags_the_rearmost_along():
    """YG-5.12, YG-EX-17"""
    table = at_cards()
    table.spaces = [2, 1, 2, 2, 2, 2]
    draw(table, "nidhogg")
    assert table.spaces == [2, 2, 2, 2, 3, 2]
    assert table.fire == 12


def test_nidhogg_may_be_the_rearmost_himself():
    """YG-5.12, YG-EXD-15"""
    table = at_cards()
    table.spaces = [3, 3, 3, 3, 1, 3]
    draw(table, "nidhogg")
    assert table.spaces == [3] * 6
    assert question(table) == "ChooseAction"


def test_of_several_rearmost_the_gods_choose():
    """YG-5.13"""
    table = at_cards()
    table.spaces = [1, 3, 1, 2, 2, 2]
    draw(table, "nidhogg")
    assert offered(table) == ["let-advance hel", "let-advance jormungand"]
    assert why(table, "let-advance surt") == ("YG-5.12", "not-the-rearmost")
    go(table, "0 let-advance jormungand")
    assert table.spaces == [1, 3, 2, 2, 3, 2]


@pytest.mark.parametrize("space", [1, 3, 5])
def test_nidhogg_drags_one_space_whatever_his_power(space):
    """YG-5.14"""
    table = at_cards()
    table.spaces = [7, 7, 7, 6, 6, 7]
    table.spaces[NIDHOGG], table.spaces[LOKI] = space, 1
    draw(table, "nidhogg")
    if space == 1:
        assert table.spaces[LOKI] == 2
    else:
        assert (table.spaces[LOKI], table.spaces[NIDHOGG]) == (2, space + 1)


# Fenrir


@pytest.mark.parametrize("space", range(1, 7))
def test_fenrir_rages_when_his_card_brings_him_to_spaces_two_to_seven(space):
    """YG-5.15"""
    table = at_cards()
    place(table, fenrir=space)
    draw(table, "fenrir")
    assert table.is_raging
    assert offered(table) == ["calm"]


def test_an_angry_fenrir_rages_too():
    """YG-5.15"""
    table = at_cards(difficulty="fenrir/0")
    draw(table, "angry-fenrir")
    assert (table.spaces[FENRIR], table.is_raging) == (3, True)


def test_while_fenrir_rages_nothing_else_may_be_done():
    """YG-5.16"""
    table = at_cards("thor")
    draw(table, "fenrir")
    for move in ("act elves", "act ice", "change-trance", "end-turn"):
        assert why(table, move) == ("YG-5.16", "fenrir-rages")
    go(table, "0 calm", "* roll white")
    assert why(table, "calm") == ("YG-5.16", "fenrir-is-calm")


@pytest.mark.parametrize(("space", "calming"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1), (7, 1)])
def test_the_colours_that_calm_him(space, calming):
    """YG-5.17"""
    for colour in range(4):
        table = at_actions("thor")
        place(table, fenrir=space)
        table.is_raging = True
        go(table, "0 calm", f"* roll {colour}")
        assert table.is_raging == (colour >= calming)
        assert table.actions_used == 1


def test_fenrir_stays_raging_when_all_actions_fail():
    """YG-5.19, YG-EX-18"""
    table = at_cards("freyja,thor")
    place(table, fenrir=3)
    draw(table, "fenrir", "0 calm", "* roll black", "0 calm", "* roll green", "0 calm", "* roll green")
    assert table.spaces[FENRIR] == 4
    assert table.is_raging
    assert (table.active, question(table)) == (THOR, "CardDraw")


def test_the_next_god_calms_him_and_goes_on():
    """YG-5.18, YG-5.19, YG-5.20, YG-EX-19"""
    table = at_cards("freyja,thor")
    place(table, fenrir=3)
    draw(table, "fenrir", "0 calm", "* roll black", "0 calm", "* roll green", "0 calm", "* roll green")
    draw(table, "surt", "* roll blue")
    assert offered(table) == ["calm"]
    go(table, "0 calm", "* roll white")
    assert not table.is_raging
    assert RULES.view(table, 0).actions_left == 2
    assert RULES.view(table, 0).used == ()


def test_drawn_while_raging_he_moves_and_is_calmed_once():
    """YG-5.21"""
    table = at_cards("thor")
    place(table, fenrir=2)
    table.is_raging = True
    draw(table, "fenrir", "0 calm", "* roll white")
    assert table.spaces[FENRIR] == 3
    assert "end-turn" in offered(table)


def test_the_power_is_that_of_the_space_where_he_stands_now():
    """YG-5.22, YG-5.24, YG-EXD-16"""
    table = at_cards("thor", difficulty="0/r3")
    place(table, fenrir=5)
    table.is_raging = True
    draw(table, "ragnarok-3")
    assert table.spaces[FENRIR] == 6
    assert table.is_raging
    go(table, "0 calm", "* roll blue")
    assert table.is_raging
    go(table, "0 calm", "* roll white")
    assert not table.is_raging


def test_a_rage_from_before_goes_on_in_the_residence_at_power_three():
    """YG-5.23, YG-R-13"""
    table = at_actions("thor")
    place(table, fenrir=8)
    table.is_raging = True
    go(table, "0 calm", "* roll blue")
    assert table.is_raging
    go(table, "0 calm", "* roll white")
    assert not table.is_raging


def test_moved_by_others_he_does_not_begin_to_rage():
    """YG-5.24"""
    table = at_cards(difficulty="0/r3")
    draw(table, "ragnarok-3")
    assert (table.spaces[FENRIR], table.is_raging) == (2, False)

    table = at_cards()
    table.spaces = [2, 2, 2, 2, 2, 1]
    draw(table, "nidhogg")
    assert (table.spaces[FENRIR], table.is_raging) == (2, False)


def test_chosen_by_the_gods_for_nidhogg_to_drag_along_he_does_not_rage():
    """YG-5.24, YG-5.13"""
    table = at_cards()
    draw(table, "nidhogg", "0 let-advance fenrir")
    assert (table.spaces[FENRIR], table.is_raging) == (2, False)


def test_in_a_turn_of_day_he_must_still_be_calmed():
    """YG-R-31"""
    table = at_actions("thor")
    table.quiet_turns = 1
    place(table, fenrir=2)
    go(table, "0 end-turn")
    table.is_raging = True
    assert question(table) == "ChooseAction"
    assert offered(table) == ["calm"]


def test_no_giant_blocks_the_calming_of_fenrir():
    """YG-R-25"""
    table = at_cards("tyr,frey")
    table.pile, table.awake = 0, 0xFFFF
    draw(table, "fenrir", "0 calm", "* roll black")
    assert question(table) == "ChooseAction"  # Utgardloki: no second roll for Tyr
    go(table, "0 calm", "* roll black", "0 calm", "* roll black")
    assert table.active == FREY
    draw(table, "surt", "* roll white", "0 calm", "* roll black", "0 calm", "* roll black", "0 calm", "* roll black")
    assert table.active == TYR  # and no fourth try for Frey
