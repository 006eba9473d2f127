"""Tyr's Domain: a revealed Quest may fight (BR-15.6)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import STRENGTH_OF_QUESTS
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=1,
        name="tyrs-domain",
        cost=0,
        gain=STRENGTH_OF_QUESTS,
        amount=3,
        worth=1.0,
        copies=(0, 1, 0),
        words={
            "en": ("Tyr's Domain", "A Quest you reveal in a battle may fight as a +3 card."),
            "fr": ("Domaine de Tyr", "Une Quête révélée en bataille peut combattre comme une carte +3."),
        },
    ),
]
