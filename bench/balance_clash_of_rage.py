"""How even Clash of Rage is between greedy clans: writes docs/balance-clash-of-rage.md.

    python bench/balance_clash_of_rage.py --games 2000

The numbers of this game's cards and clans are reconstructed, so they are measured here, and nothing is adjusted.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles

from meadhall.agents.agent import Seen
from meadhall.agents.arena import Tally, final_state
from meadhall.agents.greedy import Greedy
from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.clans import CLANS
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import NOBODY, Move
from meadhall.kernel.words import words_of

PAGE = Path(__file__).parents[1] / "docs" / "balance-clash-of-rage.md"
INTRODUCTION = """# How even Clash of Rage is

The published numbers of Clash of Rage are not all known to us: most values of clans, cards and heroes are
reconstructed. So we measure them. Greedy agents (`Greedy(worlds={worlds}, follow={follow})`) play {games} games for
each number of players, on map A, to four points, with clans drawn from the seed. Nothing was adjusted to make this
page look better.

    {command}

Intervals are Wilson's, at 95 %. A clan, seat or place in the order that made no difference would win the even share.
What is measured is how these agents play the clans, not how well people could.
"""


@dataclass
class Study:
    """What happened in the games of one number of players."""

    seats: int
    rounds: list[int] = field(default_factory=list)
    stopped: int = 0  # games that nobody had won after 30 rounds
    clans: list[Tally] = field(default_factory=lambda: [Tally() for _ in range(CLANS)])
    chairs: list[Tally] = field(default_factory=list)
    opening: list[Tally] = field(default_factory=list)  # by place in the turn order of the first round
    closing: list[Tally] = field(default_factory=list)  # by place in the turn order of the last round
    legends: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chairs = [Tally() for _ in range(self.seats)]
        self.opening = [Tally() for _ in range(self.seats)]
        self.closing = [Tally() for _ in range(self.seats)]


def study(seats: int, games: int, worlds: int, follow: int) -> Study:
    found = Study(seats)
    for seed in range(games):
        play_one(found, seats, seed, worlds, follow)
    return found


def play_one(found: Study, seats: int, seed: int, worlds: int, follow: int) -> None:
    watch = OpeningOrder(worlds, follow)
    state = final_state(RULES, [watch] * seats, seed, {"clans": "drawn"})
    result = RULES.result(state)
    winners = sum(1 for seat in result if seat.won)
    found.rounds.append(state.round)
    found.stopped += state.winner == NOBODY
    found.legends.append(sum(state.forged))
    for seat in range(seats):
        share = 1 / winners if result[seat].won else 0.0
        count(found.clans[state.clan[seat]], share)
        count(found.chairs[seat], share)
        count(found.opening[watch.order.index(seat)], share)
        count(found.closing[state.order.index(seat)], share)


class OpeningOrder(Greedy):
    """A greedy agent that notes the turn order of the first round."""

    def __init__(self, worlds: int, follow: int) -> None:
        super().__init__(worlds, follow)
        self.order: list[int] = []

    def choose(self, seen: Seen, dice: Dice) -> Move:
        if not self.order and seen.world.order:
            self.order = list(seen.world.order)
        return super().choose(seen, dice)


def count(tally: Tally, share: float) -> None:
    tally.games += 1
    tally.won += share


# The page


def page(studies: Sequence[Study], games: int, worlds: int, follow: int) -> str:
    command = f"python bench/balance_clash_of_rage.py --games {games} --worlds {worlds} --follow {follow}"
    parts = [INTRODUCTION.format(games=f"{games:,}", worlds=worlds, follow=follow, command=command), length_of(studies)]
    parts.append(
        table("Clans", [clan_name(clan) for clan in range(CLANS)], [found.clans for found in studies], studies)
    )
    for title, chosen in (
        ("Seats", [found.chairs for found in studies]),
        ("Place in the turn order of the first round", [found.opening for found in studies]),
        ("Place in the turn order of the last round", [found.closing for found in studies]),
    ):
        parts.append(table(title, [str(number + 1) for number in range(studies[-1].seats)], chosen, studies))
    parts.append(summary(studies))
    return "\n".join(parts)


def clan_name(clan: int) -> str:
    return words_of(RULES, "en").called("clan", clan).removeprefix("the ")


def length_of(studies: Sequence[Study]) -> str:
    lines = ["## How long games are", ""]
    lines.append("| players | rounds, mean | 10 % – 90 % | legends forged, mean | stopped after 30 |")
    lines.append("|---|---|---|---|---|")
    for found in studies:
        tenths = quantiles(found.rounds, n=10)
        lines.append(
            f"| {found.seats} | {mean(found.rounds):.2f} | {tenths[0]:.0f} – {tenths[-1]:.0f} "
            f"| {mean(found.legends):.2f} | {found.stopped} of {len(found.rounds)} |"
        )
    return "\n".join([*lines, ""])


def table(title: str, names: Sequence[str], columns: Sequence[Sequence[Tally]], studies: Sequence[Study]) -> str:
    heads = [f"{found.seats} players (even: {100 / found.seats:.1f} %)" for found in studies]
    lines = [f"## {title}", "", "| | " + " | ".join(heads) + " |", "|---" * (1 + len(heads)) + "|"]
    for at, name in enumerate(names):
        cells = [cell(column[at]) if at < len(column) else "" for column in columns]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def cell(tally: Tally) -> str:
    low, high = tally.interval()
    return f"{100 * tally.rate:.1f} % ({100 * low:.1f} – {100 * high:.1f}, n = {tally.games})"


def summary(studies: Sequence[Study]) -> str:
    lines = ["## In short", ""]
    for found in studies:
        rates = [(tally.rate, clan_name(clan)) for clan, tally in enumerate(found.clans)]
        best, worst = max(rates), min(rates)
        first = found.opening[0]
        low, high = first.interval()
        verdict = "no sign of" if low <= 1 / found.seats <= high else "a"
        word = "advantage" if first.rate >= 1 / found.seats else "disadvantage"
        lines.append(
            f"- {found.seats} players: {best[1]} wins most ({100 * best[0]:.1f} %), {worst[1]} least "
            f"({100 * worst[0]:.1f} %); {verdict} {word} of acting first in the first round "
            f"({100 * first.rate:.1f} % against {100 / found.seats:.1f} %)."
        )
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how even Clash of Rage is.")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--worlds", type=int, default=1, help="imagined tables of an agent")
    parser.add_argument("--follow", type=int, default=0, help="how many choices of its own an agent looks ahead")
    chosen = parser.parse_args()
    studies = [study(seats, chosen.games, chosen.worlds, chosen.follow) for seats in RULES.seats]
    PAGE.write_text(page(studies, chosen.games, chosen.worlds, chosen.follow))
    print(f"{PAGE}: {chosen.games} games for each of {len(studies)} numbers of players")


if __name__ == "__main__":
    main()
