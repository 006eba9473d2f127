"""A table as it is to be.

A change is made on copies of the header, the chairs and the clocks. It becomes
true when it is stored, all of it at once (`Keeping.commit`); whatever is refused
on the way leaves nothing behind.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.storage.statements import ADD_ENTRY, Statement
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.header import Header, clock_of
from meadhall.server.tables.referee import Entry, Referee
from meadhall.server.tables.seats import Chair
from meadhall.server.tables.talk import talk_added


@dataclass
class Change:
    header: Header
    chairs: list[Chair]
    clocks: Clocks | None
    referee: Referee | None
    entries: list[Entry] = field(default_factory=list)
    said: list[wire.Said] = field(default_factory=list)
    also: list[Statement] = field(default_factory=list)  # what else is to be written with it
    moved: dict[Seat, Seat] = field(default_factory=dict)  # where places were drawn: from which seat to which

    def seat_after(self, seat: Seat | None) -> Seat | None:
        """Where somebody sits who sat there, after places were drawn."""
        return None if seat is None else self.moved.get(seat, seat)

    def lines(self, header: Header, chairs: list[Chair]) -> list[Statement]:
        """What is to be written where the table was stored with this header and these chairs."""
        table = self.header.id
        lines = [entry_added(table, entry) for entry in self.entries]
        if self.header != header:
            lines.append(self.header.changed())
        lines += [chair.changed(table) for chair, before in zip(self.chairs, chairs) if chair != before]
        lines += [talk_added(table, said) for said in self.said]
        return lines + self.also

    # What may be changed

    def draw_places(self) -> None:
        order = list(self.chairs)
        secrets.SystemRandom().shuffle(order)
        self.moved = {chair.seat: seat for seat, chair in enumerate(order)}
        self.chairs = [replace(chair, seat=seat) for seat, chair in enumerate(order)]

    def set_clocks(self) -> None:
        clock = clock_of(self.header)
        if clock is not None:
            self.clocks = Clocks(clock, [chair.seat for chair in self.chairs if chair.kind == "person"])

    def hand_over(self, seat: Seat, why: wire.Departure, level: str, now: float) -> None:
        """A bot goes on for somebody; a table without people is abandoned."""
        chair, header = self.chairs[seat], self.header
        chair.kind, chair.left, chair.level, chair.prepared, chair.auto = "bot", why, level, None, True
        if self.clocks is not None:
            chair.time = {"left": self.clocks.give_up(seat, now)}
            header.due_at = self.clocks.due_at()
        if not any(other.kind == "person" for other in self.chairs):
            header.status = "abandoned"
            header.due_at, header.waiting = None, []

    def come_back(self, seat: Seat, referee: Referee, now: float) -> None:
        """The person sits where the bot sat, with the clock they had."""
        chair = self.chairs[seat]
        chair.kind, chair.left, chair.level = "person", None, None
        if self.clocks is not None and chair.time is not None:
            chair.time = {"left": chair.time["left"], "at": referee.count}
            self.clocks.take_up(seat, chair.time["left"])
            self.clocks.run_for(referee.waiting, now)
            self.header.due_at = self.clocks.due_at()


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
