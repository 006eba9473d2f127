"""The loop: procedures act, decisions ask, the state holds."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.kernel import core
from meadhall.kernel.core import Chance, Decision, Flow, Procedure, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.guess import guess_answers
from meadhall.kernel.values import CHANCE, Event, Move, refuse


class Say(Move):
    def __init__(self, number: int) -> None:
        super().__init__((number,))


class Shown(Event):
    def __init__(self, what: int) -> None:
        self.what: Final = what


SAY: Final = [Say(number) for number in range(3)]


class Table(State):
    heard: list[int]

    def copy(self) -> Table:
        twin = Table(self)
        twin.heard = self.heard.copy()
        return twin


class Count(Procedure[Table]):
    """Tells its steps, and leaves after as many as it was told."""

    def __init__(self, name: int, steps: int) -> None:
        self.name: Final = name
        self.steps: Final = steps

    def step(self, state: Table, at: int) -> Flow:
        state.heard.append(10 * self.name + at)
        return Flow.NEXT if at + 1 < self.steps else Flow.DONE


class Again(Procedure[Table]):
    def step(self, state: Table, at: int) -> Flow:
        state.heard.append(at)
        return Flow.AGAIN if len(state.heard) < 3 else Flow.DONE


class HandOver(Procedure[Table]):
    """Is over when it has begun something else."""

    def step(self, state: Table, at: int) -> Flow:
        state.begin(Count(5, 1))
        return Flow.DONE


class Ask(Procedure[Table]):
    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def step(self, state: Table, at: int) -> Flow:
        if at == 0:
            state.ask(Anything(self.seats))
            return Flow.NEXT
        state.heard += [state.answers[seat].content[0] for seat in self.seats]
        return Flow.DONE


class Anything(Decision[Table]):
    def options(self, state: Table, seat: int) -> list[Move]:
        return list(SAY)


class Coin(Chance[Table]):
    def odds(self, state: Table) -> list[tuple[Move, int]]:
        return [(Flip(0), 1), (Flip(1), 0)]


class Flip(Move):
    def __init__(self, side: int) -> None:
        super().__init__((side,))
        self.side: Final = side


def running(*frames, seats: int = 3) -> Table:
    state = Table()
    state.seats = seats
    state.heard = []
    state.begin_all(list(frames))
    core.run(state)
    return state


def test_steps_follow_each_other():
    assert running(Count(1, 3)).heard == [10, 11, 12]


def test_of_several_begun_at_once_the_first_acts_first():
    assert running(Count(1, 2), Count(2, 1)).heard == [10, 11, 20]


def test_again_keeps_the_mark():
    assert running(Again()).heard == [0, 0, 0]


def test_whoever_is_done_hands_over():
    state = running(HandOver(), Count(6, 1))
    assert state.heard == [50, 60]
    assert state.stack == [] and state.marks == []


def test_a_procedure_must_say_what_it_does():
    with pytest.raises(NotImplementedError):
        running(Procedure())


def test_a_question_waits_for_every_seat_in_any_order():
    state = running(Ask((0, 2)), Count(7, 1))
    assert state.waiting == [0, 2]
    assert core.options(state, 0) == SAY
    assert core.options(state, 1) == []
    core.answer(state, 2, SAY[1])
    assert state.waiting == [0]
    assert state.heard == []
    core.answer(state, 0, SAY[2])
    assert state.heard == [2, 1, 70]


def test_a_question_to_nobody_is_answered_at_once():
    assert running(Ask(()), Count(8, 1)).heard == [80]


def test_refusals():
    state = running(Ask((0,)))
    assert core.refusal(state, 0, SAY[1]) is None
    assert core.refusal(state, 0, Say(9)) == refuse("table", "not-an-option")
    assert core.refusal(state, 1, SAY[1]) == refuse("table", "not-asked", seat=1)


def test_chance_is_a_seat():
    state = running(Coin())
    assert state.waiting == []  # nobody asked it: a frame that was only begun is over
    state.ask(Coin())
    assert state.waiting == [CHANCE]
    assert core.options(state, CHANCE) == [Flip(0)]  # what has no weight cannot happen
    assert core.refusal(state, CHANCE, Flip(1)) == refuse("table", "cannot-happen")
    assert core.draw(state, Dice(1)) == Flip(0)
    core.settle(state, Dice(1))
    assert state.waiting == []


def test_a_copy_shares_frames_and_nothing_else():
    state = running(Ask((0, 1)))
    core.answer(state, 1, SAY[0])
    state.log = []
    twin = state.copy()
    assert twin.stack == state.stack and twin.stack is not state.stack
    assert twin.log is None  # nobody listens to a copy
    core.answer(twin, 0, SAY[0])
    assert state.waiting == [0]
    assert twin.waiting == []


def test_telling_and_revealing():
    state = running()
    state.tell(Shown(1))  # nobody listens
    state.log = []
    state.tell(Shown(2))
    state.reveal(Shown(3))
    assert state.log == [Shown(2), Shown(3)]
    assert state.reveals == 1


def test_play_out_counts_the_decisions_of_players():
    assert core.play_out(running(Ask((0, 1, 2)), Ask((1,))), Dice(1)) == 4


def test_answers_of_others_are_guessed_anew():
    state = running(Ask((0, 1, 2)))
    core.answer(state, 0, SAY[0])
    core.answer(state, 1, SAY[1])
    guesses = set()
    for seed in range(30):
        world = state.copy()
        guess_answers(world, 0, Dice(seed))
        assert world.answers[0] == SAY[0]
        guesses.add(world.answers[1].content[0])
    assert guesses == {0, 1, 2}


# Values


def test_values_are_their_content():
    assert Say(1) == SAY[1] and Say(1) != SAY[2]
    assert Flip(1) == Flip(1) != Flip(0)
    assert len({Flip(0), Flip(0), Flip(1)}) == 2
    assert Shown(1) == Shown(1) != Shown(2)
    assert hash(Shown(1)) == hash(Shown(1))
    assert Shown(1) != Say(1)
    assert repr(Flip(1)) == "Flip(side=1)"
    assert repr(Shown(4)) == "Shown(what=4)"
    assert refuse("A", "b", c=1) == refuse("A", "b", c=1) != refuse("A", "b", c=2)
    assert repr(refuse("A", "b", c=1)) == "Refusal(rule='A', why='b', about={'c': 1})"
