"""Region tiles, how they are joined, and what is connected (CR-2, CR-3.1, CR-3.2, CR-R-4 to CR-R-8)."""

from __future__ import annotations

from typing import Final, TypeAlias

Tile: TypeAlias = int
Territory: TypeAlias = int  # 7 * tile + cell
Place: TypeAlias = int  # a territory, or HOME
Spot: TypeAlias = int  # an empty hex on the rim, where a bastion can stand

CELLS: Final = 7
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


class RegionTile:
    """The cells of its Elf city, forge and stone, the level of the stone, and rocks between two cells each."""

    def __init__(
        self, name: str, city: int, forge: int, stone: int, level: int, rocks: tuple[tuple[int, int], ...]
    ) -> None:
        self.name: Final = name
        self.city: Final = city
        self.forge: Final = forge
        self.stone: Final = stone
        self.level: Final = level
        self.rocks: Final = rocks


# A new tile comes last: a layout that chance has drawn tells the numbers of its tiles.
REGION_TILES: Final[list[RegionTile]] = [
    RegionTile("t1", city=C, forge=SE, stone=NW, level=2, rocks=((C, E), (C, W), (NW, NE))),
    RegionTile("t2", city=NE, forge=W, stone=C, level=1, rocks=((C, W), (C, NE), (SE, SW))),
    RegionTile("t3", city=SW, forge=C, stone=E, level=3, rocks=((C, SW), (C, NW), (E, NE))),
    RegionTile("t4", city=C, forge=SE, stone=NW, level=2, rocks=((C, E), (C, W), (SE, SW))),
]

TILES: Final = len(REGION_TILES)
TERRITORIES: Final = TILES * CELLS
HOME: Final = TERRITORIES  # the bastion of whoever's figures are meant
PLACES: Final = TERRITORIES + 1
TILE_NAMES: Final = [tile.name for tile in REGION_TILES]
CITY_CELL: Final[list[int]] = [tile.city for tile in REGION_TILES]
FORGE_CELL: Final[list[int]] = [tile.forge for tile in REGION_TILES]
STONE_CELL: Final[list[int]] = [tile.stone for tile in REGION_TILES]
STONE_LEVEL: Final[list[int]] = [tile.level for tile in REGION_TILES]  # 1, 2 or 3, by tile


def laid(*tiles: tuple[str, int, int, int]) -> list[int]:
    """Tile, q, r and turns of each."""
    numbers: list[int] = []
    for name, q, r, turns in tiles:
        numbers += [TILE_NAMES.index(name), q, r, turns]
    return numbers


LAYOUTS: Final = {
    "L2-A": laid(("t1", 0, 0, 3), ("t4", 2, 1, 0)),
    "L2-B": laid(("t2", 0, 0, 4), ("t3", 3, -2, 4)),
    "L3-A": laid(("t1", 0, 0, 3), ("t2", 2, 1, 2), ("t3", -1, 3, 0)),
    "L3-B": laid(("t2", -2, -1, 0), ("t1", 0, 0, 1), ("t4", 2, 1, 0)),
    "L4-A": laid(("t1", 0, 0, 3), ("t2", 2, 1, 3), ("t3", -1, 3, 0), ("t4", 1, 4, 1)),
    "L4-B": laid(("t1", 0, 0, 5), ("t2", 2, 1, 3), ("t3", -3, 2, 1), ("t4", 1, -3, 5)),
}

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
    return f"{TILE_NAMES[territory // CELLS].upper()}.{CELL_NAMES[territory % CELLS]}"


def site_of(territory: Territory) -> str:
    """What lies there."""
    tile, cell = REGION_TILES[territory // CELLS], territory % CELLS
    if cell == tile.city:
        return "city"
    if cell == tile.forge:
        return "forge"
    return "stone" if cell == tile.stone else "wild"


def short(name: str) -> str:
    """`t1-se`, as records write a territory."""
    return name.lower().replace(".", "-")


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
    return any(rock == (a, b) or rock == (b, a) for rock in REGION_TILES[one // CELLS].rocks)


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
