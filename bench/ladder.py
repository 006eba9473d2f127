"""The ladder of levels, measured: `python bench/ladder.py [--minutes M] [--games N] [ROW…]` writes docs/ladder.md.

Each row is a contest of the arena, kept game by game in build/ladder and gone on with when it is asked for again, so a
ladder is climbed in as many evenings as it takes. The page says of every row how many games there are, and the command
that plays it again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from meadhall.arena.results import Played
from meadhall.arena.running import run
from meadhall.arena.schedule import Contest, contest
from meadhall.arena.table import table
from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build/ladder"
PAGE = ROOT / "docs/ladder.md"
FIRST_SEED = 0  # what the arena begins with if nobody names a seed, so tune on others


@dataclass(frozen=True)
class Row:
    game: str
    seats: tuple[str, ...]  # the first is whom the row is about
    aim: float | None = None
    options: tuple[tuple[str, Choice], ...] = ()

    @property
    def name(self) -> str:
        wishes = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game} {','.join(self.seats)}{wishes}"

    @property
    def contest(self) -> Contest:
        return contest(self.game, [self.seats], dict(self.options), FIRST_SEED)

    @property
    def journal(self) -> Path:
        return KEPT / (self.name.replace(" ", "_").replace(",", "+") + ".jsonl")

    def command(self, games: int) -> str:
        wishes = "".join(f" -o {name}={value}" for name, value in self.options)
        return f"meadhall arena {self.game} --seats {','.join(self.seats)} --games {games} --seed {FIRST_SEED}{wishes}"


def one_against(game: str, one: str, others: str, aim: float | None, seats: int = 4) -> Row:
    return Row(game, (one, *[others] * (seats - 1)), aim)


def team(level: str, gods: int, aim: float | None, difficulty: str = "normal") -> Row:
    return Row("yggdrasil", (level,) * gods, aim, (("difficulty", difficulty),))


RIVALS = {"raids": 0.75, "blood-rage": 0.65, "clash-of-rage": 0.65}
ROWS = [
    *[one_against(game, "skald", "greedy", aim) for game, aim in RIVALS.items()],
    team("skald", 2, 0.6),
    *[one_against(game, "greedy", "thrall", None) for game in RIVALS],
    *[one_against(game, "thrall", "random", None) for game in RIVALS],
    *[one_against(game, "jarl", "greedy", 0.9, 2) for game in RIVALS],
    *[one_against(game, "jarl", "skald", 0.45) for game in RIVALS],
    team("greedy", 2, None),
    team("jarl", 2, 0.8),
    team("jarl", 4, 0.5),
    team("jarl", 2, 0.6, "hard"),
    *[one_against(game, "odin", "jarl", 0.33) for game in RIVALS],
]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("rows", nargs="*", help="words of the rows to be played, such as `raids skald`; else all")
    asked.add_argument("--games", type=int, default=400, help="in each row, counting those there are")
    asked.add_argument("--minutes", type=float, default=0, help="of each row, and then on to the next; 0: no limit")
    asked.add_argument("--workers", type=int, default=2)
    chosen = asked.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for row in ROWS:
        if all(word in row.name for word in chosen.rows):
            climb(row, chosen.games, chosen.minutes, chosen.workers)
            write_page()


def climb(row: Row, games: int, minutes: float, workers: int) -> None:
    """So many games, whole rounds of seats, or as many as the minutes allow."""
    ends = time.monotonic() + 60 * minutes
    size, known = len(row.contest.round), len(games_of(row))
    step = size * workers
    while known < games and (not minutes or time.monotonic() < ends):
        known = min(games, known + step)
        run(row.contest, known, workers=workers, out=row.journal)
        print(row.name, json.dumps(figures(row)), flush=True)


def games_of(row: Row) -> list[Played]:
    """Those that are kept, as far as whole rounds go."""
    if not row.journal.exists():
        return []
    lines = row.journal.read_text(encoding="utf-8").splitlines()
    known = len(lines) - 1  # the first says which contest it is
    whole = known - known % len(row.contest.round)
    return run(row.contest, whole, out=row.journal) if whole else []


def figures(row: Row) -> dict[str, float] | None:
    games = games_of(row)
    if not games:
        return None
    found = table(row.contest, games)
    together = shelf.find(row.game).is_cooperative
    line = found.teams[0] if together else next(one for one in found.agents if one.agent == row.seats[0])
    assert line.interval is not None
    low, high = line.interval
    thinking = msgspec.structs.asdict(found.time)["ms_a_decision"][row.seats[0]]
    return {"games": len(games), "rate": line.rate, "low": low, "high": high, "ms": thinking}


def write_page() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    lines = [
        "# The ladder",
        "",
        "How the levels fare, one against others, each seed in every rotation of the seats; in Yggdrasil as a team.",
        "`python bench/ladder.py` plays the rows and writes this page; each goes on where it stopped. The interval is",
        "Wilson's at 95 %; a shared victory counts as its share. A quarter is chance at four seats, a half at two.",
        "A row with few games says little, and is there to be gone on with. Why Clash of Rage is the hardest to think",
        "about, and what was tried there, is told in [training.md](training.md).",
        "",
        "| game | who | against | games | won | interval | aim | ms a move |",
        "|---|---|---|---:|---:|---|---:|---:|",
        *[line for line in map(row_of, ROWS) if line],
        "",
        "## The same again",
        "",
        "The same command gives the same row on every machine, but for the time:",
        "",
        *[f"    {row.command(len(games_of(row)))}" for row in ROWS if games_of(row)],
        "",
    ]
    return "\n".join(lines)


def row_of(row: Row) -> str:
    found = figures(row)
    if found is None:
        return ""
    aim = "" if row.aim is None else f"{row.aim:.0%}"
    others = against(row.seats, row.options)
    won, between = f"{found['rate']:.1%}", f"{found['low']:.1%} – {found['high']:.1%}"
    cells = [row.game, row.seats[0], others, f"{found['games']:.0f}", won, between, aim, f"{found['ms']:.0f}"]
    return f"| {' | '.join(cells)} |"


def against(seats: Sequence[str], options: Sequence[tuple[str, Choice]]) -> str:
    if options:
        return f"{len(seats)} gods, {options[0][1]}"
    return f"{len(seats) - 1} {seats[1]}"


if __name__ == "__main__":
    main()
