"""Tyr's Challenge: a pillaged province is pillaged again."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import TYRS_CHALLENGE
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.lands import PROVINCES, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import Action
from meadhall.games.bloodrage.moves import CHALLENGE, Challenge
from meadhall.games.bloodrage.pillage import PillageProvince
from meadhall.kernel.values import Move, Refusal, Seat, refuse

RAGE_TO_PAY: Final = 2  # BR-17.12


class TyrsChallenge(Action):
    def is_action(self, move: Move) -> bool:
        return isinstance(move, Challenge)

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        if state.rage[clan] < RAGE_TO_PAY:
            return []
        return [CHALLENGE[province] for province in range(PROVINCES) if self.why_not(state, clan, province) is None]

    def refusal(self, state: BloodRage, clan: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Challenge)
        return self.why_not(state, clan, move.province)

    def why_not(self, state: BloodRage, clan: Seat, province: Province) -> Refusal | None:
        if state.is_ruined(province):
            return refuse("BR-2.15", "province-is-destroyed", province=province)
        if not state.is_pillaged(province):
            return refuse("BR-17.12", "not-yet-pillaged", province=province)
        if not state.is_present(clan, province):
            return refuse("BR-13.3", "nobody-to-pillage", province=province)
        if state.rage[clan] < RAGE_TO_PAY:
            return refuse("BR-8.4", "not-enough-rage", cost=RAGE_TO_PAY, rage=state.rage[clan])
        return None

    def act(self, state: BloodRage, clan: Seat, move: Move) -> None:
        assert isinstance(move, Challenge)
        state.rage[clan] -= RAGE_TO_PAY
        state.tell(CardUsed(clan, TYRS_CHALLENGE))
        state.begin(PillageProvince(clan, move.province))


CARDS: Final[list[Row]] = [
    clan(
        age=2,
        name="tyrs-challenge",
        cost=0,
        text=TyrsChallenge(TYRS_CHALLENGE),
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": ("Tyr's Challenge", "Action: for 2 Rage, pillage a province that is pillaged already."),
            "fr": ("Défi de Tyr", "Action : pour 2 points de Rage, pillez une province déjà pillée."),
        },
    ),
]
