"""What a seat may know, and what it may suppose (interpreted)."""

from __future__ import annotations

from meadhall.blueprint.game.model import Nameless
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat


class NamelessView(View, frozen=True):
    heap: int
    taken: tuple[int, ...]


def open_view(state: Nameless) -> NamelessView:
    """Named field by field, so that anything new starts out secret."""
    return NamelessView(heap=state.heap, taken=tuple(state.taken))


def imagine(state: Nameless, seat: Seat | None, dice: Dice) -> Nameless:
    """A table that looks the same from `seat`: nothing is secret yet, so there is no other."""
    return state.copy()
