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

from meadhall.games.bloodrage.cards.columns import AGES, DECKS, Card, age_of, copies, deck, deck_at
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, NO_CARD
from meadhall.games.bloodrage.model import MOST_SEATS, BloodRage
from meadhall.kernel.values import NOBODY, Seat

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


def passes(seats: int, pick: int) -> int:
    """How often the packs have been passed before this pick; two players pick twice each time (BR-7.8)."""
    return pick // 2 if seats == 2 else pick


def is_without_draft(state: BloodRage) -> bool:
    return state.first_game and state.age == 1


def pickers_of(seats: int) -> list[Seat]:
    """Who takes the card at each place of the packs; NOBODY for the pairs nobody takes (BR-7.4 to BR-7.9)."""
    pickers: list[Seat] = []
    for pack in range(seats):
        pickers += [(pack + passes(seats, pick)) % seats for pick in range(PICKS)] + [NOBODY] * (PACK - PICKS)
    return pickers


def groups_of(pickers: list[Seat], watcher: Seat, picks: int) -> list[int]:
    """For each place of the packs: FIXED, UNSEEN, or the number of a group.

    The watcher knows which cards a group holds, but not which lies where: they
    were in a pack the watcher looked at, and left it since.
    """
    groups: list[int] = []
    last = group = UNSEEN
    looking = False
    for place, seat in enumerate(pickers):
        pick = place % PACK
        if pick == 0:
            group = UNSEEN
            looking = False
        if seat == watcher and pick < picks:
            groups.append(FIXED)
            last += 1
            group = last
            continue
        looking = looking or (seat == watcher and pick == picks)
        groups.append(FIXED if looking else group)
    return groups


PICKERS: Final = [pickers_of(seats) for seats in range(MOST_SEATS + 1)]
WITHOUT_DRAFT: Final = [[place // PACK for place in range(PACK * seats)] for seats in range(MOST_SEATS + 1)]
GROUPS: Final = [  # [seats][watcher][picks]; the watcher after the last seat is a spectator
    [[groups_of(PICKERS[seats], watcher, picks) for picks in range(PICKS + 1)] for watcher in range(seats + 1)]
    for seats in range(MOST_SEATS + 1)
]


def pickers(state: BloodRage) -> list[Seat]:
    """Who takes the card at each place of this Age's packs."""
    return WITHOUT_DRAFT[state.seats] if is_without_draft(state) else PICKERS[state.seats]


def groups_seen_by(state: BloodRage, watcher: Seat) -> list[int]:
    """What `groups_of` says of this Age's draft, as far as it has come."""
    if not state.draft:
        return []
    if is_without_draft(state):
        return groups_of(WITHOUT_DRAFT[state.seats], watcher, state.picks)
    return GROUPS[state.seats][watcher][state.picks]


def remember_kept_cards(state: BloodRage) -> None:
    """At the end of an Age's play: what each clan can have kept, as each watcher sees it (BR-18.1)."""
    seats = state.seats
    before = state.maybe
    state.maybe = [0] * ((seats + 1) * seats)
    if state.age < AGES:
        for watcher in range(seats + 1):
            drafted = cards_drafted(state, watcher)
            for clan in range(seats):
                if clan != watcher and state.hand[clan]:
                    at = watcher * seats + clan
                    state.maybe[at] = before[at] | cards_known(state, clan) | drafted[clan]
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


def cards_drafted(state: BloodRage, watcher: Seat) -> list[int]:
    """For each clan the cards of this Age it can still hold, unless all it drafted have been seen."""
    groups = groups_seen_by(state, watcher)
    left = cards_left(state, groups, watcher)
    masks = masks_of_groups(state, groups, left)
    drafted = [0] * state.seats
    hidden = hidden_picks(state)
    for group, owner in zip(groups, pickers(state)):
        if group != FIXED and owner != NOBODY and hidden[owner] > 0:
            drafted[owner] |= masks[group]
    return drafted


def hidden_picks(state: BloodRage) -> list[int]:
    """How many cards each clan drafted that nobody else has seen since."""
    hidden = [PACK if is_without_draft(state) else PICKS] * state.seats
    for key in state.shown:
        hidden[key // ALL_CARDS] -= 1
    return hidden


def cards_left(state: BloodRage, groups: list[int], watcher: Seat) -> list[int]:
    """How many copies of each card of this Age are neither the watcher's own nor shown."""
    left = [0] * ALL_CARDS
    for card in DECKS[deck_at(state.age, state.seats, state.small_decks)]:
        left[card] += 1
    for place, group in enumerate(groups):
        if group == FIXED:
            left[state.draft[place]] -= 1
    for key in state.shown:
        if key // ALL_CARDS != watcher:
            left[key % ALL_CARDS] -= 1
    return left


def masks_of_groups(state: BloodRage, groups: list[int], left: list[int]) -> list[int]:
    """Which cards can lie in each group, one bit for each card; all that are left can be among the unseen."""
    masks = [0] * (1 + len(groups))
    last = NO_CARD
    for card in DECKS[deck_at(state.age, state.seats, state.small_decks)]:
        if card != last and left[card] > 0:
            masks[UNSEEN] |= 1 << card
        last = card
    for place, group in enumerate(groups):
        if group != FIXED and group != UNSEEN:
            card = state.draft[place]
            if left[card] > 0:
                masks[group] |= 1 << card
    return masks


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
