"""The checker of `make chaos` notices what is wrong, and a short run finds nothing."""

from __future__ import annotations

from copy import deepcopy

import pytest
from bench.chaos import __main__ as chaos
from bench.chaos.checker import violations
from bench.chaos.history import Account, Answer, Fault, History, Stored, Telling, Truth

OPEN, MINE, HIDDEN, LAST = '["began",{}]', '["drew",{"card":7}]', '["drew",{"card":0}]', '["ended",{}]'


def right() -> History:
    """Two seats; seat 0 drew a card that seat 1 may not see. One answer's fate was unknown, and it was stored."""
    answers = [Stored(1, 0, 1, "draw"), Stored(2, 1, 2, "rest"), Stored(3, 0, 3, "rest")]
    stories = {0: [OPEN, MINE, LAST], 1: [OPEN, HIDDEN, LAST]}
    truth = Truth("t", "holmgang", [0, 1, 2, 3], answers, stories, bank=100.0)
    ann = Account(
        "Ann",
        "t",
        0,
        0.0,
        [
            Telling(0.0, 1, 0, [OPEN], 100.0, True),
            Telling(2.0, 2, 1, [MINE], 98.0, False, True),
            Telling(5.0, 4, 0, [OPEN, MINE, LAST]),
        ],
        [Answer(1.0, 1, "draw", "done"), Answer(4.0, 3, "rest", "unknown")],
        True,
    )
    bo = Account(
        "Bo",
        "t",
        1,
        0.0,
        [Telling(0.0, 1, 0, [OPEN]), Telling(2.0, 2, 1, [HIDDEN]), Telling(5.0, 4, 2, [LAST])],
        [Answer(2.5, 2, "fight", "refused"), Answer(3.0, 2, "rest", "done")],
        True,
    )
    return History([ann, bo], [truth], [])


def test_a_right_history_is_right():
    assert violations(right()) == []


def lost_move(history):
    history.truths[0].answers.pop(0)


def lost_at_the_end(history):
    history.truths[0].numbers.pop()


def doubled_move(history):
    history.truths[0].answers.append(Stored(4, 0, 1, "draw"))
    history.truths[0].numbers.append(4)


def doubled_entry(history):
    history.truths[0].numbers = [0, 1, 1, 2]


def entries_out_of_order(history):
    history.truths[0].numbers = [0, 2, 1, 3]


def answers_out_of_order(history):
    history.accounts[0].answers[1].outcome = "done"
    history.truths[0].answers[0].number, history.truths[0].answers[2].number = 3, 1


def another_move_stored(history):
    history.truths[0].answers[0].move = "pass"


def a_move_nobody_gave(history):
    history.accounts[0].answers.pop(1)


def a_refused_move_stored(history):
    history.accounts[0].answers[1].outcome = "refused"


def leaked_secret(history):
    history.accounts[1].tellings[1].events = [MINE]


def told_out_of_order(history):
    history.accounts[0].tellings[1].events = [LAST]


def told_what_never_happened(history):
    history.accounts[0].tellings[1].events = ['["won",{}]']


def told_and_gone(history):
    history.truths[0].stories = {seat: story[:2] for seat, story in history.truths[0].stories.items()}


def an_event_left_out(history):
    history.accounts[1].tellings.pop(1)


def a_version_that_went_back(history):
    history.accounts[1].tellings[1].version = 0


def a_clock_that_lost_an_outage(history):
    history.accounts[0].tellings[1].clock = 60.0


def a_clock_that_ran_for_nothing(history):
    history.accounts[0].tellings.insert(2, Telling(4.0, 2, 1, [MINE], 96.5))


def a_clock_that_began_long_before_it_was_told(history):
    history.accounts[0].tellings.insert(2, Telling(4.0, 2, 1, [MINE], 96.0, True))


def a_table_that_is_gone(history):
    history.truths.clear()


def somebody_who_never_came_back(history):
    history.accounts[0].is_finished = False


WRONGS = {
    lost_move: "confirmed and lost: draw",
    lost_at_the_end: "told version 4 of 3",
    doubled_move: "stored twice: draw",
    doubled_entry: "missing, doubled or out of order",
    entries_out_of_order: "missing, doubled or out of order",
    answers_out_of_order: "stored out of order: rest",
    another_move_stored: "confirmed as draw, stored as pass",
    a_move_nobody_gave: "stored and never given: rest",
    a_refused_move_stored: "refused and stored all the same: rest",
    leaked_secret: "told a secret of seat 0: event 1",
    told_out_of_order: "told out of order: event 1",
    told_what_never_happened: "told what never happened: event 1",
    told_and_gone: "told and gone: event 2",
    an_event_left_out: "told event 2 while it knew only 1",
    a_version_that_went_back: "told version 0 after 1",
    a_clock_that_lost_an_outage: "its clock lost 40.0 s",
    a_clock_that_ran_for_nothing: "its clock lost 3.5 s",
    a_clock_that_began_long_before_it_was_told: "its clock lost 4.0 s",
    a_table_that_is_gone: "its table is not stored",
    somebody_who_never_came_back: "never came back",
}


@pytest.mark.parametrize("spoil", WRONGS, ids=lambda spoil: spoil.__name__)
def test_whatever_is_wrong_is_noticed(spoil):
    history = deepcopy(right())
    spoil(history)
    assert any(WRONGS[spoil] in found for found in violations(history)), violations(history)


def test_a_clock_may_begin_while_the_store_is_away():
    history = right()
    a_clock_that_began_long_before_it_was_told(history)
    history.faults += [Fault(2.5, "kill-postgresql", "", 3.0), Fault(2.8, "cut-database", "", 2.8)]
    assert violations(history) == []


@pytest.mark.timeout(900)  # a busy machine takes its time to open halls again
def test_a_few_seconds_in_which_everything_breaks(tmp_path, monkeypatch):
    monkeypatch.setattr(chaos, "KEPT", tmp_path)
    words = ["--faults", "4", "--halls", "2", "--tables", "2", "--every", "0.5"]
    words += ["--minutes", "1", "--least", "10"]  # answers, however much else the machine has to do
    outcomes = chaos.main(words)
    assert [outcome.store for outcome in outcomes] == ["postgresql", "sqlite"]
    for outcome in outcomes:
        assert outcome.wrong == []
        assert outcome.faults >= 4 and outcome.confirmed >= 10


@pytest.mark.soak
@pytest.mark.parametrize("wishes", [["sqlite", "--bots", "0"], ["postgresql", "--halls", "2"]], ids=lambda one: one[0])
def test_a_hall_killed_a_thousand_times(wishes, tmp_path, monkeypatch):
    """On SQLite without bots: processes that think would have to be started as often."""
    monkeypatch.setattr(chaos, "KEPT", tmp_path)
    words = ["--only", "kill-hall", "--faults", "1000", "--every", "0.05", "--pace", "0.1"]
    (outcome,) = chaos.main(["--store", *wishes, *words])
    assert outcome.wrong == []
    assert outcome.kinds["kill-hall"] >= 1000
