"""Twigs: the least game that has everything, for tests to break.

Each seat holds two stones of six, unseen by the others. Three times all guess at
once how many twigs lie under a cup, each paying a twig; the cup is lifted, and
whoever was right takes the heap. Low stones decide nothing, but they are secret.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.core import Chance, Decision, Flow, Procedure, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.guess import guess_answers
from meadhall.kernel.rules import Choices, Option, Rules, View, ranked
from meadhall.kernel.values import CHANCE, Event, Move, Refusal, Seat, numbered, refuse
from meadhall.kernel.words import Words

STONES: Final = 6
ROUNDS: Final = 3


class Twigs(State):
    def set_up(self, seats: int, twigs: int) -> None:
        self.seats = seats
        self.round: int = 0
        self.twigs: list[int] = [twigs] * seats
        self.heap: int = 0
        self.stones: list[list[int]] = [[] for _ in range(seats)]  # secret
        self.bag: list[int] = list(range(1, STONES + 1))  # secret
        self.last: list[int] = [0] * seats  # what each guessed last; 0 before

    def copy(self) -> Twigs:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = Twigs(self)
        twin.round = self.round
        twin.twigs = self.twigs.copy()
        twin.heap = self.heap
        twin.stones = [row.copy() for row in self.stones]
        twin.bag = self.bag.copy()
        twin.last = self.last.copy()
        return twin


class Guess(Move):
    def __init__(self, twigs: int) -> None:
        super().__init__((twigs,))
        self.twigs: Final = twigs


class Deal(Move):
    """Two stones for each seat, seat after seat."""

    def __init__(self, stones: tuple[int, ...]) -> None:
        super().__init__(stones)
        self.stones: Final = stones


class Lift(Move):
    def __init__(self, twigs: int) -> None:
        super().__init__((twigs,))
        self.twigs: Final = twigs


GUESS: Final = [Guess(twigs) for twigs in (1, 2, 3)]
MOVES: Final = numbered([*GUESS])
LIFT: Final = [Lift(twigs) for twigs in (1, 2, 3)]


class StonesDealt(Event):
    def __init__(self, seat: Seat, stones: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.stones: Final = stones

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else StonesDealt(self.seat, ())


class CupLifted(Event):
    def __init__(self, twigs: int) -> None:
        self.twigs: Final = twigs


class RoundBegan(Event):
    def __init__(self, number: int) -> None:
        self.number: Final = number


class Guessed(Event):
    """All at once; each pays a twig, who has one."""

    def __init__(self, guesses: tuple[int, ...]) -> None:
        self.guesses: Final = guesses


class Play(Procedure[Twigs]):
    """1. Deal stones.  2. Three rounds."""

    def step(self, state: Twigs, at: int) -> Flow:
        if at == 0:
            state.ask(StoneDraw())
            return Flow.NEXT
        if at == 1:
            dealt = state.answers[CHANCE]
            assert isinstance(dealt, Deal)
            for seat in range(state.seats):
                state.stones[seat] = sorted(dealt.stones[2 * seat : 2 * seat + 2])
                state.bag = [stone for stone in state.bag if stone not in state.stones[seat]]
                state.tell(StonesDealt(seat, tuple(state.stones[seat])))
            return Flow.NEXT
        if state.round == ROUNDS:
            return Flow.DONE
        state.round += 1
        state.tell(RoundBegan(state.round))
        state.begin(Round(state.round))
        return Flow.AGAIN


class Round(Procedure[Twigs]):
    """1. All guess.  2. The cup is lifted."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def step(self, state: Twigs, at: int) -> Flow:
        if at == 0:
            state.ask(PickGuess(tuple(range(state.seats))))
            return Flow.NEXT
        if at == 1:
            for seat in range(state.seats):
                guess = state.answers[seat]
                assert isinstance(guess, Guess)
                state.last[seat] = guess.twigs
                pay(state, seat)
            state.reveal(Guessed(tuple(state.last)))
            state.ask(CupLift())
            return Flow.NEXT
        lifted = state.answers[CHANCE]
        assert isinstance(lifted, Lift)
        for seat in range(state.seats):
            if state.last[seat] == lifted.twigs:
                state.twigs[seat] += state.heap
                state.heap = 0
        state.reveal(CupLifted(lifted.twigs))
        return Flow.DONE


def pay(state: Twigs, seat: Seat) -> None:
    if state.twigs[seat]:
        state.twigs[seat] -= 1
        state.heap += 1


class PickGuess(Decision[Twigs]):
    """Never the same number twice in a row."""

    def options(self, state: Twigs, seat: Seat) -> list[Move]:
        return [move for move in GUESS if move.twigs != state.last[seat]]

    def refusal(self, state: Twigs, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Guess) and move.twigs == state.last[seat]:
            return refuse("TW-1.2", "guessed-before", twigs=move.twigs)
        return None


class StoneDraw(Chance[Twigs]):
    def draw(self, state: Twigs, dice: Dice) -> Move:
        stones = list(state.bag)
        dice.shuffle(stones)
        return Deal(tuple(stones[: 2 * state.seats]))

    def refusal(self, state: Twigs, seat: Seat, move: Move) -> Refusal | None:
        good = (
            isinstance(move, Deal) and len(set(move.stones)) == 2 * state.seats and set(move.stones) <= set(state.bag)
        )
        return None if good else refuse("TW-1.1", "cannot-happen")


class CupLift(Chance[Twigs]):
    def odds(self, state: Twigs) -> list[tuple[Move, int]]:
        return [(LIFT[0], 2), (LIFT[1], 1), (LIFT[2], 1)]


class TwigsView(View, frozen=True):
    round: int
    twigs: tuple[int, ...]
    heap: int
    last: tuple[int, ...]
    stones: tuple[int, ...]


def start(seats: int, choices: Choices) -> Twigs:
    state = Twigs()
    state.set_up(seats, int(choices["twigs"]))
    state.begin(Play())
    return state


def open_view(state: Twigs) -> TwigsView:
    return TwigsView(
        round=state.round,
        twigs=tuple(state.twigs),
        heap=state.heap,
        last=tuple(state.last),
        stones=(),
    )


def own_view(state: Twigs, seat: Seat) -> dict[str, Any]:
    return {"stones": tuple(state.stones[seat])}


def imagine(state: Twigs, seat: Seat | None, dice: Dice) -> Twigs:
    world = state.copy()
    unseen = sorted(
        state.bag + [stone for other in range(state.seats) if other != seat for stone in state.stones[other]]
    )
    dice.shuffle(unseen)
    for other in range(state.seats):
        if other != seat:
            world.stones[other] = sorted(unseen[: len(state.stones[other])])
            del unseen[: len(state.stones[other])]
    world.bag = sorted(unseen)
    guess_answers(world, seat, dice)
    return world


def pieces(state: Twigs) -> dict[str, int]:
    return {
        "twigs": sum(state.twigs) + state.heap,
        "stones": len(state.bag) + sum([len(held) for held in state.stones]),
    }


def draw_board(seen: TwigsView, words: Words) -> str:
    return f"{words.say('game')} {seen.round}: {seen.twigs}"


RULES = Rules(
    name="twigs",
    version=1,
    package="tests.kernel.twigs",
    seats=(2, 3),
    options=(Option("twigs", (4, 6)),),
    moves=MOVES,
    outcomes=(Deal, Lift),
    state=Twigs,
    start=start,
    open_view=open_view,
    own_view=own_view,
    imagine=imagine,
    result=lambda state: ranked(state.twigs),
    evaluate=lambda state, seat: state.twigs[seat] / (1 + sum(state.twigs) + state.heap),
    pieces=pieces,
    draw_board=draw_board,
    nouns={"seat": "seat", "seats": "seat"},
)
