"""Who has won, and what is never lost (CR-11, CR-R-40, CR-I-1 to CR-I-3)."""

from __future__ import annotations

from meadhall.games.clashofrage.cards import CARDS, DECKS, KINDS, NO_CARD
from meadhall.games.clashofrage.clans import CLANS, FIGURES, LEVELS, Clan, Level
from meadhall.games.clashofrage.model import ELVES, ClashOfRage, count, size
from meadhall.games.clashofrage.regions import PLACES
from meadhall.kernel.values import Seat

# Who has won


def points(state: ClashOfRage) -> list[int]:
    return [state.points(seat) for seat in range(state.seats)]


def deeds(state: ClashOfRage, seat: Seat) -> int:
    """Victory, then points, forged cards, crystals and gold, as one number to compare (CR-11.4, CR-R-40)."""
    won = 1 if state.winner == seat else 0
    parts = (won, state.points(seat), state.forged[seat], state.crystals[seat], min(state.gold[seat], 9999))
    return (((parts[0] * 100 + parts[1]) * 100 + parts[2]) * 100 + parts[3]) * 10_000 + parts[4]


# What is never lost


def pieces(state: ClashOfRage) -> dict[str, int]:
    """Crystals, figures, cards and heroes, wherever they are (CR-I-1 to CR-I-3, CR-I-6)."""
    elves = sum([size(army) for army in state.army[PLACES * ELVES :]])
    owned = [card for card in state.slots if card != NO_CARD]
    aside = [state.spare[(CARDS + 1) * seat + card] for seat in range(state.seats) for card in range(KINDS + 1)]
    found = {
        "crystals": elves + sum(state.crystals) + state.crystal_reserve,
        "equipment": sum(state.deck) + len(state.under) + sum(state.market) + sum(aside),
        "legends": (state.legends | state.anvil).bit_count(),
    }
    found["equipment"] += len([card for card in owned if card <= KINDS])
    found["legends"] += len([card for card in owned if card > KINDS]) + legends_aside(state)
    for clan in range(CLANS):
        found[f"tactics of clan {clan}"] = tactics_of_clan(state, clan)
        for level in range(LEVELS):
            found[f"figures of clan {clan}, level {level}"] = figures_of_clan(state, clan, level)
    return found


def legends_aside(state: ClashOfRage) -> int:
    found = 0
    for seat in range(state.seats):
        at = (CARDS + 1) * seat
        found += sum(state.spare[at + KINDS + 1 : at + CARDS + 1])
    return found


def tactics_of_clan(state: ClashOfRage, clan: Clan) -> int:
    """In hand, pile and discards; in the box, while nobody leads the clan."""
    if clan not in state.clan:
        return DECKS[clan].bit_count()
    seat = state.clan.index(clan)
    return state.hand[seat].bit_count() + state.pile[seat].bit_count() + state.discard[seat].bit_count()


def figures_of_clan(state: ClashOfRage, clan: Clan, level: Level) -> int:
    if clan not in state.clan:
        return FIGURES[LEVELS * clan + level]
    seat = state.clan.index(clan)
    placed = sum([count(army, level) for army in state.army[PLACES * seat : PLACES * (seat + 1)]])
    return placed + count(state.reserve[seat], level)
