"""Loki's Eminence: Glory for the dead who return (BR-21.3)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_THE_RELEASED
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=2,
        name="lokis-eminence",
        cost=2,
        gain=GLORY_FOR_THE_RELEASED,
        amount=2,
        worth=3.5,
        copies=(0, 1, 0),
        words={
            "en": ("Loki's Eminence", "Gain 2 Glory for each figure of yours released from Valhalla."),
            "fr": ("Éminence de Loki", "Gagnez 2 points de Gloire pour chacune de vos figurines libérées du Valhalla."),
        },
    ),
]
