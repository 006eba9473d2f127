"""Tyr's Wrath: a revealed Quest may fight (BR-15.6)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import STRENGTH_OF_QUESTS
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=3,
        name="tyrs-wrath",
        cost=1,
        gain=STRENGTH_OF_QUESTS,
        amount=5,
        worth=1.5,
        copies=(0, 1, 0),
        words={
            "en": ("Tyr's Wrath", "A Quest you reveal in a battle may fight as a +5 card."),
            "fr": ("Colère de Tyr", "Une Quête révélée en bataille peut combattre comme une carte +5."),
        },
    ),
]
