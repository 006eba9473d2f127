"""The nine worlds (YG-6)."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import EnemyHeldBack, FightLost, GiantDefeated, SoulsFound
from tests.games.yggdrasil.tree import (
    BLACK,
    BLUE,
    FREY,
    FREYJA,
    GIANT,
    GREEN,
    HEIMDALL,
    HEL,
    ODIN,
    RAINBOW,
    SURT,
    THOR,
    WHITE,
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

# Asgard


def test_an_enemy_is_fought_against_the_strength_of_his_space_and_his_giant():
    """YG-6.1"""
    table = at_actions("frey")
    place(table, surt=4)
    wake(table, "greip")
    give(table, FREY, vikings=6)
    go(table, "0 act asgard", "0 fight surt", "0 send-vikings 6", "* roll white")
    assert told(table, FightLost) == [FightLost(FREY, 6, 7)]
    assert table.spaces[SURT] == 4


def test_a_beaten_enemy_moves_one_space_to_the_left_without_effect():
    """YG-6.2, YG-EX-6"""
    table = at_actions("frey")
    place(table, surt=4)
    give(table, FREY, vikings=6)
    assert table.strength(SURT) == 6
    go(table, "0 act asgard", "0 fight surt", "0 send-vikings 6", "* roll white")
    assert told(table, EnemyHeldBack) == [EnemyHeldBack(SURT, 3)]
    assert table.strength(SURT) == 5
    assert table.fire == 12


def test_a_lost_fight_leaves_the_enemy_alone():
    """YG-6.2"""
    table = at_actions("frey")
    place(table, surt=4)
    go(table, "0 act asgard", "0 fight surt", "* roll black")
    assert table.spaces[SURT] == 4
    assert question(table) == "ChooseAction"


def test_enemies_on_the_first_space_are_no_targets():
    """YG-6.3, YG-R-11"""
    table = at_actions("frey")
    place(table, surt=2, hel=8)
    go(table, "0 act asgard")
    assert offered(table) == ["fight hel", "fight surt"]
    assert why(table, "fight jormungand") == ("YG-6.3", "enemy-at-the-start")


def test_nobody_in_trance_fights_in_asgard():
    """YG-6.4"""
    table = at_actions("frey")
    place(table, surt=2)
    put_in_trance(table, FREY)
    assert why(table, "act asgard") == ("YG-6.4", "no-asgard-in-trance")


# Midgard


def test_the_islands_lie_in_a_line():
    """YG-6.5"""
    neighbours = [["white"], ["rainbow", "blue"], ["white", "green"], ["blue", "black"], ["green"]]
    for island, beside in enumerate(neighbours):
        table = at_actions("frey")
        table.valkyries = island
        go(table, "0 act midgard")
        assert [move for move in offered(table) if move != "search"] == [f"move-valkyries {to}" for to in beside]
    assert why(table, "move-valkyries rainbow") == ("YG-6.5", "not-a-neighbour")


def test_the_flood_can_be_entered_and_left():
    """YG-6.6, YG-EX-8"""
    table = at_actions("frey")
    table.valkyries, table.submerged = 2, 3
    go(table, "0 act midgard")
    assert offered(table) == ["move-valkyries white", "move-valkyries green", "search"]
    go(table, "0 move-valkyries green")
    assert question(table) == "ChooseAction"  # no search on the submerged island
    assert table.valkyries == 3


def test_the_search_may_be_left_out():
    """YG-6.7"""
    table = at_actions("frey")
    go(table, "0 act midgard", "0 move-valkyries white")
    assert offered(table) == ["search", "enough"]
    go(table, "0 enough")
    assert table.vikings[FREY] == 0
    assert table.actions_used == 1


def test_no_search_on_the_rainbow_or_on_the_submerged_island():
    """YG-6.8"""
    table = at_actions("frey")
    go(table, "0 act midgard")
    assert why(table, "search") == ("YG-6.8", "no-souls-on-the-rainbow")
    table.valkyries = table.submerged = 4
    assert why(table, "search") == ("YG-6.8", "island-is-submerged")


def test_odin_searches_on_the_green_island():
    """YG-6.9, YG-EX-9"""
    table = at_actions("odin")
    table.valkyries = GREEN + 1
    go(table, "0 act midgard", "0 search", "* draw-pawns 2 1")
    assert table.vikings[ODIN] == 2
    assert (table.bag_vikings[GREEN], table.bag_giants[GREEN]) == (10, 6)
    assert told(table, SoulsFound) == [SoulsFound(ODIN, GREEN, 2, 1)]


def test_of_a_small_bag_all_pawns_are_drawn():
    """YG-6.9"""
    table = at_actions("odin")
    table.valkyries, table.bag_vikings[WHITE], table.bag_giants[WHITE] = 1, 1, 1
    go(table, "0 act midgard", "0 search", "* draw-pawns 1 1")
    assert table.vikings[ODIN] == 1
    assert table.bag_size(WHITE) == 1


def test_an_empty_bag_cannot_be_searched_and_something_must_be_done():
    """YG-6.10, YG-R-27"""
    table = at_actions("odin")
    table.valkyries, table.bag_vikings[WHITE], table.bag_giants[WHITE] = 1, 0, 0
    go(table, "0 act midgard")
    assert why(table, "search") == ("YG-6.10", "bag-is-empty")
    assert why(table, "enough") == ("YG-6.10", "move-or-search")


def test_no_search_is_asked_for_on_an_island_whose_bag_is_empty():
    """YG-6.10, YG-R-27: the Valkyries fly there, and that is all."""
    table = at_actions("odin")
    table.bag_vikings[WHITE], table.bag_giants[WHITE] = 0, 0
    go(table, "0 act midgard", "0 move-valkyries white")
    assert (question(table), table.valkyries, table.actions_used) == ("ChooseAction", 1, 1)


# Elves and dwarves


def test_an_elf_is_taken_if_one_is_there():
    """YG-6.11"""
    table = at_actions("odin")
    go(table, "0 act elves")
    assert (table.elves[ODIN], table.elves_at_home) == (1, 1)
    table = at_actions("odin")
    table.elves_at_home = 0
    assert why(table, "act elves") == ("YG-6.11", "no-elf-there")


def test_a_first_level_is_taken_from_the_forge():
    """YG-6.12"""
    table = at_actions("odin")
    go(table, "0 act forge")
    assert len(offered(table)) == 6
    go(table, "0 forge mimming")
    assert table.level(ODIN, SURT) == 1
    assert not table.is_in_forge(SURT, 1)


def test_odin_exchanges_the_ring_for_the_next_level():
    """YG-6.13, YG-EX-10"""
    table = at_actions("odin")
    hold(table, ODIN, HEL, 2)
    place(table, hel=2)
    give(table, ODIN, vikings=2)
    go(table, "0 act forge", "0 forge draupnir")
    assert table.level(ODIN, HEL) == 3
    assert table.is_in_forge(HEL, 2)
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 2", "* roll white")
    assert table.spaces[HEL] == 1  # 2 Vikings and the bonus of 3


def test_an_artefact_works_at_once_and_is_not_spent():
    """YG-6.14, YG-R-37"""
    table = at_actions("odin")
    place(table, hel=2)
    give(table, ODIN, vikings=4)
    go(table, "0 act forge", "0 forge draupnir", "0 act asgard", "0 fight hel", "0 send-vikings 4", "* roll white")
    assert table.spaces[HEL] == 1
    assert table.level(ODIN, HEL) == 1


def test_two_gods_hold_one_artefact_only_at_different_levels():
    """YG-6.15"""
    table = at_actions("odin,thor")
    hold(table, ODIN, SURT, 2)
    hold(table, ODIN, HEL, 3)
    hold(table, THOR, HEL, 1)
    go(table, "0 act forge")
    assert why(table, "forge draupnir") == ("YG-6.13", "highest-level-already")
    go(table, "0 forge mimming", "0 end-turn")
    draw(table, "jormungand", "* roll white", "0 act forge")
    assert why(table, "forge draupnir") is None
    hold(table, ODIN, 4, 1)
    assert why(table, "forge gungnir") == ("YG-6.15", "not-in-the-forge")


def test_nobody_holds_two_levels_of_one_artefact():
    """YG-6.16, YG-R-14, YG-INV-5"""
    table = at_actions("odin")
    hold(table, ODIN, HEL, 1)
    go(table, "0 act forge", "0 forge draupnir")
    assert RULES.view(table, 0).artefacts[ODIN] == (2, 0, 0, 0, 0, 0)
    assert RULES.view(table, 0).forge[HEL] == (1, 3)
    assert RULES.pieces(table)["artefacts"] == 18


def test_artefacts_are_not_exchanged():
    """YG-6.17"""
    table = at_actions("odin,thor")
    hold(table, ODIN, HEL, 1)
    assert why(table, "act darkness") == ("YG-6.19", "nothing-to-exchange")


# Darkness


def test_odin_gives_two_vikings_and_an_elf_to_freyja():
    """YG-6.18, YG-EX-11"""
    table = at_actions("odin,freyja")
    give(table, ODIN, vikings=3, elves=1)
    go(table, "0 act darkness", "0 give-vikings 2", "0 give-elves 1")
    assert (table.vikings[ODIN], table.elves[ODIN]) == (1, 0)
    assert (table.vikings[FREYJA], table.elves[FREYJA]) == (2, 1)
    assert table.actions_used == 1


def test_one_may_give_one_kind_and_take_the_other():
    """YG-6.18"""
    table = at_actions("odin,freyja,thor")
    give(table, ODIN, vikings=3)
    give(table, FREYJA, vikings=1, elves=2)
    go(table, "0 act darkness")
    assert offered(table) == ["meet freyja", "meet thor"]
    assert why(table, "meet odin") == ("YG-6.18", "another-god")
    assert why(table, "meet tyr") == ("YG-6.18", "god-does-not-play")
    go(table, "0 meet freyja")
    assert why(table, "take-vikings 2") == ("YG-6.18", "god-has-fewer-vikings")
    assert why(table, "give-vikings 4") == ("YG-6.18", "god-has-fewer-vikings")
    go(table, "0 give-vikings 3")
    assert why(table, "give-elves 1") == ("YG-6.18", "god-has-fewer-elves")
    go(table, "0 take-elves 2")
    assert (table.vikings[FREYJA], table.elves[ODIN]) == (4, 2)


def test_something_must_change_hands_and_nobody_is_asked():
    """YG-6.19, YG-R-15"""
    table = at_actions("odin,freyja,heimdall,thor", seats=4)
    give(table, FREYJA, elves=2)
    give(table, HEIMDALL, elves=1)
    assert why(table, "act darkness") is None
    go(table, "0 act darkness")
    assert why(table, "meet thor") == ("YG-6.19", "nothing-to-exchange")
    go(table, "0 meet freyja")
    assert why(table, "enough") == ("YG-6.19", "something-must-change-hands")
    go(table, "0 take-elves 1")
    assert (table.elves[ODIN], table.waiting) == (1, [0])

    table = at_actions("odin,freyja")
    give(table, FREYJA, vikings=2)
    go(table, "0 act darkness")
    assert why(table, "enough") == ("YG-6.19", "something-must-change-hands")


def test_a_god_alone_cannot_use_the_world_of_darkness():
    """YG-6.19, YG-R-4"""
    table = at_actions("odin")
    give(table, ODIN, vikings=3)
    assert why(table, "act darkness") == ("YG-6.19", "no-other-god")


# The dead and the fire


def test_five_of_the_dead_or_all_go_into_a_bag():
    """YG-6.20"""
    table = at_actions("odin")
    table.dead, table.bag_vikings[BLACK] = 7, 13
    go(table, "0 act dead", "0 fill-bag white")
    assert (table.dead, table.bag_vikings[WHITE]) == (2, 11)
    table = at_actions("odin")
    table.dead = 3
    go(table, "0 act dead", "0 fill-bag blue")
    assert (table.dead, table.bag_vikings[BLUE]) == (0, 12)


def test_any_bag_may_be_filled():
    """YG-6.21"""
    table = at_actions("odin")
    assert (table.valkyries, table.submerged) == (RAINBOW, BLACK + 1)
    go(table, "0 act dead")
    assert offered(table) == ["fill-bag white", "fill-bag blue", "fill-bag green", "fill-bag black"]
    go(table, "0 fill-bag black")
    assert table.bag_vikings[BLACK] == 20


def test_a_bag_is_purged_of_fire_giants():
    """YG-6.22, YG-EX-12"""
    table = at_actions("odin")
    go(table, "0 act fire", "0 purge-bag white", "* draw-pawns 2 3")
    assert table.fire == 15
    assert (table.bag_vikings[WHITE], table.bag_giants[WHITE]) == (6, 9)


def test_of_a_small_bag_all_pawns_are_purged():
    """YG-6.22, YG-R-27"""
    table = at_actions("odin")
    table.bag_vikings[WHITE], table.bag_giants[WHITE] = 1, 2
    table.bag_vikings[BLUE], table.bag_giants[BLUE] = 0, 0
    go(table, "0 act fire")
    assert why(table, "purge-bag blue") == ("YG-6.22", "bag-is-empty")
    go(table, "0 purge-bag white", "* draw-pawns 1 2")
    assert (table.bag_vikings[WHITE], table.bag_giants[WHITE]) == (1, 0)


def test_the_bag_of_the_submerged_island_may_be_purged():
    """YG-6.23"""
    table = at_actions("odin")
    go(table, "0 act fire", "0 purge-bag black", "* draw-pawns 3 2")
    assert table.bag_giants[BLACK] == 1


# The Ice Fortress


def test_an_active_giant_or_the_unseen_one_on_top_is_fought():
    """YG-6.24, YG-6.25"""
    table = at_actions("thor")
    wake(table, "gialp", "hymir")
    give(table, THOR, vikings=5)
    go(table, "0 act ice")
    assert offered(table) == ["fight-top", "fight-giant hymir", "fight-giant gialp"]
    assert why(table, "fight-giant angerboda") == ("YG-6.24", "giant-is-not-active")
    go(table, "0 fight-top", "0 send-vikings 2", "* roll white")
    assert question(table) == "GiantDraw"  # turned over only now
    go(table, "* draw-giant hrym")
    assert told(table, GiantDefeated) == [GiantDefeated(3)]
    assert table.defeated == 1 << 3


def test_a_lost_fight_leaves_the_giant_where_it_was():
    """YG-6.26"""
    table = at_actions("frey")
    wake(table, "gialp")
    go(table, "0 act ice", "0 fight-top", "* roll green")
    assert table.pile == 0xFFFF & ~(1 << GIANT["gialp"])
    table = at_actions("frey")
    wake(table, "gialp")
    go(table, "0 act ice", "0 fight-giant gialp", "* roll green")
    assert table.is_awake(GIANT["gialp"])
    assert table.defeated == 0


def test_no_fight_without_a_giant():
    """YG-6.27"""
    table = at_actions("frey")
    table.pile, table.defeated = 0, 0xFFFF
    assert why(table, "act ice") == ("YG-6.27", "no-giant-to-fight")
    table.awake, table.defeated = 1, 0xFFFE
    go(table, "0 act ice")
    assert why(table, "fight-top") == ("YG-6.27", "pile-is-empty")


def test_a_god_in_trance_may_fight_giants():
    """YG-6.28"""
    table = at_actions("frey")
    put_in_trance(table, FREY)
    go(table, "0 act ice", "0 fight-top", "* roll black", "* draw-giant angerboda")
    assert table.defeated == 1


# The Sacred Land


def test_the_vane_advances_but_not_from_his_last_space():
    """YG-6.29"""
    table = at_actions("frey")
    go(table, "0 act sacred")
    assert offered(table) == ["advance-vane"]
    go(table, "0 advance-vane")
    assert table.vane == 2
    table = at_actions("frey")
    table.vane = 6
    go(table, "0 act sacred")
    assert why(table, "advance-vane") == ("YG-6.29", "vane-on-the-last-space")


def test_a_space_of_the_vane_is_used_and_he_goes_back():
    """YG-6.30"""
    table = at_actions("frey")
    go(table, "0 act sacred")
    assert why(table, "use-vane fly") == ("YG-9.2", "vane-not-there-yet")
    table = at_actions("frey")
    table.vane = 4
    go(table, "0 act sacred", "0 use-vane raise")
    assert (table.vikings[FREY], table.dead, table.vane) == (2, 3, 1)


# Blocked worlds


BLOCKING = {
    "hrungnir": "elves",
    "geirroed": "forge",
    "fafner": "darkness",
    "hrym": "dead",
    "gialp": "fire",
    "gymir": "sacred",
}


@pytest.mark.parametrize("name", BLOCKING)
def test_a_blocked_world_cannot_be_chosen(name):
    """YG-6.31, YG-8.11; YG-8.5b, YG-8.5d, YG-8.7b, YG-8.7c, YG-8.8b, YG-8.8c"""
    table = at_actions("odin,thor")
    give(table, ODIN, vikings=1)
    place(table, hel=2)
    table.valkyries = 2
    assert len([move for move in offered(table) if move.startswith("act")]) == 9
    wake(table, name)
    assert why(table, f"act {BLOCKING[name]}") == ("YG-6.31", "world-is-blocked")
    assert len([move for move in offered(table) if move.startswith("act")]) == 8


def test_asgard_midgard_and_the_fortress_are_never_blocked():
    """YG-6.31"""
    table = at_actions("odin,thor")
    place(table, hel=2)
    table.valkyries = 2
    table.pile, table.awake = 0, 0xFFFF
    assert offered(table) == ["end-turn", "act asgard", "act midgard", "act ice", "change-trance"]


def test_a_blocked_world_still_keeps_its_pieces():
    """YG-6.32, YG-R-16"""
    table = at_cards("thor")
    wake(table, "hrym", "gialp", "hrungnir")
    give(table, THOR, vikings=2, elves=1)
    place(table, hel=2)
    table.vane = 3
    draw(table, "surt", "* roll blue")
    assert table.fire == 11  # Gialp does not stop Surt
    go(table, "0 act sacred", "0 use-vane raise")
    assert table.vikings[THOR] == 4  # nor Hrym the Vane
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 2", "* roll white", "0 send-elves 1")
    assert (table.elves_at_home, table.dead) == (2, 5)  # nor Hrungnir the Elves on their way home


def test_gymir_blocks_advancing_the_vane_as_well():
    """YG-R-16"""
    table = at_actions("thor")
    wake(table, "gymir")
    assert why(table, "act sacred") == ("YG-6.31", "world-is-blocked")
