"""Seats played by agents. They think in processes of their own and are sent imagined tables only.

Nobody waits for them for ever: every level has so many seconds for a move, in which it finds what it can. One whose
process dies, or does not answer even some seconds after that, is replaced by a quicker level for that move.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final

from meadhall.agents import roster
from meadhall.agents.agent import Agent, Seen
from meadhall.agents.thinker import Thinker
from meadhall.kernel import core, shelf
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Seat
from meadhall.server.thinking.workers import TooSlow, Workers
from meadhall.server.tokens import new_seed
from meadhall.server.troubles import NotUnderstood

log = logging.getLogger(__name__)

DEFAULT_LEVEL = "greedy"
LAST: Final = "random"  # needs no time, and at the worst no process
QUICKER: Final = {"odin": "jarl", "jarl": "skald", "skald": "greedy", "greedy": LAST, "thrall": LAST, LAST: LAST}
NO_CEILINGS: Final[Mapping[str, float]] = {}


class Bots(Workers):
    """The thinking all tables share, in turn. It never holds the true table, nor the event loop."""

    def __init__(
        self, workers: int = 0, seconds: Mapping[str, float] = NO_CEILINGS, others: float = 5.0, grace: float = 10.0
    ) -> None:
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1))
        self.seconds = seconds  # that each level may think about a move,
        self.others = others  # … or any other
        self.grace = grace  # how much longer until its process is ended

    async def choose(
        self, level: str, rules: Rules, position: dict[str, Any], seat: Seat, people: Sequence[str] = ()
    ) -> int:
        """The action number of the move an agent of this level makes here; `people` wait for it."""
        while True:
            quicker = QUICKER.get(level, "greedy")
            try:
                return await self._chosen(level, rules, position, seat, people)
            except TooSlow:
                log.error("an agent of level %s did not answer in time at %s; %s instead", level, rules.name, quicker)
            except BrokenProcessPool:
                log.error("an agent of level %s ended its process twice at %s; %s instead", level, rules.name, quicker)
            except Exception:
                log.exception("an agent of level %s failed at %s; %s instead", level, rules.name, quicker)
            if quicker == LAST:
                return think(LAST, rules.name, position, seat, new_seed())  # here and now
            level = quicker

    async def _chosen(
        self, level: str, rules: Rules, position: dict[str, Any], seat: Seat, people: Sequence[str]
    ) -> int:
        seconds = self.seconds.get(level, self.others)
        given = (level, rules.name, position, seat, new_seed(), seconds)
        return await self.run(people, think, *given, seconds=seconds + self.grace)


def known_level(level: str | None) -> str:
    if level is None:
        raise NotUnderstood("level-missing")
    roster.find(level)
    return level


def imagined(rules: Rules, state: State, seat: Seat, seed: int | None = None) -> dict[str, Any]:
    """A table that looks the same from `seat`: all that ever leaves the referee for a bot, or for advice."""
    return dump(rules.imagine(state, seat, Dice(new_seed() if seed is None else seed)))


def think(level: str, game: str, position: dict[str, Any], seat: Seat, seed: int, seconds: float = 0.0) -> int:
    """One that searches stops by itself after so many seconds, if any, and says what it has found."""
    rules = shelf.find(game)
    world = load(rules, position)
    offered = core.options(world, seat)
    if len(offered) == 1:
        return offered[0].number
    agent = _agent(level)
    if isinstance(agent, Thinker):
        agent.seconds = seconds / agent.patience(rules).trees  # they are grown one after another: one process a move
    return agent.choose(Seen(rules, seat, world), Dice(seed)).number


@lru_cache(maxsize=None)
def _agent(level: str) -> Agent:
    return roster.agent(level)
