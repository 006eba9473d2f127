"""Frigga's Grace: a pillage raises one more stat."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import STATS, BloodRage
from meadhall.games.bloodrage.moments import REWARD_TAKEN, Text
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.kernel.values import Seat


class FriggasGrace(Text):
    def reward_taken(self, state: BloodRage, clan: Seat, province: Province) -> None:
        """Another stat than the one on the token (BR-17.9)."""
        token = state.tokens[province]
        state.begin(RaiseOfChoice(clan, token if token < STATS else NO_STAT, False))


CARDS: Final[list[Row]] = [
    battle(
        age=1,
        name="friggas-grace",
        strength=2,
        text=FriggasGrace(REWARD_TAKEN),
        copies=(1, 0, 1),
        words={
            "en": (
                "Frigga's Grace",
                "+2. If your pillage succeeds, raise one more stat: another than the one on the token.",
            ),
            "fr": (
                "Grâce de Frigga",
                "+2. Si votre pillage réussit, augmentez une caractéristique de plus, autre que celle du jeton.",
            ),
        },
    ),
]
