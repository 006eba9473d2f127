"""What goes with winning: seats, clans, cards taken.

For each thing the share of wins of those who had it is compared with that of those who had not, among tries of the same
agent (or, where all win together, of the same team), and averaged over agents: a strong agent's favourite card does not
look strong for that. The uncertainty is taken from seeds, since the seats of one game depend on each other. Of many
things some look unusual by luck alone; so each section's verdicts use wider intervals that hold for all of its things
together (Bonferroni).

It is what goes with winning, not what makes one win: who leads can afford more. Therefore a thing is too strong or too
weak by what is usual among its like: the average difference of a section's things, each counted as often as it was had.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

import msgspec

from meadhall.arena.results import Played, share_of_win
from meadhall.arena.shares import SURE, wilson, z_of
from meadhall.kernel.values import Seat

FEW = 20  # seeds with a thing, and without it: below that nothing is said of it

STRONG, WEAK, EVEN, UNSAID = "strong", "weak", "even", "few"


@dataclass(frozen=True)
class Try:
    """A seat in a game, or a whole team."""

    seed: int
    kind: Hashable  # tries of one kind are compared with each other
    won: float
    things: frozenset[str]


class Worth(msgspec.Struct, frozen=True):
    """How those fared who had a thing, and how the others did."""

    name: str
    tries: int  # with it
    share: float
    interval: tuple[float, float]  # Wilson's
    without: int
    share_without: float
    difference: float  # to the others, among equal agents
    between: tuple[float, float]  # 95 %
    for_all: tuple[float, float]  # 95 % for all things of the section together
    verdict: str


def tries_of(
    games: Sequence[Played], is_cooperative: bool, things: Callable[[Played, Seat], Iterable[str]]
) -> list[Try]:
    """A try for each seat; for each game where all win or lose together."""
    if not is_cooperative:
        return [
            Try(game.seed, name, share_of_win(game.results, seat, False), frozenset(things(game, seat)))
            for game in games
            for seat, name in enumerate(game.agents)
        ]
    return [
        Try(
            game.seed,
            tuple(sorted(game.agents)),
            float(game.results[0].won),
            frozenset([thing for seat in range(len(game.agents)) for thing in things(game, seat)]),
        )
        for game in games
    ]


class Worths(msgspec.Struct, frozen=True):
    """A section: things of one sort, the best first."""

    average: float  # difference of a thing of this sort
    things: tuple[Worth, ...]


def worths(tries: Sequence[Try]) -> Worths:
    """Of every thing anybody had."""
    sums = {thing: Sums() for each in tries for thing in sorted(each.things)}
    everybody = Sums()
    for each in tries:
        everybody.add(each)
        for thing in each.things:
            sums[thing].add(each)
    differences = {thing: compared(part, everybody) for thing, part in sums.items()}
    judged = [thing for thing, part in sums.items() if is_judged(part, everybody)]
    counted = sum([sums[thing].tries for thing in judged])
    average = sum([differences[thing][0] * sums[thing].tries for thing in judged]) / max(1, counted)
    found = [weighed(thing, part, everybody, differences[thing], average, len(judged)) for thing, part in sums.items()]
    return Worths(average, tuple(sorted(found, key=lambda worth: (-worth.difference, worth.name))))


@dataclass
class Sums:
    """Tries and what they won, by kind and seed."""

    cells: dict[Hashable, dict[int, list[float]]] = field(default_factory=dict)
    tries: int = 0
    won: float = 0.0
    seeds: set[int] = field(default_factory=set)

    def add(self, each: Try) -> None:
        cell = self.cells.setdefault(each.kind, {}).setdefault(each.seed, [0, 0.0])
        cell[0] += 1
        cell[1] += each.won
        self.tries += 1
        self.won += each.won
        self.seeds.add(each.seed)

    def of_kind(self, kind: Hashable) -> tuple[float, float]:
        cells = self.cells.get(kind, {}).values()
        return sum([cell[0] for cell in cells]), sum([cell[1] for cell in cells])


def is_judged(thing: Sums, everybody: Sums) -> bool:
    return len(thing.seeds) >= FEW and everybody.tries - thing.tries >= FEW


def weighed(name: str, thing: Sums, everybody: Sums, found: tuple[float, float], average: float, judged: int) -> Worth:
    difference, deviation = found
    without = everybody.tries - thing.tries
    wide = z_of(1 - (1 - SURE) / max(1, judged)) * deviation
    narrow = z_of(SURE) * deviation
    return Worth(
        name=name,
        tries=thing.tries,
        share=thing.won / thing.tries,
        interval=wilson(thing.won, thing.tries),
        without=without,
        share_without=(everybody.won - thing.won) / without if without else 0.0,
        difference=difference,
        between=(difference - narrow, difference + narrow),
        for_all=(difference - wide, difference + wide),
        verdict=verdict(difference - average, wide) if is_judged(thing, everybody) else UNSAID,
    )


def verdict(beyond: float, wide: float) -> str:
    """Of a thing that is so much better than the average of its like."""
    if abs(beyond) <= wide:
        return EVEN
    return STRONG if beyond > 0 else WEAK


def compared(thing: Sums, everybody: Sums) -> tuple[float, float]:
    """The difference of shares, with against without, and its deviation.

    It is the slope of winning on having the thing, each kind of try having a level of its own. Its deviation is that
    of the sums by seed, with the slope taken out or left in, whichever says less.
    """
    spread = together = 0.0
    scores: dict[int, list[float]] = {}
    for kind, seeds in everybody.cells.items():
        count, won = everybody.of_kind(kind)
        having, won_having = thing.of_kind(kind)
        had, rate = having / count, won / count
        spread += having * (1 - had)
        together += won_having - had * won
        with_it = thing.cells.get(kind, {})
        for seed, (tries, wins) in seeds.items():
            n, w = with_it.get(seed, (0, 0.0))
            score = scores.setdefault(seed, [0.0, 0.0])
            score[0] += w - had * wins - rate * n + tries * had * rate
            score[1] += n - 2 * had * n + tries * had * had
    if spread < 1e-12:
        return 0.0, 0.0
    slope = together / spread
    variances = [sum([(cross - part * own) ** 2 for cross, own in scores.values()]) for part in (slope, 0.0)]
    seeds_played = len(scores)
    correction = seeds_played / (seeds_played - 1) if seeds_played > 1 else 1.0
    return slope, sqrt(max(variances) * correction) / spread
