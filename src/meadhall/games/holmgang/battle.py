"""Battle (rulebook, page 4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.holmgang.events import BattleWon, CardsRevealed, NobodyWon
from meadhall.games.holmgang.model import Card, Holmgang, Village
from meadhall.games.holmgang.moves import PLAY_CARD, PlayCard
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Battle(Procedure[Holmgang]):
    """1. Fighters pick cards in secret.  2. All are revealed.  3. The weak fall."""

    def __init__(self, village: Village) -> None:
        self.village: Final = village

    def step(self, state: Holmgang, at: int) -> Flow:
        match at:
            case 0:
                return self.pick_cards(state)
            case _:
                return self.reveal_cards(state)

    def pick_cards(self, state: Holmgang) -> Flow:
        state.ask(PickCard(tuple(state.fighters(self.village))))
        return Flow.NEXT

    def reveal_cards(self, state: Holmgang) -> Flow:
        fighters = state.fighters(self.village)
        cards = [card_of(state, clan) for clan in fighters]
        for clan, card in zip(fighters, cards):
            if card:
                state.hand[clan].remove(card)
                state.shown[clan].append(card)
        state.reveal(CardsRevealed(self.village, tuple(fighters), tuple(cards)))
        self.fell_the_weak(state, winner_of(state, self.village, fighters, cards))
        return Flow.DONE

    def fell_the_weak(self, state: Holmgang, winner: Seat | None) -> None:
        for clan in state.fighters(self.village):
            if clan != winner:
                state.lose_men(self.village, clan, state.men[self.village][clan])
        if winner is None:
            state.tell(NobodyWon(self.village))
        else:
            state.glory[winner] += 1
            state.tell(BattleWon(self.village, winner))


class PickCard(Decision[Holmgang]):
    """One card face down each, or none: a bluff costs nothing (HO-4.1)."""

    def options(self, state: Holmgang, seat: Seat) -> list[Move]:
        return [PLAY_CARD[card] for card in [0] + state.hand[seat]]

    def refusal(self, state: Holmgang, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case PlayCard(card=card) if card == 0 or card in state.hand[seat]:
                return None
            case PlayCard(card=card):
                return refuse("HO-4.2", "card-not-in-hand", card=card)
            case _:
                return refuse("HO-4.1", "play-a-card")


def card_of(state: Holmgang, clan: Seat) -> Card:
    """The card this clan has just answered with."""
    played = state.answers[clan]
    assert isinstance(played, PlayCard)
    return played.card


def winner_of(state: Holmgang, village: Village, fighters: list[Seat], cards: list[Card]) -> Seat | None:
    """The strongest clan. A tie is won by nobody (HO-4.4)."""
    strengths = [state.strength(village, clan, card) for clan, card in zip(fighters, cards)]
    best = max(strengths)
    leaders = [clan for clan, strength in zip(fighters, strengths) if strength == best]
    return leaders[0] if len(leaders) == 1 else None
