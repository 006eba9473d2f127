"""What learners see of the tree, in numbers: all of the view but what is written twice in it (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import (
    ACTIONS_OF_FREY,
    ALL_ELVES,
    BAGS,
    CARDS,
    EFFECTS,
    ENEMIES,
    FIRST_EFFECT,
    GIANTS,
    GODS,
    ISLANDS,
    LEVELS,
    LOST,
    RUNES,
    SPACES,
    WORLDS,
)
from meadhall.kernel.observed import Counted, Each, Fields, Number, OneOf, SeatOf, Shape

PAWNS: Final = Number(0, 127)
FEW: Final = Number(0, 15)
FLAG: Final = Number(0, 1)
SPACE: Final = OneOf(SPACES + 1)
KNOWN_CARDS: Final = Each(4, OneOf(CARDS))  # the nearest; further ones are counted among `unseen`
THREAT: Final = Fields(
    card=OneOf(CARDS),
    is_next=FLAG,
    space=Number(0, SPACES),
    power=FEW,
    is_defeat=FLAG,
    chance=Number(0, 100),
    cards=FEW,
    angry=FEW,
)
FIGHT: Final = Fields(
    enemy=OneOf(ENEMIES),
    giant=OneOf(GIANTS),
    strength=Number(0, 31),
    vikings=PAWNS,
    hammers=Number(-1, LEVELS, nothing=-1),
    artefact=FEW,
)

OBSERVATION: Final[dict[str, Shape]] = {
    "gods": Each(GODS, OneOf(GODS)),
    "leaders": Each(GODS, SeatOf(GODS)),
    "turn": Number(0, 255),
    "active": OneOf(GODS),
    "actions_left": OneOf(ACTIONS_OF_FREY + 1),
    "used": Counted(WORLDS + 2, 2),
    "vikings": Each(GODS, PAWNS),
    "elves": Each(GODS, Number(0, ALL_ELVES)),
    "artefacts": Each(GODS, Each(ENEMIES, Number(0, LEVELS))),
    "in_trance": Counted(GODS, 1),
    "spaces": Each(ENEMIES, SPACE),
    "strengths": Each(ENEMIES, Number(0, 31)),
    "threats": Each(ENEMIES, THREAT),
    "lines": Each(3, Fields(space=Number(0, SPACES), beyond=FEW, limit=FEW)),
    "is_raging": FLAG,
    "elves_at_home": Number(0, ALL_ELVES),
    "forge": Each(ENEMIES, Counted(LEVELS + 1, 1)),
    "dead": PAWNS,
    "removed": PAWNS,
    "fire": PAWNS,
    "vikings_in_bags": PAWNS,
    "giants_in_bags": PAWNS,
    "is_empty": Each(BAGS, FLAG),
    "bag_vikings": Each(BAGS, PAWNS),
    "bag_giants": Each(BAGS, PAWNS),
    "valkyries": OneOf(ISLANDS),
    "submerged": OneOf(ISLANDS),
    "vane": OneOf(EFFECTS + FIRST_EFFECT + 1),
    "pile": Counted(GIANTS, 1),
    "awake": Counted(GIANTS, 1),
    "defeated": Counted(GIANTS, 1),
    "giant_strength": FEW,
    "runes": Counted(RUNES, 1),
    "blocked_by": Each(WORLDS, OneOf(GIANTS)),
    "no_powers": FLAG,
    "no_trance_powers": FLAG,
    "bonus": Each(GODS, FEW),
    "quiet_turns": FEW,
    "cards_left": PAWNS,
    "top": KNOWN_CARDS,
    "bottom": KNOWN_CARDS,
    "unseen": Each(CARDS, FEW),
    "heap_left": PAWNS,
    "hides_special": FLAG,
    "looked_at": KNOWN_CARDS,
    "discard": Each(CARDS, FEW),
    "fight": FIGHT,
    "rolled": OneOf(BAGS),
    "outcome": OneOf(LOST + 1),
}
