"""Lord of Spears: every stat where the Leader pillages."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, leader
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import ALL_STATS, BloodRage
from meadhall.games.bloodrage.moments import PILLAGED, Text
from meadhall.games.bloodrage.reward import take_reward
from meadhall.kernel.values import Seat


class LordOfSpears(Text):
    def pillaged(self, state: BloodRage, clan: Seat, province: Province) -> None:
        """All three stats (BR-17.10)."""
        take_reward(state, clan, ALL_STATS)


CARDS: Final[list[Row]] = [
    leader(
        age=3,
        name="lord-of-spears",
        strength=3,
        cost=3,
        text=LordOfSpears(PILLAGED),
        worth=7.0,
        copies=(1, 0, 0),
        words={
            "en": (
                "Lord of Spears",
                "Leader, STR 3. When you pillage your Leader's province, raise all three stats as well.",
            ),
            "fr": (
                "Seigneur des lances",
                "Chef, Force 3. Quand vous pillez la province où se tient votre Chef, augmentez aussi vos trois "
                "caractéristiques.",
            ),
        },
    ),
]
