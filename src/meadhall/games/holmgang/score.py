"""Who has won, how a position stands, and what is never lost (rulebook, page 5)."""

from __future__ import annotations

from meadhall.games.holmgang.model import Holmgang
from meadhall.kernel.values import Seat


def scores(state: Holmgang) -> list[int]:
    """The most glory wins; equal clans share the victory (HO-6.1)."""
    return state.glory.copy()


def evaluate(state: Holmgang, seat: Seat) -> float:
    """Glory first; cards and men in hand are worth a little."""
    mine = worth(state, seat)
    best = max([worth(state, other) for other in range(state.seats) if other != seat])
    return 0.5 + 0.5 * max(-1.0, min(1.0, (mine - best) / 12))


def worth(state: Holmgang, clan: Seat) -> float:
    men = sum([row[clan] for row in state.men])
    return state.glory[clan] + 0.2 * sum(state.hand[clan]) + 0.3 * men


def pieces(state: Holmgang) -> dict[str, int]:
    """Men, cards and tokens, wherever they are; tokens drawn are counted as glory."""
    men = sum([sum(row) for row in state.men]) + sum(state.reserve)
    cards = sum([len(held) for held in state.hand + state.ashes + state.shown])
    return {"men": men, "cards": cards}
