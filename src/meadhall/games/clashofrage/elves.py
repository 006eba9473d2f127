"""Phase 1: the elves are upgraded (CR-5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage.cards import NO_CARD, PRICE, SLOT
from meadhall.games.clashofrage.clans import LEVELS, Level
from meadhall.games.clashofrage.events import ElvesDeclined, ElvesReplaced, ElvesUpgraded
from meadhall.games.clashofrage.market import EquipmentDraw, FillMarket, card_drawn, deck_is_empty
from meadhall.games.clashofrage.model import ELVES, SLOTS, UPGRADE_ELVES, ClashOfRage
from meadhall.games.clashofrage.phases import begin_phase
from meadhall.kernel.core import Flow, Procedure


class UpgradeElves(Procedure[ClashOfRage]):
    """Guards, elders, templars, in this order; then the market is refilled (CR-5.1, CR-5.11)."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if state.round == 1:
            return Flow.DONE  # CR-4.2
        if at == 0:
            begin_phase(state, UPGRADE_ELVES)
        if at == LEVELS:
            state.begin(FillMarket())
            return Flow.DONE
        if state.elf_type_in_play(at) and not deck_is_empty(state):
            state.begin(UpgradeType(at))
        return Flow.NEXT


class UpgradeType(Procedure[ClashOfRage]):
    """1. Draw a card.  2. Take it if it is new or dearer; what is not used goes under the deck."""

    def __init__(self, level: Level) -> None:
        self.level: Final = level

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(EquipmentDraw())
            return Flow.NEXT
        return self.compare(state)

    def compare(self, state: ClashOfRage) -> Flow:
        card = card_drawn(state)
        at = SLOTS * ELVES + 2 * self.level + SLOT[card]
        unit, old = state.unit(ELVES, self.level), state.slots[at]
        if old == NO_CARD:
            state.slots[at] = card
            state.reveal(ElvesUpgraded(unit, card))
        elif PRICE[card] > PRICE[old]:
            state.slots[at] = card
            state.under.append(old)
            state.reveal(ElvesReplaced(unit, card, old))
        else:
            state.under.append(card)
            state.reveal(ElvesDeclined(unit, card))
        return Flow.DONE
