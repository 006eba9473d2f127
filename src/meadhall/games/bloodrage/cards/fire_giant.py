"""The Fire Giant, who burns everybody but Monsters."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, monster
from meadhall.games.bloodrage.destruction import Destroy, doom
from meadhall.games.bloodrage.figures import WARRIOR, is_monster
from meadhall.games.bloodrage.lands import PLACES, Place
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import ARRIVED, Text
from meadhall.kernel.values import Seat


class FireGiant(Text):
    def arrived(self, state: BloodRage, clan: Seat, place: Place) -> None:
        """All enemy figures that are not Monsters, in the province and its fjord (BR-9.13)."""
        for other in range(state.seats):
            if other != clan:
                present = state.figures_in_battle(other, place)
                others = [figure for figure in present if figure != WARRIOR and not is_monster(figure)]
                doom(state, other, state.warriors[other * PLACES + place], others)
        state.begin(Destroy(clan, place))


CARDS: Final[list[Row]] = [
    monster(
        age=2,
        name="fire-giant",
        strength=4,
        cost=4,
        text=FireGiant(ARRIVED),
        worth=4.0,
        copies=(0, 1, 0),
        words={
            "en": (
                "Fire Giant",
                "Monster, STR 4. When the Fire Giant invades, all enemy figures but Monsters are destroyed in "
                "the province and its fjord.",
            ),
            "fr": (
                "Géant de feu",
                "Monstre, Force 4. Quand le Géant de feu envahit, toutes les figurines ennemies de la province "
                "et de son fjord sont détruites, sauf les Monstres.",
            ),
        },
        figure={
            "en": ("the Fire Giant", "Fire Giant", "Fi"),
            "fr": ("le Géant de feu", "Géant de feu", "Fe"),
        },
    ),
]
