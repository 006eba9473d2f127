"""The arrival tiles: what each of them counts, on and beside a ship (RA-1.9, RA-16.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.raids.model import ABOARD, BESIDE, BY_ORDER, Raids
from meadhall.games.raids.tiles import GOODS, GOODS_TYPE, MONSTER, NOTHING, PORT, RUNE, SAIL, TILES_OF_KIND, WEAPON
from meadhall.kernel.values import Seat


class ArrivalTile:
    """One that counts nothing, or whatever its own `count` says."""

    def __init__(self, name: str, words: dict[str, str], kind: int = NOTHING) -> None:
        self.name: Final = name
        self.words: Final = words
        self.kind: Final = kind  # of the tiles that matter for it, if there are any

    def count(self, state: Raids, seat: Seat) -> int:
        return 0


class MostTiles(ArrivalTile):
    """Tiles of one kind; a double one is one (RA-16.11, RA-16.13, RA-16.16, RA-16.17)."""

    def count(self, state: Raids, seat: Seat) -> int:
        fates = state.fate
        aboard, beside = i64(ABOARD + seat), i64(BESIDE + seat)
        found = 0
        for tile in TILES_OF_KIND[self.kind]:
            fate: i64 = fates[tile]
            if fate in (beside, aboard):
                found += 1
        return found


class MostIcons(ArrivalTile):
    """Icons aboard; a double tile has two (RA-16.15, RA-16.18)."""

    def count(self, state: Raids, seat: Seat) -> int:
        return state.power(seat, self.kind)


class MostDifferentGoods(ArrivalTile):
    """Kinds of goods aboard and sold (RA-16.12)."""

    def count(self, state: Raids, seat: Seat) -> int:
        types = 0
        aboard, beside = ABOARD + seat, BESIDE + seat
        for tile in TILES_OF_KIND[GOODS]:
            if state.fate[tile] == beside or state.fate[tile] == aboard:
                types |= GOODS_TYPE[tile]
        return types.bit_count()


class MostShields(ArrivalTile):
    """All shields to be seen, manned or not (RA-16.14)."""

    def count(self, state: Raids, seat: Seat) -> int:
        return state.shields[seat]


# fmt: off
ARRIVAL_TILES: Final[list[ArrivalTile]] = [
    ArrivalTile("order", {"en": "order of arrival", "fr": "ordre d'arrivée"}),  # for voyage 1 only
    MostTiles("goods", {"en": "most goods", "fr": "le plus de Marchandises"}, GOODS),
    MostDifferentGoods(
        "different-goods", {"en": "most different goods", "fr": "le plus de Marchandises différentes"}, GOODS
    ),
    MostTiles("runes", {"en": "most runes", "fr": "le plus de Runes"}, RUNE),
    MostShields("shields", {"en": "most shields", "fr": "le plus de Boucliers"}),
    MostIcons("weapons", {"en": "most weapons", "fr": "le plus d'Armes"}, WEAPON),
    MostTiles("ports", {"en": "most ports", "fr": "le plus de Ports"}, PORT),
    MostTiles("monsters", {"en": "most monsters", "fr": "le plus de Monstres"}, MONSTER),
    MostIcons("sails", {"en": "most sails", "fr": "le plus de Voiles"}, SAIL),
]
# fmt: on
LATER_ARRIVALS: Final = [number for number in range(len(ARRIVAL_TILES)) if number != BY_ORDER]  # for voyages 2 to 4
