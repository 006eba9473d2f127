"""Combat, against enemies and frost giants (YG-7)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.events import (
    ElvesSent,
    EnemyFought,
    FallenKept,
    FightLost,
    FightWon,
    GiantFought,
    TopGiantFought,
    VikingsSent,
)
from meadhall.games.yggdrasil.giants import TOP_OF_PILE, DefeatChosenGiant, DefeatTopGiant, defeat
from meadhall.games.yggdrasil.model import FREYJA, ODIN, THOR, TYR, WHITE, WHO_STOPS_THE_DIE, Enemy, Giant, Yggdrasil
from meadhall.games.yggdrasil.moves import SEND_ELVES, SEND_VIKINGS, SendElves, SendVikings
from meadhall.games.yggdrasil.roll import ROLL_DIE
from meadhall.games.yggdrasil.track import push_back
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

ROLLED: Final = 2  # the steps of a combat: from here on the die has been thrown,
OVER: Final = 5  # and now it has been decided


class Combat(Procedure[Yggdrasil]):
    """1. Name the target.  2. Send Vikings.  3. Roll.  4. to 6. Add up, send Elves.  7. Compare (YG-7.1)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                return self.name_the_target(state)
            case 1:
                return self.roll(state)
            case 2:
                return self.send_after_the_roll(state)
            case 3:
                return self.call_the_elves(state)
            case _:
                return self.compare(state)

    def name_the_target(self, state: Yggdrasil) -> Flow:
        state.sent = 0
        state.rolled = WHITE
        self.announce(state)
        if has_vikings(state):
            state.ask(SendBeforeRoll((state.seat(),), state.active))
        return Flow.NEXT

    def roll(self, state: Yggdrasil) -> Flow:
        """No die while Thiazy is active: no hammers (YG-7.6)."""
        if has_vikings(state):
            send(state)
        if not state.awake & WHO_STOPS_THE_DIE:
            state.begin(ROLL_DIE)
        return Flow.NEXT

    def send_after_the_roll(self, state: Yggdrasil) -> Flow:
        """Tyr's trance (YG-11.14)."""
        if may_send_later(state):
            state.ask(SendAfterRoll((state.seat(),), state.active))
        return Flow.NEXT

    def call_the_elves(self, state: Yggdrasil) -> Flow:
        if may_send_later(state):
            send(state)
        if state.elves[state.active]:
            state.ask(CallElves((state.seat(),), state.active))
        return Flow.NEXT

    def compare(self, state: Yggdrasil) -> Flow:
        """At least the target's strength wins (YG-7.2)."""
        total = total_so_far(state, self.artefact(state))
        if state.elves[state.active]:
            total += send_elves(state)
        strength = self.strength(state)
        kept = bury(state)
        state.jump(OVER)
        if total >= strength:
            state.tell(FightWon(state.active, total, strength))
            keep_fallen(state, kept)
            self.win(state)
        else:
            state.tell(FightLost(state.active, total, strength))
            keep_fallen(state, kept)
        return Flow.DONE

    def announce(self, state: Yggdrasil) -> None:
        raise NotImplementedError

    def strength(self, state: Yggdrasil) -> int:
        raise NotImplementedError

    def artefact(self, state: Yggdrasil) -> int:
        raise NotImplementedError

    def win(self, state: Yggdrasil) -> None:
        raise NotImplementedError


class CombatWithEnemy(Combat):
    """The loser moves one space to the left (YG-6.2)."""

    def __init__(self, enemy: Enemy) -> None:
        self.enemy: Final = enemy

    def announce(self, state: Yggdrasil) -> None:
        state.tell(EnemyFought(state.active, self.enemy, self.strength(state)))

    def strength(self, state: Yggdrasil) -> int:
        return state.strength(self.enemy)

    def artefact(self, state: Yggdrasil) -> int:
        return state.level(state.active, self.enemy)

    def win(self, state: Yggdrasil) -> None:
        push_back(state, self.enemy, 1)


class CombatWithGiant(Combat):
    """An active giant, or the unseen one on top of the pile (YG-6.24)."""

    def __init__(self, giant: Giant) -> None:
        self.giant: Final = giant

    def announce(self, state: Yggdrasil) -> None:
        if self.giant == TOP_OF_PILE:
            state.tell(TopGiantFought(state.active, self.strength(state)))
        else:
            state.tell(GiantFought(state.active, self.giant, self.strength(state)))

    def strength(self, state: Yggdrasil) -> int:
        return state.giant_strength()

    def artefact(self, state: Yggdrasil) -> int:
        """No artefact works against giants (YG-7.1)."""
        return 0

    def win(self, state: Yggdrasil) -> None:
        """While Odin is in trance, any giant falls in the place of the one fought (YG-11.10)."""
        if state.has_trance_power(ODIN):
            state.begin(DefeatChosenGiant(state.pile | state.awake, self.giant == TOP_OF_PILE))
        elif self.giant == TOP_OF_PILE:
            state.begin(DefeatTopGiant())
        else:
            defeat(state, self.giant)


def has_vikings(state: Yggdrasil) -> bool:
    return state.vikings[state.active] > 0


def may_send_later(state: Yggdrasil) -> bool:
    return has_vikings(state) and state.has_trance_power(TYR)


def send(state: Yggdrasil) -> None:
    move = state.answers[state.seat()]
    assert isinstance(move, SendVikings)
    state.vikings[state.active] -= move.count
    state.sent += move.count
    if move.count:
        state.tell(VikingsSent(state.active, move.count))


def send_elves(state: Yggdrasil) -> int:
    """They go home, whatever comes of it (YG-7.3, YG-R-36)."""
    move = state.answers[state.seat()]
    assert isinstance(move, SendElves)
    state.elves[state.active] -= move.count
    state.elves_at_home += move.count
    if move.count:
        state.tell(ElvesSent(state.active, move.count))
    return move.count


def total_so_far(state: Yggdrasil, artefact: int) -> int:
    """Vikings, hammers, artefact, and Thor's own 1; Elves come last (YG-7.1, YG-7.5)."""
    return state.sent + state.rolled + artefact + state.has_power(THOR)


def bury(state: Yggdrasil) -> int:
    """To the dead; while Freyja is in trance half are hers, rounded down: so many (YG-11.13, YG-11.15)."""
    kept = state.sent // 2 if state.has_trance_power(FREYJA) else 0
    state.dead += state.sent - kept
    state.sent = 0
    return kept


def keep_fallen(state: Yggdrasil, kept: int) -> None:
    if kept:
        state.vikings[FREYJA] += kept
        state.tell(FallenKept(kept))


class Sending(Asked):
    """Any number of the fighting god's own Vikings (YG-7.7)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return SEND_VIKINGS[: state.vikings[self.god] + 1]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, SendVikings):
            return refuse("YG-7.1", "send-vikings")
        if move.count > state.vikings[self.god]:
            return refuse("YG-7.7", "too-few-vikings", vikings=state.vikings[self.god])
        return None


class SendBeforeRoll(Sending):
    """Vikings are committed before the roll (YG-7.4)."""


class SendAfterRoll(Sending):
    """More of them, while Tyr is in trance (YG-11.14)."""


class CallElves(Asked):
    """Elves come after the roll (YG-7.4)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return SEND_ELVES[: state.elves[self.god] + 1]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, SendElves):
            return refuse("YG-7.1", "send-elves")
        if move.count > state.elves[self.god]:
            return refuse("YG-7.7", "too-few-elves", elves=state.elves[self.god])
        return None
