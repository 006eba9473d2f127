"""Work that nobody waits for: done once the hall is open, whenever somebody calls, and now and then if so wished."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

log = logging.getLogger(__name__)


class Errand:
    def __init__(self, run: Callable[[], Awaitable[None]], failed: str, every: float | None = None) -> None:
        self.run = run
        self.failed = failed  # what the log says when it could not be done; it is tried again at the next call
        self.every = every  # seconds between two, where nobody calls
        self.called = asyncio.Event()
        self.work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.work = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)

    def call(self) -> None:
        self.called.set()

    async def _for_ever(self) -> None:
        while True:
            self.called.clear()
            try:
                await self.run()
            except Exception:
                log.exception(self.failed)
            with suppress(TimeoutError):
                async with asyncio.timeout(self.every):
                    await self.called.wait()
