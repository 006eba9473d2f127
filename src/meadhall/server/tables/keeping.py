"""What a table puts into the store. Whatever changes goes this way: stored first, and only then is it so."""

from __future__ import annotations

import asyncio
import logging

from meadhall.kernel.values import CHANCE, Seat
from meadhall.server import wire
from meadhall.server.sagas.stories import story_added, story_of
from meadhall.server.storage.statements import ADD_SNAPSHOT, DROP_SNAPSHOT, Statement
from meadhall.server.storage.store import TALK_KEPT
from meadhall.server.tables.change import Change
from meadhall.server.tables.header import CLOSED
from meadhall.server.tables.referee import Referee
from meadhall.server.tables.seats import Chair
from meadhall.server.tables.snapshots import snapshot
from meadhall.server.tables.telling import Telling
from meadhall.server.troubles import NotNow, Unavailable

log = logging.getLogger(__name__)


class Keeping(Telling):
    async def commit(self, change: Change) -> None:
        """All of it or nothing. The caller holds the lock, and tells of it afterwards."""
        referee = change.referee
        has_moved = referee is not None and (bool(change.entries) or referee is not self.referee)
        if referee is not None and has_moved:
            self._note_position(change, referee)
        lines = change.lines(self.header, self.chairs)
        if referee is not None and has_moved:
            lines += self._snapshot(change, referee)
        if referee is not None and change.header.status in CLOSED and self.header.status not in CLOSED:
            lines.append(story_added(self.header.id, await asyncio.to_thread(story_of, referee)))
        await self.write(lines)
        self.header, self.chairs, self.clocks, self.referee = change.header, change.chairs, change.clocks, referee
        self.stored = 0 if referee is None else referee.count
        self.talk = [*self.talk, *change.said][-TALK_KEPT:]

    def _note_position(self, change: Change, referee: Referee) -> None:
        """What the header says of the game: who owes an answer, until when, or how it ended."""
        now, header = self.hall.now(), change.header
        if change.clocks is not None:
            change.clocks.run_for(referee.waiting, now)
        header.waiting = [seat for seat in referee.waiting if seat != CHANCE]
        header.moved_at = self.hall.last_move = now
        header.due_at = None if change.clocks is None else change.clocks.due_at()
        result = referee.result
        if result is not None and header.status == "running":
            header.status = "over"
            header.due_at = None
            header.result = [[one.score, one.rank, int(one.won)] for one in result]

    def _snapshot(self, change: Change, referee: Referee) -> list[Statement]:
        """Now and then, so that a long log need not be replayed."""
        if referee.history.trail or referee.count - self.snapshot_at < self.hall.settings.snapshot_every:
            return []
        self.snapshot_at = referee.count
        content = snapshot(referee)
        if content is None:
            return []
        if change.clocks is not None:
            content["clocks"] = {str(seat): left for seat, left in change.clocks.left.items()}
        return [
            Statement(DROP_SNAPSHOT, {"b_table": self.header.id}),
            Statement(ADD_SNAPSHOT, {"table": self.header.id, "count": referee.count, "content": content}),
        ]

    async def write(self, lines: list[Statement]) -> None:
        if not lines:
            return
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
            change = self.change()
            seat, name = (None, "") if chair is None else (chair.seat, chair.name)
            said = self._line_said(change, "chat", seat, name, text, {})
            await self.commit(change)
            self.tell_all(said)

    def notice(self, change: Change, text: str, **about: str | int) -> wire.Said:
        """The hall says something to all; to be told once the change is stored."""
        return self._line_said(change, "notice", None, "", text, about)

    def _line_said(
        self, change: Change, kind: wire.SaidKind, seat: Seat | None, name: str, text: str, about: dict[str, str | int]
    ) -> wire.Said:
        number = (self.talk[-1].number + 1 if self.talk else 0) + len(change.said)
        said = wire.Said(number, kind, seat, name, text, about, self.hall.now())
        change.said.append(said)
        return said
