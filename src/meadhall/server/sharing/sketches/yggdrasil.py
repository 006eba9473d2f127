"""Yggdrasil from afar: the ash, the worlds below it, and how far each enemy has come to Odin's hall."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.sharing.shapes import HEIGHT, WIDTH, Area, Disc, Line, Shapes, box, mark, oval
from meadhall.server.sharing.sketches.facts import Facts
from meadhall.server.sharing.sketches.seats import SEATS

NIGHT, CROWN, BARK, STONE, GOLD = "#22313a", "#33502f", "#6b4a2b", "#b9ad96", "#ecd058"
STEPS: Final = ("#c8a25c", "#d0ad68", "#d6b978", "#dcc48a", "#e3d3ae", "#e6cfa0", "#e8b878", "#d9772b")
ENEMIES: Final = ("#6f5a86", "#c9442c", "#2f7d8c", "#5d8a4a", "#8a6a45", "#8b95a3")
WORLDS: Final = (
    *((46, 124, "#7b8a4d"), (92, 112, "#8fb7c9"), (96, 150, "#c8a25c"), (228, 112, "#c8a25c")),
    *((274, 124, "#a63a2a"), (224, 150, "#9aa86a"), (40, 160, "#5b5f73"), (282, 160, "#4a3a4f")),
)
TRUNK: Final = [
    *[(148, 84), (147, 118), (130, 146), (104, 164), (76, 172), (124, 170), (146, 158), (145, 180), (176, 180)],
    *[(174, 158), (196, 170), (246, 172), (216, 164), (190, 146), (173, 118), (172, 84)],
]
LEFT, STEP, TOP, ROW = 34, 31, 12, 12.5


def sketch(view: Any, facts: Facts) -> Shapes:
    shapes: Shapes = [Area(box(0, 0, WIDTH, HEIGHT), NIGHT, None), Area(oval(160, 58, 156, 56), CROWN)]
    shapes.append(Area(TRUNK, BARK))
    shapes += [Area(oval(x, y, 20, 12), colour) for x, y, colour in WORLDS]
    for space in range(facts.numbers["spaces"]):
        shapes.append(Area(box(LEFT + STEP * space, TOP, STEP - 2, 6 * ROW), STEPS[space]))
    for line in facts.rows["lines"]:
        x = LEFT + STEP * (line.space - 1) - 1
        shapes.append(Line([(x, TOP - 5), (x, TOP + 6 * ROW + 4)], STONE, 3.5))
    for enemy, space in enumerate(view.spaces):
        x, y = LEFT + STEP * (max(space, 1) - 0.5) - 1 - (9 if space == 0 else 0), TOP + ROW * (enemy + 0.5)
        shapes += [Disc(x, y, 5.8, ENEMIES[enemy]), Line([(x - 2.4, y - 0.8), (x + 2.4, y - 0.8)], "#f4ebdc", 1.2)]
    return [*shapes, *at_the_roots(view)]


def at_the_roots(view: Any) -> Shapes:
    """The gods in a row, each with the Vikings it has."""
    shapes: Shapes = []
    for at, leader in enumerate(view.leaders):
        x = 160 + 20 * (at - (len(view.leaders) - 1) / 2)
        shapes.append(mark(x, 118, 6.5, leader, SEATS[leader]))
        crew = range(min(view.vikings[at], 9))
        shapes += [Disc(x - 4 + 4 * (one % 3), 130 + 4 * (one // 3), 1.6, GOLD, None) for one in crew]
    return shapes
