"""A contest from its first game to its last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from meadhall.arena import journal, pools
from meadhall.arena.results import Played
from meadhall.arena.schedule import Contest


def run(
    contest: Contest,
    games: int,
    *,
    workers: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Played]:
    """At least so many games, whole rounds of them, in order. Those in `out` are not played again.

    `progress` is told of games that are known more than before: all that the file holds, then one by one.
    """
    fixtures = list(contest.fixtures(contest.whole_rounds(games)))
    with journal.opened(out, contest) as book:
        missing = [fixture for fixture in fixtures if fixture.number not in book.played]
        progress(len(fixtures) - len(missing))
        if missing:
            with pools.opened(workers, ray) as pool:
                for played in pool(missing):
                    book.write(played)
                    progress(1)
        return [book.played[fixture.number] for fixture in fixtures]
