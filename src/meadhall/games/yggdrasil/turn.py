"""A god's turn: the enemy phase, the actions, and the reckoning (YG-3, YG-11, YG-12)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.ending import end_of_turn
from meadhall.games.yggdrasil.enemies import ENEMY_PHASE, calms
from meadhall.games.yggdrasil.events import (
    ActionChosen,
    CalmingTried,
    FenrirCalmed,
    FenrirKeptRaging,
    TranceEntered,
    TranceLeft,
    TurnBegan,
    TurnEnded,
)
from meadhall.games.yggdrasil.fortress import VisitFortress
from meadhall.games.yggdrasil.midgard import VisitMidgard, can_search, flights
from meadhall.games.yggdrasil.model import (
    ASGARD,
    BAGS,
    DARKNESS,
    DEAD,
    ELVES,
    ENEMIES,
    FIRE,
    FORGE,
    FREYJA,
    ICE,
    MIDGARD,
    TRANCE,
    TRANCE_AGAIN,
    WHO_BLOCKS,
    WHO_STOPS_POWERS,
    WORLDS,
    God,
    World,
    Yggdrasil,
)
from meadhall.games.yggdrasil.moves import ACT, CALM, CHANGE_TRANCE, END_TURN, Act, Calm, ChangeTrance, EndTurn
from meadhall.games.yggdrasil.roll import ROLL_DIE
from meadhall.games.yggdrasil.vane import VisitSacredLand
from meadhall.games.yggdrasil.worlds import (
    VisitAsgard,
    VisitDarkness,
    VisitDead,
    VisitFire,
    VisitForge,
    can_forge,
    can_meet,
    take_elf,
)
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Turn(Procedure[Yggdrasil]):
    """1. The enemy phase.  2. Up to three actions.  3. The end-of-turn check (YG-3.2)."""

    def __init__(self, god: God) -> None:
        self.god: Final = god

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                return self.enemies_come(state)
            case 1:
                return self.gods_act(state)
            case _:
                end_of_turn(state)
                return Flow.DONE

    def enemies_come(self, state: Yggdrasil) -> Flow:
        state.turn += 1
        state.active = self.god
        state.actions_used = 0
        state.used = 0
        state.is_doubled = False
        if state.log is not None:
            state.tell(TurnBegan(self.god))
        state.begin(ENEMY_PHASE)
        return Flow.NEXT

    def gods_act(self, state: Yggdrasil) -> Flow:
        state.begin(ACTION_PHASE)
        return Flow.NEXT


class ActionPhase(Procedure[Yggdrasil]):
    """Even steps ask for an action, odd ones carry it out, until there are no more (YG-3.5, YG-3.8)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at % 2 == 0:
            left = state.actions_left()
            if left == 0:
                return Flow.DONE
            state.ask(ChooseAction((state.seat(),), state.active, left))
            return Flow.NEXT
        move = state.answers[state.seat()]
        if isinstance(move, EndTurn):
            state.tell(TurnEnded(state.active))
            return Flow.DONE
        state.actions_used += 1
        if isinstance(move, Act):
            mark_used(state, move.world)
            if state.log is not None:
                state.tell(ActionChosen(state.active, move.world))
            visit(state, move.world)
        elif isinstance(move, ChangeTrance):
            change_trance(state)
        else:
            state.tell(CalmingTried(state.active))
            state.begin(CalmFenrir())
        return Flow.NEXT


ACTION_PHASE: Final = ActionPhase()


def mark_used(state: Yggdrasil, world: World) -> None:
    if state.used >> world & 1:
        state.is_doubled = True
    state.used |= 1 << world


def visit(state: Yggdrasil, world: World) -> None:
    if world == ASGARD:
        state.begin(VisitAsgard())
    elif world == MIDGARD:
        state.begin(VisitMidgard())
    elif world == ELVES:
        take_elf(state)
    elif world == FORGE:
        state.begin(VisitForge())
    elif world == DARKNESS:
        state.begin(VisitDarkness())
    elif world == DEAD:
        state.begin(VisitDead())
    elif world == FIRE:
        state.begin(VisitFire())
    elif world == ICE:
        state.begin(VisitFortress())
    else:
        state.begin(VisitSacredLand())


def change_trance(state: Yggdrasil) -> None:
    """The sheet is turned over, and that counts at once (YG-11.1, YG-11.9)."""
    state.used |= 1 << (TRANCE_AGAIN if state.used >> TRANCE & 1 else TRANCE)
    state.in_trance ^= 1 << state.active
    state.tell(TranceEntered(state.active) if state.is_in_trance(state.active) else TranceLeft(state.active))


class CalmFenrir(Procedure[Yggdrasil]):
    """1. Roll.  2. The right colour calms him (YG-5.17, YG-5.18)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.begin(ROLL_DIE)
            return Flow.NEXT
        if calms(state, state.rolled):
            state.is_raging = False
            state.tell(FenrirCalmed(state.active))
        else:
            state.tell(FenrirKeptRaging(state.active))
        return Flow.DONE


class ChooseAction(Asked):
    """One of the nine worlds, trance, or an end; while Fenrir rages he must be calmed (YG-5.16)."""

    def __init__(self, seats: tuple[Seat, ...], god: God, left: int) -> None:
        super().__init__(seats, god)
        self.left: Final = left

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        if state.is_raging:
            return [CALM]
        moves: list[Move] = [END_TURN]
        for world in range(WORLDS):
            if is_open(state, world) and can_act(state, world):
                moves.append(ACT[world])
        if can_change_trance(state):
            moves.append(CHANGE_TRANCE)
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if state.is_raging:
            return None if isinstance(move, Calm) else refuse("YG-5.16", "fenrir-rages")
        if isinstance(move, EndTurn):
            return None
        if isinstance(move, Act):
            return why_closed(state, move.world)
        if isinstance(move, ChangeTrance):
            return why_no_trance(state)
        if isinstance(move, Calm):
            return refuse("YG-5.16", "fenrir-is-calm")
        return refuse("YG-3.5", "choose-an-action")


def is_open(state: Yggdrasil, world: World) -> bool:
    """Not used this turn, unless by Freyja once, and not blocked (YG-3.6, YG-6.31)."""
    if state.used >> world & 1 and not may_double(state):
        return False
    return not state.awake & WHO_BLOCKS[world]


def may_double(state: Yggdrasil) -> bool:
    """Freyja's power: one world twice (YG-10.7)."""
    return not state.is_doubled and state.has_power(FREYJA)


def can_act(state: Yggdrasil, world: World) -> bool:
    """Whether the action of that world could do anything (YG-3.10)."""
    if world == ASGARD:
        return not state.is_in_trance(state.active) and max(state.spaces) > 1
    if world == MIDGARD:
        return can_search(state) or len(flights(state)) > 0
    if world == ELVES:
        return state.elves_at_home > 0
    if world == FORGE:
        return can_forge_something(state)
    if world == DARKNESS:
        return can_meet_somebody(state)
    if world == DEAD:
        return state.dead > 0
    if world == FIRE:
        return has_full_bag(state)
    if world == ICE:
        return state.pile + state.awake > 0
    return True


def can_forge_something(state: Yggdrasil) -> bool:
    return any(can_forge(state, artefact) for artefact in range(ENEMIES))


def can_meet_somebody(state: Yggdrasil) -> bool:
    return any(can_meet(state, god) for god in state.order)


def has_full_bag(state: Yggdrasil) -> bool:
    return any(state.bag_size(bag) > 0 for bag in range(BAGS))


def why_closed(state: Yggdrasil, world: World) -> Refusal | None:
    if not is_open(state, world):
        giant = state.blocker(world)
        if giant is not None:
            return refuse("YG-6.31", "world-is-blocked", world=world, giant=giant)
        return refuse("YG-3.6", "world-already-used", world=world)
    if can_act(state, world):
        return None
    if world == ASGARD and state.is_in_trance(state.active):
        return refuse("YG-6.4", "no-asgard-in-trance")
    return nothing_to_do_in(state, world)


def nothing_to_do_in(state: Yggdrasil, world: World) -> Refusal:
    if world == ASGARD:
        return refuse("YG-6.3", "no-enemy-to-fight")
    if world == MIDGARD:
        return refuse("YG-6.10", "nothing-in-midgard")
    if world == ELVES:
        return refuse("YG-6.11", "no-elf-there")
    if world == FORGE:
        return refuse("YG-6.13", "nothing-to-forge")
    if world == DARKNESS:
        alone = len(state.order) == 1
        return refuse("YG-6.19", "no-other-god") if alone else refuse("YG-6.19", "nothing-to-exchange")
    if world == DEAD:
        return refuse("YG-6.20", "no-dead")
    if world == FIRE:
        return refuse("YG-6.22", "bags-are-empty")
    assert world == ICE
    return refuse("YG-6.27", "no-giant-to-fight")


def can_change_trance(state: Yggdrasil) -> bool:
    """Once a turn; Freyja twice, unless Utgardloki stops her (YG-11.3, YG-11.5, YG-R-22)."""
    if not state.with_trance or state.used >> TRANCE_AGAIN & 1:
        return False
    if not state.used >> TRANCE & 1:
        return True
    return state.active == FREYJA and not state.is_one_awake(WHO_STOPS_POWERS)


def why_no_trance(state: Yggdrasil) -> Refusal | None:
    if can_change_trance(state):
        return None
    return refuse("YG-11.3", "trance-changed-already") if state.with_trance else refuse("YG-11.1", "no-trance-here")
