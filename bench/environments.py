"""`make bench`: our environments and our search beside those of others, in one run on one machine.

Through the same interface: PettingZoo's connect four and chess, OpenSpiel's backgammon (in C++) and its tic-tac-toe in
Python, its search in C++, Catanatron's playouts. Ratios, not seconds, are what can be compared between machines. Steps
are counted by the processor's own time, in rounds of both, and the best round of each counts: whatever else runs here
disturbs little.
"""

from __future__ import annotations

import json
import random
import sys
from functools import partial
from time import process_time

from bench.peers import ROUNDS, peers
from bench.random_peers import open_spiel, pettingzoo
from rich.console import Console
from rich.table import Table

from meadhall.cli.bench import measure
from meadhall.envs import openspiel, vector
from meadhall.envs import pettingzoo as ours
from meadhall.kernel import shelf

SECONDS = 2.0
TABLES = 256


def decisions(game: str, observes: bool) -> float:
    env = vector.make(game, TABLES, max(shelf.find(game).seats), seed=1, observes=observes)
    steps = 0
    begun = process_time()
    while (took := process_time() - begun) < SECONDS:
        for _ in range(10):
            env.step(env.random_actions())
        steps += 10 * TABLES
    return steps / took


def environments() -> dict[str, dict[str, float]]:
    openspiel.register()
    return {
        game: {
            "PettingZoo": pettingzoo(partial(ours.env, game, max(shelf.find(game).seats))),
            "OpenSpiel": open_spiel(openspiel.name_of(game), observes=True),
            "many at once": decisions(game, observes=True),
            "unobserved": decisions(game, observes=False),
        }
        for game in shelf.names()
    }


def searches() -> dict[str, float]:
    return {game: measure(shelf.find(game), None, SECONDS)["search_per_second"] for game in shelf.names()}


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(each[name] for each in rounds) for name in rounds[0]}


def main() -> None:
    random.seed(1)
    rounds = [(peers("environments"), environments()) for _ in range(ROUNDS)]
    theirs = best([theirs for theirs, _ in rounds])
    stepped = {game: best([ours[game] for _, ours in rounds]) for game in shelf.names()}
    thinking = best([peers("search") for _ in range(ROUNDS)])
    searched = best([searches() for _ in range(ROUNDS)])
    if "--json" in sys.argv:
        report = {"peers": theirs, "ours": stepped, "peers_search": thinking, "our_search": searched}
        print(json.dumps(report, indent=2))
        return
    show("environment steps a second", stepped, theirs)
    show("search", {game: {"iterations/s": speed} for game, speed in searched.items()}, thinking)


def same_interface(peer: str, speeds: dict[str, float]) -> float:
    """Ours through the interface of the peer, where it has one of those."""
    through = {"pettingzoo": "PettingZoo", "open_spiel": "OpenSpiel"}
    return speeds.get(through.get(peer.split()[0], ""), next(iter(speeds.values())))


def show(title: str, mine: dict[str, dict[str, float]], theirs: dict[str, float]) -> None:
    table = Table(title=title)
    for heading in ("", *next(iter(mine.values())), *[f"× {peer}" for peer in theirs]):
        table.add_column(heading, justify="right")
    for game, speeds in mine.items():
        cells = [f"{speed:,.0f}" for speed in speeds.values()]
        table.add_row(game, *cells, *[f"{same_interface(peer, speeds) / speed:.1f}" for peer, speed in theirs.items()])
    for peer, speed in theirs.items():
        table.add_row(peer, f"{speed:,.0f}")
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
