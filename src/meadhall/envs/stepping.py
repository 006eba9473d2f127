"""Tables in numbers, stepped in compiled code: what every environment is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.observed import OneOf, Shape, blank, write_all
from meadhall.kernel.values import CHANCE, Move, Seat

MOST: Final = 32_767  # that two bytes hold
ASIDE: Final = 4  # numbers a question tells beside its kind: a place, a card, what it costs


class Writer:
    """Writes what a seat may know, and what it may do, one table after the other."""

    def __init__(
        self,
        moves: list[Move],
        questions: list[str],
        asides: list[list[str]],
        view: Callable[[Any, Seat], Any],
        names: list[str],
        shapes: list[Shape],
    ) -> None:
        self.moves: Final = moves
        self.questions: Final = {name: place for place, name in enumerate(questions)}
        self.asides: Final = asides  # by question: the fields told aside
        self.view: Final = view
        self.names: Final = names
        self.shapes: Final = shapes
        self.size: Final = 1 + len(questions) + ASIDE + sum([shape.size for shape in shapes])
        self.no_moves: Final = bytes(len(moves))
        self.unasked: Final = blank(1 + len(questions) + ASIDE)
        self.kinds: Final = OneOf(len(questions))
        self.no_aside: Final = blank(1)

    def observe(self, state: State, seat: Seat, out: BytesWriter) -> None:
        """`size` numbers."""
        self.write_question(state, seat, out)
        write_all(self.names, self.shapes, self.view(state, seat), seat, state.seats, out)

    def write_question(self, state: State, seat: Seat, out: BytesWriter) -> None:
        """Whether one is asked oneself, what is asked, and about what: everybody knows that."""
        if not state.waiting or state.waiting[0] == CHANCE:
            out.write(self.unasked)
            return
        question = core.asked(state)
        asked = self.questions[type(question).__name__]
        write_i16_le(out, 1 if seat in state.waiting else 0)
        self.kinds.write(asked, seat, state.seats, out)
        fields = self.asides[asked]
        for name in fields:
            value = getattr(question, name)
            number: int = 0 if value is None else int(value)
            write_i16_le(out, i16(max(-1, min(number, MOST))))
        for _ in range(ASIDE - len(fields)):
            out.write(self.no_aside)

    def mask(self, state: State, seat: Seat, out: BytesWriter) -> None:
        """A byte for each move: 1 where it is allowed."""
        begin = len(out)
        out.write(self.no_moves)
        if seat in state.waiting:
            for move in core.asked(state).options(state, seat):
                out[begin + i64(move.number)] = 1


class Tables:
    """Many tables at once, each asking one seat at a time; a table that is over begins anew."""

    def __init__(
        self,
        writer: Writer,
        begin: Callable[[], Any],
        returns: Callable[[Any], list[float]],
        count: int,
        dice: Dice,
    ) -> None:
        self.writer: Final = writer
        self.begin: Final = begin
        self.returns: Final = returns
        self.dice: Final = dice  # seeds of games to come
        self.states: Final[list[State]] = []
        self.chance: Final[list[Dice]] = []
        for _ in range(count):
            self.chance.append(Dice(0))
            self.states.append(begin())
            self.seat_anew(len(self.states) - 1)

    def seat_anew(self, at: int) -> None:
        chance = Dice((int(self.dice.word()) << 32) | int(self.dice.word()))
        state: State = self.begin()
        core.run(state)
        core.settle(state, chance)
        self.states[at] = state
        self.chance[at] = chance

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """One answer at every table; the tables that ended with it, and what everybody got there.

        An answer that is not allowed is refused before any other is given.
        """
        given: list[Move] = []
        for at in range(len(self.states)):
            state = self.states[at]
            number = actions[at]
            move = self.allowed(state, number)
            if move is None:
                raise ValueError(f"table {at}: action {number} is outside the mask")
            given.append(move)
        ended: list[tuple[int, list[float]]] = []
        for at in range(len(given)):
            state = self.states[at]
            core.answer(state, state.waiting[0], given[at])
            core.settle(state, self.chance[at])
            if not state.waiting:
                ended.append((at, self.returns(state)))
                self.seat_anew(at)
        return ended

    def allowed(self, state: State, number: int) -> Move | None:
        for move in core.asked(state).options(state, state.waiting[0]):
            if move.number == number:
                return move
        return None

    def random_actions(self, dice: Dice) -> list[int]:
        """One allowed action at every table."""
        actions: list[int] = []
        for state in self.states:
            moves = core.asked(state).options(state, state.waiting[0])
            actions.append(moves[dice.below(len(moves))].number)
        return actions

    def write(self, observations: BytesWriter | None, masks: BytesWriter, seats: BytesWriter) -> None:
        """How every table looks to whoever is asked there."""
        for state in self.states:
            seat = state.waiting[0]
            if observations is not None:
                self.writer.observe(state, seat, observations)
            self.writer.mask(state, seat, masks)
            seats.append(seat)
