"""The round (CR-4), reinforcement stones (CR-9) and the second action (CR-10)."""

from __future__ import annotations

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.events import ElvesUpgraded, GameStopped, RoundBegan, StoneCalled
from meadhall.games.clashofrage.model import (
    FIRST_ACTION,
    MOST_ROUNDS,
    PLAY_TACTICS,
    SECOND_ACTION,
    STONES,
    UPGRADE_ELVES,
)
from meadhall.games.clashofrage.moves import CALL_AT, PASS
from meadhall.games.clashofrage.score import deeds
from meadhall.games.clashofrage.stones import PickStone, ReinforcementStones
from meadhall.games.clashofrage.tactics import PickTactic
from meadhall.games.clashofrage.turn import ChooseAction
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import (
    PLACE,
    cleared,
    opened,
    place_name,
    put,
    settle,
    there,
    told,
)
from tests.tables import offered, play


def first_round(seats: int = 2):
    """Cards chosen, bastions placed; the first action begins."""
    state = opened(seats)
    for seat in range(seats):
        play(RULES, state, f"{seat} {offered(state, seat)[0]}")
    for _ in range(seats):
        play(RULES, state, f"{state.waiting[0]} {offered(state, state.waiting[0])[0]}")
    return state


def test_the_five_phases_follow_each_other_cr_4_1():
    """CR-4.1, CR-4.2, CR-4.4, CR-4.6: the elves are left alone in the first round."""
    state = first_round(3)
    phases = [PLAY_TACTICS, state.phase]
    acted = []
    while state.round == 1:
        acted.append(state.waiting[0])
        play(RULES, state, f"{state.waiting[0]} pass")
        phases.append(state.phase)
        if state.waiting == [255]:
            break
    order = [seat for seat in acted]
    assert order == order[:3] * 2  # the same order twice
    assert phases == [PLAY_TACTICS, *[FIRST_ACTION] * 3, *[SECOND_ACTION] * 3, UPGRADE_ELVES]
    assert told(state, ElvesUpgraded) == []
    assert told(state, RoundBegan) == [RoundBegan(1), RoundBegan(2)]
    settle(state)
    assert len(told(state, ElvesUpgraded)) == 3
    assert state.phase == PLAY_TACTICS


def test_tactics_are_chosen_at_the_same_time_cr_4_3():
    """CR-4.3: everybody is asked at once, and answers in any order."""
    state = opened(4)
    assert isinstance(state.stack[-1], PickTactic)
    assert state.waiting == [0, 1, 2, 3]
    play(RULES, state, f"2 {offered(state, 2)[1]}")
    assert state.waiting == [0, 1, 3]


def test_turn_order_holds_for_the_whole_round_cr_4_5():
    """CR-4.5, CR-10.1"""
    state = first_round(3)
    order = list(state.order)
    for phase in (FIRST_ACTION, SECOND_ACTION):
        for clan in order:
            assert (state.phase, state.waiting) == (phase, [clan])
            play(RULES, state, f"{clan} pass")


def test_rounds_are_not_limited_but_a_program_may_stop_cr_4_7():
    """CR-4.7, CR-R-40: after thirty rounds deeds are compared: points, forged cards, crystals, gold."""
    state = first_round(2)
    while state.waiting:
        settle(state)
        if state.waiting:
            seat = state.waiting[0]
            play(
                RULES, state, f"{seat} pass" if "pass" in offered(state, seat) else f"{seat} {offered(state, seat)[0]}"
            )
    assert state.round == MOST_ROUNDS == 30
    assert told(state, GameStopped) == [GameStopped(30)]
    state.gold = [5, 9]
    state.crystals = [2, 1]
    assert [seat.rank for seat in RULES.result(state)] == [1, 2]
    state.crystals = [1, 1]
    assert [seat.rank for seat in RULES.result(state)] == [2, 1]
    state.gold = [9, 9]
    assert [(seat.rank, seat.won) for seat in RULES.result(state)] == [(1, True), (1, True)]
    state.forged = [1, 0]
    assert deeds(state, 0) > deeds(state, 1)
    state.forged, state.winner = [0, 0], 1
    assert [seat.rank for seat in RULES.result(state)] == [2, 1]


# Stones


def stones(state):
    state.begin(ReinforcementStones())
    core.run(state)


def test_a_stone_gives_a_unit_of_its_level_cr_9_1():
    """CR-9.1, CR-EX-20: and it may move in the second action."""
    state = cleared(3)
    put(state, 0, "T1.NW", ones=1)  # level II
    put(state, 1, "T2.C", ones=1)  # level I
    put(state, 2, "T3.E", ones=1)  # level III
    stones(state)
    assert there(state, 0, "T1.NW") == (1, 1, 0)
    assert there(state, 1, "T2.C") == (2, 0, 0)
    assert there(state, 2, "T3.E") == (1, 0, 1)
    assert told(state, StoneCalled)[0] == StoneCalled(0, 1, PLACE["T1.NW"])
    state.phase = SECOND_ACTION
    from meadhall.games.clashofrage.turn import Turn

    state.begin(Turn(0))
    core.run(state)
    play(RULES, state, "0 move-armies", "0 move-from t1-nw", "0 take ii", "0 go t1-c")
    assert there(state, 0, "T1.C") == (0, 1, 0)


def test_an_empty_reserve_gives_nothing_cr_9_2():
    """CR-9.2"""
    state = cleared(2)
    put(state, 0, "T1.NW", ones=1)
    put(state, 0, "home", twos=5)
    stones(state)
    assert there(state, 0, "T1.NW") == (1, 0, 0)


def test_every_stone_gives_one_cr_9_3():
    """CR-9.3, CR-R-50: whether the owner likes it or not."""
    state = cleared(2)
    put(state, 0, "T1.NW", ones=1)
    put(state, 0, "T4.NW", twos=1)
    stones(state)
    assert there(state, 0, "T1.NW") == (1, 1, 0)
    assert there(state, 0, "T4.NW") == (0, 2, 0)
    assert state.waiting == []


def one_for_two_stones(version=None):
    """Two stones of level II and one Pummeler in reserve."""
    state = cleared(2)
    state.version = version or RULES.version
    put(state, 0, "T1.NW", ones=1)
    put(state, 0, "T4.NW", ones=1)
    put(state, 0, "home", twos=4)
    stones(state)
    return state


@pytest.mark.parametrize(("served", "other"), [("T1.NW", "T4.NW"), ("T4.NW", "T1.NW")])
def test_the_owner_chooses_which_stone_is_served_cr_r_50(served, other):
    """CR-R-50: where the reserve holds fewer units than stones of its level."""
    state = one_for_two_stones()
    assert isinstance(state.stack[-1], PickStone)
    assert offered(state, 0) == ["call-at t1-nw", "call-at t4-nw"]
    assert RULES.about(state, 0, core.options(state, 0)[0]) == {"unit": 1}
    play(RULES, state, f"0 call-at {place_name(served)}")
    assert there(state, 0, served) == (1, 1, 0)
    assert there(state, 0, other) == (1, 0, 0)
    assert told(state, StoneCalled) == [StoneCalled(0, 1, PLACE[served])]
    assert state.waiting == []


def test_only_stones_of_one_s_own_that_lack_a_unit_may_be_chosen_cr_r_50():
    """CR-R-50"""
    state = cleared(4)
    for place in ("T1.NW", "T2.C", "T4.NW"):
        put(state, 0, place, ones=1)
    put(state, 0, "home", twos=4)
    put(state, 1, "T3.E", ones=1)
    stones(state)
    for place in ("T2.C", "T3.E", "T1.C"):
        assert core.refusal(state, 0, CALL_AT[PLACE[place]]) == refuse(
            "CR-R-50", "not-to-be-served", place=PLACE[place]
        )
    assert core.refusal(state, 0, PASS) == refuse("CR-R-50", "choose-a-stone")
    play(RULES, state, "0 call-at t4-nw")
    assert there(state, 0, "T2.C") == (2, 0, 0)  # served without a question
    assert there(state, 1, "T3.E") == (1, 0, 1)  # and so are those who come later in turn order
    assert state.waiting == []


@pytest.mark.parametrize(("in_reserve", "expected"), [(0, 0), (2, 2)])
def test_where_there_is_nothing_to_choose_nobody_is_asked_cr_r_50(in_reserve, expected):
    """CR-R-50, CR-9.2: enough for both stones, or nobody at all."""
    state = cleared(2)
    put(state, 0, "T1.NW", ones=1)
    put(state, 0, "T4.NW", ones=1)
    put(state, 0, "home", twos=5 - in_reserve)
    stones(state)
    assert state.waiting == []
    assert len(told(state, StoneCalled)) == expected


def test_by_the_first_version_of_the_rules_the_first_tile_was_served_cr_r_50():
    """CR-R-50: a record of before plays as it was played."""
    state = one_for_two_stones(version=1)
    assert state.waiting == []
    assert there(state, 0, "T1.NW") == (1, 1, 0)
    assert there(state, 0, "T4.NW") == (1, 0, 0)


def test_stones_come_between_the_actions_by_themselves_cr_9_4():
    """CR-9.4"""
    state = first_round(2)
    put(state, state.order[0], "T1.NW", ones=1)
    for clan in state.order:
        play(RULES, state, f"{clan} pass")
    assert state.phase == SECOND_ACTION and isinstance(state.stack[-1], ChooseAction)
    assert there(state, state.order[0], "T1.NW") == (1, 1, 0)
    assert STONES == FIRST_ACTION + 1 == SECOND_ACTION - 1
