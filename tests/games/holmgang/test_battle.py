"""Battle (HO-4) and what follows from it, played at the table."""

from __future__ import annotations

import pytest

from meadhall.games.holmgang import RULES
from meadhall.games.holmgang.events import BattleWon, CardsRevealed, NobodyWon
from meadhall.games.holmgang.moves import PlayCard
from meadhall.kernel.values import refuse
from tests.tables import play, seated, why_not


@pytest.fixture
def hall():
    table = seated(RULES, 3, first=0)
    play(RULES, table, "* first 0")
    table.log.clear()
    return table


def test_cards_stay_face_down_until_everyone_has_picked_ho_4_1(hall):
    play(RULES, hall, "0 pillage birkvik", "2 play-card 4")
    assert hall.waiting == [0, 1]
    assert hall.log == []
    assert 0 not in hall.answers
    assert hall.answers[2] == PlayCard(4)

    play(RULES, hall, "0 play-card 3", "1 play-card 0")
    assert hall.log == [CardsRevealed(1, (0, 1, 2), (3, 0, 4)), BattleWon(1, 2)]


def test_a_tie_is_won_by_nobody_ho_4_4(hall):
    play(RULES, hall, "0 pillage birkvik", "0 play-card 2", "1 play-card 2", "2 play-card 2")
    assert hall.fighters(1) == []
    assert hall.glory == [0, 0, 0]
    assert hall.log[-1] == NobodyWon(1)


def test_a_card_you_do_not_hold_is_refused_ho_4_2(hall):
    play(RULES, hall, "0 pillage birkvik", "0 play-card 4", "1 play-card 0", "2 play-card 0", "* draw-plunder 1")
    play(RULES, hall, "1 pillage askheim")
    assert why_not(RULES, hall, 0, "play-card 4") == refuse("HO-4.2", "card-not-in-hand", card=4)
    assert why_not(RULES, hall, 1, "rest") == refuse("HO-4.1", "play-a-card")


def test_the_driven_off_draw_nothing_and_burn_nothing_ho_3_7(hall):
    play(RULES, hall, "0 pillage birkvik", "0 play-card 0", "1 play-card 4", "2 play-card 0")
    assert hall.waiting == [1]
    assert hall.is_burnt == [False, False, False]
    assert hall.glory == [0, 1, 0]


def test_a_burnt_village_is_not_pillaged_again_ho_3_5(hall):
    play(RULES, hall, "0 pillage birkvik", "0 play-card 4", "1 play-card 0", "2 play-card 0", "* draw-plunder 3")
    assert hall.glory[0] == 1 + 3
    assert why_not(RULES, hall, 1, "pillage birkvik") == refuse("HO-3.5", "village-is-burnt", village=1)


def test_who_keeps_his_cards_in_winter_loses_a_man_ho_5_2(hall):
    play(RULES, hall, "0 rest", "1 rest", "2 rest", "0 play-card 0", "1 play-card 1")
    assert hall.men[0] == [1, 1, 1]  # the man who came by resting froze
    assert hall.hand[1] == [2, 3, 4]


def test_what_others_hold_changes_nothing_i_see(hall):
    play(RULES, hall, "0 rest", "1 rest", "2 rest", "0 play-card 1")
    other = hall.copy()
    other.hand[0], other.ashes[0] = [1, 2, 3], [4]
    assert RULES.view(hall, 1) == RULES.view(other, 1)
    assert RULES.view(hall, 0) != RULES.view(other, 0)
