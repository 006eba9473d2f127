"""Results in a file, a line of JSON for each game, written as games end.

The first line says which contest it is. Started again, a contest goes on with the games that are not there yet; the
line that was being written when a process was killed is played again. No other contest may write to the file.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

import msgspec

from meadhall.arena.results import Played
from meadhall.arena.schedule import Contest
from meadhall.arena.troubles import BadJournal

FORMAT = 1


class Title(msgspec.Struct, frozen=True):
    """The first line."""

    arena: int  # the format
    meadhall: str  # the version that plays: agents of another may play otherwise
    contest: Contest

    def parts(self) -> dict[str, object]:
        return {"meadhall": self.meadhall, **msgspec.structs.asdict(self.contest)}


class Journal:
    """The games known so far, and where the next are written."""

    def __init__(self, file: BinaryIO | None = None) -> None:
        self.file = file
        self.played: dict[int, Played] = {}

    def write(self, played: Played) -> None:
        self.played[played.number] = played
        self.write_line(played)

    def write_line(self, line: msgspec.Struct) -> None:
        """Whole, and out of our hands, before anything else happens."""
        if self.file is not None:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()


@contextmanager
def opened(path: Path | None, contest: Contest) -> Iterator[Journal]:
    """The journal of this contest; without a path it is kept in mind only."""
    if path is None:
        yield Journal()
        return
    try:
        file = path.open("a+b")
    except OSError as reason:
        raise BadJournal("journal-not-opened", path=str(path), reason=reason.strerror or str(reason)) from reason
    with file:
        claim(file, path)
        journal = Journal(file)
        take_up(journal, file, path, contest)
        yield journal


def take_up(journal: Journal, file: BinaryIO, path: Path, contest: Contest) -> None:
    """Read what is there. What was torn off is cut away once it is sure that the file is ours."""
    title = Title(FORMAT, version("meadhall"), contest)
    file.seek(0)
    text = file.read()
    whole = text.rfind(b"\n") + 1
    lines = text[:whole].splitlines()
    if lines:
        check_title(lines[0], path, title)
        journal.played = read_games(lines[1:], path)
    elif not msgspec.json.encode(title).startswith(text):
        raise BadJournal("not-a-journal", path=str(path))
    file.truncate(whole)
    if not lines:
        journal.write_line(title)


def claim(file: BinaryIO, path: Path) -> None:
    """One arena at a time; the claim ends with the process."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as reason:
        raise BadJournal("journal-in-use", path=str(path)) from reason


def check_title(line: bytes, path: Path, ours: Title) -> None:
    try:
        theirs = msgspec.json.decode(line, type=Title)
    except msgspec.DecodeError as reason:
        raise BadJournal("not-a-journal", path=str(path)) from reason
    if theirs.arena != FORMAT:
        raise BadJournal("not-a-journal", path=str(path))
    there = theirs.parts()
    for part, here in ours.parts().items():
        if there[part] != here:
            about = {"what": part.replace("_", "-"), "there": said(there[part]), "here": said(here)}
            raise BadJournal("other-contest", path=str(path), **about)


def said(content: object) -> str:
    """A part of a contest as people would type it."""
    if isinstance(content, tuple):
        return "; ".join([",".join(line_up) for line_up in content])
    if isinstance(content, dict):
        return ", ".join([f"{name}={str(value).lower()}" for name, value in content.items()])
    return str(content)


def read_games(lines: list[bytes], path: Path) -> dict[int, Played]:
    played: dict[int, Played] = {}
    for place, line in enumerate(lines, 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as reason:
            raise BadJournal("journal-line", path=str(path), line=place) from reason
        played[game.number] = game
    return played
