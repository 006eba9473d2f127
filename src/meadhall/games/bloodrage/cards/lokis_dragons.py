"""Loki's Dragons: 4 Glory for a lost ship (BR-4.4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_A_LOST_SHIP
from meadhall.games.bloodrage.cards.row import Row, ship

CARDS: Final[list[Row]] = [
    ship(
        age=1,
        name="lokis-dragons",
        strength=2,
        cost=2,
        gain=GLORY_FOR_A_LOST_SHIP,
        amount=4,
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Loki's Dragons", "Ship, STR 2. Each time a ship of yours is destroyed, gain 4 Glory."),
            "fr": (
                "Dragons de Loki",
                "Navire, Force 2. Chaque fois qu'un de vos navires est détruit, gagnez 4 points de Gloire.",
            ),
        },
    ),
]
