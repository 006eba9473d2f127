"""Lord of Axes: a stat of choice where the Leader pillages."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, leader
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import PILLAGED, Text
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.kernel.values import Seat


class LordOfAxes(Text):
    def pillaged(self, state: BloodRage, clan: Seat, province: Province) -> None:
        """One more stat (BR-17.10)."""
        state.begin(RaiseOfChoice(clan, NO_STAT, False))


CARDS: Final[list[Row]] = [
    leader(
        age=2,
        name="lord-of-axes",
        strength=3,
        cost=3,
        text=LordOfAxes(PILLAGED),
        worth=3.5,
        copies=(1, 0, 0),
        words={
            "en": (
                "Lord of Axes",
                "Leader, STR 3. When you pillage your Leader's province, raise one more stat of your choice.",
            ),
            "fr": (
                "Seigneur des haches",
                "Chef, Force 3. Quand vous pillez la province où se tient votre Chef, augmentez une "
                "caractéristique de plus.",
            ),
        },
    ),
]
