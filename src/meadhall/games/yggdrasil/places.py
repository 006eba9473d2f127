"""The nine worlds, the effects of the Vane, and the colours of islands, bags and die (YG-6, YG-9, interpreted)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from meadhall.kernel.rows import Row


class WorldRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]


class EffectRow(Row, frozen=True):
    """Of the Vane; the first is that of his second space (YG-9.1)."""

    name: str
    words: Mapping[str, str]


class Colour(NamedTuple):
    """Of an island, of its bag, and of the die: its number is how many hammers that face shows."""

    name: str
    faces: int  # of the six of the die (YG-1.12)
    vikings: int  # in its bag at the start
    giants: int
    words: Mapping[str, str]
    bag: Mapping[str, str]
    island: Mapping[str, str]


class BagRow(Row, frozen=True):
    """Also a colour of the die; its number is how many hammers that face shows."""

    name: str
    vikings: int  # at the start
    giants: int
    faces: int  # of the die
    words: Mapping[str, str]


class IslandRow(Row, frozen=True):
    name: str
    bag: int | None
    words: Mapping[str, str]


WORLD_ROWS: Final = (
    WorldRow(
        "asgard",
        {
            "en": """Asgard
                .to = to Asgard
                .does = fight an enemy.""",
            "fr": """Asgard
                .to = en Asgard
                .does = combattre un Ennemi.""",
        },
    ),
    WorldRow(
        "midgard",
        {
            "en": """Midgard
                .to = to Midgard
                .does = move the Valkyries, search for souls.""",
            "fr": """Midgard
                .to = à Midgard
                .does = déplacer les Valkyries, rechercher des âmes.""",
        },
    ),
    WorldRow(
        "elves",
        {
            "en": """World of the Elves
                .to = to the World of the Elves
                .does = take an Elf.""",
            "fr": """Demeure des Elfes
                .to = à la Demeure des Elfes
                .does = prendre un Elfe.""",
        },
    ),
    WorldRow(
        "forge",
        {
            "en": """Dwarven Forge
                .to = to the Dwarven Forge
                .does = have an artefact forged.""",
            "fr": """Forge des Nains
                .to = à la Forge des Nains
                .does = faire forger un artefact.""",
        },
    ),
    WorldRow(
        "darkness",
        {
            "en": """World of Darkness
                .to = to the World of Darkness
                .does = exchange Vikings and Elves with a god.""",
            "fr": """Monde des Ténèbres
                .to = au Monde des Ténèbres
                .does = échanger Vikings et Elfes avec un Dieu.""",
        },
    ),
    WorldRow(
        "dead",
        {
            "en": """World of the Dead
                .to = to the World of the Dead
                .does = bring the dead back into a bag.""",
            "fr": """Domaine des Morts
                .to = au Domaine des Morts
                .does = ramener les morts dans un sac.""",
        },
    ),
    WorldRow(
        "fire",
        {
            "en": """Kingdom of Fire
                .to = to the Kingdom of Fire
                .does = drive Fire Giants from a bag.""",
            "fr": """Royaume du Feu
                .to = au Royaume du Feu
                .does = chasser les Géants de Feu d'un sac.""",
        },
    ),
    WorldRow(
        "ice",
        {
            "en": """Ice Fortress
                .to = to the Ice Fortress
                .does = fight a frost giant.""",
            "fr": """Forteresse de Glace
                .to = à la Forteresse de Glace
                .does = combattre un Géant de Givre.""",
        },
    ),
    WorldRow(
        "sacred",
        {
            "en": """Sacred Land
                .to = to the Sacred Land
                .does = advance the Vane, or use what he has reached.""",
            "fr": """Terre Bénite
                .to = en Terre Bénite
                .does = avancer le Vane, ou user de ce qu'il a atteint.""",
        },
    ),
)

COLOURS: Final = (
    Colour(
        "white",
        faces=2,
        vikings=6,
        giants=12,
        words={"en": "white", "fr": "blanc"},
        bag={"en": "the white bag", "fr": "le sac blanc\n.from = du sac blanc"},
        island={"en": "the white island", "fr": "l'île Blanche"},
    ),
    Colour(
        "blue",
        faces=2,
        vikings=9,
        giants=9,
        words={"en": "blue", "fr": "bleu"},
        bag={"en": "the blue bag", "fr": "le sac bleu\n.from = du sac bleu"},
        island={"en": "the blue island", "fr": "l'île Bleue"},
    ),
    Colour(
        "green",
        faces=1,
        vikings=12,
        giants=6,
        words={"en": "green", "fr": "vert"},
        bag={"en": "the green bag", "fr": "le sac vert\n.from = du sac vert"},
        island={"en": "the green island", "fr": "l'île Verte"},
    ),
    Colour(
        "black",
        faces=1,
        vikings=15,
        giants=3,
        words={"en": "black", "fr": "noir"},
        bag={"en": "the black bag", "fr": "le sac noir\n.from = du sac noir"},
        island={"en": "the black island", "fr": "l'île Noire"},
    ),
)
BAG_ROWS: Final = tuple([BagRow(one.name, one.vikings, one.giants, one.faces, one.bag) for one in COLOURS])
# In a line: rainbow, then one for each bag (YG-6.5).
ISLAND_ROWS: Final = (
    IslandRow("rainbow", None, {"en": "the rainbow island", "fr": "l'île de l'Arc-en-ciel"}),
    *[IslandRow(one.name, bag, one.island) for bag, one in enumerate(COLOURS)],
)

EFFECT_ROWS: Final = (
    EffectRow(
        "fly",
        {
            "en": """Move the Valkyries
                .gives = move the Valkyries""",
            "fr": """Déplacer les Valkyries
                .gives = déplacer les Valkyries""",
        },
    ),
    EffectRow(
        "raise",
        {
            "en": """Take 2 Vikings from the dead
                .gives = 2 Vikings from the dead""",
            "fr": """Prendre 2 Vikings au Domaine des Morts
                .gives = 2 Vikings du Domaine des Morts""",
        },
    ),
    EffectRow(
        "foresee",
        {
            "en": """Put the next 6 enemy cards in order
                .gives = put the next 6 enemy cards in order""",
            "fr": """Réorganiser les 6 prochaines cartes Ennemi
                .gives = réorganiser les 6 prochaines cartes Ennemi""",
        },
    ),
    EffectRow(
        "repel",
        {
            "en": """Push one enemy back a space
                .gives = push one enemy back a space""",
            "fr": """Reculer un Ennemi d'une case
                .gives = reculer un Ennemi d'une case""",
        },
    ),
    EffectRow(
        "fell",
        {
            "en": """Defeat a giant of the pile without a fight
                .gives = defeat a giant of the pile""",
            "fr": """Vaincre sans combat un Géant de la pioche
                .gives = vaincre un Géant de la pioche""",
        },
    ),
)
