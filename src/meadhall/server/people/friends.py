"""Friends: those who have asked each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.storage.statements import ADD_FRIEND, DROP_FRIEND, Statement
from meadhall.server.troubles import NotNow, NotThere

MOST_ASKED = 200  # by one person


async def friends_of(hall: Hall, me: wire.Me) -> wire.Friends:
    here = {visit.person for visit in hall.sockets} | await hall.neighbours.people_elsewhere()
    return wire.Friends(
        [told(row, row["id"] in here) for row in await hall.store.friends_of(me.id)],
        [told(row, False) for row in await hall.store.asking(me.id)],  # strangers do not learn who is here
    )


def told(row: Mapping[str, Any], is_here: bool) -> wire.Friend:
    return wire.Friend(row["id"], row["name"], row["emblem"], is_here)


async def ask(hall: Hall, me: wire.Me, wish: wire.FriendWish) -> wire.Friends:
    """The same answer whether there is such an account or not; whoever has asked me is a friend at once."""
    if me.account is None:
        raise NotNow("no-account")
    if await hall.store.asked_by(me.id) >= MOST_ASKED:
        raise NotNow("too-many-friends", most=MOST_ASKED)
    friend = await wanted(hall, me, wish)
    if friend is not None and friend != me.id:
        await hall.store.write(*asked(hall, me.id, friend))
    return await friends_of(hall, me)


async def wanted(hall: Hall, me: wire.Me, wish: wire.FriendWish) -> str | None:
    if wish.account is not None:
        row = await hall.store.person_of_account(wish.account.lower())
        return None if row is None else str(row["id"])
    if wish.table is None:
        return None
    seats = await hall.store.seats_of([wish.table])
    if not any(seat["person"] == me.id for seat in seats):  # only whom one has met
        return None
    met = next((seat["person"] for seat in seats if seat["seat"] == wish.seat), None)
    row = None if met is None else await hall.store.person(met)
    return None if row is None or row["account"] is None else str(row["id"])


async def accept(hall: Hall, me: wire.Me, friend: str) -> wire.Friends:
    if not await hall.store.has_asked(friend, me.id):
        raise NotThere("nobody-asked")
    await hall.store.write(*asked(hall, me.id, friend))
    return await friends_of(hall, me)


async def part_with(hall: Hall, me: wire.Me, friend: str) -> wire.Friends:
    """Neither has asked the other any more."""
    await hall.store.write(dropped(me.id, friend), dropped(friend, me.id))
    return await friends_of(hall, me)


def asked(hall: Hall, person: str, friend: str) -> list[Statement]:
    added = Statement(ADD_FRIEND, {"person": person, "friend": friend, "made_at": hall.now()})
    return [dropped(person, friend), added]


def dropped(person: str, friend: str) -> Statement:
    return Statement(DROP_FRIEND, {"b_person": person, "b_friend": friend})


async def invited_friend(hall: Hall, me: wire.Me, friend: str) -> wire.Friend:
    """Somebody for whom I may keep a seat."""
    for row in await hall.store.friends_of(me.id):
        if row["id"] == friend:
            return told(row, False)
    raise NotThere("no-such-friend")
