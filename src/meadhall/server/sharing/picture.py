"""How a game ended, as a picture of the size that sharing sites ask for: everybody in order, with their scores."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.server.sharing.canvas import Canvas
from meadhall.server.sharing.letters import HIGH, width

WIDTH: Final = 1200
HEIGHT: Final = 630
GROUND, WOOD, LINE, INK, SOFT, EMBER, GOLD, DARK, FIRST_SEAT = range(9)
COLOURS: Final = [
    (41, 27, 18),
    (56, 38, 26),
    (96, 72, 54),
    (244, 235, 220),
    (203, 188, 168),
    (242, 160, 84),
    (238, 200, 96),
    (26, 15, 8),
    (224, 84, 68),  # the seats, as the hall colours them
    (88, 156, 220),
    (236, 208, 88),
    (164, 118, 88),
    (96, 190, 130),
    (200, 120, 200),
]
SEATS: Final = len(COLOURS) - FIRST_SEAT
MARGIN: Final = 70
TOP: Final = 230
NAME: Final = 14  # letters of a name that there is room for


class Row(NamedTuple):
    """A seat as the picture tells of it."""

    seat: int
    name: str
    score: int | None  # None where all win or lose together
    won: bool


@lru_cache(maxsize=64)
def picture(title: str, outcome: str, rows: tuple[Row, ...]) -> bytes:
    """As PNG; without rows it is the hall's own."""
    canvas = Canvas(WIDTH, HEIGHT, COLOURS)
    canvas.bar(0, HEIGHT - 96, WIDTH, 96, WOOD)
    for at in range(0, HEIGHT - 96, 106):
        canvas.bar(0, at, WIDTH, 2, WOOD)
    canvas.bar(0, 0, WIDTH, 14, EMBER)
    canvas.text(MARGIN, 62, title, fitting(title, 11), INK)
    canvas.text(MARGIN, 162, outcome, fitting(outcome, 5), EMBER)
    canvas.text(MARGIN, HEIGHT - 66, "MEADHALL", 5, SOFT)
    high = min(74, (HEIGHT - 96 - TOP) // max(1, len(rows)))
    most = max([1, *[row.score for row in rows if row.score is not None]])
    for at, row in enumerate(rows):
        seat_row(canvas, TOP + at * high, high, row, most)
    return canvas.png()


def seat_row(canvas: Canvas, y: int, high: int, row: Row, most: int) -> None:
    colour, middle, radius = FIRST_SEAT + row.seat % SEATS, y + high // 2, high // 2 - 6
    canvas.disc(MARGIN + radius, middle, radius + 4, GOLD if row.won else DARK)
    canvas.disc(MARGIN + radius, middle, radius, colour)
    canvas.disc(MARGIN + radius, middle, radius // 3, DARK)
    size = 4
    canvas.text(MARGIN + 90, middle - HIGH * size // 2, row.name[:NAME], size, INK)
    if row.score is None:
        return
    left, room = MARGIN + 90 + width("M" * NAME, size), WIDTH - 2 * MARGIN - 90 - width("M" * NAME, size) - 130
    canvas.bar(left, middle - high // 4, room, high // 2, DARK)
    canvas.bar(left, middle - high // 4, max(0, room * row.score // most), high // 2, colour)
    canvas.text(left + room + 20, middle - HIGH * 5 // 2, str(row.score), 5, GOLD if row.won else INK)


def fitting(said: str, wished: int) -> int:
    """The size at which it fits between the margins."""
    return max(2, min(wished, (WIDTH - 2 * MARGIN) // max(1, width(said, 1))))
