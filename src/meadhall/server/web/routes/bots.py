"""Bot accounts: how an account becomes one, its tokens, and the streams by which a program plays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.people.names import clean
from meadhall.server.tables.connection import Stream
from meadhall.server.tables.header import CLOSED
from meadhall.server.tokens import digest
from meadhall.server.troubles import NotYours, TooOften
from meadhall.server.web.routes.requests import (
    SeatQuery,
    TableId,
    address,
    bearer,
    body,
    described,
    guarded,
    hall_of,
    in_person,
    me,
    reply,
)
from meadhall.server.web.routes.tables import infos
from meadhall.server.web.sockets import Visit
from meadhall.server.web.streams import LINES, LineResponse

router = APIRouter(prefix="/api", tags=["bots"], dependencies=[Depends(guarded)])
owners = APIRouter(prefix="/api", tags=["bots"], dependencies=[Depends(guarded), Depends(in_person)])

TokenId = Annotated[str, Path(pattern="^[a-z0-9]{1,16}$", description="A token's id")]


def streamed(message: type[Any]) -> dict[str, Any]:
    """A route that answers with a message a line."""
    about = described(None)
    schema = {"type": "string", "description": f"One `{message.__name__}`, or another message of the wire, a line"}
    about["responses"][200]["content"] = {LINES: {"schema": schema}}
    return about


# What the owner does


@owners.post("/me/bot", **described(wire.Me))
async def become_bot(request: Request) -> Response:
    """This account is played by a program from now on, and never again by a person. Only before its first game."""
    return reply(await hall_of(request).bot_accounts.become(await me(request)))


@owners.get("/me/tokens", **described(wire.Tokens))
async def tokens(request: Request) -> Response:
    return reply(await hall_of(request).bot_accounts.tokens(await me(request)))


@owners.post("/me/tokens", **described(wire.TokenMade, wire.NewToken, 201))
async def new_token(request: Request) -> Response:
    """Shown this once."""
    known, wish = await me(request), await body(request, wire.NewToken)
    return reply(await hall_of(request).bot_accounts.new_token(known, wish.label), 201)


@owners.delete("/me/tokens/{token}", **described(None, status=204))
async def revoke(request: Request, token: TokenId) -> Response:
    """Streams that were opened with it end."""
    await hall_of(request).bot_accounts.revoke(await me(request), token)
    return Response(status_code=204)


# What anybody may know


@router.get("/bots", **described(wire.BotsHere))
async def here(request: Request) -> Response:
    """Bot accounts that listen for invitations now: name one in a seat, and it is asked."""
    return reply(wire.BotsHere(await hall_of(request).messengers.here()))


# What the program does


async def bot(request: Request) -> wire.Me:
    known = await me(request)
    if not known.bot:
        raise NotYours("not-a-bot")
    return known


@router.get("/bot/stream", **streamed(wire.TableChanged))
async def all_tables(request: Request) -> Response:
    """Every table of mine that is open or running, then each again whenever it changes otherwise than by a move."""
    hall, known = hall_of(request), await bot(request)
    stream = Stream(None, known.id)
    visit = opened(request, hall, stream)
    hall.messengers.enter(known, stream)

    async def leave() -> None:
        hall.messengers.leave(known, stream)
        hall.sockets.close(visit)

    try:
        for info in await infos(hall, await hall.store.tables_of(known.id), known):
            if info.status in ("open", "running"):
                stream.tell(wire.TableChanged(info))
    except BaseException:
        await leave()
        raise
    return lines(hall, stream, leave)


@router.get("/bot/tables/{table}/stream", **streamed(wire.News))
async def one_table(request: Request, table: TableId, seat: SeatQuery = None) -> Response:
    """What a socket would be told: `welcome`, then `news` after every answer of anybody. It ends with the game."""
    hall, known = hall_of(request), await bot(request)
    found = await hall.table(table)
    held = found.seats.chair_of(known.id, seat).seat if seat is not None else found.seats.first_of(known.id)
    if held is None:
        raise NotYours("not-your-table")
    stream = Stream(held, known.id)
    visit = opened(request, hall, stream)

    async def leave() -> None:
        hall.sockets.close(visit)
        await found.disconnect(stream)

    try:
        await found.connect(stream, 0, 0)
    except BaseException:
        await leave()
        raise
    return lines(hall, stream, leave, lambda: found.header.status in CLOSED)


@router.post("/bot/tables/{table}/answers", **described(wire.Done, wire.AnswerBody))
async def answer(request: Request, table: TableId) -> Response:
    """What follows from it is told by the stream."""
    known, wish = await bot(request), await body(request, wire.AnswerBody)
    found = await hall_of(request).table(table)
    await found.answer(known.id, wish.seat, wish.question, wish.move)
    return reply(wire.Done(0))


@router.post("/bot/tables/{table}/chat", **described(wire.Done, wire.SayBody))
async def say(request: Request, table: TableId) -> Response:
    known, wish = await bot(request), await body(request, wire.SayBody)
    found = await hall_of(request).table(table)
    await found.say(found.seats.chair_of(known.id, wish.seat), clean(wish.text, "nothing-said"))
    return reply(wire.Done(0))


# How


def opened(request: Request, hall: Hall, stream: Stream) -> Visit:
    """A stream takes a place as a socket does, and ends with its token."""
    token = bearer(request)
    visit = hall.sockets.open(address(request), None if token is None else digest(token))
    if visit is None:
        raise TooOften(hall.settings.hello_within)
    visit.is_silent = False
    try:
        hall.sockets.recognise(visit, stream)
    except BaseException:
        hall.sockets.close(visit)
        raise
    return visit


def lines(
    hall: Hall, stream: Stream, leave: Callable[[], Awaitable[None]], is_over: Callable[[], bool] = lambda: False
) -> Response:
    told: AsyncIterator[bytes] = stream.lines(hall.settings.stream_pulse, is_over)
    return LineResponse(told, leave)
