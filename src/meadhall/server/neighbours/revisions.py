"""The numbered changes of tables: written with each commit, read by every other hall that has the table in memory."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from meadhall.kernel.values import Seat
from meadhall.server.neighbours.beside import Beside
from meadhall.server.neighbours.line import told
from meadhall.server.neighbours.telling import Telling, change_told, clocks_told, stored, telling_from, telling_of
from meadhall.server.storage.schema import changes
from meadhall.server.storage.statements import ADD_CHANGE, Statement
from meadhall.server.tables.again import MOST_TRIES
from meadhall.server.tables.change import Asker, Change
from meadhall.server.troubles import Conflict, NotNow

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.storage.store import Row
    from meadhall.server.tables.table import Table

log = logging.getLogger(__name__)


class Revisions:
    def __init__(self, hall: Hall, beside: Beside) -> None:
        self.hall = hall
        self.beside = beside
        self.reading: set[str] = set()  # tables of which there is more to read, and somebody is about to

    # What this hall writes

    def noted(self, table: Table, change: Change) -> list[Statement]:
        """The next change of this table, as other halls are told."""
        change.revision += 1
        change.askers = self._askers(change, table)
        people: list[str] = []
        if change.is_public or change.begins:
            people = [chair.person for chair in (*table.seats, *change.chairs) if chair.person is not None]
        content = stored(telling_of(change, table))
        return self._number(table.header.id, change.revision, content, list(dict.fromkeys(people)))

    def _number(
        self, table: str, revision: int, content: dict[str, Any], people: Sequence[str] = ()
    ) -> list[Statement]:
        """One change more: `Conflict` where another hall has made it already."""
        hall = self.hall.id
        values = {"table": table, "revision": revision, "hall": hall, "at": self.hall.now(), "content": content}
        heard = {"hall": hall, "table": table, "revision": revision, "people": people}
        return [Statement(ADD_CHANGE, values), told(heard)]

    def _askers(self, change: Change, table: Table) -> dict[Seat, Asker]:
        """Whichever hall's change led to a question thinks about it, unless it is a person's to answer."""
        if change.referee is None or change.header.status != "running":
            return {}
        before = table.bots.askers
        asked = {
            seat: Asker(question, self.hall.id)
            for seat, question in change.referee.asked.items()
            if seat >= 0 and change.chairs[seat].kind == "bot"
        }
        return {seat: before[seat] if is_same(before.get(seat), new) else new for seat, new in asked.items()}

    async def write_at_all_tables(self, person: str, *statements: Statement) -> None:
        """It counts as a change of each of them, after which no hall trusts what it has in memory."""
        for _ in range(MOST_TRIES):
            counted: list[Statement] = []
            for row in await self.hall.store.everywhere(person):
                counted += await self._read_again(row["id"])
            with suppress(Conflict):  # at one of them something happened meanwhile
                await self.hall.store.write(*statements, *counted)
                return
        raise NotNow("table-moved-on")

    async def _read_again(self, table: str) -> list[Statement]:
        """One change more, that says nothing but that; clocks run on and bots think on."""
        last = await self._last(table)
        if last is None:
            return self._number(table, 1, stored(Telling(0.0, {}, read_again=True)))
        before = telling_from(last["content"])
        content = Telling(0.0, {}, clocks=before.clocks, askers=before.askers, read_again=True)
        return self._number(table, last["revision"] + 1, stored(content))

    # What other halls have written

    def read_on(self, table: Table) -> None:
        """Soon; however often it is said before that."""
        name = table.header.id
        if name not in self.reading:
            self.reading.add(name)
            self.beside.go(self._catch_up(table))

    async def refresh(self, table: Table) -> None:
        latest = select(func.max(changes.c.revision).label("latest")).where(changes.c.table == table.header.id)
        if ((await self.hall.store.rows(latest))[0]["latest"] or 0) > table.revision:
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        try:
            async with table.alone():
                self.reading.discard(table.header.id)  # what is said from now on may come too late for this reading
                await self.take_up(table)
        except NotNow:
            self.reading.discard(table.header.id)  # forgotten meanwhile

    async def take_up(self, table: Table) -> bool:
        """Whether there was anything to take up; the caller holds the lock.

        What does not fit is not taken up: the table is read anew when next asked for.
        """
        later = select(changes).where(changes.c.table == table.header.id, changes.c.revision > table.revision)
        rows = await self.hall.store.rows(later.order_by(changes.c.revision))
        for row in rows:
            telling = telling_from(row["content"])
            if row["revision"] != table.revision + 1 or telling.read_again:
                self.hall.forget(table)
                return False
            try:
                change = await change_told(telling, table)
            except Exception:
                log.exception("table %s: what another hall did there does not fit", table.header.id)
                self.hall.forget(table)
                return False
            table.take_effect(change)
            table.journal.snapshot_at = max(table.journal.snapshot_at, telling.snapshot_at)
        return bool(rows)

    async def settle(self, table: Table, open_since: float) -> None:
        """What the last change said and no row of the table says; read at the same moment as the table itself."""
        row = await self._last(table.header.id)
        if row is None:
            return
        table.revision = row["revision"]
        telling = telling_from(row["content"])
        table.bots.askers = telling.askers
        clocks = clocks_told(telling.clocks, table)
        if clocks is not None and table.header.status == "running":
            if table.header.mode == "live":  # they stood still while no hall was open
                clocks.since = {seat: max(since, open_since) for seat, since in clocks.since.items()}
            table.clocks = clocks

    async def _last(self, table: str) -> Row | None:
        chosen = select(changes).where(changes.c.table == table)
        return await self.hall.store.row(chosen.order_by(changes.c.revision.desc()).limit(1))


def is_same(before: Asker | None, after: Asker) -> bool:
    return before is not None and before.question == after.question
