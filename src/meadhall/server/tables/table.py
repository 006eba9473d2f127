"""One live table: furniture, telling, keeping, playing – and here, who sits at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables.change import Change
from meadhall.server.tables.connection import Connection
from meadhall.server.tables.playing import Playing
from meadhall.server.tables.referee import Entry
from meadhall.server.troubles import NotNow, NotYours


class Table(Playing):
    async def connect(self, connection: Connection, since: int, version: int) -> None:
        async with self.alone():
            self.connections.add(connection)
            connection.tell(self.welcome(connection.seat, connection.person, since, version))
            if connection.seat is not None:
                self.heard_from(connection.seat, by_socket=True)
                self.tell_of_table()
            self.think()

    # Before the game

    def is_full(self, change: Change) -> bool:
        return change.header.status == "open" and all(chair.kind in ("person", "bot") for chair in change.chairs)

    async def begin_in(self, change: Change, entries: Sequence[Entry] = ()) -> None:
        """The game begins with this change: places are drawn, clocks are set, the first question is asked."""
        if change.header.drawn:
            change.draw_places()
        change.set_clocks()
        referee = self.hall.referee(self)
        if entries:
            await asyncio.to_thread(referee.replay, entries)
        self.begin(change, referee, entries)

    async def seat_people(self, change: Change) -> None:
        """Store who sits where now, and tell everybody, each in the seat they have."""
        begins = self.referee is None and change.referee is not None
        await self.commit(change)
        if begins:
            for connection in self.connections:
                connection.seat = change.seat_after(connection.seat)
                if connection.seat is None:
                    connection.seat = self.seat_of(connection.person)
            self.tell_afresh()
        else:
            self.seat_connections()
        self.tell_of_table()
        self.think()

    # During the game

    async def resign(self, person: str | None, seat: Seat) -> None:
        async with self.alone():
            self.chair_of(person, seat)
            self.running()
            await self._hand_over(seat, "resigned", self.hall.default_level)

    async def replace(self, person: str | None, seat: Seat, level: str) -> None:
        """A bot for somebody who is missing, asked for by somebody who is not."""
        async with self.alone():
            if not any(chair.is_held_by(person) for chair in self.chairs):
                raise NotYours("not-your-table")
            chair = self.chair(seat)
            self.under_way()
            if self.header.status != "running" or chair.kind != "person":
                raise NotNow("nobody-to-replace")
            if seat in self.connected() or self.header.mode != "live":
                raise NotNow("still-here", name=chair.name)
            missing_for = self.hall.now() - self.last_here[seat]
            patience = self._patience_with(seat)
            if missing_for < patience:
                raise NotNow("missing-too-short", seconds=round(patience - missing_for) + 1)
            await self._hand_over(seat, "replaced", level)

    def _patience_with(self, seat: Seat) -> float:
        """A socket tells when somebody goes; by plain HTTP they may only be thinking."""
        settings = self.hall.settings
        return settings.quiet_after if seat in self.without_socket else settings.missing_after

    async def take_back(self, person: str | None, seat: Seat) -> None:
        """Somebody who was missing takes their seat from the bot. Who resigned, or ran out of time, has lost it."""
        async with self.alone():
            chair = self.chair(seat)
            if not chair.was_held_by(person):
                raise NotYours("not-your-seat")
            self.running()
            if not chair.is_kept_for(person):
                raise NotNow("seat-not-kept")
            change = self.change()
            change.come_back(seat, self.running(), self.hall.now())
            said = self.notice(change, "came-back", name=chair.name)
            await self.commit(change)
            self.stop_thinking(seat)
            self.heard_from(seat)
            self.tell_all(said)
            self.seat_connections()
            self.tell_of_table()

    async def expire(self) -> None:
        """Somebody's clock has run out: a bot goes on for them. A table nobody came to is cleared away."""
        async with self.alone():
            if self.header.status == "open":
                await self._clear_away()
            elif self.header.status == "running" and self.clocks is not None:
                late = self.clocks.overdue(self.hall.now())
                for seat in late:
                    if self.header.status == "running":
                        await self._hand_over(seat, "overdue", self.hall.default_level)
                if not late:  # the hall was closed for a while, and live clocks stood still
                    change = self.change()
                    change.header.due_at = self.clocks.due_at()
                    await self.commit(change)

    async def _clear_away(self) -> None:
        change = self.change()
        change.header.status, change.header.due_at = "abandoned", None
        await self.commit(change)
        self.tell_of_table()

    async def _hand_over(self, seat: Seat, why: wire.Departure, level: str) -> None:
        change = self.change()
        change.hand_over(seat, why, level, self.hall.now())
        said = self.notice(change, why, name=change.chairs[seat].name)
        await self.commit(change)
        self.tell_all(said)
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None
                connection.tell(self.welcome(None, connection.person))
        self.tell_of_table()
        self.think()
