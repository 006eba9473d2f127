"""How a program is named: `program:./bot.pl --bold @depth=3 @milliseconds=200`.

The words are split as a shell would split them, and no shell ever sees them. A word that begins with `@` is an option
the program has offered in its hello; `@milliseconds` and `@iterations` say how long it may think about a move.
"""

from __future__ import annotations

import os
import shlex
import shutil
from dataclasses import dataclass, field
from typing import Final

from meadhall.agents.programs.troubles import BadCommand, NotStarted

PREFIX: Final = "program:"
USUAL: Final = 5000  # milliseconds for a move, where nobody says otherwise
MOST: Final = 3_600_000


@dataclass(frozen=True)
class Allowance:
    """How long to think about a move; a program stops at whatever comes first."""

    milliseconds: int = USUAL
    iterations: int | None = None

    def written(self) -> str:
        more = "" if self.iterations is None else f" iterations {self.iterations}"
        return f"milliseconds {self.milliseconds}{more}"


@dataclass(frozen=True)
class Command:
    text: str  # as it was written, without the prefix
    words: tuple[str, ...]  # what is started, the program first
    settings: dict[str, str] = field(default_factory=dict, hash=False)
    allowance: Allowance = Allowance()


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command_from(text: str) -> Command:
    """What a person wrote, with or without the prefix."""
    written = text.removeprefix(PREFIX).strip()
    try:
        parts = shlex.split(written)
    except ValueError as reason:
        raise BadCommand("program-unreadable", program=written, reason=str(reason)) from None
    words = tuple([part for part in parts if not part.startswith("@")])
    if not words:
        raise BadCommand("program-missing", program=written)
    settings = dict([setting(written, part[1:]) for part in parts if part.startswith("@")])
    usual = Allowance()
    allowance = Allowance(
        number(written, settings, "milliseconds") or usual.milliseconds, number(written, settings, "iterations")
    )
    return Command(written, words, settings, allowance)


def setting(written: str, part: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not name.isprintable() or not value.isprintable() or not name or not equals or " " in name:
        raise BadCommand("program-option", program=written, option=part)
    return name, value


def number(written: str, settings: dict[str, str], name: str) -> int | None:
    """One of the two that are ours; it is no option of the program."""
    value = settings.pop(name, None)
    if value is None:
        return None
    if not value.isdecimal() or not 0 < int(value) <= MOST:
        raise BadCommand("program-option", program=written, option=f"{name}={value}")
    return int(value)


def located(command: Command) -> tuple[str, ...]:
    """The words with the whole path of the program, found as a shell would find it."""
    first, *others = command.words
    path = shutil.which(first)
    if path is None:
        raise NotStarted("program-not-found", program=command.text, path=first)
    return (os.path.abspath(path), *others)
