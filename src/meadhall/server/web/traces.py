"""Every request has an id. The log names it in each line, the answer tells it, and it is counted by how it ended."""

from __future__ import annotations

import re
import secrets
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server import metrics
from meadhall.server.logs import request_id
from meadhall.server.web.proxies import Proxies, said

HEADER: Final = b"x-request-id"
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9._-]{1,36}")


class Traced:
    """A proxy that is trusted may have given an id already; whoever else brings one gets another."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name = self._given(scope) or secrets.token_hex(8)

        async def send_with_id(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), (HEADER, name.encode())]
                metrics.answered(scope.get("method", "GET"), message.get("status", 101))
            await send(message)

        token = request_id.set(name)
        try:
            await self.app(scope, receive, send_with_id)
        finally:
            request_id.reset(token)

    def _given(self, scope: Scope) -> str:
        client = scope["client"]
        given = said(scope, HEADER) if client is not None and client[0] in self.proxies else ""
        return given if WELL_FORMED.fullmatch(given) else ""
