"""Which halls are open, and which of them does what there is one of.

Each says once a second that it is there, by the clock of the database. One that was not heard of for a while counts as
closed. The lead is lent for a few seconds at a time: whoever holds it renews it; when it has run out, whoever asks
first has it. A hall that slept through its time finds that out by its own clock before it acts, and `HOLD_LEASE`,
written along with what it does, lets nothing pass that came too late.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from meadhall.server.neighbours.clock import SharedClock
from meadhall.server.neighbours.line import Line
from meadhall.server.storage.statements import HOLD_LEASE, Statement

BEAT: Final = 1.0  # seconds from one word of a hall to the next
LASTS: Final = 5.0  # … until a hall that is not heard of counts as closed, and the lead passes on
DOUBT: Final = 1.0  # … before that, the leader itself no longer counts on it

LEAD: Final = "lead"
OPEN: Final = "open"  # that any hall is: live clocks stand still while none is

NOW: Final = "date_part('epoch', clock_timestamp())"

STAY: Final = f"""
    insert into halls (id, until) values ($1, {NOW} + $2) on conflict (id) do update set until = excluded.until
    returning xmax = 0, {NOW}
"""
TAKE_LEAD: Final = f"""
    insert into leases (name, hall, began_at, until) values ('{LEAD}', $1, {NOW}, {NOW} + $2)
    on conflict (name) do update set hall = excluded.hall, until = excluded.until,
        began_at = case when leases.hall = excluded.hall then leases.began_at else excluded.began_at end
    where leases.hall = excluded.hall or leases.until < {NOW}
    returning hall
"""
KEEP_OPEN: Final = f"""
    insert into leases (name, hall, began_at, until) values ('{OPEN}', $1, {NOW}, {NOW} + $2)
    on conflict (name) do update set hall = excluded.hall, until = excluded.until,
        began_at = case when leases.until < {NOW} then excluded.began_at else leases.began_at end
    returning began_at
"""
ALIVE: Final = f"select id from halls where until > {NOW}"

GO: Final = "delete from halls where id = $1"
LEAVE: Final = "delete from present where hall = $1"
PASS_ON: Final = f"delete from leases where name = '{LEAD}' and hall = $1"
SHUT: Final = f"""
    update leases set until = 0 where name = '{OPEN}' and not exists (select 1 from halls where until > {NOW})
"""
SWEEP_HALLS: Final = f"delete from halls where until < {NOW}"
SWEEP_PRESENT: Final = "delete from present where hall not in (select id from halls)"


@dataclass
class Beat:
    """What a hall learns whenever it says that it is there."""

    is_leading: bool
    alive: set[str]
    open_since: float
    is_new: bool  # or it was taken for closed meanwhile


class Leases:
    def __init__(self, hall: str, clock: SharedClock) -> None:
        self.hall = hall
        self.clock = clock  # put right with every word
        self.leads_until = 0.0  # by `monotonic`

    @property
    def is_leading(self) -> bool:
        return monotonic() < self.leads_until

    async def beat(self, line: Line) -> Beat:
        asked_at = monotonic()
        is_new, theirs = (await line.ask(STAY, self.hall, LASTS))[0]
        self.clock.hear(theirs, asked_at)
        is_leading = bool(await line.ask(TAKE_LEAD, self.hall, LASTS))
        self.leads_until = asked_at + LASTS - DOUBT if is_leading else 0.0
        began = await line.ask(KEEP_OPEN, self.hall, 2 * LASTS)
        alive = {row[0] for row in await line.ask(ALIVE)}
        return Beat(is_leading, alive, began[0][0], is_new)

    async def tidy(self, line: Line) -> None:
        """After halls that were not closed."""
        await line.ask(SWEEP_HALLS)
        await line.ask(SWEEP_PRESENT)

    async def give_up(self, line: Line) -> None:
        """This hall closes; another may lead at once."""
        self.leads_until = 0.0
        for query in (GO, LEAVE, PASS_ON):
            await line.ask(query, self.hall)
        await line.ask(SHUT)

    def hold(self) -> Statement:
        return Statement(HOLD_LEASE, {"b_name": LEAD, "b_hall": self.hall})
