"""`meadhall replay FILE` and `meadhall verify FILE…`: games that were played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

import meadhall
from meadhall.cli.lookback import look_back
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel.game import Game
from meadhall.kernel.troubles import BadRecord, Trouble
from meadhall.kernel.words import words_of


def read_file(path: Path) -> Game:
    """A game from a file; everything that can be wrong with the file is a `BadRecord`."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as reason:
        raise BadRecord("cannot-read", path=str(path), reason=reason.strerror or str(reason)) from reason
    except UnicodeDecodeError as reason:
        raise BadRecord("not-a-record") from reason
    return meadhall.read(text)


def replay(
    file: Annotated[Path, typer.Argument(help="a game record")],
    lang: Language = None,
    board: Annotated[bool, typer.Option(help="draw the board at the end")] = True,
    analyse: Annotated[bool, typer.Option("--analyse", help="everybody's chances, costly choices, and luck")] = False,
    effort: Annotated[int | None, typer.Option(help="how long to analyse, in tenths of a second", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the analysis as JSON")] = False,
) -> None:
    """Tell a recorded game as a story, or look back on it."""
    language = checked_language(lang)
    game = read_file(file)
    voice = Voice(language)
    if analyse or as_json:
        look_back(game, voice, language, effort, as_json)
        return
    words = words_of(game.rules, language)
    watcher = None if not game.is_over else 0
    for event in game.events(watcher) if not game.is_over else game.told:
        voice.console.print(escape(words.event(event)))
    if board:
        voice.console.print(game.rules.draw_board(game.view(watcher), words))
    tell_result(game, voice, language)


def tell_result(game: Game, voice: Voice, language: str) -> None:
    result = game.result
    if result is None:
        voice.say("terminal-goes-on")
        return
    words = words_of(game.rules, language)
    if game.rules.is_cooperative:
        voice.say("terminal-team-won" if result[0].won else "terminal-team-lost", style="bold", score=result[0].score)
        return
    for seat, line in sorted(enumerate(result), key=lambda pair: pair[1].rank):
        message = "terminal-victor" if line.won else "terminal-loser"
        voice.say(message, style="bold" if line.won else "", name=words.seat(seat), score=line.score, rank=line.rank)


def verify(
    files: Annotated[list[Path], typer.Argument(help="game records")],
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
) -> None:
    """Play records again and check every answer and the result; exit code 2 if one is wrong."""
    voice = Voice(checked_language(lang))
    found: dict[str, Any] = {}
    for path in files:
        try:
            game = read_file(path)
        except Trouble as trouble:
            found[str(path)] = {"ok": False, "trouble": voice.words.trouble(trouble)}
        else:
            found[str(path)] = {"ok": True, "answers": len(game.steps), "over": game.is_over}
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for name, line in found.items():
            text = voice.word("terminal-verified", answers=line["answers"]) if line["ok"] else line["trouble"]
            console = voice.console if line["ok"] else voice.errors
            told = voice.word("terminal-named", name=name, text=text)
            console.print(escape(told), style="" if line["ok"] else "red", soft_wrap=True)
    if not all(line["ok"] for line in found.values()):
        raise typer.Exit(2)
