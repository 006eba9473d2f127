"""Who has won, how a position stands, and what is never lost (rulebook, chapter 3)."""

from __future__ import annotations

from meadhall.blueprint.game.model import Nameless
from meadhall.kernel.values import Seat


def scores(state: Nameless) -> list[int]:
    """Whoever took the last stone wins (NL-3.2)."""
    return [1 if seat == state.last else 0 for seat in range(state.seats)]


def evaluate(state: Nameless, seat: Seat) -> float:
    """Between 0, hopeless, and 1, won: the better it is, the better agents play."""
    if state.heap:
        return 0.5
    return 1.0 if seat == state.last else 0.0


def pieces(state: Nameless) -> dict[str, int]:
    """What is counted and never changes, wherever it lies."""
    return {"stones": state.heap + sum(state.taken)}
