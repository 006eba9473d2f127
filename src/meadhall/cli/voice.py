"""How the command line speaks: one console, one language."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from meadhall.cli.typography import keep_together
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, explained, shared_words, typeset

KNOWN = " or ".join(LANGUAGES)
Language = Annotated[str | None, typer.Option("--lang", "-l", help=KNOWN, show_default="that of your system")]


def system_language() -> str:
    """That of the system where we have words in it, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if spoken.lower().startswith(language)), MAIN_LANGUAGE)


def language_of(arguments: Sequence[str]) -> str:
    """The language a command line asks for, before anything has read it."""
    for at, word in enumerate(arguments):
        wish = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word in ("--lang", "-l") and at + 1 < len(arguments):
            wish = arguments[at + 1]
        if wish in LANGUAGES:
            return wish
    return system_language()


def checked_language(wish: str | None) -> str:
    if wish is None:
        return system_language()
    if wish not in LANGUAGES:
        raise Trouble("unknown-language", language=wish, known=", ".join(LANGUAGES))
    return wish


class Page(Console):
    """A console that sets what it is given as this language is set."""

    def __init__(self, language: str, **wishes: Any) -> None:
        super().__init__(**wishes)
        self.language = language

    def render_str(self, text: str, **wishes: Any) -> Text:
        return super().render_str(typeset(text, self.language), **wishes)


class Voice:
    """Says shared messages, in colour where there is any."""

    def __init__(self, language: str) -> None:
        keep_together()
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a sign that a terminal does not have costs nobody the game
        self.words = shared_words(language)
        self.console = Page(language, highlight=False)
        self.errors = Page(language, stderr=True, highlight=False)

    def word(self, message: str, **about: Any) -> str:
        return self.words.say(message, about)

    def say(self, message: str, style: str = "", **about: Any) -> None:
        self.console.print(escape(self.word(message, **about)), style=style)

    def trouble(self, trouble: Trouble) -> None:
        self.errors.print(escape(explained(trouble, self.words.language)), style="red", soft_wrap=True)
