"""Tables: the lobby, who sits where, and play without a socket."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.lobby import anywhere, creation, seating
from meadhall.server.sagas.archive import Book
from meadhall.server.storage.store import Row
from meadhall.server.tables import departures
from meadhall.server.tables.header import Header, header_from
from meadhall.server.tables.info import info
from meadhall.server.tables.seats import Chair, chair_from
from meadhall.server.troubles import NotYours
from meadhall.server.web.routes.requests import (
    SeatPath,
    SeatQuery,
    TableId,
    body,
    described,
    guarded,
    hall_of,
    me,
    reply,
    visitor,
)

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Depends(guarded)])


@router.get("/tables", **described(wire.Tables))
async def listed(request: Request) -> Response:
    hall, known = hall_of(request), await visitor(request)
    found = await infos(hall, await hall.store.lobby(), known)
    return reply(wire.Tables([table for table in found if table.status != "unreadable"]))


@router.get("/me/tables", **described(wire.Tables))
async def mine(request: Request) -> Response:
    """Those that wait for me first, then the latest."""
    hall, known = hall_of(request), await me(request)
    found = await infos(hall, await hall.store.tables_of(known.id), known)
    return reply(wire.Tables(sorted(found, key=lambda table: not set(table.you) & set(table.waiting))))


@router.post("/tables", **described(wire.Made, wire.NewTable, 201))
async def create(request: Request) -> Response:
    known = await me(request)
    return reply(await creation.create(hall_of(request), known, await body(request, wire.NewTable)), 201)


@router.post("/lessons", **described(wire.Made, wire.LessonWish, 201))
async def learn(request: Request) -> Response:
    known = await me(request)
    wish = await body(request, wire.LessonWish)
    return reply(await creation.begin_lesson(hall_of(request), known, wish.game), 201)


@router.get("/tables/{table}", **described(wire.TableInfo))
async def look(request: Request, table: TableId) -> Response:
    found, known = await hall_of(request).find(table), await visitor(request)
    person = None if known is None else known.id
    if isinstance(found, Book):
        return reply(found.info(person))
    async with found.alone():
        return reply(found.info(person))


@router.get("/tables/{table}/invitation", **described(wire.Invitation))
async def invitation(request: Request, table: TableId) -> Response:
    known, found = await me(request), await hall_of(request).table(table)
    if known.id != found.header.host and not found.seats.held_by(known.id):
        raise NotYours("not-your-table")
    return reply(wire.Invitation(found.header.invite))


@router.post("/tables/{table}/join", **described(wire.Seated, wire.Join))
async def join(request: Request, table: TableId) -> Response:
    known, wish = await me(request), await body(request, wire.Join)
    return reply(await seating.join(await hall_of(request).table(table), known, wish))


@router.post("/tables/{table}/decline", **described(wire.TableInfo))
async def decline(request: Request, table: TableId) -> Response:
    """An invitation by name."""
    known = await me(request)
    return reply(await seating.decline(await hall_of(request).table(table), known))


@router.post("/seats", **described(wire.Seated, wire.AnySeat))
async def sit_down_anywhere(request: Request) -> Response:
    """Wherever somebody is missing."""
    known, wish = await me(request), await body(request, wire.AnySeat)
    return reply(await anywhere.sit_down_anywhere(hall_of(request), known, wish))


@router.post("/tables/{table}/leave", **described(wire.TableInfo, wire.SeatBody))
async def leave(request: Request, table: TableId) -> Response:
    known, wish = await me(request), await body(request, wire.SeatBody)
    return reply(await seating.leave(await hall_of(request).table(table), known, wish.seat))


@router.post("/tables/{table}/start", **described(wire.TableInfo))
async def start(request: Request, table: TableId) -> Response:
    known = await me(request)
    return reply(await seating.start(await hall_of(request).table(table), known))


@router.put("/tables/{table}/seats/{seat}", **described(wire.TableInfo, wire.ChangeSeat))
async def change_seat(request: Request, table: TableId, seat: SeatPath) -> Response:
    known, wish = await me(request), await body(request, wire.ChangeSeat)
    return reply(await seating.change_seat(await hall_of(request).table(table), known, seat, wish))


@router.post("/tables/{table}/seats/{seat}/replace", **described(wire.TableInfo, wire.Replace))
async def replace(request: Request, table: TableId, seat: SeatPath) -> Response:
    known, wish = await me(request), await body(request, wire.Replace)
    found = await hall_of(request).table(table)
    level = found.hall.bots.known(wish.level, found.header.game)
    await departures.replace(found, known.id, seat, level)
    return reply(found.info(known.id))


@router.post("/tables/{table}/seats/{seat}/return", **described(wire.TableInfo))
async def take_back(request: Request, table: TableId, seat: SeatPath) -> Response:
    """From the bot that kept it while one was missing."""
    known, found = await me(request), await hall_of(request).table(table)
    await departures.take_back(found, known.id, seat)
    return reply(found.info(known.id))


@router.post("/tables/{table}/seats/{seat}/claim", **described(wire.Seated, wire.Claim))
async def claim(request: Request, table: TableId, seat: SeatPath) -> Response:
    known, wish = await me(request), await body(request, wire.Claim)
    return reply(await seating.claim(await hall_of(request).table(table), known, seat, wish.token))


@router.post("/tables/{table}/rematch", **described(wire.Made, status=201))
async def rematch(request: Request, table: TableId) -> Response:
    hall, known = hall_of(request), await me(request)
    return reply(await creation.rematch(hall, await hall.table(table), known), 201)


@router.get("/tables/{table}/state", **described(wire.Welcome))
async def state(request: Request, table: TableId, seat: SeatQuery = None) -> Response:
    """The same as by socket, for slow play."""
    found, known = await hall_of(request).find(table), await visitor(request)
    person = None if known is None else known.id
    if isinstance(found, Book):
        return reply(found.welcome(person))
    async with found.alone():
        if seat is not None:
            found.seats.chair_of(person, seat)
            found.heard_by_http(seat)
        elif not found.may_be_watched_by(person):
            raise NotYours("no-spectators")
        return reply(found.audience.welcome(seat, person))


@router.post("/tables/{table}/answers", **described(wire.Welcome, wire.AnswerBody))
async def answer(request: Request, table: TableId) -> Response:
    known, wish = await me(request), await body(request, wire.AnswerBody)
    found = await hall_of(request).table(table)
    await found.answer(known.id, wish.seat, wish.question, wish.move)
    async with found.alone():
        found.heard_by_http(wish.seat)
        return reply(found.audience.welcome(wish.seat, known.id))


@router.post("/tables/{table}/undo", **described(wire.Welcome, wire.UndoBody))
async def undo(request: Request, table: TableId) -> Response:
    known, wish = await me(request), await body(request, wire.UndoBody)
    found = await hall_of(request).table(table)
    await found.undo(known.id, wish.seat, wish.version)
    async with found.alone():
        found.heard_by_http(wish.seat)
        return reply(found.audience.welcome(wish.seat, known.id))


@router.post("/tables/{table}/resign", **described(wire.TableInfo, wire.SeatBody))
async def resign(request: Request, table: TableId) -> Response:
    known, wish = await me(request), await body(request, wire.SeatBody)
    found = await hall_of(request).table(table)
    await departures.resign(found, known.id, wish.seat)
    return reply(found.info(known.id))


async def infos(hall: Hall, rows: list[Row], known: wire.Me | None) -> list[wire.TableInfo]:
    """From the store alone, so that nothing is told before it is kept."""
    headers: list[Header] = [hall.loader.as_it_stands(header_from(row)) for row in rows]
    chairs: dict[str, list[Chair]] = {header.id: [] for header in headers}
    for row in await hall.store.seats_of(list(chairs)):
        chairs[row["table"]].append(chair_from(row))
    person = None if known is None else known.id
    elsewhere = await hall.neighbours.seats_at(chairs)
    told = []
    for header in headers:
        live = hall.live.get(header.id)
        connected, led = (set(), []) if live is None else (live.audience.seats(), live.led())
        connected |= elsewhere.get(header.id, set())
        told.append(info(header, chairs[header.id], connected, person, led))
    return told
