"""Every card as a row (BR-1.10; the names of the cards are in the words).

Cards that share an Age and a name are one card here, in several copies: how
many are unmarked, marked 3+ and marked 4+ stands at the end of the row, and
after that how many the smaller decks of `caption_33` leave out (BR-R-1).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.bloodrage import figures
from meadhall.games.bloodrage.lands import ALFHEIM, JOTUNHEIM, MANHEIM

Card: TypeAlias = int

# Kinds of card (BR-3.20 for the upgrades)
BATTLE: Final = 0
QUEST: Final = 1
LEADER_UPGRADE: Final = 2
WARRIOR_UPGRADE: Final = 3
SHIP_UPGRADE: Final = 4
MONSTER_UPGRADE: Final = 5
CLAN_UPGRADE: Final = 6

# What a Battle card says
NO_TEXT: Final = 0
GRACE: Final = 1
SIGHT: Final = 2
TRICKERY: Final = 3
SMITE: Final = 4
HAMMER: Final = 5
LATE: Final = 6
WATCH: Final = 7
BACKSTAB: Final = 8
TIDE: Final = 9
OATH: Final = 10
POISON: Final = 11
JUDGEMENT: Final = 12
ASCENSION: Final = 13
PRIMACY: Final = 14

# What a Quest asks for, besides the three regions
WORLD_TREE: Final = 3
GLORIOUS_DEATH: Final = 4

AGES: Final = 3


class Row:
    def __init__(
        self,
        name: str,
        kind: int,
        strength: int,
        cost: int,
        glory: int,
        text: int,
        figure: int,
        unmarked: int,
        three: int,
        four: int,
        left_out: int,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.strength: Final = strength
        self.cost: Final = cost
        self.glory: Final = glory
        self.text: Final = text  # of a Battle card; of a Quest what it asks for
        self.figure: Final = figure  # of a troop or Monster upgrade
        self.unmarked: Final = unmarked
        self.three: Final = three
        self.four: Final = four
        self.left_out: Final = left_out


def battle(name: str, strength: int, text: int, unmarked: int, three: int, four: int, left_out: int = 0) -> Row:
    return Row(name, BATTLE, strength, 0, 0, text, 0, unmarked, three, four, left_out)


def quest(name: str, asks: int, glory: int, unmarked: int, three: int, four: int) -> Row:
    return Row(name, QUEST, 0, 0, glory, asks, 0, unmarked, three, four, 0)


def troop(name: str, figure: int, strength: int, cost: int, unmarked: int, three: int, four: int) -> Row:
    kinds = {
        figures.LEADER: LEADER_UPGRADE,
        figures.WARRIOR: WARRIOR_UPGRADE,
        figures.SHIP: SHIP_UPGRADE,
    }
    return Row(name, kinds.get(figure, MONSTER_UPGRADE), strength, cost, 0, 0, figure, unmarked, three, four, 0)


def clan(name: str, cost: int, unmarked: int, three: int, four: int) -> Row:
    return Row(name, CLAN_UPGRADE, cost, cost, 0, 0, 0, unmarked, three, four, 0)


# fmt: off
CARDS: Final = [
    # Age 1
    #      name                   figure                 STR  Rage  copies
    troop("a1-dwarf-chieftain",   figures.DWARF_CHIEFTAIN, 2, 0,    1, 0, 0),
    troop("a1-troll",             figures.TROLL,           2, 2,    1, 0, 0),
    troop("a1-lord-of-hammers",   figures.LEADER,          3, 3,    1, 0, 0),
    troop("a1-brothers-in-arms",  figures.WARRIOR,         1, 1,    1, 0, 0),
    troop("a1-lokis-dragons",     figures.SHIP,            2, 2,    1, 0, 0),
    clan("a1-friggas-charm",                                  0,    1, 0, 0),
    clan("a1-lokis-domain",                                   1,    1, 0, 0),
    clan("a1-thors-glory",                                    2,    1, 0, 0),
    #      name                   asks for               Glory
    quest("a1-alfheim",           ALFHEIM,                    5,    1, 0, 1),
    quest("a1-glorious-death",    GLORIOUS_DEATH,             6,    1, 0, 1),
    quest("a1-jotunheim",         JOTUNHEIM,                  5,    1, 0, 1),
    quest("a1-manheim",           MANHEIM,                    5,    1, 0, 1),
    #       name                  STR  text
    battle("a1-friggas-grace",    2,   GRACE,                       1, 0, 1),
    battle("a1-heimdalls-sight",  0,   SIGHT,                       1, 0, 0),
    battle("a1-lokis-trickery",   0,   TRICKERY,                    1, 0, 1),
    battle("a1-odins-smite",      1,   SMITE,                       1, 1, 0),
    battle("a1-thors-hammer",     1,   HAMMER,                      1, 0, 0),
    battle("a1-tyrs-bash",        2,   NO_TEXT,                     1, 0, 0, 1),
    battle("a1-tyrs-smash",       3,   NO_TEXT,                     1, 1, 0),
    battle("a1-tyrs-smite",       5,   NO_TEXT,                     1, 0, 0),
    troop("a1-sea-serpent",       figures.SEA_SERPENT,     3, 3,    0, 1, 0),
    clan("a1-friggas-succor",                                 2,    0, 1, 0),
    clan("a1-tyrs-domain",                                    0,    0, 1, 0),
    quest("a1-yggdrasil",         WORLD_TREE,                 6,    0, 1, 0),
    clan("a1-lokis-blessing",                                 1,    0, 0, 1),
    battle("a1-tyrs-crush",       4,   NO_TEXT,                     0, 0, 1),
    # Age 2
    troop("a2-dark-elf",          figures.DARK_ELF,        1, 1,    1, 0, 0),
    troop("a2-valkyrie",          figures.VALKYRIE,        2, 2,    1, 0, 0),
    troop("a2-lord-of-axes",      figures.LEADER,          3, 3,    1, 0, 0),
    troop("a2-experts-in-arms",   figures.WARRIOR,         2, 2,    1, 0, 0),
    troop("a2-fire-dragons",      figures.SHIP,            2, 2,    1, 0, 0),
    clan("a2-friggas-protection",                             0,    1, 0, 0),
    clan("a2-odins-inspiration",                              2,    1, 0, 0),
    clan("a2-tyrs-challenge",                                 0,    1, 0, 0),
    quest("a2-alfheim",           ALFHEIM,                    7,    1, 0, 1),
    quest("a2-glorious-death",    GLORIOUS_DEATH,             8,    1, 0, 1),
    quest("a2-jotunheim",         JOTUNHEIM,                  7,    1, 0, 1),
    quest("a2-manheim",           MANHEIM,                    7,    1, 0, 1),
    battle("a2-heimdalls-eye",    2,   LATE,                        2, 1, 0, 1),
    battle("a2-heimdalls-watch",  0,   WATCH,                       1, 0, 0),
    battle("a2-lokis-backstab",   0,   BACKSTAB,                    1, 0, 1),
    battle("a2-odins-tide",       1,   TIDE,                        1, 0, 1),
    battle("a2-thors-oath",       1,   OATH,                        1, 0, 0),
    battle("a2-tyrs-crush",       4,   NO_TEXT,                     1, 0, 0),
    battle("a2-tyrs-rage",        6,   NO_TEXT,                     1, 0, 0),
    troop("a2-fire-giant",        figures.FIRE_GIANT,      4, 4,    0, 1, 0),
    clan("a2-lokis-eminence",                                 2,    0, 1, 0),
    clan("a2-tyrs-prowess",                                   2,    0, 1, 0),
    quest("a2-yggdrasil",         WORLD_TREE,                 8,    0, 1, 0),
    battle("a2-tyrs-smite",       5,   NO_TEXT,                     0, 1, 0),
    clan("a2-thors-domain",                                   1,    0, 0, 1),
    battle("a2-tyrs-smash",       3,   NO_TEXT,                     0, 0, 1),
    # Age 3
    troop("a3-frost-giant",       figures.FROST_GIANT,     4, 4,    1, 0, 0),
    troop("a3-soldier-of-hel",    figures.SOLDIER_OF_HEL,  3, 0,    1, 0, 0),
    troop("a3-lord-of-spears",    figures.LEADER,          3, 3,    1, 0, 0),
    troop("a3-masters-in-arms",   figures.WARRIOR,         2, 2,    1, 0, 0),
    troop("a3-eternal-dragons",   figures.SHIP,            2, 2,    1, 0, 0),
    clan("a3-friggas-domain",                                 0,    1, 0, 0),
    clan("a3-odins-throne",                                   2,    1, 0, 0),
    clan("a3-thors-conquest",                                 3,    1, 0, 0),
    quest("a3-alfheim",           ALFHEIM,                    9,    1, 0, 1),
    quest("a3-glorious-death",    GLORIOUS_DEATH,             11,   1, 0, 1),
    quest("a3-jotunheim",         JOTUNHEIM,                  9,    1, 0, 1),
    quest("a3-manheim",           MANHEIM,                    9,    1, 0, 1),
    battle("a3-heimdalls-gaze",   3,   LATE,                        1, 1, 0),
    battle("a3-heimdalls-watch",  0,   WATCH,                       1, 0, 0),
    battle("a3-lokis-poison",     0,   POISON,                      1, 0, 0),
    battle("a3-odins-judgement",  2,   JUDGEMENT,                   1, 0, 1),
    battle("a3-thors-ascension",  1,   ASCENSION,                   1, 0, 1),
    battle("a3-thors-primacy",    3,   PRIMACY,                     1, 1, 0),
    battle("a3-tyrs-crush",       4,   NO_TEXT,                     1, 0, 0, 1),
    battle("a3-tyrs-rage",        6,   NO_TEXT,                     1, 0, 0),
    troop("a3-volur-witch",       figures.VOLUR_WITCH,     3, 3,    0, 1, 0),
    clan("a3-friggas-sacrifice",                              1,    0, 1, 0),
    clan("a3-tyrs-wrath",                                     1,    0, 1, 0),
    quest("a3-yggdrasil",         WORLD_TREE,                 11,   0, 1, 0),
    clan("a3-lokis-wrath",                                    3,    0, 0, 1),
    battle("a3-tyrs-smite",       5,   NO_TEXT,                     0, 0, 1),
]
# fmt: on

ALL_CARDS: Final = 78
PER_AGE: Final = 26  # different cards in each deck
NO_CARD: Final = 78  # a card nobody may see, or none at all

# The upgrades whose effect is looked for by name
LORD_OF_HAMMERS: Final = 2
BROTHERS_IN_ARMS: Final = 3
LOKIS_DRAGONS: Final = 4
FRIGGAS_CHARM: Final = 5
LOKIS_DOMAIN: Final = 6
THORS_GLORY: Final = 7
FRIGGAS_SUCCOR: Final = 21
TYRS_DOMAIN: Final = 22
LOKIS_BLESSING: Final = 24
LORD_OF_AXES: Final = 28
FIRE_DRAGONS: Final = 30
FRIGGAS_PROTECTION: Final = 31
ODINS_INSPIRATION: Final = 32
TYRS_CHALLENGE: Final = 33
LOKIS_EMINENCE: Final = 46
TYRS_PROWESS: Final = 47
THORS_DOMAIN: Final = 50
LORD_OF_SPEARS: Final = 54
MASTERS_IN_ARMS: Final = 55
ETERNAL_DRAGONS: Final = 56
FRIGGAS_DOMAIN: Final = 57
ODINS_THRONE: Final = 58
THORS_CONQUEST: Final = 59
FRIGGAS_SACRIFICE: Final = 73
TYRS_WRATH: Final = 74
LOKIS_WRATH: Final = 76

# The columns once more, for the rules that ask all the time
KIND: Final = [row.kind for row in CARDS]
STRENGTH: Final = [row.strength for row in CARDS]
COST: Final = [row.cost for row in CARDS]
GLORY: Final = [row.glory for row in CARDS]
TEXT: Final = [row.text if row.kind == BATTLE else NO_TEXT for row in CARDS]
ASKS_FOR: Final = [row.text for row in CARDS]  # of Quests only
FIGURE: Final = [row.figure for row in CARDS]  # of troop and Monster upgrades only


def age_of(card: Card) -> int:
    """1, 2 or 3: the deck it came from."""
    return 1 + card // PER_AGE


def is_upgrade(card: Card) -> bool:
    return KIND[card] >= LEADER_UPGRADE


def copies(card: Card, players: int, small: bool) -> int:
    """How many are in the deck (BR-5.11); `small` is the deck of `caption_33`."""
    row = CARDS[card]
    count = row.unmarked
    if players >= 3:
        count += row.three
    if players >= 4:
        count += row.four
    return count - row.left_out if small else count


def sorted_deck(age: int, players: int, small: bool) -> list[Card]:
    first = PER_AGE * (age - 1)
    return [card for card in range(first, first + PER_AGE) for _ in range(copies(card, players, small))]


DECKS: Final = [
    [[sorted_deck(age, players, small) for age in range(1, AGES + 1)] for players in range(5)]
    for small in (False, True)
]


def deck(age: int, players: int, small: bool) -> list[Card]:
    """The cards of one Age, in order (BR-5.10)."""
    return DECKS[1 if small else 0][players][age - 1].copy()
