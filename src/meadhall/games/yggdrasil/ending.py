"""The end of a turn, and perhaps of the world (YG-12)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.events import GateBroken, RagnarokAverted, ResidenceTaken, WallBroken
from meadhall.games.yggdrasil.model import (
    BEYOND_THE_GATE,
    BEYOND_THE_WALL,
    ENEMIES,
    LOST,
    ODINS_RESIDENCE,
    WON,
    Enemy,
    Yggdrasil,
)

TOO_MANY_BEYOND_THE_WALL: Final = 5
TOO_MANY_BEYOND_THE_GATE: Final = 3


def end_of_turn(state: Yggdrasil) -> None:
    """Defeat is checked before victory (YG-12.8)."""
    if is_lost(state):
        state.outcome = LOST
        tell_defeat(state)
    elif state.cards_left() == 0:
        state.outcome = WON
        state.tell(RagnarokAverted())


def is_lost(state: Yggdrasil) -> bool:
    """Five beyond the wall, three beyond the gate, or one in Odin's residence (YG-12.2 to YG-12.4)."""
    return (
        state.enemies_from(ODINS_RESIDENCE) > 0
        or state.enemies_from(BEYOND_THE_GATE) >= TOO_MANY_BEYOND_THE_GATE
        or state.enemies_from(BEYOND_THE_WALL) >= TOO_MANY_BEYOND_THE_WALL
    )


def tell_defeat(state: Yggdrasil) -> None:
    """Every line that gave way."""
    if state.enemies_from(ODINS_RESIDENCE) > 0:
        state.tell(ResidenceTaken(tuple(beyond(state, ODINS_RESIDENCE))))
    if state.enemies_from(BEYOND_THE_GATE) >= TOO_MANY_BEYOND_THE_GATE:
        state.tell(GateBroken(tuple(beyond(state, BEYOND_THE_GATE))))
    if state.enemies_from(BEYOND_THE_WALL) >= TOO_MANY_BEYOND_THE_WALL:
        state.tell(WallBroken(tuple(beyond(state, BEYOND_THE_WALL))))


def beyond(state: Yggdrasil, space: int) -> list[Enemy]:
    return [enemy for enemy in range(ENEMIES) if state.spaces[enemy] >= space]
