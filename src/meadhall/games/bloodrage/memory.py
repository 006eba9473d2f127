"""What everybody has seen, and what each seat can tell from it (BR-24).

Three lists of the state remember it. `draft` holds the packs of this Age in the
order in which they were picked from, so whoever once held a pack knows which
cards were still in it. `shown` and `known` hold cards that everybody has seen:
those that left a clan's secret cards, and those that came back to them. And
`maybe` holds, for every watcher, which cards a clan can have kept from an
earlier Age. A clan's secret cards are its hand and its committed Quests.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards import ALL_CARDS, PER_AGE, Card, age_of, copies, deck
from meadhall.games.bloodrage.model import BloodRage
from meadhall.kernel.values import Seat

PACK: Final = 8  # cards dealt to each seat (BR-7.2)
PICKS: Final = 6  # cards kept of each pack (BR-7.5)
UNSEEN: Final = 0  # the group of cards a watcher has never seen
FIXED: Final = 99  # a card whose place the watcher knows


def show_card(state: BloodRage, clan: Seat, card: Card) -> None:
    """A card leaves a clan's secret cards for everybody to see."""
    key = clan * ALL_CARDS + card
    if key in state.known:
        state.known.remove(key)
    elif age_of(card) == state.age:
        state.shown.append(key)
    else:
        show_kept_card(state, clan, card)


def show_kept_card(state: BloodRage, clan: Seat, card: Card) -> None:
    """It was the one kept from an earlier Age; where there is only one of it, nobody else kept it."""
    alone = copies(card, state.seats, state.small_decks) == 1
    for watcher in range(state.seats + 1):
        for other in range(state.seats):
            at = watcher * state.seats + other
            if other == clan:
                state.maybe[at] = 0
            elif alone:
                state.maybe[at] &= ~(1 << card)


def hide_card(state: BloodRage, clan: Seat, card: Card) -> None:
    """A card everybody has seen goes to a clan's hand."""
    state.take_in_hand(clan, card)
    state.known.append(clan * ALL_CARDS + card)


def picker(state: BloodRage, pack: Seat, pick: int) -> Seat | None:
    """Who takes the card at this place of a pack; None for the pair nobody takes (BR-7.4 to BR-7.9)."""
    if is_without_draft(state):
        return pack
    if pick >= PICKS:
        return None
    return (pack + (pick // 2 if state.seats == 2 else pick)) % state.seats


def is_without_draft(state: BloodRage) -> bool:
    return state.first_game and state.age == 1


def groups_seen_by(state: BloodRage, watcher: Seat | None) -> list[int]:
    """For each place of the draft: FIXED, UNSEEN, or the number of a group.

    The watcher knows which cards a group holds, but not which lies where: they
    were in a pack the watcher looked at, and left it since.
    """
    groups: list[int] = []
    last = UNSEEN
    for pack in range(len(state.draft) // PACK):
        group = UNSEEN
        looking = False
        for pick in range(PACK):
            if watcher is not None and picker(state, pack, pick) == watcher:
                if pick < state.picks:
                    groups.append(FIXED)
                    last += 1
                    group = last
                    continue
                looking = looking or pick == state.picks
            groups.append(FIXED if looking else group)
    return groups


def remember_kept_cards(state: BloodRage) -> None:
    """At the end of an Age's play: what each clan can have kept, as each watcher sees it (BR-18.1)."""
    seats = state.seats
    before = state.maybe
    state.maybe = [0] * ((seats + 1) * seats)
    for watcher in range(seats + 1):
        seat = watcher if watcher < seats else None
        groups = groups_seen_by(state, seat)
        left = cards_left(state, groups)
        for clan in range(seats):
            if clan != seat and state.hand[clan]:
                mask = (
                    before[watcher * seats + clan] | cards_known(state, clan) | cards_drafted(state, clan, groups, left)
                )
                state.maybe[watcher * seats + clan] = mask
    state.draft = []
    state.picks = 0
    state.shown = []
    state.known = []


def cards_known(state: BloodRage, clan: Seat) -> int:
    mask = 0
    for key in state.known:
        if key // ALL_CARDS == clan:
            mask |= 1 << key % ALL_CARDS
    return mask


def cards_left(state: BloodRage, groups: list[int]) -> list[int]:
    """How many copies of each card of this Age are neither fixed nor shown."""
    left = [0] * PER_AGE
    for card in deck(state.age, state.seats, state.small_decks):
        left[card % PER_AGE] += 1
    for place, group in enumerate(groups):
        if group == FIXED:
            left[state.draft[place] % PER_AGE] -= 1
    for key in state.shown:
        pack_is_own = shown_is_fixed(state, groups, key)
        if not pack_is_own:
            left[key % ALL_CARDS % PER_AGE] -= 1
    return left


def shown_is_fixed(state: BloodRage, groups: list[int], key: int) -> bool:
    """Whether a card everybody has seen was the watcher's own pick, and so counted already."""
    clan = key // ALL_CARDS
    for place, group in enumerate(groups):
        if group == FIXED and picker(state, place // PACK, place % PACK) == clan:
            return True
    return False


def cards_drafted(state: BloodRage, clan: Seat, groups: list[int], left: list[int]) -> int:
    """The cards of this Age a clan can still hold, unless all it drafted have been seen."""
    drafted = [place for place in range(len(groups)) if picker(state, place // PACK, place % PACK) == clan]
    seen = [key for key in state.shown if key // ALL_CARDS == clan]
    if len(seen) == len(drafted):
        return 0
    mask = 0
    unseen = unseen_cards(state, groups)
    for place in drafted:
        candidates = unseen if groups[place] == UNSEEN else group_cards(state, groups, groups[place])
        for card in candidates:
            if left[card % PER_AGE] > 0:
                mask |= 1 << card
    return mask


def unseen_cards(state: BloodRage, groups: list[int]) -> list[Card]:
    """Every card of this Age that the watcher has never held: in others' picks, discarded or put aside."""
    cards = deck(state.age, state.seats, state.small_decks)
    for place, group in enumerate(groups):
        if group != UNSEEN:
            cards.remove(state.draft[place])
    return cards


def group_cards(state: BloodRage, groups: list[int], wanted: int) -> list[Card]:
    """What the watcher knows to be in one group, in order."""
    return sorted([state.draft[place] for place, group in enumerate(groups) if group == wanted])
