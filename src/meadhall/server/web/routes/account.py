"""What belongs to an account: its past, its friends, its emblem, its data, and its end."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from meadhall.server import wire
from meadhall.server.lobby import farewell
from meadhall.server.people import friends, history
from meadhall.server.people.data import everything_of
from meadhall.server.web.routes.requests import address, body, described, guarded, hall_of, in_person, me, reply
from meadhall.server.web.security import COOKIE

router = APIRouter(prefix="/api/me", tags=["account"], dependencies=[Depends(guarded), Depends(in_person)])
anybody = APIRouter(prefix="/api/me", tags=["account"], dependencies=[Depends(guarded)])
FriendPath = Annotated[str, Path(pattern="^[a-z0-9]{1,16}$", description="A friend's id")]


@anybody.get("/history", **described(wire.History))
async def past_games(
    request: Request,
    game: Annotated[str | None, Query(pattern="^[a-z0-9-]{1,40}$")] = None,
    result: Literal["won", "lost", "unfinished"] | None = None,
    name: Annotated[str | None, Query(min_length=1, max_length=24, description="Somebody who played, too")] = None,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    hall, known = hall_of(request), await me(request)
    games = await history.past_of(hall.store, known.id)
    return reply(history.history(games, game, result, name, first, count))


@anybody.get("/statistics", **described(wire.Statistics))
async def figures(request: Request) -> Response:
    hall, known = hall_of(request), await me(request)
    games = await history.past_of(hall.store, known.id)
    strengths = await history.strengths_of(hall.store, known.id)
    mates = [row["id"] for row in await hall.store.friends_of(known.id)]
    return reply(history.statistics(games, strengths, mates))


@router.put("/emblem", **described(wire.Me, wire.EmblemWish))
async def choose_emblem(request: Request) -> Response:
    known, wish = await me(request), await body(request, wire.EmblemWish)
    return reply(await hall_of(request).people.choose_emblem(known, wish.emblem))


@router.get("/friends", **described(wire.Friends))
async def my_friends(request: Request) -> Response:
    return reply(await friends.friends_of(hall_of(request), await me(request)))


@router.post("/friends", **described(wire.Friends, wire.FriendWish))
async def ask(request: Request) -> Response:
    """The same answer whether there is such an account or not."""
    hall, known = hall_of(request), await me(request)
    wish = await body(request, wire.FriendWish)
    await hall.passwords.take(address(request), hall.now())
    return reply(await friends.ask(hall, known, wish))


@router.put("/friends/{friend}", **described(wire.Friends))
async def accept(request: Request, friend: FriendPath) -> Response:
    return reply(await friends.accept(hall_of(request), await me(request), friend))


@router.delete("/friends/{friend}", **described(wire.Friends))
async def part_with(request: Request, friend: FriendPath) -> Response:
    return reply(await friends.part_with(hall_of(request), await me(request), friend))


@router.get("/data", **described(wire.MyData))
async def my_data(request: Request) -> Response:
    """All the hall keeps of me, to take along."""
    answer = reply(await everything_of(hall_of(request), await me(request)))
    answer.headers["Content-Disposition"] = 'attachment; filename="meadhall.json"'
    return answer


@router.post("/farewell", **described(None, wire.Farewell, status=204))
async def leave_for_good(request: Request) -> Response:
    """I am deleted. What others have played with me stays, under another name."""
    hall, known = hall_of(request), await me(request)
    wish = await body(request, wire.Farewell)
    if known.account is not None:
        await hall.passwords.take(address(request), hall.now())
        await hall.people.check_password(known, wish.password or "")
    await farewell.leave_for_good(hall, known, wish.language)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer
