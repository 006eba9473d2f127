"""The Sacred Land and the track of the Vane (YG-6.29, YG-6.30, YG-9)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.events import VaneAdvanced, VaneReturned
from meadhall.games.yggdrasil.giants import DefeatChosenGiant
from meadhall.games.yggdrasil.midgard import FlyWithoutSearch
from meadhall.games.yggdrasil.model import (
    FIRST_EFFECT,
    FLY,
    FORESEE,
    FREY,
    RAISE,
    REPEL,
    VANE_SPACES,
    Effect,
    God,
    Yggdrasil,
)
from meadhall.games.yggdrasil.moves import ADVANCE_VANE, ENOUGH, USE_VANE, AdvanceVane, Enough, UseVane
from meadhall.games.yggdrasil.odin import PutInOrder
from meadhall.games.yggdrasil.sigel import grant
from meadhall.games.yggdrasil.track import PushBackEnemies
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

VIKINGS_FROM_VANE: Final = 2  # on the third space (YG-9.4)


class VisitSacredLand(Procedure[Yggdrasil]):
    """Advance the Vane, or use one of his spaces and put him back on the first."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseVane((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        if isinstance(move, UseVane):
            state.begin(UseTheVane(space_of(move.effect)))
        else:
            state.vane += 1
            state.tell(VaneAdvanced(state.vane))
        return Flow.DONE


class ChooseVane(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves: list[Move] = [ADVANCE_VANE] if state.vane < VANE_SPACES else []
        for space in range(FIRST_EFFECT, state.vane + 1):
            moves.append(USE_VANE[space - FIRST_EFFECT])
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, AdvanceVane):
            return None if state.vane < VANE_SPACES else refuse("YG-6.29", "vane-on-the-last-space")
        if isinstance(move, UseVane):
            return why_out_of_reach(state, space_of(move.effect))
        return refuse("YG-6.30", "advance-or-use-the-vane")


def space_of(effect: Effect) -> int:
    """Of the track of the Vane; the first space has none (YG-9.1)."""
    return FIRST_EFFECT + effect


def why_out_of_reach(state: Yggdrasil, space: int) -> Refusal | None:
    return None if space <= state.vane else refuse("YG-9.2", "vane-not-there-yet", space=space)


class UseTheVane(Procedure[Yggdrasil]):
    """1. The effect chosen; with Frey in trance the others as well.  2. The Vane goes back (YG-9.2, YG-11.11)."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            begin_effect(state, self.space)
            return Flow.NEXT
        if at == 1:
            if state.has_trance_power(FREY):
                state.begin(OtherEffects(1 << self.space))
            return Flow.NEXT
        state.vane = 1
        state.tell(VaneReturned())
        return Flow.DONE


class OtherEffects(Procedure[Yggdrasil]):
    """Each of the others once, in any order; any may be declined (YG-11.11, YG-R-34)."""

    def __init__(self, done: int) -> None:
        self.done: Final = done  # a bit for each space used

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseEffect((state.seat(),) if effects_left(state, self.done) else (), state.active, self.done))
            return Flow.NEXT
        move = state.answers.get(state.seat())
        if isinstance(move, UseVane):
            space = space_of(move.effect)
            state.begin(OtherEffects(self.done | 1 << space))
            begin_effect(state, space)
        return Flow.DONE


def effects_left(state: Yggdrasil, done: int) -> list[int]:
    return [space for space in range(FIRST_EFFECT, state.vane + 1) if not done >> space & 1]


class ChooseEffect(Asked):
    def __init__(self, seats: tuple[Seat, ...], god: God, done: int) -> None:
        super().__init__(seats, god)
        self.done: Final = done

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves: list[Move] = [USE_VANE[space - FIRST_EFFECT] for space in effects_left(state, self.done)]
        moves.append(ENOUGH)
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Enough):
            return None
        if not isinstance(move, UseVane):
            return refuse("YG-11.11", "choose-an-effect")
        space = space_of(move.effect)
        if self.done >> space & 1:
            return refuse("YG-11.11", "effect-already-used", space=space)
        return why_out_of_reach(state, space)


def begin_effect(state: Yggdrasil, space: int) -> None:
    """What each space gives (YG-9.1); it may come to nothing (YG-9.9)."""
    effect = space - FIRST_EFFECT
    if effect == FLY:
        state.begin(FlyWithoutSearch())
    elif effect == RAISE:
        grant(state, state.active, min(VIKINGS_FROM_VANE, state.dead))
    elif effect == FORESEE:
        state.begin(PutInOrder())
    elif effect == REPEL:
        state.begin(PushBackEnemies(1, 1, 0))
    elif state.pile:
        state.begin(DefeatChosenGiant(state.pile, False))
