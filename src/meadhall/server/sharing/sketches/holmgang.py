"""Holmgang from afar: the holm, its three villages, and who stands there."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.sharing.shapes import HEIGHT, WIDTH, Area, Line, Shapes, box, mark, oval
from meadhall.server.sharing.sketches.facts import Facts
from meadhall.server.sharing.sketches.seats import SEATS

SEA, SHORE, ISLE, HUT, BURNT, SMOKE = "#27485a", "#8d8474", "#5d6f3f", "#c8a25c", "#3a332c", "#b8b0a4"
VILLAGES: Final = ((96, 66), (224, 66), (160, 124))


def sketch(view: Any, facts: Facts) -> Shapes:
    shapes: Shapes = [Area(box(0, 0, WIDTH, HEIGHT), SEA, None), Area(oval(160, 92, 132, 80), SHORE)]
    shapes.append(Area(oval(160, 91, 124, 73), ISLE, None))
    for (x, y), men, is_burnt in zip(VILLAGES, view.men, view.is_burnt):
        for left in (-16, 0, 16):
            shapes.append(Area(hut(x + left, y - 14 - abs(left) / 5), BURNT if is_burnt else HUT))
        if is_burnt:
            shapes.append(Line([(x, y - 26), (x - 4, y - 32), (x + 3, y - 38), (x - 2, y - 46)], SMOKE, 2))
        standing = [seat for seat, count in enumerate(men) for _ in range(count)]
        for at, seat in enumerate(standing):
            shapes.append(mark(x + 13 * (at - (len(standing) - 1) / 2), y + 10, 5.5, seat, SEATS[seat]))
    return shapes


def hut(x: float, y: float) -> list[tuple[float, float]]:
    return [(x - 8, y + 12), (x - 8, y + 2), (x, y - 6), (x + 8, y + 2), (x + 8, y + 12)]
