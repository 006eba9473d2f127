"""Loki's Trickery: a loser takes Rage."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.events import RageStolen
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_DECIDED, Text
from meadhall.kernel.values import Seat


class LokisTrickery(Text):
    def if_lost(self, state: BloodRage, clan: Seat, winner: Seat) -> None:
        """1 Rage, if the winner has any (BR-16.6)."""
        if state.rage[winner]:
            state.rage[winner] -= 1
            state.rage[clan] += 1
            state.tell(RageStolen(clan, winner, 1, state.played[clan]))


CARDS: Final[list[Row]] = [
    battle(
        age=1,
        name="lokis-trickery",
        strength=0,
        text=LokisTrickery(BATTLE_DECIDED),
        copies=(1, 0, 1),
        words={
            "en": ("Loki's Trickery", "+0. If you lose, take 1 Rage from the winner."),
            "fr": ("Ruse de Loki", "+0. Si vous perdez, prenez 1 point de Rage au vainqueur."),
        },
    ),
]
