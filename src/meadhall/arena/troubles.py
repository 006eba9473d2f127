"""What can go wrong in the arena, said in words of its own."""

from __future__ import annotations

from typing import ClassVar

from meadhall.kernel.troubles import Trouble

PACKAGE = "meadhall.arena"


class ArenaTrouble(Trouble):
    package: ClassVar[str] = PACKAGE


class BadContest(ArenaTrouble):
    """A contest that cannot be played as it was described."""


class BadJournal(ArenaTrouble):
    """A file of results that cannot be gone on with."""


class NoWorkers(ArenaTrouble):
    """Nobody to play the games, or whoever did is gone."""


class BadReport(ArenaTrouble):
    """A report that cannot be written there."""
