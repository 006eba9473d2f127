"""Who sits where: making tables, joining, leaving, beginning, playing again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from meadhall.agents import roster
from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.chairs import CLOSED, Chair, Header, bot_name, clock_stored
from meadhall.server.changes import Change
from meadhall.server.clocks import CORRESPONDENCE
from meadhall.server.hall import Hall
from meadhall.server.lessons import has_lesson, lesson_of
from meadhall.server.limits import of_bots_alone
from meadhall.server.lines import HAND_ON_SEATS, HAND_ON_TABLES, Line
from meadhall.server.referee import Entry
from meadhall.server.security import digest, new_token, same
from meadhall.server.table import LiveTable
from meadhall.server.troubles import NotNow, NotThere, NotUnderstood, NotYours


async def create(hall: Hall, me: wire.Me, wish: wire.NewTable) -> wire.Made:
    """A table as its host wishes it; it begins at once if nobody else is expected."""
    rules = shelf.find(wish.game)
    options = rules.choices(len(wish.seats), wish.options)
    clock = wish.clock or (CORRESPONDENCE if wish.mode == "correspondence" else None)
    header = new_header(hall, me, rules, options)
    header.mode, header.clock, header.listed = wish.mode, clock_stored(clock), wish.listed
    header.watchable, header.drawn, header.autostart = wish.watchable, wish.drawn, wish.autostart
    header.due_at = hall.now() + hall.settings.open_for * (14 if wish.mode == "correspondence" else 1)
    chairs: list[Chair] = []
    for seat, place in enumerate(wish.seats):
        chairs.append(new_chair(hall, me, seat, place, chairs))
    table = await opened(hall, header, chairs)
    return await begun_or_waiting(table, me)


async def begin_lesson(hall: Hall, me: wire.Me, game: str) -> wire.Made:
    rules = shelf.find(game)
    if not has_lesson(rules):
        raise NotThere("no-lesson", game=game)
    lesson = lesson_of(rules)
    header = new_header(hall, me, rules, rules.choices(lesson.seats, lesson.options))
    header.kind, header.seed = "lesson", lesson.seed
    chairs: list[Chair] = []
    for seat in range(lesson.seats):
        chair = Chair(seat, "bot", level=hall.default_level, name=bot_name(chairs))
        if seat < len(lesson.names) and lesson.names[seat]:
            chair.name = lesson.names[seat]
        chairs.append(Chair(seat, "person", me.id, me.name) if seat == lesson.you else chair)
    table = await opened(hall, header, chairs)
    return await begun_or_waiting(table, me)


async def begin_fork(
    hall: Hall,
    me: wire.Me,
    table: LiveTable,
    seat: Seat,
    level: str,
    entries: Sequence[Entry],
    start: dict[str, Any] | None,
) -> wire.Made:
    """A solo table from a position of another: the same beginning, other dice from there on."""
    header = new_header(hall, me, table.rules, table.header.options)
    header.kind, header.start = "fork", start
    header.watchable = table.header.watchable and table.header.status in CLOSED
    chairs = [
        Chair(other.seat, "person", me.id, me.name)
        if other.seat == seat
        else Chair(other.seat, "bot", level=known_level(level), name=other.name)
        for other in table.chairs
    ]
    fork = await opened(hall, header, chairs)
    return await begun_or_waiting(fork, me, list(entries))


async def join(table: LiveTable, me: wire.Me, wish: wire.Join) -> wire.Seated:
    async with table.alone():
        change = table.change()
        held = [chair for chair in change.chairs if chair.is_held_by(me.id)]
        if held and wish.seat in (None, held[0].seat):
            chair = held[0]  # the link was followed once more
        else:
            if table.header.status != "open":
                raise NotNow("already-begun")
            chair = free_chair(change, me, wish)
            chair.kind, chair.person, chair.name = "person", me.id, me.name
        token = give_token(chair)
        return await seated(table, change, me, chair.seat, token)


async def seated(table: LiveTable, change: Change, me: wire.Me, seat: Seat, token: str) -> wire.Seated:
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
        if chair.kind == "invited" and chair.person == me.id:
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


async def leave(table: LiveTable, me: wire.Me, seat: Seat) -> wire.TableInfo:
    async with table.alone():
        table.chair_of(me.id, seat)
        if table.header.status != "open":
            raise NotNow("resign-instead")
        change = table.change()
        change.chairs[seat].free("open" if change.header.listed else "invited")
        if change.header.host == me.id and not any(other.kind == "person" for other in change.chairs):
            change.header.status = "abandoned"
        await table.seat_people(change)
        return table.info(me.id)


async def change_seat(table: LiveTable, me: wire.Me, seat: Seat, wish: wire.ChangeSeat) -> wire.TableInfo:
    async with table.alone():
        host_before_the_game(table, me)
        table.chair(seat)
        change = table.change()
        chair = change.chairs[seat]
        chair.free(wish.kind)
        if wish.kind == "bot":
            chair.level, chair.name = known_level(wish.level), bot_name(change.chairs)
        await seat_and_begin(table, change)
        return table.info(me.id)


async def start(table: LiveTable, me: wire.Me) -> wire.TableInfo:
    async with table.alone():
        host_before_the_game(table, me)
        change = table.change()
        if not table.is_full(change):
            raise NotNow("seats-free")
        if not await begin_and_seat(table, change):
            raise table.hall.limits.too_many_bots()
        return table.info(me.id)


def host_before_the_game(table: LiveTable, me: wire.Me) -> None:
    if table.header.host != me.id:
        raise NotYours("host-only")
    if table.header.status != "open":
        raise NotNow("already-begun")


async def claim(table: LiveTable, me: wire.Me, seat: Seat, token: str) -> wire.Seated:
    """Sit down in one's seat again, from another device. The token has served and is replaced by another."""
    async with table.alone():
        chair = table.chair(seat)
        if chair.kind != "person" or chair.token is None or not same(chair.token, digest(token)):
            raise NotYours("wrong-token")
        change = table.change()
        change.chairs[seat].person, change.chairs[seat].name = me.id, me.name
        fresh = give_token(change.chairs[seat])  # the one that was shown to another device has served
        await table.seat_people(change)
        return wire.Seated(table.info(me.id), seat, fresh)


async def hand_to_account(hall: Hall, guest: wire.Me, account: wire.Me) -> None:
    """Whoever logs in takes along the seats they hold as a guest, and the tables they are host of."""
    seats = Line(HAND_ON_SEATS, {"b_person": guest.id, "person": account.id})
    tables = Line(HAND_ON_TABLES, {"b_host": guest.id, "host": account.id})
    await hall.store.write(tables, seats)
    for table in await hall.all_live():
        if not table.is_forgotten and table.knows(guest.id):
            with suppress(NotNow):  # forgotten meanwhile, and read again
                async with table.alone():
                    await hand_table(table, guest.id, account.id)


async def hand_table(table: LiveTable, guest: str, account: str) -> None:
    """The same in memory, and once more in the store, should something have been written meanwhile."""
    change = table.change()
    for chair in change.chairs:
        if chair.person == guest:
            chair.person = account
    if change.header.host == guest:
        change.header.host = account
    await table.commit(change)
    for connection in table.connections:
        if connection.person == guest:
            connection.person = account
    table.tell_of_table()


async def rematch(hall: Hall, table: LiveTable, me: wire.Me) -> wire.Made:
    """The same again; everybody else's seat is kept for them."""
    async with table.alone():
        if not any(chair.was_held_by(me.id) for chair in table.chairs):
            raise NotYours("not-your-table")
        if table.header.status not in CLOSED or table.header.kind == "lesson":
            raise NotNow("game-not-over")
        following = table.header.next
        if following is None:
            again = hall.seated(*same_again(hall, table, me))
            change = table.change()
            change.header.next = again.header.id
            change.also += added(again.header, again.chairs)
            said = table.notice(change, "rematch", name=me.name)
            async with hall.limits.room_for(again.header, again.chairs):
                await table.commit(change)
            hall.keep(again)
            table.tell_all(said)
            table.tell_of_table()
    if following is None:
        return await begun_or_waiting(again, me)
    again = await hall.table(following)
    seated = await join(again, me, wire.Join())
    return wire.Made(seated.table, again.header.invite, seated.seat, seated.token)


def same_again(hall: Hall, table: LiveTable, me: wire.Me) -> tuple[Header, list[Chair]]:
    old = table.header
    header = new_header(hall, me, table.rules, old.options)
    header.mode, header.clock, header.listed = old.mode, old.clock, old.listed
    header.watchable, header.drawn = old.watchable, old.drawn
    chairs = []
    for before in table.chairs:
        if before.was_held_by(me.id):
            chairs.append(Chair(before.seat, "person", me.id, me.name))
        elif before.person is not None:
            chairs.append(Chair(before.seat, "invited", before.person, before.name))
        else:
            chairs.append(Chair(before.seat, "bot", level=before.level, name=before.name))
    return header, chairs


# How


def new_header(hall: Hall, me: wire.Me, rules: Rules, options: dict[str, Choice]) -> Header:
    now = hall.now()
    return Header(
        id=hall.new_id(),
        game=rules.name,
        version=rules.version,
        kind="game",
        status="open",
        mode="live",
        options=dict(options),
        clock=None,
        listed=False,
        watchable=True,
        drawn=False,
        autostart=True,
        host=me.id,
        invite=hall.new_id(),
        seed=hall.new_seed(),
        start=None,
        made_at=now,
        moved_at=now,
    )


def new_chair(hall: Hall, me: wire.Me, seat: Seat, wish: wire.SeatWish, others: list[Chair]) -> Chair:
    if wish.kind == "me":
        return Chair(seat, "person", me.id, me.name)
    if wish.kind == "bot":
        return Chair(seat, "bot", level=known_level(wish.level or hall.default_level), name=bot_name(others))
    return Chair(seat, wish.kind)


def known_level(level: str | None) -> str:
    if level is None:
        raise NotUnderstood("level-missing")
    roster.find(level)
    return level


async def opened(hall: Hall, header: Header, chairs: list[Chair]) -> LiveTable:
    table = hall.seated(header, chairs)
    async with hall.limits.room_for(header, chairs):
        await hall.store.write(*added(header, chairs))
    hall.keep(table)
    return table


def added(header: Header, chairs: list[Chair]) -> list[Line]:
    return [header.added(), *[chair.added(header.id) for chair in chairs]]


async def begun_or_waiting(table: LiveTable, me: wire.Me, entries: Sequence[Entry] = ()) -> wire.Made:
    """Give the maker a token for the first of their seats, and begin if every seat is taken."""
    async with table.alone():
        change = table.change()
        mine = next((chair for chair in change.chairs if chair.is_held_by(me.id)), None)
        token = None if mine is None else give_token(mine)
        await seat_and_begin(table, change, entries)
        seat = None if mine is None else change.seat_after(mine.seat)
        return wire.Made(table.info(me.id), table.header.invite, seat, token)


def give_token(chair: Chair) -> str:
    """A new secret for this seat; only its digest is kept."""
    token = new_token()
    chair.token = digest(token)
    return token


async def seat_and_begin(table: LiveTable, change: Change, entries: Sequence[Entry] = ()) -> None:
    """Store who sits where; the game begins if that was the last free seat."""
    if change.header.autostart and table.is_full(change):
        await begin_and_seat(table, change, entries)
    else:
        await table.seat_people(change)


async def begin_and_seat(table: LiveTable, change: Change, entries: Sequence[Entry] = ()) -> bool:
    """Whether it begins: bots play alone only where their host may have one more such table."""
    if not of_bots_alone(change.chairs):
        await table.begin_in(change, entries)
        await table.seat_people(change)
        return True
    async with table.hall.limits.room_for_bots(table.header) as has_room:
        if has_room:
            await table.begin_in(change, entries)
        await table.seat_people(change)
        return has_room
