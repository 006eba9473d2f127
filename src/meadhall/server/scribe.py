"""Writes for everybody at once: whatever waits to be written goes into one transaction.

A disk needs a few milliseconds to promise that something is safe, however much
it is. So all tables share each promise, and hundreds of moves a second are
stored before anybody is told of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meadhall.server.lines import STATEMENTS, Line
from meadhall.server.troubles import Conflict

MOST_AT_ONCE = 500


@dataclass
class Page:
    """Lines that are written together or not at all."""

    lines: Sequence[Line]
    written: asyncio.Future[None]


class Scribe:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Page] = []
        self.called = asyncio.Event()
        self.work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.work = asyncio.create_task(self._write_for_ever())

    async def stop(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)

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
            async with self.engine.begin() as connection:
                await _execute(connection, pages)
        except Exception as reason:
            if len(pages) == 1:
                conflict = Conflict() if isinstance(reason, IntegrityError) else reason
                _tell(pages[0], conflict)
            return False
        for page in pages:
            _tell(page, None)
        return True


async def _execute(connection: AsyncConnection, pages: list[Page]) -> None:
    by_rank: dict[int, list[dict[str, Any]]] = {}
    for page in pages:
        for line in page.lines:
            by_rank.setdefault(line.rank, []).append(line.values)
    for rank in sorted(by_rank):
        await connection.execute(STATEMENTS[rank], by_rank[rank])


def _tell(page: Page, reason: Exception | None) -> None:
    if page.written.done():
        return
    if reason is None:
        page.written.set_result(None)
    else:
        page.written.set_exception(reason)
