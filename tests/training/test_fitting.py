"""Weights are found again that were hidden in games, and what tells nothing gets none."""

from __future__ import annotations

import math

import pytest
from training.fitting import Position, chances, fit, least, log_loss

from meadhall.kernel.dice import Dice

HIDDEN = [1.5, -0.7, 0.0]


def even(dice):
    """A number between -1 and 1."""
    return dice.below(2001) / 1000 - 1


def positions(count, rows=3, spread=(1.0, 1.0, 1.0), seed=7):
    """Whoever wins is drawn by the chances that the hidden weights give."""
    dice, found = Dice(seed), []
    for _ in range(count):
        table = [[even(dice) * width for width in spread] for _ in range(rows)]
        drawn, winner = dice.below(10**6) / 10**6, 0
        for chance in chances(table, HIDDEN)[:-1]:
            drawn -= chance
            winner += drawn >= 0
            if drawn < 0:
                break
        found.append(Position(table, [float(seat == winner) for seat in range(rows)]))
    return found


def test_hidden_weights_are_found_again():
    learned, held = positions(3000), positions(500, seed=8)
    weights = fit(learned, ridge=0.0)
    assert weights == pytest.approx(HIDDEN, abs=0.15)
    assert log_loss(held, weights) == pytest.approx(log_loss(held, HIDDEN), abs=0.01)
    assert log_loss(held, weights) < log_loss(held, [0.0] * 3) == pytest.approx(math.log(3))


def test_a_feature_may_be_counted_in_any_unit():
    weights = fit(positions(2000, spread=(1.0, 100.0, 1.0)), ridge=0.0)
    assert weights[0] == pytest.approx(1.5, abs=0.3)
    assert weights[1] == pytest.approx(-0.7, abs=0.15)


def test_a_team_is_a_row_against_a_row_of_zeros():
    """A plain logistic fit: three of four positions with 1 were won, so the odds are three to one."""
    won, lost = [Position([[1.0], [0.0]], [share, 1.0 - share]) for share in (1.0, 0.0)]
    assert fit([won, won, won, lost], ridge=0.0) == pytest.approx([math.log(3)], abs=1e-3)


def test_what_never_differs_weighs_nothing_and_a_ridge_keeps_weights_small():
    same = [Position([[*row, 5.0] for row in position.rows], position.won) for position in positions(300)]
    assert fit(same)[3] == 0.0
    free, held_back = fit(positions(300), ridge=0.0), fit(positions(300), ridge=0.5)
    assert sum(map(abs, held_back)) < sum(map(abs, free)) / 2


def test_weights_are_pulled_towards_those_there_are():
    """And where nothing can be learned, they stay."""
    there = [1.0, 1.0, 1.0, 9.0]
    same = [Position([[*row, 5.0] for row in position.rows], position.won) for position in positions(300)]
    assert fit(same, 100.0, there) == pytest.approx(there, abs=0.05)
    assert fit(same, 0.0, there)[:3] == pytest.approx(fit(same, 0.0)[:3], abs=1e-2)


def test_shared_victories_count_as_their_share():
    position = Position([[1.0], [0.0]], [0.5, 0.5])
    assert fit([position], ridge=0.0) == pytest.approx([0.0], abs=1e-6)


def test_the_least_of_a_narrow_valley_is_found():
    def valley(at):
        x, y = at
        return (1 - x) ** 2 + 100 * (y - x * x) ** 2, [
            -2 * (1 - x) - 400 * x * (y - x * x),
            200 * (y - x * x),
        ]

    assert least(valley, [-1.2, 1.0], 200) == pytest.approx([1.0, 1.0], abs=1e-3)
