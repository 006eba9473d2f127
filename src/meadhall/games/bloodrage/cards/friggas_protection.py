"""Frigga's Protection: Rage saves figures."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import FRIGGAS_PROTECTION, KINDS
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import FigureSaved
from meadhall.games.bloodrage.lands import Place
from meadhall.games.bloodrage.model import RAGNAROK, BloodRage
from meadhall.games.bloodrage.moments import IN_DANGER, Rescue
from meadhall.games.bloodrage.moves import SAVE, Save
from meadhall.games.bloodrage.rescue import is_doomed, pardon
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class FriggasProtection(Rescue):
    """1 Rage for each figure, but not against Ragnarök (BR-R-20)."""

    def is_way(self, move: Move) -> bool:
        return isinstance(move, Save)

    def is_open(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        return state.phase != RAGNAROK and state.rage[clan] > 0 and state.has_upgrade(clan, FRIGGAS_PROTECTION)

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        return [SAVE[figure] for figure in range(KINDS) if is_doomed(state, clan, figure)]

    def refusal(self, state: BloodRage, clan: Seat, province: Place, move: Move) -> Refusal | None:
        match move:
            case Save(figure=figure) if not is_doomed(state, clan, figure):
                return refuse("BR-4.2", "not-in-danger", figure=figure)
        return None if self.is_open(state, clan, province) else refuse("BR-R-20", "no-protection")

    def save(self, state: BloodRage, clan: Seat, province: Place, move: Move) -> None:
        assert isinstance(move, Save)
        state.rage[clan] -= 1
        pardon(state, clan, move.figure)
        state.tell(FigureSaved(clan, move.figure, province))


CARDS: Final[list[Row]] = [
    clan(
        age=2,
        name="friggas-protection",
        cost=0,
        text=FriggasProtection(IN_DANGER),
        worth=1.5,
        copies=(1, 0, 0),
        words={
            "en": (
                "Frigga's Protection",
                "When figures of yours would be destroyed, pay 1 Rage for each you want to keep. Not in Ragnarök.",
            ),
            "fr": (
                "Protection de Frigga",
                "Quand vos figurines devraient être détruites, payez 1 point de Rage pour chacune que vous gardez. Pas "
                "lors du Ragnarök.",
            ),
        },
    ),
]
