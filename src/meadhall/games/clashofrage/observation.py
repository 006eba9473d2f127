"""What learners see of the war, in numbers: the view, without sums that others of its fields give (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage.cards import ALL_CARDS, TACTICS
from meadhall.games.clashofrage.clans import CLANS, LEVELS
from meadhall.games.clashofrage.heroes import HEROES
from meadhall.games.clashofrage.model import ELVES, HAND, SECOND_ACTION, SLOTS
from meadhall.games.clashofrage.regions import LAID, MOST_SPOTS, PLACES, REGION_TILES, TERRITORIES
from meadhall.games.clashofrage.rows import STAT_NAMES
from meadhall.kernel.observed import BySeat, Counted, Each, Known, Number, OneOf, Placed, SeatOf, Shape

SEATS: Final = ELVES
FLAG: Final = Number(0, 1)
FEW: Final = Number(0, 31)
RICHES: Final = Number(0, 999)
UNITS: Final = Each(LEVELS, FEW)
WHERE: Final = Number(-31, 31)
PLACE: Final = OneOf(PLACES)
TACTIC_CARDS: Final = Counted(len(TACTICS) + 1, 1)
CARD: Final = Known(
    [[1, *card.bonus] if number else [0] * (1 + len(card.bonus)) for number, card in enumerate(ALL_CARDS)]
)
CARDS: Final = Counted(len(ALL_CARDS), 15)


def by_seat(each: Shape) -> Shape:
    return BySeat(SEATS, each)


def by_side(each: Shape) -> Shape:
    """By seat, and the elves after all."""
    return BySeat(SEATS, each, side=True)


OBSERVATION: Final[dict[str, Shape]] = {
    "round": Number(0, 31),
    "phase": OneOf(SECOND_ACTION + 1),
    "first": SeatOf(SEATS),
    "order": Each(SEATS, SeatOf(SEATS)),
    "active": SeatOf(SEATS),
    "winner": SeatOf(SEATS),
    "target": FEW,
    "elves_take_rage": FLAG,
    "tiles": Each(len(REGION_TILES), Each(LAID, WHERE)),
    "laying": Each(3, WHERE),
    "hexes": Placed(TERRITORIES, WHERE, WHERE),
    "spots": Each(MOST_SPOTS, Each(2, WHERE)),
    "bastions": by_seat(OneOf(MOST_SPOTS + 1)),
    "clans": by_seat(OneOf(CLANS)),
    "armies": by_side(Each(PLACES, UNITS)),
    "moved": Each(PLACES, UNITS),
    "hero_moved": FLAG,
    "reserves": by_seat(UNITS),
    "arriving": UNITS,
    "heroes": by_seat(OneOf(len(HEROES))),
    "hero_places": by_seat(PLACE),
    "points": by_seat(FEW),
    "cities": by_seat(Counted(TERRITORIES, 1)),
    "forges": by_seat(Counted(TERRITORIES, 1)),
    "forging": by_seat(FEW),
    "gold": by_seat(RICHES),
    "crystals": by_seat(RICHES),
    "crystal_reserve": RICHES,
    "forged": by_seat(FEW),
    "slots": by_side(Each(SLOTS, CARD)),
    "types": by_side(Each(LEVELS, Each(len(STAT_NAMES), FEW))),
    "spare": by_seat(CARDS),
    "market": Each(len(ALL_CARDS), FEW),
    "deck_size": RICHES,
    "under": CARDS,
    "legends_left": FEW,
    "anvil": CARDS,
    "may_organise": FLAG,
    "has_forged": FLAG,
    "tactics": by_seat(OneOf(len(TACTICS) + 1)),
    "discards": by_seat(TACTIC_CARDS),
    "known": by_seat(TACTIC_CARDS),
    "hand_sizes": by_seat(Number(0, HAND)),
    "hand": TACTIC_CARDS,
    "battlefield": PLACE,
    "foe": SeatOf(SEATS, side=True),
    "elf_player": SeatOf(SEATS),
    "striker": SeatOf(SEATS, side=True),
    "rage": by_side(FEW),
    "wound_faces": FEW,
    "blank_faces": FEW,
    "picked_wounds": FEW,
    "picked_blanks": FEW,
    "rerolls": FEW,
    "wounds": FEW,
    "felled": FLAG,
}
