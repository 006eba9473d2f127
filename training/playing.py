"""Games to learn from: agents of several kinds, now and then a move at random, and what every seat had on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from training.evaluation import Evaluation
from training.fitting import Position, chances

from meadhall.agents.agent import Agent, seen_from
from meadhall.agents.budget import tables
from meadhall.agents.greedy import Greedy
from meadhall.agents.thinker import Thinker
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import CHANCE

FIRST_SEED = 1_000_000  # far from those on which the ladder is measured
ONE_IN = 24  # moves made at random, in the seats where any are
SEARCHING = 12  # one seat in so many searches
THOUGHT = 60  # tables to a move, of those who do
MOMENTS = 20  # of each game that are learned from: more of the same game tell little more


class Lesson(msgspec.Struct, frozen=True):
    """One game: rows of features at each moment that counts, and who won."""

    seed: int
    moments: list[list[list[float]]]
    won: list[float]
    turns: list[int] = []  # whose turn it was at each moment, in a game that says so

    def positions(self, weights: Sequence[float] = (), later: float = 0.0) -> list[Position]:
        """Some of its moments, from first to last; every game counts alike, however long it was.

        What is to be told is who won; or, for a share of it (`later`), how the table looks by these weights while
        everybody has another turn.
        """
        apart = max(1, len(self.moments) // MOMENTS)
        chosen = range(self.seed % apart, len(self.moments), apart)
        looks = [chances(rows, weights) for rows in self.moments] if later else []
        found: list[Position] = []
        for at in chosen:
            won = self.won
            if later:
                won = [(1.0 - later) * one + later * look for one, look in zip(won, self.later(at, looks))]
            found.append(Position(self.moments[at], won, 1.0 / len(chosen)))
        return found

    def later(self, at: int, looks: Sequence[Sequence[float]]) -> list[float]:
        """On average at the ends of the next turns, as many as there are seats: who has just moved looks best then.

        Where the game is over before, it has come to what it came to.
        """
        seats = len(self.won)
        ends = [then for then in range(at + 1, len(looks)) if self.turns[then] != self.turns[then - 1]][:seats]
        seen = [looks[then] for then in ends] + [self.won] * (seats - len(ends))
        return [sum(look[seat] for look in seen) / seats for seat in range(seats)]


@dataclass
class Wayward:
    """An agent that now and then does anything at all, so that games differ and mistakes are seen to cost."""

    agent: Agent
    one_in: int
    name: str = "wayward"

    def choose(self, seen: Any, dice: Dice) -> Any:
        if self.one_in and dice.below(self.one_in) == 0:
            return dice.choice(seen.options)
        return self.agent.choose(seen, dice)


def somebody(dice: Dice, searching: int) -> Agent:
    """Most look one move ahead, more or less far into their turn, and some of them err at times; a few search."""
    if searching and dice.below(searching) == 0:
        return Thinker("searching", tables(THOUGHT))
    return Wayward(Greedy(1, dice.below(3)), dice.choice([0, 0, ONE_IN]))


def play(
    rules: Rules,
    evaluation: Evaluation,
    seats: int,
    seed: int,
    options: dict[str, Choice],
    searching: int = SEARCHING,
) -> Lesson:
    """Moments that count: whenever somebody else is asked than before, so at the end of turns and amid fights."""
    dice = Dice(seed)
    agents = [somebody(dice, searching) for _ in range(seats)]
    state = rules.begin(seats, rules.choices(seats, options))
    core.run(state)
    moments: list[list[list[float]]] = []
    turns: list[int] = []
    last = CHANCE
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            core.answer(state, CHANCE, core.draw(state, dice))
            continue
        if seat != last:
            rows = evaluation.features(state)
            if rows:
                moments.append(rows)
                turns.append(rules.whose_turn(state) if rules.whose_turn else seat)
        last = seat
        core.answer(state, seat, agents[seat].choose(seen_from(rules, state, seat, dice), dice))
    won = [float(result.won) for result in rules.result(state)]
    if rules.is_cooperative:
        return Lesson(seed, [[rows[0], [0.0] * len(rows[0])] for rows in moments], [won[0], 1.0 - won[0]], turns)
    return Lesson(seed, moments, [share / sum(won) for share in won], turns)


class Heading(msgspec.Struct, frozen=True):
    """What a file of games was made for: with other features or weights, another is begun."""

    game: str
    seats: int
    options: dict[str, Choice]
    features: list[str]
    weights: list[float]
    searching: int = SEARCHING


def lessons(
    rules: Rules,
    evaluation: Evaluation,
    seats: int,
    games: int,
    options: dict[str, Choice],
    kept: Path,
    searching: int = SEARCHING,
) -> Iterator[Lesson]:
    """So many games; those that are kept already are not played again."""
    heading = Heading(rules.name, seats, options, list(evaluation.names), list(evaluation.weights), searching)
    known = read(kept, heading)
    yield from known[:games]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with open(kept, "ab" if known else "wb") as file:
        if not known:
            file.write(msgspec.json.encode(heading) + b"\n")
        for number in range(len(known), games):
            lesson = play(rules, evaluation, seats, FIRST_SEED + number, options, searching)
            file.write(msgspec.json.encode(lesson) + b"\n")
            file.flush()
            yield lesson


def read(kept: Path, heading: Heading) -> list[Lesson]:
    if not kept.exists():
        return []
    first, *lines = kept.read_bytes().split(b"\n")
    try:
        if msgspec.json.decode(first, type=Heading) != heading:
            return []
        return [msgspec.json.decode(line, type=Lesson) for line in lines if line]
    except msgspec.DecodeError:  # cut off in the middle of a line: begun anew
        return []
