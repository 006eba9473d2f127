"""The levels above `greedy`: one search, given more and more to think with."""

from __future__ import annotations

from meadhall.agents.budget import paces
from meadhall.agents.thinker import Thinker


def skald() -> Thinker:
    """Knows the old songs: up to a tenth of a second."""
    return Thinker("skald", paces(1))


def jarl() -> Thinker:
    """Thinks for a second, and of those who answer."""
    return Thinker("jarl", paces(10))


def odin() -> Thinker:
    """Gave an eye for it: five seconds, on every core."""
    return Thinker("odin", paces(25, trees=4))
