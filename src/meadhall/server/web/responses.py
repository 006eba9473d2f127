"""Troubles as they are told."""

from __future__ import annotations

from fastapi import Response

from meadhall.kernel.troubles import Trouble
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.troubles import HallTrouble, Refused, TooOften


def trouble_told(trouble: Trouble) -> wire.Trouble:
    refusal = to_wire.refusal(trouble.refusal) if isinstance(trouble, Refused) else None
    return wire.Trouble(trouble.message, dict(trouble.about), refusal)


def status_of(trouble: Trouble) -> int:
    return trouble.status if isinstance(trouble, HallTrouble) else 422


def answer_to(trouble: Trouble) -> Response:
    """As an answer by HTTP."""
    wait = {"Retry-After": str(trouble.about["seconds"])} if isinstance(trouble, TooOften) else None
    return written(trouble_told(trouble), status_of(trouble), wait)


def written(trouble: wire.Trouble, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(wire.encode(trouble), status, headers, media_type="application/json")
