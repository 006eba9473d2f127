"""The enemy deck: what has been seen keeps its place, the rest is only counted (YG-2.15 to YG-2.21).

Nobody knows the order of the deck, and neither does the table. A card nobody
has seen is drawn by chance, exactly as likely as in a deck built heap by heap.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.events import CardsLookedAt
from meadhall.games.yggdrasil.model import (
    ANGRY,
    CARDS_OF_AN_ENEMY,
    ENEMIES,
    ENEMY_CARDS,
    RAGNAROK,
    Card,
    Yggdrasil,
    bits,
    count_bits,
)
from meadhall.games.yggdrasil.moves import DRAW_CARD, DrawCard
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move


def build_deck(state: Yggdrasil, specials: list[Card]) -> None:
    """An angry card replaces a normal one of its enemy, a Ragnarök card is added (YG-2.16, YG-2.17)."""
    state.normals = [CARDS_OF_AN_ENEMY] * ENEMIES
    state.specials = 0
    for card in specials:
        state.specials |= 1 << card
        if card < RAGNAROK:
            state.normals[card - ANGRY] -= 1
    state.unseen = sum(state.normals) + len(specials)
    state.heap = 0
    state.heap_left = heap_size(state, 0)
    state.hides_special = len(specials) > 0


def heap_size(state: Yggdrasil, heap: int) -> int:
    """Heaps as equal as can be, the larger ones on top, one special card in each (YG-2.19, YG-2.20)."""
    heaps = state.angry_cards + state.ragnarok_cards
    if heaps == 0:
        return ENEMY_CARDS
    normals = ENEMY_CARDS - state.angry_cards
    return normals // heaps + (1 if heap < normals % heaps else 0) + 1


def see(state: Yggdrasil, card: Card) -> None:
    """The topmost unseen card turns out to be this one."""
    state.unseen -= 1
    state.heap_left -= 1
    if card < ENEMIES:
        state.normals[card] -= 1
    else:
        state.specials &= ~(1 << card)
        state.hides_special = False
    if state.heap_left == 0 and state.unseen > 0:
        state.heap += 1
        state.heap_left = heap_size(state, state.heap)
        state.hides_special = True


class CardDraw(Chance[Yggdrasil]):
    """The topmost unseen card: the special one of its heap, or any normal one left."""

    def odds(self, state: Yggdrasil) -> list[tuple[Move, int]]:
        if not state.hides_special:
            return [(DRAW_CARD[enemy], state.normals[enemy]) for enemy in range(ENEMIES) if state.normals[enemy]]
        specials = bits(state.specials)
        others = (state.heap_left - 1) * len(specials)
        odds: list[tuple[Move, int]] = [(DRAW_CARD[card], max(1, sum(state.normals))) for card in specials]
        for enemy in range(ENEMIES):
            if others and state.normals[enemy]:
                odds.append((DRAW_CARD[enemy], others * state.normals[enemy]))
        return odds

    def draw(self, state: Yggdrasil, dice: Dice) -> Move:
        if state.hides_special and dice.below(state.heap_left) == 0:
            return DRAW_CARD[nth_bit(state.specials, dice.below(count_bits(state.specials)))]
        rest = dice.below(state.unseen - count_bits(state.specials))
        enemy = 0
        while rest >= state.normals[enemy]:
            rest -= state.normals[enemy]
            enemy += 1
        return DRAW_CARD[enemy]


CARD_DRAW: Final = CardDraw()


def nth_bit(mask: int, skip: int) -> int:
    """The place of a set bit, after skipping some."""
    while skip:
        mask &= mask - 1
        skip -= 1
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


def card_drawn(state: Yggdrasil) -> Card:
    drawn = state.answers[CHANCE]
    assert isinstance(drawn, DrawCard)
    return drawn.card


class TurnOver(Procedure[Yggdrasil]):
    """Turn over cards from the top until so many are looked at; asks chance only for what nobody knows."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at > 0:
            card = card_drawn(state)
            see(state, card)
            state.looked_at.append(card)
        while len(state.looked_at) < self.count:
            if state.top:
                state.looked_at.append(state.top.pop(0))
            elif state.unseen:
                if state.looked_at:
                    state.reveal(CardsLookedAt(tuple(state.looked_at)))
                state.ask(CARD_DRAW)
                return Flow.NEXT
            else:
                state.looked_at.append(state.bottom.pop(0))
        return Flow.DONE
