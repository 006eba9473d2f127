"""`/metrics` for Prometheus, on an address of its own, and how late the event loop is.

In a thread of its own: it answers even while the event loop does not.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final

from prometheus_client import start_http_server

from meadhall.kernel.troubles import Trouble
from meadhall.server import metrics
from meadhall.server.hall import Hall

LOOK_EVERY: Final = 0.25  # seconds between looks at the event loop


def expose(address: str, number: int = 1) -> None:
    """`127.0.0.1:9464`; of several halls that were opened together, each has the next port."""
    host, first = place(address)
    port = first + number - 1
    try:
        start_http_server(port, host, metrics.REGISTRY)
    except OSError as reason:
        raise Trouble("port-is-taken", host=host, port=str(port)) from reason


def place(address: str) -> tuple[str, int]:
    """Host and port; a port alone is of this machine only."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise Trouble("bad-metrics", address=address)
    return host.strip("[]") or "127.0.0.1", int(port)


@asynccontextmanager
async def measured(hall: Hall) -> AsyncIterator[None]:
    metrics.watch(hall)
    looking = asyncio.create_task(look_for_ever())
    try:
        yield
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


async def look_for_ever() -> None:
    while True:
        due = monotonic() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        metrics.LAG.observe(max(0.0, monotonic() - due))
