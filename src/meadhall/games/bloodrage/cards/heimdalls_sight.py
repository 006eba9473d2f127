"""Heimdall's Sight: as strong as the strongest other card."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.battle import revealed_strength
from meadhall.games.bloodrage.cards.columns import STRENGTH
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import STRENGTHS_COMPARED, Text
from meadhall.kernel.values import Seat


class HeimdallsSight(Text):
    def strength(self, state: BloodRage, clan: Seat) -> int:
        """The strongest single card of another clan, another Sight counting 0 (BR-15.19, BR-R-18)."""
        strengths = [revealed_strength(state, other) for other in range(state.seats) if other != clan]
        strengths += [STRENGTH[key % ALL_CARDS] for key in state.late if key // ALL_CARDS != clan]
        return max(strengths)


CARDS: Final[list[Row]] = [
    battle(
        age=1,
        name="heimdalls-sight",
        strength=0,
        text=HeimdallsSight(STRENGTHS_COMPARED),
        copies=(1, 0, 0),
        words={
            "en": (
                "Heimdall's Sight",
                "+X. X is the strength of the strongest single card another clan has in this battle.",
            ),
            "fr": (
                "Vue de Heimdall",
                "+X. X est la force de la plus forte carte qu'un autre clan a dans cette bataille.",
            ),
        },
    ),
]
