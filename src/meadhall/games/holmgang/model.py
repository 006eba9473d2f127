"""What lies on the table, and short questions about it (rulebook, pages 1 and 2)."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.kernel.core import State
from meadhall.kernel.values import Seat

Village: TypeAlias = int
Card: TypeAlias = int  # 1 to 4; 0 is no card

VILLAGES: Final = 3
CARDS: Final = 4
MEN_AT_START: Final = 1  # in every village (HO-1.2)
MEN: Final = 6  # of each clan, on the table and in reserve (HO-1.2)
BAG: Final = (3, 2, 1)  # how many plunder tokens are worth 1, 2 and 3 (HO-1.4)
SEASONS: Final = 3


class Holmgang(State):
    """Three villages, a few men, four cards each."""

    def set_up(self, seats: int) -> None:
        """What lies on the table, and how it begins (HO-1)."""
        self.seats = seats
        self.first: Seat = 0
        self.season: int = 0
        self.men: list[list[int]] = [[MEN_AT_START] * seats for _ in range(VILLAGES)]  # [village][clan]
        self.reserve: list[int] = [MEN - VILLAGES * MEN_AT_START] * seats  # men not on the table, by clan
        self.is_burnt: list[bool] = [False] * VILLAGES  # by village
        self.hand: list[list[Card]] = [list(range(1, CARDS + 1)) for _ in range(seats)]  # by clan: secret
        self.ashes: list[list[Card]] = [[] for _ in range(seats)]  # cards burnt to keep warm, by clan: secret
        self.shown: list[list[Card]] = [[] for _ in range(seats)]  # cards everybody saw in battle, by clan
        self.bag: list[int] = list(BAG)  # tokens left, by worth - 1
        self.glory: list[int] = [0] * seats

    def clockwise(self) -> list[Seat]:
        """Seats in turn order, beginning with the first clan (HO-2.1)."""
        return [(self.first + after) % self.seats for after in range(self.seats)]

    def fighters(self, village: Village) -> list[Seat]:
        return [clan for clan in range(self.seats) if self.men[village][clan]]

    def strength(self, village: Village, clan: Seat, card: Card) -> int:
        """Men and card together (HO-4.3)."""
        return self.men[village][clan] + card

    def all_burnt(self) -> bool:
        return False not in self.is_burnt

    def lose_men(self, village: Village, clan: Seat, count: int) -> None:
        """Fallen men go back to the reserve (HO-1.2)."""
        self.men[village][clan] -= count
        self.reserve[clan] += count

    def copy(self) -> Holmgang:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = Holmgang(self)
        twin.first = self.first
        twin.season = self.season
        twin.men = [row.copy() for row in self.men]
        twin.reserve = self.reserve.copy()
        twin.is_burnt = self.is_burnt.copy()
        twin.hand = [row.copy() for row in self.hand]
        twin.ashes = [row.copy() for row in self.ashes]
        twin.shown = [row.copy() for row in self.shown]
        twin.bag = self.bag.copy()
        twin.glory = self.glory.copy()
        return twin
