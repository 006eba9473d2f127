"""`meadhall games`: what is on the shelf."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import shelf
from meadhall.kernel.rules import Option, Rules
from meadhall.kernel.words import words_of


def games(
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
) -> None:
    """List the games, how many may play, and what a table may choose."""
    language = checked_language(lang)
    found = [shelf.find(name) for name in shelf.names()]
    if as_json:
        print(json.dumps({rules.name: described(rules) for rules in found}, indent=2))
        return
    voice = Voice(language)
    for rules in found:
        voice.console.print(card(rules, language, voice))


def described(rules: Rules) -> dict[str, Any]:
    options = {option.name: {"values": option.values, "open": option.parse is not None} for option in rules.options}
    return {"version": rules.version, "seats": rules.seats, "options": options}


def card(rules: Rules, language: str, voice: Voice) -> Table:
    words = words_of(rules, language)
    seats = ", ".join(str(count) for count in rules.seats)
    table = Table(title=f"{words.say('game')}  ·  {rules.name}  ·  {seats}", title_justify="left", show_header=False)
    table.caption = words.say("game", attribute="about")
    table.caption_justify = "left"
    table.add_column(style="bold")
    table.add_column()
    table.add_column(style="dim")
    for option in rules.options:
        message = "option-" + option.name.replace("_", "-")
        table.add_row(option.name, values_of(option), words.say(message, attribute="about"))
    return table


def values_of(option: Option) -> str:
    listed = [str(value).lower() for value in option.values]
    return ", ".join([*listed, "…"] if option.parse is not None else listed)
