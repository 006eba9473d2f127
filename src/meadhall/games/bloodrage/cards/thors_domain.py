"""Thor's Domain: whoever invades may pillage at once."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bloodrage.cards.numbers import THORS_DOMAIN
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.lands import PLACES, PROVINCES, Place, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import AFTER_SUCCOR, Reaction
from meadhall.games.bloodrage.moves import Accept
from meadhall.games.bloodrage.pillage import PillageProvince
from meadhall.games.bloodrage.reactions import UseUpgrade
from meadhall.kernel.core import Flow, Frame, Procedure
from meadhall.kernel.values import Seat

RAGE_TO_PAY: Final = 2


class ThorsDomainListens(Reaction):
    def listens(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        """For 2 Rage, a province the clan may pillage and nobody has sworn to (BR-R-13, BR-16.20)."""
        if not state.has_upgrade(clan, THORS_DOMAIN) or state.rage[clan] < RAGE_TO_PAY or province >= PROVINCES:
            return False
        if state.version < 2:
            return not state.is_pillaged(province)
        return state.may_pillage(clan, province) and not is_sworn(state, province)

    def frame(self, clan: Seat, province: Place) -> Frame[Any]:
        return ThorsDomain(clan, province)


def is_sworn(state: BloodRage, province: Province) -> bool:
    """Whether a pillage of this province waits for the battle to end."""
    return any([oath % PLACES == province for oath in state.sworn])


class ThorsDomain(Procedure[BloodRage]):
    """For 2 Rage, a pillage of the province just invaded; after a battle it waits for that to end (BR-16.20)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(UseUpgrade((self.clan,), THORS_DOMAIN, self.province))
            return Flow.NEXT
        if isinstance(state.answers[self.clan], Accept):
            state.rage[self.clan] -= RAGE_TO_PAY
            waits = state.fighting > 0
            if waits:
                state.sworn.append(self.clan * PLACES + self.province)
            state.tell(CardUsed(self.clan, THORS_DOMAIN))
            if not waits:
                state.begin(PillageProvince(self.clan, self.province))
        return Flow.DONE


CARDS: Final[list[Row]] = [
    clan(
        age=2,
        name="thors-domain",
        cost=1,
        text=ThorsDomainListens(AFTER_SUCCOR),
        worth=2.0,
        copies=(0, 0, 1),
        words={
            "en": ("Thor's Domain", "After you invade a province you may pay 2 Rage to pillage it at once."),
            "fr": (
                "Domaine de Thor",
                "Après avoir envahi une province, vous pouvez payer 2 points de Rage pour la piller aussitôt.",
            ),
        },
    ),
]
