"""Tells learners a table as it lies there, field by field, without a view being made of it.

A game's `Rules.observe` names, in the order of `Rules.observation`, where the numbers of each field are found; how
they are told is said by the field's shape, there and nowhere else. It must tell what `view` would: no more, no less.

    def observe(state: Holmgang, out: Teller) -> None:
        out.number(state.season)
        out.row(state.glory)
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from meadhall.kernel.observed import Shape
from meadhall.kernel.slate import Slate


@final
class Teller:
    """Writes one field after the other."""

    def __init__(self, names: list[str], shapes: list[Shape], slate: Slate) -> None:
        self.names: Final = names
        self.shapes: Final = shapes
        self.slate: Final = slate
        self.next: i64 = 0  # field
        self.begin: i64 = 0  # of the field that is told now
        self.end: i64 = 0

    @property
    def seat(self) -> i64:
        """Who looks."""
        return self.slate.seat

    def start(self, at: i64) -> None:
        self.next = 0
        self.end = at

    def field(self) -> Shape:
        """The next field is told from here on, as a whole or entry by entry."""
        shape = self.shapes[self.next]
        self.next += 1
        self.begin = self.end
        self.end += shape.size
        return shape

    def view(self, view: Any) -> None:
        """All fields, from a view."""
        for name in self.names:
            self.value(getattr(view, name))

    def value(self, value: Any) -> None:
        """A field as a view holds it."""
        self.field().write(value, self.begin, self.slate)

    def number(self, number: i64) -> None:
        self.field().tell(number, self.begin, self.slate)

    def row(self, numbers: list[int]) -> None:
        self.field().tell_row(numbers, 0, len(numbers), self.begin, self.slate)

    def part(self, numbers: list[int], begin: i64, end: i64) -> None:
        """A part of a list."""
        self.field().tell_row(numbers, begin, end, self.begin, self.slate)

    def rows(self, numbers: list[int], width: i64) -> None:
        """Rows of the same width, one after the other in a flat list."""
        self.field().tell_rows(numbers, width, self.begin, self.slate)

    def bits(self, bits: int) -> None:
        """A set of numbers."""
        self.field().tell_bits(bits, self.begin, self.slate)

    # Entry by entry, in a field that `field()` has begun

    def one_more(self, shape: Shape, kind: i64) -> None:
        """One more of a kind."""
        shape.tell(kind, self.begin, self.slate)

    def entry(self, shape: Shape, which: i64, number: i64) -> None:
        """An entry made of one number, or one more of a kind in an entry that counts them."""
        shape.entry_shape().tell(number, self.at(shape, which), self.slate)

    def entry_row(self, shape: Shape, which: i64, numbers: list[int]) -> None:
        shape.entry_shape().tell_row(numbers, 0, len(numbers), self.at(shape, which), self.slate)

    def entry_rows(self, shape: Shape, which: i64, numbers: list[int], width: i64) -> None:
        shape.entry_shape().tell_rows(numbers, width, self.at(shape, which), self.slate)

    def entry_bits(self, shape: Shape, which: i64, bits: int) -> None:
        shape.entry_shape().tell_bits(bits, self.at(shape, which), self.slate)

    def at(self, shape: Shape, which: i64) -> i64:
        """Where an entry begins; by seat, it is the seat's own."""
        return self.begin + shape.entry(which, self.slate)
