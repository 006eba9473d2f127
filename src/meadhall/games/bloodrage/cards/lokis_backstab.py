"""Loki's Backstab: a loser takes Glory."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.events import GloryStolen
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_DECIDED, Text
from meadhall.kernel.values import Seat


class LokisBackstab(Text):
    def if_lost(self, state: BloodRage, clan: Seat, winner: Seat) -> None:
        """2 Glory, or what the winner has (BR-16.7)."""
        glory = min(2, state.glory[winner])
        state.glory[winner] -= glory
        state.glory[clan] += glory
        state.tell(GloryStolen(clan, winner, glory, state.played[clan]))


CARDS: Final[list[Row]] = [
    battle(
        age=2,
        name="lokis-backstab",
        strength=0,
        text=LokisBackstab(BATTLE_DECIDED),
        copies=(1, 0, 1),
        words={
            "en": ("Loki's Backstab", "+0. If you lose, take 2 Glory from the winner."),
            "fr": ("Traîtrise de Loki", "+0. Si vous perdez, prenez 2 points de Gloire au vainqueur."),
        },
    ),
]
