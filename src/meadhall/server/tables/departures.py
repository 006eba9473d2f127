"""Who goes during a game, who is replaced, and who comes back."""

from __future__ import annotations

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables.again import again
from meadhall.server.tables.table import Table
from meadhall.server.troubles import NotNow, NotYours


@again
async def resign(table: Table, person: str | None, seat: Seat) -> None:
    async with table.alone():
        table.seats.chair_of(person, seat)
        table.running()
        await hand_over(table, seat, "resigned", table.hall.default_level)


@again
async def replace(table: Table, person: str | None, seat: Seat, level: str) -> None:
    """A bot for somebody who is missing, asked for by somebody who is not."""
    async with table.alone():
        if not table.seats.held_by(person):
            raise NotYours("not-your-table")
        chair = table.seats.chair(seat)
        table.under_way()
        if table.header.status != "running" or chair.kind != "person":
            raise NotNow("nobody-to-replace")
        if seat in table.seats_here() or table.header.mode != "live":
            raise NotNow("still-here", name=chair.name)
        missing_for = table.hall.now() - table.seats.last_here[seat]
        patience = patience_with(table, seat)
        if missing_for < patience:
            raise NotNow("missing-too-short", seconds=round(patience - missing_for) + 1)
        await hand_over(table, seat, "replaced", level)


def patience_with(table: Table, seat: Seat) -> float:
    """A socket tells when somebody goes; by plain HTTP they may only be thinking."""
    settings = table.hall.settings
    return settings.quiet_after if seat in table.seats.without_socket else settings.missing_after


@again
async def take_back(table: Table, person: str | None, seat: Seat) -> None:
    """Somebody who was missing takes their seat from the bot. Who resigned, or ran out of time, has lost it."""
    async with table.alone():
        chair = table.seats.chair(seat)
        if not chair.was_held_by(person):
            raise NotYours("not-your-seat")
        referee = table.running()
        if not chair.is_kept_for(person):
            raise NotNow("seat-not-kept")
        change = table.change()
        change.come_back(seat, referee)
        await table.commit(change)
        table.bots.stop(seat)
        table.seats.heard_from(seat, table.hall.now())


@again
async def expire(table: Table) -> None:
    """Somebody's clock has run out: a bot goes on for them. A table nobody came to is cleared away."""
    async with table.alone():
        if table.header.status == "open":
            change = table.change()
            change.abandon()
            await table.commit(change)
        elif table.header.status == "running" and table.clocks is not None:
            late = table.clocks.overdue(table.hall.now())
            for seat in late:
                if table.header.status == "running":
                    await hand_over(table, seat, "overdue", table.hall.default_level)
            if not late:  # the hall was closed for a while, and live clocks stood still
                change = table.change()
                change.header.due_at = table.clocks.due_at()
                await table.commit(change)


async def hand_over(table: Table, seat: Seat, why: wire.Departure, level: str) -> None:
    change = table.change()
    change.hand_over(seat, why, level)
    await table.commit(change)
