"""Manheim! – the most strength in one of its provinces (BR-19.5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import Strongest
from meadhall.games.bloodrage.cards.row import Row, quest
from meadhall.games.bloodrage.lands import MANHEIM, REGIONS

CARDS: Final[list[Row]] = [
    quest(
        age=1,
        name="manheim",
        glory=5,
        asks_for="manheim",
        text=Strongest(REGIONS[MANHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Manheim!", "Have the most STR in a province of Manheim: 5 Glory and a step of any stat."),
            "fr": (
                "Manheim !",
                "Ayez le plus de Force dans une province de Manheim : 5 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=2,
        name="manheim",
        glory=7,
        asks_for="manheim",
        text=Strongest(REGIONS[MANHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Manheim!", "Have the most STR in a province of Manheim: 7 Glory and a step of any stat."),
            "fr": (
                "Manheim !",
                "Ayez le plus de Force dans une province de Manheim : 7 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=3,
        name="manheim",
        glory=9,
        asks_for="manheim",
        text=Strongest(REGIONS[MANHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Manheim!", "Have the most STR in a province of Manheim: 9 Glory and a step of any stat."),
            "fr": (
                "Manheim !",
                "Ayez le plus de Force dans une province de Manheim : 9 points de Gloire et un cran au choix.",
            ),
        },
    ),
]
