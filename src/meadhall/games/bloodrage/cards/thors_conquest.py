"""Thor's Conquest: Glory for the figures on the board at the end (BR-23.2)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import GLORY_FOR_THE_LAST
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=3,
        name="thors-conquest",
        cost=3,
        gain=GLORY_FOR_THE_LAST,
        amount=3,
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Thor's Conquest", "At the end of the game gain 3 Glory for each figure you have on the board."),
            "fr": (
                "Conquête de Thor",
                "À la fin de la partie, gagnez 3 points de Gloire pour chacune de vos figurines sur le plateau.",
            ),
        },
    ),
]
