"""Weights of an evaluation, fitted on games of its own: `python training/fit.py GAME --games N [--write]`.

Plays games, counts features whenever somebody else is asked, and finds the weights that tell best who won; a quarter of
the games is held out. Prints the log loss before and after, on games that were not learned from. See docs/training.md.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from training.evaluation import evaluation_of, write  # noqa: E402
from training.fitting import Position, fit, log_loss  # noqa: E402
from training.playing import SEARCHING, Lesson, lessons  # noqa: E402

from meadhall.kernel import shelf  # noqa: E402

KEPT = ROOT / "build/training"
ROUNDS = 3  # of a fit to how tables look later, which the weights found say anew
HELD_OUT = 4  # one game in so many is not learned from


def main(words: list[str] | None = None) -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--ridge", type=float, default=0.5, help="how much weights are pulled towards those in use")
    asked.add_argument(
        "--later", type=float, default=0.0, help="share of what is to be told that is how the table looks a round later"
    )
    asked.add_argument("--searching", type=int, default=SEARCHING, help="one seat in so many searches; 0: none does")
    asked.add_argument("--option", "-o", action="append", default=[], help="of the table, such as map=random")
    asked.add_argument("--write", action="store_true", help="keep the weights beside the game")
    chosen = asked.parse_args(words)
    rules = shelf.find(chosen.game)
    evaluation = evaluation_of(rules)
    wishes = dict(wish.split("=", 1) for wish in chosen.option)
    options = rules.choices(chosen.seats, wishes)
    name = "-".join([rules.name, str(chosen.seats), *[f"{key}={value}" for key, value in wishes.items()]])
    kept = KEPT / f"{name}.jsonl"
    played = list(lessons(rules, evaluation, chosen.seats, chosen.games, options, kept, chosen.searching))
    weights = list(evaluation.weights)
    for _ in range(ROUNDS if chosen.later else 1):
        learned, _ = parted(played, weights, chosen.later)
        weights = fit(learned, chosen.ridge, evaluation.weights)
    learned, held = parted(played)
    tell(learned, held, list(evaluation.names), list(evaluation.weights), weights)
    if chosen.write:
        command = " ".join(["python training/fit.py", *(sys.argv[1:] if words is None else words)])
        print(f"written to {write(rules, evaluation.names, weights, command).relative_to(ROOT)}")


def parted(
    played: list[Lesson], weights: Sequence[float] = (), later: float = 0.0
) -> tuple[list[Position], list[Position]]:
    learned: list[Position] = []
    held: list[Position] = []
    for number, lesson in enumerate(played):
        (held if number % HELD_OUT == 0 else learned).extend(lesson.positions(weights, later))
    return learned, held


def tell(learned: list[Position], held: list[Position], names: list[str], old: list[float], new: list[float]) -> None:
    print(f"{len(learned)} positions learned from, {len(held)} held out")
    print(f"log loss knowing nothing: {math.log(len(held[0].rows)):.4f}")
    for title, weights in (("before", old), ("after", new)):
        print(f"log loss {title}: {log_loss(learned, weights):.4f} learned, {log_loss(held, weights):.4f} held out")
    for name, before, after in zip(names, old, new):
        print(f"{name:24}{before:10.3f}{after:10.3f}")


if __name__ == "__main__":
    main()
