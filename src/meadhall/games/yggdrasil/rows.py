"""What never changes in Yggdrasil, for whoever draws it (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil import cards, model
from meadhall.games.yggdrasil.cards import ARTEFACTS, ENEMY_NAMES, GIANT_ROWS, GOD_NAMES
from meadhall.games.yggdrasil.model import ANGRY, BAG_GIANTS, BAG_VIKINGS, CARDS, RAGNAROK, Card
from meadhall.games.yggdrasil.threats import LINES, moved_by, steps
from meadhall.kernel.rows import Row, in_order

WORLD_NAMES: Final = in_order(
    {
        model.ASGARD: "asgard",
        model.MIDGARD: "midgard",
        model.ELVES: "elves",
        model.FORGE: "forge",
        model.DARKNESS: "darkness",
        model.DEAD: "dead",
        model.FIRE: "fire",
        model.ICE: "ice",
        model.SACRED: "sacred",
    }
)
BAG_NAMES: Final = in_order({model.WHITE: "white", model.BLUE: "blue", model.GREEN: "green", model.BLACK: "black"})
RUNE_NAMES: Final = in_order({model.SIGEL: "sigel", model.MANN: "mann", model.TIWAZ: "tiwaz", model.DAEG: "daeg"})
OUTCOME_NAMES: Final = in_order({model.PLAYING: "playing", model.WON: "won", model.LOST: "lost"})
VANE_NAMES: Final = in_order(  # a row is numbered from 0, the space on it from 1
    {
        model.VANE_BEGINS - 1: "begins",
        model.VANE_MOVES_VALKYRIES - 1: "moves-valkyries",
        model.VANE_BRINGS_VIKINGS - 1: "brings-vikings",
        model.VANE_ORDERS_CARDS - 1: "orders-cards",
        model.VANE_PUSHES_BACK - 1: "pushes-back",
        model.VANE_DEFEATS_GIANT - 1: "defeats-giant",
    }
)
LINE_NAMES: Final = ("wall", "gate", "residence")
EFFECT_NAMES: Final = in_order(
    {
        cards.BLOCKS_WORLD: "blocks-world",
        cards.STRENGTHENS_ENEMY: "strengthens-enemy",
        cards.STRENGTHENS_GIANTS: "strengthens-giants",
        cards.WHIRLPOOL: "whirlpool",
        cards.NO_DIE: "no-die",
        cards.NO_POWERS: "no-powers",
    }
)


class EnemyRow(Row, frozen=True):
    name: str
    artefact: str  # that works against him


class GodRow(Row, frozen=True):
    name: str


class WorldRow(Row, frozen=True):
    name: str


class BagRow(Row, frozen=True):
    """Also a colour of the die; its number is how many hammers that face shows."""

    name: str
    vikings: int  # at the start
    giants: int
    faces: int  # of the die


class IslandRow(Row, frozen=True):
    name: str
    bag: int | None


class GiantRow(Row, frozen=True):
    name: str
    effect: str
    rune: str


class RuneRow(Row, frozen=True):
    name: str


class CardRow(Row, frozen=True):
    name: str
    kind: str
    enemies: tuple[int, ...]  # whom it moves
    steps: int


class OutcomeRow(Row, frozen=True):
    name: str


class RungRow(Row, frozen=True):
    """A space of the Vane: what it gives."""

    name: str
    space: int


class LineRow(Row, frozen=True):
    """So many enemies on this space or beyond, and the gods have lost."""

    name: str
    space: int
    limit: int


def card_row(card: Card) -> CardRow:
    enemies = moved_by(card)
    names = "-".join(ENEMY_NAMES[enemy] for enemy in enemies)
    kind = "ragnarok" if card >= RAGNAROK else "angry" if card >= ANGRY else "own"
    return CardRow(names if kind == "own" else f"{kind}-{names}", kind, enemies, steps(card))


ROWS: Final = {
    "enemies": tuple(EnemyRow(name, artefact) for name, artefact in zip(ENEMY_NAMES, ARTEFACTS)),
    "gods": tuple(GodRow(name) for name in GOD_NAMES),
    "worlds": tuple(WorldRow(name) for name in WORLD_NAMES),
    "bags": tuple(BagRow(*row) for row in zip(BAG_NAMES, BAG_VIKINGS, BAG_GIANTS, model.DIE)),
    "islands": (IslandRow("rainbow", None), *[IslandRow(name, bag) for bag, name in enumerate(BAG_NAMES)]),
    "giants": tuple(GiantRow(name, EFFECT_NAMES[effect], RUNE_NAMES[rune]) for name, effect, _, rune in GIANT_ROWS),
    "runes": tuple(RuneRow(name) for name in RUNE_NAMES),
    "cards": tuple(card_row(card) for card in range(CARDS)),
    "outcomes": tuple(OutcomeRow(name) for name in OUTCOME_NAMES),
    "rungs": tuple(RungRow(name, space) for space, name in enumerate(VANE_NAMES, 1)),
    "lines": tuple(LineRow(name, space, limit) for name, (space, limit) in zip(LINE_NAMES, LINES)),
}
NUMBERS: Final = {
    "dragged": model.DRAGGED,
    "spaces": model.SPACES,
    "trance": model.TRANCE,  # an action tied to no world, told like one
}
