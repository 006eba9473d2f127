"""What the hall does after it has opened: bots that owe an answer go on, and what must be put away is put away.

One table at a time, and after each a rest as long as the work was, so that the
moves of those who are here come first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble, UnknownGame
from meadhall.server.sagas.stories import story_added, story_of
from meadhall.server.troubles import Conflict, NotPlayed

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger(__name__)


class Startup:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Again where this hall has lost the lead and takes it anew."""
        if self.work is not None:
            self.work.cancel()
        self.work = asyncio.create_task(self._all())

    async def stop(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)

    async def _all(self) -> None:
        try:
            for name in [*await self._no_longer_played(), *await self.hall.store.waiting_for_bots()]:
                await gently(self._wake(name))
            for name in await self.hall.store.without_story():
                await gently(self._write_story(name))
        except Exception:
            log.exception("not every table could be woken")

    async def _no_longer_played(self) -> list[str]:
        return [row["id"] for row in await self.hall.store.unfinished() if not is_played(row["game"], row["version"])]

    async def _wake(self, name: str) -> None:
        try:
            await self.hall.table(name)
        except NotPlayed:
            pass  # noted where it was found out
        except Trouble as trouble:
            log.warning("table %s sleeps on: %s", name, trouble.message)

    async def _write_story(self, name: str) -> None:
        """Of a game that ended before there were stories, or whose rules are about to go."""
        try:
            table = self.hall.live.get(name) or await self.hall.loader.table(name)
        except Trouble:
            return
        story = await asyncio.to_thread(story_of, table.begun())
        with suppress(Conflict):  # another hall was quicker
            await self.hall.store.write(story_added(name, story))


def is_played(game: str, version: int) -> bool:
    try:
        return shelf.find(game).plays(version)
    except UnknownGame:
        return False


async def gently(work: Awaitable[None]) -> None:
    """As much rest as work."""
    begun = monotonic()
    await work
    await asyncio.sleep(monotonic() - begun)
