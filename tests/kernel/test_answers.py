"""Answers lie by seat, in the order they came; questions lend their seats and get them back unchanged."""

from __future__ import annotations

import pytest

from meadhall.games.holmgang.moves import MOVES
from meadhall.kernel import core
from meadhall.kernel.answers import Answers
from meadhall.kernel.core import Decision, State
from meadhall.kernel.values import CHANCE


def test_answers_read_like_a_dict():
    answers = Answers()
    assert not answers
    answers[2], answers[CHANCE], answers[0] = MOVES[0], MOVES[1], MOVES[2]
    assert (answers[2], answers[CHANCE], answers[0]) == tuple(MOVES[:3])
    assert len(answers) == 3
    assert list(answers) == [2, CHANCE, 0]
    assert answers.items() == [(2, MOVES[0]), (CHANCE, MOVES[1]), (0, MOVES[2])]


def test_who_has_not_answered_is_not_in_it():
    answers = Answers()
    assert 0 not in answers
    assert answers.get(0) is None
    answers[1] = MOVES[0]
    assert 0 not in answers
    assert 1 in answers
    with pytest.raises(KeyError):
        answers[0]


def test_an_answer_can_be_given_anew():
    answers = Answers()
    for move in MOVES[:2]:
        answers[1], answers[3] = move, move
    assert answers.items() == [(1, MOVES[1]), (3, MOVES[1])]


def test_copies_are_independent_and_clearing_forgets_all():
    answers = Answers()
    answers[0], answers[1] = MOVES[0], MOVES[1]
    twin = answers.copy()
    answers.clear()
    answers[1] = MOVES[2]
    assert answers.items() == [(1, MOVES[2])]
    assert twin.items() == [(0, MOVES[0]), (1, MOVES[1])]


def test_answering_leaves_the_question_as_it_was():
    question: Decision[State] = Decision((0, 2, 3))
    state = State()
    for _ in range(2):
        state.ask(question)
        core.answer(state, 2, MOVES[0])
        assert state.waiting == [0, 3]
        core.answer(state, 0, MOVES[1])
        core.answer(state, 3, MOVES[1])
        assert state.waiting == []
        assert list(state.answers) == [2, 0, 3]
    assert question.asks == [0, 2, 3]
    assert core.NO_SEATS == []


@pytest.mark.parametrize("seats", [(1,), (1, 2)])
def test_only_who_is_asked_can_answer(seats):
    state = State()
    state.ask(Decision(seats))
    with pytest.raises((AssertionError, ValueError)):
        core.answer(state, 0, MOVES[0])
