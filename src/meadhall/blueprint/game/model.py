"""What lies on the table, and short questions about it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.core import State
from meadhall.kernel.values import Seat

STONES: Final = 13  # on the heap at the start (NL-1.1)
MOST: Final = 3  # stones one may take at once (NL-2.1)


class Nameless(State):
    """Flat lists and numbers, each named once."""

    def set_up(self, seats: int) -> None:
        """What lies on the table, and how it begins (NL-1.1)."""
        self.seats = seats
        self.first: Seat = 0
        self.heap: int = STONES
        self.taken: list[int] = [0] * seats  # stones, by seat
        self.last: Seat = 0  # who took stones last

    def copy(self) -> Nameless:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = Nameless(self)
        twin.first = self.first
        twin.heap = self.heap
        twin.taken = self.taken.copy()
        twin.last = self.last
        return twin
