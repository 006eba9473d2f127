"""Winter (rulebook, page 5)."""

from __future__ import annotations

from meadhall.games.holmgang.battle import card_of
from meadhall.games.holmgang.events import CardBurnt, ManFroze
from meadhall.games.holmgang.model import VILLAGES, Holmgang
from meadhall.games.holmgang.moves import PLAY_CARD, PlayCard
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Winter(Procedure[Holmgang]):
    """Clockwise from the first clan, each gives up a card unseen, or a man freezes (HO-5.1)."""

    def step(self, state: Holmgang, at: int) -> Flow:
        if at > 0:
            self.keep_warm(state, state.clockwise()[at - 1])
        if at == state.seats:
            return Flow.DONE
        state.ask(KeepWarm((state.clockwise()[at],)))
        return Flow.NEXT

    def keep_warm(self, state: Holmgang, clan: Seat) -> None:
        card = card_of(state, clan)
        if card:
            state.hand[clan].remove(card)
            state.ashes[clan].append(card)
            state.tell(CardBurnt(clan, card))
        else:
            self.freeze_one(state, clan)

    def freeze_one(self, state: Holmgang, clan: Seat) -> None:
        """In the first village where the clan has a man (HO-5.2)."""
        for village in range(VILLAGES):
            if state.men[village][clan]:
                state.lose_men(village, clan, 1)
                state.tell(ManFroze(clan, village))
                return


class KeepWarm(Decision[Holmgang]):
    """A card for the fire, or none."""

    def options(self, state: Holmgang, seat: Seat) -> list[Move]:
        return [PLAY_CARD[card] for card in [0] + state.hand[seat]]

    def refusal(self, state: Holmgang, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case PlayCard(card=card) if card == 0 or card in state.hand[seat]:
                return None
            case PlayCard(card=card):
                return refuse("HO-5.1", "card-not-in-hand", card=card)
            case _:
                return refuse("HO-5.1", "play-a-card")
