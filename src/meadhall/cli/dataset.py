"""`meadhall records make raids --games 1000 --agents greedy,greedy`: played games to learn from."""

from __future__ import annotations

import json
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.cli.wishes import read_options
from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble

app = typer.Typer(help="Played games as columns, for those who learn from them.", no_args_is_help=True)


@app.callback()
def records() -> None:
    """Played games as columns, for those who learn from them."""


@app.command("make")
def make(
    game: Annotated[str, typer.Argument(help="the game, as `meadhall games` names it")],
    agents: Annotated[
        str | None, typer.Option(help="one agent a seat, by commas", show_default="greedy in the fewest seats")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="how many")] = 100,
    seed: Annotated[int, typer.Option(help="of the first game; the others follow")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default="GAME.parquet")] = None,
    workers: Annotated[int, typer.Option(min=1, help="processes; the file is the same for any number")] = 1,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print what was made as JSON")] = False,
) -> None:
    """Let agents play, and write every decision with what could be seen, what was allowed, and what came of it."""
    language = checked_language(lang)
    if find_spec("pyarrow") is None:
        raise Trouble("needs-an-extra", extra="records")
    from meadhall.envs import dataset

    rules = shelf.find(game)
    names = [name.strip() for name in agents.split(",")] if agents else ["greedy"] * rules.seats[0]
    plan = dataset.Plan(game, tuple(names), seed, dict(read_options(option)))
    path = out or Path(f"{game}.parquet")
    voice = Voice(language)
    quiet = as_json or not voice.errors.is_terminal
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.monotonic()
    with Progress(*columns, console=voice.errors, disable=quiet, transient=True) as bar:
        task = bar.add_task(game, total=games)
        decisions = dataset.make(path, plan, games, workers, lambda more: bar.advance(task, more))
    seconds = time.monotonic() - began
    size = path.stat().st_size
    if as_json:
        figures = {
            "file": str(path),
            "games": games,
            "decisions": decisions,
            "bytes": size,
            "seconds": round(seconds, 2),
        }
        print(json.dumps(figures))
    else:
        voice.say("records-made", path=str(path), games=games, decisions=decisions, kilobytes=size // 1000)
