"""Games told again, their records, and what if."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from meadhall.kernel.words import MAIN_LANGUAGE
from meadhall.server import wire
from meadhall.server.sagas import replay
from meadhall.server.sagas.archive import Book
from meadhall.server.web.packing import packed
from meadhall.server.web.routes.requests import (
    LanguageQuery,
    SeatQuery,
    TableId,
    address,
    body,
    described,
    guarded,
    hall_of,
    me,
    reply,
    visitor,
)

router = APIRouter(prefix="/api/tables/{table}", tags=["sagas"], dependencies=[Depends(guarded)])


@router.get("/saga", **described(wire.Saga))
async def told_again(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    hall, known = hall_of(request), await visitor(request)
    person = None if known is None else known.id
    found = await hall.find(table)
    if isinstance(found, Book):
        return await packed(request, reply(found.told_again(person, seat, first, count)))
    told = await replay.told_again(hall, found, person, person or address(request), seat, first, count)
    return await packed(request, reply(told))


@router.get("/course", **described(wire.Course))
async def its_course(request: Request, table: TableId) -> Response:
    """A whole game that has ended, to leaf through: who answered, what was told, and the scores on the way."""
    hall, known = hall_of(request), await visitor(request)
    person = None if known is None else known.id
    found = await hall.find(table)
    if isinstance(found, Book):
        return await packed(request, reply(found.course(person)))
    told = await replay.course(hall, found, person, person or address(request))
    return await packed(request, Response(told, media_type="application/json"))


@router.get("/record", **described(None, text=True))
async def record(request: Request, table: TableId, language: LanguageQuery = MAIN_LANGUAGE) -> Response:
    hall, known = hall_of(request), await visitor(request)
    person = None if known is None else known.id
    found = await hall.find(table)
    text = found.record(person) if isinstance(found, Book) else await replay.record(hall, found, person, language)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="meadhall-{table}.game"'})


@router.get("/analysis", **described(wire.Analysis))
async def looked_back_on(request: Request, table: TableId) -> Response:
    """Thought about when first asked for: until it is `ready`, ask again."""
    hall, known = hall_of(request), await visitor(request)
    person = None if known is None else known.id
    found = await hall.table(table)
    told = await replay.looked_back_on(hall, found, person, person or address(request))
    return await packed(request, Response(told, media_type="application/json"))


@router.post("/fork", **described(wire.Made, wire.Fork, 201))
async def fork(request: Request, table: TableId) -> Response:
    hall, known = hall_of(request), await me(request)
    wish = await body(request, wire.Fork)
    return reply(await replay.what_if(hall, known, await hall.table(table), wish), 201)
