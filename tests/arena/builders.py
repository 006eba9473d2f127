"""Games that were never played, for what is counted afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.arena.results import Played
from meadhall.kernel.rules import ranked


def played(number: int, agents: Sequence[str], scores: Sequence[int], seed: int | None = None, **more) -> Played:
    """A game with these scores; each game has a seed of its own, unless it is named."""
    return Played(
        number=number,
        seed=number if seed is None else seed,
        options={},
        agents=tuple(agents),
        results=ranked(scores),
        decisions=(1,) * len(agents),
        questions={},
        rounds=None,
        groups=more.get("groups", {}),
        deeds=more.get("deeds", {}),
        seconds=0.0,
        thinking=(0.0,) * len(agents),
    )
