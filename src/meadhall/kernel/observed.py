"""How a table looks in numbers: what learners are given instead of a view.

A game names each part of its views that a learner shall see, and its shape; see `Rules.observation`. Shapes are put
together: `BySeat(4, Each(3, Number(0, 9)))` is three numbers for each seat, one's own first, then the others in their
order at the table. Whatever is missing is told by zeros, so that an observation always has the same length; a number
beyond its bounds is told as the bound. All are written one after the other, as whole numbers of two bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr

from meadhall.kernel.values import Seat

Bounds: TypeAlias = tuple[int, int]  # the least and the most a number can be
Table: TypeAlias = Sequence[Sequence[int]]  # of what a thing is known by, row by row


def baked(numbers: Sequence[int]) -> bytes:
    """What is written again and again is made once: to copy many bytes takes no longer than to write one number."""
    out = BytesWriter()
    for number in numbers:
        write_i16_le(out, i16(number))
    return out.getvalue()


def blank(numbers: int) -> bytes:
    return bytes(2 * numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """So many numbers, each with its bounds; what they are written from is the field of a view, or a part of it."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.blank: Final = blank(size)  # where there is nothing to tell

    def bounds(self) -> list[Bounds]:
        raise NotImplementedError

    def described(self) -> str:
        """What its numbers are, in a few words, for whoever reads docs/observations.md."""
        raise NotImplementedError

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        """`seat` is who looks, at a table of so many seats."""
        raise NotImplementedError


class Number(Shape):
    """One number as it is; nothing is told as `nothing`."""

    def __init__(self, low: int, high: int, nothing: int | None = None) -> None:
        super().__init__(1)
        self.low: Final = low
        self.high: Final = high
        self.nothing: Final = low if nothing is None else nothing

    def bounds(self) -> list[Bounds]:
        return [(min(self.low, 0), max(self.high, 0))]

    def described(self) -> str:
        return f"{self.low} to {self.high}"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        number: int = self.nothing if value is None else int(value)
        if number < self.low:
            number = self.low
        elif number > self.high:
            number = self.high
        write_i16_le(out, i16(number))


class OneOf(Shape):
    """Which of so many: a one in its place; nothing and what is none of them by zeros alone."""

    def __init__(self, kinds: int) -> None:
        super().__init__(kinds)
        self.told: Final = [baked([int(kind == which) for kind in range(kinds)]) for which in range(kinds)]

    def bounds(self) -> list[Bounds]:
        return [(0, 1)] * self.size

    def described(self) -> str:
        return f"which of {self.size}"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        which: int = -1 if value is None else int(value)
        out.write(self.told[which] if 0 <= which < self.size else self.blank)


class Known(Shape):
    """By what it is known: its row in a table. `Known(TILES)` tells of a tile what the table says of it."""

    def __init__(self, table: Table) -> None:
        super().__init__(len(table[0]))
        self.table: Final = [list(row) for row in table]
        self.told: Final = [baked(row) for row in self.table]

    def bounds(self) -> list[Bounds]:
        return [(min(0, *column), max(1, *column)) for column in zip(*self.table)]

    def described(self) -> str:
        return f"its {self.size} numbers in the table"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        which: int = -1 if value is None else int(value)
        out.write(self.told[which] if 0 <= which < len(self.told) else self.blank)


class SeatOf(Shape):
    """Which seat, from where one sits: oneself, the next, …; and beyond all seats one side more, if the game has it."""

    def __init__(self, most: int, side: bool = False) -> None:
        super().__init__(most + 1 if side else most)
        self.most: Final = most
        self.told: Final = [baked([int(seat == which) for seat in range(self.size)]) for which in range(self.size)]

    def bounds(self) -> list[Bounds]:
        return [(0, 1)] * self.size

    def described(self) -> str:
        return "a seat, from one's own on"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        which: int = -1 if value is None else int(value)
        if 0 <= which < seats:
            which = (which - seat) % seats
        elif which != self.most:
            which = -1
        out.write(self.told[which] if 0 <= which < self.size else self.blank)


class Each(Shape):
    """A list, entry by entry, as far as so many entries."""

    def __init__(self, most: int, inner: Shape) -> None:
        super().__init__(most * inner.size)
        self.most: Final = most
        self.inner: Final = inner

    def bounds(self) -> list[Bounds]:
        return self.inner.bounds() * self.most

    def described(self) -> str:
        return f"{self.most} × ({self.inner.described()})"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        entries: tuple[Any, ...] = value
        told = min(len(entries), self.most)
        for at in range(told):
            self.inner.write(entries[at], seat, seats, out)
        for _ in range(self.most - told):
            out.write(self.inner.blank)


class Counted(Shape):
    """A list whose order tells nothing: how many there are of each kind."""

    def __init__(self, kinds: int, most: int) -> None:
        super().__init__(kinds)
        assert most < 256, most
        self.most: Final = most

    def bounds(self) -> list[Bounds]:
        return [(0, self.most)] * self.size

    def described(self) -> str:
        return f"how many of each of {self.size}"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        entries: tuple[Any, ...] = value
        begin = len(out)
        out.write(self.blank)
        for entry in entries:
            which: i64 = int(entry)
            if which < self.size:
                at = begin + 2 * which  # the lower of its two bytes: nothing is counted so far that it needs the other
                count = out[at]
                if count < self.most:
                    out[at] = count + 1


class Seats(Shape):
    """A list of seats: who of all is in it, from where one sits."""

    def __init__(self, most: int) -> None:
        super().__init__(most)

    def bounds(self) -> list[Bounds]:
        return [(0, 1)] * self.size

    def described(self) -> str:
        return "which seats, from one's own on"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        named: tuple[Any, ...] = value
        for place in range(self.size):
            write_i16_le(out, 1 if place < seats and (seat + place) % seats in named else 0)


class BySeat(Shape):
    """By seat, one's own first; after all of them the side that is nobody's, where the list has one more."""

    def __init__(self, most: int, inner: Shape, side: bool = False) -> None:
        super().__init__((most + 1 if side else most) * inner.size)
        self.most: Final = most
        self.inner: Final = inner
        self.side: Final = side

    def bounds(self) -> list[Bounds]:
        return self.inner.bounds() * (self.most + 1 if self.side else self.most)

    def described(self) -> str:
        more = ", then the side that is nobody's" if self.side else ""
        return f"for each seat from one's own on{more}: {self.inner.described()}"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        entries: tuple[Any, ...] = value
        for place in range(self.most):
            whose = (seat + place) % seats
            if place < seats and whose < len(entries):  # before the deal nobody may have any
                self.inner.write(entries[whose], seat, seats, out)
            else:
                out.write(self.inner.blank)
        if self.side:
            if len(entries) > seats:
                self.inner.write(entries[len(entries) - 1], seat, seats, out)
            else:
                out.write(self.inner.blank)


class Cut(Shape):
    """A flat list cut into pieces of the same length: `Cut(3, BySeat(4, Each(3, …)))`."""

    def __init__(self, width: int, inner: Shape) -> None:
        super().__init__(inner.size)
        self.width: Final = width
        self.inner: Final = inner

    def bounds(self) -> list[Bounds]:
        return self.inner.bounds()

    def described(self) -> str:
        return self.inner.described()

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        entries: tuple[Any, ...] = value
        width = self.width
        pieces = tuple([entries[at : at + width] for at in range(0, len(entries), width)])
        self.inner.write(pieces, seat, seats, out)


class Both(Shape):
    """A tuple whose entries are of several kinds, each with its shape; nothing is told by zeros."""

    def __init__(self, *parts: Shape) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts: Final = list(parts)

    def bounds(self) -> list[Bounds]:
        return [bound for part in self.parts for bound in part.bounds()]

    def described(self) -> str:
        return "; ".join([part.described() for part in self.parts])

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        if value is None:
            out.write(self.blank)
            return
        entries: tuple[Any, ...] = value
        for at in range(len(self.parts)):
            self.parts[at].write(entries[at], seat, seats, out)


class Fields(Shape):
    """What a view tells in a struct of its own, field by field; nothing is told by zeros."""

    def __init__(self, **parts: Shape) -> None:
        super().__init__(sum([part.size for part in parts.values()]))
        self.names: Final = list(parts)
        self.parts: Final = list(parts.values())

    def bounds(self) -> list[Bounds]:
        return [bound for part in self.parts for bound in part.bounds()]

    def described(self) -> str:
        return "; ".join([f"{name}: {part.described()}" for name, part in zip(self.names, self.parts)])

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        if value is None:
            out.write(self.blank)
            return
        for at in range(len(self.parts)):
            self.parts[at].write(getattr(value, self.names[at]), seat, seats, out)


class Placed(Shape):
    """Rows that begin with a number: each is told in the place of that number, a one before it."""

    def __init__(self, places: int, *parts: Shape) -> None:
        self.row: Final = Both(*parts)
        super().__init__(places * (1 + self.row.size))
        self.places: Final = places

    def bounds(self) -> list[Bounds]:
        return [(0, 1), *self.row.bounds()] * self.places

    def described(self) -> str:
        return f"for each of {self.places} places: whether there is one; {self.row.described()}"

    def write(self, value: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
        rows: tuple[Any, ...] = value
        lying: dict[int, Any] = {}
        for row in rows:
            lying[row[0]] = row[1:]
        for place in range(self.places):
            found = lying.get(place)
            write_i16_le(out, 0 if found is None else 1)
            self.row.write(found, seat, seats, out)


def write_all(names: list[str], shapes: list[Shape], view: Any, seat: Seat, seats: int, out: BytesWriter) -> None:
    """A whole view, field by field."""
    for at in range(len(names)):
        shapes[at].write(getattr(view, names[at]), seat, seats, out)
