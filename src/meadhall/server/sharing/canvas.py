"""A picture of few colours, drawn and packed as PNG with nothing but what Python brings."""

from __future__ import annotations

import struct
import zlib
from math import isqrt
from typing import Final

from meadhall.server.sharing.letters import HIGH, WIDE, cut

Colour = tuple[int, int, int]
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
INDEXED: Final = 3


class Canvas:
    """Each dot is the number of a colour; rows are bytes, so that a bar is one slice."""

    def __init__(self, width: int, height: int, colours: list[Colour]) -> None:
        self.width, self.height, self.colours = width, height, colours
        self.rows = [bytearray(width) for _ in range(height)]

    def bar(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        left, right = max(0, x), min(self.width, x + width)
        if right > left:
            for row in self.rows[max(0, y) : max(0, y + height)]:
                row[left:right] = bytes([colour]) * (right - left)

    def disc(self, x: int, y: int, radius: int, colour: int) -> None:
        for down in range(-radius, radius + 1):
            half = isqrt(radius * radius - down * down)
            self.bar(x - half, y + down, 2 * half + 1, 1, colour)

    def text(self, x: int, y: int, said: str, size: int, colour: int) -> None:
        for letter in cut(said):
            for across in range(WIDE):
                for down in range(HIGH):
                    if letter[across] >> down & 1:
                        self.bar(x + across * size, y + down * size, size, size, colour)
            x += (WIDE + 1) * size

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, INDEXED, 0, 0, 0)
        palette = b"".join(bytes(colour) for colour in self.colours)
        dots = zlib.compress(b"".join(b"\0" + row for row in self.rows), 6)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", dots), (b"IEND", b""))
        return SIGNATURE + b"".join(chunk(name, content) for name, content in parts)


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
