"""Who may think instead of the hall's own processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from meadhall.server.thinking.questions import Matter, Question

if TYPE_CHECKING:
    from meadhall.server.settings import Settings


class NobodyThinks(Exception):
    """Nobody else answers this; why."""


class Thinkers(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def think(self, question: Question, matter: Matter, people: Sequence[str], seconds: float) -> Any:
        """What it comes to, thought about for so many seconds at most once begun; `people` wait for it.

        `NobodyThinks`, or whatever went wrong with it, as in a process of our own.
        """


def thinkers_for(settings: Settings) -> Thinkers | None:
    if settings.thinkers == "here":
        return None
    from meadhall.server.thinking.elsewhere import ThinkersElsewhere  # needs the driver of PostgreSQL

    return ThinkersElsewhere(settings.database, settings.thinkers_patience)
