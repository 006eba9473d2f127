"""The levels between `greedy` and the best we have: one search, given more and more to think with."""

from __future__ import annotations

from meadhall.agents.budget import JARL, ODIN, SKALD
from meadhall.agents.thinker import Thinker


def skald() -> Thinker:
    """Knows the old songs: a tenth of a second."""
    return Thinker("skald", SKALD)


def jarl() -> Thinker:
    """Thinks a second, and of those who come after."""
    return Thinker("jarl", JARL)


def odin() -> Thinker:
    """Gave an eye for it: five seconds, on every core."""
    return Thinker("odin", ODIN)
