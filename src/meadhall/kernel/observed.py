"""How a table looks in numbers: what learners are given instead of a view.

A game names each part of its views that a learner shall see, and its shape; see `Rules.observation`. Shapes are put
together: `BySeat(4, Each(3, Number(0, 9)))` is three numbers for each seat, one's own first, then the others in their
order at the table. Whatever is missing is told by zeros, so that an observation always has the same length; a number
beyond its bounds is told as the bound.

What a shape is told of is the field of a view, or a part of it (`write`); or the same numbers as they lie in a state
(`tell` and those after it), so that no view has to be made: see `teller.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.kernel.slate import Slate

Bounds: TypeAlias = tuple[int, int]  # the least and the most a number can be
Table: TypeAlias = Sequence[Sequence[int]]  # of what a thing is known by, row by row
NOTHING: Final = -1  # for a number where there is none: told by zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """So many numbers, each with its bounds, from the cell `at` of a slate on."""

    def __init__(self, size: int) -> None:
        self.size: Final[i64] = size

    def bounds(self) -> list[Bounds]:
        raise NotImplementedError

    def described(self) -> str:
        """What its numbers are, in a few words, for whoever reads docs/observations.md."""
        raise NotImplementedError

    def write(self, value: Any, at: i64, out: Slate) -> None:
        """From the field of a view."""
        raise NotImplementedError

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        """From one number."""
        raise NotImplementedError

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        """From a list of numbers, or a part of it."""
        raise NotImplementedError

    def tell_rows(self, numbers: list[int], width: i64, at: i64, out: Slate) -> None:
        """From rows of the same width, one after the other in a flat list."""
        raise NotImplementedError

    def tell_bits(self, bits: int, at: i64, out: Slate) -> None:
        """From a set of numbers, as bits."""
        raise NotImplementedError

    def entry(self, which: i64, out: Slate) -> i64:
        """Where an entry of it begins: so many cells further."""
        raise NotImplementedError

    def entry_shape(self) -> Shape:
        raise NotImplementedError


class One(Shape):
    """From one number; `nothing` stands for none."""

    def __init__(self, size: int, nothing: int = NOTHING) -> None:
        super().__init__(size)
        self.nothing: Final[i64] = nothing

    def write(self, value: Any, at: i64, out: Slate) -> None:
        self.tell(self.nothing if value is None else i64(int(value)), at, out)


class Number(One):
    """One number as it is; nothing is told as `nothing`."""

    def __init__(self, low: int, high: int, nothing: int | None = None) -> None:
        super().__init__(1, low if nothing is None else nothing)
        self.low: Final[i64] = low
        self.high: Final[i64] = high

    def bounds(self) -> list[Bounds]:
        return [(min(int(self.low), 0), max(int(self.high), 0))]

    def described(self) -> str:
        return f"{self.low} to {self.high}"

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        if number < self.low:
            number = self.low
        elif number > self.high:
            number = self.high
        out.put(at, number)


class OneOf(One):
    """Which of so many: a one in its place; nothing and what is none of them by zeros alone."""

    def bounds(self) -> list[Bounds]:
        return [(0, 1)] * self.size

    def described(self) -> str:
        return f"which of {self.size}"

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        if 0 <= number < self.size:
            out.put(at + number, 1)


class Known(One):
    """By what it is known: its row in a table. `Known(TILES)` tells of a tile what the table says of it."""

    def __init__(self, table: Table) -> None:
        super().__init__(len(table[0]))
        self.table: Final = [list(row) for row in table]
        told = [[(place, number) for place, number in enumerate(row) if number] for row in table]
        self.places: Final = vec[i64]([i64(place) for row in told for place, _ in row])  # of what is not 0, row by row
        self.numbers: Final = vec[i64]([i64(number) for row in told for _, number in row])
        self.begins: Final = vec[i64]([i64(sum([len(row) for row in told[:at]])) for at in range(len(told) + 1)])
        self.known: Final[i64] = len(table)

    def bounds(self) -> list[Bounds]:
        return [(min(0, *column), max(1, *column)) for column in zip(*self.table)]

    def described(self) -> str:
        return f"its {self.size} numbers in the table"

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        if 0 <= number < self.known:
            for told in range(self.begins[number], self.begins[number + 1]):
                out.put(at + self.places[told], self.numbers[told])


class SeatOf(One):
    """Which seat, from where one sits: oneself, the next, …; and beyond all seats one side more, if the game has it."""

    def __init__(self, most: int, side: bool = False) -> None:
        super().__init__(most + 1 if side else most)
        self.most: Final[i64] = most
        self.side: Final = side

    def bounds(self) -> list[Bounds]:
        return [(0, 1)] * self.size

    def described(self) -> str:
        return "a seat, from one's own on"

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        if 0 <= number < out.seats:
            out.put(at + out.place_of(number), 1)
        elif self.side and number == self.most:
            out.put(at + number, 1)


class Listed(Shape):
    """From a list of numbers, whose order may tell nothing."""

    def write(self, value: Any, at: i64, out: Slate) -> None:
        numbers = [int(entry) for entry in value]
        self.tell_row(numbers, 0, len(numbers), at, out)

    def tell_bits(self, bits: int, at: i64, out: Slate) -> None:
        numbers: list[int] = []
        while bits:
            lowest = bits & -bits
            numbers.append(lowest.bit_length() - 1)
            bits ^= lowest
        self.tell_row(numbers, 0, len(numbers), at, out)


class Counted(Listed):
    """A list whose order tells nothing: how many there are of each kind."""

    def __init__(self, kinds: int, most: int) -> None:
        super().__init__(kinds)
        self.most: Final[i64] = most

    def bounds(self) -> list[Bounds]:
        return [(0, int(self.most))] * self.size

    def described(self) -> str:
        return f"how many of each of {self.size}"

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        """One more of this kind."""
        if number < self.size:
            out.add(at + number, self.most)

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        for place in range(begin, end):
            number: i64 = numbers[place]
            self.tell(number, at, out)


class Seats(Listed):
    """A list of seats: who of all is in it, from where one sits."""

    def __init__(self, most: int) -> None:
        super().__init__(most)

    def bounds(self) -> list[Bounds]:
        return [(0, 1)] * self.size

    def described(self) -> str:
        return "which seats, from one's own on"

    def tell(self, number: i64, at: i64, out: Slate) -> None:
        """This one is in it too."""
        if number < out.seats:
            out.add(at + out.place_of(number), 1)

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        for place in range(begin, end):
            number: i64 = numbers[place]
            self.tell(number, at, out)


class Entries(Shape):
    """Entry by entry, each in the same shape."""

    def __init__(self, most: int, inner: Shape) -> None:
        super().__init__(most * inner.size)
        self.most: Final[i64] = most
        self.inner: Final = inner

    def bounds(self) -> list[Bounds]:
        return self.inner.bounds() * int(self.size // self.inner.size)

    def entry_shape(self) -> Shape:
        return self.inner


class Each(Entries):
    """A list, entry by entry, as far as so many entries."""

    def described(self) -> str:
        return f"{self.most} × ({self.inner.described()})"

    def entry(self, which: i64, out: Slate) -> i64:
        return which * self.inner.size

    def write(self, value: Any, at: i64, out: Slate) -> None:
        entries: Sequence[Any] = value
        for place in range(min(i64(len(entries)), self.most)):
            self.inner.write(entries[place], at + place * self.inner.size, out)

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        inner = self.inner
        size = inner.size
        for place in range(begin, min(end, begin + self.most)):
            number: i64 = numbers[place]
            inner.tell(number, at, out)
            at += size

    def tell_rows(self, numbers: list[int], width: i64, at: i64, out: Slate) -> None:
        begin: i64 = 0
        for _ in range(min(i64(len(numbers)) // width, self.most)):
            self.inner.tell_row(numbers, begin, begin + width, at, out)
            begin += width
            at += self.inner.size


class BySeat(Entries):
    """By seat, one's own first; after all of them the side that is nobody's, where the list has one more."""

    def __init__(self, most: int, inner: Shape, side: bool = False) -> None:
        super().__init__(most + 1 if side else most, inner)
        self.side: Final = side
        self.last: Final[i64] = most

    def described(self) -> str:
        more = ", then the side that is nobody's" if self.side else ""
        return f"for each seat from one's own on{more}: {self.inner.described()}"

    def entry(self, which: i64, out: Slate) -> i64:
        """That of a seat; whoever comes after all seats is the side that is nobody's."""
        return (out.place_of(which) if which < out.seats else self.last) * self.inner.size

    def write(self, value: Any, at: i64, out: Slate) -> None:
        entries: Sequence[Any] = value
        told = i64(len(entries))  # before the deal nobody may have any
        for whose in range(min(told, out.seats)):
            self.inner.write(entries[whose], at + self.entry(whose, out), out)
        if self.side and told > out.seats:
            self.inner.write(entries[told - 1], at + self.entry(told, out), out)

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        for whose in range(min(end - begin, out.seats)):
            self.inner.tell(i64(numbers[begin + whose]), at + self.entry(whose, out), out)
        if self.side and end - begin > out.seats:
            self.inner.tell(i64(numbers[end - 1]), at + self.entry(end, out), out)

    def tell_rows(self, numbers: list[int], width: i64, at: i64, out: Slate) -> None:
        rows = i64(len(numbers)) // width
        for whose in range(min(rows, out.seats)):
            self.inner.tell_row(numbers, whose * width, (whose + 1) * width, at + self.entry(whose, out), out)
        if self.side and rows > out.seats:
            self.inner.tell_row(numbers, (rows - 1) * width, rows * width, at + self.entry(rows, out), out)


class Cut(Shape):
    """A flat list cut into pieces of the same length: `Cut(3, BySeat(4, Each(3, …)))`."""

    def __init__(self, width: int, inner: Shape) -> None:
        super().__init__(inner.size)
        self.width: Final[i64] = width
        self.inner: Final = inner

    def bounds(self) -> list[Bounds]:
        return self.inner.bounds()

    def described(self) -> str:
        return self.inner.described()

    def write(self, value: Any, at: i64, out: Slate) -> None:
        numbers = [int(entry) for entry in value]
        self.inner.tell_rows(numbers, self.width, at, out)

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        self.inner.tell_rows(numbers, self.width, at, out)


class Parts(Shape):
    """Several kinds of things, each with its shape; nothing is told by zeros."""

    def __init__(self, parts: list[Shape]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts: Final = parts

    def bounds(self) -> list[Bounds]:
        return [bound for part in self.parts for bound in part.bounds()]


class Both(Parts):
    """A tuple whose entries are of several kinds."""

    def __init__(self, *parts: Shape) -> None:
        super().__init__(list(parts))

    def described(self) -> str:
        return "; ".join([part.described() for part in self.parts])

    def write(self, value: Any, at: i64, out: Slate) -> None:
        if value is None:
            return
        entries: Sequence[Any] = value
        for place in range(len(self.parts)):
            self.parts[place].write(entries[place], at, out)
            at += self.parts[place].size

    def tell_row(self, numbers: list[int], begin: i64, end: i64, at: i64, out: Slate) -> None:
        for place in range(i64(len(self.parts))):
            self.parts[place].tell(i64(numbers[begin + place]), at, out)
            at += self.parts[place].size


class Fields(Parts):
    """What a view tells in a struct of its own, field by field."""

    def __init__(self, **parts: Shape) -> None:
        super().__init__(list(parts.values()))
        self.names: Final = list(parts)

    def described(self) -> str:
        return "; ".join([f"{name}: {part.described()}" for name, part in zip(self.names, self.parts)])

    def write(self, value: Any, at: i64, out: Slate) -> None:
        if value is None:
            return
        for place in range(len(self.parts)):
            self.parts[place].write(getattr(value, self.names[place]), at, out)
            at += self.parts[place].size


class Placed(Shape):
    """Rows that begin with a number, each a different one: told in the place of that number, a one before it."""

    def __init__(self, places: int, *parts: Shape) -> None:
        self.row: Final = Both(*parts)
        super().__init__(places * (1 + int(self.row.size)))
        self.places: Final[i64] = places

    def bounds(self) -> list[Bounds]:
        return [(0, 1), *self.row.bounds()] * int(self.places)

    def described(self) -> str:
        return f"for each of {self.places} places: whether there is one; {self.row.described()}"

    def write(self, value: Any, at: i64, out: Slate) -> None:
        rows: Sequence[Sequence[Any]] = value
        for row in rows:
            place = i64(int(row[0]))
            if 0 <= place < self.places:
                begin = at + place * (1 + self.row.size)
                out.put(begin, 1)
                self.row.write(row[1:], begin + 1, out)

    def tell_rows(self, numbers: list[int], width: i64, at: i64, out: Slate) -> None:
        for begin in range(0, i64(len(numbers)), width):
            place = i64(numbers[begin])
            if 0 <= place < self.places:
                there = at + place * (1 + self.row.size)
                out.put(there, 1)
                self.row.tell_row(numbers, begin + 1, begin + width, there + 1, out)
