"""How many tables one person may have at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from meadhall.server.settings import Settings
from meadhall.server.storage.store import Hosted, Store
from meadhall.server.tables.header import Header
from meadhall.server.tables.seats import Chair
from meadhall.server.troubles import NotNow


class TableLimits:
    """Wishes of one person are looked at one after another, or many at once would all find room."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def room_for(self, header: Header, chairs: Sequence[Chair]) -> AsyncIterator[None]:
        """Room for one more table of its host, which is stored meanwhile."""
        lock = self.locks.setdefault(header.host, asyncio.Lock())
        async with lock, self.store.alone_with(header.host):
            self._check(await self.store.hosted_by(header.host), header, chairs)
            yield

    @asynccontextmanager
    async def room_for_bots(self, header: Header) -> AsyncIterator[bool]:
        """Whether there is room for one more table where only bots play, which begins meanwhile."""
        lock = self.locks.setdefault(header.host, asyncio.Lock())
        async with lock, self.store.alone_with(header.host):
            others = [table for table in await self.store.hosted_by(header.host) if table.id != header.id]
            yield self._has_room_for_bots(others)

    def too_many_bots(self) -> NotNow:
        return NotNow("too-many-bot-tables", most=self.settings.tables_of_bots)

    def _check(self, hosted: Sequence[Hosted], header: Header, chairs: Sequence[Chair]) -> None:
        settings = self.settings
        if len(hosted) >= settings.tables_at_once:
            raise NotNow("too-many-tables", most=settings.tables_at_once)
        is_open = sum(1 for table in hosted if table.status == "open")
        if any(chair.kind in ("open", "invited") for chair in chairs) and is_open >= settings.tables_open:
            raise NotNow("too-many-open-tables", most=settings.tables_open)
        if header.listed and sum(1 for table in hosted if table.listed) >= settings.lobby_entries:
            raise NotNow("too-many-listed-tables", most=settings.lobby_entries)
        if of_bots_alone(chairs) and not self._has_room_for_bots(hosted):
            raise self.too_many_bots()

    def _has_room_for_bots(self, hosted: Sequence[Hosted]) -> bool:
        return sum(1 for table in hosted if table.is_of_bots) < self.settings.tables_of_bots


def of_bots_alone(chairs: Sequence[Chair]) -> bool:
    """Ours and other people's: nobody waits for them."""
    return all(chair.kind == "bot" or chair.program for chair in chairs)
