"""Thor's Hammer: Glory for a victory."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.effects import gain_glory
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_DECIDED, Text
from meadhall.kernel.values import Seat


class ThorsHammer(Text):
    def if_won(self, state: BloodRage, clan: Seat) -> None:
        gain_glory(state, clan, 3)


CARDS: Final[list[Row]] = [
    battle(
        age=1,
        name="thors-hammer",
        strength=1,
        text=ThorsHammer(BATTLE_DECIDED),
        copies=(1, 0, 0),
        words={
            "en": ("Thor's Hammer", "+1. If you win, gain 3 Glory."),
            "fr": ("Marteau de Thor", "+1. Si vous l'emportez, gagnez 3 points de Gloire."),
        },
    ),
]
