"""Processes that work for the hall, and whose turn it is.

Whatever takes long is done there, so that the event loop goes on: agents that
think, games that are told again. There are few of them, so people take turns:
one each, going round, however many turns one of them asks for.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from meadhall.server.thinking import compiled
from meadhall.server.troubles import TooOften

log = logging.getLogger(__name__)

R = TypeVar("R")


class Turns:
    """A few places, given to the people who wait in turn."""

    def __init__(self, places: int, most: int | None = None) -> None:
        self.free = places
        self.most = most  # turns one person may wait for
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # whoever is next comes first

    @asynccontextmanager
    async def of(self, people: Sequence[str]) -> AsyncIterator[str]:
        """A place for something these people wait for; it counts as the turn of one of them."""
        payer = await self.take(people)
        try:
            yield payer
        finally:
            self.give_back()

    async def take(self, people: Sequence[str]) -> str:
        payer = min(people, key=lambda person: len(self.waiting.get(person, ())), default="")
        if self.free:
            self.free -= 1
            return payer
        if self.most is not None and len(self.waiting.get(payer, ())) >= self.most:
            raise TooOften(1)
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(payer, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called in the moment of going
                self.give_back()
            else:
                self._forget(payer, called)
            raise
        return payer

    def give_back(self) -> None:
        """To the next one in the round."""
        for person in list(self.waiting):
            queue = self.waiting.pop(person)
            called = queue.popleft()
            if queue:
                self.waiting[person] = queue  # at the end of the round
            if not called.done():
                called.set_result(None)
                return
        self.free += 1

    def _forget(self, person: str, called: asyncio.Future[None]) -> None:
        queue = self.waiting.get(person, deque())
        if called in queue:
            queue.remove(called)
        if not queue:
            self.waiting.pop(person, None)


class Workers:
    """A few processes, started when first needed and again when one has died."""

    def __init__(self, workers: int, most: int | None = None) -> None:
        self.workers = workers
        self.turns = Turns(workers + 1, most)  # one more lies ready, so that none is idle between two
        self.pool: ProcessPoolExecutor | None = None
        self.tree = ""  # where its processes import from, if not from where the hall does

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def run(self, people: Sequence[str], work: Callable[..., R], *given: Any) -> R:
        """What `work` comes to in another process, when it is the turn of one of these people."""
        async with self.turns.of(people):
            try:
                return await self._run(work, *given)
            except BrokenProcessPool:
                return await self._run(work, *given)

    async def _run(self, work: Callable[..., R], *given: Any) -> R:
        pool = self._pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            log.warning("a working process ended; starting others")
            if self.pool is pool:
                self.stop()
            raise

    def _pool(self) -> ProcessPoolExecutor:
        tree = compiled.tree()
        if self.pool is not None and tree != self.tree:
            self.pool.shutdown(wait=False)  # whoever works there comes to an end
            self.pool = None
        if self.pool is None:
            self.tree = tree
            self.pool = ProcessPoolExecutor(self.workers, mp_context=compiled.processes(tree), initializer=step_back)
        return self.pool


def step_back() -> None:
    """Work gives way to the hall itself, and ends with it, however it ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=end_with_the_hall, daemon=True).start()


def end_with_the_hall() -> None:
    hall = multiprocessing.parent_process()
    if hall is not None:
        hall.join()
        os._exit(0)
