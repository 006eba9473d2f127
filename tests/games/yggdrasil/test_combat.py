"""Combat (YG-7)."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import DieRolled, ElvesSent, FightLost, FightWon, VikingsSent
from meadhall.games.yggdrasil.moves import SEND_ELVES, SEND_VIKINGS
from tests.games.yggdrasil.tree import (
    FREY,
    GIANT,
    HEL,
    ODIN,
    SURT,
    THOR,
    at_actions,
    at_cards,
    give,
    go,
    hold,
    offered,
    place,
    question,
    told,
    wake,
    why,
)


def test_odin_beats_surt():
    """YG-7.1, YG-7.2, YG-EX-7"""
    table = at_actions("odin")
    place(table, surt=4)
    give(table, ODIN, vikings=3, elves=2)
    hold(table, ODIN, SURT, 1)
    go(table, "0 act asgard", "0 fight surt")
    assert question(table) == "SendBeforeRoll"
    go(table, "0 send-vikings 2")
    assert question(table) == "DieRoll"
    go(table, "* roll green")
    assert question(table) == "CallElves"
    go(table, "0 send-elves 1")
    assert told(table, FightWon) == [FightWon(ODIN, 6, 6)]
    assert table.spaces[SURT] == 3
    assert (table.dead, table.elves_at_home) == (7, 1)
    assert (table.vikings[ODIN], table.elves[ODIN]) == (1, 1)


def test_what_is_sent_is_lost_even_if_the_fight_is():
    """YG-7.3, YG-R-36"""
    table = at_actions("odin")
    place(table, surt=4)
    give(table, ODIN, vikings=2, elves=2)
    go(table, "0 act asgard", "0 fight surt", "0 send-vikings 2", "* roll white", "0 send-elves 2")
    assert told(table, FightLost) == [FightLost(ODIN, 4, 6)]
    assert (table.dead, table.vikings[ODIN]) == (7, 0)
    assert (table.elves_at_home, table.elves[ODIN]) == (2, 0)
    go(table, "0 act elves")
    assert table.elves[ODIN] == 1  # spent Elves can be taken again


def test_vikings_go_before_the_roll_elves_after_it():
    """YG-7.4"""
    table = at_actions("odin")
    place(table, surt=2)
    give(table, ODIN, vikings=2, elves=1)
    go(table, "0 act asgard", "0 fight surt", "0 send-vikings 1", "* roll black", "0 send-elves 1")
    kinds = [type(event) for event in table.log or [] if isinstance(event, VikingsSent | DieRolled | ElvesSent)]
    assert kinds == [VikingsSent, DieRolled, ElvesSent]


def test_thor_adds_one_against_enemies_and_giants():
    """YG-7.5, YG-10.3"""
    table = at_actions("thor")
    place(table, surt=2)
    give(table, THOR, vikings=6)
    go(table, "0 act asgard", "0 fight surt", "0 send-vikings 4", "* roll white")
    assert told(table, FightWon) == [FightWon(THOR, 5, 5)]
    go(table, "0 act ice", "0 fight-top", "0 send-vikings 2", "* roll white", "* draw-giant angerboda")
    assert told(table, FightWon)[1] == FightWon(THOR, 3, 3)


def test_no_roll_while_thiazy_is_active():
    """YG-7.6, YG-8.7d, YG-8.16"""
    table = at_actions("odin")
    place(table, surt=2)
    wake(table, "thiazy")
    give(table, ODIN, vikings=5)
    go(table, "0 act asgard", "0 fight surt", "0 send-vikings 5")
    assert told(table, DieRolled) == []
    assert told(table, FightWon) == [FightWon(ODIN, 5, 5)]


def test_what_the_die_showed_before_counts_for_nothing_while_thiazy_is_active():
    """YG-7.6: hammers are 0, whatever was rolled for somebody else."""
    table = at_cards("odin")
    go(table, "* draw-card hel", "* draw-card hel", "0 put-under", "* roll black")
    wake(table, "thiazy")
    give(table, ODIN, vikings=4)
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 4")
    assert told(table, FightLost) == [FightLost(ODIN, 4, 5)]


def test_thor_with_a_ring_and_an_elf_while_thiazy_is_active():
    """YG-EXD-10, YG-R-39"""
    table = at_actions("thor")
    place(table, hel=2)
    wake(table, "thiazy")
    hold(table, THOR, HEL, 3)
    give(table, THOR, elves=1)
    go(table, "0 act asgard", "0 fight hel", "0 send-elves 1")
    assert told(table, FightWon) == [FightWon(THOR, 5, 5)]
    assert table.spaces[HEL] == 1


def test_only_the_pieces_of_the_fighting_god_are_used():
    """YG-7.7"""
    table = at_actions("odin,thor")
    place(table, surt=2)
    give(table, ODIN, vikings=2, elves=1)
    give(table, THOR, vikings=4, elves=1)
    hold(table, THOR, SURT, 3)
    go(table, "0 act asgard", "0 fight surt")
    assert offered(table) == ["send-vikings 0", "send-vikings 1", "send-vikings 2"]
    assert why(table, "send-vikings 3") == ("YG-7.7", "too-few-vikings")
    go(table, "0 send-vikings 2", "* roll blue")
    assert why(table, "send-elves 2") == ("YG-7.7", "too-few-elves")
    go(table, "0 send-elves 1")
    assert told(table, FightLost) == [FightLost(ODIN, 4, 5)]  # Thor's sword does not help Odin


@pytest.mark.parametrize(("space", "strength"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 7), (7, 7), (8, 8)])
def test_strengths(space, strength):
    """YG-7.8"""
    table = at_actions("odin")
    place(table, surt=space)
    assert table.strength(SURT) == strength
    wake(table, "greip")
    assert table.strength(SURT) == strength + 1
    assert table.giant_strength() == 3


def test_strength_by_zone():
    """YG-EX-5"""
    table = at_actions("odin")
    place(table, hel=8, jormungand=7, loki=7, nidhogg=5, fenrir=3)
    assert [table.strength(enemy) for enemy in (0, 2, 3, 4, 5)] == [8, 7, 7, 6, 5]


def test_the_colour_of_the_die_means_nothing_in_combat():
    """YG-7.9"""
    table = at_actions("frey")
    place(table, surt=2)
    go(table, "0 act asgard", "0 fight surt", "* roll black")
    assert (table.bag_vikings, table.bag_giants) == ([6, 9, 12, 15], [12, 9, 6, 3])
    assert (table.submerged, table.valkyries) == (4, 0)


def test_artefacts_do_not_work_against_giants_or_other_enemies():
    """YG-7.1"""
    table = at_actions("frey")
    place(table, surt=2, hel=2)
    hold(table, FREY, HEL, 3)
    go(table, "0 act ice", "0 fight-top", "* roll green")
    assert told(table, FightLost) == [FightLost(FREY, 2, 3)]
    go(table, "0 act asgard", "0 fight surt", "* roll black")
    assert told(table, FightLost)[1] == FightLost(FREY, 3, 5)


def test_what_a_number_of_vikings_would_bring_is_told():
    table = at_actions("frey")
    place(table, surt=2)
    give(table, FREY, vikings=5)
    go(table, "0 act asgard", "0 fight surt")
    chances = [RULES.about(table, 0, SEND_VIKINGS[count])["chance"] for count in range(6)]
    assert chances == [0, 0, 16, 33, 66, 100]
    give(table, FREY, elves=1)
    assert RULES.about(table, 0, SEND_VIKINGS[3])["chance"] == 66
    go(table, "0 send-vikings 3", "* roll blue")
    assert RULES.about(table, 0, SEND_ELVES[1]) == {"total": 5, "strength": 5}


def test_a_giant_that_loki_has_just_turned_over_may_be_fought():
    """YG-R-40"""
    table = at_actions("frey,thor")
    go(table, "0 end-turn", "* draw-card loki", "* draw-giant fafner")
    give(table, THOR, vikings=2)
    go(table, "0 act ice", "0 fight-giant fafner", "0 send-vikings 2", "* roll white")
    assert table.defeated == 1 << GIANT["fafner"]
