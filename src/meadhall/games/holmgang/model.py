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

    first: Seat
    season: int
    men: list[list[int]]  # [village][clan]
    reserve: list[int]  # men not on the table, by clan
    is_burnt: list[bool]  # by village
    hand: list[list[Card]]  # by clan: secret
    ashes: list[list[Card]]  # cards burnt to keep warm, by clan: secret
    shown: list[list[Card]]  # cards everybody saw in battle, by clan
    bag: list[int]  # tokens left, by worth - 1
    glory: list[int]

    def copy(self) -> Holmgang:
        twin = Holmgang()
        self.copy_table(twin)
        twin.first = self.first
        twin.season = self.season
        twin.men = [row.copy() for row in self.men]
        twin.reserve = self.reserve.copy()
        twin.is_burnt = self.is_burnt.copy()
        twin.hand = [cards.copy() for cards in self.hand]
        twin.ashes = [cards.copy() for cards in self.ashes]
        twin.shown = [cards.copy() for cards in self.shown]
        twin.bag = self.bag.copy()
        twin.glory = self.glory.copy()
        return twin

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
