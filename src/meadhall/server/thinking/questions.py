"""What is asked of whoever thinks: plain values, which travel to another process or to another machine as JSON.

All of it is what a seat may know: a table imagined from that seat, and the story as the seat was told it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec

from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Seat


class Story(NamedTuple):
    """What a seat was told so far."""

    game: str
    choices: dict[str, Choice]
    events: list[tuple[str, dict[str, Any]]]


class AskedMove(msgspec.Struct, frozen=True, tag="move"):
    """What does an agent of this level do here? One that searches stops by itself after so many seconds, if any."""

    level: str
    game: str
    position: dict[str, Any]
    seat: Seat
    seed: int
    seconds: float = 0.0
    story: Story | None = None

    @property
    def purpose(self) -> str:
        return f"move {self.level}"


class AskedAdvice(msgspec.Struct, frozen=True, tag="advice"):
    """What is this seat advised? `most` is how many tables may be imagined; 0: as many as is usual."""

    game: str
    position: dict[str, Any]
    seat: Seat
    seed: int
    most: int
    seconds: float
    allowed: list[int]

    @property
    def purpose(self) -> str:
        return "advice"

    @property
    def level(self) -> str:
        """No agent's: whoever thinks can advise."""
        return ""


Question: TypeAlias = AskedMove | AskedAdvice


class Matter(NamedTuple):
    """Which question of which table it is: the same one asked twice is one piece of work."""

    table: str
    seat: Seat
    question: int
