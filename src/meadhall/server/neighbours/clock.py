"""The time at all halls on one database: that of the database. Machines disagree, and are put right in mid-game."""

from __future__ import annotations

import time
from time import monotonic


class SharedClock:
    def __init__(self) -> None:
        self.ahead = time.time() - monotonic()  # of the seconds that this machine counts; a guess until it was asked

    def __call__(self) -> float:
        return monotonic() + self.ahead

    def hear(self, theirs: float, asked_at: float) -> None:
        """The database said so at some moment since `asked_at`; ours moves no further than it surely must."""
        least, most = theirs - monotonic(), theirs - asked_at
        self.ahead = min(max(self.ahead, least), most)
