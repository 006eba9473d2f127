"""Experts in Arms: each counts two (BR-3.18)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, warriors

CARDS: Final[list[Row]] = [
    warriors(
        age=2,
        name="experts-in-arms",
        strength=2,
        pair=4,
        cost=2,
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Experts in Arms", "Warriors, STR 2 each."),
            "fr": ("Experts d'armes", "Guerriers, Force 2 chacun."),
        },
    ),
]
