"""What can go wrong with somebody else's program, said in words of its own."""

from __future__ import annotations

from typing import ClassVar

from meadhall.kernel.troubles import Trouble

PACKAGE = "meadhall.agents.programs"


class ProgramTrouble(Trouble):
    package: ClassVar[str] = PACKAGE


class BadCommand(ProgramTrouble):
    """What was written to name a program cannot be read."""


class NotStarted(ProgramTrouble):
    """The program is not there, may not be run, or says no proper hello."""


class Ended(ProgramTrouble):
    """The program has ended in the middle of something."""


class Silent(ProgramTrouble):
    """The program has not answered in time."""


class Flooded(ProgramTrouble):
    """The program says more than anybody would read."""


class BadAnswer(ProgramTrouble):
    """What the program answered is no move, or none that is allowed."""
