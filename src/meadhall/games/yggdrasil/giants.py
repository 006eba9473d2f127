"""Frost giants wake, fall, and leave their runes (YG-8)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.deck import nth_bit
from meadhall.games.yggdrasil.events import GiantAwoke, GiantDefeated, NoGiantAwoke, RuneCompleted
from meadhall.games.yggdrasil.model import (
    GIANTS,
    MANN,
    PIECES,
    RUNE_OF,
    SIGEL,
    TIWAZ,
    Giant,
    God,
    Rune,
    Yggdrasil,
    bits,
    count_bits,
)
from meadhall.games.yggdrasil.moves import (
    DEFEAT_GIANT,
    DEFEAT_TOP,
    DRAW_GIANT,
    GRANTS,
    DefeatGiant,
    DefeatTop,
    DrawGiant,
)
from meadhall.games.yggdrasil.sigel import HandOut
from meadhall.games.yggdrasil.track import PushBackEnemies
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse

TOP_OF_PILE: Final = GIANTS  # the giant fought is the unseen one on top
QUIET_TURNS: Final = 3  # without an enemy card (YG-8.24)


class GiantDraw(Chance[Yggdrasil]):
    """The top of the pile: nobody knows its order, so any giant in it is as likely."""

    def odds(self, state: Yggdrasil) -> list[tuple[Move, int]]:
        return [(DRAW_GIANT[giant], 1) for giant in bits(state.pile)]

    def draw(self, state: Yggdrasil, dice: Dice) -> Move:
        return DRAW_GIANT[nth_bit(state.pile, dice.below(count_bits(state.pile)))]


def giant_drawn(state: Yggdrasil) -> Giant:
    drawn = state.answers[CHANCE]
    assert isinstance(drawn, DrawGiant)
    return drawn.giant


class WakeGiants(Procedure[Yggdrasil]):
    """Turn over so many giants, or all there are; each is active at once (YG-5.10, YG-5.11)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at > 0:
            self.wake(state, giant_drawn(state))
        elif not state.pile:
            state.tell(NoGiantAwoke())
        if at == self.count or not state.pile:
            return Flow.DONE
        state.ask(GiantDraw())
        return Flow.NEXT

    def wake(self, state: Yggdrasil, giant: Giant) -> None:
        state.pile &= ~(1 << giant)
        state.awake |= 1 << giant
        state.reveal(GiantAwoke(giant))


def defeat(state: Yggdrasil, giant: Giant) -> None:
    """For good, and its effect stops at once; the last of a rune brings its power (YG-8.1, YG-8.18)."""
    state.pile &= ~(1 << giant)
    state.awake &= ~(1 << giant)
    state.defeated |= 1 << giant
    state.reveal(GiantDefeated(giant))
    rune = RUNE_OF[giant]
    if state.fallen(rune) == PIECES[rune]:
        state.runes |= 1 << rune
        begin_rune(state, rune)
        state.tell(RuneCompleted(rune))


def begin_rune(state: Yggdrasil, rune: Rune) -> None:
    """Before the next action, and before anything still open in this one (YG-8.18)."""
    if rune == SIGEL:
        state.begin(HandOut(0, min(GRANTS, state.dead)))
    elif rune == MANN:
        state.begin(PushBackEnemies(1, 3, 0))
    elif rune == TIWAZ:
        state.begin(PushBackEnemies(3, 1, 0))
    else:
        state.quiet_turns = QUIET_TURNS


class DefeatTopGiant(Procedure[Yggdrasil]):
    """The giant fought unseen is turned over, defeated (YG-6.25, YG-8.2)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(GiantDraw())
            return Flow.NEXT
        defeat(state, giant_drawn(state))
        return Flow.DONE


class DefeatChosenGiant(Procedure[Yggdrasil]):
    """The active god chooses who is defeated, out of these and perhaps the unseen one he fought (YG-9.7, YG-11.10)."""

    def __init__(self, among: int, is_top_fought: bool) -> None:
        self.among: Final = among  # a bit for each giant
        self.is_top_fought: Final = is_top_fought

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseGiantToDefeat((state.seat(),), state.active, self.among, self.is_top_fought))
            return Flow.NEXT
        move = state.answers[state.seat()]
        if isinstance(move, DefeatGiant):
            defeat(state, move.giant)
        else:
            state.begin(DefeatTopGiant())
        return Flow.DONE


class ChooseGiantToDefeat(Asked):
    def __init__(self, seats: tuple[Seat, ...], god: God, among: int, is_top_fought: bool) -> None:
        super().__init__(seats, god)
        self.among: Final = among
        self.is_top_fought: Final = is_top_fought

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves: list[Move] = [DEFEAT_TOP] if self.is_top_fought else []
        for giant in bits(self.among):
            moves.append(DEFEAT_GIANT[giant])
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, DefeatTop):
            return None if self.is_top_fought else refuse("YG-11.10", "no-unseen-giant-fought")
        if not isinstance(move, DefeatGiant):
            return refuse("YG-11.10", "choose-a-giant-to-defeat")
        if self.among >> move.giant & 1:
            return None
        if state.defeated >> move.giant & 1:
            return refuse("YG-8.1", "giant-is-defeated", giant=move.giant)
        return refuse("YG-9.7", "giant-is-not-in-the-pile", giant=move.giant)
