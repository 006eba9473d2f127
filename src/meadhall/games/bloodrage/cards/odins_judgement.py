"""Odin's Judgement: Glory for everybody destroyed."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.effects import gain_glory
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import FIGURES_FELL, Text
from meadhall.kernel.values import Seat


class OdinsJudgement(Text):
    def figures_fell(self, state: BloodRage, clan: Seat, everyone: int, enemies: int) -> None:
        """2 Glory for each figure destroyed in the battle, its own included (BR-16.15)."""
        if everyone:
            gain_glory(state, clan, 2 * everyone)


CARDS: Final[list[Row]] = [
    battle(
        age=3,
        name="odins-judgement",
        strength=2,
        text=OdinsJudgement(FIGURES_FELL),
        copies=(1, 0, 1),
        words={
            "en": (
                "Odin's Judgement",
                "+2. Gain 2 Glory for every figure destroyed in this battle, your own included.",
            ),
            "fr": (
                "Jugement d'Odin",
                "+2. Gagnez 2 points de Gloire pour chaque figurine détruite dans la bataille, les vôtres comprises.",
            ),
        },
    ),
]
