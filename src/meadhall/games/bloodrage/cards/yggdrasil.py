"""Yggdrasil! – the most strength at the world tree (BR-19.8)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import Strongest
from meadhall.games.bloodrage.cards.row import Row, quest
from meadhall.games.bloodrage.lands import YGGDRASIL

CARDS: Final[list[Row]] = [
    quest(
        age=1,
        name="yggdrasil",
        glory=6,
        asks_for="world-tree",
        text=Strongest([YGGDRASIL]),
        copies=(0, 1, 0),
        words={
            "en": ("Yggdrasil!", "Have the most STR in Yggdrasil: 6 Glory and a step of any stat."),
            "fr": ("Yggdrasil !", "Ayez le plus de Force en Yggdrasil : 6 points de Gloire et un cran au choix."),
        },
    ),
    quest(
        age=2,
        name="yggdrasil",
        glory=8,
        asks_for="world-tree",
        text=Strongest([YGGDRASIL]),
        copies=(0, 1, 0),
        words={
            "en": ("Yggdrasil!", "Have the most STR in Yggdrasil: 8 Glory and a step of any stat."),
            "fr": ("Yggdrasil !", "Ayez le plus de Force en Yggdrasil : 8 points de Gloire et un cran au choix."),
        },
    ),
    quest(
        age=3,
        name="yggdrasil",
        glory=11,
        asks_for="world-tree",
        text=Strongest([YGGDRASIL]),
        copies=(0, 1, 0),
        words={
            "en": ("Yggdrasil!", "Have the most STR in Yggdrasil: 11 Glory and a step of any stat."),
            "fr": ("Yggdrasil !", "Ayez le plus de Force en Yggdrasil : 11 points de Gloire et un cran au choix."),
        },
    ),
]
