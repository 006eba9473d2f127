"""How a fight or a roll is likely to end: numbers for words and for agents."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.combat import OVER, Combat, SendAfterRoll, may_send_later, total_so_far
from meadhall.games.yggdrasil.enemies import calming_power
from meadhall.games.yggdrasil.model import TYR, WHITE, WHO_STOPS_THE_DIE, Yggdrasil

NO_ARTEFACT: Final = 0  # none works against giants (YG-7.1)
SIXTHS_OF_HAMMERS: Final[tuple[int, ...]] = (6, 4, 2, 1)  # faces with at least so many hammers (YG-1.12)
SIXTHS_THAT_CALM: Final[tuple[int, ...]] = (6, 5, 4, 2)  # by power (YG-5.17)


def fight_under_way(state: Yggdrasil) -> Combat | None:
    at = place_of_fight(state)
    return None if at is None else fight_at(state, at)


def place_of_fight(state: Yggdrasil) -> int | None:
    """Where on the stack it is, until it is decided."""
    for at in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[at], Combat):
            return at if state.marks[at] < OVER else None
    return None


def fight_at(state: Yggdrasil, at: int) -> Combat:
    frame = state.stack[at]
    assert isinstance(frame, Combat)
    return frame


def total(state: Yggdrasil, fight: Combat) -> int:
    return total_so_far(state, fight.artefact(state))


def chance_with(state: Yggdrasil, fight: Combat, vikings: int) -> int:
    """Of a hundred: sending so many Vikings now, and later all Elves and whoever may still be sent."""
    god = state.active
    missing = fight.strength(state) - total(state, fight) - vikings - state.elves[god]
    if isinstance(state.stack[-1], SendAfterRoll):
        return 100 if missing <= 0 else 0
    missing += state.rolled  # what an earlier roll left on the die does not count
    if may_send_later(state):
        missing -= state.vikings[god] - vikings
    return percent(state, hammer_sixths(state, missing))


def chance_of(state: Yggdrasil, strength: int, artefact: int) -> int:
    """Of a hundred, before a fight is begun: with all Vikings and Elves the active god has."""
    fresh = state.copy()
    fresh.sent = 0
    fresh.rolled = WHITE
    god = state.active
    return percent(
        state, hammer_sixths(state, strength - total_so_far(fresh, artefact) - state.vikings[god] - state.elves[god])
    )


def hammer_sixths(state: Yggdrasil, missing: int) -> int:
    if missing <= 0:
        return 6
    if missing > 3 or state.is_one_awake(WHO_STOPS_THE_DIE):
        return 0
    return SIXTHS_OF_HAMMERS[missing]


def chance_to_calm(state: Yggdrasil) -> int:
    return percent(state, SIXTHS_THAT_CALM[calming_power(state)])


def percent(state: Yggdrasil, sixths: int) -> int:
    """Tyr rolls twice."""
    if state.has_power(TYR):
        return (36 - (6 - sixths) * (6 - sixths)) * 100 // 36
    return sixths * 100 // 6
