"""The hall as a web application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.kernel.troubles import Trouble
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.settings import Settings
from meadhall.server.web import schema, without_client
from meadhall.server.web.client_files import ClientFiles
from meadhall.server.web.hosts import Hosts, KnownHosts
from meadhall.server.web.metrics_page import measured
from meadhall.server.web.probes import Probes
from meadhall.server.web.proxies import Forwarded, Proxies
from meadhall.server.web.responses import answer_to, written
from meadhall.server.web.routes import account, bots, faces, games, letters, people, sagas, shared, socket, tables
from meadhall.server.web.security import HEADERS
from meadhall.server.web.traces import Traced

log = logging.getLogger(__name__)

ROUTES: Final = (people, account, bots, letters, games, faces, tables, sagas, shared, socket)
ROUTERS: Final = (*[routes.router for routes in ROUTES], people.anybody, account.anybody, bots.owners, letters.outside)


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def open_hall(app: FastAPI) -> AsyncIterator[None]:
        hall: Hall = app.state.hall
        await hall.open()
        async with measured(hall):
            yield
        await hall.close()

    app = FastAPI(title="Meadhall", version=version("meadhall"), lifespan=open_hall, docs_url=None, redoc_url=None)
    app.state.hall = Hall(settings)
    for router in ROUTERS:
        app.router.routes.extend(router.routes)  # as they are: `include_router` would make each anew
    app.state.client = ClientFiles()
    app.add_api_route("/assets/{name}", asset, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/", front_page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(Trouble, tell_trouble)
    app.add_exception_handler(RequestValidationError, tell_misunderstanding)
    app.add_exception_handler(HTTPException, tell_http_trouble)
    app.add_exception_handler(ClientDisconnect, tell_nobody)
    app.add_exception_handler(Exception, tell_breakage)
    app.add_middleware(Forwarded, proxies=Proxies(settings.proxies))
    app.add_middleware(KnownHosts, hosts=Hosts(settings))
    app.add_middleware(Headers)
    app.add_middleware(Traced, proxies=Proxies(settings.proxies))
    app.add_middleware(Probes, hall=app.state.hall)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


async def front_page(request: Request) -> Response:
    client: ClientFiles = request.app.state.client
    client.look_again()
    return client.answer("index.html", request.headers) or HTMLResponse(without_client.page())


async def asset(request: Request, name: str) -> Response:
    client: ClientFiles = request.app.state.client
    return client.answer(f"assets/{name}", request.headers) or written(wire.Trouble("no-such-page"), 404)


async def tell_trouble(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Trouble)
    return answer_to(trouble)


async def tell_misunderstanding(request: Request, reason: Exception) -> Response:
    assert isinstance(reason, RequestValidationError)
    where = ", ".join(str(error["loc"][-1]) for error in reason.errors())
    return written(wire.Trouble("bad-address", {"where": where}), 422)


async def tell_http_trouble(request: Request, reason: Exception) -> Response:
    assert isinstance(reason, HTTPException)
    message = {404: "no-such-page", 405: "no-such-method"}.get(reason.status_code, "unreadable")
    headers = {"Allow": ", ".join(methods_at(request))} if reason.status_code == 405 else dict(reason.headers or {})
    return written(wire.Trouble(message), reason.status_code, headers)


def methods_at(request: Request) -> list[str]:
    """All that can be done at this address; the router itself names one route's methods only."""
    path = request.url.path
    paths = described(request.app)["paths"]
    for pattern, methods in paths.items():
        if compile_path(pattern)[0].match(path):
            return sorted(method.upper() for method in methods)
    return ["GET"]


async def tell_nobody(request: Request, reason: Exception) -> Response:
    """Whoever asked has gone before the end of the question: that is no breakage, and nobody reads this."""
    return written(wire.Trouble("unreadable"), 400)


async def tell_breakage(request: Request, reason: Exception) -> Response:
    return written(wire.Trouble("something-broke"), 500)


class Headers:
    """The same careful headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), content.encode()) for name, content in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def described(app: FastAPI) -> dict[str, Any]:
    """FastAPI's description of the routes, with our structs as its schemas."""
    if app.openapi_schema is None:
        description = get_openapi(title=app.title, version=app.version, routes=app.routes)
        description["components"] = {"schemas": schema.components("#/components/schemas/{name}")}
        app.openapi_schema = description
    return app.openapi_schema
