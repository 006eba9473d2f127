"""Old weights against new: `python training/compare.py GAME OLD NEW --level greedy --games N`.

Every second seat plays by the one file, the others by the other; each seed is played both ways round, so that a half is
chance. New weights replace old ones only if they win here.

With `--against greedy`, one seat of the level plays by new weights against greedy agents by old ones, in every seat for
each seed, as in a contest of the arena: there one share in as many as there are seats is chance.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from training.evaluation import Evaluation, evaluation_of  # noqa: E402

from meadhall.agents import roster  # noqa: E402
from meadhall.agents.agent import Agent  # noqa: E402
from meadhall.arena.playing import play_game  # noqa: E402
from meadhall.arena.shares import wilson  # noqa: E402
from meadhall.kernel import shelf  # noqa: E402
from meadhall.kernel.dice import Dice  # noqa: E402
from meadhall.kernel.rules import Rules  # noqa: E402
from meadhall.kernel.weights import read_weights  # noqa: E402

FIRST_SEED = 2_000_000  # neither learned from nor on the ladder


@dataclass
class Weighing:
    """An agent that goes by weights of its own."""

    agent: Agent
    evaluation: Evaluation
    weights: Sequence[float]
    name: str = "weighing"

    def choose(self, seen: Any, dice: Dice) -> Any:
        self.evaluation.use(self.weights)
        return self.agent.choose(seen, dice)


def main(words: list[str] | None = None) -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("old", type=Path)
    asked.add_argument("new", type=Path)
    asked.add_argument("--level", default="greedy")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--against", help="a level: one seat by new weights against all others at it, by old weights")
    asked.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    chosen = asked.parse_args(words)
    rules = shelf.find(chosen.game)
    evaluation = evaluation_of(rules)
    old, new = [read_weights(path.read_bytes(), evaluation.names, str(path)) for path in (chosen.old, chosen.new)]
    level, against = chosen.level, chosen.against
    if against:
        won = challenge(rules, evaluation, old, new, level, against, chosen.games, chosen.seats, chosen.seed)
        title = f"{level} against {against}"
    else:
        won = compare(rules, evaluation, old, new, level, chosen.games, chosen.seats, chosen.seed)
        title = level
    low, high = wilson(sum(won), len(won))
    print(f"{title}: new weights won {sum(won) / len(won):.1%} of {len(won)} games ({low:.1%} – {high:.1%})")


def compare(
    rules: Rules,
    evaluation: Evaluation,
    old: Sequence[float],
    new: Sequence[float],
    level: str,
    games: int,
    seats: int,
    seed: int = FIRST_SEED,
) -> list[float]:
    """For each game, the share of the victory that went to those with new weights."""
    kept = list(evaluation.weights)
    shares: list[float] = []
    for number in range(games):
        is_new = [(seat + number) % 2 == 0 for seat in range(seats)]
        agents = [Weighing(roster.agent(level), evaluation, new if mine else old) for mine in is_new]
        shares.append(share_of(rules, agents, is_new, seed + number // 2))
    evaluation.use(kept)
    return shares


def challenge(
    rules: Rules,
    evaluation: Evaluation,
    old: Sequence[float],
    new: Sequence[float],
    level: str,
    against: str,
    games: int,
    seats: int,
    seed: int = FIRST_SEED,
) -> list[float]:
    """For each game, the share of the victory that went to the one with new weights."""
    kept = list(evaluation.weights)
    shares: list[float] = []
    for number in range(games):
        is_new = [seat == number % seats for seat in range(seats)]
        agents = [
            Weighing(roster.agent(level if mine else against), evaluation, new if mine else old) for mine in is_new
        ]
        shares.append(share_of(rules, agents, is_new, seed + number // seats))
    evaluation.use(kept)
    return shares


def share_of(rules: Rules, agents: Sequence[Agent], is_new: Sequence[bool], seed: int) -> float:
    winners = [mine for mine, result in zip(is_new, play_game(rules, agents, seed)) if result.won]
    return sum(winners) / len(winners)


if __name__ == "__main__":
    main()
