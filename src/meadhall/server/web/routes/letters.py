"""Letters and feeds: what the hall tells those who are away."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import HTMLResponse

from meadhall.kernel.words import MAIN_LANGUAGE
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.letters import feeds, wishes
from meadhall.server.letters.stop_page import stop_page
from meadhall.server.letters.waiting import Waiting, waiting_for
from meadhall.server.people.keys import FEED, STOP
from meadhall.server.troubles import NotThere
from meadhall.server.web.routes.requests import address, body, described, guarded, hall_of, in_person, me, reply

router = APIRouter(prefix="/api", tags=["letters"], dependencies=[Depends(guarded), Depends(in_person)])
KeyPath = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


@router.get("/me/letters", **described(wire.Letters))
async def my_letters(request: Request) -> Response:
    return reply(await wishes.letters_of(hall_of(request), await me(request)))


@router.put("/me/letters", **described(wire.Letters, wire.LettersWish))
async def want_letters(request: Request) -> Response:
    known = await me(request)
    return reply(await wishes.want(hall_of(request), known, await body(request, wire.LettersWish)))


@router.put("/me/mail", **described(wire.Letters, wire.MailWish))
async def name_address(request: Request) -> Response:
    """A letter goes there with a key; letters follow once it has been used."""
    hall, known = hall_of(request), await me(request)
    wish = await body(request, wire.MailWish)
    wishes.check(hall, known)
    await hall.passwords.take(address(request), hall.now())
    await hall.people.check_password(known, wish.password)
    await hall.letters.take(known.id, hall.now())
    await hall.letters.take(address(request), hall.now())
    return reply(await wishes.name_address(hall, known, wish))


@router.delete("/me/mail", **described(wire.Letters))
async def forget_address(request: Request) -> Response:
    return reply(await wishes.forget_address(hall_of(request), await me(request)))


@router.post("/confirmations", **described(wire.Confirmed, wire.KeyBody))
async def confirm(request: Request) -> Response:
    """The key of a letter is enough: it may be opened on another device."""
    hall, wish = hall_of(request), await body(request, wire.KeyBody)
    await hall.passwords.take(address(request), hall.now())
    return reply(await wishes.confirm(hall, wish.key))


@router.post("/me/feed", **described(wire.Feed))
async def new_feed(request: Request) -> Response:
    return reply(await wishes.new_feed(hall_of(request), await me(request)))


@router.delete("/me/feed", **described(wire.Letters))
async def end_feed(request: Request) -> Response:
    return reply(await wishes.end_feed(hall_of(request), await me(request)))


async def not_too_often(request: Request) -> None:
    """For addresses that carry their key: no cookie opens anything here, so no other site's page can misuse one."""
    hall = hall_of(request)
    hall.addresses.take(address(request), hall.now())
    hall.requests.take(address(request), hall.now())


outside = APIRouter(include_in_schema=False, dependencies=[Depends(not_too_often)])


@outside.get("/letters/stop/{key}")
async def ask_to_stop(request: Request, key: KeyPath) -> Response:
    """Nothing happens yet: programs follow links, too."""
    hall = hall_of(request)
    found = await hall.keys.owner(key, STOP)
    return await stop_answer(hall, "ask" if found else "unknown", None if found is None else found["person"])


@outside.post("/letters/stop/{key}")
async def stop(request: Request, key: KeyPath) -> Response:
    """By the button on that page, or by a mail program itself (RFC 8058)."""
    hall = hall_of(request)
    found = await hall.keys.owner(key, STOP)
    done = await wishes.stop(hall, key)
    return await stop_answer(hall, "done" if done else "unknown", None if found is None else found["person"])


async def stop_answer(hall: Hall, what: Literal["ask", "done", "unknown"], person: str | None) -> Response:
    row = None if person is None else await hall.store.person(person)
    language = MAIN_LANGUAGE if row is None else row["language"]
    return HTMLResponse(
        stop_page(what, language), 404 if what == "unknown" else 200, headers={"Cache-Control": "no-store"}
    )


@outside.get("/feeds/{key}/turns.atom")
async def atom(request: Request, key: KeyPath) -> Response:
    hall = hall_of(request)
    tables, language = await followed(hall, key)
    content = feeds.atom(tables, language, hall_address(request), hall.now())
    return Response(content, media_type="application/atom+xml", headers={"Cache-Control": "private, no-cache"})


@outside.get("/feeds/{key}/turns.ics")
async def calendar(request: Request, key: KeyPath) -> Response:
    hall = hall_of(request)
    tables, language = await followed(hall, key)
    content = feeds.calendar(tables, language, hall_address(request), hall.now())
    return Response(content, media_type="text/calendar; charset=utf-8", headers={"Cache-Control": "private, no-cache"})


async def followed(hall: Hall, key: str) -> tuple[list[Waiting], str]:
    """The tables that wait for whoever gave this key away, and their language."""
    found = await hall.keys.owner(key, FEED)
    person = None if found is None else await hall.store.person(found["person"])
    if person is None:
        raise NotThere("no-such-page")
    return await waiting_for(hall.store, person["id"]), person["language"]


def hall_address(request: Request) -> str:
    """As its host told it; else as it was asked for, which `KnownHosts` has looked at."""
    return (hall_of(request).settings.address or str(request.base_url)).rstrip("/")
