"""The Troll, before whom Warriors fall."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, monster
from meadhall.games.bloodrage.destruction import Destroy, doom
from meadhall.games.bloodrage.lands import PLACES, Place
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import ARRIVED, Text
from meadhall.kernel.values import Seat


class Troll(Text):
    def arrived(self, state: BloodRage, clan: Seat, place: Place) -> None:
        """All enemy Warriors in the province are destroyed (BR-9.12)."""
        for other in range(state.seats):
            doom(state, other, 0 if other == clan else state.warriors[other * PLACES + place], [])
        state.begin(Destroy(clan, place))


CARDS: Final[list[Row]] = [
    monster(
        age=1,
        name="troll",
        strength=2,
        cost=2,
        text=Troll(ARRIVED),
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": (
                "Troll",
                "Monster, STR 2. When the Troll invades a province, every enemy Warrior there is destroyed.",
            ),
            "fr": (
                "Troll",
                "Monstre, Force 2. Quand le Troll envahit une province, tous les Guerriers ennemis qui s'y "
                "trouvent sont détruits.",
            ),
        },
        figure={
            "en": ("the Troll", "Troll", "Tr"),
            "fr": ("le Troll", "Troll", "Tr"),
        },
    ),
]
