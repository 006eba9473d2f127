"""What every route shares: who asks, what the body says, how the answer is written and described."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Path, Query, Request, Response
from fastapi.requests import HTTPConnection

from meadhall.kernel.words import LANGUAGES
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.people.accounts import COOKIE_AGE
from meadhall.server.troubles import NotSignedIn, NotUnderstood, NotYours, TooLarge, Unreadable
from meadhall.server.web.security import COOKIE, address_of, is_own_origin

B = TypeVar("B", bound=msgspec.Struct)

TABLE_NAME = re.compile("[a-z0-9]{1,16}")
TableId = Annotated[str, Path(pattern=f"^{TABLE_NAME.pattern}$", description="A table's id")]
SeatPath = Annotated[int, Path(ge=0, le=15)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="One of your seats; none: a spectator")]
GamePath = Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$", description="A game's name")]
LANGUAGE_NAME = f"^({'|'.join(LANGUAGES)})$"
Language = Annotated[str, Path(pattern=LANGUAGE_NAME)]
LanguageQuery = Annotated[str, Query(pattern=LANGUAGE_NAME)]

WHEN = {
    400: "Unreadable",
    401: "Nobody is signed in",
    403: "Not yours",
    404: "Not there",
    409: "Not now",
    413: "Too large",
    422: "Not what was expected",
    421: "Not a name of this hall",
    429: "Too often",
    503: "The store cannot be written",
}
ALWAYS = (400, 403, 404, 421, 422, 429, 503)


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address(request: HTTPConnection) -> str:
    """What limits are counted by."""
    return address_of(request.client.host) if request.client else ""


async def guarded(request: Request) -> None:
    """Before every route: not too often, and no other site's page."""
    hall, where = hall_of(request), address(request)
    hall.addresses.take(where, hall.now())
    known = request.state.visitor = await recognised(request)
    hall.requests.take(
        where if known is None else known.id, hall.now()
    )  # a cookie that opens nothing counts for nothing
    if request.method not in ("GET", "HEAD") and not is_own_origin(request.headers, hall.settings.origins):
        raise NotYours("foreign-origin")


async def recognised(request: Request) -> wire.Me | None:
    """By a bot's token, or by the cookie of a session."""
    hall, token = hall_of(request), bearer(request)
    if token is None:
        return await hall.people.of_session(request.cookies.get(COOKIE))
    known = await hall.bot_accounts.of_token(token)
    if known is None:
        hall.requests.take(address(request), hall.now())
        raise NotSignedIn("wrong-bot-token")
    return known


def bearer(request: Request) -> str | None:
    """The token of a bot account, which names itself in a header: no page of another site can."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def in_person(request: Request) -> None:
    """What is the owner's to do, and not the program's."""
    if bearer(request) is not None:
        raise NotYours("not-by-token")


async def visitor(request: Request) -> wire.Me | None:
    """Whoever `guarded` has recognised."""
    known: wire.Me | None = request.state.visitor
    return known


async def me(request: Request) -> wire.Me:
    found = await visitor(request)
    if found is None:
        raise NotSignedIn("not-signed-in")
    return found


def session_of(request: Request) -> str:
    """The token of a visitor who was recognised."""
    return request.cookies[COOKIE]


async def body(request: Request, kind: type[B]) -> B:
    limit = hall_of(request).settings.body_limit
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > limit:
            raise TooLarge("too-large", limit=limit)
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as reason:
        raise NotUnderstood("bad-body", reason=str(reason)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable("unreadable") from None


def reply(answer: msgspec.Struct, status: int = 200) -> Response:
    return Response(wire.encode(answer), status, media_type="application/json")


def with_session(request: Request, answer: Response, token: str) -> Response:
    secure = hall_of(request).settings.secure_cookies or request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")
    return answer


def described(
    answer: type[msgspec.Struct] | None, asks: type[msgspec.Struct] | None = None, status: int = 200, text: bool = False
) -> dict[str, Any]:
    """What a route's description says about its body and all its answers."""
    about: dict[str, Any] = {"status_code": status, "response_model": None}
    errors: Iterable[int] = (*ALWAYS, 401, 409, 413)
    about["responses"] = {code: {"description": WHEN[code], "content": _json(wire.Trouble)} for code in errors}
    about["responses"][status] = {"description": "As asked"}
    if text:
        about["responses"][status]["content"] = {"text/plain": {"schema": {"type": "string"}}}
    elif answer is not None:
        about["responses"][status]["content"] = _json(answer)
    if asks is not None:
        about["openapi_extra"] = {"requestBody": {"required": True, "content": _json(asks)}}
    return about


def _json(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
