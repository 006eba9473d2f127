"""Tables in numbers, stepped in compiled code: what every environment is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.kernel import core
from meadhall.kernel.core import Decision, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.observed import Number, Shape
from meadhall.kernel.slate import Slate
from meadhall.kernel.teller import Teller
from meadhall.kernel.values import CHANCE, Move, Seat

MOST: Final = 32_767  # that two bytes hold
ASIDE: Final = 4  # numbers a question tells beside its kind: a place, a card, what it costs
TOLD_ASIDE: Final = Number(-1, MOST)


class Layout:
    """What the numbers of a game stand for, in their order: is one asked, what, about what, then the table."""

    def __init__(
        self,
        questions: list[type[Decision[Any]]],
        asides: list[list[str]],
        names: list[str],
        shapes: list[Shape],
        actions: int,
        observe: Callable[[Any, Teller], None] | None,
        view: Callable[[Any, Seat], Any],
    ) -> None:
        self.questions: Final = {kind: place for place, kind in enumerate(questions)}
        self.asides: Final = asides  # by question: the fields told aside
        self.names: Final = names
        self.shapes: Final = shapes
        self.actions: Final = actions
        self.observe: Final = observe  # from the state itself, where the game says how …
        self.view: Final = view  # … else from its view
        self.aside: Final[i64] = 1 + len(questions)  # where what is told aside begins
        self.table: Final[i64] = self.aside + ASIDE  # and where the table does
        self.size: Final[i64] = self.table + sum([shape.size for shape in shapes])


class Observer:
    """Writes what seats may know, table by table, into numbers that stay in one place."""

    def __init__(self, layout: Layout, tables: int) -> None:
        self.layout: Final = layout
        self.slate: Final = Slate(tables * int(layout.size))
        self.teller: Final = Teller(layout.names, layout.shapes, self.slate)

    def observe(self, row: i64, state: State, seat: Seat) -> None:
        layout = self.layout
        at = row * layout.size
        self.slate.look_from(seat, state.seats)
        if state.waiting and state.waiting[0] != CHANCE:
            question = core.asked(state)
            asked = layout.questions[type(question)]
            self.write_question(at, seat in state.waiting, asked)
            self.write_asides(at, [getattr(question, name) for name in layout.asides[asked]])
        self.teller.start(at + layout.table)
        if layout.observe is None:
            self.teller.view(layout.view(state, seat))
        else:
            layout.observe(state, self.teller)

    def observe_told(self, is_asked: bool, asked: int, asides: list[Any], view: Any, seat: Seat, seats: int) -> None:
        """The same from what a seat was told, in the first row."""
        self.slate.look_from(seat, seats)
        self.write_question(0, is_asked, asked)
        self.write_asides(0, asides)
        self.teller.start(self.layout.table)
        self.teller.view(view)

    def write_question(self, at: i64, is_asked: bool, asked: int) -> None:
        """Whether one is asked oneself, and what is asked: everybody knows that."""
        self.slate.put(at, 1 if is_asked else 0)
        self.slate.put(at + 1 + asked, 1)

    def write_asides(self, at: i64, values: list[Any]) -> None:
        place = at + self.layout.aside
        for value in values:
            TOLD_ASIDE.tell(number_of(value), place, self.slate)
            place += 1


def number_of(value: Any) -> i64:
    """What a question tells as one number: of several things how many they are, since the mask says which."""
    if value is None:
        return 0
    return len(value) if isinstance(value, (tuple, list)) else i64(int(value))


class Masks:
    """What seats may do, table by table: 1 for each action that is allowed."""

    def __init__(self, actions: int, tables: int) -> None:
        self.cells: Final = vec[u8]([u8(0)] * (actions * tables))
        self.actions: Final[i64] = actions
        self.allowed: Final[list[list[Move]]] = [[] for _ in range(tables)]  # what was written last

    def write(self, row: int, moves: list[Move]) -> None:
        cells = self.cells
        at = row * self.actions
        for move in self.allowed[row]:
            cells[at + i64(move.number)] = 0
        for move in moves:
            cells[at + i64(move.number)] = 1
        self.allowed[row] = moves


class Tables:
    """Many tables at once, each asking one seat at a time; a table that is over begins anew."""

    def __init__(
        self,
        layout: Layout,
        begin: Callable[[], Any],
        returns: Callable[[Any], list[float]],
        count: int,
        dice: Dice,
        observes: bool,
    ) -> None:
        self.begin: Final = begin
        self.returns: Final = returns
        self.dice: Final = dice  # seeds of games to come
        self.observer: Final = Observer(layout, count)
        self.masks: Final = Masks(layout.actions, count)
        self.seats: Final = vec[u8]([u8(0)] * count)
        self.observes: Final = observes
        self.states: Final[list[State]] = []
        self.chance: Final[list[Dice]] = []
        for _ in range(count):
            self.chance.append(Dice(0))
            self.states.append(begin())
            self.seat_anew(len(self.states) - 1)
        self.look()

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
        given = [self.allowed(at, actions[at]) for at in range(len(self.states))]
        ended: list[tuple[int, list[float]]] = []
        for at in range(len(given)):
            state = self.states[at]
            core.answer(state, state.waiting[0], given[at])
            core.settle(state, self.chance[at])
            if not state.waiting:
                ended.append((at, self.returns(state)))
                self.seat_anew(at)
        self.look()
        return ended

    def allowed(self, at: int, number: int) -> Move:
        for move in self.masks.allowed[at]:
            if move.number == number:
                return move
        raise ValueError(f"table {at}: action {number} is outside the mask")

    def random_actions(self, dice: Dice) -> list[int]:
        """One allowed action at every table."""
        return [moves[dice.below(len(moves))].number for moves in self.masks.allowed]

    def look(self) -> None:
        """How every table looks to whoever is asked there."""
        self.observer.slate.wipe()
        for at in range(len(self.states)):
            state = self.states[at]
            seat = state.waiting[0]
            self.seats[at] = u8(seat)
            self.masks.write(at, core.asked(state).options(state, seat))
            if self.observes:
                self.observer.observe(at, state, seat)
