"""Thor's Glory: for two enemies or more destroyed in a battle."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import THORS_GLORY
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.effects import glory_by
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import FIGURES_FELL, Text
from meadhall.kernel.values import Seat


class ThorsGlory(Text):
    def figures_fell(self, state: BloodRage, clan: Seat, everyone: int, enemies: int) -> None:
        """2 Glory, however many they were (BR-16.15)."""
        if enemies >= 2 and state.has_upgrade(clan, THORS_GLORY):
            glory_by(state, clan, 2, THORS_GLORY)


CARDS: Final[list[Row]] = [
    clan(
        age=1,
        name="thors-glory",
        cost=2,
        text=ThorsGlory(FIGURES_FELL),
        worth=1.5,
        copies=(1, 0, 0),
        words={
            "en": (
                "Thor's Glory",
                "After a battle of yours in which two or more enemy figures were destroyed, gain 2 Glory.",
            ),
            "fr": (
                "Gloire de Thor",
                "Après votre bataille où sont tombées au moins deux figurines ennemies, gagnez 2 points de Gloire.",
            ),
        },
    ),
]
