"""What happens if an enemy's card is drawn next, and how near the gods are to defeat (interpreted)."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.games.yggdrasil.cards import RAGNAROK_ROWS
from meadhall.games.yggdrasil.ending import TOO_MANY_BEYOND_THE_GATE, TOO_MANY_BEYOND_THE_WALL
from meadhall.games.yggdrasil.model import (
    ANGRY,
    BEYOND_THE_GATE,
    BEYOND_THE_WALL,
    CARDS,
    ENEMIES,
    NIDHOGG,
    ODINS_RESIDENCE,
    POWER,
    RAGNAROK,
    Card,
    Enemy,
    Yggdrasil,
    bits,
)

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
    """An enemy's own card, drawn next."""

    space: int  # where he would go
    power: int  # of his effect there; 0: none
    beyond: tuple[int, ...]  # how many would be beyond each line
    is_defeat: bool  # unless one of them is pushed back in the same turn
    chance: int  # of a hundred: the next card moves him
    angry: int  # cards nobody has seen that move him two spaces


def lines(state: Yggdrasil) -> tuple[Line, ...]:
    return tuple(Line(space, state.enemies_from(space), limit) for space, limit in LINES)


def threats(state: Yggdrasil) -> tuple[Threat, ...]:
    chances = chances_of_next(state)
    return tuple(threat_of(state, enemy, chances[enemy]) for enemy in range(ENEMIES))


def threat_of(state: Yggdrasil, enemy: Enemy, chance: float) -> Threat:
    spaces = spaces_after(state, enemy)
    beyond = tuple(len([at for at in spaces if at >= space]) for space, _ in LINES)
    reached = min(ODINS_RESIDENCE, state.spaces[enemy] + 1)
    return Threat(
        space=reached,
        power=POWER[reached],
        beyond=beyond,
        is_defeat=any(count >= limit for count, (_, limit) in zip(beyond, LINES, strict=True)),
        chance=round(100 * chance),
        angry=state.specials >> ANGRY + enemy & 1,
    )


def spaces_after(state: Yggdrasil, enemy: Enemy) -> list[int]:
    """He goes one space; Nidhögg, unless in the residence, drags the rearmost along (YG-5.12)."""
    spaces = state.spaces.copy()
    spaces[enemy] = min(ODINS_RESIDENCE, spaces[enemy] + 1)
    if enemy == NIDHOGG and spaces[enemy] < ODINS_RESIDENCE:
        spaces[spaces.index(min(spaces))] += 1
    return spaces


def chances_of_next(state: Yggdrasil) -> list[float]:
    """How likely each enemy moves with the next card."""
    if state.top or not state.unseen:
        known = (state.top or state.bottom)[:1]
        return [float(bool(known) and enemy in moved_by(known[0])) for enemy in range(ENEMIES)]
    specials = [card for card in bits(state.specials) if ANGRY <= card < CARDS]
    special = 1 / state.heap_left if state.hides_special else 0.0
    normals = sum(state.normals) or 1
    chances = [(1 - special) * state.normals[enemy] / normals for enemy in range(ENEMIES)]
    for card in specials if special else []:
        for enemy in moved_by(card):
            chances[enemy] += special / len(specials)
    return chances


def moved_by(card: Card) -> tuple[Enemy, ...]:
    if card >= RAGNAROK:
        return RAGNAROK_ROWS[card - RAGNAROK]
    return (card if card < ANGRY else card - ANGRY,)
