"""Elves, dwarves, darkness, the dead and the fire: what is done there (YG-6.11 to YG-6.23)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked, ask_if_open
from meadhall.games.yggdrasil.bags import PawnDraw, pawns_drawn
from meadhall.games.yggdrasil.combat import CombatWithEnemy
from meadhall.games.yggdrasil.events import (
    ArtefactForged,
    BagFilled,
    BagPurged,
    ElfTaken,
    ElvesHandedOver,
    VikingsHandedOver,
)
from meadhall.games.yggdrasil.model import BAGS, ENEMIES, LEVELS, Bag, Enemy, God, Yggdrasil
from meadhall.games.yggdrasil.moves import (
    ENOUGH,
    FIGHT,
    FILL_BAG,
    FORGE_IT,
    GIVE_ELVES,
    GIVE_VIKINGS,
    MEET,
    PURGE_BAG,
    TAKE_ELVES,
    TAKE_VIKINGS,
    Enough,
    Fight,
    FillBag,
    Forge,
    GiveElves,
    GiveVikings,
    Meet,
    PurgeBag,
    TakeElves,
    TakeVikings,
)
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

FILLED: Final = 5  # Vikings from the dead into a bag (YG-6.20)
PURGED: Final = 5  # pawns drawn to purge a bag (YG-6.22)


# Asgard


class VisitAsgard(Procedure[Yggdrasil]):
    """Fight one enemy (YG-6.1)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseEnemy((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, Fight)
        state.begin(CombatWithEnemy(move.enemy))
        return Flow.DONE


class ChooseEnemy(Asked):
    """Whoever has left the start space (YG-6.3)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [FIGHT[enemy] for enemy in range(ENEMIES) if state.spaces[enemy] > 1]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Fight):
            return refuse("YG-6.1", "choose-an-enemy")
        return None if state.spaces[move.enemy] > 1 else refuse("YG-6.3", "enemy-at-the-start", enemy=move.enemy)


# World of the Elves


def take_elf(state: Yggdrasil) -> None:
    """(YG-6.11)"""
    state.elves_at_home -= 1
    state.elves[state.active] += 1
    state.tell(ElfTaken(state.active))


# Dwarven Forge


class VisitForge(Procedure[Yggdrasil]):
    """Take an artefact of level 1, or give one back for the next level (YG-6.12, YG-6.13)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseArtefact((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, Forge)
        take_next_level(state, state.active, move.artefact)
        return Flow.DONE


def take_next_level(state: Yggdrasil, god: God, artefact: Enemy) -> None:
    """The bit of a card in the forge, the two bits of a level with a god: one goes, the other comes."""
    level = state.level(god, artefact)
    if level:
        state.forge |= 1 << (LEVELS * artefact + level - 1)
    state.forge &= ~(1 << (LEVELS * artefact + level))
    state.artefacts[god] += 1 << 2 * artefact
    state.tell(ArtefactForged(god, artefact, level + 1))


def can_forge(state: Yggdrasil, artefact: Enemy) -> bool:
    level = state.level(state.active, artefact)
    return level < LEVELS and state.is_in_forge(artefact, level + 1)


class ChooseArtefact(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [FORGE_IT[artefact] for artefact in range(ENEMIES) if can_forge(state, artefact)]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Forge):
            return refuse("YG-6.12", "choose-an-artefact")
        level = state.level(state.active, move.artefact)
        if level == LEVELS:
            return refuse("YG-6.13", "highest-level-already", artefact=move.artefact)
        if not state.is_in_forge(move.artefact, level + 1):
            return refuse("YG-6.15", "not-in-the-forge", artefact=move.artefact, level=level + 1)
        return None


# World of Darkness


class VisitDarkness(Procedure[Yggdrasil]):
    """1. Choose another god.  2. Give or take Vikings.  3. Give or take Elves (YG-6.18)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            ask_if_open(state, ChooseGod((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, Meet)
        state.begin(Exchange(move.god))
        return Flow.DONE


class Exchange(Procedure[Yggdrasil]):
    """At least one token changes hands (YG-6.19)."""

    def __init__(self, other: God) -> None:
        self.other: Final = other

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                ask_if_open(state, ExchangeVikings((state.seat(),), state.active, self.other))
                return Flow.NEXT
            case 1:
                return self.hand_over_vikings(state)
            case _:
                return self.hand_over_elves(state)

    def hand_over_vikings(self, state: Yggdrasil) -> Flow:
        move = state.answers[state.seat()]
        if isinstance(move, GiveVikings):
            hand_over_vikings(state, state.active, self.other, move.count)
        elif isinstance(move, TakeVikings):
            hand_over_vikings(state, self.other, state.active, move.count)
        if have_elves(state, self.other):
            ask_if_open(state, ExchangeElves((state.seat(),), state.active, self.other, isinstance(move, Enough)))
            return Flow.NEXT
        return Flow.DONE

    def hand_over_elves(self, state: Yggdrasil) -> Flow:
        move = state.answers[state.seat()]
        if isinstance(move, GiveElves):
            hand_over_elves(state, state.active, self.other, move.count)
        elif isinstance(move, TakeElves):
            hand_over_elves(state, self.other, state.active, move.count)
        return Flow.DONE


def hand_over_vikings(state: Yggdrasil, giver: God, taker: God, count: int) -> None:
    state.vikings[giver] -= count
    state.vikings[taker] += count
    state.tell(VikingsHandedOver(giver, taker, count))


def hand_over_elves(state: Yggdrasil, giver: God, taker: God, count: int) -> None:
    state.elves[giver] -= count
    state.elves[taker] += count
    state.tell(ElvesHandedOver(giver, taker, count))


def have_elves(state: Yggdrasil, other: God) -> bool:
    return state.elves[state.active] + state.elves[other] > 0


def can_meet(state: Yggdrasil, god: God) -> bool:
    """Another god in play, and something between the two that can change hands (YG-6.19)."""
    if god == state.active or not state.plays(god):
        return False
    return state.vikings[state.active] + state.vikings[god] > 0 or have_elves(state, god)


class ChooseGod(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [MEET[god] for god in state.order if can_meet(state, god)]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Meet):
            return refuse("YG-6.18", "choose-a-god")
        if move.god == state.active:
            return refuse("YG-6.18", "another-god")
        if not state.plays(move.god):
            return refuse("YG-6.18", "god-does-not-play", god=move.god)
        return None if can_meet(state, move.god) else refuse("YG-6.19", "nothing-to-exchange")


class ExchangeVikings(Asked):
    def __init__(self, seats: tuple[Seat, ...], god: God, other: God) -> None:
        super().__init__(seats, god)
        self.other: Final = other

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves = GIVE_VIKINGS[: state.vikings[self.god]] + TAKE_VIKINGS[: state.vikings[self.other]]
        if have_elves(state, self.other):
            moves.append(ENOUGH)
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, GiveVikings):
            return why_too_few_vikings(state, self.god, move.count)
        if isinstance(move, TakeVikings):
            return why_too_few_vikings(state, self.other, move.count)
        if isinstance(move, Enough):
            return None if have_elves(state, self.other) else refuse("YG-6.19", "something-must-change-hands")
        return refuse("YG-6.18", "exchange-vikings")


class ExchangeElves(Asked):
    def __init__(self, seats: tuple[Seat, ...], god: God, other: God, is_first: bool) -> None:
        super().__init__(seats, god)
        self.other: Final = other
        self.is_first: Final = is_first  # no Viking has changed hands

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        moves = GIVE_ELVES[: state.elves[self.god]] + TAKE_ELVES[: state.elves[self.other]]
        if not self.is_first:
            moves.append(ENOUGH)
        return moves

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, GiveElves):
            return why_too_few_elves(state, self.god, move.count)
        if isinstance(move, TakeElves):
            return why_too_few_elves(state, self.other, move.count)
        if isinstance(move, Enough):
            return refuse("YG-6.19", "something-must-change-hands") if self.is_first else None
        return refuse("YG-6.18", "exchange-elves")


def why_too_few_vikings(state: Yggdrasil, god: God, count: int) -> Refusal | None:
    if count <= state.vikings[god]:
        return None
    return refuse("YG-6.18", "god-has-fewer-vikings", god=god, vikings=state.vikings[god])


def why_too_few_elves(state: Yggdrasil, god: God, count: int) -> Refusal | None:
    if count <= state.elves[god]:
        return None
    return refuse("YG-6.18", "god-has-fewer-elves", god=god, elves=state.elves[god])


# World of the Dead


class VisitDead(Procedure[Yggdrasil]):
    """Put five Vikings, or all there are, into one bag (YG-6.20)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseBagToFill((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, FillBag)
        count = min(FILLED, state.dead)
        state.dead -= count
        state.bag_vikings[move.bag] += count
        state.tell(BagFilled(move.bag, count))
        return Flow.DONE


class ChooseBagToFill(Asked):
    """Any of the four (YG-6.21)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return list(FILL_BAG)

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, FillBag) else refuse("YG-6.20", "choose-a-bag-to-fill")


# Kingdom of Fire


class VisitFire(Procedure[Yggdrasil]):
    """1. Choose a bag.  2. Of five pawns drawn, the Fire Giants go home and the Vikings back (YG-6.22)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseBagToPurge((state.seat(),), state.active))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, PurgeBag)
        state.begin(Purge(move.bag))
        return Flow.DONE


class Purge(Procedure[Yggdrasil]):
    def __init__(self, bag: Bag) -> None:
        self.bag: Final = bag

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.ask(PawnDraw(self.bag, PURGED))
            return Flow.NEXT
        drawn = pawns_drawn(state)
        state.bag_giants[self.bag] -= drawn.giants
        state.fire += drawn.giants
        state.tell(BagPurged(self.bag, drawn.giants, drawn.vikings))
        return Flow.DONE


class ChooseBagToPurge(Asked):
    """Any that is not empty, whatever is in it (YG-6.23, YG-R-9, YG-R-27)."""

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [PURGE_BAG[bag] for bag in range(BAGS) if state.bag_size(bag)]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, PurgeBag):
            return refuse("YG-6.22", "choose-a-bag-to-purge")
        return None if state.bag_size(move.bag) else refuse("YG-6.22", "bag-is-empty", bag=move.bag)
