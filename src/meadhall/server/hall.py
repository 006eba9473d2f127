"""The hall: every table that is looked at, the store behind them, and the clock on the wall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble
from meadhall.server.bots import DEFAULT_LEVEL, Bots
from meadhall.server.chairs import Chair, Header, chair_from, clock_of, header_from
from meadhall.server.clocks import Clocks
from meadhall.server.connections import Sockets
from meadhall.server.furniture import Furniture
from meadhall.server.lessons import lesson_of
from meadhall.server.limits import TableLimits
from meadhall.server.people import People
from meadhall.server.referee import Entry, Referee
from meadhall.server.security import Buckets, new_id, new_seed
from meadhall.server.settings import Settings, default_database
from meadhall.server.snapshots import restore
from meadhall.server.store import Store
from meadhall.server.table import LiveTable
from meadhall.server.talk import said_from
from meadhall.server.tidying import Tidying
from meadhall.server.troubles import NotNow, NotThere
from meadhall.server.workers import Workers

log = logging.getLogger(__name__)

MOST_SAGAS = 8  # that one person may wait for


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database or default_database())
        self.bots = Bots(settings.bot_workers)
        self.tellers = Workers(1, MOST_SAGAS)  # not the bots' own processes: these are told the truth
        self.people = People(self)
        self.sockets = Sockets(settings)
        self.limits = TableLimits(settings, self.store)
        self.live: dict[str, LiveTable] = {}
        self.reading: dict[str, asyncio.Task[LiveTable]] = {}
        self.requests = Buckets(settings.requests)
        self.addresses = Buckets(settings.addresses)
        self.passwords = Buckets(settings.passwords)
        self.newcomers = Buckets(settings.newcomers)
        self.default_level = DEFAULT_LEVEL
        self.new_id = new_id
        self.new_seed = new_seed
        self.is_open = False
        self.tidying = Tidying(settings.now())
        self.last_move = settings.now()
        self.sweeper: asyncio.Task[None] | None = None

    def now(self) -> float:
        return self.settings.now()

    async def open(self) -> None:
        await self.store.open()
        self.is_open = True
        self.sweeper = asyncio.create_task(self._sweep_for_ever())
        for table in await self.store.waiting_for_bots():
            await self._wake(table)

    async def close(self) -> None:
        self.is_open = False
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        thinking = [task for table in self.live.values() for task in table.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for table in self.live.values():
            table.send_away()
        self.bots.stop()
        self.tellers.stop()
        await self.store.close()

    # Tables

    async def table(self, table: str) -> LiveTable:
        """The live table, read from the store if nobody has looked at it lately."""
        found = self.live.get(table)
        if found is not None:
            found.looked_at = self.now()
            return found
        if table not in self.reading:
            self.reading[table] = asyncio.create_task(self._read(table))
        try:
            return await asyncio.shield(self.reading[table])
        finally:
            self.reading.pop(table, None)

    def keep(self, table: LiveTable) -> None:
        self.live[table.header.id] = table

    def forget(self, table: Furniture) -> None:
        """What is in memory may not be what is stored: read it again when next asked for."""
        table.is_forgotten = True
        table.send_away()
        if self.live.get(table.header.id) is table:
            del self.live[table.header.id]

    async def _read(self, name: str) -> LiveTable:
        row = await self.store.table(name)
        if row is None:
            raise NotThere("no-such-table")
        header = header_from(row)
        table = self.seated(header, [chair_from(chair) for chair in await self.store.seats_of([name])])
        table.talk = [said_from(said) for said in await self.store.talk_of(name)]
        if header.status != "open":
            await self._replay(table)
        self.keep(table)
        table.think()
        return table

    def seated(self, header: Header, chairs: list[Chair]) -> LiveTable:
        """A table with its game's rules, if they are still those it was begun with."""
        rules = shelf.find(header.game)
        if not rules.plays(header.version):
            raise NotNow("other-version", game=header.game, version=header.version, known=rules.version)
        table = LiveTable(self, rules, header, chairs)
        if header.kind == "lesson":
            table.lesson = lesson_of(rules)
        return table

    async def _replay(self, table: LiveTable) -> None:
        """From the snapshot, or from the beginning."""
        header = table.header
        table.referee = self.referee(table)
        clock = clock_of(header)
        if clock is not None:
            table.clocks = Clocks(clock, [chair.seat for chair in table.chairs if chair.kind == "person"])
        row = await self.store.snapshot_of(header.id)
        first = 0
        if row is not None:
            restore(table.referee, row["content"])
            first = table.snapshot_at = row["count"]
            _set_clocks(table.clocks, row["content"].get("clocks", {}))
        entries = [entry_from(row) for row in await self.store.entries_of(header.id, first)]
        table.referee.replay(entries)
        if table.clocks is not None:
            for entry in entries:
                if entry.kind != "undo":
                    table.clocks.pay(entry.seat, entry.spent)
            since = self.now() if header.mode == "live" else header.moved_at
            table.clocks.run_for(table.referee.waiting if header.status == "running" else [], since)

    def referee(self, table: LiveTable) -> Referee:
        header = table.header
        return Referee(table.rules, len(table.chairs), header.options, header.seed, header.start, header.version)

    # The clock on the wall

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
            except Exception:
                log.exception("a sweep failed")

    async def sweep(self) -> None:
        """Clocks that have run out, and tables nobody looks at any more."""
        now = self.now()
        for name in await self.store.overdue(now):
            try:
                await (await self.table(name)).expire()
            except Trouble as trouble:
                log.warning("table %s could not be looked at: %s", name, trouble.message)
        self.tidying.look(now, self.last_move)
        for table in list(self.live.values()):
            idle = now - table.looked_at > self.settings.idle_after
            if idle and not table.connections and not table.thinking and not table.lock.locked():
                self.forget(table)

    async def _wake(self, name: str) -> None:
        try:
            await self.table(name)
        except Trouble as trouble:
            log.warning("table %s sleeps on: %s", name, trouble.message)


def _set_clocks(clocks: Clocks | None, left: Mapping[str, float]) -> None:
    if clocks is not None:
        clocks.left.update({int(seat): time for seat, time in left.items() if int(seat) in clocks.left})


def entry_from(row: Mapping[str, Any]) -> Entry:
    return Entry(row["number"], row["kind"], row["seat"], row["text"], row["spent"], row["at"])
