"""Who has won, and what is never lost (BR-23)."""

from __future__ import annotations

from meadhall.games.bloodrage.cards.columns import AGES, deck
from meadhall.games.bloodrage.cards.numbers import KINDS, NO_CARD
from meadhall.games.bloodrage.figures import LEADER
from meadhall.games.bloodrage.lands import PLACES, PROVINCES, VALHALLA
from meadhall.games.bloodrage.memory import PACK, PICKS
from meadhall.games.bloodrage.model import BloodRage
from meadhall.kernel.values import Seat


def scores(state: BloodRage) -> list[int]:
    """The most Glory wins; equal clans share the victory (BR-23.5, BR-23.6)."""
    return state.glory.copy()


def pieces(state: BloodRage) -> dict[str, int]:
    """Cards and figures, wherever they are, and whether the counts beside them are right."""
    return {
        "cards": count_cards(state),
        "figures": sum([count_figures(state, clan) - len(state.monsters(clan)) for clan in range(state.seats)]),
        "miscounted": sum([miscounted(state, clan) for clan in range(state.seats)]) + misfilled(state),
    }


def count_cards(state: BloodRage) -> int:
    held = sum([len(cards) for cards in state.hand + state.quests])
    placed = len([card for card in state.sheet if card != NO_CARD]) + len(state.on_table) + len(state.unveiled)
    packs = state.seats * (PACK - state.picks) if state.draft and state.picks < PICKS else 0
    ages = range(AGES + 1 - state.decks_left, AGES + 1)
    undealt = sum([len(deck(age, state.seats, state.small_decks)) for age in ages])
    return held + placed + packs + undealt + state.out


def count_figures(state: BloodRage, clan: Seat) -> int:
    return sum([state.count(clan, place) for place in range(PLACES)])


def miscounted(state: BloodRage, clan: Seat) -> int:
    """Warriors and single figures add up to all figures, at every place."""
    wrong = 0
    for place in range(VALHALLA + 1):
        single = [kind for kind in range(LEADER, KINDS) if state.place_of[clan * KINDS + kind] == place]
        wrong += abs(state.count(clan, place) - state.warriors[clan * PLACES + place] - len(single))
    return wrong


def misfilled(state: BloodRage) -> int:
    wrong = 0
    for province in range(PROVINCES):
        wrong += abs(state.filled[province] - sum([state.count(clan, province) for clan in range(state.seats)]))
    return wrong
