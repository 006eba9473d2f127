"""Heimdall's Gaze, which may be added late (BR-15.15)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.moments import ADDED_LATE, Text

CARDS: Final[list[Row]] = [
    battle(
        age=3,
        name="heimdalls-gaze",
        strength=3,
        text=Text(ADDED_LATE),
        copies=(1, 1, 0),
        words={
            "en": ("Heimdall's Gaze", "+3. May also be added after the cards are revealed."),
            "fr": ("Regard de Heimdall", "+3. Peut aussi être ajoutée après la révélation des cartes."),
        },
    ),
]
