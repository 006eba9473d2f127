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
    ("hunting_knife",     WEAPON, 2, 4, (1, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("spiked_mace",       WEAPON, 3, 4, (0, 0, 0, 1, 1, 0, 0, 0, 0)),
    ("rune_staff",        WEAPON, 3, 3, (0, 0, 0, 0, 0, 0, 1, 0, 0)),
    ("crossbow",          WEAPON, 4, 4, (2, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("twin_blades",       WEAPON, 4, 3, (0, 0, 0, 0, 1, 0, 0, 0, 0)),
    ("spiked_buckler",    WEAPON, 4, 3, (1, 0, 0, 0, 0, 1, 0, 0, 0)),
    ("blunderbuss",       WEAPON, 5, 3, (1, 0, 0, 0, 1, 0, 0, 0, 0)),
    ("rock_breaker",      WEAPON, 6, 3, (3, 0, 0, 1, 0, 0, 0, 0, 0)),
    ("war_drum",          WEAPON, 6, 2, (0, 0, 0, 0, 0, 0, 0, 1, 0)),
    ("heavy_armour",      ARMOUR, 3, 4, (0, 0, 0, 1, 0, 1, 0, 0, 0)),
    ("shaman_cloak",      ARMOUR, 3, 3, (0, 0, 0, 0, 0, 0, 1, 0, 0)),
    ("marching_boots",    ARMOUR, 3, 3, (0, 0, 1, 0, 0, 0, 0, 0, 0)),
    ("chain_mail",        ARMOUR, 4, 4, (0, 0, 0, 0, 0, 1, 0, 0, 0)),
    ("troll_hide",        ARMOUR, 5, 3, (0, 1, 0, 0, 0, 0, 0, 0, 0)),
    ("plate_armour",      ARMOUR, 5, 3, (0, 0, 0, 1, 0, 2, 0, 0, 0)),
    ("mechanical_wings",  ARMOUR, 5, 2, (0, 0, 1, 0, 0, 0, 0, 0, 1)),
    ("massive_armour",    ARMOUR, 7, 2, (0, 1, 0, 2, 0, 2, 0, 0, 0)),
)

LEGENDARY: Final = (
    #  id                     slot  power life move slow hits shld rero rage fly
    ("leg_dusk_blade",        WEAPON, (4, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("leg_titan_hammer",      WEAPON, (3, 0, 0, 1, 1, 0, 0, 0, 0)),
    ("leg_dawn_bow",          WEAPON, (2, 0, 0, 0, 0, 0, 1, 0, 0)),
    ("leg_soul_scythe",       WEAPON, (0, 0, 0, 1, 3, 0, 0, 0, 0)),
    ("leg_storm_lance",       WEAPON, (2, 0, 0, 0, 1, 0, 0, 0, 0)),
    ("leg_rage_axe",          WEAPON, (1, 0, 0, 0, 0, 0, 0, 1, 0)),
    ("leg_emerald_sceptre",   WEAPON, (1, 0, 0, 0, 0, 0, 2, 0, 0)),
    ("leg_heartseeker",       WEAPON, (0, 0, 0, 0, 2, 0, 1, 0, 0)),
    ("leg_elven_aegis",       ARMOUR, (0, 0, 0, 1, 0, 3, 0, 0, 0)),
    ("leg_dragon_cuirass",    ARMOUR, (0, 2, 0, 0, 0, 0, 0, 0, 0)),
    ("leg_wind_cape",         ARMOUR, (0, 0, 1, 0, 0, 1, 0, 0, 1)),
    ("leg_living_bark",       ARMOUR, (0, 1, 0, 0, 0, 1, 0, 0, 0)),
    ("leg_seer_crown",        ARMOUR, (0, 0, 0, 0, 0, 0, 2, 0, 0)),
    ("leg_spirit_mail",       ARMOUR, (0, 0, 0, 0, 0, 2, 0, 0, 0)),
    ("leg_fury_pelt",         ARMOUR, (0, 1, 0, 0, 1, 0, 0, 0, 0)),
    ("leg_seven_league",      ARMOUR, (0, 0, 2, 0, 0, 1, 0, 0, 0)),
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
CARD_NAMES: Final = ["", *[row[0] for row in EQUIPMENT], *[row[0] for row in LEGENDARY]]

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
