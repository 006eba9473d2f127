"""Tyr's Prowess: the winner buys cards back."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.games.bloodrage.battle import cards_on_table
from meadhall.games.bloodrage.cards.columns import Card
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, TYRS_PROWESS
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.events import CardBoughtBack
from meadhall.games.bloodrage.lands import Place
from meadhall.games.bloodrage.memory import hide_card
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_WON, Reaction
from meadhall.games.bloodrage.moves import DECLINE, KEEP_CARD, Decline, KeepCard
from meadhall.kernel.core import Decision, Flow, Frame, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class TyrsProwessListens(Reaction):
    def listens(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        return may_buy_back(state, clan)

    def frame(self, clan: Seat, province: Place) -> Frame[Any]:
        return TyrsProwess(clan)


def may_buy_back(state: BloodRage, clan: Seat) -> bool:
    """The winner, with Rage, unless Loki's Poison took the cards (BR-16.10, BR-16.11)."""
    if state.winner != clan or state.rage[clan] == 0 or not state.has_upgrade(clan, TYRS_PROWESS):
        return False
    return any([key // ALL_CARDS == clan for key in state.on_table])


class TyrsProwess(Procedure[BloodRage]):
    """The winner buys back cards for 1 Rage each, one by one (BR-16.10)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at > 0:
            move = state.answers[self.clan]
            if not isinstance(move, KeepCard):
                return Flow.DONE
            self.buy(state, move.card)
        if not may_buy_back(state, self.clan):
            return Flow.DONE
        state.ask(BuyBack((self.clan,)))
        return Flow.NEXT

    def buy(self, state: BloodRage, card: Card) -> None:
        state.rage[self.clan] -= 1
        state.on_table.remove(self.clan * ALL_CARDS + card)
        hide_card(state, self.clan, card)
        state.tell(CardBoughtBack(self.clan, card))


class BuyBack(Decision[BloodRage]):
    """One of the cards played in this battle, or no more."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        on_table = cards_on_table(state, seat)
        moves: list[Move] = [KEEP_CARD[card] for card in range(ALL_CARDS) if card in on_table]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case KeepCard(card=card) if card in cards_on_table(state, seat):
                return None
            case _:
                return refuse("BR-16.10", "buy-back-a-played-card")


CARDS: Final[list[Row]] = [
    clan(
        age=2,
        name="tyrs-prowess",
        cost=2,
        text=TyrsProwessListens(BATTLE_WON),
        worth=1.5,
        copies=(0, 1, 0),
        words={
            "en": ("Tyr's Prowess", "When you win a battle, take back cards you played in it for 1 Rage each."),
            "fr": (
                "Prouesse de Tyr",
                "Quand vous remportez une bataille, reprenez des cartes jouées, pour 1 point de Rage chacune.",
            ),
        },
    ),
]
