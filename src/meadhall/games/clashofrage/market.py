"""The equipment deck and the black market (CR-3.11, CR-8.4 to CR-8.6).

Nobody knows the order of the deck, so it is not kept: whoever turns over a card
draws one of those left. Only cards put back under the deck lie in a known order.
"""

from __future__ import annotations

from meadhall.games.clashofrage.cards import KINDS, Card
from meadhall.games.clashofrage.events import EquipmentShown
from meadhall.games.clashofrage.model import MARKET_KINDS, ClashOfRage
from meadhall.games.clashofrage.moves import DRAW_EQUIPMENT, DrawEquipment
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.values import CHANCE, Move


class FillMarket(Procedure[ClashOfRage]):
    """Turn over cards until six kinds are on display; copies are stacked (CR-3.11, CR-8.4)."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at % 2:
            self.show(state, card_drawn(state))
        elif state.kinds_shown() >= MARKET_KINDS or deck_is_empty(state):
            return Flow.DONE
        else:
            state.ask(EquipmentDraw())
        return Flow.NEXT

    def show(self, state: ClashOfRage, card: Card) -> None:
        state.market[card] += 1
        state.reveal(EquipmentShown(card))


class EquipmentDraw(Chance[ClashOfRage]):
    """The top card of the equipment deck."""

    def odds(self, state: ClashOfRage) -> list[tuple[Move, int]]:
        if state.cards_unseen() == 0:
            return [(DRAW_EQUIPMENT[state.under[0]], 1)]
        return [(DRAW_EQUIPMENT[card], state.deck[card]) for card in range(1, KINDS + 1)]


def deck_is_empty(state: ClashOfRage) -> bool:
    return not state.under and state.cards_unseen() == 0


def card_drawn(state: ClashOfRage) -> Card:
    """Take the card that chance has just drawn off the deck."""
    drawn = state.answers[CHANCE]
    assert isinstance(drawn, DrawEquipment)
    if state.cards_unseen():
        state.deck[drawn.card] -= 1
    else:
        state.under.pop(0)
    return drawn.card
