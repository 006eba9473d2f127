"""What a seat sees at a glance: threats, lines, the combat under way."""

from __future__ import annotations

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.model import Yggdrasil
from meadhall.games.yggdrasil.view import Fight, YggdrasilView
from tests.games.yggdrasil.tree import (
    FENRIR,
    HEL,
    LOKI,
    NIDHOGG,
    SURT,
    THOR,
    at_actions,
    at_cards,
    give,
    go,
    hold,
    place,
    wake,
)


def seen(table: Yggdrasil) -> YggdrasilView:
    found = RULES.view(table, None)
    assert isinstance(found, YggdrasilView)
    return found


def test_the_lines_are_counted():
    """YG-12.2 to YG-12.5: whoever is past the gate is past the wall too."""
    table = at_actions()
    place(table, hel=4, surt=6, loki=8)
    assert [(line.space, line.beyond, line.limit) for line in seen(table).lines] == [(4, 3, 5), (6, 2, 3), (8, 1, 1)]


def test_an_enemy_drawn_next_goes_one_space():
    table = at_actions()
    place(table, hel=3)
    threat = seen(table).threats[HEL]
    assert (threat.space, threat.power, threat.beyond, threat.is_defeat) == (4, 2, (1, 0, 0), False)


def test_the_last_step_into_the_residence_is_defeat():
    table = at_actions()
    place(table, surt=7)
    threat = seen(table).threats[SURT]
    assert (threat.space, threat.power, threat.beyond, threat.is_defeat) == (8, 0, (1, 1, 1), True)


def test_the_fifth_beyond_the_wall_is_defeat():
    table = at_actions()
    place(table, hel=4, surt=4, jormungand=4, loki=4, fenrir=3)
    assert [threat.is_defeat for threat in seen(table).threats] == [False, False, False, False, False, True]


def test_whom_nidhogg_drags_along_counts_too():
    """YG-5.12: the rearmost passes the wall after him."""
    table = at_actions()
    place(table, hel=4, surt=4, jormungand=4, loki=3, nidhogg=3, fenrir=3)
    assert seen(table).threats[NIDHOGG].beyond == (5, 0, 0)
    assert seen(table).threats[NIDHOGG].is_defeat
    assert not seen(table).threats[FENRIR].is_defeat


def test_angry_cards_still_to_come_are_told():
    table = at_cards(difficulty="hel/r1")
    assert [threat.angry for threat in seen(table).threats] == [1, 0, 0, 0, 0, 0]


def test_the_card_on_top_is_certain():
    table = at_actions()
    table.top = [LOKI]
    assert [threat.chance for threat in seen(table).threats] == [0, 0, 0, 100, 0, 0]


def test_a_combat_under_way_is_added_up():
    """YG-7.1: Vikings, hammers, artefact; Thor's own 1 is told apart."""
    table = at_actions()
    place(table, hel=3)
    hold(table, THOR, HEL, 2)
    give(table, THOR, vikings=2, elves=1)
    assert seen(table).fight is None
    go(table, "0 act asgard", "0 fight hel")
    assert seen(table).fight == Fight(HEL, None, strength=5, vikings=0, hammers=None, artefact=2)
    go(table, "0 send-vikings 1", "* roll blue")
    assert seen(table).fight == Fight(HEL, None, strength=5, vikings=1, hammers=1, artefact=2)
    assert seen(table).bonus == (0, 1, 0, 0, 0, 0)


def test_no_die_is_awaited_while_thiazy_is_awake():
    """YG-7.6."""
    table = at_actions()
    wake(table, "thiazy")
    give(table, THOR, elves=1)
    go(table, "0 act ice", "0 fight-top")
    assert seen(table).fight == Fight(None, None, strength=3, vikings=0, hammers=None, artefact=0)


def test_who_blocks_a_world_and_whether_powers_work():
    table = at_actions()
    assert set(seen(table).blocked_by) == {None}
    wake(table, "gymir", "utgardloki")
    assert seen(table).blocked_by == (None, None, None, None, None, None, None, None, 9)
    assert (seen(table).no_powers, seen(table).no_trance_powers, seen(table).bonus[THOR]) == (True, True, 0)
