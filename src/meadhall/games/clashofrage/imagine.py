"""What a seat may suppose: a table that looks the same from where it sits.

Only tactic cards are hidden: decks whose order nobody knows are drawn from when
a card is turned over.
"""

from __future__ import annotations

from meadhall.games.clashofrage.model import ClashOfRage
from meadhall.games.clashofrage.tactics import numbers_in
from meadhall.kernel.dice import Dice
from meadhall.kernel.guess import guess_answers
from meadhall.kernel.values import Seat


def imagine(state: ClashOfRage, seat: Seat | None, dice: Dice) -> ClashOfRage:
    """Hands and piles of others are dealt anew, but for cards everybody knows to be in a hand."""
    world = state.copy()
    for clan in range(state.seats):
        if clan != seat:
            unseen = state.hand[clan] | state.pile[clan]
            cards = numbers_in(unseen & ~state.known[clan])
            dice.shuffle(cards)
            hand = state.known[clan]
            for number in cards[: state.hand[clan].bit_count() - hand.bit_count()]:
                hand |= 1 << number
            world.hand[clan] = hand
            world.pile[clan] = unseen ^ hand
    guess_answers(world, seat, dice)
    return world
