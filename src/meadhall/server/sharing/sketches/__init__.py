"""A position seen from afar: what any spectator sees of it, drawn small from few facts.

The sketch of a game is a module named like the game's own folder: in here, or `sketch` in a package from elsewhere. It
has a function `sketch`, and where a seat's piece is no plain mark or its colours are its own, `piece` and `colours`.
Of a game without one nothing is drawn, and its table is shown by its name alone.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from meadhall.kernel.rules import Rules
from meadhall.server.sharing.shapes import Shapes, mark
from meadhall.server.sharing.sketches.facts import Facts
from meadhall.server.sharing.sketches.seats import SEATS


@lru_cache(maxsize=None)
def sketch_of(package: str) -> ModuleType | None:
    for name in (f"{__name__}.{package.rpartition('.')[2]}", f"{package}.sketch"):
        if find_spec(name) is not None:
            return import_module(name)
    return None


def sketched(rules: Rules, view: Any) -> Shapes | None:
    found = sketch_of(rules.package)
    drawn: Shapes | None = None if found is None else found.sketch(view, Facts(rules.rows, rules.numbers))
    return drawn


def pieces_of(rules: Rules, view: Any, seats: int) -> list[Shapes]:
    """What stands for each seat in the sketch of its game, around the middle of nowhere."""
    found = sketch_of(rules.package)
    colours = SEATS if found is None or not hasattr(found, "colours") else found.colours(view)
    draw = getattr(found, "piece", plain_piece)
    return [draw(0, 0, seat, colours[seat % len(colours)]) for seat in range(seats)]


def plain_piece(x: float, y: float, seat: int, colour: str) -> Shapes:
    return [mark(x, y, 12, seat, colour)]
