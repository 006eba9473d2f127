"""How a table comes back from the store, and what becomes of one that does not.

Replaying a log is work for a thread, so that nobody's move waits for it. A table
that cannot be brought back is set aside: it is noted once, nothing of it is
touched, and everything else goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from meadhall.kernel import shelf
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import UnknownGame
from meadhall.server import wire
from meadhall.server.sagas.archive import Book
from meadhall.server.sagas.stories import Story, story_added, story_from_rows, unpacked
from meadhall.server.storage.store import Row
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.header import CLOSED, Header, clock_of, header_from
from meadhall.server.tables.lessons import lesson_of
from meadhall.server.tables.referee import UNDO, Entry, Referee
from meadhall.server.tables.seats import Chair, chair_from
from meadhall.server.tables.snapshots import restore
from meadhall.server.tables.table import Table
from meadhall.server.tables.talk import said_from, talk_added
from meadhall.server.troubles import BadEntry, Conflict, NotPlayed, NotThere, SetAside

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger(__name__)


class Loader:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.aside: dict[str, SetAside] = {}  # until the hall is opened again

    # Tables that can be played

    async def table(self, name: str) -> Table:
        """Fresh from the store; `NotPlayed` where it cannot be played on."""
        if name in self.aside:
            raise SetAside(self.aside[name].message, **self.aside[name].about)
        try:
            async with self.hall.store.at_one_moment():
                table = await self._table(name)
                await self.hall.neighbours.settle(table)
                return table
        except SetAside as reason:
            self.set_aside(name, reason)
            raise

    def seated(self, header: Header, chairs: list[Chair]) -> Table:
        """A table with its game's rules."""
        rules = shelf.find(header.game)
        table = Table(self.hall, rules, header, chairs)
        if header.kind == "lesson":
            table.lesson = lesson_of(rules)
        return table

    def set_aside(self, name: str, reason: SetAside) -> None:
        self.aside[name] = reason
        where = f" (entry {reason.number})" if isinstance(reason, BadEntry) else ""
        cause = f": {type(reason.__cause__).__name__}" if reason.__cause__ is not None else ""
        log.error("table %s is set aside, %s%s%s", name, reason.message, where, cause)

    async def _table(self, name: str) -> Table:
        header, chairs = await self._who_sits(name)
        await self._check_rules(header, chairs)
        table = self.seated(header, chairs)
        table.talk = await self._talk(name)
        if header.status != "open":
            await self._play_again(table)
        return table

    async def _who_sits(self, name: str) -> tuple[Header, list[Chair]]:
        row = await self.hall.store.table(name)
        if row is None:
            raise NotThere("no-such-table")
        header = header_from(row)
        if header.status == "unreadable":
            raise SetAside("table-unreadable")
        return header, [chair_from(seat) for seat in await self.hall.store.seats_of([name])]

    async def _talk(self, name: str) -> list[wire.Said]:
        return [said_from(row) for row in await self.hall.store.talk_of(name)]

    async def _check_rules(self, header: Header, chairs: list[Chair]) -> None:
        """Whether this hall can play it: docs/versions.md."""
        has_ended = header.status in CLOSED
        try:
            rules = shelf.find(header.game)
        except UnknownGame as unknown:
            raise (NotPlayed if has_ended else SetAside)(unknown.message, **unknown.about) from None
        if header.status == "stopped":
            raise NotPlayed("table-stopped")
        if rules.plays(header.version):
            return
        about: dict[str, str | int] = {"game": header.game, "version": header.version, "known": rules.version}
        if has_ended:
            raise NotPlayed("other-version", **about)
        if header.version > rules.version:  # made by a newer hall, which may come back
            raise SetAside("other-version", **about)
        await self._stop(header, chairs)
        raise NotPlayed("table-stopped")

    async def _play_again(self, table: Table) -> None:
        """From the snapshot, or from the beginning."""
        row = await self.hall.store.snapshot_of(table.header.id)
        if row is not None:
            try:
                await self._play_from(table, row)
                return
            except SetAside:
                log.warning("table %s: its snapshot is of no use; replaying all of it", table.header.id)
        await self._play_from(table, None)

    async def _play_from(self, table: Table, snapshot: Row | None) -> None:
        first = 0 if snapshot is None else int(snapshot["count"])
        entries = await self._entries(table.header.id, first)
        try:
            referee, clocks = await asyncio.to_thread(
                set_up, table.rules, table.header, table.seats.chairs, snapshot, entries
            )
        except SetAside:
            raise
        except Exception as reason:
            raise SetAside("table-unreadable") from reason
        if clocks is not None:
            since = self.hall.now() if table.header.mode == "live" else table.header.moved_at
            clocks.run_for(referee.waiting if table.header.status == "running" else [], since)
        table.referee, table.clocks = referee, clocks
        table.journal.count, table.journal.snapshot_at = referee.count, first

    async def _entries(self, name: str, first: int) -> list[Entry]:
        return [entry_from(row) for row in await self.hall.store.entries_of(name, first)]

    # Tables that can only be read

    async def book(self, name: str, why: NotPlayed) -> Book:
        row = await self.hall.store.table(name)
        if row is None:
            raise NotThere("no-such-table")
        header = self.as_it_stands(header_from(row))
        chairs = [chair_from(seat) for seat in await self.hall.store.seats_of([name])]
        story = await self._story(header, chairs) if header.status in CLOSED else None
        return Book(header, chairs, await self._talk(name), story, why)

    def as_it_stands(self, header: Header) -> Header:
        """What is told of a table that was set aside, unless its story is at its end anyway."""
        if header.id in self.aside and header.status not in CLOSED:
            return replace(header, status="unreadable")
        return header

    async def _story(self, header: Header, chairs: list[Chair]) -> Story:
        row = await self.hall.store.story_of(header.id)
        if row is not None:
            return unpacked(row["content"])
        return await self._story_from_rows(header, chairs)

    async def _story_from_rows(self, header: Header, chairs: list[Chair]) -> Story:
        taken = await self.hall.store.snapshot_of(header.id)
        entries = await self._entries(header.id, 0)
        return story_from_rows(None if taken is None else taken["content"], entries, len(chairs))

    async def _stop(self, header: Header, chairs: list[Chair]) -> None:
        """Its rules are no longer played: the game ends here, and what was told of it is kept."""
        header.status, header.due_at, header.waiting = "stopped", None, []
        talk = await self._talk(header.id)
        number = talk[-1].number + 1 if talk else 0
        said = wire.Said(number, "notice", None, "", "stopped", {}, self.hall.now())
        story = await self._story_from_rows(header, chairs)
        with suppress(Conflict):  # another hall was quicker
            await self.hall.store.write(header.changed(), talk_added(header.id, said), story_added(header.id, story))
        log.warning("table %s was begun with rules that are no longer played; it is stopped", header.id)


def set_up(
    rules: Rules,
    header: Header,
    chairs: Sequence[Chair],
    snapshot: Row | None,
    entries: Sequence[Entry],
) -> tuple[Referee, Clocks | None]:
    """The game and its clocks as they were, from a snapshot and the entries since; `SetAside` where that cannot be."""
    referee = Referee(rules, len(chairs), header.options, header.seed, header.start, header.version)
    if snapshot is not None:
        restore(referee, snapshot["content"])
    first = referee.count
    for expected, entry in enumerate(entries, first):
        if entry.number != expected:
            raise BadEntry(expected)
    referee.replay(entries)
    left = {} if snapshot is None else snapshot["content"].get("clocks", {})
    return referee, wound(header, chairs, left, first, entries)


def wound(
    header: Header, chairs: Sequence[Chair], left: Mapping[str, float], first: int, entries: Sequence[Entry]
) -> Clocks | None:
    """The clocks after these entries, `left` being what they showed before."""
    clock = clock_of(header)
    if clock is None:
        return None
    clocks = Clocks(clock, [chair.seat for chair in chairs if chair.kind == "person"])
    clocks.left.update({int(seat): time for seat, time in left.items() if int(seat) in clocks.left})
    since = dict.fromkeys(clocks.left, first)  # the entry from which each clock counts
    for chair in chairs:
        if chair.kind == "person" and chair.time is not None and chair.time.get("at", -1) >= first:
            clocks.left[chair.seat] = chair.time["left"]
            since[chair.seat] = int(chair.time["at"])
    for entry in entries:
        if entry.kind != UNDO and entry.number >= since.get(entry.seat, 0):
            clocks.pay(entry.seat, entry.spent)
    return clocks


def entry_from(row: Mapping[str, Any]) -> Entry:
    return Entry(row["number"], row["kind"], row["seat"], row["text"], row["spent"], row["at"])
