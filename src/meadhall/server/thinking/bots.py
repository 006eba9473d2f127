"""Seats played by agents. They think in processes of their own and are sent imagined tables only."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

from meadhall.agents import roster
from meadhall.agents.agent import Agent, Seen
from meadhall.kernel import core, shelf
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Seat
from meadhall.server.thinking.workers import Workers
from meadhall.server.tokens import new_seed
from meadhall.server.troubles import NotUnderstood

log = logging.getLogger(__name__)

DEFAULT_LEVEL = "greedy"


class Bots(Workers):
    """The thinking all tables share, in turn. It never holds the true table, nor the event loop."""

    def __init__(self, workers: int = 0) -> None:
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1))

    async def choose(
        self, level: str, rules: Rules, position: dict[str, Any], seat: Seat, people: Sequence[str] = ()
    ) -> int:
        """The action number of the move an agent of this level makes here; `people` wait for it."""
        try:
            return await self.run(people, think, level, rules.name, position, seat, new_seed())
        except BrokenProcessPool:
            log.error("an agent of level %s ended its process twice at %s; a random move instead", level, rules.name)
        except Exception:
            log.exception("an agent of level %s failed at %s; a random move instead", level, rules.name)
        return think("random", rules.name, position, seat, new_seed())


def known_level(level: str | None) -> str:
    if level is None:
        raise NotUnderstood("level-missing")
    roster.find(level)
    return level


def imagined(rules: Rules, state: State, seat: Seat) -> dict[str, Any]:
    """A table that looks the same from `seat`: all that ever leaves the referee for a bot."""
    return dump(rules.imagine(state, seat, Dice(new_seed())))


def think(level: str, game: str, position: dict[str, Any], seat: Seat, seed: int) -> int:
    rules = shelf.find(game)
    world = load(rules, position)
    offered = core.options(world, seat)
    if len(offered) == 1:
        return offered[0].number
    return _agent(level).choose(Seen(rules, seat, world), Dice(seed)).number


@lru_cache(maxsize=None)
def _agent(level: str) -> Agent:
    return roster.agent(level)
