"""Which questions say that everybody knows what may be answered: all of them, for all lies open (RA-0.11)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.kernel import core
from meadhall.kernel.core import Chance, Decision
from meadhall.testing import kinds_of
from tests.games.raids.tables import HOME, offered, play, question, voyage

PUBLIC = {"ChooseSlot", "ChooseSale", "ChooseCourse", "MeetMonster", "Respond", "ChooseFlight"}


def test_every_question_to_a_player_is_public():
    """RA-0.11, RA-20.1"""
    asked = [kind for kind in kinds_of(RULES, Decision) if not issubclass(kind, Chance)]
    assert {kind.__name__ for kind in asked} == PUBLIC
    assert all(kind.is_public for kind in asked)


def test_the_dice_are_nobody_whose_answer_could_be_forced():
    drawn = [kind for kind in kinds_of(RULES, Decision) if issubclass(kind, Chance)]
    assert {kind.__name__ for kind in drawn} == {"ArrivalDraw", "TileDraw"}
    assert not any(kind.is_public for kind in drawn)


def last_under_way():
    return voyage(ships=(6, HOME, HOME), crew=(2, 2, 2))


def too_few_to_fight():
    table = voyage(ships=(1, 2, 19), tiles={4: "monster 5", 6: "rune"}, crew=(2, 2, 2))
    play(table, "0 sail 6")
    return table


def too_few_to_retaliate():
    table = voyage(ships=(3, 4, 9), crew=(2, 1, 2))
    play(table, "0 sail 4")
    return table


def nowhere_to_flee_but_home():
    table = voyage(ships=(11, 12, HOME), crew=(1, 0, 2))
    play(table, "0 sail 12", "1 flee")
    return table


@pytest.mark.parametrize(
    ("setting", "asked", "answer"),
    [
        (last_under_way, "ChooseCourse", "sail 20"),
        (too_few_to_fight, "MeetMonster", "cede"),
        (too_few_to_retaliate, "Respond", "flee"),
        (nowhere_to_flee_but_home, "ChooseFlight", "sail 20"),
    ],
)
def test_where_one_answer_is_left_everybody_sees_that_it_is_the_only_one(setting, asked, answer):
    """RA-9.10, RA-14.6, RA-11.7, RA-C-13"""
    table = setting()
    assert question(table) == asked
    assert offered(table) == [answer]
    assert core.asked(table).is_public
