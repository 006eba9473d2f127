"""What a link to a saga shows where it is shared, and a table as it is seen from afar.

A link tells of ended games that anybody may watch, and of no other: a private table, a table that is still played and
one that never was look the same there, like the hall itself. From afar one sees what a spectator sees, or nothing.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final, NamedTuple

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse

from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble, UnknownGame
from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, Words, shared_words, words_of
from meadhall.server import wire
from meadhall.server.sharing.picture import HEIGHT, WIDTH, Position, Row, picture
from meadhall.server.sharing.shapes import svg
from meadhall.server.sharing.sketches import sketched
from meadhall.server.tables.header import CLOSED
from meadhall.server.tables.table import Table
from meadhall.server.web.packing import packed
from meadhall.server.web.routes.requests import TableId, guarded, hall_of, visitor

A_DAY: Final = "public, max-age=86400"
PAGE: Final = """<!doctype html>
<html lang="{language}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title} – Meadhall</title>
<meta name="description" content="{about}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Meadhall">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:url" content="{address}">
<meta property="og:image" content="{address}/picture.png">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=../#/saga/{table}">
</head>
<body><p><a href="../#/saga/{table}">{title}</a></p></body>
</html>
"""

router = APIRouter(prefix="/saga", dependencies=[Depends(guarded)], include_in_schema=False)


class Telling(NamedTuple):
    """What may be told of a table to anybody."""

    title: str
    outcome: str
    about: str
    rows: tuple[Row, ...]


@router.api_route("/{table}", methods=["GET", "HEAD"])
async def page(request: Request, table: TableId) -> Response:
    language = language_of(request)
    told = telling(await known_to_all(request, table), language)
    address = f"{str(request.base_url).rstrip('/')}/saga/{table}"
    parts = {"title": told.title, "about": told.about, "address": address, "table": table, "language": language}
    filled = {name: escape(text) for name, text in parts.items()}
    return HTMLResponse(PAGE.format(width=WIDTH, height=HEIGHT, **filled), headers={"Cache-Control": "no-cache"})


@router.api_route("/{table}/picture.png", methods=["GET", "HEAD"])
async def its_picture(request: Request, table: TableId) -> Response:
    told = telling(await known_to_all(request, table), language_of(request))
    position = await position_of(request, table, None) if told.rows else None
    content = await asyncio.to_thread(picture, told.title, told.outcome, told.rows, position)
    return Response(content, headers={"Cache-Control": A_DAY if told.rows else "no-cache", "Content-Type": "image/png"})


@router.api_route("/{table}/position.svg", methods=["GET", "HEAD"])
async def seen_from_afar(request: Request, table: TableId) -> Response:
    """As it stands, for whoever may watch it; an empty sheet for all others. Asked for anew when it has moved on."""
    known = await visitor(request)
    position = await position_of(request, table, None if known is None else known.id)
    drawn = None if position is None else sketched(shelf.find(position.game), position.view)
    headers = {"Cache-Control": "private, max-age=86400" if drawn else "no-store", "Content-Type": "image/svg+xml"}
    return await packed(request, Response(svg(drawn or []), headers=headers))


async def position_of(request: Request, table: str, person: str | None) -> Position | None:
    """What a spectator sees of it, if this person may be one."""
    try:
        found = await hall_of(request).find(table)
        if not isinstance(found, Table) or not found.may_be_watched_by(person):
            return None
        async with found.alone():
            referee = found.referee
            return None if referee is None else Position(found.header.game, referee.rules.open_view(referee.state))
    except Trouble:
        return None


async def known_to_all(request: Request, table: str) -> wire.TableInfo | None:
    """A game that has ended and that anybody may watch."""
    try:
        found = (await hall_of(request).find(table)).info(None)
    except Trouble:
        return None
    return found if found.watchable and found.kind == "game" and found.status in CLOSED and found.result else None


def telling(table: wire.TableInfo | None, language: str) -> Telling:
    if table is None or table.result is None:
        shared = shared_words(language)
        return Telling("Meadhall", "", shared.say("hall-welcome", attribute="about"), ())
    words, title, is_team = spoken_by(table.game, language)
    order = sorted(table.seats, key=lambda seat: (ranked(table, seat.seat), seat.seat))
    winners = [seat.name for seat in order if table.result[seat.seat].won]
    outcome = outcome_of(words, winners)
    rows = tuple(
        Row(seat.seat, seat.name, None if is_team else table.result[seat.seat].score, table.result[seat.seat].won)
        for seat in order
    )
    listed = ", ".join(row.name if row.score is None else f"{row.name} {row.score}" for row in rows)
    return Telling(title, outcome, f"{outcome}. {listed}", rows)


def outcome_of(words: Words, winners: list[str]) -> str:
    if not winners:
        return words.say("hall-nobody-wins")
    if len(winners) == 1:
        return words.say("hall-wins", {"name": winners[0]})
    return words.say("hall-win-together", {"names": ", ".join(winners)})


def ranked(table: wire.TableInfo, seat: int) -> int:
    assert table.result is not None
    return table.result[seat].rank


def spoken_by(game: str, language: str) -> tuple[Words, str, bool]:
    """The game's words and title, where its rules are still there, and whether all win together."""
    try:
        rules = shelf.find(game)
    except UnknownGame:
        return shared_words(language), game, False
    words = words_of(rules, language)
    return words, words.say("game"), rules.is_cooperative


def language_of(request: Request) -> str:
    """The first that the reader's browser names and we speak."""
    wishes = [wish.strip()[:2].lower() for wish in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), MAIN_LANGUAGE)
