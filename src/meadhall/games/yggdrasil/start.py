"""The table before the first turn, and the game as a whole (YG-2, YG-3.1)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.deck import build_deck
from meadhall.games.yggdrasil.events import DeckPrepared, GodsSeated
from meadhall.games.yggdrasil.model import (
    ANGRY,
    CARDS,
    GODS,
    PLAYING,
    RAGNAROK,
    Yggdrasil,
)
from meadhall.games.yggdrasil.moves import ChooseSpecials, DealGods
from meadhall.games.yggdrasil.turn import Turn
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.opening import FirstDraw, first_drawn
from meadhall.kernel.values import CHANCE, NOBODY, Move, Refusal, Seat, refuse


def start(
    seats: int,
    first: int,
    gods: tuple[int, ...],
    god_count: int,
    special_cards: tuple[int, ...],
    angry_cards: int,
    ragnarok_cards: int,
) -> Yggdrasil:
    """`gods` and `special_cards` are those the table named; if it named none, chance does."""
    state = Yggdrasil()
    state.set_up(seats, god_count, angry_cards, ragnarok_cards)
    build_deck(state, [])
    state.begin(Game(first, gods, god_count, special_cards))
    return state


class Game(Procedure[Yggdrasil]):
    """1. Draw who begins.  2. Deal the gods.  3. Prepare the deck.  4. Turns, until the end (YG-2, YG-3.1)."""

    def __init__(self, first: int, gods: tuple[int, ...], god_count: int, special_cards: tuple[int, ...]) -> None:
        self.first: Final = first
        self.gods: Final = gods
        self.god_count: Final = god_count
        self.special_cards: Final = special_cards

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                state.ask(FirstDraw(self.first))
                return Flow.NEXT
            case 1:
                return self.deal_the_gods(state)
            case 2:
                return self.seat_the_gods(state)
            case 3:
                return self.prepare_the_deck(state)
            case _:
                return self.next_turn(state)

    def deal_the_gods(self, state: Yggdrasil) -> Flow:
        state.first = first_drawn(state)
        state.ask(GodDeal(self.gods, self.god_count))
        return Flow.NEXT

    def seat_the_gods(self, state: Yggdrasil) -> Flow:
        """More gods than seats go round the table: a seat may lead several (YG-2.14, YG-R-4)."""
        dealt = state.answers[CHANCE]
        assert isinstance(dealt, DealGods)
        state.order = list(dealt.gods)
        leader = [NOBODY] * GODS
        for place, god in enumerate(dealt.gods):
            leader[god] = place % state.seats
        state.leader = leader
        state.tell(GodsSeated(dealt.gods))
        if state.angry_cards + state.ragnarok_cards:
            state.ask(SpecialsDraw(self.special_cards))
        return Flow.NEXT

    def prepare_the_deck(self, state: Yggdrasil) -> Flow:
        if state.angry_cards + state.ragnarok_cards:
            chosen = state.answers[CHANCE]
            assert isinstance(chosen, ChooseSpecials)
            build_deck(state, list(chosen.cards))
            state.tell(DeckPrepared(chosen.cards))
        else:
            state.tell(DeckPrepared(()))
        return Flow.NEXT

    def next_turn(self, state: Yggdrasil) -> Flow:
        if state.outcome != PLAYING:
            return Flow.DONE
        state.begin(Turn(state.order[(state.first + state.turn) % len(state.order)]))
        return Flow.AGAIN


class GodDeal(Chance[Yggdrasil]):
    """The gods the table named, or so many at random, no god twice (YG-R-3)."""

    def __init__(self, named: tuple[int, ...], count: int) -> None:
        super().__init__()
        self.named: Final = named
        self.count: Final = count

    def draw(self, state: Yggdrasil, dice: Dice) -> Move:
        if self.named:
            return DealGods(self.named)
        gods = list(range(GODS))
        dice.shuffle(gods)
        return DealGods(tuple(gods[: self.count]))

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, DealGods) and self.could_be(move.gods):
            return None
        return refuse("table", "cannot-happen")

    def could_be(self, gods: tuple[int, ...]) -> bool:
        if self.named:
            return gods == self.named
        return len(gods) == self.count and len(set(gods)) == self.count and max(gods) < GODS


class SpecialsDraw(Chance[Yggdrasil]):
    """The special cards the table named, or as many of each kind at random (YG-2.21)."""

    def __init__(self, named: tuple[int, ...]) -> None:
        super().__init__()
        self.named: Final = named

    def draw(self, state: Yggdrasil, dice: Dice) -> Move:
        if self.named:
            return ChooseSpecials(self.named)
        angry = list(range(ANGRY, RAGNAROK))
        ragnarok = list(range(RAGNAROK, CARDS))
        dice.shuffle(angry)
        dice.shuffle(ragnarok)
        return ChooseSpecials(tuple(sorted(angry[: state.angry_cards]) + sorted(ragnarok[: state.ragnarok_cards])))

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, ChooseSpecials) and self.could_be(state, move.cards):
            return None
        return refuse("table", "cannot-happen")

    def could_be(self, state: Yggdrasil, cards: tuple[int, ...]) -> bool:
        if self.named:
            return cards == self.named
        angry = [card for card in cards if ANGRY <= card < RAGNAROK]
        ragnarok = [card for card in cards if RAGNAROK <= card < CARDS]
        if len(angry) + len(ragnarok) != len(cards) or len(set(cards)) != len(cards):
            return False
        return len(angry) == state.angry_cards and len(ragnarok) == state.ragnarok_cards
