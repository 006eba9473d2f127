"""Frigga's Succor: a Warrior follows whoever invades."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bloodrage.cards.numbers import FRIGGAS_SUCCOR
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.figures import WARRIOR
from meadhall.games.bloodrage.invade import may_send_warrior, put
from meadhall.games.bloodrage.lands import RESERVE, Place, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import AFTER_INVADE, AFTER_SUCCOR, Reaction, offer
from meadhall.games.bloodrage.moves import Accept
from meadhall.games.bloodrage.reactions import UseUpgrade
from meadhall.kernel.core import Flow, Frame, Procedure
from meadhall.kernel.values import Seat


class FriggasSuccorListens(Reaction):
    def listens(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        """A Warrior of the reserve may follow into an outer province (BR-R-13)."""
        return state.has_upgrade(clan, FRIGGAS_SUCCOR) and may_send_warrior(state, clan, province)

    def frame(self, clan: Seat, province: Place) -> Frame[Any]:
        return FriggasSuccor(clan, province)


class FriggasSuccor(Procedure[BloodRage]):
    """A Warrior of the reserve follows into the province just invaded; Succor does not follow itself (BR-R-13)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                state.ask(UseUpgrade((self.clan,), FRIGGAS_SUCCOR, self.province))
                return Flow.NEXT
            case 1:
                if not isinstance(state.answers[self.clan], Accept):
                    return Flow.DONE
                state.tell(CardUsed(self.clan, FRIGGAS_SUCCOR))
                put(state, self.clan, WARRIOR, RESERVE, self.province, 0)
                return Flow.NEXT
            case _:
                offer(state, AFTER_SUCCOR, self.clan, self.province)
                return Flow.DONE


CARDS: Final[list[Row]] = [
    clan(
        age=1,
        name="friggas-succor",
        cost=2,
        text=FriggasSuccorListens(AFTER_INVADE),
        worth=2.5,
        copies=(0, 1, 0),
        words={
            "en": (
                "Frigga's Succor",
                "Each time you invade an outer province, a Warrior of your reserve may follow for nothing.",
            ),
            "fr": (
                "Secours de Frigga",
                "Chaque fois que vous envahissez une province extérieure, un Guerrier de votre réserve peut "
                "suivre sans Rage.",
            ),
        },
    ),
]
