"""Work that is begun when another hall says something, and that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from meadhall.server.troubles import HallTrouble

log = logging.getLogger(__name__)


class Beside:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def go(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(self._done(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _done(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except HallTrouble as trouble:
            log.warning("what another hall said could not be taken up: %s", trouble.message)
        except Exception:
            log.exception("what another hall said could not be taken up")
