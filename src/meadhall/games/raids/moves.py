"""The moves of Raids. A move's number is its place in MOVES; records write names."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids.model import PLACES, SLOTS, Condition, Place, Slot
from meadhall.games.raids.tiles import Tile
from meadhall.kernel.values import Move, numbered


class Stow(Move):
    """Put the tile just taken into a free slot (RA-5.4)."""

    def __init__(self) -> None:
        super().__init__()


class Discard(Move):
    """Remove the tile just taken (RA-5.6)."""

    def __init__(self) -> None:
        super().__init__()


class Replace(Move):
    """Put it where another tile lies, which is removed (RA-5.5)."""

    def __init__(self, slot: Slot) -> None:
        super().__init__((slot,))
        self.slot: Final = slot


class Sell(Move):
    """Sell the goods of this slot (RA-6.10)."""

    def __init__(self, slot: Slot) -> None:
        super().__init__((slot,))
        self.slot: Final = slot


class SellNoMore(Move):
    def __init__(self) -> None:
        super().__init__()


class Cede(Move):
    """Give the monster a Viking and pass (RA-14.2)."""

    def __init__(self) -> None:
        super().__init__()


class Fight(Move):
    """Defeat the monster (RA-14.4)."""

    def __init__(self) -> None:
        super().__init__()


class Retaliate(Move):
    """Pay one Viking more than the opponent did (RA-11.4)."""

    def __init__(self) -> None:
        super().__init__()


class Flee(Move):
    """Leave the tile to the opponent (RA-11.8)."""

    def __init__(self) -> None:
        super().__init__()


class Sail(Move):
    """Sail there, on one's turn or in flight."""

    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class LayTiles(Move):
    """The sixteen tiles of a voyage, in path order (RA-2.5)."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        super().__init__(tiles)
        self.tiles: Final = tiles


class LayArrivals(Move):
    """The arrival tiles of voyages 2, 3 and 4 (RA-2.7)."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        super().__init__(conditions)
        self.conditions: Final = conditions


STOW: Final = Stow()
DISCARD: Final = Discard()
REPLACE: Final = [Replace(slot) for slot in range(SLOTS)]
SELL: Final = [Sell(slot) for slot in range(SLOTS)]
SELL_NO_MORE: Final = SellNoMore()
CEDE: Final = Cede()
FIGHT: Final = Fight()
RETALIATE: Final = Retaliate()
FLEE: Final = Flee()
SAIL_TO: Final = [Sail(place) for place in range(PLACES)]  # nobody sails to place 0

MOVES: Final[list[Move]] = numbered(
    [
        STOW,
        DISCARD,
        *REPLACE,
        *SELL,
        SELL_NO_MORE,
        CEDE,
        FIGHT,
        RETALIATE,
        FLEE,
        *SAIL_TO[1:],
    ]
)
