"""Victory (CR-11)."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.events import GameWon
from meadhall.games.clashofrage.model import ELVES, FIRST_ACTION, NOWHERE, SECOND_ACTION
from meadhall.games.clashofrage.turn import Actions
from meadhall.kernel import core
from meadhall.kernel.values import NOBODY
from tests.games.clashofrage.tables import (
    attack,
    cleared,
    finish_moving,
    give,
    moving,
    put,
    settle,
    strike,
    told,
    turn,
    walk,
)
from tests.tables import offered, play

LEGENDS = ("leg_dusk_blade", "leg_titan_hammer", "leg_dawn_bow", "leg_soul_scythe")


def forged(state, seat, number):
    for level, name in enumerate(LEGENDS[:number]):
        give(state, seat, name, level % 3)


def test_every_city_is_a_point_while_it_is_held_cr_11_1():
    """CR-11.1, CR-11.3"""
    state = cleared(2)
    put(state, 0, "T1.C", 1)
    put(state, 0, "T4.C", 1)
    assert state.points(0) == 2
    put(state, 0, "T4.C")
    assert state.points(0) == 1


def test_every_forged_card_is_a_point_for_good_cr_11_2():
    """CR-11.2, CR-11.3: attached or not."""
    state = cleared(2)
    forged(state, 0, 2)
    assert state.points(0) == 2
    turn(state)
    play(RULES, state, "0 equip-armies", "0 organise", *["0 wear none"] * 3)
    assert state.points(0) == 2


def test_four_points_in_the_second_action_win_at_once_cr_11_4():
    """CR-11.4, CR-R-39: at least four."""
    state = cleared(2)
    forged(state, 0, 4)
    put(state, 0, "T1.C", 1)
    turn(state, 0, SECOND_ACTION)
    assert (state.winner, state.stack, state.waiting) == (0, [], [])
    assert told(state, GameWon) == [GameWon(0, 5)]
    assert [(seat.score, seat.rank, seat.won) for seat in RULES.result(state)] == [(5, 1, True), (0, 2, False)]


def test_the_long_game_needs_five_cr_11_5():
    """CR-11.5"""
    state = cleared(2, points=5)
    forged(state, 0, 4)
    turn(state, 0, SECOND_ACTION)
    assert state.winner == NOBODY
    play(RULES, state, "0 pass")
    put(state, 0, "T1.C", 1)
    turn(state, 0, SECOND_ACTION)
    assert state.winner == 0


def test_the_points_are_tested_when_the_second_action_begins_cr_11_6():
    """CR-11.6 (a), CR-R-41: also if the player would pass."""
    state = cleared(2)
    forged(state, 1, 4)
    turn(state, 1, SECOND_ACTION)
    assert state.winner == 1


def test_walking_in_wins_before_the_fights_cr_ex_17():
    """CR-EX-17, CR-11.6 (b): when movement is declared finished."""
    state = cleared(2)
    forged(state, 0, 2)
    put(state, 0, "T1.C", 2)
    put(state, 0, "T4.NE", 1)
    put(state, ELVES, "T1.SE", 2)
    moving(state, 0, SECOND_ACTION)
    walk(state, 0, "T4.NE", "1", "T4.C")
    walk(state, 0, "T1.C", "1", "T1.SE")
    assert state.winner == NOBODY
    finish_moving(state)
    assert (state.winner, state.battlefield) == (0, NOWHERE)


def test_walking_through_a_city_scores_nothing_cr_r_39():
    """CR-R-39: movement is judged when it is finished."""
    state = cleared(2)
    forged(state, 0, 3)
    put(state, 0, "T1.SE", 1)
    moving(state, 0, SECOND_ACTION)
    play(RULES, state, "0 move-from t1-se", "0 go t1-c")
    assert (state.points(0), state.winner) == (4, NOBODY)
    play(RULES, state, "0 go t1-nw", "0 end-movement")
    assert state.winner == NOBODY


def test_a_fight_won_wins_the_game_cr_11_6():
    """CR-11.6 (c): after each fight; a fight still to come does not matter."""
    state = cleared(2)
    forged(state, 0, 3)
    put(state, 0, "T1.SE", 2, 2)
    put(state, ELVES, "T1.C", 1)
    put(state, ELVES, "T1.SW", 1)
    moving(state, 0, SECOND_ACTION)
    walk(state, 0, "T1.SE", "1", "T1.SW")
    walk(state, 0, "T1.SE", "1", "T1.C")
    walk(state, 0, "T1.SE", "2", "T1.C")
    finish_moving(state)
    play(RULES, state, "0 fight-at t1-c", "* roll-dice 0")
    strike(state, 4)
    assert (state.winner, state.waiting) == (0, [])


def test_forging_wins_the_game_cr_11_6():
    """CR-11.6 (d)"""
    state = cleared(2)
    forged(state, 0, 3)
    put(state, 0, "T1.SE", 1)
    state.crystals[0] = 6
    turn(state, 0, SECOND_ACTION)
    play(RULES, state, "0 equip-armies", "0 forge")
    settle(state)
    play(RULES, state, f"0 {offered(state, 0)[0]}")
    assert state.winner == 0


def test_points_at_other_times_end_nothing_cr_11_7():
    """CR-11.7, CR-EX-18, CR-10.2, CR-R-57: four in the first action; they win when his second begins."""
    state = cleared(2)
    state.order = [0, 1]
    forged(state, 0, 3)
    put(state, 0, "T1.SE", 2, 2)
    put(state, ELVES, "T1.C", 1)
    state.begin_all([Actions(FIRST_ACTION), Actions(SECOND_ACTION)])
    core.run(state)
    play(RULES, state, "0 move-armies", "0 move-from t1-se", "0 take-all", "0 go t1-c", "0 end-movement")
    play(RULES, state, "* roll-dice 0")
    strike(state, 4)
    assert (state.points(0), state.winner, state.waiting) == (4, NOBODY, [1])
    play(RULES, state, "1 pass")
    assert state.winner == 0


def test_points_in_anothers_turn_end_nothing_cr_11_7():
    """CR-10.2, CR-R-57: one player at a time is in his second action."""
    state = cleared(2)
    forged(state, 0, 3)
    put(state, 0, "T1.C", 1)
    put(state, 1, "T1.SE", 0, 0, 1)
    attack(state, "T1.SE", "T1.C", clan=1, phase=SECOND_ACTION)
    play(RULES, state, "0 strike", "* roll-dice 0")
    play(RULES, state, "1 flee")
    assert (state.points(0), state.winner) == (4, NOBODY)
