"""Tells bot accounts of their tables: invitations, games that begin and end, seats that were given to others.

A person sees that in the lobby. A program listens to one stream for all of its tables, and opens another for each at
which it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meadhall.server import wire
from meadhall.server.tables.change import Change
from meadhall.server.tables.connection import Stream
from meadhall.server.tables.seats import Chair

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.tables.table import Table


class Messengers:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.streams: dict[str, set[Stream]] = {}  # by person
        self.names: dict[str, wire.Me] = {}  # who they are

    def enter(self, me: wire.Me, stream: Stream) -> None:
        self.streams.setdefault(me.id, set()).add(stream)
        self.names[me.id] = me
        self.hall.neighbours.note_streams()

    def leave(self, me: wire.Me, stream: Stream) -> None:
        here = self.streams.get(me.id, set())
        here.discard(stream)
        if not here:
            self.streams.pop(me.id, None)
            self.names.pop(me.id, None)
        self.hall.neighbours.note_streams()

    async def here(self) -> list[wire.BotInfo]:
        """Bot accounts that listen now."""
        known = {me.account: me.name for me in self.names.values() if me.account is not None}
        known |= await self.hall.neighbours.programs_elsewhere()
        return [wire.BotInfo(account, known[account]) for account in sorted(known)]

    def hear(self, table: Table, change: Change, before: Sequence[Chair]) -> None:
        """Of what was stored, whoever sits there, is invited, or was until now, is told, unless it is a mere move."""
        if not self.streams or not (change.is_public or change.begins):
            return
        for person in dict.fromkeys([chair.person for chair in [*before, *table.seats]]):
            if person in self.streams:
                told = wire.encode(wire.TableChanged(table.info(person)))
                for stream in self.streams[person]:
                    stream.send(told)
