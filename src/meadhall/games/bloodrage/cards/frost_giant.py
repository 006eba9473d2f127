"""The Frost Giant, with whom a reward is taken twice."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import FROST_GIANT_CARD
from meadhall.games.bloodrage.cards.row import Row, monster
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import PILLAGED, Text
from meadhall.games.bloodrage.reward import take_reward
from meadhall.kernel.values import Seat


class FrostGiant(Text):
    def pillaged(self, state: BloodRage, clan: Seat, province: Province) -> None:
        """Once more what the token gives (BR-17.7)."""
        state.tell(CardUsed(clan, FROST_GIANT_CARD))
        take_reward(state, clan, state.tokens[province])


CARDS: Final[list[Row]] = [
    monster(
        age=3,
        name="frost-giant",
        strength=4,
        cost=4,
        text=FrostGiant(PILLAGED),
        worth=6.0,
        copies=(1, 0, 0),
        words={
            "en": ("Frost Giant", "Monster, STR 4. When you pillage the province it stands in, take the reward twice."),
            "fr": (
                "Géant du givre",
                "Monstre, Force 4. Quand vous pillez la province où il se tient, prenez deux fois la récompense.",
            ),
        },
        figure={
            "en": ("the Frost Giant", "Frost Giant", "Fr"),
            "fr": ("le Géant du givre", "Géant du givre", "Gi"),
        },
    ),
]
