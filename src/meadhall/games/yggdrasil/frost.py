"""The frost giants, each with its effect and a piece of a rune (YG-1.8, YG-8.5 to YG-8.8, interpreted)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.kernel.rows import Row

# What a giant does while it is awake
BLOCKS_WORLD: Final = "blocks-world"
STRENGTHENS_ENEMY: Final = "strengthens-enemy"
STRENGTHENS_GIANTS: Final = "strengthens-giants"
WHIRLPOOL: Final = "whirlpool"
NO_DIE: Final = "no-die"
NO_POWERS: Final = "no-powers"


class RuneRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]


class GiantRow(Row, frozen=True):
    name: str
    rune: str  # of which it carries a piece
    words: Mapping[str, str]
    effect: str
    enemy: str | None = None  # whom it makes stronger
    world: str | None = None  # that it blocks


RUNE_ROWS: Final = (
    RuneRow(
        "sigel",
        {
            "en": """Sigel
                .does = up to 15 Vikings come back from the dead""",
            "fr": """Sigel
                .does = jusqu'à 15 Vikings reviennent d'entre les morts""",
        },
    ),
    RuneRow(
        "mann",
        {
            "en": """Mann
                .does = one enemy falls back three spaces""",
            "fr": """Mann
                .does = un Ennemi recule de trois cases""",
        },
    ),
    RuneRow(
        "tiwaz",
        {
            "en": """Tiwaz
                .does = three enemies fall back a space each""",
            "fr": """Tiwaz
                .does = trois Ennemis reculent d'une case chacun""",
        },
    ),
    RuneRow(
        "daeg",
        {
            "en": """Dæg
                .does = no enemy card is drawn for three turns""",
            "fr": """Dæg
                .does = pas de carte Ennemi pendant trois tours""",
        },
    ),
)

GIANT_ROWS: Final = (
    GiantRow(
        "angerboda",
        "sigel",
        {
            "en": """Angerboda
                .effect = Hel is stronger by 1""",
            "fr": """Angerboda
                .effect = Hel a 1 de force en plus""",
        },
        STRENGTHENS_ENEMY,
        enemy="hel",
    ),
    GiantRow(
        "hrungnir",
        "sigel",
        {
            "en": """Hrungnir
                .effect = the World of the Elves is blocked""",
            "fr": """Hrungnir
                .effect = la Demeure des Elfes est inaccessible""",
        },
        BLOCKS_WORLD,
        world="elves",
    ),
    GiantRow(
        "utgardloki",
        "sigel",
        {
            "en": """Utgardloki
                .effect = the gods have no powers""",
            "fr": """Utgardloki
                .effect = les Dieux n'ont plus de pouvoir""",
        },
        NO_POWERS,
    ),
    GiantRow(
        "hrym",
        "sigel",
        {
            "en": """Hrym
                .effect = the World of the Dead is blocked""",
            "fr": """Hrym
                .effect = le Domaine des Morts est inaccessible""",
        },
        BLOCKS_WORLD,
        world="dead",
    ),
    GiantRow(
        "thrym",
        "mann",
        {
            "en": """Thrym
                .effect = Jörmungand is stronger by 1""",
            "fr": """Thrym
                .effect = Jörmungand a 1 de force en plus""",
        },
        STRENGTHENS_ENEMY,
        enemy="jormungand",
    ),
    GiantRow(
        "thokk",
        "mann",
        {
            "en": """Thokk
                .effect = Nidhögg is stronger by 1""",
            "fr": """Thokk
                .effect = Nidhögg a 1 de force en plus""",
        },
        STRENGTHENS_ENEMY,
        enemy="nidhogg",
    ),
    GiantRow(
        "hymir",
        "mann",
        {
            "en": """Hymir
                .effect = a whirlpool: the Valkyries cannot enter the submerged island""",
            "fr": """Hymir
                .effect = un tourbillon : les Valkyries n'entrent plus sur l'île submergée""",
        },
        WHIRLPOOL,
    ),
    GiantRow(
        "bergelmir",
        "mann",
        {
            "en": """Bergelmir
                .effect = frost giants are stronger by 1""",
            "fr": """Bergelmir
                .effect = les Géants de Givre ont 1 de force en plus""",
        },
        STRENGTHENS_GIANTS,
    ),
    GiantRow(
        "suttung",
        "tiwaz",
        {
            "en": """Suttung
                .effect = Loki is stronger by 1""",
            "fr": """Suttung
                .effect = Loki a 1 de force en plus""",
        },
        STRENGTHENS_ENEMY,
        enemy="loki",
    ),
    GiantRow(
        "gymir",
        "tiwaz",
        {
            "en": """Gymir
                .effect = the Sacred Land is blocked""",
            "fr": """Gymir
                .effect = la Terre Bénite est inaccessible""",
        },
        BLOCKS_WORLD,
        world="sacred",
    ),
    GiantRow(
        "fafner",
        "tiwaz",
        {
            "en": """Fafner
                .effect = the World of Darkness is blocked""",
            "fr": """Fafner
                .effect = le Monde des Ténèbres est inaccessible""",
        },
        BLOCKS_WORLD,
        world="darkness",
    ),
    GiantRow(
        "thiazy",
        "tiwaz",
        {
            "en": """Thiazy
                .effect = no die in combat""",
            "fr": """Thiazy
                .effect = pas de dé en combat""",
        },
        NO_DIE,
    ),
    GiantRow(
        "greip",
        "daeg",
        {
            "en": """Greip
                .effect = Surt is stronger by 1""",
            "fr": """Greip
                .effect = Surt a 1 de force en plus""",
        },
        STRENGTHENS_ENEMY,
        enemy="surt",
    ),
    GiantRow(
        "gialp",
        "daeg",
        {
            "en": """Gialp
                .effect = the Kingdom of Fire is blocked""",
            "fr": """Gialp
                .effect = le Royaume du Feu est inaccessible""",
        },
        BLOCKS_WORLD,
        world="fire",
    ),
    GiantRow(
        "geirroed",
        "daeg",
        {
            "en": """Geirroed
                .effect = the Dwarven Forge is blocked""",
            "fr": """Geirroed
                .effect = la Forge des Nains est inaccessible""",
        },
        BLOCKS_WORLD,
        world="forge",
    ),
    GiantRow(
        "skyrmir",
        "daeg",
        {
            "en": """Skyrmir
                .effect = Fenrir is stronger by 1""",
            "fr": """Skyrmir
                .effect = Fenrir a 1 de force en plus""",
        },
        STRENGTHENS_ENEMY,
        enemy="fenrir",
    ),
)


def giants_with(column: str, content: str) -> int:
    """Those whose rows have this there, a bit for each."""
    return sum([1 << giant for giant, row in enumerate(GIANT_ROWS) if getattr(row, column) == content])
