"""Jotunheim! – the most strength in one of its provinces (BR-19.5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import Strongest
from meadhall.games.bloodrage.cards.row import Row, quest
from meadhall.games.bloodrage.lands import JOTUNHEIM, REGIONS

CARDS: Final[list[Row]] = [
    quest(
        age=1,
        name="jotunheim",
        glory=5,
        asks_for="jotunheim",
        text=Strongest(REGIONS[JOTUNHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Jotunheim!", "Have the most STR in a province of Jotunheim: 5 Glory and a step of any stat."),
            "fr": (
                "Jotunheim !",
                "Ayez le plus de Force dans une province de Jotunheim : 5 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=2,
        name="jotunheim",
        glory=7,
        asks_for="jotunheim",
        text=Strongest(REGIONS[JOTUNHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Jotunheim!", "Have the most STR in a province of Jotunheim: 7 Glory and a step of any stat."),
            "fr": (
                "Jotunheim !",
                "Ayez le plus de Force dans une province de Jotunheim : 7 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=3,
        name="jotunheim",
        glory=9,
        asks_for="jotunheim",
        text=Strongest(REGIONS[JOTUNHEIM]),
        copies=(1, 0, 1),
        words={
            "en": ("Jotunheim!", "Have the most STR in a province of Jotunheim: 9 Glory and a step of any stat."),
            "fr": (
                "Jotunheim !",
                "Ayez le plus de Force dans une province de Jotunheim : 9 points de Gloire et un cran au choix.",
            ),
        },
    ),
]
