"""The moves of Holmgang. A move's number is its place in MOVES; records write names."""

from __future__ import annotations

from typing import Final

from meadhall.games.holmgang.model import CARDS, VILLAGES, Card, Village
from meadhall.kernel.values import Move, numbered


class Rest(Move):
    def __init__(self) -> None:
        super().__init__()


class Pillage(Move):
    def __init__(self, village: Village) -> None:
        super().__init__((village,))
        self.village: Final = village


class PlayCard(Move):
    """Card 0 is no card."""

    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class DrawPlunder(Move):
    """What the bag gives."""

    def __init__(self, worth: int) -> None:
        super().__init__((worth,))
        self.worth: Final = worth


REST: Final = Rest()
PILLAGE: Final = [Pillage(village) for village in range(VILLAGES)]
PLAY_CARD: Final = [PlayCard(card) for card in range(CARDS + 1)]
DRAW_PLUNDER: Final = [DrawPlunder(worth) for worth in range(4)]

MOVES: Final[list[Move]] = numbered([REST, *PILLAGE, *PLAY_CARD])
