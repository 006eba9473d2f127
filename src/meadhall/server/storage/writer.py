"""Writes for everybody at once: whatever waits to be written goes into one transaction.

A disk needs a few milliseconds to promise that something is safe, however much
it is. So all tables share each promise, and hundreds of moves a second are
stored before anybody is told of them. While many write, a promise is asked for
a hundred times a second and not more often; whoever writes alone does not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meadhall.server import metrics
from meadhall.server.storage.bulk import BULK
from meadhall.server.storage.checkpoints import Checkpoints
from meadhall.server.storage.statements import GUARDS, SQL, TELL_HALLS, Statement
from meadhall.server.troubles import Conflict

ONE_BY_ONE = GUARDS | {TELL_HALLS}
MOST_AT_ONCE = 500
FINISH_WITHIN = 5.0  # seconds for what waits when the hall closes
APART = 0.01  # seconds from the beginning of one transaction to that of the next


@dataclass
class Batch:
    """Statements that are written together or not at all."""

    statements: Sequence[Statement]
    written: asyncio.Future[None]


class Executor(Protocol):
    """A way to write batches in one transaction."""

    async def write(self, batches: Sequence[Batch]) -> None: ...

    async def close(self) -> None: ...


class Writer:
    def __init__(self, executor: Executor, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.executor = executor
        self.pause = pause
        self.waiting: list[Batch] = []
        self.called = asyncio.Event()
        self.is_at_work = False
        self.work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.work = asyncio.create_task(self._write_for_ever())

    async def stop(self) -> None:
        """What waits is written first, if that does not take for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_WITHIN):
                while self.work is not None and not self.work.done() and (self.waiting or self.is_at_work):
                    await asyncio.sleep(APART)
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
        await self.executor.close()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns when the statements are safe; `Conflict` where a number was taken already."""
        batch = Batch(statements, asyncio.get_running_loop().create_future())
        self.waiting.append(batch)
        self.called.set()
        await batch.written  # whoever gives up waiting leaves the batch where it is: it is written all the same

    async def _write_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self.called.wait()
            begun, self.is_at_work = loop.time(), True
            batches, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting:
                self.called.clear()
            if not await self._try(batches) and len(batches) > 1:
                for batch in batches:
                    await self._try([batch])
            self.is_at_work = False
            if self.waiting:  # others came meanwhile, and more will
                await self.pause(begun + APART - loop.time())

    async def _try(self, batches: list[Batch]) -> bool:
        """Whether all went well; with a single batch, its writer is told either way."""
        try:
            with metrics.transaction(len(batches)):
                await self.executor.write(batches)
        except Exception as reason:
            if len(batches) == 1:
                _report(batches[0], Conflict() if isinstance(reason, IntegrityError) else reason)
            return False
        for batch in batches:
            _report(batch, None)
        return True


class AsyncExecutor:
    """For databases that are spoken to over a wire."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, batches: Sequence[Batch]) -> None:
        async with self.engine.begin() as connection:
            for rank, values in sorted(by_rank(batches).items()):
                if rank in ONE_BY_ONE:
                    for row in values:
                        await self._write_alone(connection, rank, row)
                else:
                    await connection.execute(SQL[rank], sorted(values, key=whose))

    async def _write_alone(self, connection: AsyncConnection, rank: int, row: dict[str, Any]) -> None:
        done = await connection.execute(SQL[rank], row)
        if rank in GUARDS and done.rowcount != 1:
            raise Conflict

    async def close(self) -> None:
        """The engine is the store's."""


class ThreadExecutor:
    """For SQLite: one thread, and one visit to it for each transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.checkpoints = Checkpoints(engine)

    async def write(self, batches: Sequence[Batch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, by_rank(batches))

    def _write(self, statements: dict[int, list[dict[str, Any]]]) -> None:
        with self.engine.begin() as connection:
            execute(connection, statements)
        self.checkpoints.written()

    async def close(self) -> None:
        self.thread.shutdown(wait=True)
        self.checkpoints.close()
        self.engine.dispose()


def execute(connection: Connection, statements: dict[int, list[dict[str, Any]]]) -> None:
    for rank, values in sorted(statements.items()):
        if rank in BULK:
            BULK[rank].execute(connection, values)
        else:
            connection.execute(SQL[rank], values)


def by_rank(batches: Sequence[Batch]) -> dict[int, list[dict[str, Any]]]:
    found: dict[int, list[dict[str, Any]]] = {}
    for batch in batches:
        for statement in batch.statements:
            found.setdefault(statement.rank, []).append(statement.values)
    return found


def whose(values: Mapping[str, Any]) -> str:
    """Every hall takes hold of rows in the same order, or two might wait for each other."""
    return str(values.get("b_id") or values.get("b_table") or values.get("table") or "")


def _report(batch: Batch, reason: Exception | None) -> None:
    if batch.written.done():
        return
    if reason is None:
        batch.written.set_result(None)
    else:
        batch.written.set_exception(reason)
