"""How often somebody won, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from meadhall.arena.results import Played, share_of_win
from meadhall.kernel.values import Seat

SURE = 0.95  # how sure an interval is, wherever nothing else is said


def z_of(sure: float) -> float:
    """How many deviations wide an interval is to each side."""
    return NormalDist().inv_cdf(0.5 + sure / 2)


def wilson(won: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if games == 0:
        return (0.0, 1.0)
    z, rate = z_of(sure), won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return (max(0.0, middle - half) if won else 0.0, min(1.0, middle + half) if won < games else 1.0)


@dataclass
class Share:
    """Games somebody played and what they won of them: a shared victory counts as its share."""

    games: int = 0
    won: float = 0.0
    even: float = 0.0  # what they would have won if nobody were better than others
    score: float = 0.0  # of all games together

    def add(self, won: float, even: float, score: float) -> None:
        self.games += 1
        self.won += won
        self.even += even
        self.score += score

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def even_rate(self) -> float:
        return self.even / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def shares_by_seat(
    games: Sequence[Played], who: Callable[[Played, Seat], str], is_cooperative: bool
) -> dict[str, Share]:
    """A seat in a game is one try for whoever `who` says sits there."""
    found: dict[str, Share] = {}
    for game in games:
        for seat, result in enumerate(game.results):
            won = share_of_win(game.results, seat, is_cooperative)
            found.setdefault(who(game, seat), Share()).add(won, 1 / len(game.results), result.score)
    return found


def shares_by_game(games: Sequence[Played], which: Callable[[Played], Iterable[str]]) -> dict[str, Share]:
    """Where all win or lose together a game is one try, for whatever `which` finds in it."""
    found: dict[str, Share] = {}
    for game in games:
        for name in dict.fromkeys(which(game)):
            found.setdefault(name, Share()).add(float(game.results[0].won), 0.0, game.results[0].score)
    return found
