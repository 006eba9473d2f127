"""What was answered in a game: how it is recorded, and how far back it may be taken.

The rules know the table as it is and nothing else. `Game` and the hall's referee keep this beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.notation import outcome_from, text_of
from meadhall.kernel.record import Answer, Record
from meadhall.kernel.rules import Choices, Rules, SeatResult
from meadhall.kernel.troubles import BadRecord
from meadhall.kernel.values import CHANCE, Event, Move, Seat


@dataclass(frozen=True)
class Answered:
    """An answer that stands."""

    seat: Seat
    move: Move
    opens: bool  # the first answer to its question
    told: int  # events told before it

    @property
    def is_forced(self) -> bool:
        """Nobody chose it: it is taken back together with the answer before it."""
        return False


A = TypeVar("A", bound=Answered)


class History(Generic[A]):
    """A game under way, from its first question on."""

    def __init__(self, rules: Rules, options: Choices, seed: int, state: State) -> None:
        self.rules = rules
        self.options = options
        self.seed = seed
        self.dice = Dice(seed)
        self.given: list[A] = []
        self.trail: list[State] = []  # the table before each of the last answers, as far back as undo may go
        self.barrier = "nothing-to-undo"  # why it may not go further
        self.told: list[Event] = []  # everything that happened, for the referee's eyes only
        self.state: Any = state
        self.state.log = self.told
        core.run(self.state)

    # What is so

    @property
    def is_over(self) -> bool:
        return not self.state.waiting

    @property
    def result(self) -> tuple[SeatResult, ...] | None:
        """Score, rank and victory of each seat; None while the game goes on."""
        return self.rules.result(self.state) if self.is_over else None

    def against_undo(self, seat: Seat | None) -> str | None:
        """None if `seat`, or whoever answered last, may take that back, else the name of what stands against it."""
        for given in self.given[len(self.given) - len(self.trail) :][::-1]:
            if not given.is_forced:
                return None if seat in (None, given.seat) else "another-has-answered"
        return self.barrier

    # What is done

    def take(self, given: A, before: State) -> None:
        """An answer that was found to be allowed, and the table as it was before it."""
        self.trail.append(before)
        self.given.append(given)
        core.answer(self.state, given.seat, given.move)
        if given.seat == CHANCE:
            self._close("chance-has-answered")
        elif before.reveals != self.state.reveals:
            self._close("something-was-shown")

    def _close(self, barrier: str) -> None:
        """Chance and what was shown can never be taken back, nor anything before them."""
        self.barrier = barrier
        self.trail.clear()

    def take_back(self) -> A:
        """The last answer is as if it had never been given."""
        given = self.given.pop()
        del self.told[given.told :]
        self.stand_at(self.trail.pop().copy())
        return given

    def stand_at(self, state: State) -> None:
        self.state = state
        self.state.log = self.told

    def drawn(self) -> Move:
        """What chance answers, by the seed."""
        return core.draw(self.state, self.dice)

    def drawn_before(self, text: str) -> Move:
        """What chance answered as a record tells it; the seed's dice keep in step, so that play can go on."""
        outcome = outcome_from(self.rules, text)
        if core.refusal(self.state, CHANCE, outcome) is not None:
            raise BadRecord("cannot-happen", move=text)
        self.drawn()
        return outcome

    # What is kept

    def record(self) -> Record:
        """The whole game, secrets included."""
        decisions: list[list[Answer]] = []
        for given in self.given:
            if given.opens:
                decisions.append([])
            decisions[-1].append(Answer(given.seat, text_of(self.rules, given.move)))
        result, state = self.result, self.state
        scores = None if result is None else tuple(seat.score for seat in result)
        return Record(self.rules.name, state.version, state.seats, self.options, self.seed, decisions, scores=scores)

    def copy(self) -> History[A]:
        twin: History[A] = object.__new__(History)
        twin.__dict__.update(self.__dict__)
        twin.options, twin.dice = dict(self.options), self.dice.copy()
        twin.given, twin.trail, twin.told = list(self.given), list(self.trail), list(self.told)
        twin.stand_at(self.state.copy())
        return twin
