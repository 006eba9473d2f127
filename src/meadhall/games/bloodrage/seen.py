"""Parts of a view that take some gathering: one is shown with every event that is told."""

from __future__ import annotations

from typing import TypeAlias

from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.lands import PROVINCES
from meadhall.games.bloodrage.model import BloodRage

Numbers: TypeAlias = tuple[int, ...]


def strengths(state: BloodRage) -> tuple[Numbers, ...]:
    """Of each clan in each province."""
    return tuple(
        [tuple([state.strength(clan, province) for province in range(PROVINCES)]) for clan in range(state.seats)]
    )


def maybe(state: BloodRage, watcher: int) -> tuple[Numbers, ...]:
    """By clan, what a card kept from an earlier Age can be for all the watcher knows; the last one is a spectator."""
    return tuple([bits(state.maybe[watcher * state.seats + clan]) for clan in range(state.seats)])


def by_clan(keys: list[int], seats: int) -> tuple[Numbers, ...]:
    found: list[list[int]] = [[] for _ in range(seats)]
    for key in keys:
        found[key // ALL_CARDS].append(key % ALL_CARDS)
    return tuple([tuple(cards) for cards in found])


def pairs(keys: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple([(key // ALL_CARDS, key % ALL_CARDS) for key in keys])


def bits(mask: int) -> Numbers:
    """The places of the bits that are set, lowest first."""
    found: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return tuple(found)
