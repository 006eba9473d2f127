"""Frigga's Domain: the dead invade."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import FRIGGAS_DOMAIN
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.invade import BringFigure, why_not_invade
from meadhall.games.bloodrage.lands import VALHALLA
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import Action
from meadhall.games.bloodrage.moves import RALLY, Rally
from meadhall.kernel.values import Move, Refusal, Seat

RALLY_COST: Final = 1  # BR-R-28


class FriggasDomain(Action):
    def is_action(self, move: Move) -> bool:
        return isinstance(move, Rally)

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        if not state.is_under_horns(clan):
            return []
        return [RALLY[figure] for figure in state.figures_at(clan, VALHALLA) if state.can_land(figure)]

    def refusal(self, state: BloodRage, clan: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Rally)
        return why_not_invade(state, clan, move.figure, VALHALLA, RALLY_COST)

    def act(self, state: BloodRage, clan: Seat, move: Move) -> None:
        assert isinstance(move, Rally)
        state.tell(CardUsed(clan, FRIGGAS_DOMAIN))
        state.begin(BringFigure(clan, move.figure, VALHALLA, RALLY_COST, False))


CARDS: Final[list[Row]] = [
    clan(
        age=3,
        name="friggas-domain",
        cost=0,
        text=FriggasDomain(FRIGGAS_DOMAIN),
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Frigga's Domain", "Action: for 1 Rage, invade with a figure from Valhalla."),
            "fr": ("Domaine de Frigga", "Action : pour 1 point de Rage, envahissez avec une figurine du Valhalla."),
        },
    ),
]
