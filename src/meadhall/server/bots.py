"""Seats played by agents. They think in processes of their own and are sent imagined tables only."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
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
from meadhall.server import compiled

log = logging.getLogger(__name__)

DEFAULT_LEVEL = "greedy"


class Bots:
    """The pool all tables share. It never holds the true table, nor the event loop."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.tree = ""  # where its processes import from, if not from where the hall does

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def choose(self, level: str, rules: Rules, position: dict[str, Any], seat: Seat) -> int:
        """The action number of the move an agent of this level makes here."""
        for _ in range(2):
            pool = self._pool()
            try:
                seed = secrets.randbits(48)
                return await asyncio.get_running_loop().run_in_executor(
                    pool, think, level, rules.name, position, seat, seed
                )
            except BrokenProcessPool:
                log.warning("a thinking process ended; starting others")
                if self.pool is pool:
                    self.stop()
            except Exception:
                log.exception("an agent of level %s failed at %s; a random move instead", level, rules.name)
                break
        return think("random", rules.name, position, seat, secrets.randbits(48))

    def _pool(self) -> ProcessPoolExecutor:
        tree = compiled.tree()
        if self.pool is not None and tree != self.tree:
            self.pool.shutdown(wait=False)  # whoever thinks there comes to an end
            self.pool = None
        if self.pool is None:
            self.tree = tree
            context = compiled.processes(tree)
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=step_back)
        return self.pool


def imagined(rules: Rules, state: State, seat: Seat) -> dict[str, Any]:
    """A table that looks the same from `seat`: all that ever leaves the referee for a bot."""
    return dump(rules.imagine(state, seat, Dice(secrets.randbits(48))))


def step_back() -> None:
    """Thinking gives way to the hall itself, and ends with it, however it ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=end_with_the_hall, daemon=True).start()


def end_with_the_hall() -> None:
    hall = multiprocessing.parent_process()
    if hall is not None:
        hall.join()
        os._exit(0)


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
