"""A table as the terminal shows it: in brief, and part by part.

`Rules.draw_board` may give anything that Rich prints. One that gives a `Drawn` is shown better where there is little
room: its brief always, the part that matters now at once, the others when they are asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text


@dataclass(frozen=True)
class Part:
    """One sheet of the table, with the name that people ask for it by."""

    name: str
    drawn: RenderableType


@dataclass(frozen=True)
class Drawn:
    """All of it: printed as it is, every part with its name above it."""

    brief: Text  # one line or two: where the game stands, and everybody's score
    parts: Sequence[Part]
    now: int = 0  # the part that the present question is about

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.brief
        for part in self.parts:
            yield Text(part.name, style="bold underline")
            yield part.drawn


def in_parts(drawn: Any, name: str) -> Drawn:
    """Whatever a game draws, as a whole of one part at least."""
    return drawn if isinstance(drawn, Drawn) else Drawn(Text(), [Part(name, drawn)])


def side_by_side(texts: Sequence[Text], between: str = "   ") -> Text:
    """In one line, broken between them and nowhere else where it is too long."""
    line = Text()
    for at, text in enumerate(texts):
        line.append(between if at else "")
        line.append(text.plain.replace(" ", "\N{NO-BREAK SPACE}"), text.style)
    return line


def sheet(*headings: RenderableType) -> Table:
    """A table without lines: where there is little room, they would take half of it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold", show_header=bool(headings))
    for heading in headings:
        table.add_column(heading)
    return table


def clipped(text: str | Text, style: str = "") -> Text:
    """One line: what does not fit is left off."""
    line = text if isinstance(text, Text) else Text(text, style=style)
    line.no_wrap, line.overflow = True, "ellipsis"
    return line
