"""Every clan, unit, elf and hero as a row (CR-1, CR-13)."""

from __future__ import annotations

from typing import Final, TypeAlias

Clan: TypeAlias = int
Level: TypeAlias = int  # 0, 1, 2 for the levels I, II, III; for the elves guard, elder, templar
Unit: TypeAlias = int  # a clan's level: 3 * clan + level
Hero: TypeAlias = int

BOHORG: Final = 0
GOLDLEIF: Final = 1
STEAMFIELD: Final = 2
TOMB: Final = 3
ELVEN: Final = 4  # the elves' sheet is read like a clan's
CLANS: Final = 4
CLAN_NAMES: Final = ("bohorg", "goldleif", "steamfield", "tomb")
ELF_NAMES: Final = ("guard", "elder", "templar")
LEVELS: Final = 3

# What a clan sheet and a card say of a unit, in the order of the columns below.
POWER: Final = 0  # dice, when this is the strongest type present
LIFE: Final = 1  # wounds that eliminate one figure
MOVEMENT: Final = 2
SLOWNESS: Final = 3  # hourglasses: the lower total strikes first
HITS: Final = 4  # wounds that need no dice
SHIELDS: Final = 5  # wounds kept away
REROLLS: Final = 6
RAGE: Final = 7  # tokens at the start of each own assault
FLIGHT: Final = 8
STATS: Final = 9

# fmt: off
UNITS: Final = (
    #  name                figures  power life move slow hits shld rero rage fly
    ("Krag Rider",      9, (2, 1, 2, 0, 1, 0, 0, 0, 0)),
    ("Pummeler",        5, (4, 2, 1, 1, 2, 0, 0, 0, 0)),
    ("Executioner",     4, (6, 5, 1, 2, 0, 0, 0, 0, 0)),
    ("Berserker",       9, (3, 1, 2, 0, 0, 0, 1, 0, 0)),
    ("Huscarl",         5, (4, 2, 1, 1, 1, 0, 0, 0, 0)),
    ("Frost Giant",     3, (5, 5, 1, 2, 1, 0, 0, 0, 0)),
    ("Lancer",          7, (3, 1, 1, 1, 0, 1, 0, 0, 0)),
    ("Steam Knight",    6, (4, 3, 1, 1, 0, 1, 0, 0, 0)),
    ("Gyrocopter",      4, (5, 3, 2, 1, 1, 0, 0, 0, 1)),
    ("Skeleton",       12, (3, 1, 1, 0, 0, 0, 0, 0, 0)),
    ("Spectre",         5, (3, 2, 2, 0, 0, 0, 1, 0, 1)),
    ("Bone Colossus",   3, (5, 4, 1, 2, 1, 1, 0, 0, 0)),
    ("Shining Guard",  15, (3, 2, 0, 1, 0, 1, 0, 0, 0)),
    ("High Elder",     15, (3, 2, 0, 0, 0, 0, 1, 0, 0)),
    ("Templar",        15, (4, 3, 0, 1, 1, 0, 0, 0, 0)),
)

RAZARO: Final = 0
HEROES: Final = (
    #  name        price  hits shields rerolls
    ("Razaro",    4, 0, 0, 0),
    ("Brunhorn",  6, 1, 0, 0),
    ("Sibylla",   5, 0, 0, 1),
    ("Wardok",    6, 0, 1, 0),
)
# fmt: on

HERO_MOVEMENT: Final = 2  # of every hero, on foot (CR-13.1)
RAZARO_RAGE: Final = 2  # when his owner is outnumbered (CR-13.11)
NO_HERO: Final = len(HEROES)

SHEET: Final[list[int]] = [number for row in UNITS for number in row[2]]  # [STATS * unit + stat]
FIGURES: Final[list[int]] = [row[1] for row in UNITS]
HERO_PRICE: Final[list[int]] = [row[1] for row in HEROES]
# One entry more than heroes: the bonuses of NO_HERO are nothing.
HERO_HITS: Final[list[int]] = [row[2] for row in HEROES] + [0]
HERO_SHIELDS: Final[list[int]] = [row[3] for row in HEROES] + [0]
HERO_REROLLS: Final[list[int]] = [row[4] for row in HEROES] + [0]
