"""What lies on the table, and short questions about it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.core import State
from meadhall.kernel.values import Seat

STONES: Final = 13  # on the heap at the start (NL-1.1)
MOST: Final = 3  # stones one may take at once (NL-2.1)


class Nameless(State):
    """Flat lists and numbers; `copy` names them all."""

    first: Seat
    heap: int
    taken: list[int]  # stones, by seat
    last: Seat  # who took stones last

    def copy(self) -> Nameless:
        twin = Nameless()
        self.copy_table(twin)
        twin.first = self.first
        twin.heap = self.heap
        twin.taken = self.taken.copy()
        twin.last = self.last
        return twin
