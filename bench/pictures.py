"""Whether every picture is true: random games told by the hall, followed by the browser client's own code.

    python bench/pictures.py --games 200
    python bench/pictures.py --games 50 --game raids --first-seed 1000

A picture is what a seat, or somebody who only watches, has before them after an event: the view they were shown at
first, with every change they were told since. The client's code applies the changes (`web/tests/followed.ts`), and each
picture is compared, as text, with the view the rules give of the table at that very event. Any difference is listed,
and ends it with 1.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.referee import ANSWER, Referee
from meadhall.server.tables.views import Views

WEB = Path(__file__).parents[1] / "web"
GAMES_AT_ONCE = 10  # are written down, then followed: the client takes seconds to begin, and a long game 30 megabytes


@dataclass
class Compared:
    """How much was compared, and where a picture was not the truth."""

    games: int = 0
    events: int = 0
    pictures: int = 0
    differences: list[str] = field(default_factory=list)

    def __add__(self, other: Compared) -> Compared:
        return Compared(
            self.games + other.games,
            self.events + other.events,
            self.pictures + other.pictures,
            self.differences + other.differences,
        )

    def __str__(self) -> str:
        counts = f"{self.games:,} games, {self.events:,} events, {self.pictures:,} pictures"
        return f"{counts}, {len(self.differences):,} differences"


def followed(rules: Rules, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """A random game as the hall tells it: for each watcher the view at first, then all events beside the truth."""
    referee = Referee(rules, seats, rules.choices(seats, {}), seed, None)
    views, dice = Views(rules), Dice(seed + 1)
    watchers: list[Seat | None] = [*range(seats), None]
    lines = {seat: line(rules, seed, seat, views.show(referee.state, seat)) for seat in watchers}
    while not referee.is_over:
        told = len(referee.told)
        answer_for_one(referee, dice)
        happened = to_wire.EventSpan(referee.told[told:], referee.told_at[told:], told)
        scenes = referee.take_scenes()
        retold = views.tell(happened, scenes, set(watchers))
        for seat in watchers:
            lines[seat]["told"] += [
                {"event": encoded(event), "view": encoded(rules.view(scene, seat))}
                for event, scene in zip(retold.seen_by(seat), scenes, strict=True)
            ]
    yield from lines.values()


def line(rules: Rules, seed: int, seat: Seat | None, first: Any) -> dict[str, Any]:
    return {"game": rules.name, "seed": seed, "seat": seat, "first": encoded(first), "told": []}


def answer_for_one(referee: Referee, dice: Dice) -> None:
    seat = referee.waiting[0]
    if seat == CHANCE:
        referee.chance(0.0)
    else:
        referee.answer(seat, dice.choice(core.options(referee.state, seat)), ANSWER, 0, 0.0)


def encoded(content: Any) -> msgspec.Raw:
    """As it goes to a browser."""
    return msgspec.Raw(wire.encode(content))


def compared(games: Sequence[tuple[Rules, int]]) -> Compared:
    """These games, each with its seed, at tables of every size in turn: told by the hall and followed by the client."""
    done = Compared(games=len(games))
    with tempfile.TemporaryDirectory(prefix="meadhall-pictures-") as folder:
        file = Path(folder) / "followed.jsonl"
        with file.open("wb") as written:
            for rules, seed in games:
                lines = list(followed(rules, rules.seats[-1 - seed % len(rules.seats)], seed))
                written.writelines([msgspec.json.encode(one) + b"\n" for one in lines])
                done.events += len(lines[0]["told"])
        follow(file, done)
    return done


def follow(file: Path, done: Compared) -> None:
    """Let the client follow what is written in the file, and add what it found."""
    command = ["npm", "exec", "--", "vitest", "run", "tests/followed.ts"]
    report = file.with_suffix(".report")
    environment = {**os.environ, "MEADHALL_FOLLOWED": str(file), "MEADHALL_FOLLOWED_REPORT": str(report)}
    run = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if run.returncode or not report.exists():
        raise SystemExit(f"the client did not follow:\n{run.stdout}{run.stderr}")
    found = msgspec.json.decode(report.read_bytes())
    done.pictures += found["pictures"]
    done.differences += found["differences"]


def study(rules: Rules, seeds: range) -> Iterator[Compared]:
    """As many games as asked for, a few at a time."""
    for first in range(seeds.start, seeds.stop, GAMES_AT_ONCE):
        yield compared([(rules, seed) for seed in range(first, min(first + GAMES_AT_ONCE, seeds.stop))])


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=20, help="how many of each game")
    asked.add_argument("--game", choices=shelf.names(), action="append", help="this one; may be repeated; all if none")
    asked.add_argument("--first-seed", type=int, default=0, help="of the first game; each has the next one")
    wishes = asked.parse_args()
    seeds = range(wishes.first_seed, wishes.first_seed + wishes.games)
    console = Console(width=140, highlight=False)
    whole = Compared()
    with Progress(console=console) as progress:
        for name in wishes.game or shelf.names():
            of_this_game, task = Compared(), progress.add_task(name, total=len(seeds))
            for part in study(shelf.find(name), seeds):
                of_this_game += part
                progress.advance(task, part.games)
                for difference in part.differences:
                    console.print(difference, markup=False)
            console.print(f"{name}: {of_this_game}")
            whole += of_this_game
    console.print(f"all: {whole}")
    return 1 if whole.differences else 0


if __name__ == "__main__":
    sys.exit(main())
