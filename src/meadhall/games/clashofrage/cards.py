"""Every equipment and legendary equipment as a row, with its words; tactic cards by number (CR-1.3, CR-1.11, CR-1.12).

A card's number follows from the order of the rows.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.clashofrage.clans import CLAN_SHEETS, ClanSheet, Stats, TacticCard, Words, stats

Card: TypeAlias = int  # equipment from 1 on, then legendary equipment; 0 is no card
Slot: TypeAlias = int

WEAPON: Final = 0
ARMOUR: Final = 1
NO_CARD: Final = 0


class Equipment:
    """What it adds to all figures of a type. A legend has no price, and there is one of it."""

    def __init__(self, name: str, words: Words, slot: Slot, bonus: Stats, price: int = 0, copies: int = 1) -> None:
        self.name: Final = name
        self.words: Final = words
        self.slot: Final = slot
        self.bonus: Final = bonus
        self.price: Final = price
        self.copies: Final = copies


EQUIPMENT: Final[list[Equipment]] = [
    Equipment(
        "hunting-knife", {"en": "Hunting Knife", "fr": "Couteau de chasse"}, WEAPON, stats(power=1), price=2, copies=4
    ),
    Equipment(
        "spiked-mace",
        {"en": "Spiked Mace", "fr": "Masse cloutée"},
        WEAPON,
        stats(slowness=1, hits=1),
        price=3,
        copies=4,
    ),
    Equipment("rune-staff", {"en": "Rune Staff", "fr": "Bâton runique"}, WEAPON, stats(rerolls=1), price=3, copies=3),
    Equipment("crossbow", {"en": "Crossbow", "fr": "Arbalète"}, WEAPON, stats(power=2), price=4, copies=4),
    Equipment("twin-blades", {"en": "Twin Blades", "fr": "Lames jumelles"}, WEAPON, stats(hits=1), price=4, copies=3),
    Equipment(
        "spiked-buckler",
        {"en": "Spiked Buckler", "fr": "Targe à pointes"},
        WEAPON,
        stats(power=1, shields=1),
        price=4,
        copies=3,
    ),
    Equipment("blunderbuss", {"en": "Blunderbuss", "fr": "Pétoire"}, WEAPON, stats(power=1, hits=1), price=5, copies=3),
    Equipment(
        "rock-breaker", {"en": "Rock-Breaker", "fr": "Brise-Roc"}, WEAPON, stats(power=3, slowness=1), price=6, copies=3
    ),
    Equipment("war-drum", {"en": "War Drum", "fr": "Tambour de guerre"}, WEAPON, stats(rage=1), price=6, copies=2),
    Equipment(
        "heavy-armour",
        {"en": "Heavy Armour", "fr": "Armure lourde"},
        ARMOUR,
        stats(slowness=1, shields=1),
        price=3,
        copies=4,
    ),
    Equipment(
        "shaman-cloak", {"en": "Shaman's Cloak", "fr": "Manteau de Shaman"}, ARMOUR, stats(rerolls=1), price=3, copies=3
    ),
    Equipment(
        "marching-boots",
        {"en": "Marching Boots", "fr": "Bottes de marche"},
        ARMOUR,
        stats(movement=1),
        price=3,
        copies=3,
    ),
    Equipment(
        "chain-mail", {"en": "Chain Mail", "fr": "Cotte de mailles"}, ARMOUR, stats(shields=1), price=4, copies=4
    ),
    Equipment("troll-hide", {"en": "Troll Hide", "fr": "Peau de troll"}, ARMOUR, stats(life=1), price=5, copies=3),
    Equipment(
        "plate-armour",
        {"en": "Plate Armour", "fr": "Armure de plaques"},
        ARMOUR,
        stats(slowness=1, shields=2),
        price=5,
        copies=3,
    ),
    Equipment(
        "mechanical-wings",
        {"en": "Mechanical Wings", "fr": "Ailes mécaniques"},
        ARMOUR,
        stats(movement=1, flight=1),
        price=5,
        copies=2,
    ),
    Equipment(
        "massive-armour",
        {"en": "Massive Armour", "fr": "Armure massive"},
        ARMOUR,
        stats(life=1, slowness=2, shields=2),
        price=7,
        copies=2,
    ),
]
LEGENDARY: Final[list[Equipment]] = [
    Equipment("dusk-blade", {"en": "Dusk Blade", "fr": "Lame du Crépuscule"}, WEAPON, stats(power=4)),
    Equipment(
        "titan-hammer", {"en": "Titan Hammer", "fr": "Marteau du Titan"}, WEAPON, stats(power=3, slowness=1, hits=1)
    ),
    Equipment("dawn-bow", {"en": "Dawn Bow", "fr": "Arc de l'Aube"}, WEAPON, stats(power=2, rerolls=1)),
    Equipment("soul-scythe", {"en": "Soul Scythe", "fr": "Faux des Âmes"}, WEAPON, stats(slowness=1, hits=3)),
    Equipment("storm-lance", {"en": "Storm Lance", "fr": "Lance de Foudre"}, WEAPON, stats(power=2, hits=1)),
    Equipment("rage-axe", {"en": "Axe of Rage", "fr": "Hache de la Rage"}, WEAPON, stats(power=1, rage=1)),
    Equipment(
        "emerald-sceptre", {"en": "Emerald Sceptre", "fr": "Sceptre d'Émeraude"}, WEAPON, stats(power=1, rerolls=2)
    ),
    Equipment("heartseeker", {"en": "Heartseeker", "fr": "Perce-Cœur"}, WEAPON, stats(hits=2, rerolls=1)),
    Equipment("elven-aegis", {"en": "Elven Aegis", "fr": "Égide elfique"}, ARMOUR, stats(slowness=1, shields=3)),
    Equipment("dragon-cuirass", {"en": "Dragon Cuirass", "fr": "Cuirasse du Dragon"}, ARMOUR, stats(life=2)),
    Equipment(
        "wind-cape", {"en": "Cape of Winds", "fr": "Cape des Vents"}, ARMOUR, stats(movement=1, shields=1, flight=1)
    ),
    Equipment("living-bark", {"en": "Living Bark", "fr": "Écorce vivante"}, ARMOUR, stats(life=1, shields=1)),
    Equipment("seer-crown", {"en": "Seer's Crown", "fr": "Couronne du Devin"}, ARMOUR, stats(rerolls=2)),
    Equipment("spirit-mail", {"en": "Spirit Mail", "fr": "Maille spectrale"}, ARMOUR, stats(shields=2)),
    Equipment("fury-pelt", {"en": "Pelt of Fury", "fr": "Fourrure de Furie"}, ARMOUR, stats(life=1, hits=1)),
    Equipment(
        "seven-league",
        {"en": "Seven-League Greaves", "fr": "Grèves de sept lieues"},
        ARMOUR,
        stats(movement=2, shields=1),
    ),
]
NOTHING: Final = Equipment("none", {"en": "nothing", "fr": "rien"}, WEAPON, stats(), copies=0)

KINDS: Final = len(EQUIPMENT)  # kinds of equipment: cards 1 to KINDS
LEGENDS: Final = len(LEGENDARY)  # cards KINDS + 1 to CARDS
CARDS: Final = KINDS + LEGENDS
ALL_CARDS: Final = [NOTHING, *EQUIPMENT, *LEGENDARY]
CARD_NAMES: Final = [card.name for card in ALL_CARDS]
BONUS: Final[list[int]] = [number for card in ALL_CARDS for number in card.bonus]  # [STATS * card + stat]
SLOT: Final[list[int]] = [card.slot for card in ALL_CARDS]
PRICE: Final[list[int]] = [card.price for card in ALL_CARDS]
COPIES: Final[list[int]] = [card.copies for card in ALL_CARDS]
ALL_LEGENDS: Final = ((1 << LEGENDS) - 1) << (KINDS + 1)  # a bit for each legendary card


def by_order(clans: list[ClanSheet]) -> list[TacticCard]:
    """The tactic cards of all clans, from order number 1 on."""
    cards = {card.order: card for clan in clans for card in clan.tactics}
    assert sorted(cards) == list(range(1, 1 + len(cards))), "a tactic card is missing"
    return [cards[order] for order in sorted(cards)]


TACTICS: Final = by_order(CLAN_SHEETS)
TACTIC_CARDS: Final = len(TACTICS)
GOLD: Final[list[int]] = [0, *[card.gold for card in TACTICS]]
REINFORCEMENTS: Final[list[int]] = [  # packed as an Army
    0,
    *[card.units[0] | card.units[1] << 4 | card.units[2] << 8 for card in TACTICS],
]


def tactics_of(clan: ClanSheet) -> int:
    """The seven cards of a clan, a bit for each order number (CR-1.3)."""
    mine = 0
    for card in clan.tactics:
        mine |= 1 << card.order
    return mine


DECKS: Final[list[int]] = [tactics_of(clan) for clan in CLAN_SHEETS]
