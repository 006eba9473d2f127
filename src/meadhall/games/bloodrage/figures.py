"""The figures: Warriors, Leader, Ship, and the nine Monsters (BR-1.2, BR-1.3)."""

from __future__ import annotations

from typing import Final, TypeAlias

Figure: TypeAlias = int  # what kind of figure; only Warriors are many

WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
DWARF_CHIEFTAIN: Final = 3
TROLL: Final = 4
SEA_SERPENT: Final = 5
DARK_ELF: Final = 6
VALKYRIE: Final = 7
FIRE_GIANT: Final = 8
FROST_GIANT: Final = 9
SOLDIER_OF_HEL: Final = 10
VOLUR_WITCH: Final = 11
KINDS: Final = 12
FIRST_MONSTER: Final = DWARF_CHIEFTAIN

WARRIORS: Final = 8  # of each clan
OWN_FIGURES: Final = 10  # of each clan, Monsters apart (BR-1.2)

STRENGTH: Final = [1, 3, 2, 2, 2, 3, 1, 2, 4, 4, 3, 3]  # before upgrades (BR-3.13)
INVADE_COST: Final = [1, 0, 2, 0, 2, 3, 1, 2, 4, 4, 0, 3]  # BR-9.1, BR-9.5 to BR-9.7
DARK_ELF_AT_HOME: Final = 3  # its STR in Yggdrasil (BR-3.19)


def is_ship(figure: Figure) -> bool:
    """The Sea Serpent is Ship and Monster at once (BR-R-40)."""
    return figure in (SHIP, SEA_SERPENT)


def is_monster(figure: Figure) -> bool:
    return figure >= FIRST_MONSTER
