"""A hall among others on one database.

Every change of a table has a number, its revision, and is written with it: two halls cannot both write the same one.
In the same transaction the others are told that there is something to read. Whoever has the table in memory reads on,
takes the change up as if it had been made here, and tells its own people.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.neighbours import caretaking
from meadhall.server.neighbours.alone import Neighbours
from meadhall.server.neighbours.beside import Beside
from meadhall.server.neighbours.clock import SharedClock
from meadhall.server.neighbours.leases import BEAT, Leases
from meadhall.server.neighbours.line import Line, told
from meadhall.server.neighbours.presence import NO_TABLE, Presence
from meadhall.server.neighbours.revisions import Revisions
from meadhall.server.storage.statements import Statement
from meadhall.server.storage.store import ENDED
from meadhall.server.tables.change import Change
from meadhall.server.tables.referee import Referee
from meadhall.server.troubles import HallTrouble

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.tables.table import Table

log = logging.getLogger(__name__)

AGAIN_AFTER: Final = 0.5  # seconds until a broken line is opened again
TIDY_EVERY: Final = 60  # beats
LOOK_EVERY: Final = 10  # beats from one look at bots that nobody thinks for to the next


class Neighbourhood(Neighbours):
    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.beside = Beside()
        self.line = Line(hall.store.engine, self.hear)
        self.clock = self.shared_clock = SharedClock()
        self.leases = Leases(hall.id, self.shared_clock)
        self.revisions = Revisions(hall, self.beside)
        self.presence = Presence(hall, self.beside)
        self.alive: set[str] = {hall.id}
        self.open_since = 0.0
        self.was_leading = False
        self.beats = 0
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.line.open()
        await self._beat()
        self.presence.errand.start()
        self.listening = asyncio.create_task(self._listen_for_ever())

    async def close(self) -> None:
        await self.presence.errand.stop()
        await self.beside.stop()
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.line.driver is not None:
            with suppress(Exception):  # it dies with its time anyway
                await self.leases.give_up(self.line)
        await self.line.close()

    # That it is there

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as reason:
                log.warning("the line to the other halls is broken (%s); it is opened again", type(reason).__name__)
            with suppress(Exception):
                await self.line.close()
            await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self) -> None:
        """Until the line breaks. Whatever was said while there was none is read afterwards."""
        if self.line.driver is None:
            await self.line.open()
            await self._beat()
            self._catch_up_after_silence()
        while not self.line.is_broken.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.line.is_broken.wait()
            if not self.line.is_broken.is_set():
                await self._beat()
        raise ConnectionError

    async def _beat(self) -> None:
        found = await self.leases.beat(self.line)
        gone, self.alive, self.open_since = self.alive - found.alive, found.alive | {self.hall.id}, found.open_since
        for hall in gone:
            self.presence.forget_hall(hall)
        if found.is_new:
            self.presence.note_again()
        if found.is_leading:
            await self._lead(bool(gone))
        self.was_leading = found.is_leading

    def _catch_up_after_silence(self) -> None:
        log.info("the line to the other halls is open again")
        for table in list(self.hall.live.values()):
            self.revisions.read_on(table)
            self.beside.go(self.presence.find_elsewhere(table, self._others()))
        self.beside.go(self.hall.people.end_stale_visits())

    def _others(self) -> set[str]:
        return self.alive - {self.hall.id}

    # The lead

    @property
    def is_leading(self) -> bool:
        return self.leases.is_leading

    def hold_the_lead(self) -> list[Statement]:
        return [self.leases.hold()]

    async def _lead(self, has_one_gone: bool) -> None:
        self.beats += 1
        if has_one_gone or not self.was_leading:
            await self.leases.tidy(self.line)
        if not self.was_leading:
            self.hall.take_the_lead()
        elif has_one_gone or self.beats % LOOK_EVERY == 0:
            self.beside.go(caretaking.wake_orphans(self.hall, self.alive))
        if self.beats % TIDY_EVERY == 0:
            self.beside.go(caretaking.tidy(self.hall))

    # What is told to other halls, and heard of them

    def told(self, **message: Any) -> list[Statement]:
        return [told({"hall": self.hall.id, **message})]

    def hear(self, message: dict[str, Any]) -> None:
        """Never waits: whatever takes longer is done beside."""
        hall, live, sockets = message.get("hall"), self.hall.live, self.hall.sockets
        if hall == self.hall.id:
            return
        self.alive.add(str(hall))  # whoever is heard of is there, though it may have opened since the last beat
        match message:
            case {"table": str(name), "revision": int(revision), "people": list(people)}:
                self._hear_of_change(name, revision, people)
            case {"here": str(name), "seats": list(seats)} if name in live:
                self.beside.go(self.presence.note_elsewhere(live[name], str(hall), set(seats)))
            case {"heard": str(name), "seat": int(seat)} if name in live:
                live[name].seats.heard_from(seat, self.hall.now())
            case {"call": str(errand)}:
                self.hall.call(errand)
            case {"moved": [str(before), str(after)]}:
                sockets.move(before, after)
            case {"ended": str(session)}:
                sockets.end(session)
            case {"ended_others": [str(person), str(session)]}:
                sockets.end_others(person, session)

    def _hear_of_change(self, name: str, revision: int, people: list[str]) -> None:
        table = self.hall.live.get(name)
        if table is not None and table.revision < revision:
            self.revisions.read_on(table)
        elif table is None and not self.hall.messengers.streams.keys().isdisjoint(people):
            self.beside.go(self._tell_programs(name, people))

    async def _tell_programs(self, name: str, people: list[str]) -> None:
        """Bot accounts that listen here, of a table that nobody here looks at."""
        with suppress(HallTrouble):
            table = await self.hall.table(name)
            for person in people:
                for stream in self.hall.messengers.streams.get(person, ()):
                    stream.tell(wire.TableChanged(table.info(person)))

    # Tables

    def spare(self, referee: Referee | None) -> Referee | None:
        return None if referee is None else referee.copy()

    def noted(self, table: Table, change: Change, statements: Sequence[Statement]) -> list[Statement]:
        if not statements and not change.shown:
            return []
        counts = change.header.rated and change.header.status == "over"
        return [*self.revisions.noted(table, change), *(self.told(call="ratings") if counts else ())]

    async def were_quicker(self, table: Table, change: Change) -> bool:
        if change.spare is not None:
            table.go_back_to(change.spare)
        return await self.revisions.take_up(table)

    async def settle(self, table: Table) -> None:
        await self.revisions.settle(table, self.open_since)

    async def arrive(self, table: Table) -> None:
        found = await self.presence.elsewhere([table.header.id], self._others())
        table.elsewhere = found.get(table.header.id, {})
        await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        await self.revisions.refresh(table)

    def thinks_here(self, table: Table, seat: Seat, question: int) -> bool:
        asker = table.bots.askers.get(seat)
        return asker is None or asker.question != question or asker.hall not in self._others()

    async def tables_of(self, person: str) -> AsyncIterator[Table]:
        for row in await self.hall.store.everywhere(person):
            if row["status"] not in ENDED:
                with suppress(HallTrouble):  # it cannot be read, and nobody plays there
                    yield await self.hall.table(row["id"])

    async def write_at_all_tables(self, person: str, *statements: Statement) -> None:
        await self.revisions.write_at_all_tables(person, *statements)

    # Who is here

    def note_presence(self, table: Table) -> None:
        self.presence.note(table.header.id)

    def note_streams(self) -> None:
        self.presence.note(NO_TABLE)

    def heard_from(self, table: Table, seat: Seat) -> None:
        self.presence.heard_from(table, seat)

    async def seats_at(self, tables: Iterable[str]) -> dict[str, set[Seat]]:
        found = await self.presence.elsewhere(tables, self._others())
        return {name: set().union(*seats.values()) for name, seats in found.items()}

    async def people_elsewhere(self) -> set[str]:
        return await self.presence.people(self._others())

    async def programs_elsewhere(self) -> dict[str, str]:
        return await self.presence.programs(self._others())


def neighbours_of(hall: Hall, engine: AsyncEngine) -> Neighbours:
    return Neighbours(hall) if engine.dialect.name == "sqlite" else Neighbourhood(hall)
