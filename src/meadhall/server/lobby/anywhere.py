"""A seat wherever somebody is missing."""

from __future__ import annotations

from contextlib import suppress

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.lobby.seating import join
from meadhall.server.troubles import HallTrouble, NotNow, NotYours


async def sit_down_anywhere(hall: Hall, me: wire.Me, wish: wire.AnySeat) -> wire.Seated:
    """At the table that lacks fewest and has waited longest. Each is asked in turn: whoever came first has the seat."""
    for table in await hall.store.with_free_seats(me.id, wish.game):
        with suppress(NotNow, NotYours):  # begun or filled meanwhile
            return await seat_at(hall, me, table)
    raise NotNow("no-table-waits")


async def seat_at(hall: Hall, me: wire.Me, table: str) -> wire.Seated:
    """Only a seat that is open to all; where one sits already one is not seated again."""
    try:
        found = await hall.table(table)
    except HallTrouble as trouble:  # it cannot be read: no place to send anybody to
        raise NotNow(trouble.message, **trouble.about) from None
    if found.seats.held_by(me.id):
        raise NotNow("no-free-seat")
    return await join(found, me, wire.Join())
