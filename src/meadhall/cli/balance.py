"""`meadhall balance blood-rage`: how even a game is, from games of one agent against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.arena.results import Played
from meadhall.arena.schedule import contest
from meadhall.arena.table import ArenaTable
from meadhall.cli.arena import AsJson, Game, Games, Options, Out, Ray, Seed, Show, Workers, print_verdicts
from meadhall.cli.voice import Language, checked_language
from meadhall.cli.wishes import read_options
from meadhall.kernel import shelf

LEVEL = "greedy"  # who plays, if nobody else is named: the best that plays hundreds of games in minutes


def balance(
    game: Game,
    level: Annotated[str, typer.Option(help="the agent in all seats")] = LEVEL,
    players: Annotated[int | None, typer.Option(help="seats", show_default="the most the game has")] = None,
    games: Games = 400,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="the page, .html or .md", show_default="balance-GAME.html"),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show how even a game is: seats, clans or gods, and what each card, tile or upgrade goes with.

    One agent plays all seats, so whoever wins more often had something better than the others. What it shows is how
    this agent plays the game.
    """
    language = checked_language(lang)
    rules = shelf.find(game)
    count = rules.seats[-1] if players is None else players
    played = contest(game, [(level,) * count], dict(read_options(option)), seed)
    page = report or Path(f"balance-{game}.html")
    BalanceShow(played, games, language, as_json, page).play(workers, ray, out)


class BalanceShow(Show):
    """After the table, what stands out in it."""

    def show(self, played: list[Played]) -> ArenaTable:
        found = super().show(played)
        if not self.as_json:
            print_verdicts(self.voice, found, self.language)
        return found
