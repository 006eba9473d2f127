"""`meadhall play raids --seats human,greedy,random`: a table in the terminal, on the full screen or line by line."""

from __future__ import annotations

import os
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from meadhall.agents.players import check, split
from meadhall.cli.bots import HUMAN
from meadhall.cli.plain import Plain
from meadhall.cli.records import read_file
from meadhall.cli.sitting import Sitting
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.cli.wishes import read_options
from meadhall.kernel import shelf
from meadhall.kernel.game import Game, new
from meadhall.kernel.troubles import BadOption, Trouble

OTHERS = ("greedy", "random")  # who sits down with a person that names nobody
SMALLEST = (60, 18)  # columns and lines: on less, nothing could be read side by side


def play(
    game: Annotated[str, typer.Argument(help="the game, as `meadhall games` names it")],
    seats: Annotated[
        str | None,
        typer.Option(
            help="who sits where, by commas: human, random, thrall, greedy, skald, jarl, odin, program:./bot.pl",
            show_default="human,greedy,random",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed and the same answers give the same game")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="a table option, name=value")] = None,
    load: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    save: Annotated[Path | None, typer.Option(help="where to save")] = None,
    full: Annotated[
        bool | None,
        typer.Option(
            "--full/--plain",
            help="the whole screen, with mouse and keys; or line by line, for pipes and screen readers",
            show_default="full in a terminal that is neither dumb nor small, without NO_COLOR and MEADHALL_PLAIN",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against agents or with friends at one keyboard."""
    language = checked_language(lang)
    at_hand = None if load is None else read_file(load)
    count = at_hand.seats if at_hand is not None else usual(shelf.find(game).seats)
    players = split(seats) if seats is not None else sitting_down(count)
    for name in dict.fromkeys(players):
        if name != HUMAN:
            check(name, game)
    if at_hand is None:
        at_hand = new(game, len(players), seed, **read_options(option))
    if at_hand.seats != len(players):
        raise BadOption("seats-do-not-match", seats=len(players), game=at_hand.seats)
    sitting = Sitting(at_hand, players, save or load or usual_path(at_hand), language)
    try:
        if full if full is not None else has_a_screen():
            on_the_full_screen(sitting)
        else:
            Plain(sitting).run()
    finally:
        sitting.bots.leave()


def usual(possible: tuple[int, ...]) -> int:
    """Three, or as near to it as the game allows."""
    return min(possible, key=lambda count: abs(count - 1 - len(OTHERS)))


def sitting_down(count: int) -> list[str]:
    return [HUMAN, *[OTHERS[min(at, len(OTHERS) - 1)] for at in range(count - 1)]]


def usual_path(game: Game) -> Path:
    return Path(f"meadhall-{game.rules.name}-{datetime.now():%Y%m%d-%H%M%S}.game")


def has_a_screen() -> bool:
    """Whether somebody looks at it, and can see more than lines."""
    environment = os.environ
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or environment.get("TERM", "dumb") in ("dumb", "unknown", ""):
        return False
    if environment.get("NO_COLOR") or environment.get("MEADHALL_PLAIN"):
        return False
    size = shutil.get_terminal_size()
    return size.columns >= SMALLEST[0] and size.lines >= SMALLEST[1]


def on_the_full_screen(sitting: Sitting) -> None:
    """Loaded only here, so that no other command waits for it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("no-screen")
    from meadhall.cli.full.app import FullScreen

    app = FullScreen(sitting)
    app.run()
    path = sitting.save_somewhere()
    if app.broken is not None:
        raise app.broken
    voice = Voice(sitting.language)
    for won, line in sitting.results():
        voice.console.print(escape(line), style="bold" if won else "")
    voice.say("terminal-saved", path=str(path))
    if not sitting.game.is_over:
        voice.console.print(escape(sitting.go_on_with(path)), soft_wrap=True)
    if app.return_code:
        raise typer.Exit(app.return_code)
