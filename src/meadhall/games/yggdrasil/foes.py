"""The six enemies, the artefact that works against each, and the cards that move them (interpreted)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.kernel.rows import Row, names
from meadhall.kernel.words import LANGUAGES


class ArtefactRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]


class EnemyRow(Row, frozen=True):
    name: str
    artefact: ArtefactRow  # that works against him
    words: Mapping[str, str]


class CardRow(Row, frozen=True):
    name: str
    kind: str
    enemies: tuple[int, ...]  # whom it moves
    steps: int
    words: Mapping[str, str]


ENEMY_ROWS: Final = (
    EnemyRow(
        "hel",
        ArtefactRow("draupnir", {"en": "Draupnir", "fr": "Draupnir"}),
        {
            "en": """Hel
                .threat = to { $space }; { $power ->
                    [0] no effect
                    [one] a Viking leaves a bag for good
                   *[other] { $power } Vikings leave a bag for good
                }
                .harm = { $power ->
                    [one] Hel takes a Viking from a bag, for ever.
                   *[other] Hel takes { $power } Vikings from a bag, for ever.
                }""",
            "fr": """Hel
                .threat = en { $space } ; { $power ->
                    [0] pas d'effet
                    [one] un Viking quitte un sac pour toujours
                   *[other] { $power } Vikings quittent un sac pour toujours
                }
                .harm = { $power ->
                    [one] Hel retire un Viking d'un sac, pour toujours.
                   *[other] Hel retire { $power } Vikings d'un sac, pour toujours.
                }""",
        },
    ),
    EnemyRow(
        "surt",
        ArtefactRow("mimming", {"en": "Mimming", "fr": "Mimming"}),
        {
            "en": """Surt
                .threat = to { $space }; { $power ->
                    [0] no effect
                    [one] a Fire Giant enters a bag
                   *[other] { $power } Fire Giants enter a bag
                }
                .harm = { $power ->
                    [one] Surt sends a Fire Giant into a bag.
                   *[other] Surt sends { $power } Fire Giants into a bag.
                }""",
            "fr": """Surt
                .threat = en { $space } ; { $power ->
                    [0] pas d'effet
                    [one] un Géant de Feu entre dans un sac
                   *[other] { $power } Géants de Feu entrent dans un sac
                }
                .harm = { $power ->
                    [one] Surt envoie un Géant de Feu dans un sac.
                   *[other] Surt envoie { $power } Géants de Feu dans un sac.
                }""",
        },
    ),
    EnemyRow(
        "jormungand",
        ArtefactRow("mjollnir", {"en": "Mjöllnir", "fr": "Mjöllnir"}),
        {
            "en": """Jörmungand
                .threat = to { $space }; { $power ->
                    [0] no effect
                   *[other] an island floods, the Valkyries are thrown back
                }
                .harm = Jörmungand floods an island and throws the Valkyries back.""",
            "fr": """Jörmungand
                .threat = en { $space } ; { $power ->
                    [0] pas d'effet
                   *[other] une île est submergée, les Valkyries repoussées
                }
                .harm = Jörmungand submerge une île et repousse les Valkyries.""",
        },
    ),
    EnemyRow(
        "loki",
        ArtefactRow("hofund", {"en": "Hofund", "fr": "Hofund"}),
        {
            "en": """Loki
                .threat = to { $space }; { $power ->
                    [0] no effect
                    [one] a frost giant awakes
                   *[other] { $power } frost giants awake
                }
                .harm = { $power ->
                    [one] Loki wakes a frost giant.
                   *[other] Loki wakes { $power } frost giants.
                }""",
            "fr": """Loki
                .threat = en { $space } ; { $power ->
                    [0] pas d'effet
                    [one] un Géant de Givre s'éveille
                   *[other] { $power } Géants de Givre s'éveillent
                }
                .harm = { $power ->
                    [one] Loki éveille un Géant de Givre.
                   *[other] Loki éveille { $power } Géants de Givre.
                }""",
        },
    ),
    EnemyRow(
        "nidhogg",
        ArtefactRow("gungnir", {"en": "Gungnir", "fr": "Gungnir"}),
        {
            "en": """Nidhögg
                .threat = to { $space }; { $power ->
                    [0] no effect
                   *[other] the rearmost enemy advances
                }
                .harm = Nidhögg drags the rearmost enemy along.""",
            "fr": """Nidhögg
                .threat = en { $space } ; { $power ->
                    [0] pas d'effet
                   *[other] l'Ennemi le plus en retrait avance
                }
                .harm = Nidhögg entraîne le dernier des Ennemis.""",
        },
    ),
    EnemyRow(
        "fenrir",
        ArtefactRow("gleipnir", {"en": "Gleipnir", "fr": "Gleipnir"}),
        {
            "en": """Fenrir
                .threat = to { $space }; { $power ->
                    [0] no effect
                    [1] he rages: white, blue or green calms him
                    [2] he rages: white or blue calms him
                   *[other] he rages: white calms him
                }
                .harm = { $power ->
                    [1] Fenrir rages: white, blue or green calms him.
                    [2] Fenrir rages: white or blue calms him.
                   *[other] Fenrir rages: only white calms him.
                }""",
            "fr": """Fenrir
                .threat = en { $space } ; { $power ->
                    [0] pas d'effet
                    [1] en colère : blanc, bleu ou vert le calme
                    [2] en colère : blanc ou bleu le calme
                   *[other] en colère : blanc le calme
                }
                .harm = { $power ->
                    [1] Fenrir se déchaîne : blanc, bleu ou vert le calme.
                    [2] Fenrir se déchaîne : blanc ou bleu le calme.
                   *[other] Fenrir se déchaîne : seul le blanc le calme.
                }""",
        },
    ),
)
ARTEFACT_ROWS: Final = tuple([enemy.artefact for enemy in ENEMY_ROWS])

# Whom each Ragnarök card moves (YG-R-28).
RAGNAROK: Final = (
    ("hel", "surt", "jormungand"),
    ("hel", "loki", "nidhogg"),
    ("surt", "loki", "fenrir"),
    ("jormungand", "nidhogg", "fenrir"),
)
ANGRY_WORDS: Final = {"en": "Angry {enemy}", "fr": "{enemy} en Colère"}
RAGNAROK_WORDS: Final = "Ragnarök ({enemies})"


def called(enemies: Sequence[EnemyRow], language: str) -> str:
    """Their names, one after the other."""
    return ", ".join([enemy.words[language].splitlines()[0] for enemy in enemies])


def own_card(number: int, enemy: EnemyRow) -> CardRow:
    """He moves one space (YG-4.4)."""
    return CardRow(enemy.name, "own", (number,), 1, {language: called([enemy], language) for language in LANGUAGES})


def angry_card(number: int, enemy: EnemyRow) -> CardRow:
    """He moves two (YG-4.5)."""
    words = {language: text.format(enemy=called([enemy], language)) for language, text in ANGRY_WORDS.items()}
    return CardRow(f"angry-{enemy.name}", "angry", (number,), 2, words)


def ragnarok_card(moved: Sequence[str]) -> CardRow:
    """All of them move one (YG-4.6)."""
    numbers = tuple([names(ENEMY_ROWS).index(name) for name in moved])
    enemies = [ENEMY_ROWS[number] for number in numbers]
    words = {language: RAGNAROK_WORDS.format(enemies=called(enemies, language)) for language in LANGUAGES}
    return CardRow("-".join(["ragnarok", *moved]), "ragnarok", numbers, 1, words)


CARD_ROWS: Final = (
    *[own_card(number, enemy) for number, enemy in enumerate(ENEMY_ROWS)],
    *[angry_card(number, enemy) for number, enemy in enumerate(ENEMY_ROWS)],
    *[ragnarok_card(moved) for moved in RAGNAROK],
)
