"""Thor's Oath: a stat for a victory."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_DECIDED, Text
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.kernel.values import Seat


class ThorsOath(Text):
    def if_won(self, state: BloodRage, clan: Seat) -> None:
        state.begin(RaiseOfChoice(clan, NO_STAT, False))


CARDS: Final[list[Row]] = [
    battle(
        age=2,
        name="thors-oath",
        strength=1,
        text=ThorsOath(BATTLE_DECIDED),
        copies=(1, 0, 0),
        words={
            "en": ("Thor's Oath", "+1. If you win, raise a stat of your choice."),
            "fr": ("Serment de Thor", "+1. Si vous l'emportez, augmentez une caractéristique de votre choix."),
        },
    ),
]
