"""Weights that tell best who will win: conditional logit, by log loss, with a pull towards the weights there are.

A position is a row of features for each seat; the chances of the seats are a softmax of their weighted sums. A team's
position is its row and a row of zeros, which stands for defeat. No library is needed for a few dozen weights.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import mul

PAIRS = 8  # of steps and changes of slope that L-BFGS remembers


@dataclass(frozen=True)
class Position:
    rows: list[list[float]]  # of features, one for each seat
    won: list[float]  # by each seat: 1 in all, shared by those who won together
    weight: float = 1.0


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    total: float = sum(map(mul, one, other))
    return total


def chances(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    scores = [dot(row, weights) for row in rows]
    most = max(scores)
    odds = [math.exp(score - most) for score in scores]
    total = sum(odds)
    return [chance / total for chance in odds]


def log_loss(positions: Sequence[Position], weights: Sequence[float]) -> float:
    """Of each position on average; the logarithm of the number of seats for somebody who knows nothing."""
    total = 0.0
    for position in positions:
        for chance, won in zip(chances(position.rows, weights), position.won):
            if won:
                total -= position.weight * won * math.log(max(chance, 1e-300))
    return total / sum(position.weight for position in positions)


def fit(
    positions: Sequence[Position], ridge: float = 1e-3, towards: Sequence[float] | None = None, steps: int = 200
) -> list[float]:
    """The weights of the least log loss, with a pull towards others: where games say nothing, those are kept.

    The pull is `ridge` times the square of each difference, in units of what its feature varies.
    """
    spreads = spreads_of(positions)
    scaled = [
        Position([list(map(mul, row, spreads)) for row in position.rows], position.won, position.weight)
        for position in positions
    ]
    start = [0.0] * len(spreads)
    if towards is not None:
        start = [weight / spread if spread else 0.0 for weight, spread in zip(towards, spreads)]
    found = least(lambda weights: loss_and_slope(scaled, weights, ridge, start), start, steps)
    fitted = list(map(mul, found, spreads))
    if towards is None:
        return fitted
    return [new if spread else old for new, old, spread in zip(fitted, towards, spreads)]


def spreads_of(positions: Sequence[Position]) -> list[float]:
    """For each feature, what makes it vary by about one between the seats; nothing, if it never does."""
    length = len(positions[0].rows[0])
    sums = [0.0] * length
    for position in positions:
        means = [sum(column) / len(position.rows) for column in zip(*position.rows)]
        for row in position.rows:
            sums = [total + (value - mean) ** 2 for total, value, mean in zip(sums, row, means)]
    count = sum(len(position.rows) for position in positions)
    return [1.0 / math.sqrt(total / count) if total > 1e-9 * count else 0.0 for total in sums]


def loss_and_slope(
    positions: Sequence[Position], weights: Sequence[float], ridge: float, towards: Sequence[float]
) -> tuple[float, list[float]]:
    loss, weight = 0.0, 0.0
    slope = [0.0] * len(weights)
    for position in positions:
        weight += position.weight
        for row, chance, won in zip(position.rows, chances(position.rows, weights), position.won):
            if won:
                loss -= position.weight * won * math.log(max(chance, 1e-300))
            off = position.weight * (chance - won)
            slope = [total + off * value for total, value in zip(slope, row)]
    away = [one - other for one, other in zip(weights, towards)]
    loss = loss / weight + ridge * dot(away, away)
    return loss, [total / weight + 2.0 * ridge * own for total, own in zip(slope, away)]


def least(at: Callable[[Sequence[float]], tuple[float, list[float]]], start: list[float], steps: int) -> list[float]:
    """Where a smooth function is least: L-BFGS, with steps halved until they help."""
    here = start
    value, slope = at(here)
    moved: list[list[float]] = []
    turned: list[list[float]] = []
    for _ in range(steps):
        if dot(slope, slope) < 1e-12:
            break
        way = direction(slope, moved, turned)
        length = 1.0 if moved else min(1.0, 1.0 / math.sqrt(dot(slope, slope)))
        while True:
            there = [one + length * step for one, step in zip(here, way)]
            found, next_slope = at(there)
            if found <= value + 1e-4 * length * dot(slope, way):
                break
            length /= 2
            if length < 1e-10:
                return here
        moved.append([new - old for new, old in zip(there, here)])
        turned.append([new - old for new, old in zip(next_slope, slope)])
        if dot(moved[-1], turned[-1]) <= 1e-14:
            moved.pop(), turned.pop()
        del moved[:-PAIRS], turned[:-PAIRS]
        gained = value - found
        here, value, slope = there, found, next_slope
        if gained < 1e-9:
            break
    return here


def direction(slope: list[float], moved: list[list[float]], turned: list[list[float]]) -> list[float]:
    """Downhill, as the last steps say how the slope turns (two loops of L-BFGS)."""
    way = [-value for value in slope]
    parts: list[float] = []
    for step, turn in zip(reversed(moved), reversed(turned)):
        part = dot(step, way) / dot(step, turn)
        way = [one - part * value for one, value in zip(way, turn)]
        parts.append(part)
    if moved:
        scale = dot(moved[-1], turned[-1]) / dot(turned[-1], turned[-1])
        way = [one * scale for one in way]
    for step, turn, part in zip(moved, turned, reversed(parts)):
        back = dot(turn, way) / dot(step, turn)
        way = [one + (part - back) * value for one, value in zip(way, step)]
    return way
