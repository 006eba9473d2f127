"""For whatever watches over the hall: does it live (`/healthz`), and may people be sent here (`/readyz`)?

A probe comes from a proxy or a supervisor, under whatever name, every few seconds and from one address. So it is
answered before names and limits are looked at, and tells nothing that is anybody's business.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from sqlalchemy import literal, select
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.server.hall import Hall
from meadhall.server.troubles import Unavailable

ANSWERS_WITHIN: Final = 2.0  # seconds that the database has
HOLDS_FOR: Final = 1.0  # seconds until it is asked again, however often we are


class Readiness:
    """Whether this hall can take in whoever comes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.asking = asyncio.Lock()
        self.asked_at = float("-inf")
        self.is_reachable = False

    async def against(self) -> str:
        """Why not; empty where nothing speaks against it."""
        if self.hall.is_draining:
            return "draining"
        if not self.hall.is_open:
            return "closed"
        return "" if await self._reaches_database() else "database"

    async def _reaches_database(self) -> bool:
        async with self.asking:
            if monotonic() - self.asked_at > HOLDS_FOR:
                self.is_reachable = await self._asks_database()
                self.asked_at = monotonic()
            return self.is_reachable

    async def _asks_database(self) -> bool:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.hall.store.rows(select(literal(1)))
        except (TimeoutError, Unavailable):
            return False
        return True


class Probes:
    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.readiness = Readiness(hall)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] not in ("/healthz", "/readyz"):
            await self.app(scope, receive, send)
            return
        against = await self.readiness.against() if scope["path"] == "/readyz" else ""
        told = {"ok": not against} | ({"why": against} if against else {})
        answer = JSONResponse(told, 503 if against else 200, {"Cache-Control": "no-store"})
        await answer(scope, receive, send)
