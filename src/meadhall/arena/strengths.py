"""How strong agents are, from all games at once: a Plackett-Luce fit.

Every agent has a strength. The first place of a game goes to a seat with the chance that its agent's strength has
among the strengths of all seats; the second place in the same way among those that remain, and so on. The strengths
under which the games were most likely are found by Hunter's MM algorithm (Annals of Statistics 32, 2004); it does
not mind an agent that sits in several seats.

A tie counts as each of its orders, in equal parts. So that nobody is infinitely strong who never lost, each two
agents have besides played one drawn game. Intervals are a bootstrap over seeds, not over games, since games of one
seed are not independent: as many seeds are picked again and again with repetition, and the middle 95 % of what they
give is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import exp, log
from statistics import fmean
from typing import TypeAlias

from meadhall.arena.results import Played
from meadhall.arena.shares import SURE
from meadhall.kernel.dice import Dice

Places: TypeAlias = tuple[tuple[str, ...], ...]  # agents by rank, those that share one together
Stage: TypeAlias = tuple[str, tuple[str, ...]]  # who came first, among whom
Stages: TypeAlias = dict[Stage, float]  # how often

POINTS = 400 / log(10)  # on the scale people know: 400 points are odds of ten to one
DRAWS = 200  # of seeds
ROUNDS = 2_000  # of the fit, at most
CLOSE = 1e-6


def strengths(games: Sequence[Played]) -> dict[str, tuple[float, float, float]]:
    """Each agent's points above the average of all agents, and between which they lie."""
    by_seed = stages_by_seed(games)
    agents = sorted({name for game in games for name in game.agents})
    found = fit(agents, summed(list(by_seed.values())))
    drawn: dict[str, list[float]] = {name: [] for name in agents}
    for sample in samples(list(by_seed.values())):
        for name, points in fit(agents, sample, found).items():
            drawn[name].append(points)
    return {name: (found[name], *middle(drawn[name])) for name in agents}


def stages_by_seed(games: Sequence[Played]) -> dict[int, Stages]:
    by_seed: dict[int, Stages] = {}
    for game in games:
        stages = by_seed.setdefault(game.seed, {})
        for stage, weight in stages_of(places_of(game)).items():
            stages[stage] = stages.get(stage, 0.0) + weight
    return by_seed


def places_of(game: Played) -> Places:
    ranks = sorted({result.rank for result in game.results})
    return tuple(
        [
            tuple(sorted([name for name, result in zip(game.agents, game.results) if result.rank == rank]))
            for rank in ranks
        ]
    )


@lru_cache(maxsize=None)
def stages_of(places: Places) -> Stages:
    """Who came first among those that remained, place by place; what is certain says nothing and is left out."""
    stages: Stages = {}
    for at, tied in enumerate(places):
        behind = [name for group in places[at + 1 :] for name in group]
        orders = Counter(permutations(tied))
        for order, times in orders.items():
            for place, name in enumerate(order):
                among = tuple(sorted([*order[place:], *behind]))
                if len(set(among)) > 1:
                    stages[name, among] = stages.get((name, among), 0.0) + times / orders.total()
    return stages


def summed(parts: Sequence[Stages]) -> Stages:
    total: Stages = {}
    for part in parts:
        for stage, weight in part.items():
            total[stage] = total.get(stage, 0.0) + weight
    return total


def samples(by_seed: Sequence[Stages]) -> list[Stages]:
    """The same draws for the same games, on every machine."""
    dice = Dice(len(by_seed))
    return [summed([by_seed[dice.below(len(by_seed))] for _ in by_seed]) for _ in range(DRAWS)]


def fit(agents: Sequence[str], stages: Stages, begin: Mapping[str, float] | None = None) -> dict[str, float]:
    """Points of each agent above the average."""
    every = summed([stages, drawn_games(agents)])
    won, counted = dict.fromkeys(agents, 0.0), dict[tuple[str, ...], float]()
    for (name, among), weight in every.items():
        won[name] += weight
        counted[among] = counted.get(among, 0.0) + weight
    strength = {name: exp((begin or {}).get(name, 0.0) / POINTS) for name in agents}
    for _ in range(ROUNDS):
        before, strength = strength, improved(strength, won, counted)
        if max([abs(log(strength[name] / before[name])) for name in agents]) < CLOSE:
            break
    return {name: POINTS * log(strength[name]) for name in agents}


def drawn_games(agents: Sequence[str]) -> Stages:
    """One for each two agents."""
    return {(winner, pair): 0.5 for pair in combinations(agents, 2) for winner in pair}


def improved(
    strength: dict[str, float], won: dict[str, float], counted: dict[tuple[str, ...], float]
) -> dict[str, float]:
    """One round of the MM algorithm: what an agent won, by what it could have won. The average stays 1."""
    chances = dict.fromkeys(won, 0.0)
    for among, weight in counted.items():
        part = weight / sum([strength[name] for name in among])
        for name in among:
            chances[name] += part
    better = {name: won[name] / chances[name] for name in won}
    level = exp(fmean([log(each) for each in better.values()]))
    return {name: each / level for name, each in better.items()}


def middle(drawn: list[float]) -> tuple[float, float]:
    ordered = sorted(drawn)
    outside = int(len(ordered) * (1 - SURE) / 2)
    return ordered[outside], ordered[-1 - outside]
