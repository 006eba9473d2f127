"""Brothers in Arms: two of them count three (BR-3.18)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, warriors

CARDS: Final[list[Row]] = [
    warriors(
        age=1,
        name="brothers-in-arms",
        strength=1,
        pair=3,
        cost=1,
        worth=1.5,
        copies=(1, 0, 0),
        words={
            "en": ("Brothers in Arms", "Warriors, STR 1 each, but every two in the same province count 3 together."),
            "fr": (
                "Frères d'armes",
                "Guerriers, Force 1 chacun ; deux Guerriers dans la même province comptent 3 ensemble.",
            ),
        },
    ),
]
