"""Who plays whom, in which seats, with which seed.

A *line-up* is one agent for each seat. A *round* has one seed: each line-up is played with it once in every
rotation of the seats, so what luck the seed brings to a seat comes to everybody in turn. Where agents sit twice,
rotations that look alike are played once. Games are numbered round by round, so a game's number says all about it,
however many are played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

import msgspec

from meadhall.agents import players
from meadhall.arena.results import Fixture
from meadhall.arena.troubles import BadContest
from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice

LineUp: TypeAlias = tuple[str, ...]


class Contest(msgspec.Struct, frozen=True):
    """All that says which games are played; how many of them is left open."""

    game: str
    version: int  # of its rules
    line_ups: tuple[LineUp, ...]
    options: dict[str, Choice]
    first_seed: int

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    @property
    def agents(self) -> list[str]:
        """Each once, as they were first named."""
        return list(dict.fromkeys([name for line_up in self.line_ups for name in line_up]))

    @property
    def round(self) -> list[LineUp]:
        """The tables of one seed, agents by seat."""
        return [table for line_up in self.line_ups for table in rotations(line_up)]

    def whole_rounds(self, games: int) -> int:
        """As many games as asked for, and those that complete the last round."""
        size = len(self.round)
        return -(-games // size) * size

    def fixtures(self, games: int) -> Iterator[Fixture]:
        tables = self.round
        for number in range(games):
            seed, at = divmod(number, len(tables))
            yield Fixture(number, self.game, self.first_seed + seed, tables[at], self.options)


def contest(
    game: str, line_ups: Sequence[LineUp], options: dict[str, Choice] | None = None, first_seed: int = 0
) -> Contest:
    """A contest that can be played: game, agents, seats and options exist."""
    rules = shelf.find(game)
    for name in dict.fromkeys([name for line_up in line_ups for name in line_up]):
        players.check(name, game)
    chosen = [rules.choices(len(line_up), options or {}) for line_up in line_ups]
    return Contest(game, rules.version, tuple(line_ups), chosen[0], first_seed)


def line_ups_of(agents: Sequence[str], seats: int) -> list[LineUp]:
    """Every choice of agents for these seats, as rotations do the rest.

    More agents than seats: every selection of them. Fewer: every way to share the seats out in which all take part.
    """
    if len(set(agents)) < len(agents):
        twice = next(name for name in agents if agents.count(name) > 1)
        raise BadContest("agent-named-twice", agent=twice)
    if len(agents) >= seats:
        return list(combinations(agents, seats))
    return [
        tuple(sorted([*agents, *more], key=agents.index))
        for more in combinations_with_replacement(agents, seats - len(agents))
    ]


def rotations(line_up: LineUp) -> list[LineUp]:
    """Everybody one seat on, until all have been everywhere; those that look alike once."""
    turned = [line_up[-by:] + line_up[:-by] if by else line_up for by in range(len(line_up))]
    return list(dict.fromkeys(turned))
