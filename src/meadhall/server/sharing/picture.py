"""How a game ended, as a picture of the size that sharing sites ask for: where all stand, who won, the scores."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, NamedTuple

from meadhall.kernel import shelf
from meadhall.kernel.troubles import UnknownGame
from meadhall.server.sharing import shapes
from meadhall.server.sharing.canvas import Canvas
from meadhall.server.sharing.letters import HIGH, width
from meadhall.server.sharing.sketches import pieces_of, plain_piece, sketched
from meadhall.server.sharing.sketches.seats import SEATS

WIDTH: Final = 1200
HEIGHT: Final = 630
GROUND, WOOD, LINE, INK, SOFT = "#291b12", "#38261a", "#604836", "#f4ebdc", "#cbbca8"
EMBER, GOLD, DARK = "#f2a054", "#eec860", "#1a0f08"
MARGIN: Final = 60
TOP: Final = 196
FOOT: Final = 64
SCALE: Final = 1.85  # of the position, which lies to the left
NAME: Final = 14  # letters of a name that there is room for


class Row(NamedTuple):
    """A seat as the picture tells of it."""

    seat: int
    name: str
    score: int | None  # None where all win or lose together
    won: bool


class Position(NamedTuple):
    """What a spectator sees of a game."""

    game: str
    view: Any


@lru_cache(maxsize=64)
def picture(title: str, outcome: str, rows: tuple[Row, ...], position: Position | None = None) -> bytes:
    """As PNG; without rows it is the hall's own."""
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    wall(canvas)
    canvas.text(MARGIN, 50, title, fitting(title, 10), INK)
    canvas.text(MARGIN, 140, outcome, fitting(outcome, 5), EMBER)
    canvas.text(MARGIN, HEIGHT - FOOT + 18, "MEADHALL", 4, SOFT)
    drawn = None if position is None else drawing_of(position)
    left = MARGIN
    if drawn is not None:
        frame(canvas, MARGIN, TOP, drawn)
        left += round(shapes.WIDTH * SCALE) + 36
    pieces = seat_pieces(position, max((row.seat for row in rows), default=0) + 1)
    high = min(76, (HEIGHT - FOOT - TOP - 10) // max(1, len(rows)))
    for at, row in enumerate(rows):
        seat_row(canvas, left, TOP + at * high, high, row, pieces[row.seat])
    return canvas.png()


def drawing_of(position: Position) -> shapes.Shapes | None:
    try:
        return sketched(shelf.find(position.game), position.view)
    except UnknownGame:
        return None


def seat_pieces(position: Position | None, seats: int) -> list[shapes.Shapes]:
    if position is not None:
        with suppress(UnknownGame):
            return pieces_of(shelf.find(position.game), position.view, seats)
    return [plain_piece(0, 0, seat, SEATS[seat % len(SEATS)]) for seat in range(seats)]


def wall(canvas: Canvas) -> None:
    """Planks, lit from below."""
    for at in range(14, HEIGHT - FOOT, 92):
        canvas.bar(0, at, WIDTH, 3, DARK)
        canvas.bar(0, at + 3, WIDTH, 2, WOOD)
    canvas.bar(0, HEIGHT - FOOT, WIDTH, FOOT, WOOD)
    canvas.bar(0, 0, WIDTH, 12, EMBER)


def frame(canvas: Canvas, x: int, y: int, drawn: shapes.Shapes) -> None:
    """The position, cut off at its edges and framed like a board on a wall."""
    wide, high = round(shapes.WIDTH * SCALE), round(shapes.HEIGHT * SCALE)
    board = Canvas(wide, high, GROUND)
    board.draw(drawn, 0, 0, SCALE)
    canvas.bar(x - 8, y - 8, wide + 16, high + 16, DARK)
    canvas.bar(x - 5, y - 5, wide + 10, high + 10, LINE)
    for row, dots in enumerate(board.rows):
        canvas.rows[y + row][3 * x : 3 * (x + wide)] = dots


def seat_row(canvas: Canvas, x: int, y: int, high: int, row: Row, piece: shapes.Shapes) -> None:
    middle, radius = y + high // 2, high // 2 - 5
    canvas.disc(x + radius, middle, radius + 3, GOLD if row.won else DARK)
    canvas.disc(x + radius, middle, radius, WOOD)
    canvas.draw(piece, x + radius, middle, radius / 22)
    canvas.text(x + 86, middle - HIGH * 3 // 2, row.name[:NAME], 3, GOLD if row.won else INK)
    if row.score is not None:
        score = str(row.score)
        canvas.text(WIDTH - MARGIN - width(score, 5) + 5, middle - HIGH * 5 // 2, score, 5, GOLD if row.won else INK)


def fitting(said: str, wished: int) -> int:
    """The size at which it fits between the margins."""
    return max(2, min(wished, (WIDTH - 2 * MARGIN) // max(1, width(said, 1))))
