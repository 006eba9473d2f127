"""The live table: one socket for each pair of eyes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.people.names import clean
from meadhall.server.rate_limits import Bucket
from meadhall.server.tables import departures, questions
from meadhall.server.tables.connection import POLICY, TOO_LARGE, Connection
from meadhall.server.tables.table import Table
from meadhall.server.tokens import digest, same
from meadhall.server.troubles import HallTrouble, NotThere, NotUnderstood, NotYours, TooLarge, TooOften, Unreadable
from meadhall.server.web.responses import answer_to, trouble_told
from meadhall.server.web.routes.requests import TABLE_NAME, address
from meadhall.server.web.security import COOKIE, is_own_origin
from meadhall.server.web.sockets import Visit

log = logging.getLogger(__name__)

router = APIRouter()


@router.websocket("/api/tables/{name}/socket")
async def live_table(socket: WebSocket, name: str) -> None:
    hall: Hall = socket.app.state.hall
    if not is_own_origin(socket.headers, hall.settings.origins):
        await socket.close(POLICY)
        return
    where, cookie = address(socket), socket.cookies.get(COOKIE)
    try:
        hall.addresses.take(where, hall.now())
    except TooOften as trouble:
        await socket.send_denial_response(answer_to(trouble))
        return
    visit = hall.sockets.open(where, digest(cookie) if cookie else None)
    if visit is None:
        await socket.send_denial_response(answer_to(TooOften(hall.settings.hello_within)))
        return
    try:
        await visited(hall, socket, name, visit)
    finally:
        hall.sockets.close(visit)


async def visited(hall: Hall, socket: WebSocket, name: str, visit: Visit) -> None:
    try:
        hello = await hello_from(hall, socket, visit)
        table, connection = await received(hall, socket, name, visit, hello)
    except Trouble as trouble:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(wire.encode(wire.Failed(0, trouble_told(trouble))).decode())
            await socket.close(TOO_LARGE if isinstance(trouble, TooLarge) else POLICY)
        return
    except WebSocketDisconnect:
        return
    sending = asyncio.create_task(connection.send_for_ever())
    try:
        await table.connect(connection, hello.since, hello.version)
        await listen(hall, table, connection, visit)
    except WebSocketDisconnect:
        pass
    except HallTrouble as trouble:  # forgotten while connecting
        connection.tell(wire.Failed(0, trouble_told(trouble)))
        connection.close(POLICY)
        await sending
    finally:
        await table.disconnect(connection)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def hello_from(hall: Hall, socket: WebSocket, visit: Visit) -> wire.Hello:
    """The first message, which must come soon."""
    try:
        async with visit.patience:
            await socket.accept()
            event = await socket.receive()
            visit.is_silent = False
    except TimeoutError:
        raise NotUnderstood("hello-first") from None
    hello = read(hall, event)
    if not isinstance(hello, wire.Hello):
        raise NotUnderstood("hello-first")
    return hello


async def received(
    hall: Hall, socket: WebSocket, name: str, visit: Visit, hello: wire.Hello
) -> tuple[Table, Connection]:
    """Who is there, and which seat do they look from?"""
    if not TABLE_NAME.fullmatch(name):
        raise NotThere("no-such-table")
    table = await hall.table(name)
    known = await hall.people.of_session(socket.cookies.get(COOKIE))
    connection = Connection(socket, *seen_from(table, None if known is None else known.id, hello))
    if hello.token is not None:
        visit.session = None
    hall.sockets.recognise(visit, connection)
    return table, connection


def seen_from(table: Table, person: str | None, hello: wire.Hello) -> tuple[Seat | None, str | None]:
    """The seat, and the person it is held by."""
    if hello.token is not None:
        secret = digest(hello.token)
        for chair in table.seats:
            if chair.kind == "person" and chair.token is not None and same(chair.token, secret):
                return chair.seat, chair.person
        raise NotYours("wrong-token")
    if hello.seat is not None:
        return table.seats.chair_of(person, hello.seat).seat, person
    held = table.seats.held_by(person)
    if not held and not table.may_be_watched_by(person):
        raise NotYours("no-spectators")
    return held[0] if held else None, person


def read(hall: Hall, event: object) -> wire.FromClient:
    assert isinstance(event, dict)
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text = event.get("text")
    if text is None:
        raise Unreadable("text-only")
    if len(text) > hall.settings.message_limit:
        raise TooLarge("too-large", limit=hall.settings.message_limit)
    try:
        return wire.decode_client(text)
    except msgspec.ValidationError as reason:
        raise NotUnderstood("bad-body", reason=str(reason)) from None
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise Unreadable("unreadable") from None


async def listen(hall: Hall, table: Table, connection: Connection, visit: Visit) -> None:
    bucket = Bucket(hall.settings.messages, hall.now())
    while True:
        event = await connection.socket.receive()
        asked = 0
        try:
            bucket.take(hall.now())
            message = read(hall, event)
            if connection.is_over or visit.is_leaving:
                continue  # its session has ended, or the hall closes; it is being closed
            asked, visit.is_busy = message.id, True
            await obey(table, connection, message)
        except Trouble as trouble:
            connection.tell(wire.Failed(asked, trouble_told(trouble)))
            if isinstance(trouble, TooLarge):
                connection.close(TOO_LARGE)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("table %s: a message could not be dealt with", table.header.id)
            connection.tell(wire.Failed(asked, wire.Trouble("something-broke")))
        finally:
            visit.is_busy = False


async def obey(table: Table, connection: Connection, message: wire.FromClient) -> None:
    if isinstance(message, wire.Ping):
        connection.tell(wire.Pong(message.id))
        return
    seat, person = connection.seat, connection.person
    if isinstance(message, wire.Hello):
        raise NotUnderstood("hello-once")
    if isinstance(message, wire.Return):
        await departures.take_back(table, person, message.seat)
        connection.tell(wire.Done(message.id))
        return
    if seat is None:
        raise NotYours("only-players")
    match message:
        case wire.Answer():
            await table.answer(person, seat, message.question, message.move)
        case wire.Undo():
            await table.undo(person, seat, message.version)
        case wire.Prepare():
            await table.prepare(person, seat, message.move)
        case wire.Unprepare():
            await table.prepare(person, seat, None)
        case wire.Chat():
            await table.say(table.seats.chair(seat), clean(message.text, "nothing-said"))
        case wire.Resign():
            await departures.resign(table, person, seat)
        case wire.Settings():
            await table.set_auto(person, seat, message.auto)
        case wire.Suggest():
            await table.suggest(seat, message.move)
        case wire.Why():
            move, refusal = await questions.why(table, seat, message.move)
            connection.tell(wire.Because(message.id, move, refusal))
            return
        case wire.Hint():
            await table.hints.ask(connection, seat, message.id)
            return
        case wire.Foresee():
            connection.tell(wire.Foreseen(message.id, await questions.foresee(table, seat)))
            return
    connection.tell(wire.Done(message.id))
