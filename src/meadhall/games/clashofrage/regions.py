"""Region tiles, how they are joined, and what is connected (CR-2, CR-3.1, CR-3.2, CR-R-4 to CR-R-8)."""

from __future__ import annotations

from typing import Final, TypeAlias

Tile: TypeAlias = int
Territory: TypeAlias = int  # 7 * tile + cell
Place: TypeAlias = int  # a territory, or HOME
Spot: TypeAlias = int  # an empty hex on the rim, where a bastion can stand

TILES: Final = 4
CELLS: Final = 7
TERRITORIES: Final = TILES * CELLS
HOME: Final = TERRITORIES  # the bastion of whoever's figures are meant
PLACES: Final = TERRITORIES + 1
MOST_SPOTS: Final = 36  # four tiles that barely touch have so many hexes around them
NO_SPOT: Final = MOST_SPOTS
TURNS: Final = 6  # a tile is turned by sixths, clockwise
LAID: Final = 4  # numbers that say how a tile lies: tile, q, r, turns

# The cells of a tile and the six directions, axial coordinates, pointy tops.
CELL_NAMES: Final = ("C", "E", "SE", "SW", "W", "NW", "NE")
CELL_Q: Final = (0, 1, 0, -1, -1, 0, 1)
CELL_R: Final = (0, 0, 1, 1, 0, -1, -1)
C: Final = 0
E: Final = 1
SE: Final = 2
SW: Final = 3
W: Final = 4
NW: Final = 5
NE: Final = 6

# fmt: off
TILE_ROWS: Final = (
    #  city forge stone level   rocks on the borders between these cells
    (C,  SE, NW, 2, ((C, E), (C, W), (NW, NE))),
    (NE, W,  C,  1, ((C, W), (C, NE), (SE, SW))),
    (SW, C,  E,  3, ((C, SW), (C, NW), (E, NE))),
    (C,  SE, NW, 2, ((C, E), (C, W), (SE, SW))),
)

LAYOUTS: Final = {
    #          tile, q, r, turns; and so for each tile
    "L2-A": (0, 0, 0, 3,   3, 2, 1, 0),
    "L2-B": (1, 0, 0, 4,   2, 3, -2, 4),
    "L3-A": (0, 0, 0, 3,   1, 2, 1, 2,   2, -1, 3, 0),
    "L3-B": (1, -2, -1, 0,   0, 0, 0, 1,   3, 2, 1, 0),
    "L4-A": (0, 0, 0, 3,   1, 2, 1, 3,   2, -1, 3, 0,   3, 1, 4, 1),
    "L4-B": (0, 0, 0, 5,   1, 2, 1, 3,   2, -3, 2, 1,   3, 1, -3, 5),
}
# fmt: on

CITY_CELL: Final[list[int]] = [row[0] for row in TILE_ROWS]
FORGE_CELL: Final[list[int]] = [row[1] for row in TILE_ROWS]
STONE_CELL: Final[list[int]] = [row[2] for row in TILE_ROWS]
STONE_LEVEL: Final[list[int]] = [row[3] for row in TILE_ROWS]  # 1, 2 or 3, by tile

FAR_APART: Final = 3  # centres of two joined tiles: at this distance they touch and do not overlap
SIDES: Final = 6 * FAR_APART  # where a tile can lie beside another, clockwise from the east


def ring() -> list[tuple[int, int]]:
    """The hexes three steps from a centre, clockwise from the east."""
    q, r = FAR_APART, 0
    hexes = []
    for direction in (SW, W, NW, NE, E, SE):
        for _ in range(FAR_APART):
            hexes.append((q, r))
            q, r = q + CELL_Q[direction], r + CELL_R[direction]
    return hexes


BESIDE: Final = ring()


def territory_name(territory: Territory) -> str:
    """`T1.SE`, as it is printed."""
    return f"T{territory // CELLS + 1}.{CELL_NAMES[territory % CELLS]}"


TILE_NAMES: Final = [f"t{tile + 1}" for tile in range(TILES)]
PLACE_NAMES: Final = [
    *[territory_name(territory).lower().replace(".", "-") for territory in range(TERRITORIES)],
    "bastion",
]
SPOT_NAMES: Final = [f"b{spot + 1:02}" for spot in range(MOST_SPOTS)]


def key(q: int, r: int) -> int:
    """A hex as one number; ordered by q, then r."""
    return (q + 64) * 128 + r + 64


def q_of(hex_key: int) -> int:
    return hex_key // 128 - 64


def r_of(hex_key: int) -> int:
    return hex_key % 128 - 64


def distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def overlaps(tiles: list[int], q: int, r: int) -> bool:
    """Whether a tile centred here would lie on one already laid (CR-R-7)."""
    return any(distance(tiles[at + 1] - q, tiles[at + 2] - r) < FAR_APART for at in range(0, len(tiles), LAID))


def hexes_of(tiles: list[int]) -> dict[int, Territory]:
    """Every territory by the hex it lies on."""
    found: dict[int, Territory] = {}
    for at in range(0, len(tiles), LAID):
        for cell in range(CELLS):
            q, r = CELL_Q[cell], CELL_R[cell]
            for _ in range(tiles[at + 3]):
                q, r = -r, q + r
            found[key(tiles[at + 1] + q, tiles[at + 2] + r)] = CELLS * tiles[at] + cell
    return found


def around(hex_key: int) -> list[int]:
    """The six hexes that share a side with this one."""
    q, r = q_of(hex_key), r_of(hex_key)
    return [key(q + CELL_Q[way], r + CELL_R[way]) for way in range(1, CELLS)]


def has_rock(one: Territory, other: Territory) -> bool:
    """Rocks lie inside tiles only, never where two tiles join (CR-2.4, CR-R-6)."""
    if one // CELLS != other // CELLS:
        return False
    a, b = one % CELLS, other % CELLS
    return any(rock == (a, b) or rock == (b, a) for rock in TILE_ROWS[one // CELLS][4])


def roads(tiles: list[int], through_the_air: bool) -> list[list[Place]]:
    """For every territory those it is connected with; rocks stop who cannot fly (CR-2.3, CR-2.4)."""
    hexes = hexes_of(tiles)
    ways: list[list[Place]] = [[] for _ in range(TERRITORIES)]
    for hex_key, territory in hexes.items():
        for near in around(hex_key):
            other = hexes.get(near)
            if other is not None and (through_the_air or not has_rock(territory, other)):
                ways[territory].append(other)
    return [sorted(way) for way in ways]


def distances(ways: list[list[Place]]) -> list[int]:
    """Steps from each territory to each other; 0 where there is no way: [TERRITORIES * one + other]."""
    steps = [0] * (TERRITORIES * TERRITORIES)
    for one in range(TERRITORIES):
        reached = [one]
        for here in reached:
            for there in ways[here]:
                if there not in reached:
                    reached.append(there)
                    steps[TERRITORIES * one + there] = steps[TERRITORIES * one + here] + 1
    return steps


def rim(tiles: list[int]) -> list[int]:
    """The empty hexes that touch a territory, in a fixed order: the spots for bastions (CR-6.9)."""
    hexes = hexes_of(tiles)
    spots: list[int] = []
    for hex_key in hexes:
        spots += [near for near in around(hex_key) if near not in hexes and near not in spots]
    return sorted(spots)


def territories_beside(tiles: list[int], spot_key: int) -> list[Territory]:
    hexes = hexes_of(tiles)
    return sorted([hexes[near] for near in around(spot_key) if near in hexes])


def ways_with_bastion(ways: list[list[Place]], gates: list[Territory]) -> list[list[Place]]:
    """The roads of a clan whose bastion touches these territories; no rock lies there (CR-2.8)."""
    mine = [[*way, HOME] if place in gates else way for place, way in enumerate(ways)]
    return [*mine, gates]
