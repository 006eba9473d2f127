"""The Valkyrie, who rejoices over fallen enemies."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import VALKYRIE_CARD
from meadhall.games.bloodrage.cards.row import Row, monster
from meadhall.games.bloodrage.effects import glory_by
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import FIGURES_FELL, Text
from meadhall.kernel.values import Seat


class Valkyrie(Text):
    def figures_fell(self, state: BloodRage, clan: Seat, everyone: int, enemies: int) -> None:
        """2 Glory for each enemy, if she took part, even if she fell herself (BR-16.15, BR-R-22)."""
        if enemies and state.valkyrie == clan:
            glory_by(state, clan, 2 * enemies, VALKYRIE_CARD)


CARDS: Final[list[Row]] = [
    monster(
        age=2,
        name="valkyrie",
        strength=2,
        cost=2,
        text=Valkyrie(FIGURES_FELL),
        worth=3.0,
        copies=(1, 0, 0),
        words={
            "en": (
                "Valkyrie",
                "Monster, STR 2. After a battle with her, gain 2 Glory for each enemy figure destroyed in it.",
            ),
            "fr": (
                "Valkyrie",
                "Monstre, Force 2. Après une bataille où elle se trouve, gagnez 2 points de Gloire par figurine "
                "ennemie détruite.",
            ),
        },
        figure={
            "en": ("the Valkyrie", "Valkyrie", "Va"),
            "fr": ("la Valkyrie", "Valkyrie", "Va"),
        },
    ),
]
