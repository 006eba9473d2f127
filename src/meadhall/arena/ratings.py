"""Ratings as they grow game by game: openskill's Plackett-Luce.

An agent that sits in several seats of a game is rated in each of them by what it was before, and moved by all of them
together. Games between equals teach nothing and are left out.
"""

from __future__ import annotations

from collections.abc import Sequence

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
            now = after(model, now, game)
    return now


def after(model: PlackettLuce, now: dict[str, Rating], game: Played) -> dict[str, Rating]:
    teams = [[model.rating(mu=now[name][0], sigma=now[name][1])] for name in game.agents]
    rated = model.rate(teams, ranks=[float(result.rank) for result in game.results])
    then = dict(now)
    for name, [seat] in zip(game.agents, rated):
        (mu, sigma), (before, doubt) = then[name], now[name]
        then[name] = (mu + seat.mu - before, sigma * seat.sigma / doubt)
    return then
