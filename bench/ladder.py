"""The ladder of levels, measured: `python bench/ladder.py [--minutes M] [--games N] [ROW…]` writes docs/ladder.md.

Each row is a contest of the arena. What came of it is kept in docs/ladder.json and gone on with when the row is asked
for again, so a ladder is climbed in as many evenings as it takes. Whoever thinks otherwise than before begins anew;
until then the page says that a row is of before. It says of every row how many games there are, and the command that
plays it again.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from meadhall.arena import pools
from meadhall.arena.results import Played, share_of_win
from meadhall.arena.schedule import Contest, contest
from meadhall.arena.shares import wilson
from meadhall.games.yggdrasil.table_options import DIFFICULTIES
from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs/ladder.json"
PAGE = ROOT / "docs/ladder.md"
AGENTS = ROOT / "src/meadhall/agents"
MINDS = ("budget.py", "levels.py", "search.py", "plans.py", "greedy.py", "thrall.py")
PLANNING = ("plans.py",)  # of them, for games whose turns are planned
JUDGED_BY = ("evaluate.py", "features.py", "imagine.py", "weights.json")  # of a game, where it has them
FIRST_SEED = 0  # what the arena begins with if nobody names a seed, so tune on others


class Tally(msgspec.Struct, frozen=True):
    """What came of a row so far."""

    mind: str  # of those who played
    games: int = 0
    won: float = 0.0  # a shared victory counts as its share
    decisions: int = 0
    seconds: float = 0.0

    def and_of(self, row: Row, games: Iterable[Played]) -> Tally:
        found = list(games)
        seats = [(game, game.agents.index(row.seats[0])) for game in found]
        together = shelf.find(row.game).is_cooperative
        return Tally(
            self.mind,
            self.games + len(found),
            self.won + sum(share_of_win(game.results, seat, together) for game, seat in seats),
            self.decisions + sum(game.decisions[seat] for game, seat in seats),
            round(self.seconds + sum(game.thinking[seat] for game, seat in seats), 3),
        )


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
    def mind(self) -> str:
        """Another wherever the levels search, plan or judge this game otherwise."""
        folder = ROOT / "src/meadhall/games" / self.game.replace("-", "")
        plans = shelf.find(self.game).habit.plans > 0
        minds = [AGENTS / name for name in MINDS if plans or name not in PLANNING]
        files = [*minds, *(folder / name for name in JUDGED_BY)]
        return hashlib.sha256(b"".join(file.read_bytes() for file in files if file.exists())).hexdigest()[:12]

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
GODS = range(1, 7)
TEAMS = {(gods, hard): team("skald", gods, None, hard) for hard, _, _ in DIFFICULTIES for gods in GODS}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("rows", nargs="*", help="words of the rows to be played, such as `raids skald`; else all")
    asked.add_argument("--games", type=int, default=400, help="in each row, counting those there are")
    asked.add_argument("--minutes", type=float, default=0, help="of each row, and then on to the next; 0: no limit")
    asked.add_argument("--workers", type=int, default=2)
    chosen = asked.parse_args()
    for row in dict.fromkeys([*ROWS, *TEAMS.values()]):
        if all(word in row.name for word in chosen.rows):
            climb(row, chosen.games, chosen.minutes, chosen.workers)
            write_page()


def climb(row: Row, games: int, minutes: float, workers: int) -> None:
    """So many games, whole rounds of seats, or as many as the minutes allow."""
    ends = time.monotonic() + 60 * minutes
    tally = tallies().get(row.name, Tally(row.mind))
    if tally.mind != row.mind:
        tally = Tally(row.mind)
    step = len(row.contest.round) * workers
    with pools.opened(workers) as pool:
        while tally.games < games and (not minutes or time.monotonic() < ends):
            fixtures = list(row.contest.fixtures(row.contest.whole_rounds(min(games, tally.games + step))))
            tally = tally.and_of(row, pool(fixtures[tally.games :]))
            keep(row, tally)
            print(row_of(row, tally), flush=True)


def tallies() -> dict[str, Tally]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Tally]) if KEPT.exists() else {}


def keep(row: Row, tally: Tally) -> None:
    kept = tallies() | {row.name: tally}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted")) + b"\n")


def write_page() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    known = [(row, tally) for row in ROWS if (tally := tallies().get(row.name)) is not None]
    lines = [
        "# The ladder",
        "",
        "How the levels fare, one against others, each seed in every rotation of the seats; in Yggdrasil as a team.",
        "`python bench/ladder.py` plays the rows and writes this page; each goes on where it stopped. The interval is",
        "Wilson's at 95 %; a shared victory counts as its share. A quarter is chance at four seats, a half at two.",
        "A row with few games says little, and is there to be gone on with; one with a ° was played before the levels",
        "learnt to think as they do now. Why Clash of Rage is the hardest to think about, and what was tried there, is",
        "told in [training.md](training.md).",
        "",
        "| game | who | against | games | won | interval | aim | ms a move |",
        "|---|---|---|---:|---:|---|---:|---:|",
        *[row_of(row, tally) for row, tally in known],
        "",
        *teams(),
        "## The same again",
        "",
        "The same command gives the same row on every machine, but for the time:",
        "",
        *[f"    {row.command(tally.games)}" for row, tally in known if tally.mind == row.mind],
        "",
    ]
    return "\n".join(lines)


def teams() -> list[str]:
    """Yggdrasil by the number of gods and the difficulty."""
    known = tallies()
    if not any(row.name in known for row in TEAMS.values()):
        return []
    lines = [
        "## Gods and difficulty",
        "",
        "Games of Yggdrasil that a team of skalds wins (of how many), by the number of gods; seeds as above:",
        "",
        f"| difficulty | {' | '.join(map(str, GODS))} |",
        f"|---|{'---:|' * len(GODS)}",
    ]
    for hard, _, _ in DIFFICULTIES:
        cells = [share_of(TEAMS[gods, hard], known) for gods in GODS]
        lines.append(f"| {hard.replace('_', ' ')} | {' | '.join(cells)} |")
    return [*lines, ""]


def share_of(row: Row, known: dict[str, Tally]) -> str:
    tally = known.get(row.name)
    if tally is None:
        return ""
    return f"{tally.won / tally.games:.0%} ({tally.games}{'' if tally.mind == row.mind else '°'})"


def row_of(row: Row, tally: Tally) -> str:
    aim = "" if row.aim is None else f"{row.aim:.0%}"
    low, high = wilson(tally.won, tally.games)
    games = f"{tally.games}{'' if tally.mind == row.mind else '°'}"
    won, between = f"{tally.won / tally.games:.1%}", f"{low:.1%} – {high:.1%}"
    a_move = f"{1000 * tally.seconds / tally.decisions:.0f}"
    cells = [row.game, row.seats[0], against(row.seats, row.options), games, won, between, aim, a_move]
    return f"| {' | '.join(cells)} |"


def against(seats: Sequence[str], options: Sequence[tuple[str, Choice]]) -> str:
    if options:
        return f"{len(seats)} gods, {options[0][1]}"
    return f"{len(seats) - 1} {seats[1]}"


if __name__ == "__main__":
    main()
