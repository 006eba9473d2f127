"""What a table puts into the store: entries, header, snapshots, talk."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from meadhall.kernel.values import CHANCE, Seat
from meadhall.server import wire
from meadhall.server.chairs import Chair
from meadhall.server.lines import ADD_ENTRY, ADD_SNAPSHOT, DROP_SNAPSHOT, Line
from meadhall.server.referee import Entry, Referee
from meadhall.server.snapshots import snapshot
from meadhall.server.talk import line_of
from meadhall.server.telling import Telling
from meadhall.server.troubles import NotNow, Unavailable

log = logging.getLogger(__name__)


class Keeping(Telling):
    async def _store(self, referee: Referee, entries: list[Entry], also: Iterable[Line]) -> None:
        """The entries, the header, and now and then a snapshot: together or not at all."""
        now = self.hall.now()
        header = self.header
        self.not_forced = {one for one in self.not_forced if one in referee.asked.items()}
        if self.clocks is not None:
            self.clocks.run_for(referee.waiting, now)
        header.waiting = [seat for seat in referee.waiting if seat != CHANCE]
        header.moved_at = self.hall.last_move = now
        header.due_at = None if self.clocks is None else self.clocks.due_at()
        result = referee.result
        if result is not None and header.status == "running":
            header.status = "over"
            header.due_at = None
            header.result = [[one.score, one.rank, int(one.won)] for one in result]
        await self.write([*self._lines(entries), header.changed(), *also, *self._snapshot(referee)])

    def _lines(self, entries: list[Entry]) -> list[Line]:
        return [
            Line(
                ADD_ENTRY,
                {
                    "table": self.header.id,
                    "number": entry.number,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "text": entry.text,
                    "spent": entry.spent,
                    "at": entry.at,
                },
            )
            for entry in entries
        ]

    def _snapshot(self, referee: Referee) -> list[Line]:
        if referee.trail or referee.count - self.snapshot_at < self.hall.settings.snapshot_every:
            return []
        self.snapshot_at = referee.count
        content: dict[str, Any] | None = snapshot(referee)
        if content is None:
            return []
        if self.clocks is not None:
            content["clocks"] = {str(seat): left for seat, left in self.clocks.left.items()}
        return [
            Line(DROP_SNAPSHOT, {"b_table": self.header.id}),
            Line(ADD_SNAPSHOT, {"table": self.header.id, "count": referee.count, "content": content}),
        ]

    async def write(self, lines: list[Line]) -> None:
        try:
            await self.hall.store.write(*lines)
        except Exception as reason:
            log.warning("table %s could not be stored (%s); reading it again", self.header.id, type(reason).__name__)
            self.hall.forget(self)
            if isinstance(reason, Unavailable):
                raise
            raise NotNow("table-moved-on") from reason

    async def say(self, chair: Chair | None, text: str) -> None:
        async with self.alone():
            name = "" if chair is None else chair.name
            await self._say("chat", None if chair is None else chair.seat, name, text, {})

    async def _say(
        self, kind: str, seat: Seat | None, name: str, text: str, about: dict[str, str | int], *also: Line
    ) -> None:
        number = self.talk[-1].number + 1 if self.talk else 0
        said = wire.Said(number, "chat" if kind == "chat" else "notice", seat, name, text, about, self.hall.now())
        await self.write([line_of(self.header.id, said), *also])
        self.talk = [*self.talk[-199:], said]
        self.tell_all(said)

    async def notice(self, text: str, also: Iterable[Line] = (), **about: str | int) -> None:
        """The hall says something to all; the lock is held by the caller."""
        await self._say("notice", None, "", text, about, *also)
