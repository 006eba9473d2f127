"""Long answers go out packed. Only where nothing secret is told: games, rules, words, and games told again.

An answer that holds a secret beside something its reader may choose would tell the
secret by its length (BREACH), so what names tokens is never packed.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from fastapi import Request, Response

from meadhall.server.web.client_files import accepted

LEAST: Final = 1000  # bytes; what is shorter gains nothing
QUICK: Final = 5  # of gzip's nine: nearly as small as the last, in a third of the time
AT_ONCE: Final = 50_000  # bytes; more is packed beside what else the hall does


async def packed(request: Request, answer: Response) -> Response:
    """The same answer, smaller where its reader can unpack it."""
    content = bytes(answer.body)
    answer.headers["Vary"] = "Accept-Encoding"
    if len(content) < LEAST or "gzip" not in accepted(request.headers.get("accept-encoding", "")):
        return answer
    small = squeezed(content) if len(content) < AT_ONCE else await asyncio.to_thread(squeezed, content)
    del answer.headers["content-length"]
    headers = {**answer.headers, "Content-Encoding": "gzip"}
    return Response(small, answer.status_code, headers)


def squeezed(content: bytes) -> bytes:
    return gzip.compress(content, QUICK, mtime=0)
