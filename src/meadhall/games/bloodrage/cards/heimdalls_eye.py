"""Heimdall's Eye, which may be added late (BR-15.15)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.moments import ADDED_LATE, Text

CARDS: Final[list[Row]] = [
    battle(
        age=2,
        name="heimdalls-eye",
        strength=2,
        text=Text(ADDED_LATE),
        copies=(2, 1, 0),
        left_out=1,
        words={
            "en": ("Heimdall's Eye", "+2. May also be added after the cards are revealed."),
            "fr": ("Œil de Heimdall", "+2. Peut aussi être ajoutée après la révélation des cartes."),
        },
    ),
]
