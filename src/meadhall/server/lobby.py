"""Who sits where: making tables, joining, leaving, beginning, playing again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from meadhall.agents import roster
from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.chairs import Chair, Header, bot_name, clock_of, clock_stored
from meadhall.server.clocks import CORRESPONDENCE, Clocks
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
        held = [chair for chair in table.chairs if chair.is_held_by(me.id)]
        if held and wish.seat in (None, held[0].seat):
            chair = held[0]  # the link was followed once more
        else:
            if table.header.status != "open":
                raise NotNow("already-begun")
            chair = free_chair(table, me, wish)
            chair.kind, chair.person, chair.name = "person", me.id, me.name
        token = new_token()
        chair.token = digest(token)
        await write_chairs(table, [chair])
        table.seat_connections()
        table.tell_of_table()
        if table.header.autostart:
            await start_if_full(table)
        mine = next(one for one in table.chairs if one.token == chair.token)
        return wire.Seated(table.info(me.id), mine.seat, token)


def free_chair(table: LiveTable, me: wire.Me, wish: wire.Join) -> Chair:
    invited = wish.invite is not None and same(wish.invite, table.header.invite)
    if wish.invite is not None and not invited:
        raise NotYours("wrong-invitation")
    if wish.seat is not None:
        table.chair(wish.seat)
    wanted = [chair for chair in table.chairs if wish.seat in (None, chair.seat)]
    for chair in wanted:
        if chair.kind == "invited" and chair.person == me.id:
            return chair
    for chair in wanted:
        if chair.kind == "invited" and invited and chair.person is None:
            return chair
    for chair in wanted:
        if chair.kind == "open" and (invited or table.header.listed):
            return chair
    if any(chair.kind in ("open", "invited") for chair in wanted):
        raise NotYours("invitation-needed")
    raise NotNow("no-free-seat")


async def leave(table: LiveTable, me: wire.Me, seat: Seat) -> wire.TableInfo:
    async with table.alone():
        chair = table.chair_of(me.id, seat)
        if table.header.status != "open":
            raise NotNow("resign-instead")
        chair.free("open" if table.header.listed else "invited")
        if table.header.host == me.id and not any(other.kind == "person" for other in table.chairs):
            table.header.status = "abandoned"
        await write_chairs(table, [chair])
        table.seat_connections()
        table.tell_of_table()
        return table.info(me.id)


async def change_seat(table: LiveTable, me: wire.Me, seat: Seat, wish: wire.ChangeSeat) -> wire.TableInfo:
    async with table.alone():
        host_before_the_game(table, me)
        chair = table.chair(seat)
        chair.free(wish.kind)
        if wish.kind == "bot":
            chair.level, chair.name = known_level(wish.level), bot_name(table.chairs)
        await write_chairs(table, [chair])
        table.seat_connections()
        table.tell_of_table()
        if table.header.autostart:
            await start_if_full(table)
        return table.info(me.id)


async def start(table: LiveTable, me: wire.Me) -> wire.TableInfo:
    async with table.alone():
        host_before_the_game(table, me)
        if not await start_if_full(table):
            raise table.hall.limits.too_many_bots() if of_bots_alone(table.chairs) else NotNow("seats-free")
        return table.info(me.id)


def host_before_the_game(table: LiveTable, me: wire.Me) -> None:
    if table.header.host != me.id:
        raise NotYours("host-only")
    if table.header.status != "open":
        raise NotNow("already-begun")


async def claim(table: LiveTable, me: wire.Me, seat: Seat, token: str) -> wire.Seated:
    """Sit down in one's seat again, from another device."""
    async with table.alone():
        chair = table.chair(seat)
        if chair.kind != "person" or chair.token is None or not same(chair.token, digest(token)):
            raise NotYours("wrong-token")
        token = new_token()  # the one that was shown to another device has served
        chair.person, chair.name, chair.token = me.id, me.name, digest(token)
        await write_chairs(table, [chair])
        table.seat_connections()
        table.tell_of_table()
        return wire.Seated(table.info(me.id), seat, token)


async def hand_to_account(hall: Hall, guest: wire.Me, account: wire.Me) -> None:
    """Whoever logs in takes along the seats they hold as a guest, and the tables they are host of.

    First everything that is stored, then what is in memory: a table that was read
    before may still write what it knew.
    """
    seats = Line(HAND_ON_SEATS, {"b_person": guest.id, "person": account.id})
    tables = Line(HAND_ON_TABLES, {"b_host": guest.id, "host": account.id})
    await hall.store.write(tables, seats)
    await asyncio.gather(*hall.reading.values(), return_exceptions=True)
    for table in list(hall.live.values()):
        if table.header.host == guest.id or any(chair.person == guest.id for chair in table.chairs):
            with suppress(NotNow):  # forgotten meanwhile, and read again
                await hand_on(table, guest.id, account.id, seats, tables)


async def hand_on(table: LiveTable, guest: str, account: str, *lines: Line) -> None:
    async with table.alone():
        if table.header.host == guest:
            table.header.host = account
        for chair in table.chairs:
            if chair.person == guest:
                chair.person = account
        for connection in table.connections:
            if connection.person == guest:
                connection.person = account
        await table.write(list(lines))


async def rematch(hall: Hall, table: LiveTable, me: wire.Me) -> wire.Made:
    """The same again; everybody else's seat is kept for them."""
    async with table.alone():
        if not any(chair.was_held_by(me.id) for chair in table.chairs):
            raise NotYours("not-your-table")
        if table.header.status not in ("over", "abandoned") or table.header.kind == "lesson":
            raise NotNow("game-not-over")
        following = table.header.next
        if following is None:
            again = await opened(hall, *same_again(hall, table, me))
            table.header.next = again.header.id
            await table.notice("rematch", [table.header.changed()], name=me.name)
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
    if level not in roster.NAMES:
        raise roster.UnknownAgent("unknown-agent", agent=level, known=", ".join(roster.NAMES))
    return level


async def opened(hall: Hall, header: Header, chairs: list[Chair]) -> LiveTable:
    table = hall.seated(header, chairs)
    async with hall.limits.room_for(header, chairs):
        await hall.store.write(header.added(), *[chair.added(header.id) for chair in chairs])
    hall.keep(table)
    return table


async def begun_or_waiting(table: LiveTable, me: wire.Me, entries: Sequence[Entry] = ()) -> wire.Made:
    """Give the maker a token for the first of their seats, and begin if every seat is taken."""
    async with table.alone():
        mine = [chair for chair in table.chairs if chair.is_held_by(me.id)]
        token = new_token() if mine else None
        if mine and token is not None:
            mine[0].token = digest(token)
            await write_chairs(table, [mine[0]])
        if table.header.autostart:
            await start_if_full(table, entries)
        seat = next((chair.seat for chair in table.chairs if mine and chair.token == mine[0].token), None)
        return wire.Made(table.info(me.id), table.header.invite, seat, token)


async def start_if_full(table: LiveTable, entries: Sequence[Entry] = ()) -> bool:
    if table.header.status != "open" or not all(chair.kind in ("person", "bot") for chair in table.chairs):
        return False
    if not of_bots_alone(table.chairs):
        await begin(table, entries)
        return True
    async with table.hall.limits.room_for_bots(table.header) as has_room:
        if has_room:
            await begin(table, entries)
        return has_room


async def begin(table: LiveTable, entries: Sequence[Entry]) -> None:
    header = table.header
    if header.drawn:
        draw_places(table)
    clock = clock_of(header)
    if clock is not None:
        table.clocks = Clocks(clock, [chair.seat for chair in table.chairs if chair.kind == "person"])
    referee = table.hall.referee(table)
    if entries:
        await asyncio.to_thread(referee.replay, entries)
    await table.begin(referee, list(entries))
    table.tell_of_table()


def draw_places(table: LiveTable) -> None:
    secrets.SystemRandom().shuffle(table.chairs)
    for seat, chair in enumerate(table.chairs):
        chair.seat = seat
    for connection in table.connections:
        held = [chair.seat for chair in table.chairs if chair.is_held_by(connection.person)]
        connection.seat = held[0] if held else None


async def write_chairs(table: LiveTable, chairs: list[Chair]) -> None:
    await table.write([*[chair.changed(table.header.id) for chair in chairs], table.header.changed()])
