"""One live table: furniture, telling, keeping, playing – and here, who sits at it."""

from __future__ import annotations

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.connections import Connection
from meadhall.server.playing import Playing
from meadhall.server.troubles import NotNow


class LiveTable(Playing):
    async def connect(self, connection: Connection, since: int, version: int) -> None:
        async with self.alone():
            self.connections.add(connection)
            connection.tell(self.welcome(connection.seat, connection.person, since, version))
            if connection.seat is not None:
                self.gone_since.pop(connection.seat, None)
                self.tell_of_table()
            self.think()

    async def resign(self, seat: Seat) -> None:
        async with self.alone():
            self.under_way()
            if self.header.status != "running":
                raise NotNow("game-is-over")
            await self._hand_over(seat, "resigned", self.hall.default_level)

    async def replace(self, seat: Seat, level: str) -> None:
        async with self.alone():
            self.under_way()
            if self.header.status != "running" or self.chair(seat).kind != "person":
                raise NotNow("nobody-to-replace")
            if seat in self.connected() or self.header.mode != "live":
                raise NotNow("still-here", name=self.chair(seat).name)
            waited = self.hall.now() - self.gone_since.get(seat, 0.0)
            if waited < self.hall.settings.missing_after:
                raise NotNow("missing-too-short", seconds=round(self.hall.settings.missing_after - waited) + 1)
            await self._hand_over(seat, "replaced", level)

    async def expire(self) -> None:
        """Somebody's clock has run out: a bot goes on for them. A table nobody came to is cleared away."""
        async with self.alone():
            if self.header.status == "open":
                self.header.status, self.header.due_at = "abandoned", None
                await self.write([self.header.changed()])
                self.tell_of_table()
                return
            if self.clocks is None or self.header.status != "running":
                return
            late = self.clocks.overdue(self.hall.now())
            for seat in late:
                if self.header.status == "running":
                    await self._hand_over(seat, "overdue", self.hall.default_level)
            if not late:  # the hall was closed for a while, and live clocks stood still
                self.header.due_at = self.clocks.due_at()
                await self.write([self.header.changed()])

    async def _hand_over(self, seat: Seat, why: wire.Departure, level: str) -> None:
        chair = self.chair(seat)
        chair.kind, chair.left, chair.level, chair.prepared = "bot", why, level, None
        chair.auto = True
        if self.clocks is not None:
            self.clocks.give_up(seat)
            self.header.due_at = self.clocks.due_at()
        if not any(other.kind == "person" for other in self.chairs):
            self.header.status = "abandoned"
            self.header.due_at, self.header.waiting = None, []
        await self.notice(why, [chair.changed(self.header.id), self.header.changed()], name=chair.name)
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None
                connection.tell(self.welcome(None, connection.person))
        self.tell_of_table()
        self.think()
