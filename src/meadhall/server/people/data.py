"""Everything the hall keeps of somebody, to take along."""

from __future__ import annotations

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.people.history import strengths_of
from meadhall.server.tables.header import header_from
from meadhall.server.tables.info import info
from meadhall.server.tables.seats import Chair, chair_from
from meadhall.server.tables.talk import said_from
from meadhall.server.troubles import NotSignedIn


async def everything_of(hall: Hall, me: wire.Me) -> wire.MyData:
    row = await hall.store.person(me.id)
    if row is None:
        raise NotSignedIn("not-signed-in")
    headers = [header_from(table) for table in await hall.store.everywhere(me.id)]
    chairs: dict[str, list[Chair]] = {}
    for seat in await hall.store.seats_of([header.id for header in headers]):
        chairs.setdefault(seat["table"], []).append(chair_from(seat))
    return wire.MyData(
        me=me,
        since=row["made_at"],
        language=row["language"],
        mail=row["mail"],
        letters=row["letters"],
        friends=[friend["name"] for friend in await hall.store.friends_of(me.id)],
        ratings=await strengths_of(hall.store, me.id),
        tables=[info(header, chairs.get(header.id, []), (), me.id) for header in headers],
        said=[said_from(line) for line in await hall.store.said_by(me.id)],
    )
