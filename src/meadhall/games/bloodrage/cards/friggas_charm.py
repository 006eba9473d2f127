"""Frigga's Charm: upgrades cost less (BR-11.2)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import LESS_TO_PAY
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=1,
        name="friggas-charm",
        cost=0,
        gain=LESS_TO_PAY,
        amount=1,
        worth=1.5,
        copies=(1, 0, 0),
        words={
            "en": ("Frigga's Charm", "Your upgrades cost 1 Rage less."),
            "fr": ("Charme de Frigga", "Vos améliorations coûtent 1 point de Rage de moins."),
        },
    ),
]
