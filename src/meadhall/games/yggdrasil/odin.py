"""Odin looks at two cards (YG-10.2), and the Vane shows six (YG-9.5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.deck import TurnOver
from meadhall.games.yggdrasil.events import (
    CardChosen,
    CardPlaced,
    CardPutOnTop,
    CardPutUnder,
    CardsLookedAt,
    CardsPutInOrder,
)
from meadhall.games.yggdrasil.model import ODIN, Card, Yggdrasil
from meadhall.games.yggdrasil.moves import (
    APPLY_CARD,
    PLACE_CARD,
    PUT_ON_TOP,
    PUT_UNDER,
    ApplyCard,
    PlaceCard,
    PutOnTop,
    PutUnder,
)
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

REORDERED: Final = 6  # enemy cards on the fourth space of the Vane (YG-9.1)


class DrawTwo(Procedure[Yggdrasil]):
    """1. Turn over two.  2. Choose one to apply.  3. The other goes on top of the deck or under it."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                return self.turn_over_two(state)
            case 1:
                return self.choose_one(state)
            case 2:
                return self.put_back_the_other(state)
            case _:
                return self.on_top_or_under(state)

    def turn_over_two(self, state: Yggdrasil) -> Flow:
        state.begin(TurnOver(2))
        return Flow.NEXT

    def choose_one(self, state: Yggdrasil) -> Flow:
        state.reveal(CardsLookedAt(tuple(state.looked_at)))
        if state.looked_at[0] != state.looked_at[1]:
            state.ask(ChooseCard((state.seat(),), ODIN))
        return Flow.NEXT

    def put_back_the_other(self, state: Yggdrasil) -> Flow:
        """The chosen one first."""
        one, two = state.looked_at
        if one != two:
            move = state.answers[state.seat()]
            assert isinstance(move, ApplyCard)
            if move.card == two:
                state.looked_at = [two, one]
        state.ask(PutBack((state.seat(),), ODIN))
        if one != two:
            state.tell(CardChosen(state.looked_at[0]))
        return Flow.NEXT

    def on_top_or_under(self, state: Yggdrasil) -> Flow:
        other = state.looked_at.pop()
        if isinstance(state.answers[state.seat()], PutOnTop):
            state.top.insert(0, other)
            state.tell(CardPutOnTop(other))
        else:
            state.bottom.append(other)
            state.tell(CardPutUnder(other))
        return Flow.DONE


class ChooseCard(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [APPLY_CARD[card] for card in state.looked_at]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, ApplyCard) and move.card in state.looked_at:
            return None
        return refuse("YG-10.2", "choose-one-of-two-cards")


class PutBack(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [PUT_ON_TOP, PUT_UNDER]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, PutOnTop | PutUnder) else refuse("YG-10.2", "put-back-the-other")


class PutInOrder(Procedure[Yggdrasil]):
    """1. Look at the next six cards, or all there are.  2. Put them back in any order (YG-9.5)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.begin(TurnOver(min(REORDERED, state.cards_left())))
            return Flow.NEXT
        state.reveal(CardsLookedAt(tuple(state.looked_at)))
        state.begin(PlaceCards())
        return Flow.DONE


class PlaceCards(Procedure[Yggdrasil]):
    """One by one, the next to be drawn first; when all that are left are alike, nothing is to be decided."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at > 0:
            move = state.answers[state.seat()]
            assert isinstance(move, PlaceCard)
            state.looked_at.remove(move.card)
            state.top.insert(at - 1, move.card)
            state.tell(CardPlaced(move.card))
        if not are_alike(state.looked_at):
            state.ask(ReorderCards((state.seat(),), state.active))
            return Flow.NEXT
        state.top = state.top[:at] + state.looked_at + state.top[at:]
        state.looked_at = []
        state.tell(CardsPutInOrder(tuple(state.top)))
        return Flow.DONE


def cards_placed(state: Yggdrasil) -> int:
    """How many of those looked at lie in their new order, while `ReorderCards` asks for the next."""
    return state.marks[-2] - 1


def are_alike(cards: list[Card]) -> bool:
    return not cards or cards.count(cards[0]) == len(cards)


class ReorderCards(Asked):
    """Which of the cards looked at comes next."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for card in state.looked_at:
            if PLACE_CARD[card] not in moves:
                moves.append(PLACE_CARD[card])
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, PlaceCard):
            return refuse("YG-9.5", "place-a-card")
        return None if move.card in state.looked_at else refuse("YG-9.5", "card-not-looked-at", card=move.card)
