"""The sheets of the gods: the power of each, and that of his trance (YG-10, YG-11, interpreted)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.kernel.rows import Row


class GodRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]


GOD_ROWS: Final = (
    GodRow(
        "odin",
        {
            "en": """Odin
                .power = draws two enemy cards and applies one
                .trance = whoever wins in the Ice Fortress chooses the giant that falls""",
            "fr": """Odin
                .power = pioche deux cartes Ennemi et en applique une
                .trance = qui gagne dans la Forteresse de Glace choisit le Géant vaincu""",
        },
    ),
    GodRow(
        "thor",
        {
            "en": """Thor
                .power = +1 in every combat
                .trance = frost giants are weaker by 1""",
            "fr": """Thor
                .power = +1 dans tous ses combats
                .trance = les Géants de Givre ont 1 de force en moins""",
        },
    ),
    GodRow(
        "frey",
        {
            "en": """Frey
                .power = four actions a turn
                .trance = the Vane gives all his effects at once""",
            "fr": """Frey
                .power = quatre actions par tour
                .trance = le Vane donne tous ses effets à la fois""",
        },
    ),
    GodRow(
        "freyja",
        {
            "en": """Freyja
                .power = one world twice; may enter and leave trance in one turn
                .trance = half of the Vikings sent into combat go to Freyja""",
            "fr": """Freyja
                .power = deux fois le même monde ; entre en transe et en sort le même tour
                .trance = la moitié des Vikings envoyés au combat va à Freyja""",
        },
    ),
    GodRow(
        "tyr",
        {
            "en": """Tyr
                .power = may roll twice and choose
                .trance = Vikings may be sent after the roll""",
            "fr": """Tyr
                .power = peut lancer le dé deux fois et choisir
                .trance = on peut envoyer des Vikings après le dé""",
        },
    ),
    GodRow(
        "heimdall",
        {
            "en": """Heimdall
                .power = draws four pawns in a search
                .trance = every search draws four pawns""",
            "fr": """Heimdall
                .power = pioche quatre pions en recherche d'âmes
                .trance = chaque recherche d'âmes pioche quatre pions""",
        },
    ),
)
