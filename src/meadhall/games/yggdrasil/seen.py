"""How the table looks, gathered anew for every event that is told: all there is, but for bags nobody may count."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.yggdrasil.combat import ROLLED, CombatWithEnemy, CombatWithGiant
from meadhall.games.yggdrasil.giants import TOP_OF_PILE
from meadhall.games.yggdrasil.model import (
    BAGS,
    CARDS,
    ENEMIES,
    GODS,
    LEVELS,
    THOR,
    WHO_STOPS_POWERS,
    WHO_STOPS_THE_DIE,
    WORLDS,
    Yggdrasil,
    bits,
)
from meadhall.games.yggdrasil.outlook import fight_at, place_of_fight
from meadhall.games.yggdrasil.roll import is_about_to_roll
from meadhall.games.yggdrasil.threats import lines, threats
from meadhall.games.yggdrasil.view import Fight, YggdrasilView
from meadhall.kernel.teller import Teller

Numbers: TypeAlias = tuple[int, ...]


def open_view(state: Yggdrasil) -> YggdrasilView:
    """Named field by field, so that anything new starts out secret."""
    counted = state.bags_may_be_counted
    return YggdrasilView(
        gods=tuple(state.order),
        leaders=tuple([state.leader[god] for god in state.order]),
        turn=state.turn,
        active=state.active,
        actions_left=state.actions_left(),
        used=tuple(bits(state.used)),
        vikings=tuple(state.vikings),
        elves=tuple(state.elves),
        artefacts=tuple([levels_held(cards) for cards in state.artefacts]),
        in_trance=tuple(bits(state.in_trance)),
        spaces=tuple(state.spaces),
        strengths=tuple([state.strength(enemy) for enemy in range(ENEMIES)]),
        threats=threats(state),
        lines=lines(state),
        is_raging=state.is_raging,
        elves_at_home=state.elves_at_home,
        forge=tuple([FORGED[state.forge >> LEVELS * enemy & (1 << LEVELS) - 1] for enemy in range(ENEMIES)]),
        dead=state.dead,
        removed=state.removed,
        fire=state.fire,
        vikings_in_bags=sum(state.bag_vikings),
        giants_in_bags=sum(state.bag_giants),
        is_empty=tuple([state.bag_size(bag) == 0 for bag in range(BAGS)]),
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
        blocked_by=tuple([state.blocker(world) for world in range(WORLDS)]),
        no_powers=state.is_one_awake(WHO_STOPS_POWERS),
        no_trance_powers=state.utgardloki_stops_trance and state.is_one_awake(WHO_STOPS_POWERS),
        bonus=bonuses(state),
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


ARTEFACTS: Final[dict[int, Numbers]] = {}  # as many as there are ways to hold them
# By the bits of an artefact in the forge: the levels that are there.
FORGED: Final[list[Numbers]] = [
    tuple([level + 1 for level in range(LEVELS) if there >> level & 1]) for there in range(1 << LEVELS)
]


def levels_held(cards: int) -> Numbers:
    """By enemy, two bits each."""
    held = ARTEFACTS.get(cards)
    if held is None:
        held = ARTEFACTS[cards] = tuple([cards >> 2 * enemy & 3 for enemy in range(ENEMIES)])
    return held


NO_BONUS: Final[Numbers] = (0,) * GODS
THORS_BONUS: Final[Numbers] = tuple([int(god == THOR) for god in range(GODS)])


def bonuses(state: Yggdrasil) -> Numbers:
    """Thor's own 1 (YG-7.5), while his power works."""
    return NO_BONUS if state.is_in_trance(THOR) or state.is_one_awake(WHO_STOPS_POWERS) else THORS_BONUS


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
    return state.marks[at] >= ROLLED and not is_about_to_roll(state) and not state.is_one_awake(WHO_STOPS_THE_DIE)


def observe(state: Yggdrasil, out: Teller) -> None:
    """The fields of the view in the order of `OBSERVATION`, as they lie in the state."""
    out.row(state.order)
    out.row([state.leader[god] for god in state.order])
    out.number(state.turn)
    out.number(state.active)
    out.number(state.actions_left())
    out.bits(state.used)
    out.row(state.vikings)
    out.row(state.elves)
    out.rows([cards >> 2 * enemy & 3 for cards in state.artefacts for enemy in range(ENEMIES)], ENEMIES)
    out.bits(state.in_trance)
    out.row(state.spaces)
    out.row([state.strength(enemy) for enemy in range(ENEMIES)])
    out.value(threats(state))
    out.value(lines(state))
    out.number(int(state.is_raging))
    out.number(state.elves_at_home)
    tell_forge(state, out)
    out.number(state.dead)
    out.number(state.removed)
    out.number(state.fire)
    tell_bags(state, out)
    out.number(state.valkyries)
    out.number(state.submerged)
    out.number(state.vane)
    out.bits(state.pile)
    out.bits(state.awake)
    out.bits(state.defeated)
    out.number(state.giant_strength())
    out.bits(state.runes)
    out.value([state.blocker(world) for world in range(WORLDS)])
    no_powers = state.is_one_awake(WHO_STOPS_POWERS)
    out.number(int(no_powers))
    out.number(int(state.utgardloki_stops_trance and no_powers))
    out.value(bonuses(state))
    out.number(state.quiet_turns)
    out.number(state.cards_left())
    out.row(state.top)
    out.row(state.bottom)
    out.row(state.normals + [state.specials >> card & 1 for card in range(ENEMIES, CARDS)])
    out.number(state.heap_left)
    out.number(int(state.hides_special))
    out.row(state.looked_at)
    out.row(state.discard)
    out.value(fight(state))
    out.number(state.rolled)
    out.number(state.outcome)


def tell_forge(state: Yggdrasil, out: Teller) -> None:
    forge = out.field()
    for enemy in range(ENEMIES):
        for level in range(1, LEVELS + 1):
            if state.is_in_forge(enemy, level):
                out.entry(forge, enemy, level)


def tell_bags(state: Yggdrasil, out: Teller) -> None:
    counted = state.bags_may_be_counted
    out.number(sum(state.bag_vikings))
    out.number(sum(state.bag_giants))
    out.row([int(state.bag_size(bag) == 0) for bag in range(BAGS)])
    out.row(state.bag_vikings if counted else [])
    out.row(state.bag_giants if counted else [])
