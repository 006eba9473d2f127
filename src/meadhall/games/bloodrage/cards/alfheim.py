"""Alfheim! – the most strength in one of its provinces (BR-19.5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import Strongest
from meadhall.games.bloodrage.cards.row import Row, quest
from meadhall.games.bloodrage.lands import ALFHEIM, REGIONS

CARDS: Final[list[Row]] = [
    quest(
        age=1,
        name="alfheim",
        glory=5,
        asks_for="alfheim",
        text=Strongest(REGIONS[ALFHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Alfheim!", "Have the most STR in a province of Alfheim: 5 Glory and a step of any stat."),
            "fr": (
                "Alfheim !",
                "Ayez le plus de Force dans une province d'Alfheim : 5 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=2,
        name="alfheim",
        glory=7,
        asks_for="alfheim",
        text=Strongest(REGIONS[ALFHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Alfheim!", "Have the most STR in a province of Alfheim: 7 Glory and a step of any stat."),
            "fr": (
                "Alfheim !",
                "Ayez le plus de Force dans une province d'Alfheim : 7 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=3,
        name="alfheim",
        glory=9,
        asks_for="alfheim",
        text=Strongest(REGIONS[ALFHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Alfheim!", "Have the most STR in a province of Alfheim: 9 Glory and a step of any stat."),
            "fr": (
                "Alfheim !",
                "Ayez le plus de Force dans une province d'Alfheim : 9 points de Gloire et un cran au choix.",
            ),
        },
    ),
]
