"""The loop every game runs on.

Procedures act, decisions ask, the state holds. Frames never change once made,
so copies of a state share them. Nothing here knows a rule of any game.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.kernel.answers import Answers
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Event, Move, Refusal, Seat, printed, refuse

S = TypeVar("S", bound="State")
T = TypeVar("T")

Shared: TypeAlias = list[T]  # a list of a state that is replaced, never changed, so that copies hold the very same


ALONE: Final = [[seat] for seat in range(CHANCE + 1)]  # most questions go to one seat: these lists serve all of them


class Flow(IntEnum):
    NEXT = 0  # on to this procedure's next step
    AGAIN = 1  # this step once more
    DONE = 2  # this procedure is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something under way, made of the small values its constructor names."""

    def step(self, state: S, at: int) -> Flow:
        """What to do next; a question that asked nobody is over at once."""
        return Flow.DONE

    def __repr__(self) -> str:
        return printed(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[S]):
    """A piece of the rulebook, carried out in numbered steps."""

    def step(self, state: S, at: int) -> Flow:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A question to some seats; answers lie face down until all are in.

    `is_public` says that what may be answered follows from what everybody knows:
    then the hall may give an answer that is forced. It is never guessed, since an
    answer that comes at once would tell the others what a hand does not hold.
    """

    is_public: ClassVar[bool] = False

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats
        self.asks: Final = ALONE[seats[0]] if len(seats) == 1 else list(seats)  # lent to every state: nobody changes it

    def options(self, state: S, seat: Seat) -> list[Move]:
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.options(state, seat) else refuse("table", "not-an-option")


FOR_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A question to the dice: each outcome with its weight, or a draw of one among very many."""

    def __init__(self) -> None:
        super().__init__(FOR_CHANCE)

    def odds(self, state: S) -> list[tuple[Move, int]]:
        """Empty where there are too many outcomes to list."""
        return []

    def options(self, state: S, seat: Seat) -> list[Move]:
        return [move for move, weight in self.odds(state) if weight]

    def draw(self, state: S, dice: Dice) -> Move:
        odds = self.odds(state)
        return odds[dice.weighted([weight for _, weight in odds])][0]

    def refusal(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Whether a recorded outcome can happen here; draws that list no odds check it themselves."""
        return None if move in self.options(state, seat) else refuse("table", "cannot-happen")


NO_SEATS: Final[list[Seat]] = []
NEWEST: Final = 1_000_000  # the version of a state that no table has given one


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true now, in flat lists, so that a copy is cheap.

    A game names its own fields where it sets up the table: `self.glory: list[int] = [0] * seats`.
    Its `copy` is written from them by `python -m meadhall.kernel.fields`.
    """

    seats: int

    def __init__(self, other: State | None = None) -> None:
        """What every state has: as it begins, or as another has it. A game's `copy` begins with that."""
        if other is not None:
            self.seats = other.seats
        self.stack: list[Frame[Any]] = [] if other is None else other.stack.copy()
        self.marks: list[int] = [] if other is None else other.marks.copy()  # the step each frame has reached
        # whom the top decision still waits for; replaced, never changed
        self.waiting: list[Seat] = NO_SEATS if other is None else other.waiting
        self.answers: Answers = Answers() if other is None else other.answers.copy()  # to be read in the very next step
        self.log: list[Event] | None = None  # None in search: nobody listens
        self.scenes: list[State] | None = None  # the table as each event left it; None: nobody looks on
        # how often something hidden was shown: no undo past that
        self.reveals: int = 0 if other is None else other.reveals
        # of the rules it is played by: a record keeps the rules it was begun with
        self.version: int = NEWEST if other is None else other.version

    def copy(self) -> State:
        raise NotImplementedError

    def begin(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)
        self.marks.append(0)

    def begin_all(self, frames: list[Frame[Any]]) -> None:
        """Begin several at once; the first in the list acts first."""
        for frame in frames[::-1]:
            self.begin(frame)

    def ask(self, decision: Decision[Any]) -> None:
        self.stack.append(decision)
        self.marks.append(0)
        self.waiting = decision.asks
        self.answers.clear()

    def jump(self, step: int) -> Flow:
        """The procedure under way goes on at this step: `return state.jump(REVEAL)`."""
        self.marks[-1] = step
        return Flow.AGAIN

    def tell(self, event: Event) -> None:
        """Say what has happened, once it is so: whoever looks on sees the table as it stands now."""
        if self.log is not None:
            self.log.append(event)
            if self.scenes is not None:
                self.scenes.append(self.copy())

    def reveal(self, event: Event) -> None:
        """Tell something that somebody did not know and cannot forget."""
        self.reveals += 1
        self.tell(event)


def run(state: State) -> None:
    """Carry on until somebody must decide, or the game is over."""
    stack, marks = state.stack, state.marks
    while not state.waiting and stack:
        here = len(stack) - 1
        at = marks[here]
        flow = stack[here].step(state, at)
        if flow is Flow.NEXT:
            marks[here] = at + 1
        elif flow is Flow.DONE:  # what it has begun last, if anything, stays on top
            stack.pop(here)
            marks.pop(here)


def asked(state: State) -> Decision[Any]:
    """The decision on top of the stack, while somebody is waited for."""
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision


def options(state: State, seat: Seat) -> list[Move]:
    if seat not in state.waiting:
        return []
    return asked(state).options(state, seat)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat not in state.waiting:
        return refuse("table", "not-asked", seat=seat)
    return asked(state).refusal(state, seat, move)


def answer(state: State, seat: Seat, move: Move) -> None:
    """Take a move known to be legal: the way in for search and replay."""
    waiting = state.waiting
    if len(waiting) > 1:
        state.waiting = waiting.copy()
        state.waiting.remove(seat)
        state.answers[seat] = move
        return
    assert waiting[0] == seat
    state.answers[seat] = move
    state.waiting = NO_SEATS  # the question is answered
    state.stack.pop()
    state.marks.pop()
    run(state)


def draw(state: State, dice: Dice) -> Move:
    """What the dice answer, where the top decision is theirs."""
    decision = state.stack[-1]
    assert isinstance(decision, Chance)
    return decision.draw(state, dice)


def settle(state: State, dice: Dice) -> None:
    """Answer for chance until a player is asked or the game is over."""
    while state.waiting and state.waiting[0] == CHANCE:
        answer(state, CHANCE, draw(state, dice))


def play_out(state: State, dice: Dice) -> int:
    """Random play to the end; how many decisions players made on the way."""
    made = 0
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            answer(state, CHANCE, draw(state, dice))
        else:
            moves = asked(state).options(state, seat)
            answer(state, seat, moves[dice.below(len(moves))])
            made += 1
    return made
