"""Loki's Domain: Glory for the dead who return (BR-21.3)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_THE_RELEASED
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=1,
        name="lokis-domain",
        cost=1,
        gain=GLORY_FOR_THE_RELEASED,
        amount=1,
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Loki's Domain", "Gain 1 Glory for each figure of yours released from Valhalla."),
            "fr": ("Domaine de Loki", "Gagnez 1 point de Gloire pour chacune de vos figurines libérées du Valhalla."),
        },
    ),
]
