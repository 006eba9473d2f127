"""The hall: every table that is looked at, the store behind them, and the clock on the wall."""

from __future__ import annotations

import asyncio
import logging

from meadhall.kernel.troubles import Trouble
from meadhall.server.garbage import GarbageCollection
from meadhall.server.letters.postman import Postman
from meadhall.server.neighbours.limits import limit_on
from meadhall.server.neighbours.neighbourhood import neighbours_of
from meadhall.server.people.accounts import People
from meadhall.server.people.bots import BotAccounts
from meadhall.server.people.keys import Keys
from meadhall.server.people.limits import TableLimits
from meadhall.server.people.ratings import Ratings
from meadhall.server.rate_limits import Buckets
from meadhall.server.sagas.archive import Book
from meadhall.server.sagas.lookback import MOST_ASKED, Lookbacks
from meadhall.server.settings import Settings, default_database
from meadhall.server.startup import Startup
from meadhall.server.storage.claims import claim_on
from meadhall.server.storage.store import Store
from meadhall.server.tables.connection import COME_BACK, Stream
from meadhall.server.tables.departures import expire
from meadhall.server.tables.header import Header
from meadhall.server.tables.loader import Loader
from meadhall.server.tables.messengers import Messengers
from meadhall.server.tables.referee import Referee
from meadhall.server.tables.seats import Chair
from meadhall.server.tables.table import Table
from meadhall.server.thinking.bots import DEFAULT_LEVEL, Bots
from meadhall.server.thinking.thinkers import thinkers_for
from meadhall.server.thinking.workers import Workers
from meadhall.server.tokens import new_id, new_seed
from meadhall.server.troubles import NotPlayed
from meadhall.server.web.sockets import Sockets

log = logging.getLogger(__name__)

MOST_SAGAS = 8  # that one person may wait for


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = new_id()  # of this opening, among other halls
        self.store = Store(settings.database or default_database())
        self.claim = claim_on(self.store.engine)
        self.bots = Bots(
            settings.bot_workers,
            settings.bot_seconds,
            settings.other_seconds,
            settings.bot_grace,
            settings.programs,
            thinkers_for(settings),
        )
        self.tellers = Workers(1, MOST_SAGAS)  # not the bots' own processes: these are told the truth
        self.analysts = Workers(1, MOST_ASKED)  # told the truth as well, and busy for long: nobody's saga waits for it
        self.lookbacks = Lookbacks(self)
        self.people = People(self)
        self.bot_accounts = BotAccounts(self)
        self.messengers = Messengers(self)
        self.keys = Keys(self)
        self.postman = Postman(self)
        self.ratings = Ratings(self)
        self.sockets = Sockets(settings)
        self.limits = TableLimits(settings, self.store)
        self.neighbours = neighbours_of(self, self.store.engine)
        self.clock = settings.now or self.neighbours.clock
        self.loader = Loader(self)
        self.startup = Startup(self)
        self.live: dict[str, Table] = {}
        self.reading: dict[str, asyncio.Task[Table]] = {}
        self.requests = Buckets(settings.requests)
        self.addresses = Buckets(settings.addresses)
        self.passwords = limit_on("passwords", settings.passwords, self.store)
        self.newcomers = limit_on("newcomers", settings.newcomers, self.store)
        self.letters = limit_on("letters", settings.letters, self.store)
        self.default_level = DEFAULT_LEVEL
        self.new_id = new_id
        self.new_seed = new_seed
        self.is_open = False
        self.is_draining = False  # told to stop: nobody else is to come
        self.garbage = GarbageCollection(self.now())
        self.last_move = self.now()
        self.sweeper: asyncio.Task[None] | None = None
        self.stuck: set[str] = set()  # tables whose clocks could not be dealt with; noted once

    def now(self) -> float:
        return self.clock()

    async def open(self) -> None:
        """People may come in at once; tables are woken behind their backs."""
        await self.claim.take()
        try:
            await asyncio.to_thread(self.bots.meet)
            await self.store.open()
            await self.bots.open()
            self.is_open = True
            await self.neighbours.open()
        except BaseException:
            self.is_open = False
            await self.neighbours.close()
            await self.claim.give_up()
            raise
        self.sweeper = asyncio.create_task(self._sweep_for_ever())
        self.postman.start()
        self.ratings.start()

    def take_the_lead(self) -> None:
        """What there is one of is this hall's to do from now on."""
        self.startup.start()
        self.postman.call()
        self.ratings.call()

    def call(self, errand: str) -> None:
        """Another hall has something for whoever leads."""
        {"postman": self.postman.call, "ratings": self.ratings.call}.get(errand, lambda: None)()

    async def close(self) -> None:
        self.is_open = False
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        await self.startup.stop()
        await self.postman.stop()
        await self.ratings.stop()
        await self.people.stop()
        await asyncio.gather(*self.reading.values(), return_exceptions=True)
        thinking = [task for table in self.live.values() for task in table.bots.thinking.values()]
        for task in thinking:
            task.cancel()
        advising = [task for table in self.live.values() for task in table.hints.stop()]
        await asyncio.gather(*thinking, *advising, return_exceptions=True)
        self.end_streams()
        for table in self.live.values():
            table.audience.send_away()
        await self.neighbours.close()
        await self.lookbacks.stop()
        await self.bots.close()
        self.tellers.stop()
        self.analysts.stop()
        await self.store.close()
        await self.claim.give_up()

    def end_streams(self) -> None:
        """Whoever listens by plain HTTP is let go, or the hall could not close."""
        for visit in self.sockets:
            if isinstance(visit.connection, Stream):
                visit.connection.close(COME_BACK)

    # Tables

    async def table(self, table: str) -> Table:
        """The live table, read from the store if nobody has looked at it lately."""
        found = self.live.get(table)
        if found is not None:
            found.looked_at = self.now()
            await self.neighbours.refresh(found)
            return self.live.get(table) or await self._fresh(table)
        return await self._fresh(table)

    async def _fresh(self, table: str) -> Table:
        if table not in self.reading:
            self.reading[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(self.reading[table])

    async def find(self, table: str) -> Table | Book:
        """The live table, or what can be read of one that is no longer played."""
        try:
            return await self.table(table)
        except NotPlayed as why:
            return await self.loader.book(table, why)

    async def all_live(self) -> list[Table]:
        """Those in memory, and those on their way."""
        await asyncio.gather(*self.reading.values(), return_exceptions=True)
        return list(self.live.values())

    def keep(self, table: Table) -> None:
        self.live[table.header.id] = table

    def forget(self, table: Table) -> None:
        """What is in memory may not be what is stored: read it again when next asked for."""
        table.is_forgotten = True
        table.audience.send_away()
        if self.live.get(table.header.id) is table:
            del self.live[table.header.id]

    def seated(self, header: Header, chairs: list[Chair]) -> Table:
        return self.loader.seated(header, chairs)

    async def _read(self, name: str) -> Table:
        try:
            table = await self.loader.table(name)
            self.keep(table)
            await self.neighbours.arrive(table)
            table.bots.wake()
            return table
        finally:
            self.reading.pop(name, None)

    def referee(self, table: Table) -> Referee:
        header = table.header
        return Referee(table.rules, len(table.seats), header.options, header.seed, header.start, header.version)

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
        if self.neighbours.is_leading:
            await self._look_at_clocks(now)
        self.garbage.look(now, self.last_move)
        for table in list(self.live.values()):
            idle = now - table.looked_at > self.settings.idle_after
            if idle and not table.audience.connections and not table.bots.thinking and not table.lock.locked():
                self.forget(table)

    async def _look_at_clocks(self, now: float) -> None:
        late = [name for name in await self.store.overdue(now) if name not in self.loader.aside]
        for name in sorted(late, key=lambda name: name not in self.live):  # nobody waits for one that sleeps
            await self._expire(name)

    async def _expire(self, name: str) -> None:
        """One table's trouble stops no other's clock."""
        try:
            await expire(await self.table(name))
            self.stuck.discard(name)
        except NotPlayed:
            pass  # noted where it was found out
        except Exception as reason:
            if name not in self.stuck:
                self.stuck.add(name)
                told = reason.message if isinstance(reason, Trouble) else None
                log.error("table %s: its clocks could not be looked at: %s", name, told, exc_info=told is None)
