"""The Volur Witch, who flees from death."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import VOLUR_WITCH
from meadhall.games.bloodrage.cards.row import Row, monster
from meadhall.games.bloodrage.events import WitchRetreated
from meadhall.games.bloodrage.lands import OUTER, YGGDRASIL, Place
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import IN_DANGER, Rescue
from meadhall.games.bloodrage.moves import RETREAT, Retreat
from meadhall.games.bloodrage.rescue import is_doomed, pardon
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class VolurWitch(Rescue):
    """From an outer province to Yggdrasil, Ragnarök included (BR-R-20)."""

    def is_way(self, move: Move) -> bool:
        return isinstance(move, Retreat)

    def is_open(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        return province < OUTER and is_doomed(state, clan, VOLUR_WITCH)

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        return [RETREAT]

    def refusal(self, state: BloodRage, clan: Seat, province: Place, move: Move) -> Refusal | None:
        return None if self.is_open(state, clan, province) else refuse("BR-R-20", "no-witch-to-save")

    def save(self, state: BloodRage, clan: Seat, province: Place, move: Move) -> None:
        pardon(state, clan, VOLUR_WITCH)
        state.move(clan, VOLUR_WITCH, province, YGGDRASIL)
        state.tell(WitchRetreated(clan, province))


CARDS: Final[list[Row]] = [
    monster(
        age=3,
        name="volur-witch",
        strength=3,
        cost=3,
        text=VolurWitch(IN_DANGER),
        worth=4.0,
        copies=(0, 1, 0),
        words={
            "en": (
                "Volur Witch",
                "Monster, STR 3. When she would be destroyed in an outer province she may flee to Yggdrasil instead.",
            ),
            "fr": (
                "Sorcière Völur",
                "Monstre, Force 3. Quand elle devrait être détruite dans une province extérieure, elle peut fuir "
                "en Yggdrasil.",
            ),
        },
        figure={
            "en": ("the Volur Witch", "Volur Witch", "Wi"),
            "fr": ("la Sorcière Völur", "Sorcière Völur", "Vö"),
        },
    ),
]
