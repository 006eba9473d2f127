"""Thor's Ascension: Rage and Glory for a victory."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.effects import gain_glory
from meadhall.games.bloodrage.events import RageGained
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_DECIDED, Text
from meadhall.kernel.values import Seat


class ThorsAscension(Text):
    def if_won(self, state: BloodRage, clan: Seat) -> None:
        state.rage[clan] += 3
        state.tell(RageGained(clan, 3, state.played[clan]))
        gain_glory(state, clan, 3)


CARDS: Final[list[Row]] = [
    battle(
        age=3,
        name="thors-ascension",
        strength=1,
        text=ThorsAscension(BATTLE_DECIDED),
        copies=(1, 0, 1),
        words={
            "en": ("Thor's Ascension", "+1. If you win, gain 3 Rage and 3 Glory."),
            "fr": ("Ascension de Thor", "+1. Si vous l'emportez, gagnez 3 points de Rage et 3 points de Gloire."),
        },
    ),
]
