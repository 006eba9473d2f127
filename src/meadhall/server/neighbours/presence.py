"""Who is where, through which hall: kept in the database, and told to the others when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import select

from meadhall.kernel.values import Seat
from meadhall.server.errands import Errand
from meadhall.server.neighbours.beside import Beside
from meadhall.server.neighbours.line import told
from meadhall.server.storage.schema import people, present
from meadhall.server.storage.statements import ADD_PRESENT, DROP_PRESENT, Statement
from meadhall.server.troubles import NotNow

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.tables.table import Table

NO_SEAT: Final = -1
NO_TABLE: Final = ""  # for bot accounts that wait for tables
HEARD_APART: Final = 15.0  # seconds between two signs of life of somebody who plays by plain HTTP
GATHERED: Final = 0.05  # seconds in which those who come together are noted together


class Present(NamedTuple):
    person: str  # empty: nobody who is known
    seat: Seat


class Presence:
    def __init__(self, hall: Hall, beside: Beside) -> None:
        self.hall = hall
        self.beside = beside
        self.heard_at: dict[tuple[str, Seat], float] = {}  # of those who play by plain HTTP
        self.noted: dict[str, set[Present]] = {}  # by table, as the database has it
        self.changed: set[str] = set()
        self.errand = Errand(self._note_all, "who is here could not be noted")

    def note(self, table: str) -> None:
        self.changed.add(table)
        self.errand.call()

    async def _note_all(self) -> None:
        await asyncio.sleep(GATHERED)
        for name in list(self.changed):
            self.changed.discard(name)
            try:
                await self._note(name)
            except Exception:
                self.changed.add(name)
                raise

    async def _note(self, name: str) -> None:
        here, before = self._here(name), self.noted.get(name, set())
        if here == before:
            return
        hall = self.hall.id
        came = [Statement(ADD_PRESENT, {"hall": hall, "table": name, **one._asdict()}) for one in here - before]
        left = [
            Statement(DROP_PRESENT, {"b_hall": hall, "b_table": name, "b_person": one.person, "b_seat": one.seat})
            for one in before - here
        ]
        heard = [told({"hall": hall, "here": name, "seats": seats_of(here)})] if name != NO_TABLE else []
        await self.hall.store.write(*came, *left, *heard)
        self.noted[name] = here
        if not here:
            del self.noted[name]

    def _here(self, name: str) -> set[Present]:
        if name == NO_TABLE:
            return {Present(person, NO_SEAT) for person in self.hall.messengers.streams}
        table = self.hall.live.get(name)
        connections = () if table is None else table.audience.connections
        return {Present(one.person or "", NO_SEAT if one.seat is None else one.seat) for one in connections}

    def note_again(self) -> None:
        """The database may have forgotten who is here: this hall was taken for closed."""
        self.changed.update(self.noted, [NO_TABLE])
        self.noted.clear()
        self.errand.call()

    def heard_from(self, table: Table, seat: Seat) -> None:
        """Somebody plays by plain HTTP; now and then other halls are told."""
        key, now = (table.header.id, seat), self.hall.now()
        if now - self.heard_at.get(key, 0.0) >= HEARD_APART:
            self.heard_at = {one: at for one, at in self.heard_at.items() if now - at < HEARD_APART}
            self.heard_at[key] = now
            heard = told({"hall": self.hall.id, "heard": table.header.id, "seat": seat})
            self.beside.go(self.hall.store.write(heard))

    # Through other halls

    async def note_elsewhere(self, table: Table, hall: str, seats: set[Seat]) -> None:
        """From these seats somebody looks there now."""
        with suppress(NotNow):  # forgotten meanwhile
            async with table.alone():
                before = table.elsewhere.pop(hall, set())
                if seats:
                    table.elsewhere[hall] = seats
                for seat in before ^ seats:
                    table.seats.heard_from(seat, self.hall.now(), by_socket=True)
                change = table.change()
                change.is_public = before != seats
                table.audience.hear(change, [])

    async def find_elsewhere(self, table: Table, alive: set[str]) -> None:
        """After a time in which nothing was heard."""
        found = (await self.elsewhere([table.header.id], alive)).get(table.header.id, {})
        for hall in {*found, *table.elsewhere}:
            await self.note_elsewhere(table, hall, found.get(hall, set()))

    def forget_hall(self, hall: str) -> None:
        for table in list(self.hall.live.values()):
            if hall in table.elsewhere:
                self.beside.go(self.note_elsewhere(table, hall, set()))

    async def elsewhere(self, tables: Iterable[str], alive: set[str]) -> dict[str, dict[str, set[Seat]]]:
        """By table and by hall, the seats somebody looks from."""
        chosen = select(present).where(present.c.table.in_(list(tables)), present.c.hall.in_(alive))
        found: dict[str, dict[str, set[Seat]]] = {}
        for row in await self.hall.store.rows(chosen.where(present.c.seat != NO_SEAT)):
            found.setdefault(row["table"], {}).setdefault(row["hall"], set()).add(row["seat"])
        return found

    async def people(self, alive: set[str]) -> set[str]:
        chosen = select(present.c.person).where(present.c.hall.in_(alive)).distinct()
        return {row["person"] for row in await self.hall.store.rows(chosen)}

    async def programs(self, alive: set[str]) -> dict[str, str]:
        """Bot accounts that wait for tables, and what they are called."""
        waiting = (present.c.table == NO_TABLE, present.c.hall.in_(alive), people.c.account.is_not(None))
        chosen = select(people.c.account, people.c.name).join(present, present.c.person == people.c.id)
        return {row["account"]: row["name"] for row in await self.hall.store.rows(chosen.where(*waiting))}


def seats_of(here: Iterable[Present]) -> list[Seat]:
    return sorted({one.seat for one in here if one.seat != NO_SEAT})
