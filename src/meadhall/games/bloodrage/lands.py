"""The board: provinces, regions, villages and fjords (BR-2)."""

from __future__ import annotations

from typing import Final, TypeAlias

Place: TypeAlias = int  # a province, a fjord, a reserve or Valhalla
Province: TypeAlias = int
Fjord: TypeAlias = int

# The outer provinces clockwise, then the world tree (BR-2.1, BR-2.3)
ELVAGAR: Final = 0
ANGERBODA: Final = 1
MUSPELHEIM: Final = 2
HORGR: Final = 3
UTGARD: Final = 4
ANDLANG: Final = 5
GIMLE: Final = 6
MYRKULOR: Final = 7
YGGDRASIL: Final = 8
OUTER: Final = 8  # outer provinces are numbered below this
PROVINCES: Final = 9  # provinces are numbered below this

# Four fjords, each between two outer provinces (BR-2.10)
NORTHERN_FJORD: Final = 9
EASTERN_FJORD: Final = 10
SOUTHERN_FJORD: Final = 11
WESTERN_FJORD: Final = 12
BOARD: Final = 13  # places on the board are numbered below this

RESERVE: Final = 13
VALHALLA: Final = 14
PLACES: Final = 16  # how far apart the rows of two clans lie in a list by clan and place
BESIDE: Final = 15  # a Monster nobody has recruited yet
BOX: Final = 16  # a Monster whose card was replaced

VILLAGES: Final = [4, 5, 5, 4, 3, 3, 5, 3]  # BR-2.7
NO_LIMIT: Final = 99  # Yggdrasil has no villages and no limit (BR-2.9)

MANHEIM: Final = 0
ALFHEIM: Final = 1
JOTUNHEIM: Final = 2
REGIONS: Final = [[MYRKULOR, ELVAGAR, ANGERBODA], [ANDLANG, GIMLE], [UTGARD, HORGR, MUSPELHEIM]]  # BR-2.2


def fjord_of(province: Province) -> Fjord:
    """The fjord that supports an outer province (BR-2.11)."""
    return NORTHERN_FJORD + province // 2


def provinces_of(fjord: Fjord) -> list[Province]:
    """The two provinces a fjord supports (BR-2.10)."""
    first = 2 * (fjord - NORTHERN_FJORD)
    return [first, first + 1]


def are_adjacent(one: Province, other: Province) -> bool:
    """Neighbours on the ring, and Yggdrasil with every outer province (BR-2.3 to BR-2.6)."""
    if one == other:
        return False
    if one == YGGDRASIL or other == YGGDRASIL:
        return True
    apart = (one - other) % OUTER
    return apart == 1 or apart == OUTER - 1


def region_of(province: Province) -> int | None:
    for region, provinces in enumerate(REGIONS):
        if province in provinces:
            return region
    return None


NEIGHBOURS: Final = [
    [other for other in range(PROVINCES) if are_adjacent(province, other)] for province in range(PROVINCES)
]
FJORD_OF: Final = [fjord_of(province) for province in range(OUTER)]
