"""Ratings as they grow game by game: openskill's Plackett-Luce.

An agent that sits in several seats of a game is rated in each of them by what it was before; afterwards it is what
those seats are on average. Games between equals teach nothing and are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from meadhall.arena.results import Played

Rating = tuple[float, float]  # mu and sigma


def ratings(games: Sequence[Played]) -> dict[str, Rating]:
    """Where each agent stands after the last game."""
    model = PlackettLuce()
    now: dict[str, Rating] = {}
    for game in games:
        for name in game.agents:
            now.setdefault(name, (model.mu, model.sigma))
        if len(set(game.agents)) > 1:
            now |= after(model, now, game)
    return now


def after(model: PlackettLuce, now: dict[str, Rating], game: Played) -> dict[str, Rating]:
    teams = [[model.rating(mu=now[name][0], sigma=now[name][1])] for name in game.agents]
    rated = model.rate(teams, ranks=[float(result.rank) for result in game.results])
    seats: dict[str, list[Rating]] = {}
    for name, team in zip(game.agents, rated):
        seats.setdefault(name, []).append((team[0].mu, team[0].sigma))
    return {name: (fmean([mu for mu, _ in all]), fmean([sigma for _, sigma in all])) for name, all in seats.items()}
