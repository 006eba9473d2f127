"""Masters in Arms: two of them count six (BR-3.18)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, warriors

CARDS: Final[list[Row]] = [
    warriors(
        age=3,
        name="masters-in-arms",
        strength=2,
        pair=6,
        cost=2,
        worth=4.0,
        copies=(1, 0, 0),
        words={
            "en": ("Masters in Arms", "Warriors, STR 2 each, but every two in the same province count 6 together."),
            "fr": (
                "Maîtres d'armes",
                "Guerriers, Force 2 chacun ; deux Guerriers dans la même province comptent 6 ensemble.",
            ),
        },
    ),
]
