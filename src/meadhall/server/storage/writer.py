"""Writes for everybody at once: whatever waits to be written goes into one transaction.

A disk needs a few milliseconds to promise that something is safe, however much
it is. So all tables share each promise, and hundreds of moves a second are
stored before anybody is told of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.server.storage.statements import STATEMENTS, Line
from meadhall.server.troubles import Conflict

MOST_AT_ONCE = 500


@dataclass
class Page:
    """Lines that are written together or not at all."""

    lines: Sequence[Line]
    written: asyncio.Future[None]


class Pen(Protocol):
    """A way to write pages in one transaction."""

    async def write(self, pages: Sequence[Page]) -> None: ...

    async def put_away(self) -> None: ...


class Scribe:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.waiting: list[Page] = []
        self.called = asyncio.Event()
        self.work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.work = asyncio.create_task(self._write_for_ever())

    async def stop(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
        await self.pen.put_away()

    async def write(self, lines: Sequence[Line]) -> None:
        """Returns when the lines are safe; `Conflict` where a number was taken already."""
        page = Page(lines, asyncio.get_running_loop().create_future())
        self.waiting.append(page)
        self.called.set()
        await asyncio.shield(page.written)

    async def _write_for_ever(self) -> None:
        while True:
            await self.called.wait()
            pages, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting:
                self.called.clear()
            if not await self._try(pages) and len(pages) > 1:
                for page in pages:
                    await self._try([page])

    async def _try(self, pages: list[Page]) -> bool:
        """Whether all went well; with a single page, its writer is told either way."""
        try:
            await self.pen.write(pages)
        except Exception as reason:
            if len(pages) == 1:
                _tell(pages[0], Conflict() if isinstance(reason, IntegrityError) else reason)
            return False
        for page in pages:
            _tell(page, None)
        return True


class AsyncPen:
    """For databases that are spoken to over a wire."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, pages: Sequence[Page]) -> None:
        async with self.engine.begin() as connection:
            for rank, values in sorted(by_rank(pages).items()):
                await connection.execute(STATEMENTS[rank], values)

    async def put_away(self) -> None:
        """The engine is the store's."""


class ThreadPen:
    """For SQLite: one thread, and one visit to it for each transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")

    async def write(self, pages: Sequence[Page]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, by_rank(pages))

    def _write(self, lines: dict[int, list[dict[str, Any]]]) -> None:
        with self.engine.begin() as connection:
            write_lines(connection, lines)

    async def put_away(self) -> None:
        self.thread.shutdown(wait=True)
        self.engine.dispose()


def write_lines(connection: Connection, lines: dict[int, list[dict[str, Any]]]) -> None:
    for rank, values in sorted(lines.items()):
        connection.execute(STATEMENTS[rank], values)


def by_rank(pages: Sequence[Page]) -> dict[int, list[dict[str, Any]]]:
    found: dict[int, list[dict[str, Any]]] = {}
    for page in pages:
        for line in page.lines:
            found.setdefault(line.rank, []).append(line.values)
    return found


def _tell(page: Page, reason: Exception | None) -> None:
    if page.written.done():
        return
    if reason is None:
        page.written.set_result(None)
    else:
        page.written.set_exception(reason)
