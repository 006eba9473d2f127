"""How a position stands: each clan's chance of victory, by what it holds (`features`) and what that is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.bloodrage.cards.columns import AGES
from meadhall.games.bloodrage.features import COUNT, FEATURES, Holdings, Tally
from meadhall.games.bloodrage.model import BloodRage
from meadhall.kernel.values import Seat
from meadhall.kernel.weights import weights_of

WEIGHTS: Final[list[float]] = weights_of("meadhall.games.bloodrage", FEATURES)


BY_AGE: Final[list[list[float]]] = [WEIGHTS[COUNT * age : COUNT * age + COUNT] for age in range(AGES)]


def evaluate(state: BloodRage, seat: Seat) -> float:
    """How likely this clan is to win; in the end 1 for whoever has, 0 for the others."""
    return evaluate_all(state)[seat]


def evaluate_all(state: BloodRage) -> list[float]:
    if not state.stack:
        return victories(state)
    holdings, weights = Holdings(state), BY_AGE[age_at(state)]
    scores: list[float] = []
    for clan in range(state.seats):
        tally = Tally(weights, False)
        holdings.count(clan, tally)
        scores.append(tally.score)
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [chance / total for chance in odds]


def victories(state: BloodRage) -> list[float]:
    """Who has the most Glory has won, perhaps with others."""
    most = max(state.glory[: state.seats])
    winners = 0
    for seat in range(state.seats):
        if state.glory[seat] == most:
            winners += 1
    return [1.0 / winners if state.glory[seat] == most else 0.0 for seat in range(state.seats)]


def age_at(state: BloodRage) -> int:
    """From 0 on; before the first Age, as in it."""
    return max(0, min(state.age, AGES) - 1)


def features(state: BloodRage) -> list[list[float]]:
    """Of every seat, in the order of their names; nothing, where nothing is weighed."""
    if not state.stack:
        return []
    holdings, age = Holdings(state), age_at(state)
    before, after = [0.0] * (COUNT * age), [0.0] * (COUNT * (AGES - 1 - age))
    tallies = [Tally(BY_AGE[age], True) for _ in range(state.seats)]
    for clan, tally in enumerate(tallies):
        holdings.count(clan, tally)
    return [before + tally.found + after for tally in tallies]
