"""Loki's Blessing: a loser sends a Warrior."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bloodrage.cards.numbers import LOKIS_BLESSING
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.figures import WARRIOR
from meadhall.games.bloodrage.invade import land, may_send_warrior
from meadhall.games.bloodrage.lands import PLACES, RESERVE, YGGDRASIL, Place, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_OVER, Reaction
from meadhall.games.bloodrage.moves import Accept
from meadhall.games.bloodrage.reactions import UseUpgrade
from meadhall.kernel.core import Flow, Frame, Procedure
from meadhall.kernel.values import Seat


class LokisBlessingListens(Reaction):
    def listens(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        """A loser; ties count, Yggdrasil does not unless the table says so (BR-16.19, BR-R-23)."""
        lost = state.fighting >> clan & 1 == 1 and state.winner != clan
        if not lost or not state.has_upgrade(clan, LOKIS_BLESSING):
            return False
        if province == YGGDRASIL:
            warrior = state.warriors[clan * PLACES + RESERVE] > 0
            return state.blessing_in_yggdrasil and warrior and state.is_under_horns(clan)
        return may_send_warrior(state, clan, province)

    def frame(self, clan: Seat, province: Place) -> Frame[Any]:
        return LokisBlessing(clan, province)


class LokisBlessing(Procedure[BloodRage]):
    """A loser may invade the province with a Warrior for nothing (BR-16.19)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(UseUpgrade((self.clan,), LOKIS_BLESSING, self.province))
            return Flow.NEXT
        if isinstance(state.answers[self.clan], Accept):
            state.tell(CardUsed(self.clan, LOKIS_BLESSING))
            land(state, self.clan, WARRIOR, RESERVE, self.province, 0)
        return Flow.DONE


CARDS: Final[list[Row]] = [
    clan(
        age=1,
        name="lokis-blessing",
        cost=1,
        text=LokisBlessingListens(BATTLE_OVER),
        worth=1.5,
        copies=(0, 0, 1),
        words={
            "en": (
                "Loki's Blessing",
                "After you lose a battle you may invade its province with a Warrior for nothing.",
            ),
            "fr": (
                "Bénédiction de Loki",
                "Après une bataille perdue, vous pouvez envahir sa province avec un Guerrier sans payer de Rage.",
            ),
        },
    ),
]
