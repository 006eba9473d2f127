"""Where observations are written: numbers in a row, wiped and written again and again without making anything new."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from meadhall.kernel.values import Seat


@final
class Slate:
    """So many numbers of two bytes, all of them 0 until written.

    What was written is remembered, so that to wipe takes no longer than to write did. `cells` can be read by whoever
    reads buffers: `numpy.frombuffer(slate.cells, "i2")` shares them, and never has to be made anew.
    """

    def __init__(self, size: int) -> None:
        self.cells: Final = vec[i16]([i16(0)] * size)
        self.written: Final = vec[i32]([i32(0)] * size)  # which cells, as far as `count`
        self.count: i64 = 0
        self.seat: i64 = 0  # who looks, …
        self.seats: i64 = 1  # … at a table of so many

    def look_from(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.seats = seats

    def wipe(self) -> None:
        cells = self.cells
        written = self.written
        for at in range(self.count):
            cells[i64(written[at])] = 0
        self.count = 0

    def put(self, at: i64, number: i64) -> None:
        """A cell is put once; 0 is there already."""
        if number != 0:
            self.cells[at] = i16(number)
            self.written[self.count] = i32(at)
            self.count += 1

    def add(self, at: i64, most: i64) -> None:
        """One more, as far as `most`."""
        number = i64(self.cells[at])
        if number == 0:
            self.put(at, 1)
        elif number < most:
            self.cells[at] = i16(number + 1)

    def place_of(self, whose: i64) -> i64:
        """How many seats further somebody sits: oneself 0, the next 1."""
        place = whose - self.seat
        return place if place >= 0 else place + self.seats
