"""Guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from meadhall.server import wire
from meadhall.server.lobby import accounts
from meadhall.server.web.routes.requests import (
    address,
    body,
    described,
    guarded,
    hall_of,
    in_person,
    me,
    reply,
    session_of,
    visitor,
    with_session,
)
from meadhall.server.web.security import COOKIE

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(guarded), Depends(in_person)])
anybody = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(guarded)])


@anybody.get("/me", **described(wire.Me))
async def who_am_i(request: Request) -> Response:
    return reply(await me(request))


@router.patch("/me", **described(wire.Me, wire.Rename))
async def rename(request: Request) -> Response:
    wish = await body(request, wire.Rename)
    return reply(await accounts.rename(hall_of(request), await me(request), wish.name))


@router.post("/guests", **described(wire.Me, wire.Guest))
async def come_in(request: Request) -> Response:
    """Play at once, under a name; one is given where none is told. Whoever is signed in already only changes theirs."""
    hall = hall_of(request)
    wish = await body(request, wire.Guest)
    known = await visitor(request)
    if known is not None:
        return reply(known if wish.name is None else await accounts.rename(hall, known, wish.name))
    await hall.newcomers.take(address(request), hall.now())
    guest, token = await hall.people.welcome_guest(wish)
    return with_session(request, reply(guest), token)


@router.post("/accounts", **described(wire.Me, wire.Credentials))
async def make_account(request: Request) -> Response:
    """A guest becomes an account and keeps every seat; somebody new gets one at once."""
    hall = hall_of(request)
    wish = await body(request, wire.Credentials)
    await hall.passwords.take(address(request), hall.now())
    known = await visitor(request)
    if known is None:
        person, token = await hall.people.new_account(wish)
    else:
        person, token = await hall.people.give_account(known, wish, session_of(request))
    return with_session(request, reply(person), token)


@router.put("/me/password", **described(wire.Me, wire.NewPassword))
async def change_password(request: Request) -> Response:
    """Every other session of this account ends, and its sockets with it."""
    hall, known = hall_of(request), await me(request)
    wish = await body(request, wire.NewPassword)
    await hall.passwords.take(address(request), hall.now())
    token = await hall.people.change_password(known, wish, session_of(request))
    return with_session(request, reply(known), token)


@router.post("/sessions", **described(wire.Me, wire.Credentials))
async def log_in(request: Request) -> Response:
    """Whoever played as a guest keeps those seats, unless this is a bot account; the session of before is over."""
    hall = hall_of(request)
    wish = await body(request, wire.Credentials)
    await hall.passwords.take(address(request), hall.now())
    before = await visitor(request)
    person = await hall.people.of_credentials(wish)
    if before is not None and before.account is None and not person.bot:
        await accounts.hand_to_account(hall, before, person)
    token = await hall.people.log_in(person, None if before is None else session_of(request))
    return with_session(request, reply(person), token)


@router.post("/recoveries", **described(None, wire.Recovery, status=202))
async def forgot(request: Request) -> Response:
    """The same answer, and as quickly, whether there is such an account or not."""
    hall = hall_of(request)
    wish = await body(request, wire.Recovery)
    await hall.letters.take(address(request), hall.now())
    await hall.letters.take(f"account {wish.who.lower()}", hall.now())
    hall.people.forgot(wish.who)
    return Response(status_code=202)


@router.put("/recoveries", **described(wire.Me, wire.Recovered))
async def recover(request: Request) -> Response:
    """A new password by the key of a letter, and a session."""
    hall = hall_of(request)
    wish = await body(request, wire.Recovered)
    await hall.passwords.take(address(request), hall.now())
    person, token = await hall.people.recover(wish)
    return with_session(request, reply(person), token)


@router.delete("/sessions", **described(None, status=204))
async def log_out(request: Request) -> Response:
    if await visitor(request) is not None:
        await hall_of(request).people.log_out(session_of(request))
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer
