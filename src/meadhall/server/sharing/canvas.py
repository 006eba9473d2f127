"""A picture drawn with smooth edges and packed as PNG, with nothing but what Python brings."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Final

from meadhall.server.sharing.letters import HIGH, WIDE, cut
from meadhall.server.sharing.shapes import Area, Disc, Line, Point, regular

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR: Final = 2
FINE: Final = 4  # lines that each row of dots is measured by


class Canvas:
    """Three bytes a dot; rows are bytes, so that a bar is one slice."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self.rows = [bytearray(rgb(ground) * width) for _ in range(height)]

    def bar(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        left, right = max(0, x), min(self.width, x + width)
        if right > left:
            dots = rgb(colour) * (right - left)
            for row in self.rows[max(0, y) : max(0, y + height)]:
                row[3 * left : 3 * right] = dots

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        self.area(regular(x, y, radius, max(16, int(radius))), colour)

    def area(self, points: Sequence[Point], colour: str) -> None:
        """Whatever its outline surrounds once, or an odd number of times."""
        first = max(0, floor(min(y for _, y in points)))
        last = min(self.height, ceil(max(y for _, y in points)) + 1)
        edges = [edge for edge in zip(points, [*points[1:], points[0]]) if edge[0][1] != edge[1][1]]
        for row in range(first, last):
            spans = [span for line in range(FINE) for span in crossed(edges, row + (line + 0.5) / FINE)]
            if spans:
                self._fill(row, spans, rgb(colour))

    def _fill(self, row: int, spans: list[tuple[float, float]], colour: bytes) -> None:
        """How much of each dot is covered: measured at the ends of every span, whole between them."""
        left, right = (
            max(0, floor(min(span[0] for span in spans))),
            min(self.width, ceil(max(span[1] for span in spans))),
        )
        covered = [0.0] * (right - left + 2)  # how much more than the dot before
        for start, end in spans:
            for at, sign in ((min(max(start, left), right), 1.0), (min(max(end, left), right), -1.0)):
                whole = floor(at)
                covered[whole - left] += sign * (whole + 1 - at)
                covered[whole - left + 1] += sign * (at - whole)
        dots, share, at = self.rows[row], 0.0, left
        while at < right:
            share += covered[at - left]
            until = at + 1
            while until < right and covered[until - left] == 0.0:
                until += 1
            self._blend(dots, at, until, colour, share / FINE)
            at = until

    def _blend(self, dots: bytearray, left: int, right: int, colour: bytes, share: float) -> None:
        if share > 0.99:
            dots[3 * left : 3 * right] = colour * (right - left)
        elif share > 0.01:
            for at in range(3 * left, 3 * right):
                dots[at] = round(dots[at] + (colour[at % 3] - dots[at]) * share)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        for (x, y), (to_x, to_y) in pairwise(points):
            long = hypot(to_x - x, to_y - y) or 1
            aside, down = (to_y - y) / long * width / 2, (x - to_x) / long * width / 2
            corners = [
                (x + aside, y + down),
                (to_x + aside, to_y + down),
                (to_x - aside, to_y - down),
                (x - aside, y - down),
            ]
            self.area(corners, colour)
        if width > 2:
            for x, y in points:
                self.area(regular(x, y, width / 2, 8), colour)

    def draw(self, shapes: Iterable[Area | Disc | Line], left: float, top: float, scale: float) -> None:
        """A small picture, as large as is wished."""
        for shape in shapes:
            match shape:
                case Line(points, colour, width):
                    self.line([(left + x * scale, top + y * scale) for x, y in points], colour, width * scale)
                case Disc(x, y, radius, fill, edge):
                    self._edged(regular(left + x * scale, top + y * scale, radius * scale, 20), fill, edge, scale)
                case Area(points, fill, edge):
                    self._edged([(left + x * scale, top + y * scale) for x, y in points], fill, edge, scale)

    def _edged(self, points: list[Point], fill: str, edge: str | None, scale: float) -> None:
        self.area(points, fill)
        if edge is not None:
            self.line([*points, points[0]], edge, 1.4 * scale)

    def text(self, x: int, y: int, said: str, size: int, colour: str) -> None:
        for letter in cut(said):
            for across in range(WIDE):
                for down in range(HIGH):
                    if letter[across] >> down & 1:
                        self.bar(x + across * size, y + down * size, size, size, colour)
            x += (WIDE + 1) * size

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, TRUE_COLOUR, 0, 0, 0)
        dots = zlib.compress(b"".join(b"\0" + row for row in self.rows), 6)
        return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", dots) + chunk(b"IEND", b"")


def crossed(edges: Sequence[tuple[Point, Point]], y: float) -> list[tuple[float, float]]:
    """From where to where a line across lies inside an outline."""
    found = sorted(
        x + (to_x - x) * (y - from_y) / (to_y - from_y)
        for (x, from_y), (to_x, to_y) in edges
        if (from_y <= y) != (to_y <= y)
    )
    return list(zip(found[::2], found[1::2]))


def rgb(colour: str) -> bytes:
    """`#e05444` as three bytes."""
    return bytes.fromhex(colour[1:])


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
