"""When Python looks for rubbish.

A full look at everything the hall keeps in memory takes a quarter of a second
with two hundred tables, and nobody's move may wait that long. So the young are
looked at as usual, and everything only while the hall is quiet.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

QUIET = 5.0  # seconds without a move
AT_MOST_EVERY = 600.0  # seconds between two full looks, while it is quiet
AT_LEAST_EVERY = 6 * 3600.0


@contextmanager
def importing() -> Iterator[None]:
    """What is imported stays for ever: looking for rubbish in it again and again takes a sixth of an opening."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class GarbageCollection:
    def __init__(self, now: float) -> None:
        self.looked_at = now

    def begin(self) -> None:
        """What is there at the opening stays for ever."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 5, 1_000_000)

    def look(self, now: float, last_move: float) -> bool:
        """Whether this was a time for a full look."""
        waited = now - self.looked_at
        if waited < AT_MOST_EVERY or (now - last_move < QUIET and waited < AT_LEAST_EVERY):
            return False
        self.looked_at = now
        gc.collect()
        return True
