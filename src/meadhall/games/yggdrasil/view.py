"""What a seat may know: all there is, but for bags nobody may count (interpreted)."""

from __future__ import annotations

import msgspec

from meadhall.games.yggdrasil.combat import ROLLED, CombatWithEnemy, CombatWithGiant
from meadhall.games.yggdrasil.giants import TOP_OF_PILE
from meadhall.games.yggdrasil.model import (
    BAGS,
    BLOCKER,
    CARDS,
    ENEMIES,
    GODS,
    THIAZY,
    THOR,
    UTGARDLOKI,
    WORLDS,
    God,
    Yggdrasil,
    bits,
)
from meadhall.games.yggdrasil.outlook import fight_at, place_of_fight
from meadhall.games.yggdrasil.roll import is_about_to_roll
from meadhall.games.yggdrasil.threats import Line, Threat, lines, threats
from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat


class Fight(msgspec.Struct, frozen=True):
    """What has been brought into the combat under way (YG-7.1); Elves come last."""

    enemy: int | None
    giant: int | None  # neither: the unseen giant on top of the pile
    strength: int  # to be reached
    vikings: int
    hammers: int | None  # None: the die has not been rolled, or is not
    artefact: int


class YggdrasilView(View, frozen=True):
    gods: tuple[int, ...]  # in turn order
    leaders: tuple[Seat, ...]  # the seat that leads each of them
    turn: int
    active: int
    actions_left: int
    used: tuple[int, ...]  # worlds this turn's actions went to; 9 is trance
    vikings: tuple[int, ...]  # by god
    elves: tuple[int, ...]
    artefacts: tuple[tuple[int, ...], ...]  # by god and enemy: the level held
    in_trance: tuple[int, ...]
    spaces: tuple[int, ...]  # by enemy
    strengths: tuple[int, ...]
    threats: tuple[Threat, ...]  # by enemy: what the next card does to him
    lines: tuple[Line, ...]  # wall, gate, residence
    is_raging: bool
    elves_at_home: int
    forge: tuple[tuple[int, ...], ...]  # by enemy: the levels still there
    dead: int
    removed: int
    fire: int
    vikings_in_bags: int
    giants_in_bags: int
    is_empty: tuple[bool, ...]  # by bag: anybody can feel that
    bag_vikings: tuple[int, ...]  # nothing where bags may not be counted
    bag_giants: tuple[int, ...]
    valkyries: int
    submerged: int
    vane: int
    pile: tuple[int, ...]  # the giants in it, not their order
    awake: tuple[int, ...]
    defeated: tuple[int, ...]
    giant_strength: int
    runes: tuple[int, ...]
    blocked_by: tuple[int | None, ...]  # by world: the giant
    no_powers: bool  # of the gods
    no_trance_powers: bool
    bonus: tuple[int, ...]  # by god: what he adds to his own combats
    quiet_turns: int
    cards_left: int
    top: tuple[int, ...]  # cards everybody has seen, the next first
    bottom: tuple[int, ...]
    unseen: tuple[int, ...]  # by card: how many are left among those nobody has seen
    heap_left: int
    hides_special: bool
    looked_at: tuple[int, ...]
    discard: tuple[int, ...]
    fight: Fight | None
    rolled: int
    outcome: int


def open_view(state: Yggdrasil) -> YggdrasilView:
    """Named field by field, so that anything new starts out secret."""
    counted = state.bags_may_be_counted
    return YggdrasilView(
        gods=tuple(state.order),
        leaders=tuple(state.leader[god] for god in state.order),
        turn=state.turn,
        active=state.active,
        actions_left=state.actions_left(),
        used=tuple(bits(state.used)),
        vikings=tuple(state.vikings),
        elves=tuple(state.elves),
        artefacts=tuple(tuple(state.level(god, enemy) for enemy in range(ENEMIES)) for god in range(GODS)),
        in_trance=tuple(bits(state.in_trance)),
        spaces=tuple(state.spaces),
        strengths=tuple(state.strength(enemy) for enemy in range(ENEMIES)),
        threats=threats(state),
        lines=lines(state),
        is_raging=state.is_raging,
        elves_at_home=state.elves_at_home,
        forge=tuple(tuple(level for level in (1, 2, 3) if state.is_in_forge(enemy, level)) for enemy in range(ENEMIES)),
        dead=state.dead,
        removed=state.removed,
        fire=state.fire,
        vikings_in_bags=sum(state.bag_vikings),
        giants_in_bags=sum(state.bag_giants),
        is_empty=tuple(state.bag_size(bag) == 0 for bag in range(BAGS)),
        bag_vikings=tuple(state.bag_vikings) if counted else (),
        bag_giants=tuple(state.bag_giants) if counted else (),
        valkyries=state.valkyries,
        submerged=state.submerged,
        vane=state.vane,
        pile=tuple(bits(state.pile)),
        awake=tuple(bits(state.awake)),
        defeated=tuple(bits(state.defeated)),
        giant_strength=state.giant_strength(),
        runes=tuple(bits(state.runes)),
        blocked_by=tuple(BLOCKER[world] if state.is_blocked(world) else None for world in range(WORLDS)),
        no_powers=state.is_awake(UTGARDLOKI),
        no_trance_powers=state.utgardloki_stops_trance and state.is_awake(UTGARDLOKI),
        bonus=tuple(bonus(state, god) for god in range(GODS)),
        quiet_turns=state.quiet_turns,
        cards_left=state.cards_left(),
        top=tuple(state.top),
        bottom=tuple(state.bottom),
        unseen=(*state.normals, *[state.specials >> card & 1 for card in range(ENEMIES, CARDS)]),
        heap_left=state.heap_left,
        hides_special=state.hides_special,
        looked_at=tuple(state.looked_at),
        discard=tuple(state.discard),
        fight=fight(state),
        rolled=state.rolled,
        outcome=state.outcome,
    )


def bonus(state: Yggdrasil, god: God) -> int:
    """Thor's own 1 (YG-7.5), while his power works."""
    return int(god == THOR and not state.is_in_trance(THOR) and not state.is_awake(UTGARDLOKI))


def fight(state: Yggdrasil) -> Fight | None:
    at = place_of_fight(state)
    if at is None:
        return None
    combat = fight_at(state, at)
    return Fight(
        enemy=combat.enemy if isinstance(combat, CombatWithEnemy) else None,
        giant=combat.giant if isinstance(combat, CombatWithGiant) and combat.giant != TOP_OF_PILE else None,
        strength=combat.strength(state),
        vikings=state.sent,
        hammers=state.rolled if has_rolled(state, at) else None,
        artefact=combat.artefact(state),
    )


def has_rolled(state: Yggdrasil, at: int) -> bool:
    """Whether the die shows the hammers of this combat; Thiazy lets nobody throw it (YG-7.6)."""
    return state.marks[at] >= ROLLED and not is_about_to_roll(state) and not state.is_awake(THIAZY)
