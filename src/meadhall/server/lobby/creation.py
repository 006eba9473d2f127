"""New tables: as their host wishes them, from a lesson, from a position of another, or the same again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.lobby import rated
from meadhall.server.lobby.company import fitting_level
from meadhall.server.lobby.seating import give_token, join, seat_and_begin
from meadhall.server.people.friends import invited_friend
from meadhall.server.storage.statements import Statement
from meadhall.server.tables.again import again
from meadhall.server.tables.clocks import CORRESPONDENCE
from meadhall.server.tables.header import CLOSED, Header, clock_stored
from meadhall.server.tables.info import may_be_advised
from meadhall.server.tables.lessons import has_lesson, lesson_of
from meadhall.server.tables.referee import Entry
from meadhall.server.tables.seats import Chair, bot_name
from meadhall.server.tables.table import Table
from meadhall.server.troubles import NotNow, NotThere, NotYours


async def create(hall: Hall, me: wire.Me, wish: wire.NewTable) -> wire.Made:
    """A table as its host wishes it; it begins at once if nobody else is expected."""
    rules = shelf.find(wish.game)
    options = rules.choices(len(wish.seats), wish.options)
    clock = wish.clock or (CORRESPONDENCE if wish.mode == "correspondence" else None)
    header = new_header(hall, me, rules, options)
    header.mode, header.clock, header.listed = wish.mode, clock_stored(clock), wish.listed
    header.watchable, header.drawn, header.autostart = wish.watchable, wish.drawn, wish.autostart
    header.pace = wish.pace
    header.hints = wish.hints or rules.is_cooperative
    if wish.rated:
        rated.check_wish(me, rules, wish)
        header.rated = True
    header.due_at = hall.now() + hall.settings.open_for * (14 if wish.mode == "correspondence" else 1)
    chairs: list[Chair] = []
    for seat, place in enumerate(wish.seats):
        chairs.append(await new_chair(hall, me, seat, place, chairs, rules))
    table = await opened(hall, header, chairs)
    return await begun_or_waiting(table, me)


async def begin_lesson(hall: Hall, me: wire.Me, game: str) -> wire.Made:
    rules = shelf.find(game)
    if not has_lesson(rules):
        raise NotThere("no-lesson", game=game)
    lesson = lesson_of(rules)
    header = new_header(hall, me, rules, rules.choices(lesson.seats, lesson.options))
    header.kind, header.seed, header.hints = "lesson", lesson.seed, True
    chairs: list[Chair] = []
    for seat in range(lesson.seats):
        chair = Chair(seat, "bot", level=hall.default_level, name=bot_name(chairs))
        if seat < len(lesson.names) and lesson.names[seat]:
            chair.name = lesson.names[seat]
        chairs.append(seated(seat, me) if seat == lesson.you else chair)
    table = await opened(hall, header, chairs)
    return await begun_or_waiting(table, me)


async def begin_fork(
    hall: Hall,
    me: wire.Me,
    table: Table,
    seat: Seat,
    level: str,
    entries: Sequence[Entry],
    start: dict[str, Any] | None,
) -> wire.Made:
    """A solo table from a position of another: the same beginning, other dice from there on."""
    header = new_header(hall, me, table.rules, table.header.options)
    is_over = table.header.status in CLOSED
    header.kind, header.start = "fork", start
    header.hints = may_be_advised(table.header, table.seats.chairs) or (is_over and table.header.kind != "fork")
    header.pace = table.header.pace
    header.watchable = table.header.watchable and is_over
    chairs = [
        seated(other.seat, me)
        if other.seat == seat
        else Chair(other.seat, "bot", level=hall.bots.known(level, table.header.game), name=other.name)
        for other in table.seats
    ]
    fork = await opened(hall, header, chairs)
    return await begun_or_waiting(fork, me, list(entries))


@again
async def rematch(hall: Hall, table: Table, me: wire.Me) -> wire.Made:
    """The same again; everybody else's seat is kept for them."""
    async with table.alone():
        if not table.seats.were_ever_of(me.id):
            raise NotYours("not-your-table")
        if table.header.status not in CLOSED or table.header.kind == "lesson":
            raise NotNow("game-not-over")
        following = table.header.next
        if following is None:
            rematched = hall.seated(*same_again(hall, table, me))
            change = table.change()
            change.header.next = rematched.header.id
            change.also += added(rematched)
            change.notice("rematch", name=me.name)
            change.is_public = True
            async with hall.limits.room_for(rematched.header, rematched.seats.chairs):
                await table.commit(change)
            hall.keep(rematched)
    if following is None:
        return await begun_or_waiting(rematched, me)
    rematched = await hall.table(following)
    seated = await join(rematched, me, wire.Join())
    return wire.Made(seated.table, rematched.header.invite, seated.seat, seated.token)


def same_again(hall: Hall, table: Table, me: wire.Me) -> tuple[Header, list[Chair]]:
    old = table.header
    header = new_header(hall, me, table.rules, old.options)
    header.mode, header.clock, header.listed = old.mode, old.clock, old.listed
    header.watchable, header.drawn, header.hints = old.watchable, old.drawn, old.hints
    header.pace, header.rated = old.pace, old.rated
    chairs = []
    for before in table.seats:
        if before.was_held_by(me.id):
            chairs.append(seated(before.seat, me))
        elif before.person is not None:
            kept = Chair(before.seat, "invited", before.person, before.name)
            kept.program, kept.emblem = before.program, before.emblem
            chairs.append(kept)
        else:
            chairs.append(Chair(before.seat, "bot", level=before.level, name=before.name))
    return header, chairs


async def opened(hall: Hall, header: Header, chairs: list[Chair]) -> Table:
    table = hall.seated(header, chairs)
    async with hall.limits.room_for(header, chairs), table.alone():
        change = table.change()
        change.also += added(table)
        await table.commit(change)
    hall.keep(table)
    return table


def added(table: Table) -> list[Statement]:
    return [table.header.added(), *[chair.added(table.header.id) for chair in table.seats]]


@again
async def begun_or_waiting(table: Table, me: wire.Me, entries: Sequence[Entry] = ()) -> wire.Made:
    """Give the maker a token for the first of their seats, and begin if every seat is taken."""
    async with table.alone():
        change = table.change()
        mine = next((chair for chair in change.chairs if chair.is_held_by(me.id)), None)
        token = None if mine is None else give_token(mine)
        await seat_and_begin(table, change, entries)
        seat = None if mine is None else change.seat_after(mine.seat)
        return wire.Made(table.info(me.id), table.header.invite, seat, token)


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


def seated(seat: Seat, me: wire.Me) -> Chair:
    chair = Chair(seat, "person")
    chair.give_to(me)
    return chair


async def new_chair(
    hall: Hall, me: wire.Me, seat: Seat, wish: wire.SeatWish, others: list[Chair], rules: Rules
) -> Chair:
    guest = await hall.bot_accounts.invited(wish.kind, wish.account)
    if guest is not None:
        kept = Chair(seat, "invited")
        kept.keep_for(guest)
        return kept
    if wish.kind == "me":
        return seated(seat, me)
    if wish.kind == "invited" and wish.friend is not None:
        friend = await invited_friend(hall, me, wish.friend)
        return Chair(seat, "invited", friend.id, friend.name, emblem=friend.emblem)
    if wish.kind == "bot":
        level = hall.bots.known(wish.level or await fitting_level(hall, me, rules), rules.name)
        return Chair(seat, "bot", level=level, name=bot_name(others))
    return Chair(seat, wish.kind)
