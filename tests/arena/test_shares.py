"""Shares of wins, and how sure they are."""

from __future__ import annotations

from meadhall.arena.results import share_of_win
from meadhall.arena.shares import shares_by_game, shares_by_seat, wilson
from meadhall.kernel.rules import SeatResult
from tests.arena.builders import played

WON, LOST = SeatResult(7, 1, True), SeatResult(3, 2, False)


def test_a_victory_is_divided_among_rivals_and_not_among_friends():
    assert share_of_win((WON, LOST), 0, False) == 1
    assert share_of_win((WON, WON), 0, False) == 0.5
    assert share_of_win((LOST, WON), 0, False) == 0
    assert share_of_win((WON, WON), 0, True) == 1


def test_wilsons_interval():
    """24 of 50, by hand."""
    low, high = wilson(24, 50)
    assert (round(low, 3), round(high, 3)) == (0.348, 0.615)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 40)[0] == 0.0
    assert wilson(40, 40)[1] == 1.0


def test_seats_are_counted_by_whoever_sits_there():
    games = [played(0, "aab", (5, 5, 1)), played(1, "baa", (9, 2, 3))]
    shares = shares_by_seat(games, lambda game, seat: game.agents[seat], False)
    assert (shares["a"].games, shares["a"].won, shares["a"].mean_score) == (4, 1.0, 15 / 4)
    assert (shares["b"].games, shares["b"].won, shares["b"].rate) == (2, 1.0, 0.5)
    assert round(shares["a"].even_rate, 9) == round(1 / 3, 9)


def test_friends_win_a_game_once():
    games = [played(0, "ab", (4, 4)), played(1, "bb", (4, 4))]
    shares = shares_by_game(games, lambda game: game.agents)
    assert (shares["a"].games, shares["b"].games) == (1, 2)
    assert shares["b"].rate == 1.0
