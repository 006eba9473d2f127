"""What the next card does to each enemy, and how near the gods are to defeat (interpreted)."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.games.yggdrasil.cards import RAGNAROK_ROWS
from meadhall.games.yggdrasil.deck import CardDraw
from meadhall.games.yggdrasil.ending import TOO_MANY_BEYOND_THE_GATE, TOO_MANY_BEYOND_THE_WALL
from meadhall.games.yggdrasil.model import (
    ANGRY,
    BEYOND_THE_GATE,
    BEYOND_THE_WALL,
    ENEMIES,
    HEL,
    LOKI,
    NIDHOGG,
    ODINS_RESIDENCE,
    POWER,
    RAGNAROK,
    SURT,
    Card,
    Enemy,
    Yggdrasil,
    bits,
    count_bits,
)
from meadhall.games.yggdrasil.moves import DrawCard
from meadhall.games.yggdrasil.odin import ChooseCard, PutBack, ReorderCards, cards_placed

LINES: Final = (
    (BEYOND_THE_WALL, TOO_MANY_BEYOND_THE_WALL),
    (BEYOND_THE_GATE, TOO_MANY_BEYOND_THE_GATE),
    (ODINS_RESIDENCE, 1),
)


class Line(msgspec.Struct, frozen=True):
    """The wall, the gate or Odin's residence (YG-12.2 to YG-12.4)."""

    space: int  # the first space beyond it
    beyond: int  # enemies there
    limit: int  # so many, and the gods have lost


class Threat(msgspec.Struct, frozen=True):
    """What the next card does to an enemy."""

    card: int  # which is meant: the likeliest that moves him, or his own where none can
    is_next: bool  # no other card can come next
    space: int  # where it leads him
    power: int  # of his effect there, as far as anything is left for it; 0: none
    beyond: tuple[int, ...]  # how many would be beyond each line, with all whom the card moves
    is_defeat: bool  # unless enough of them are pushed back in the same turn
    chance: int  # of a hundred: the next card moves him, this one or another
    cards: int  # in the deck that move him
    angry: int  # of those, how many lead him two spaces


def lines(state: Yggdrasil) -> tuple[Line, ...]:
    return tuple(Line(space, state.enemies_from(space), limit) for space, limit in LINES)


def threats(state: Yggdrasil) -> tuple[Threat, ...]:
    odds = next_cards(state)
    deck = cards_in_deck(state)
    return tuple(threat_of(state, enemy, odds, deck) for enemy in range(ENEMIES))


def threat_of(state: Yggdrasil, enemy: Enemy, odds: list[tuple[Card, int]], deck: list[Card]) -> Threat:
    card = likeliest(state, enemy, odds)
    spaces = spaces_after(state, card)
    beyond = beyond_each_line(spaces)
    space = min(ODINS_RESIDENCE, state.spaces[enemy] + steps(card))
    return Threat(
        card=card,
        is_next=[possible for possible, _ in odds] == [card],
        space=space,
        power=power_of(state, enemy, card, space),
        beyond=beyond,
        is_defeat=is_defeat(beyond),
        chance=round(100 * chance_of(enemy, odds)),
        cards=len([left for left in deck if enemy in moved_by(left)]),
        angry=deck.count(ANGRY + enemy),
    )


# Which card comes


def next_cards(state: Yggdrasil) -> list[tuple[Card, int]]:
    """What the next card can be, each with its weight."""
    if chosen_from(state):
        return [(card, 1) for card in chosen_from(state)]
    if state.top:
        return [(state.top[0], 1)]
    if state.unseen:
        return [(move.card, weight) for move, weight in CardDraw().odds(state) if isinstance(move, DrawCard)]
    return [(card, 1) for card in state.bottom[:1]]


def chosen_from(state: Yggdrasil) -> list[Card]:
    """The cards in somebody's hands of which one comes next: Odin's two, or those of the Vane until one is placed."""
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, ChooseCard):
        return state.looked_at
    if isinstance(asked, PutBack):
        return state.looked_at[:1]
    if isinstance(asked, ReorderCards) and cards_placed(state) == 0:
        return state.looked_at
    return []


def likeliest(state: Yggdrasil, enemy: Enemy, odds: list[tuple[Card, int]]) -> Card:
    """Of the cards that move him, the likeliest to come; of two as likely, the worse."""
    moving = [(weight, harm(state, card), card) for card, weight in odds if enemy in moved_by(card)]
    return max(moving)[2] if moving else enemy


def harm(state: Yggdrasil, card: Card) -> tuple[bool, int]:
    """The more, the worse: defeat, then how far the enemies come."""
    spaces = spaces_after(state, card)
    return is_defeat(beyond_each_line(spaces)), sum(spaces)


def chance_of(enemy: Enemy, odds: list[tuple[Card, int]]) -> float:
    """That the next card moves him."""
    moving = sum(weight for card, weight in odds if enemy in moved_by(card))
    return moving / sum(weight for _, weight in odds) if moving else 0.0


def cards_in_deck(state: Yggdrasil) -> list[Card]:
    """All that are left, in no order."""
    unseen = [enemy for enemy in range(ENEMIES) for _ in range(state.normals[enemy])]
    return unseen + bits(state.specials) + state.top + state.bottom


# What it does


def moved_by(card: Card) -> tuple[Enemy, ...]:
    if card >= RAGNAROK:
        return RAGNAROK_ROWS[card - RAGNAROK]
    return (card if card < ANGRY else card - ANGRY,)


def steps(card: Card) -> int:
    """An angry enemy goes two spaces, everybody else one (YG-4.4 to YG-4.6)."""
    return 2 if ANGRY <= card < RAGNAROK else 1


def spaces_after(state: Yggdrasil, card: Card) -> list[int]:
    """By enemy; Nidhögg's own cards drag the rearmost along unless he comes to the residence (YG-5.12, YG-R-33)."""
    spaces = state.spaces.copy()
    for enemy in moved_by(card):
        spaces[enemy] = min(ODINS_RESIDENCE, spaces[enemy] + steps(card))
    if card in (NIDHOGG, ANGRY + NIDHOGG) and spaces[NIDHOGG] < ODINS_RESIDENCE:
        spaces[spaces.index(min(spaces))] += 1
    return spaces


def beyond_each_line(spaces: list[int]) -> tuple[int, ...]:
    return tuple(len([at for at in spaces if at >= space]) for space, _ in LINES)


def is_defeat(beyond: tuple[int, ...]) -> bool:
    return any(count >= limit for count, (_, limit) in zip(beyond, LINES, strict=True))


def power_of(state: Yggdrasil, enemy: Enemy, card: Card, space: int) -> int:
    """Of the space of arrival, none by Ragnarök (YG-4.4, YG-4.6); no more than there is to take, send or wake."""
    power = 0 if card >= RAGNAROK else POWER[space]
    if enemy == HEL:
        return min(power, sum(state.bag_vikings))
    if enemy == SURT:
        return min(power, state.fire)
    return min(power, count_bits(state.pile)) if enemy == LOKI else power
