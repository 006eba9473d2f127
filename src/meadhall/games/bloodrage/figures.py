"""The figures: Warriors, Leader, Ship, and the Monsters that cards bring (BR-1.2, BR-1.3)."""

from __future__ import annotations

from typing import Final, TypeAlias

Figure: TypeAlias = int  # what kind of figure; only Warriors are many

WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3  # the Monsters' numbers are in `cards/numbers.py`, in the order of their cards

WARRIORS: Final = 8  # of each clan
OWN_FIGURES: Final = 10  # of each clan, Monsters apart (BR-1.2)


class FigureKind:
    """One of the figures every clan has, or a Monster, which stands beside its card."""

    def __init__(
        self,
        name: str,
        strength: int,
        cost: int,
        words: dict[str, tuple[str, str, str]],
        is_ship: bool = False,
        home_strength: int = 0,
    ) -> None:
        self.name: Final = name
        self.strength: Final = strength
        self.cost: Final = cost  # of an invasion
        self.is_ship: Final = is_ship
        self.home_strength: Final = home_strength
        self.words: Final = {  # in a sentence, alone, and as a letter on a drawn board
            language: f"{phrase}\n.name = {alone}\n.letter = {letter}"
            for language, (phrase, alone, letter) in words.items()
        }


# By figure, Monsters included: entered with their cards
FIGURES: Final[list[FigureKind]] = []
STRENGTH: Final[list[int]] = []  # before upgrades (BR-3.13)
INVADE_COST: Final[list[int]] = []  # BR-9.1, BR-9.5 to BR-9.7
IS_SHIP: Final[list[bool]] = []
HOME_STRENGTH: Final[
    list[int]
] = []  # STR in Yggdrasil of whom it is home, and who may invade it (BR-3.19); 0: as anywhere
CARD_OF: Final[list[int]] = []  # the card that brings a Monster; NO_CARD of figures every clan has


def enter_figure(kind: FigureKind, card: int) -> Figure:
    """The next number is this figure's; the columns get its line."""
    FIGURES.append(kind)
    STRENGTH.append(kind.strength)
    INVADE_COST.append(kind.cost)
    IS_SHIP.append(kind.is_ship)
    HOME_STRENGTH.append(kind.home_strength)
    CARD_OF.append(card)
    return len(FIGURES) - 1


OWN_KINDS: Final = [
    FigureKind("warrior", 1, 1, {"en": ("a Warrior", "Warrior", "W"), "fr": ("un Guerrier", "Guerrier", "G")}),
    FigureKind("leader", 3, 0, {"en": ("the Leader", "Leader", "L"), "fr": ("le Chef", "Chef", "C")}),
    FigureKind("ship", 2, 2, {"en": ("the Ship", "Ship", "S"), "fr": ("le Navire", "Navire", "N")}, is_ship=True),
]


def is_ship(figure: Figure) -> bool:
    """The Sea Serpent is Ship and Monster at once (BR-R-40)."""
    return IS_SHIP[figure]


def is_monster(figure: Figure) -> bool:
    return figure >= FIRST_MONSTER
