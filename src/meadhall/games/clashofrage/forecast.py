"""A fight that is not at any table: name two hosts and see what it would come to (interpreted)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.clashofrage.cards import SLOT
from meadhall.games.clashofrage.clans import ELVEN
from meadhall.games.clashofrage.feud import Outcome
from meadhall.games.clashofrage.heroes import NO_HERO
from meadhall.games.clashofrage.model import ELVES, SLOTS, ClashOfRage, figures
from meadhall.games.clashofrage.odds import outcome_at
from meadhall.games.clashofrage.regions import PLACES
from meadhall.games.clashofrage.start import start
from meadhall.kernel.values import NOBODY

FIELD = 0  # any territory will do


@dataclass(frozen=True)
class Host:
    """One side: its clan (or the elves), units of each level, what they wear as (level, card), and a hero."""

    clan: int
    units: tuple[int, int, int]
    cards: tuple[tuple[int, int], ...] = ()
    hero: int = NO_HERO


def forecast(attacker: Host, defender: Host, elves_take_rage: bool = True) -> Outcome:
    """What the fight comes to when `attacker` attacks."""
    state = start(2, NOBODY, 4, 0, False, (), False, elves_take_rage)
    foe = ELVES if defender.clan == ELVEN else 1
    muster(state, 0, attacker)
    muster(state, foe, defender)
    return outcome_at(state, 0, foe, FIELD)


def muster(state: ClashOfRage, side: int, host: Host) -> None:
    state.clan[side] = host.clan
    for level, number in enumerate(host.units):
        state.army[PLACES * side + FIELD] += figures(level, number)
    for level, card in host.cards:
        state.slots[SLOTS * side + 2 * level + SLOT[card]] = card
    if side != ELVES and host.hero != NO_HERO:
        state.hero[side], state.hero_at[side] = host.hero, FIELD
