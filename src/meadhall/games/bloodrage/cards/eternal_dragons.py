"""Eternal Dragons: 12 Glory for a lost ship (BR-4.4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_A_LOST_SHIP
from meadhall.games.bloodrage.cards.row import Row, ship

CARDS: Final[list[Row]] = [
    ship(
        age=3,
        name="eternal-dragons",
        strength=2,
        cost=2,
        gain=GLORY_FOR_A_LOST_SHIP,
        amount=12,
        worth=6.0,
        copies=(1, 0, 0),
        words={
            "en": ("Eternal Dragons", "Ship, STR 2. Each time a ship of yours is destroyed, gain 12 Glory."),
            "fr": (
                "Dragons éternels",
                "Navire, Force 2. Chaque fois qu'un de vos navires est détruit, gagnez 12 points de Gloire.",
            ),
        },
    ),
]
