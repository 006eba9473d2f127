"""Odin's Throne: Quests pay twice (BR-19.12)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import QUEST_GLORY_AGAIN
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=3,
        name="odins-throne",
        cost=2,
        gain=QUEST_GLORY_AGAIN,
        amount=1,
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Odin's Throne", "Twice the Glory for every Quest you complete."),
            "fr": ("Trône d'Odin", "Deux fois plus de Gloire pour chaque Quête accomplie."),
        },
    ),
]
