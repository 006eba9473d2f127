"""What small pictures are made of: areas, discs and lines in few colours, written as SVG or painted on a canvas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

Point = tuple[float, float]
Shapes = list["Area | Disc | Line"]

WIDTH: Final = 320
HEIGHT: Final = 180
KEY: Final = "#1a0f08"  # the dark plate of every cut


class Area(NamedTuple):
    points: Sequence[Point]
    fill: str
    edge: str | None = KEY


class Disc(NamedTuple):
    x: float
    y: float
    radius: float
    fill: str
    edge: str | None = KEY


class Line(NamedTuple):
    points: Sequence[Point]
    colour: str
    width: float = 1.4


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def regular(x: float, y: float, radius: float, corners: int, turn: float = -pi / 2) -> list[Point]:
    """A figure of so many corners around a middle, the first of them on top."""
    steps = [turn + 2 * pi * corner / corners for corner in range(corners)]
    return [(x + radius * cos(step), y + radius * sin(step)) for step in steps]


def oval(x: float, y: float, wide: float, high: float, corners: int = 28) -> list[Point]:
    return [(x + wide * left, y + high * down) for left, down in regular(0, 0, 1, corners)]


def mark(x: float, y: float, radius: float, seat: int, colour: str) -> Area | Disc:
    """A piece of a seat: told by its outline as well as by its colour."""
    match seat % 6:
        case 0:
            return Disc(x, y, radius, colour)
        case 1:
            return Area(regular(x, y, radius * 1.25, 4, pi / 4), colour)
        case 2:
            return Area(regular(x, y + radius * 0.2, radius * 1.35, 3), colour)
        case 3:
            return Area(regular(x, y, radius * 1.25, 4), colour)
        case 4:
            return Area(regular(x, y, radius * 1.15, 5), colour)
        case _:
            return Area(regular(x, y, radius * 1.1, 6), colour)


def svg(shapes: Iterable[Area | Disc | Line]) -> str:
    drawn = "".join(element(shape) for shape in shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<g stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">{drawn}</g></svg>'
    )


def element(shape: Area | Disc | Line) -> str:
    match shape:
        case Disc(x, y, radius, fill, edge):
            return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{fill}"{edged(edge)}/>'
        case Area(points, fill, edge):
            return f'<path d="{path(points)}z" fill="{fill}"{edged(edge)}/>'
        case Line(points, colour, width):
            return f'<path d="{path(points)}" fill="none" stroke="{colour}" stroke-width="{short(width)}"/>'


def edged(edge: str | None) -> str:
    return "" if edge is None else f' stroke="{edge}"'


def path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
