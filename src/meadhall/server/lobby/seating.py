"""Who sits where before a game: joining, leaving, beginning; and coming back from another device."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.lobby import rated
from meadhall.server.people.limits import of_bots_alone
from meadhall.server.tables.again import again
from meadhall.server.tables.change import Change
from meadhall.server.tables.referee import Entry
from meadhall.server.tables.seats import Chair, bot_name
from meadhall.server.tables.table import Table
from meadhall.server.tokens import digest, new_token, same
from meadhall.server.troubles import NotNow, NotUnderstood, NotYours


@again
async def join(table: Table, me: wire.Me, wish: wire.Join) -> wire.Seated:
    async with table.alone():
        change = table.change()
        held = [chair for chair in change.chairs if chair.is_held_by(me.id)]
        if held and wish.seat in (None, held[0].seat):
            chair = held[0]  # the link was followed once more
        else:
            if table.header.status != "open":
                raise NotNow("already-begun")
            if table.header.rated:
                rated.check_newcomer(change, me)
            chair = free_chair(change, me, wish)
            chair.give_to(me)
        token = give_token(chair)
        return await seated(table, change, me, chair.seat, token)


async def seated(table: Table, change: Change, me: wire.Me, seat: Seat, token: str) -> wire.Seated:
    """Sit down; the game begins if that was the last free seat."""
    await seat_and_begin(table, change)
    mine = change.seat_after(seat)
    assert mine is not None
    return wire.Seated(table.info(me.id), mine, token)


def free_chair(change: Change, me: wire.Me, wish: wire.Join) -> Chair:
    invited = wish.invite is not None and same(wish.invite, change.header.invite)
    if wish.invite is not None and not invited:
        raise NotYours("wrong-invitation")
    wanted = [chair for chair in change.chairs if wish.seat in (None, chair.seat)]
    if not wanted:
        raise NotUnderstood("no-such-seat", seat=wish.seat or 0)
    for chair in wanted:
        if chair.is_reserved_for(me.id):
            return chair
    for chair in wanted:
        if chair.kind == "invited" and invited and chair.person is None:
            return chair
    for chair in wanted:
        if chair.kind == "open" and (invited or change.header.listed):
            return chair
    if any(chair.kind in ("open", "invited") for chair in wanted):
        raise NotYours("invitation-needed")
    raise NotNow("no-free-seat")


@again
async def leave(table: Table, me: wire.Me, seat: Seat) -> wire.TableInfo:
    async with table.alone():
        table.seats.chair_of(me.id, seat)
        if table.header.status != "open":
            raise NotNow("resign-instead")
        change = table.change()
        change.chairs[seat].free("open" if change.header.listed else "invited")
        if change.header.host == me.id and not any(other.kind == "person" for other in change.chairs):
            change.header.status = "abandoned"
        await seat_people(table, change)
        return table.info(me.id)


@again
async def decline(table: Table, me: wire.Me) -> wire.TableInfo:
    """Whoever was invited by name will not come; the host may ask somebody else."""
    async with table.alone():
        change = table.change()
        kept = [chair for chair in change.chairs if chair.is_reserved_for(me.id)]
        if not kept or table.header.status != "open":
            raise NotNow("not-invited")
        for chair in kept:
            change.notice("declined", name=chair.name)
            chair.free("invited")
        await seat_people(table, change)
        return table.info(me.id)


@again
async def change_seat(table: Table, me: wire.Me, seat: Seat, wish: wire.ChangeSeat) -> wire.TableInfo:
    guest = await table.hall.bot_accounts.invited(wish.kind, wish.account)
    async with table.alone():
        host_before_the_game(table, me)
        table.seats.chair(seat)
        change = table.change()
        chair = change.chairs[seat]
        chair.free(wish.kind)
        if table.header.rated and (wish.kind == "bot" or guest is not None):
            raise NotUnderstood("rated-people-only")
        if wish.kind == "bot":
            chair.level = table.hall.bots.known(wish.level, table.header.game)
            chair.name = bot_name(change.chairs)
        if guest is not None:
            chair.keep_for(guest)
        await seat_and_begin(table, change)
        return table.info(me.id)


@again
async def start(table: Table, me: wire.Me) -> wire.TableInfo:
    async with table.alone():
        host_before_the_game(table, me)
        change = table.change()
        if not change.is_full():
            raise NotNow("seats-free")
        if not await begin_and_seat(table, change):
            raise table.hall.limits.too_many_bots()
        return table.info(me.id)


def host_before_the_game(table: Table, me: wire.Me) -> None:
    if table.header.host != me.id:
        raise NotYours("host-only")
    if table.header.status != "open":
        raise NotNow("already-begun")


@again
async def claim(table: Table, me: wire.Me, seat: Seat, token: str) -> wire.Seated:
    """Sit down in one's seat again, from another device. The token has served and is replaced by another."""
    async with table.alone():
        chair = table.seats.chair(seat)
        if chair.kind != "person" or chair.token is None or not same(chair.token, digest(token)):
            raise NotYours("wrong-token")
        if table.header.rated:
            rated.check_claim(chair, me)
        change = table.change()
        change.chairs[seat].give_to(me)
        fresh = give_token(change.chairs[seat])  # the one that was shown to another device has served
        await seat_people(table, change)
        return wire.Seated(table.info(me.id), seat, fresh)


def give_token(chair: Chair) -> str:
    """A new secret for this seat; only its digest is kept."""
    token = new_token()
    chair.token = digest(token)
    return token


async def seat_and_begin(table: Table, change: Change, entries: Sequence[Entry] = ()) -> None:
    """Store who sits where; the game begins if that was the last free seat."""
    if change.header.autostart and change.is_full():
        await begin_and_seat(table, change, entries)
    else:
        await seat_people(table, change)


async def begin_and_seat(table: Table, change: Change, entries: Sequence[Entry] = ()) -> bool:
    """Whether it begins: bots play alone only where their host may have one more such table."""
    if not of_bots_alone(change.chairs):
        await begin_in(table, change, entries)
        await seat_people(table, change)
        return True
    async with table.hall.limits.room_for_bots(table.header) as has_room:
        if has_room:
            await begin_in(table, change, entries)
        await seat_people(table, change)
        return has_room


async def begin_in(table: Table, change: Change, entries: Sequence[Entry] = ()) -> None:
    """The game begins with this change: places are drawn, clocks are set, the first question is asked."""
    if change.header.drawn:
        change.draw_places()
    referee = table.hall.referee(table)
    if entries:
        await asyncio.to_thread(referee.replay, entries)
    change.begin(referee, entries, table.lesson is not None)


async def seat_people(table: Table, change: Change) -> None:
    """Who sits where now."""
    change.reseat()
    await table.commit(change)
