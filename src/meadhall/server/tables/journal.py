"""What is written of a table's changes: entries, header, seats, talk, now and then a snapshot, in the end its story."""

from __future__ import annotations

import asyncio

from meadhall.server.sagas.stories import story_added, story_of
from meadhall.server.storage.statements import ADD_ENTRY, ADD_SNAPSHOT, DROP_SNAPSHOT, Statement
from meadhall.server.tables.change import Change
from meadhall.server.tables.header import CLOSED, Header
from meadhall.server.tables.referee import Entry, Referee
from meadhall.server.tables.seats import Chair
from meadhall.server.tables.snapshots import snapshot
from meadhall.server.tables.talk import talk_added


class Journal:
    def __init__(self, table: str, snapshot_every: int) -> None:
        self.table = table
        self.snapshot_every = snapshot_every
        self.count = 0  # entries of the log that are in the store
        self.snapshot_at = 0  # entries when the last snapshot was taken
        self.told_checked = 0  # events that are known to survive in a snapshot

    async def statements(self, change: Change, header: Header, chairs: list[Chair]) -> list[Statement]:
        """What is to be written where the table was stored with this header and these chairs."""
        found = [entry_added(self.table, entry) for entry in change.entries]
        if change.header != header:
            found.append(change.header.changed_since(header))
        found += [chair.changed(self.table) for chair, before in zip(change.chairs, chairs) if chair != before]
        found += [talk_added(self.table, said) for said in change.said]
        found += change.also
        if change.referee is not None and change.has_moved:
            found += self._snapshot(change, change.referee)
        if change.referee is not None and change.header.status in CLOSED and header.status not in CLOSED:
            found.append(await asyncio.to_thread(self._story, change.referee))
        return found

    def _story(self, referee: Referee) -> Statement:
        return story_added(self.table, story_of(referee))

    def _snapshot(self, change: Change, referee: Referee) -> list[Statement]:
        """Now and then, so that a long log need not be replayed; the longer it is, the more a snapshot costs."""
        enough = max(self.snapshot_every, self.snapshot_at // 4)
        if referee.history.trail or referee.count - self.snapshot_at < enough:
            return []
        self.snapshot_at = referee.count
        content = snapshot(referee, self.told_checked)
        if content is None:
            return []
        self.told_checked = len(referee.told)
        if change.clocks is not None:
            content["clocks"] = {str(seat): left for seat, left in change.clocks.left.items()}
        return [
            Statement(DROP_SNAPSHOT, {"b_table": self.table}),
            Statement(ADD_SNAPSHOT, {"table": self.table, "count": referee.count, "content": content}),
        ]


def entry_added(table: str, entry: Entry) -> Statement:
    return Statement(
        ADD_ENTRY,
        {
            "table": table,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "spent": entry.spent,
            "at": entry.at,
        },
    )
