"""Odin's Smite: every other clan loses a Warrior."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.destruction import Destroy, doom
from meadhall.games.bloodrage.lands import PLACES, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BEFORE_COMPARISON, Text
from meadhall.kernel.values import Seat


class OdinsSmite(Text):
    def before_comparison(self, state: BloodRage, clan: Seat, pillager: Seat, province: Province) -> None:
        """Each other clan in the battle loses one Warrior in the province, if it has one (BR-15.13)."""
        for other in state.fighters(pillager):
            if other != clan and state.warriors[other * PLACES + province]:
                doom(state, other, 1, [])
        state.begin(Destroy(pillager, province))


CARDS: Final[list[Row]] = [
    battle(
        age=1,
        name="odins-smite",
        strength=1,
        text=OdinsSmite(BEFORE_COMPARISON),
        copies=(1, 1, 0),
        words={
            "en": (
                "Odin's Smite",
                "+1. Before strengths are compared, each other clan in the battle loses a Warrior in the province.",
            ),
            "fr": (
                "Foudre d'Odin",
                "+1. Avant de comparer les forces, chaque autre clan de la bataille perd un Guerrier dans la province.",
            ),
        },
    ),
]
