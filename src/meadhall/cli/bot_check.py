"""`meadhall bot-check ./bot.pl`: whether a program keeps to what docs/bots.md says."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.markup import escape

from meadhall.agents.programs.check import Check, Tried, tried
from meadhall.agents.programs.command import command_from
from meadhall.agents.programs.troubles import PACKAGE
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import shelf
from meadhall.kernel.words import explained, package_words

FAILED = 1  # the exit code where a check failed


def bot_check(
    program: Annotated[str, typer.Argument(help="the program and its words; @name=value are its options")],
    game: Annotated[list[str] | None, typer.Option(help="only this game", show_default="all that it plays")] = None,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
) -> None:
    """Try a program that plays by lines of text: its hello, whole games, hurry, stop and quit."""
    language = checked_language(lang)
    for name in game or []:
        shelf.find(name)
    found = tried(command_from(program), game or [])
    if as_json:
        print(json.dumps(as_content(found, language), indent=2, ensure_ascii=False))
    else:
        tell(found, language)
    if not found.passed:
        raise typer.Exit(FAILED)


def tell(found: Tried, language: str) -> None:
    voice = Voice(language)
    voice.words = package_words(PACKAGE, language)
    if found.hello is None:
        voice.say("check-title-unknown", style="bold", program=found.program)
    else:
        about = {"name": found.hello.name, "author": found.hello.author or "?"}
        voice.say("check-title", style="bold", program=found.program, **about)
    for check in found.checks:
        tell_check(voice, check)
    failed = sum(1 for check in found.checks if not check.passed)
    count = len(found.checks)
    voice.say("check-some-failed" if failed else "check-all-passed", style="bold", failed=failed, count=count)
    if failed and found.errors:
        voice.say("check-errors")
        voice.console.print(escape(found.errors), style="dim")


def tell_check(voice: Voice, check: Check) -> None:
    sign = "[green]✔[/]" if check.passed else "[red]✘[/]"
    result = voice.word("check-result", passed="yes" if check.passed else "no")
    said = voice.word(f"check-{check.name}", game=check.game)
    voice.console.print(f"{sign} {escape(said)} – {escape(result)}", soft_wrap=True)
    if check.moves:
        times = {"milliseconds": check.milliseconds, "longest": check.longest}
        voice.console.print("    " + escape(voice.word("check-told", moves=check.moves, **times)), style="dim")
    if check.trouble is not None:
        told = explained(check.trouble, voice.words.language)
        voice.console.print("    " + escape(told), style="red", soft_wrap=True)


def as_content(found: Tried, language: str) -> dict[str, Any]:
    hello = found.hello
    return {
        "program": found.program,
        "passed": found.passed,
        "hello": None if hello is None else vars(hello),
        "checks": [content_of(check, language) for check in found.checks],
        "errors": found.errors,
    }


def content_of(check: Check, language: str) -> dict[str, Any]:
    told = None if check.trouble is None else {"message": check.trouble.message, "about": check.trouble.about}
    words = "" if check.trouble is None else explained(check.trouble, language)
    return {**vars(check), "trouble": told, "words": words}
