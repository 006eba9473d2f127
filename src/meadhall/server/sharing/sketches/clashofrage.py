"""Clash of Rage from afar: the land as it was laid, its cities and forges, bastions, armies and heroes."""

from __future__ import annotations

from math import pi, sqrt
from typing import Any, Final, NamedTuple

from meadhall.server.sharing.shapes import HEIGHT, WIDTH, Area, Disc, Point, Shapes, box, mark, regular
from meadhall.server.sharing.sketches.facts import Facts
from meadhall.server.sharing.sketches.seats import SEATS

SKY, STONE, FIRE = "#2c2a30", "#c9c0ae", "#d9772b"
TILES: Final = ("#8a6f45", "#66754a", "#7b6a63", "#5f7468")
CLANS: Final = ("#e05444", "#e8c45a", "#5f9bd8", "#c58ad6", "#6cc495")
ELVES: Final = 4
TOWN: Final = ((-0.4, 0.45), (-0.4, -0.1), (-0.15, -0.1), (0, -0.5), (0.15, -0.1), (0.4, -0.1), (0.4, 0.45))
CELLS: Final = 7  # territories of a tile


class Land(NamedTuple):
    """How hexes lie in the picture."""

    side: float
    left: float
    top: float

    def middle(self, q: float, r: float) -> Point:
        return self.left + self.side * sqrt(3) * (q + r / 2), self.top + self.side * 1.5 * r


def colours(view: Any) -> list[str]:
    return [CLANS[clan] if clan < ELVES else SEATS[seat] for seat, clan in enumerate(view.clans)]


def sketch(view: Any, facts: Facts) -> Shapes:
    shapes: Shapes = [Area(box(0, 0, WIDTH, HEIGHT), SKY, None)]
    bastions = [(seat, view.spots[spot]) for seat, spot in enumerate(view.bastions) if spot < len(view.spots)]
    if not view.hexes:
        return shapes
    land = laid([(q, r) for _, q, r in view.hexes] + [(q, r) for _, (q, r) in bastions])
    seen, home = {}, facts.numbers["home"]
    for place, q, r in view.hexes:
        seen[place] = land.middle(q, r)
        shapes += territory(place, seen[place], land.side, facts.rows["tiles"])
    clans = [*colours(view), CLANS[ELVES]]
    for seat, (q, r) in bastions:
        x, y = land.middle(q, r)
        shapes += [Area(regular(x, y, land.side * 0.8, 6), clans[seat]), Disc(x, y, land.side * 0.36, "#1a0f08", None)]
    for side, places in enumerate(view.armies):
        for place, army in enumerate(places):
            has_hero = side < len(view.hero_places) and view.hero_places[side] == place
            if place != home and place in seen and (any(army) or has_hero):
                shapes += standing(seen[place], land.side, side, clans[side], sum(army), has_hero)
    return shapes


def laid(cells: list[tuple[float, float]]) -> Land:
    """As large as there is room for, in the middle."""
    unit = Land(1, 0, 0)
    xs, ys = zip(*[unit.middle(q, r) for q, r in cells])
    wide, high = max(xs) - min(xs) + 2, max(ys) - min(ys) + 2
    side = min((WIDTH - 12) / wide, (HEIGHT - 10) / high, 22)
    return Land(side, WIDTH / 2 - side * (max(xs) + min(xs)) / 2, HEIGHT / 2 - side * (max(ys) + min(ys)) / 2)


def territory(place: int, at: Point, side: float, tiles: Any) -> Shapes:
    tile, cell = divmod(place, CELLS)
    x, y = at
    shapes: Shapes = [Area(regular(x, y, side, 6), TILES[tile % len(TILES)])]
    if tile < len(tiles) and cell == tiles[tile].city:
        shapes.append(Area([(x + left * side, y + down * side) for left, down in TOWN], STONE))
    elif tile < len(tiles) and cell == tiles[tile].forge:
        shapes.append(Area(regular(x, y + 1, side * 0.42, 3), FIRE))
    return shapes


def standing(at: Point, side: float, clan: int, colour: str, count: int, has_hero: bool) -> Shapes:
    """A piece as large as the army, with a ring where a hero leads it; everybody's own corner of the hex."""
    corner = regular(at[0], at[1], side * 0.46, 5, -pi / 2 + pi / 5)[clan % 5]
    size = side * (0.24 + 0.04 * min(count, 6))
    shapes: Shapes = [Disc(*corner, size + 2.2, "#f4ebdc")] if has_hero else []
    return [*shapes, mark(*corner, size, clan, colour)]
