"""A thinker: takes questions from the queue, thinks about them in processes of its own, and answers them.

It never meets a hall. It is told what a seat may know, and does with it the two things that `answers.py` names. It
takes only questions of games whose code is the very same as its own, and of levels that are installed beside it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from meadhall.agents import roster
from meadhall.kernel import shelf
from meadhall.server.tables.snapshots import fingerprint
from meadhall.server.thinking.answers import answered_in_writing
from meadhall.server.thinking.queue import ASKED, AWAY, BEAT, Able, Queue, Taken
from meadhall.server.thinking.workers import TooSlow, Workers
from meadhall.server.tokens import new_id

log = logging.getLogger(__name__)


class Thinker:
    def __init__(self, database: str, processes: int = 0, games: Sequence[str] = ()) -> None:
        self.name = new_id()
        self.processes = processes or os.cpu_count() or 1
        self.able = able_to(games or shelf.names())
        self.workers = Workers(self.processes)
        self.queue = Queue(database, ASKED, self._called)
        self.holding: dict[int, asyncio.Task[None]] = {}  # by the question's number
        self.to_do = asyncio.Event()
        self.to_do.set()
        self.is_away = False
        self.answered = 0

    async def run(self) -> None:
        """Until cancelled. What is not answered by then is left to others."""
        beating = asyncio.create_task(self._beat_for_ever())
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self.to_do.wait()
                self.to_do.clear()
                await self._reached(self._take())
        finally:
            beating.cancel()
            self.workers.stop()
            for task in self.holding.values():
                task.cancel()
            await asyncio.gather(beating, *self.holding.values(), return_exceptions=True)
            await self._leave()

    def _called(self, said: str) -> None:
        self.to_do.set()

    async def _take(self) -> bool:
        free = self.processes - len(self.holding)
        taken = await self.queue.take(self.name, self.able, free) if free else []
        for one in taken:
            self.holding[one.id] = asyncio.create_task(self._think(one))
        return True

    async def _think(self, taken: Taken) -> None:
        try:
            answer, trouble = await self._thought(taken)
            told = await self._reached(self.queue.answer(self.name, taken, answer, trouble))
            if not told and not self.is_away:
                log.warning("an answer came too late; somebody else has the question")
            self.answered += 1
        finally:
            del self.holding[taken.id]
            self.to_do.set()

    async def _thought(self, taken: Taken) -> tuple[bytes | None, str | None]:
        """The answer, or in a word why there is none."""
        try:
            return await self.workers.run((), answered_in_writing, taken.content, seconds=taken.seconds), None
        except TooSlow:
            return None, "slow"
        except BrokenProcessPool:
            return None, "broken"
        except Exception as reason:
            log.exception("an agent failed")
            return None, type(reason).__name__

    async def _beat_for_ever(self) -> None:
        while True:
            await self._reached(self._beat())
            await asyncio.sleep(BEAT)

    async def _beat(self) -> bool:
        await self.queue.here(self.name, socket.gethostname(), self.processes, self.able, list(self.holding))
        return True

    async def _reached(self, saying: Awaitable[bool]) -> bool:
        """What is said to the queue; while it is away, it is said again and again by whoever looks every second."""
        try:
            done = await saying
        except AWAY as reason:
            if not self.is_away:
                log.warning("the queue of questions cannot be reached: %s", reason)
            self.is_away = True
            return False
        if self.is_away:
            log.warning("the queue of questions can be reached again")
        self.is_away = False
        return done

    async def _leave(self) -> None:
        with suppress(*AWAY):
            await self.queue.go(self.name)
            await self.queue.close()


def able_to(games: Sequence[str]) -> Able:
    """Advice is asked of no level."""
    codes = [fingerprint(shelf.find(game).package) for game in games]
    return Able(frozenset(codes), frozenset(["", *roster.names()]))


async def think_until_stopped(thinker: Thinker) -> None:
    """Ctrl-C and SIGTERM end it as it should."""
    running = asyncio.create_task(thinker.run())
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # where there are no such signals
            loop.add_signal_handler(number, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
