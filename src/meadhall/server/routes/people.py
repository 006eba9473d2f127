"""Guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from meadhall.server import lobby, wire
from meadhall.server.routes.asking import address, body, described, guarded, hall_of, me, reply, visitor, with_session
from meadhall.server.security import COOKIE

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(guarded)])


@router.get("/me", **described(wire.Me))
async def who_am_i(request: Request) -> Response:
    return reply(await me(request))


@router.patch("/me", **described(wire.Me, wire.Rename))
async def rename(request: Request) -> Response:
    wish = await body(request, wire.Rename)
    return reply(await hall_of(request).people.rename(await me(request), wish.name))


@router.post("/guests", **described(wire.Me, wire.Guest))
async def come_in(request: Request) -> Response:
    """Play at once, under a name. Whoever is signed in already only changes it."""
    hall = hall_of(request)
    wish = await body(request, wire.Guest)
    known = await visitor(request)
    if known is not None:
        return reply(await hall.people.rename(known, wish.name))
    hall.newcomers.take(address(request), hall.now())
    guest, token = await hall.people.welcome_guest(wish.name)
    return with_session(request, reply(guest), token)


@router.post("/accounts", **described(wire.Me, wire.Credentials))
async def make_account(request: Request) -> Response:
    """A guest becomes an account and keeps every seat; somebody new gets one at once."""
    hall = hall_of(request)
    wish = await body(request, wire.Credentials)
    hall.passwords.take(address(request), hall.now())
    known = await visitor(request)
    if known is not None:
        return reply(await hall.people.give_account(known, wish))
    person, token = await hall.people.new_account(wish)
    return with_session(request, reply(person), token)


@router.post("/sessions", **described(wire.Me, wire.Credentials))
async def log_in(request: Request) -> Response:
    """Whoever played as a guest meanwhile keeps those seats."""
    hall = hall_of(request)
    wish = await body(request, wire.Credentials)
    hall.passwords.take(address(request), hall.now())
    guest = await visitor(request)
    person, token = await hall.people.log_in(wish)
    if guest is not None and guest.account is None:
        await lobby.hand_to_account(hall, guest, person)
    return with_session(request, reply(person), token)


@router.delete("/sessions", **described(None, status=204))
async def log_out(request: Request) -> Response:
    token = request.cookies.get(COOKIE)
    if token:
        await hall_of(request).people.log_out(token)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer
