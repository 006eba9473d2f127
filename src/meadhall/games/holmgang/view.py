"""What a seat may know (interpreted)."""

from __future__ import annotations

from meadhall.games.holmgang.model import Holmgang
from meadhall.kernel.notation import text_of
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
    waiting: tuple[Seat, ...]
    my_answer: str | None


def view(state: Holmgang, seat: Seat | None) -> HolmgangView:
    """Named field by field, so that anything new starts out secret."""
    answer = None if seat is None or not state.waiting else state.answers.get(seat)
    return HolmgangView(
        season=state.season,
        first=state.first,
        men=tuple(tuple(row) for row in state.men),
        is_burnt=tuple(state.is_burnt),
        glory=tuple(state.glory),
        bag=tuple(state.bag),
        shown=tuple(tuple(cards) for cards in state.shown),
        hand_sizes=tuple(len(cards) for cards in state.hand),
        hand=() if seat is None else tuple(state.hand[seat]),
        ashes=() if seat is None else tuple(state.ashes[seat]),
        waiting=tuple(state.waiting),
        my_answer=None if answer is None else text_of(answer),
    )
