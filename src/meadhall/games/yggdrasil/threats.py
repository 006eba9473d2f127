"""What the next card does to each enemy, and how near the gods are to defeat."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.yggdrasil.deck import CARD_DRAW
from meadhall.games.yggdrasil.ending import TOO_MANY_BEYOND_THE_GATE, TOO_MANY_BEYOND_THE_WALL
from meadhall.games.yggdrasil.model import (
    ANGRY,
    BEYOND_THE_GATE,
    BEYOND_THE_WALL,
    CARDS,
    DRAGGED,
    ENEMIES,
    HEL,
    LOKI,
    MOVED_BY,
    NIDHOGG,
    ODINS_RESIDENCE,
    POWER,
    RAGNAROK,
    STEPS,
    SURT,
    Card,
    Enemy,
    Yggdrasil,
    count_bits,
)
from meadhall.games.yggdrasil.moves import DrawCard
from meadhall.games.yggdrasil.odin import ChooseCard, DrawTwo, PutBack, PutInOrder, ReorderCards, cards_placed
from meadhall.games.yggdrasil.view import Line, Threat

ByCard: TypeAlias = list[int]  # a number for each card

# By enemy: the cards that move him.
MOVERS: Final = tuple([tuple([card for card in range(CARDS) if enemy in MOVED_BY[card]]) for enemy in range(ENEMIES)])

DEFEAT: Final = 1000  # outweighs all spaces that enemies can stand on
LINES: Final = (
    (BEYOND_THE_WALL, TOO_MANY_BEYOND_THE_WALL),
    (BEYOND_THE_GATE, TOO_MANY_BEYOND_THE_GATE),
    (ODINS_RESIDENCE, 1),
)


def lines(state: Yggdrasil) -> tuple[Line, ...]:
    return tuple([Line(space, state.enemies_from(space), limit) for space, limit in LINES])


def threats(state: Yggdrasil) -> tuple[Threat, ...]:
    odds, left = next_cards(state), cards_left(state)
    whole = max(1, sum(odds))
    return tuple([threat_of(state, enemy, odds, whole, left) for enemy in range(ENEMIES)])


def threat_of(state: Yggdrasil, enemy: Enemy, odds: ByCard, whole: int, left: ByCard) -> Threat:
    card = likeliest(state, enemy, odds)
    beyond = beyond_each_line(spaces_after(state, card))
    space = min(ODINS_RESIDENCE, state.spaces[enemy] + STEPS[card])
    return Threat(
        card=card,
        is_next=odds[card] == whole,
        space=space,
        power=power_of(state, enemy, card, space),
        beyond=beyond,
        is_defeat=is_defeat(beyond),
        chance=round(100 * sum([odds[mover] for mover in MOVERS[enemy]]) / whole),
        cards=sum([left[mover] for mover in MOVERS[enemy]]),
        angry=left[ANGRY + enemy],
    )


# Which card comes


def next_cards(state: Yggdrasil) -> ByCard:
    """How likely each comes next, as a share of all these numbers."""
    odds = [0] * CARDS
    known = chosen_from(state) or state.top[:1]
    if state.unseen and not known:
        for move, weight in CARD_DRAW.odds(state):
            assert isinstance(move, DrawCard)
            odds[move.card] = weight
        return odds
    for card in known or state.bottom[:1]:
        odds[card] += 1
    return odds


def chosen_from(state: Yggdrasil) -> list[Card]:
    """The cards in somebody's hands of which one comes next: Odin's two, or those of the Vane until one is placed."""
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, ChooseCard | DrawTwo | PutInOrder):
        return state.looked_at
    if isinstance(asked, PutBack):
        return state.looked_at[:1]
    if isinstance(asked, ReorderCards) and cards_placed(state) == 0:
        return state.looked_at
    return []


def likeliest(state: Yggdrasil, enemy: Enemy, odds: ByCard) -> Card:
    """Of the cards that move him; of two as likely the worse, and his own where none can come."""
    most = max([odds[card] for card in MOVERS[enemy]])
    if not most:
        return enemy
    cards = [card for card in MOVERS[enemy] if odds[card] == most]
    worst = cards[0]
    for card in cards[1:]:
        if harm(state, card) > harm(state, worst):
            worst = card
    return worst


def harm(state: Yggdrasil, card: Card) -> int:
    """The more, the worse: defeat, then how far the enemies come."""
    spaces = spaces_after(state, card)
    return sum(spaces) + (DEFEAT if is_defeat(beyond_each_line(spaces)) else 0)


def cards_left(state: Yggdrasil) -> ByCard:
    """In the deck, seen or unseen."""
    left = [*state.normals, *[state.specials >> card & 1 for card in range(ANGRY, CARDS)]]
    for card in state.top + state.bottom:
        left[card] += 1
    return left


# What it does


def spaces_after(state: Yggdrasil, card: Card) -> list[int]:
    """By enemy; Nidhögg's own cards drag the rearmost along unless he comes to the residence (YG-5.12, YG-R-33)."""
    spaces = state.spaces.copy()
    for enemy in MOVED_BY[card]:
        spaces[enemy] = min(ODINS_RESIDENCE, spaces[enemy] + STEPS[card])
    if card in (NIDHOGG, ANGRY + NIDHOGG) and spaces[NIDHOGG] < ODINS_RESIDENCE:
        spaces[spaces.index(min(spaces))] += DRAGGED
    return spaces


def beyond_each_line(spaces: list[int]) -> tuple[int, ...]:
    wall = gate = residence = 0
    for space in spaces:
        if space >= BEYOND_THE_WALL:
            wall += 1
        if space >= BEYOND_THE_GATE:
            gate += 1
        if space >= ODINS_RESIDENCE:
            residence += 1
    return wall, gate, residence


def is_defeat(beyond: tuple[int, ...]) -> bool:
    wall, gate, residence = beyond
    return wall >= TOO_MANY_BEYOND_THE_WALL or gate >= TOO_MANY_BEYOND_THE_GATE or residence > 0


def power_of(state: Yggdrasil, enemy: Enemy, card: Card, space: int) -> int:
    """Of the space of arrival, none by Ragnarök (YG-4.4, YG-4.6); no more than there is to take, send or wake."""
    power = 0 if card >= RAGNAROK else POWER[space]
    if enemy == HEL:
        return min(power, sum(state.bag_vikings))
    if enemy == SURT:
        return min(power, state.fire)
    return min(power, count_bits(state.pile)) if enemy == LOKI else power
