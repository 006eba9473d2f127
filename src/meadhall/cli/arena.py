"""`meadhall arena raids --seats greedy,random,random,random`: many games, and what they show."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from meadhall.agents.arena import Tally, play_game
from meadhall.agents.roster import agent
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.cli.wishes import read_options
from meadhall.kernel import shelf
from meadhall.kernel.rules import Rules


def arena(
    game: Annotated[str, typer.Argument(help="the game, as `meadhall games` names it")],
    seats: Annotated[str, typer.Option(help="one agent a seat, by commas")] = "greedy,random,random,random",
    games: Annotated[int, typer.Option(min=1, help="how many; the agents change seats after each")] = 100,
    seed: Annotated[int, typer.Option(help="of the first game; the others follow")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value")] = None,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
) -> None:
    """Let agents play each other, each in every seat in turn."""
    rules = shelf.find(game)
    names = [name.strip() for name in seats.split(",")]
    tallies = contest(rules, names, games, seed, read_options(option), quiet=as_json)
    figures = [summary(name, tally) for name, tally in zip(names, tallies)]
    if as_json:
        print(json.dumps({"game": game, "games": games, "first_seed": seed, "agents": figures}, indent=2))
        return
    voice = Voice(checked_language(lang))
    table = Table(title=f"{game}, n = {games}")
    for heading in ("agent", "victories", "interval", "score"):
        table.add_column(voice.word(f"terminal-{heading}"), justify="left" if heading == "agent" else "right")
    for line in figures:
        low, high = line["interval"]
        table.add_row(line["agent"], f"{line['rate']:.1%}", f"{low:.1%} – {high:.1%}", f"{line['score']:.1f}")
    voice.console.print(table)


def contest(
    rules: Rules, names: list[str], games: int, first_seed: int, options: dict[str, str], quiet: bool
) -> list[Tally]:
    """One tally for each agent of the list; in game n agent k sits in seat (k + n) modulo the seats."""
    rules.choices(len(names), options)
    agents = [agent(name) for name in names]
    tallies = [Tally() for _ in names]
    with Progress(disable=quiet, transient=True) as progress:
        task = progress.add_task(rules.name, total=games)
        for number in range(games):
            places = [(at + number) % len(names) for at in range(len(names))]
            seated = sorted(range(len(names)), key=lambda at: places[at])
            result = play_game(rules, [agents[at] for at in seated], first_seed + number, dict(options))
            for at, place in enumerate(places):
                tallies[at].add(rules, result, place)
            progress.advance(task)
    return tallies


def summary(name: str, tally: Tally) -> dict[str, Any]:
    low, high = tally.interval()
    score = sum(tally.scores) / len(tally.scores)
    return {"agent": name, "rate": tally.rate, "interval": [low, high], "score": score, "games": tally.games}
