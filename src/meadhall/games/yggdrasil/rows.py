"""What never changes in Yggdrasil, for records, for people, and for whoever draws it (interpreted)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.games.yggdrasil import model
from meadhall.games.yggdrasil.foes import ARTEFACT_ROWS, CARD_ROWS, ENEMY_ROWS
from meadhall.games.yggdrasil.frost import GIANT_ROWS, RUNE_ROWS
from meadhall.games.yggdrasil.gods import GOD_ROWS
from meadhall.games.yggdrasil.places import BAG_ROWS, COLOURS, EFFECT_ROWS, ISLAND_ROWS, WORLD_ROWS
from meadhall.games.yggdrasil.threats import LINES
from meadhall.kernel.rows import Row, in_order, names
from meadhall.kernel.rules import Named

OUTCOME_NAMES: Final = in_order({model.PLAYING: "playing", model.WON: "won", model.LOST: "lost"})


class OutcomeRow(Row, frozen=True):
    name: str


class LineRow(Row, frozen=True):
    """So many enemies on this space or beyond, and the gods have lost."""

    name: str
    space: int
    limit: int
    words: Mapping[str, str]


LINE_ROWS: Final = (
    LineRow(
        "wall",
        *LINES[0],
        {
            "en": """Wall
                .passes = That is past the wall.
                .lost = The wall of Asgard is overrun.""",
            "fr": """Muraille
                .passes = C'est au-delà de la muraille.
                .lost = La muraille d'Asgard est débordée.""",
        },
    ),
    LineRow(
        "gate",
        *LINES[1],
        {
            "en": """Gate
                .passes = That is past the gate.
                .lost = The gate of Valhalla has fallen.""",
            "fr": """Porte
                .passes = C'est au-delà de la porte.
                .lost = La porte du Valhalla est tombée.""",
        },
    ),
    LineRow(
        "residence",
        *LINES[2],
        {
            "en": """Odin's residence
                .passes = That is Odin's residence.
                .lost = Odin's residence is taken.""",
            "fr": """Demeure d'Odin
                .passes = C'est la Demeure d'Odin.
                .lost = La Demeure d'Odin est prise.""",
        },
    ),
)

SPOKEN: Final[Mapping[str, Sequence[Named]]] = {
    "god": GOD_ROWS,
    "enemy": ENEMY_ROWS,
    "artefact": ARTEFACT_ROWS,
    "card": CARD_ROWS,
    "world": WORLD_ROWS,
    "island": ISLAND_ROWS,
    "bag": BAG_ROWS,
    "colour": COLOURS,
    "effect": EFFECT_ROWS,
    "giant": GIANT_ROWS,
    "rune": RUNE_ROWS,
    "line": LINE_ROWS,
}
NAMES: Final = {noun: names(rows) for noun, rows in SPOKEN.items()}
ROWS: Final = {
    "enemies": ENEMY_ROWS,
    "artefacts": ARTEFACT_ROWS,
    "gods": GOD_ROWS,
    "worlds": WORLD_ROWS,
    "bags": BAG_ROWS,
    "islands": ISLAND_ROWS,
    "effects": EFFECT_ROWS,
    "giants": GIANT_ROWS,
    "runes": RUNE_ROWS,
    "cards": CARD_ROWS,
    "outcomes": tuple([OutcomeRow(name) for name in OUTCOME_NAMES]),
    "lines": LINE_ROWS,
}
NUMBERS: Final = {
    "vane-spaces": model.VANE_SPACES,
    "first-effect": model.FIRST_EFFECT,  # the space of the Vane that has it
    "dragged": model.DRAGGED,
    "spaces": model.SPACES,
}
