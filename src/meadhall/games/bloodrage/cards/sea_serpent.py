"""The Sea Serpent, Monster and Ship at once (BR-R-40)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, monster

CARDS: Final[list[Row]] = [
    monster(
        age=1,
        name="sea-serpent",
        strength=3,
        cost=3,
        is_ship=True,
        worth=2.0,
        copies=(0, 1, 0),
        words={
            "en": (
                "Sea Serpent",
                "Monster, STR 3, and a Ship as well: it lives in fjords and supports both their provinces.",
            ),
            "fr": (
                "Serpent de mer",
                "Monstre, Force 3, et Navire à la fois : il vit dans les fjords et soutient leurs deux provinces.",
            ),
        },
        figure={
            "en": ("the Sea Serpent", "Sea Serpent", "Se"),
            "fr": ("le Serpent de mer", "Serpent de mer", "Se"),
        },
    ),
]
