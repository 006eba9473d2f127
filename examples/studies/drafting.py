"""Which card of Blood Rage is drafted too late? Plays games, and writes the answer as a page with a picture.

    python examples/studies/drafting.py --games 2000 --agent greedy docs/study-drafting.md

For each card: how early it is kept when it is seen (1 is the first card of a pack, 6 the last one kept), and how much
more often those won who kept it, among agents that are all the same. A line through all cards says what a place in the
draft is usually worth; a card far above it is kept too late, one far below too early.
"""

# mypy: disable-error-code="import-not-found"
from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from drawing import drawn

from meadhall.agents import players
from meadhall.arena.playing import final_state
from meadhall.arena.results import share_of_win
from meadhall.arena.worth import Try, worths
from meadhall.games.bloodrage.events import CardKept
from meadhall.kernel import shelf
from meadhall.kernel.core import Decision
from meadhall.kernel.values import Event, Move, Seat
from meadhall.kernel.words import words_of

SEATS, KEPT = 4, 6  # cards that each clan keeps in an Age
GAME = shelf.find("blood-rage")


class Drafts:
    """Who kept which card, and as their how-manieth."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def answered(self, seat: Seat, question: Decision[Any], move: Move, seconds: float) -> None:
        """What is told is enough."""

    def picks(self) -> list[list[tuple[str, int]]]:
        kept: list[list[tuple[str, int]]] = [[] for _ in range(SEATS)]
        for event in self.told:
            if isinstance(event, CardKept):
                mine = kept[event.clan]
                mine.append((GAME.names["card"][event.card], 1 + len(mine) % KEPT))
        return kept


@dataclass(frozen=True)
class Draft:
    """What one seat kept in one game, and what it won."""

    seed: int
    won: float
    picks: Sequence[tuple[str, int]]


def play(agent: str, seed: int) -> list[Draft]:
    drafts = Drafts()
    with players.seated([agent] * SEATS) as seated:
        state = final_state(GAME, seated, seed, None, drafts)
    results = GAME.result(state)
    return [Draft(seed, share_of_win(results, seat, False), picks) for seat, picks in enumerate(drafts.picks())]


@dataclass(frozen=True)
class Found:
    """A card: its mean place in the draft, what it is worth, and how far that is from what its place is worth."""

    name: str
    times: int
    place: float
    worth: float
    between: tuple[float, float]
    usual: float

    @property
    def verdict(self) -> str:
        if self.between[0] > self.usual:
            return "too late"
        return "too early" if self.between[1] < self.usual else ""


def study(drafts: Sequence[Draft]) -> list[Found]:
    tries = [Try(each.seed, "all", each.won, frozenset(card for card, _ in each.picks)) for each in drafts]
    picks = [pick for each in drafts for pick in each.picks]
    times = Counter(card for card, _ in picks)
    places = Counter[str]()
    for card, place in picks:
        places[card] += place
    found = [one for one in worths(tries).things if one.verdict != "few"]
    points = [(places[one.name] / times[one.name], one.difference, float(times[one.name])) for one in found]
    usual = line_through(points)
    return [
        Found(one.name, times[one.name], place, one.difference, one.for_all, usual(place))
        for one, (place, _, _) in zip(found, points)
    ]


def line_through(points: Sequence[tuple[float, float, float]]) -> Any:
    """Least squares, each point as heavy as it was seen often."""
    weight = sum(w for _, _, w in points)
    x, y = (sum(point[at] * point[2] for point in points) / weight for at in (0, 1))
    slope = sum(w * (a - x) * (b - y) for a, b, w in points) / sum(w * (a - x) ** 2 for a, _, w in points)
    return lambda place: y + slope * (place - x)


def page(found: Sequence[Found], wish: argparse.Namespace, command: str) -> str:
    words = words_of(GAME, "en")
    late = sorted((one for one in found if one.verdict), key=lambda one: one.usual - one.worth)
    rows = [
        f"| {words.say(f'card-{one.name}')} | {one.place:.1f} | {100 * one.worth:+.1f} | "
        f"{100 * one.between[0]:+.1f} to {100 * one.between[1]:+.1f} | {100 * one.usual:+.1f} | {one.verdict} |"
        for one in late
    ]
    return "\n".join(
        [
            "# Which card of Blood Rage is drafted too late?",
            "",
            f"{wish.games:,} games between four `{wish.agent}`, seeds {wish.seed} to {wish.seed + wish.games - 1}. "
            f"Made by `{command}`; the same command makes the same page.",
            "",
            "Each dot is a card: to the right those that are kept late, above those whose owners won more often than "
            "the rest (in points of a hundred). The line is what a place in the draft is usually worth. What is "
            "measured is how these agents draft and play; and it is what goes with winning, not what makes one win.",
            "",
            f"![Worth against place in the draft](pictures/{wish.page.stem}.svg)",
            "",
            "Intervals hold for all cards together (95 %). Of "
            f"{len(found)} cards, those whose interval leaves the line out:",
            "",
            "| card | kept as number | worth | between | usual there | |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("page", type=Path)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--agent", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    wish = asked.parse_args()
    seeds = range(wish.seed, wish.seed + wish.games)
    with ProcessPoolExecutor(wish.workers) as pool:
        games = list(pool.map(partial(play, wish.agent), seeds, chunksize=20))
    found = study([draft for game in games for draft in game])
    how = f"--games {wish.games} --agent {wish.agent} --seed {wish.seed} {wish.page}"
    wish.page.write_text(page(found, wish, f"python examples/studies/drafting.py {how}"))
    picture = wish.page.parent / "pictures" / f"{wish.page.stem}.svg"
    picture.parent.mkdir(exist_ok=True)
    picture.write_text(drawn(found, words_of(GAME, "en")))
    print(wish.page, picture)


if __name__ == "__main__":
    main()
