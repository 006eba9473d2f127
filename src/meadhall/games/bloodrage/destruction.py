"""How figures are destroyed, and saved (BR-4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import AMOUNT, GAIN, GLORY_FOR_A_LOST_SHIP
from meadhall.games.bloodrage.cards.numbers import KINDS
from meadhall.games.bloodrage.events import FigureDestroyed, GloryFromCard
from meadhall.games.bloodrage.figures import LEADER, WARRIOR, Figure, is_ship
from meadhall.games.bloodrage.lands import PLACES, VALHALLA, Place, Province
from meadhall.games.bloodrage.model import SHIP_SLOT, BloodRage
from meadhall.games.bloodrage.rescue import SaveFigures, may_save, pardon
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Seat


def doom(state: BloodRage, clan: Seat, warriors: int, others: list[Figure]) -> None:
    """Mark figures that are about to be destroyed; `Destroy` carries it out."""
    state.doomed[2 * clan] = warriors
    mask = 0
    for figure in others:
        mask |= 1 << figure
    state.doomed[2 * clan + 1] = mask


def doom_all(state: BloodRage, clan: Seat, province: Province) -> None:
    """Everything a clan has in a province and its fjord (BR-2.13)."""
    present = state.figures_in_battle(clan, province)
    doom(state, clan, state.warriors[clan * PLACES + province], [figure for figure in present if figure != WARRIOR])


class Destroy(Procedure[BloodRage]):
    """1. Clockwise from the first, each owner may save figures.  2. The others fall together (BR-4.2)."""

    def __init__(self, first: Seat, province: Province) -> None:
        self.first: Final = first
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at < state.seats:
            clan = state.clockwise(self.first)[at]
            if may_save(state, clan, self.province):
                state.begin(SaveFigures(clan, self.province))
            return Flow.NEXT
        for clan in state.clockwise(self.first):
            self.fall(state, clan)
        return Flow.DONE

    def fall(self, state: BloodRage, clan: Seat) -> None:
        for _ in range(state.doomed[2 * clan]):
            pardon(state, clan, WARRIOR)
            destroy(state, clan, WARRIOR, self.province)
        mask = state.doomed[2 * clan + 1]
        if mask:
            for figure in range(LEADER, KINDS):
                if mask >> figure & 1:
                    pardon(state, clan, figure)
                    destroy(state, clan, figure, state.where(clan, figure))


def destroy(state: BloodRage, clan: Seat, figure: Figure, place: Place) -> None:
    """To Valhalla; a lost ship pays with a Dragons upgrade (BR-4.1, BR-4.4)."""
    state.move(clan, figure, place, VALHALLA)
    state.fallen[clan] += 1
    if state.log is not None:
        state.tell(FigureDestroyed(clan, figure, place))
    if is_ship(figure):
        dragons_pay(state, clan)


def dragons_pay(state: BloodRage, clan: Seat) -> None:
    card = state.in_slot(clan, SHIP_SLOT)
    if GAIN[card] == GLORY_FOR_A_LOST_SHIP:
        state.glory[clan] += AMOUNT[card]
        state.tell(GloryFromCard(clan, AMOUNT[card], card))
