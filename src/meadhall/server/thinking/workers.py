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
import signal
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from meadhall.server.thinking import compiled
from meadhall.server.troubles import TooOften

log = logging.getLogger(__name__)

ENDED = getattr(signal, "SIGKILL", signal.SIGTERM)  # where there is no such signal, the other is as sure

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


class TooSlow(Exception):
    """Work that was not done in time; its process has been ended."""


class Hand:
    """One process, which does one thing after another."""

    def __init__(self, tree: str) -> None:
        self.tree = tree  # where it imports from, if not from where the hall does
        self.pool = ProcessPoolExecutor(1, mp_context=compiled.processes(tree), initializer=step_back)
        self.process: int | None = None  # its number, once it has started

    async def do(self, seconds: float | None, work: Callable[..., R], *given: Any) -> R:
        """What `work` comes to; a process that is not done in time is ended. Starting it takes no time of anybody's."""
        loop = asyncio.get_running_loop()
        if self.process is None:
            self.process = await self.start()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self.pool, work, *given)
        except TimeoutError:
            self.end()
            raise TooSlow from None

    async def start(self) -> int:
        """In a thread, since the first start of all takes as long as the hall's own; the number of the process."""
        started = await asyncio.to_thread(self.pool.submit, os.getpid)
        return await asyncio.wrap_future(started)

    def end(self) -> None:
        """At once, whatever it is doing."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process, ENDED)
        self.retire()

    def retire(self) -> None:
        """When it is done with what it does."""
        self.pool.shutdown(wait=False)


class Workers:
    """A few processes, started when first needed and again when one has died. One that ends takes no other along."""

    def __init__(self, workers: int, most: int | None = None) -> None:
        self.workers = workers
        self.turns = Turns(workers, most)
        self.idle: list[Hand] = []
        self.busy: set[Hand] = set()
        self.under_way: set[asyncio.Task[Any]] = set()

    def stop(self) -> None:
        for task in self.under_way:
            task.cancel()
        for hand in self.idle:
            hand.retire()
        for hand in self.busy:
            hand.end()
        self.idle.clear()

    async def run(self, people: Sequence[str], work: Callable[..., R], *given: Any, seconds: float | None = None) -> R:
        """What `work` comes to in another process, when it is the turn of one of these people.

        `TooSlow` if that takes longer than so many seconds, once begun. Whoever goes away while it is done leaves the
        process to finish: the turn is given back when there is really room for another.
        """
        await self.turns.take(people)
        task = asyncio.create_task(self._in_turn(seconds, work, *given))
        self.under_way.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it, if anybody still did

    async def _in_turn(self, seconds: float | None, work: Callable[..., R], *given: Any) -> R:
        try:
            try:
                return await self._do(seconds, work, *given)
            except BrokenProcessPool:
                return await self._do(seconds, work, *given)
        finally:
            self.turns.give_back()

    async def _do(self, seconds: float | None, work: Callable[..., R], *given: Any) -> R:
        hand = self.hand()
        self.busy.add(hand)
        try:
            done = await hand.do(seconds, work, *given)
        except BrokenProcessPool:
            log.warning("a working process ended; starting another")
            hand.retire()
            raise
        except (TooSlow, asyncio.CancelledError):
            raise
        except Exception:
            self.idle.append(hand)  # the work failed, not the process
            raise
        else:
            self.idle.append(hand)
            return done
        finally:
            self.busy.discard(hand)

    def hand(self) -> Hand:
        """One that is free. Those that import from where the rules were before are let go."""
        tree = compiled.tree()
        while self.idle:
            hand = self.idle.pop()
            if hand.tree == tree:
                return hand
            hand.retire()
        return Hand(tree)


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
