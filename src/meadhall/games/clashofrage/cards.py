"""Every tactic card, equipment and legendary equipment as a row (CR-1.3, CR-1.11, CR-1.12)."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.clashofrage.clans import BOHORG, CLANS, GOLDLEIF, STATS, STEAMFIELD, TOMB

Tactic: TypeAlias = int  # its order number, 1 to 28: no two cards share one (CR-6.7)
Card: TypeAlias = int  # 1 to 17 equipment, 18 to 33 legendary; 0 is no card
Slot: TypeAlias = int

WEAPON: Final = 0
ARMOUR: Final = 1
NO_CARD: Final = 0

# fmt: off
EQUIPMENT: Final = (
    #  id                 slot  price copies power life move slow hits shld rero rage fly
    ("hunting-knife",     WEAPON, 2, 4, (1, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("spiked-mace",       WEAPON, 3, 4, (0, 0, 0, 1, 1, 0, 0, 0, 0)),
    ("rune-staff",        WEAPON, 3, 3, (0, 0, 0, 0, 0, 0, 1, 0, 0)),
    ("crossbow",          WEAPON, 4, 4, (2, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("twin-blades",       WEAPON, 4, 3, (0, 0, 0, 0, 1, 0, 0, 0, 0)),
    ("spiked-buckler",    WEAPON, 4, 3, (1, 0, 0, 0, 0, 1, 0, 0, 0)),
    ("blunderbuss",       WEAPON, 5, 3, (1, 0, 0, 0, 1, 0, 0, 0, 0)),
    ("rock-breaker",      WEAPON, 6, 3, (3, 0, 0, 1, 0, 0, 0, 0, 0)),
    ("war-drum",          WEAPON, 6, 2, (0, 0, 0, 0, 0, 0, 0, 1, 0)),
    ("heavy-armour",      ARMOUR, 3, 4, (0, 0, 0, 1, 0, 1, 0, 0, 0)),
    ("shaman-cloak",      ARMOUR, 3, 3, (0, 0, 0, 0, 0, 0, 1, 0, 0)),
    ("marching-boots",    ARMOUR, 3, 3, (0, 0, 1, 0, 0, 0, 0, 0, 0)),
    ("chain-mail",        ARMOUR, 4, 4, (0, 0, 0, 0, 0, 1, 0, 0, 0)),
    ("troll-hide",        ARMOUR, 5, 3, (0, 1, 0, 0, 0, 0, 0, 0, 0)),
    ("plate-armour",      ARMOUR, 5, 3, (0, 0, 0, 1, 0, 2, 0, 0, 0)),
    ("mechanical-wings",  ARMOUR, 5, 2, (0, 0, 1, 0, 0, 0, 0, 0, 1)),
    ("massive-armour",    ARMOUR, 7, 2, (0, 1, 0, 2, 0, 2, 0, 0, 0)),
)

LEGENDARY: Final = (
    #  id                     slot  power life move slow hits shld rero rage fly
    ("dusk-blade",            WEAPON, (4, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("titan-hammer",          WEAPON, (3, 0, 0, 1, 1, 0, 0, 0, 0)),
    ("dawn-bow",              WEAPON, (2, 0, 0, 0, 0, 0, 1, 0, 0)),
    ("soul-scythe",           WEAPON, (0, 0, 0, 1, 3, 0, 0, 0, 0)),
    ("storm-lance",           WEAPON, (2, 0, 0, 0, 1, 0, 0, 0, 0)),
    ("rage-axe",              WEAPON, (1, 0, 0, 0, 0, 0, 0, 1, 0)),
    ("emerald-sceptre",       WEAPON, (1, 0, 0, 0, 0, 0, 2, 0, 0)),
    ("heartseeker",           WEAPON, (0, 0, 0, 0, 2, 0, 1, 0, 0)),
    ("elven-aegis",           ARMOUR, (0, 0, 0, 1, 0, 3, 0, 0, 0)),
    ("dragon-cuirass",        ARMOUR, (0, 2, 0, 0, 0, 0, 0, 0, 0)),
    ("wind-cape",             ARMOUR, (0, 0, 1, 0, 0, 1, 0, 0, 1)),
    ("living-bark",           ARMOUR, (0, 1, 0, 0, 0, 1, 0, 0, 0)),
    ("seer-crown",            ARMOUR, (0, 0, 0, 0, 0, 0, 2, 0, 0)),
    ("spirit-mail",           ARMOUR, (0, 0, 0, 0, 0, 2, 0, 0, 0)),
    ("fury-pelt",             ARMOUR, (0, 1, 0, 0, 1, 0, 0, 0, 0)),
    ("seven-league",          ARMOUR, (0, 0, 2, 0, 0, 1, 0, 0, 0)),
)

TACTICS: Final = (
    #  clan, gold, and reinforcements of level I, II, III; the first row is card number 1
    (BOHORG,     2, 2, 1, 0),
    (GOLDLEIF,   3, 2, 1, 0),
    (STEAMFIELD, 3, 2, 1, 0),
    (TOMB,       2, 3, 1, 0),
    (TOMB,       2, 4, 1, 0),
    (BOHORG,     3, 3, 1, 0),
    (GOLDLEIF,   3, 3, 1, 0),
    (STEAMFIELD, 4, 2, 1, 0),
    (STEAMFIELD, 3, 2, 0, 1),
    (TOMB,       3, 4, 0, 1),
    (BOHORG,     4, 2, 0, 1),
    (GOLDLEIF,   3, 2, 0, 1),
    (GOLDLEIF,   4, 3, 1, 0),
    (STEAMFIELD, 4, 2, 2, 0),
    (TOMB,       3, 4, 1, 0),
    (BOHORG,     3, 3, 2, 0),
    (BOHORG,     5, 2, 1, 1),
    (GOLDLEIF,   5, 2, 1, 1),
    (STEAMFIELD, 5, 2, 1, 1),
    (TOMB,       4, 4, 2, 0),
    (TOMB,       4, 4, 0, 1),
    (BOHORG,     6, 3, 2, 0),
    (GOLDLEIF,   5, 3, 2, 0),
    (STEAMFIELD, 6, 2, 2, 0),
    (STEAMFIELD, 6, 2, 1, 1),
    (TOMB,       4, 5, 1, 1),
    (BOHORG,     5, 4, 1, 1),
    (GOLDLEIF,   6, 4, 1, 1),
)
# fmt: on

KINDS: Final = len(EQUIPMENT)  # kinds of equipment: cards 1 to KINDS
LEGENDS: Final = len(LEGENDARY)  # cards KINDS + 1 to CARDS
CARDS: Final = KINDS + LEGENDS
CARD_NAMES: Final = ["none", *[row[0] for row in EQUIPMENT], *[row[0] for row in LEGENDARY]]

NOTHING: Final = (0,) * STATS
BONUS: Final[list[int]] = [  # [STATS * card + stat]
    number for row in (NOTHING, *[row[4] for row in EQUIPMENT], *[row[2] for row in LEGENDARY]) for number in row
]
SLOT: Final[list[int]] = [WEAPON, *[row[1] for row in EQUIPMENT], *[row[1] for row in LEGENDARY]]
PRICE: Final[list[int]] = [0, *[row[2] for row in EQUIPMENT], *[0 for _ in LEGENDARY]]
COPIES: Final[list[int]] = [0, *[row[3] for row in EQUIPMENT], *[1 for _ in LEGENDARY]]

TACTIC_CARDS: Final = len(TACTICS)
GOLD: Final[list[int]] = [0, *[row[1] for row in TACTICS]]
REINFORCEMENTS: Final[list[int]] = [0, *[row[2] | row[3] << 4 | row[4] << 8 for row in TACTICS]]  # packed as an Army
ALL_LEGENDS: Final = ((1 << LEGENDS) - 1) << (KINDS + 1)  # a bit for each legendary card


def tactics_of(clan: int) -> int:
    """The seven cards of a clan, a bit for each order number (CR-1.3)."""
    mine = 0
    for number, row in enumerate(TACTICS):
        if row[0] == clan:
            mine |= 1 << (number + 1)
    return mine


DECKS: Final[list[int]] = [tactics_of(clan) for clan in range(CLANS)]
