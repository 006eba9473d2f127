"""Many games between agents, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from meadhall.agents.agent import Agent, seen_from
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Choice, Rules, SeatResult
from meadhall.kernel.values import CHANCE, Seat


def play_game(
    rules: Rules, agents: Sequence[Agent], seed: int, options: dict[str, Choice] | None = None
) -> tuple[SeatResult, ...]:
    """One game, one agent for each seat; the same seed gives the same game."""
    return rules.result(final_state(rules, agents, seed, options))


def final_state(rules: Rules, agents: Sequence[Agent], seed: int, options: dict[str, Choice] | None = None) -> Any:
    dice, thoughts = Dice(seed), Dice(seed + 1_000_003)
    state = rules.begin(len(agents), rules.choices(len(agents), options or {}))
    core.run(state)
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            core.answer(state, CHANCE, core.draw(state, dice))
        else:
            core.answer(state, seat, agents[seat].choose(seen_from(rules, state, seat, thoughts), thoughts))
    return state


@dataclass
class Tally:
    """How often one agent won, and how sure that is."""

    games: int = 0
    won: float = 0.0  # a shared victory counts as its share
    scores: list[int] = field(default_factory=list)

    def add(self, rules: Rules, result: Sequence[SeatResult], seat: Seat) -> None:
        """One game more. Those who play together do not divide their victory."""
        victors = sum(1 for other in result if other.won)
        self.games += 1
        self.scores.append(result[seat].score)
        if result[seat].won:
            self.won += 1.0 if rules.is_cooperative else 1 / victors

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's interval at 95 %."""
        return wilson(self.won, self.games)


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    if games == 0:
        return (0.0, 1.0)
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def one_against_others(
    rules: Rules,
    hero: Agent,
    others: Agent,
    seats: int,
    games: int,
    first_seed: int = 0,
    options: dict[str, Choice] | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Tally:
    """`hero` in each seat in turn, `others` in all the rest."""
    tally = Tally()
    for number in range(games):
        place = number % seats
        agents = [hero if seat == place else others for seat in range(seats)]
        result = play_game(rules, agents, first_seed + number, options)
        tally.add(rules, result, place)
        progress()
    return tally
