"""`meadhall rules raids RA-8.3`: the rulebook, whole or by number."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from meadhall.cli import rulepages
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble


def rules(
    game: Annotated[str, typer.Argument(help="the game, as `meadhall games` names it")],
    number: Annotated[str | None, typer.Argument(help="a rule's number or a chapter: RA-8.3, 8.3, RA-8, 8")] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game, all of them or by number."""
    language = checked_language(lang)
    book = rulepages.book_of(shelf.find(game), language)
    found = rulepages.matching(book, number)
    if not found:
        raise Trouble("unknown-rule", game=game, number=number or "")
    voice = Voice(language)
    voice.console.print(escape(book.title), style="bold underline")
    for chapter, numbers in book.chapters.items():
        chosen = [name for name in numbers if name in found]
        if chosen:
            voice.console.print("\n" + escape(chapter), style="bold")
        for name in chosen:
            voice.console.print(f"[bold cyan]{name}[/]  {escape(book.rules[name])}")
