"""Troubles as they are told."""

from __future__ import annotations

from meadhall.kernel.troubles import Trouble
from meadhall.server import seen, wire
from meadhall.server.troubles import HallTrouble, Refused


def trouble_told(trouble: Trouble) -> wire.Trouble:
    refusal = seen.refusal(trouble.refusal) if isinstance(trouble, Refused) else None
    return wire.Trouble(trouble.message, dict(trouble.about), refusal)


def status_of(trouble: Trouble) -> int:
    return trouble.status if isinstance(trouble, HallTrouble) else 422
