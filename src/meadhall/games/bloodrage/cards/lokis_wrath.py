"""Loki's Wrath: Glory for the dead who return (BR-21.3)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_THE_RELEASED
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=3,
        name="lokis-wrath",
        cost=3,
        gain=GLORY_FOR_THE_RELEASED,
        amount=3,
        worth=4.0,
        copies=(0, 0, 1),
        words={
            "en": ("Loki's Wrath", "Gain 3 Glory for each figure of yours released from Valhalla."),
            "fr": ("Colère de Loki", "Gagnez 3 points de Gloire pour chacune de vos figurines libérées du Valhalla."),
        },
    ),
]
