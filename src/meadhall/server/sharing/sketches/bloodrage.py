"""Blood Rage from afar: eight provinces around the world tree, what is pillaged or lost, and who stands where."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from meadhall.server.sharing.shapes import HEIGHT, WIDTH, Area, Disc, Line, Point, Shapes, box, mark
from meadhall.server.sharing.sketches.facts import Facts
from meadhall.server.sharing.sketches.seats import SEATS

SEA, LOST, EMBER, LOOT, TREE, CROWN = "#27485a", "#2a1c16", "#d9772b", "#ecd058", "#8a6a45", "#4d6b3c"
LANDS: Final = {"manheim": "#6f7f4c", "alfheim": "#a08a58", "jotunheim": "#7d6b66"}
CLANS: Final = (SEATS[0], SEATS[3], SEATS[2], SEATS[1])  # wolf, bear, serpent, raven
MIDDLE: Final = (160, 90)
WIDE, HIGH = 118, 82
MOUTH: Final = 8  # degrees: half of a fjord, where it meets the sea


def colours(view: Any) -> list[str]:
    return [CLANS[clan] if clan < len(CLANS) else SEATS[seat] for seat, clan in enumerate(view.clans)]


def sketch(view: Any, facts: Facts) -> Shapes:
    shapes: Shapes = [Area(box(0, 0, WIDTH, HEIGHT), SEA, None)]
    for province in range(facts.numbers["outer"]):
        shapes += land(province, view, facts.rows["places"][province].region)
    shapes += [Disc(*MIDDLE, 21, CROWN), Line([(160, 80), (160, 104)], TREE, 5)]
    shapes.append(Line([(151, 76), (160, 88), (169, 76)], TREE, 3))
    seen = colours(view)
    for place in range(facts.numbers["board"]):
        standing = standing_at(view, facts, place)
        for at, clan in enumerate(standing):
            x, y = spot(place, at, len(standing), facts.numbers["outer"])
            shapes.append(mark(x, y, 4.6, clan, seen[clan]))
    return shapes


def land(province: int, view: Any, region: str) -> Shapes:
    middle, is_lost = middle_of(province), province in view.ruined
    first, last = middle - 22.5, middle + 22.5
    coast = (first, last - MOUTH) if province % 2 == 0 else (first + MOUTH, last)  # the fjord lies between two
    rim = [at(coast[0] + (coast[1] - coast[0]) * step / 6, 1 + 0.025 * (step % 2)) for step in range(7)]
    inner = [at(last - 45 * step / 3, 0.28) for step in range(4)]
    shapes: Shapes = [Area([*rim, *inner], LOST if is_lost else LANDS[region])]
    if is_lost:
        crack = [at(middle + turn, reach) for turn, reach in ((-12, 0.45), (-2, 0.6), (3, 0.72), (10, 0.92))]
        shapes.append(Line(crack, EMBER, 2))
    elif province not in view.pillaged:
        shapes.append(Disc(*at(middle, 0.86), 3.4, LOOT))
    return shapes


def middle_of(province: int) -> float:
    """Degrees, clockwise from the north."""
    return 45 * province - 22.5


def standing_at(view: Any, facts: Facts, place: int) -> list[int]:
    """The clans whose figures stand there, one for each figure."""
    places = facts.numbers["places-of-a-clan"]
    return [clan for clan in range(view.seats) for _ in range(view.figures[clan * places + place])]


def spot(place: int, number: int, count: int, outer: int) -> Point:
    """On land beside each other in rows, on a fjord in a line out to sea, at the tree around it."""
    if place < outer:
        row, column = divmod(number, 4)
        wide = min(4, count - 4 * row)
        return at(middle_of(place) + 9 * (column - (wide - 1) / 2), 0.68 - 0.17 * row)
    if place == outer:
        return at(360 * number / max(count, 3), 0.19)
    return at(90 * (place - outer - 1), 0.72 + 0.12 * number)


def at(angle: float, reach: float) -> Point:
    turn = (angle - 90) * pi / 180
    return MIDDLE[0] + WIDE * reach * cos(turn), MIDDLE[1] + HIGH * reach * sin(turn)
