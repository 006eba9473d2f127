"""What a seat may know (interpreted)."""

from __future__ import annotations

from typing import Any

from meadhall.games.holmgang.model import Holmgang
from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat


class HolmgangView(View, frozen=True):
    season: int
    first: Seat
    men: tuple[tuple[int, ...], ...]
    is_burnt: tuple[bool, ...]
    glory: tuple[int, ...]
    bag: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]  # empty for a spectator
    ashes: tuple[int, ...]


def open_view(state: Holmgang) -> HolmgangView:
    """Named field by field, so that anything new starts out secret."""
    return HolmgangView(
        season=state.season,
        first=state.first,
        men=tuple(tuple(row) for row in state.men),
        is_burnt=tuple(state.is_burnt),
        glory=tuple(state.glory),
        bag=tuple(state.bag),
        shown=tuple(tuple(cards) for cards in state.shown),
        hand_sizes=tuple(len(cards) for cards in state.hand),
        hand=(),
        ashes=(),
    )


def own_view(state: Holmgang, seat: Seat) -> dict[str, Any]:
    return {"hand": tuple(state.hand[seat]), "ashes": tuple(state.ashes[seat])}
