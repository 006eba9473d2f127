"""Raids from afar: the isle, what lies around it, and the ships."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, Final

from meadhall.server.sharing.shapes import HEIGHT, KEY, WIDTH, Area, Disc, Line, Point, Shapes, box, regular
from meadhall.server.sharing.sketches.facts import Facts

SEA, SWELL, FOAM, ISLE, ROCK, SNOW, QUAY = "#27485a", "#3f687c", "#8fb7c9", "#5d6f3f", "#8d8474", "#e3d3ae", "#4a3526"
SAILS: Final = ("#e8903a", "#5b8fd6", "#8fd07c", "#e07bb0")
GHOST: Final = "#d5dadd"
TILES: Final = {"monster": "#a63a2a", "rune": "#8fb7c9", "goods": "#c9a24b", "plunder": "#ecd058"}
PLAIN: Final = "#e3d3ae"
VILLAGES: Final = 5  # on every fifth place
STOPS: Final = 4.3  # the harbour takes as much of the way as so many places
SHORE: Final = [
    *[(92, 92), (94, 76), (108, 66), (122, 62), (132, 53), (148, 50), (162, 56), (184, 55), (204, 62), (216, 74)],
    *[(228, 82), (228, 92), (218, 100), (204, 110), (182, 114), (160, 112), (136, 116), (110, 113), (96, 104)],
]
RIDGE: Final = [(116, 96), (134, 64), (146, 80), (160, 54), (180, 88), (190, 76), (206, 98)]
PEAK: Final = [(152, 68), (160, 54), (169, 70), (162, 66), (158, 72)]


def colours(view: Any) -> list[str]:
    return list(SAILS[: len(view.crew)])


def piece(x: float, y: float, seat: int, colour: str) -> Shapes:
    return sailing(x, y + 7, colour)


def sketch(view: Any, facts: Facts) -> Shapes:
    shapes: Shapes = [Area(box(0, 0, WIDTH, HEIGHT), SEA, None), *swell()]
    shapes += [Area(SHORE, ISLE), Area(RIDGE, ROCK), Area(PEAK, SNOW)]
    shapes.append(Area(box(98, 154, 124, 22), QUAY))
    shapes += [Disc(*on_the_way(place / 3, view.home), 0.9, FOAM, None) for place in range(2, 3 * view.home - 1)]
    for place in range(1, view.home):
        shapes += lying(view, place, facts.rows["tiles"])
    for ship in sorted(range(len(view.position)), key=lambda ship: anchored(view, ship)[1]):
        x, y = anchored(view, ship)
        shapes += sailing(x, y, GHOST if ship >= len(view.crew) else SAILS[ship])
    return shapes


def swell() -> Shapes:
    waves = [(14, 20), (268, 18), (286, 152), (22, 158), (58, 84), (252, 96), (128, 132), (190, 134)]
    return [Line([(x, y), (x + 5, y - 3), (x + 10, y), (x + 15, y - 3), (x + 20, y)], SWELL) for x, y in waves]


def lying(view: Any, place: int, tiles: Sequence[Any]) -> Shapes:
    x, y = on_the_way(place, view.home)
    if place % VILLAGES == 0:
        hut = [(x - 6, y + 5), (x - 6, y - 1), (x, y - 7), (x + 6, y - 1), (x + 6, y + 5)]
        return [Area(hut, "#b98a5a" if view.lying[place] else "#6f6a60")]
    kind = tiles[view.tile_at[place]].kind
    return [] if kind == "nothing" else [Area(regular(x, y, 8.5, 4, pi / 4), TILES.get(kind, PLAIN))]


def anchored(view: Any, ship: int) -> Point:
    """On the way, or in the harbour: to the left before they sail, to the right when they are back."""
    place, berth = view.position[ship], max(1, view.berth[ship])
    if 0 < place < view.home:
        beside = [other for other in range(ship) if view.position[other] == place]
        x, y = on_the_way(place, view.home)
        return x + 9 * len(beside), y - 5 * len(beside)
    side = -1 if place == 0 else 1
    return 160 + side * (16 + 29 * ((berth - 1) % 2)), 170 - 11 * ((berth - 1) // 2)


def on_the_way(place: float, home: int) -> Point:
    """Around the isle, clockwise from the harbour below it."""
    share = (STOPS / 2 + place - 0.5) / (home - 1 + STOPS)
    angle = pi / 2 + 2 * pi * share
    return 160 + 138 * bent(cos(angle)), 88 + 70 * bent(sin(angle))


def bent(value: float) -> float:
    return float(abs(value) ** 0.75 * (1 if value > 0 else -1))


def sailing(x: float, y: float, sail: str) -> Shapes:
    hull = [(x - 14, y - 4), (x - 8, y), (x + 8, y), (x + 14, y - 5), (x + 9, y + 6), (x - 9, y + 6)]
    cloth = [(x - 8, y - 17), (x + 8, y - 17), (x + 10, y - 9), (x + 8, y - 2), (x - 8, y - 2), (x - 6, y - 9)]
    mast = Line([(x, y - 20), (x, y)], KEY, 1.6)
    return [mast, Area(cloth, sail), Area(hull, "#3a2618"), Disc(x + 14, y - 6, 1.8, sail)]
