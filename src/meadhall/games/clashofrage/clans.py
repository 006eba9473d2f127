"""Every clan with its units and its tactic cards, and the elves: a row each, with its words (CR-1, CR-13).

Whatever is numbered here follows from the order of the rows: a new clan is one sheet more, behind the others.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Clan: TypeAlias = int
Level: TypeAlias = int  # 0, 1, 2 for the levels I, II, III; for the elves guard, elder, templar
Unit: TypeAlias = int  # a clan's level: 3 * clan + level
Tactic: TypeAlias = int  # its order number, from 1 on: no two cards share one (CR-6.7)
Words: TypeAlias = dict[str, str]  # what people read of it, by language

LEVELS: Final = 3

# What a clan sheet and a card say of a unit.
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
Stats: TypeAlias = tuple[int, ...]  # one number each, in this order


def stats(
    power: int = 0,
    life: int = 0,
    movement: int = 0,
    slowness: int = 0,
    hits: int = 0,
    shields: int = 0,
    rerolls: int = 0,
    rage: int = 0,
    flight: int = 0,
) -> Stats:
    return power, life, movement, slowness, hits, shields, rerolls, rage, flight


class UnitSheet:
    """A type of unit, and how many figures of it there are."""

    def __init__(self, name: str, words: Words, figures: int, stats: Stats) -> None:
        self.name: Final = name
        self.words: Final = words
        self.figures: Final = figures
        self.stats: Final = stats


def one_or_more(en: tuple[str, str], fr: tuple[str, str]) -> Words:
    """What one of them is called, and so many of them."""
    return {"en": counted(*en, "one"), "fr": counted(*fr, "un")}


def counted(one: str, many: str, article: str) -> str:
    return f"{one}\n.counted = {{ $count ->\n[one] {article} {one}\n*[other] {{ $count }} {many}\n}}"


class TacticCard:
    """Its order number, gold, and reinforcements of level I, II and III."""

    def __init__(self, order: Tactic, gold: int, units: tuple[int, int, int]) -> None:
        self.order: Final = order
        self.gold: Final = gold
        self.units: Final = units


class ClanSheet:
    """A clan: a type of unit for each level, and seven tactic cards."""

    def __init__(self, name: str, words: Words, units: tuple[UnitSheet, ...], tactics: tuple[TacticCard, ...]) -> None:
        self.name: Final = name
        self.words: Final = words
        self.units: Final = units
        self.tactics: Final = tactics


CLAN_SHEETS: Final[list[ClanSheet]] = [
    ClanSheet(
        "bohorg",
        {"en": "the Bohorg Tribe", "fr": "la Tribu Bohorg"},
        units=(
            UnitSheet(
                "krag-rider",
                one_or_more(("Krag Rider", "Krag Riders"), ("Monteur de Krag", "Monteurs de Krag")),
                9,
                stats(power=2, life=1, movement=2, hits=1),
            ),
            UnitSheet(
                "pummeler",
                one_or_more(("Pummeler", "Pummelers"), ("Cogneur", "Cogneurs")),
                5,
                stats(power=4, life=2, movement=1, slowness=1, hits=2),
            ),
            UnitSheet(
                "executioner",
                one_or_more(("Executioner", "Executioners"), ("Exécuteur", "Exécuteurs")),
                4,
                stats(power=6, life=5, movement=1, slowness=2),
            ),
        ),
        tactics=(
            TacticCard(1, gold=2, units=(2, 1, 0)),
            TacticCard(6, gold=3, units=(3, 1, 0)),
            TacticCard(11, gold=4, units=(2, 0, 1)),
            TacticCard(16, gold=3, units=(3, 2, 0)),
            TacticCard(17, gold=5, units=(2, 1, 1)),
            TacticCard(22, gold=6, units=(3, 2, 0)),
            TacticCard(27, gold=5, units=(4, 1, 1)),
        ),
    ),
    ClanSheet(
        "goldleif",
        {"en": "the Goldleif Clan", "fr": "le Clan Goldleif"},
        units=(
            UnitSheet(
                "berserker",
                one_or_more(("Berserker", "Berserkers"), ("Berserker", "Berserkers")),
                9,
                stats(power=3, life=1, movement=2, rerolls=1),
            ),
            UnitSheet(
                "huscarl",
                one_or_more(("Huscarl", "Huscarls"), ("Huskarl", "Huskarls")),
                5,
                stats(power=4, life=2, movement=1, slowness=1, hits=1),
            ),
            UnitSheet(
                "frost-giant",
                one_or_more(("Frost Giant", "Frost Giants"), ("Géant du givre", "Géants du givre")),
                3,
                stats(power=5, life=5, movement=1, slowness=2, hits=1),
            ),
        ),
        tactics=(
            TacticCard(2, gold=3, units=(2, 1, 0)),
            TacticCard(7, gold=3, units=(3, 1, 0)),
            TacticCard(12, gold=3, units=(2, 0, 1)),
            TacticCard(13, gold=4, units=(3, 1, 0)),
            TacticCard(18, gold=5, units=(2, 1, 1)),
            TacticCard(23, gold=5, units=(3, 2, 0)),
            TacticCard(28, gold=6, units=(4, 1, 1)),
        ),
    ),
    ClanSheet(
        "steamfield",
        {"en": "the Steamfield Barony", "fr": "la Baronnie Steamfield"},
        units=(
            UnitSheet(
                "lancer",
                one_or_more(("Lancer", "Lancers"), ("Lancier", "Lanciers")),
                7,
                stats(power=3, life=1, movement=1, slowness=1, shields=1),
            ),
            UnitSheet(
                "steam-knight",
                one_or_more(("Steam Knight", "Steam Knights"), ("Chevalier-vapeur", "Chevaliers-vapeur")),
                6,
                stats(power=4, life=3, movement=1, slowness=1, shields=1),
            ),
            UnitSheet(
                "gyrocopter",
                one_or_more(("Gyrocopter", "Gyrocopters"), ("Gyroptère", "Gyroptères")),
                4,
                stats(power=5, life=3, movement=2, slowness=1, hits=1, flight=1),
            ),
        ),
        tactics=(
            TacticCard(3, gold=3, units=(2, 1, 0)),
            TacticCard(8, gold=4, units=(2, 1, 0)),
            TacticCard(9, gold=3, units=(2, 0, 1)),
            TacticCard(14, gold=4, units=(2, 2, 0)),
            TacticCard(19, gold=5, units=(2, 1, 1)),
            TacticCard(24, gold=6, units=(2, 2, 0)),
            TacticCard(25, gold=6, units=(2, 1, 1)),
        ),
    ),
    ClanSheet(
        "tomb",
        {"en": "the Army of the Tomb", "fr": "l'Armée du Tombeau"},
        units=(
            UnitSheet(
                "skeleton",
                one_or_more(("Skeleton", "Skeletons"), ("Squelette", "Squelettes")),
                12,
                stats(power=3, life=1, movement=1),
            ),
            UnitSheet(
                "spectre",
                one_or_more(("Spectre", "Spectres"), ("Spectre", "Spectres")),
                5,
                stats(power=3, life=2, movement=2, rerolls=1, flight=1),
            ),
            UnitSheet(
                "bone-colossus",
                one_or_more(("Bone Colossus", "Bone Colossi"), ("Colosse d'os", "Colosses d'os")),
                3,
                stats(power=5, life=4, movement=1, slowness=2, hits=1, shields=1),
            ),
        ),
        tactics=(
            TacticCard(4, gold=2, units=(3, 1, 0)),
            TacticCard(5, gold=2, units=(4, 1, 0)),
            TacticCard(10, gold=3, units=(4, 0, 1)),
            TacticCard(15, gold=3, units=(4, 1, 0)),
            TacticCard(20, gold=4, units=(4, 2, 0)),
            TacticCard(21, gold=4, units=(4, 0, 1)),
            TacticCard(26, gold=4, units=(5, 1, 1)),
        ),
    ),
]
ELF_SHEET: Final[list[UnitSheet]] = [  # read like a clan's
    UnitSheet(
        "shining-guard",
        one_or_more(("Shining Guard", "Shining Guards"), ("Garde étincelant", "Gardes étincelants")),
        15,
        stats(power=3, life=2, slowness=1, shields=1),
    ),
    UnitSheet(
        "high-elder",
        one_or_more(("High Elder", "High Elders"), ("Haut Doyen", "Hauts Doyens")),
        15,
        stats(power=3, life=2, rerolls=1),
    ),
    UnitSheet(
        "templar",
        one_or_more(("Templar", "Templars"), ("Templier", "Templiers")),
        15,
        stats(power=4, life=3, slowness=1, hits=1),
    ),
]

CLANS: Final = len(CLAN_SHEETS)
ELVEN: Final = CLANS  # the elves' sheet comes after those of all clans
CLAN_NAMES: Final = [clan.name for clan in CLAN_SHEETS]
UNITS: Final = [*[unit for clan in CLAN_SHEETS for unit in clan.units], *ELF_SHEET]
SHEET: Final[list[int]] = [number for unit in UNITS for number in unit.stats]  # [STATS * unit + stat]
FIGURES: Final[list[int]] = [unit.figures for unit in UNITS]
