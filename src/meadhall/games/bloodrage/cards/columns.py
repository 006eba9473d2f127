"""What rules ask of cards all the time, by number: one list a column (BR-1.10).

`index.py` enters the cards, which fills the columns. After the last card they have one more
place, for NO_CARD: no card has no strength, costs nothing and says nothing.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Card: TypeAlias = int

# Kinds of card (BR-3.20 for the upgrades)
BATTLE: Final = 0
QUEST: Final = 1
LEADER_UPGRADE: Final = 2
WARRIOR_UPGRADE: Final = 3
SHIP_UPGRADE: Final = 4
MONSTER_UPGRADE: Final = 5
CLAN_UPGRADE: Final = 6

# What an upgrade brings as long as it lies on the sheet, so many each time
NO_GAIN: Final = 0
LESS_TO_PAY: Final = 1  # Rage, when an upgrade is played (BR-11.2)
GLORY_FOR_THE_RELEASED: Final = 2  # for each figure that returns from Valhalla (BR-21.3)
GLORY_FOR_A_LOST_SHIP: Final = 3  # BR-4.4
GLORY_FOR_THE_LAST: Final = 4  # for each figure on the board at the end of the game (BR-23.2)
QUEST_GLORY_AGAIN: Final = 5  # so many times more for a Quest (BR-19.12)
RAGNAROK_GLORY_AGAIN: Final = 6  # so many times more for a figure that falls in Ragnarök (BR-20.5)
STRENGTH_OF_QUESTS: Final = 7  # of a Quest that fights as a Battle card (BR-15.6)
GAINS: Final = 8

AGES: Final = 3
MOST_PLAYERS: Final = 4

KIND: Final[list[int]] = []
AGE: Final[list[int]] = []
STRENGTH: Final[list[int]] = []
COST: Final[list[int]] = []
GLORY: Final[list[int]] = []  # of Quests
FIGURE: Final[list[int]] = []  # of troop and Monster upgrades only
PAIR: Final[list[int]] = []  # of Warrior upgrades: the STR of two in the same province
GAIN: Final[list[int]] = []  # what it brings on the sheet
AMOUNT: Final[list[int]] = []  # how much of it
WORTH: Final[list[float]] = []  # about how much Glory an upgrade brings in every Age it works
SAYS: Final[list[int]] = []  # the moment at which it says something; see `moments`

BEARERS: Final[list[list[Card]]] = [[] for _ in range(GAINS)]  # which cards bring each gain
COPIES: Final[list[list[int]]] = []  # [card][players], as published
SMALL_COPIES: Final[list[list[int]]] = []  # [card][players], in the decks of `caption_33` (BR-R-1)
DECKS: Final[list[list[Card]]] = []  # [small, players, age]: all the cards of a deck, in order


def age_of(card: Card) -> int:
    """1, 2 or 3: the deck it came from."""
    return AGE[card]


def is_upgrade(card: Card) -> bool:
    return KIND[card] >= LEADER_UPGRADE


def copies(card: Card, players: int, small: bool) -> int:
    """How many are in the deck (BR-5.11); `small` is the deck of `caption_33`."""
    return SMALL_COPIES[card][players] if small else COPIES[card][players]


def deck(age: int, players: int, small: bool) -> list[Card]:
    """The cards of one Age, in order (BR-5.10)."""
    return DECKS[deck_at(age, players, small)].copy()


def deck_at(age: int, players: int, small: bool) -> int:
    return ((MOST_PLAYERS + 1) * small + players) * AGES + age - 1
