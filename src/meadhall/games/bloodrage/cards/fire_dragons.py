"""Fire Dragons: 8 Glory for a lost ship (BR-4.4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_A_LOST_SHIP
from meadhall.games.bloodrage.cards.row import Row, ship

CARDS: Final[list[Row]] = [
    ship(
        age=2,
        name="fire-dragons",
        strength=2,
        cost=2,
        gain=GLORY_FOR_A_LOST_SHIP,
        amount=8,
        worth=4.0,
        copies=(1, 0, 0),
        words={
            "en": ("Fire Dragons", "Ship, STR 2. Each time a ship of yours is destroyed, gain 8 Glory."),
            "fr": (
                "Dragons de feu",
                "Navire, Force 2. Chaque fois qu'un de vos navires est détruit, gagnez 8 points de Gloire.",
            ),
        },
    ),
]
