"""Questions that several upgrades share."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.cards.columns import AMOUNT, BEARERS, KIND, QUEST, STRENGTH_OF_QUESTS, Card
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.events import QuestDeclared
from meadhall.games.bloodrage.lands import Place
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moves import ACCEPT, DECLINE, PLAY_CARD, Accept, Decline, PlayCard
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class UseUpgrade(Decision[BloodRage]):
    """Whether to call on an upgrade in this province."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], card: Card, province: Place) -> None:
        super().__init__(seats)
        self.card: Final = card
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [ACCEPT, DECLINE]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, (Accept, Decline)):
            return None
        return refuse("BR-8.7", "accept-or-decline", card=self.card)


# Tyr's Domain and Tyr's Wrath


def may_declare_quest(state: BloodRage, clan: Seat) -> bool:
    """A Quest was revealed, and the clan has an upgrade that lets it fight (BR-15.6)."""
    card = state.played[clan]
    if card == NO_CARD or KIND[card] != QUEST:
        return False
    return state.gain(clan, STRENGTH_OF_QUESTS) > 0


class QuestAsBattleCard(Procedure[BloodRage]):
    """A revealed Quest fights with the strength of one upgrade, not of several (BR-15.6, BR-R-19)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(DeclareQuest((self.clan,)))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, PlayCard):
            strength = AMOUNT[move.card]
            state.boasts[self.clan] = strength
            state.tell(QuestDeclared(self.clan, state.played[self.clan], strength))
        return Flow.DONE


class DeclareQuest(Decision[BloodRage]):
    """With which upgrade the Quest fights, or not at all."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [PLAY_CARD[card] for card in BEARERS[STRENGTH_OF_QUESTS] if state.has_upgrade(seat, card)]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case PlayCard(card=card) if card in BEARERS[STRENGTH_OF_QUESTS] and state.has_upgrade(seat, card):
                return None
            case _:
                return refuse("BR-15.6", "declare-your-quest")
