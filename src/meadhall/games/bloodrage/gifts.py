"""The Gods' Gifts phase: the deal and the draft (BR-7)."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.bloodrage.cards.columns import Card, deck
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.events import CardKept, PacksDealt, PacksPassed, PairsDiscarded, PhaseBegan
from meadhall.games.bloodrage.memory import PACK, PICKS, is_without_draft, passes
from meadhall.games.bloodrage.model import GODS_GIFTS, BloodRage
from meadhall.games.bloodrage.moves import KEEP_CARD, Deal, KeepCard
from meadhall.kernel.core import Chance, Decision, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse


class GodsGifts(Procedure[BloodRage]):
    """1. Eight cards each are dealt.  2. Keep and pass, until six are kept.  3. The last pair is discarded
    (BR-7.2 to BR-7.9).
    """

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.deal(state)
            case 1:
                return self.take_up_the_cards(state)
            case _:
                return self.pick_and_pass(state, at - 2)

    def deal(self, state: BloodRage) -> Flow:
        state.phase = GODS_GIFTS
        state.tell(PhaseBegan(GODS_GIFTS))
        state.ask(DealCards())
        return Flow.NEXT

    def take_up_the_cards(self, state: BloodRage) -> Flow:
        """The rest of the deck is put aside unseen (BR-7.3)."""
        dealt = state.answers[CHANCE]
        assert isinstance(dealt, Deal)
        state.draft = list(dealt.cards)
        state.decks_left -= 1
        state.out += len(deck(state.age, state.seats, state.small_decks)) - len(state.draft)
        without_draft = is_without_draft(state)
        if without_draft:
            self.keep_all(state)
        state.reveal(PacksDealt(state.age))
        return Flow.DONE if without_draft else Flow.NEXT

    def keep_all(self, state: BloodRage) -> None:
        """The first-game variant (BR-7.12)."""
        state.picks = PACK
        for clan in range(state.seats):
            for card in state.draft[clan * PACK : (clan + 1) * PACK]:
                state.take_in_hand(clan, card)

    def pick_and_pass(self, state: BloodRage, picks: int) -> Flow:
        if picks > 0:
            take_picks(state)
        if picks == PICKS:
            state.out += (PACK - PICKS) * state.seats
            state.tell(PairsDiscarded())
            return Flow.DONE
        if picks > 0 and (state.seats > 2 or picks % 2 == 0):
            state.reveal(PacksPassed())
        state.ask(PickGift(tuple(state.clockwise(state.first))))
        return Flow.NEXT


def pack_of(state: BloodRage, seat: Seat) -> Seat:
    """Which pack a seat holds now: packs go left, so they come from the right (BR-7.4)."""
    return (seat - passes(state.seats, state.picks)) % state.seats


def cards_in_pack(state: BloodRage, seat: Seat) -> list[Card]:
    """What a seat is passed, as long as the draft lasts."""
    if state.picks >= PICKS or not state.draft:
        return []
    pack = pack_of(state, seat)
    return state.draft[pack * PACK + state.picks : (pack + 1) * PACK]


def take_picks(state: BloodRage) -> None:
    """All at once: what was picked goes to the front of its pack and into the hand (BR-7.13)."""
    draft = state.draft
    for seat in range(state.seats):
        pick = state.answers[seat]
        assert isinstance(pick, KeepCard)
        first: i64 = pack_of(state, seat) * PACK + state.picks
        at = first
        while draft[at] != pick.card:
            at += 1
        while at > first:
            draft[at] = draft[at - 1]
            at -= 1
        draft[first] = pick.card
        state.take_in_hand(seat, pick.card)
    state.picks += 1
    if state.log is not None:
        tell_picks(state)


def tell_picks(state: BloodRage) -> None:
    for seat in range(state.seats):
        pick = state.answers[seat]
        assert isinstance(pick, KeepCard)
        state.tell(CardKept(seat, pick.card))


class PickGift(Decision[BloodRage]):
    """One card of the pack in hand, all at the same time (BR-7.4)."""

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        last = NO_CARD
        for card in cards_in_pack(state, seat):
            if card != last:
                moves.append(KEEP_CARD[card])
                last = card
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case KeepCard(card=card) if card in cards_in_pack(state, seat):
                return None
            case KeepCard(card=card):
                return refuse("BR-7.4", "card-not-in-pack", card=card)
            case _:
                return refuse("BR-7.4", "keep-one-card")


class DealCards(Chance[BloodRage]):
    """Eight cards of this Age's deck to every seat (BR-7.2)."""

    def draw(self, state: BloodRage, dice: Dice) -> Move:
        cards = deck(state.age, state.seats, state.small_decks)
        dice.shuffle(cards)
        dealt: list[Card] = []
        for seat in range(state.seats):
            dealt += sorted(cards[seat * PACK : (seat + 1) * PACK])
        return Deal(tuple(dealt))

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Deal) and is_possible_deal(state, list(move.cards)):
            return None
        return refuse("table", "cannot-happen")


def is_possible_deal(state: BloodRage, dealt: list[Card]) -> bool:
    """Eight cards each, in order, and no more of a card than the deck has."""
    if len(dealt) != PACK * state.seats:
        return False
    rest = deck(state.age, state.seats, state.small_decks)
    for at, card in enumerate(dealt):
        if card not in rest or (at % PACK and dealt[at - 1] > card):
            return False
        rest.remove(card)
    return True
