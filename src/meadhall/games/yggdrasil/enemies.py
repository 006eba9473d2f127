"""The enemy phase: a card, a step to the right, an effect (YG-3.3, YG-5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.deck import CARD_DRAW, card_drawn, see
from meadhall.games.yggdrasil.events import (
    CardTurned,
    FenrirRaged,
    FireSpread,
    IslandSubmerged,
    NoCardDrawn,
    ValkyriesMoved,
    VikingsRemoved,
)
from meadhall.games.yggdrasil.giants import WakeGiants
from meadhall.games.yggdrasil.model import (
    DRAGGED,
    ENEMIES,
    FENRIR,
    HEL,
    JORMUNGAND,
    LOKI,
    MOVED_BY,
    NIDHOGG,
    ODIN,
    ODINS_RESIDENCE,
    POWER,
    RAGNAROK,
    RAINBOW,
    STEPS,
    SURT,
    Card,
    Enemy,
    Yggdrasil,
)
from meadhall.games.yggdrasil.moves import LET_ADVANCE, LetAdvance
from meadhall.games.yggdrasil.odin import DrawTwo
from meadhall.games.yggdrasil.roll import ROLL_DIE
from meadhall.games.yggdrasil.track import advance
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class EnemyPhase(Procedure[Yggdrasil]):
    """1. Draw the top card; Odin draws two and chooses.  2. Turn it over.  3. Apply it."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                return self.draw(state)
            case 1:
                return self.turn_over(state)
            case _:
                return self.apply(state)

    def draw(self, state: Yggdrasil) -> Flow:
        """No card in a turn covered by Dæg (YG-3.4)."""
        if state.quiet_turns:
            state.quiet_turns -= 1
            state.tell(NoCardDrawn(state.quiet_turns))
            return Flow.DONE
        if state.has_power(ODIN) and state.cards_left() > 1:
            state.begin(DrawTwo())
        elif not state.top and state.unseen:
            state.ask(CARD_DRAW)
        return Flow.NEXT

    def turn_over(self, state: Yggdrasil) -> Flow:
        if state.looked_at:
            return Flow.NEXT  # Odin has chosen
        if state.top:
            card = state.top.pop(0)
        elif state.unseen:
            card = card_drawn(state)
            see(state, card)
        else:
            card = state.bottom.pop(0)
        state.looked_at.append(card)
        return Flow.NEXT

    def apply(self, state: Yggdrasil) -> Flow:
        """Discarded cards never come back (YG-3.3)."""
        card = state.looked_at.pop()
        state.discard[card] += 1
        state.reveal(CardTurned(card))
        move_enemies(state, card)
        return Flow.DONE


ENEMY_PHASE: Final = EnemyPhase()


def move_enemies(state: Yggdrasil, card: Card) -> None:
    """One space and the effect; an angry enemy two; Ragnarök several, without effect (YG-4.4 to YG-4.6)."""
    for enemy in MOVED_BY[card]:
        before = state.spaces[enemy]
        advance(state, enemy, STEPS[card])
        if card < RAGNAROK and state.spaces[enemy] != before:
            begin_effect(state, enemy, POWER[state.spaces[enemy]])


def begin_effect(state: Yggdrasil, enemy: Enemy, power: int) -> None:
    """With the power of the zone of arrival; none in Odin's residence (YG-4.4, YG-4.7)."""
    if power == 0:
        return
    if enemy == HEL:
        state.begin(HelTakesVikings(power))
    elif enemy == SURT:
        state.begin(SurtSpreadsFire(power))
    elif enemy == JORMUNGAND:
        state.begin(JormungandFloods())
    elif enemy == LOKI:
        state.begin(WakeGiants(power))
    elif enemy == NIDHOGG:
        state.begin(NidhoggDragsAlong())
    else:
        state.is_raging = True
        state.tell(FenrirRaged(power))


class HelTakesVikings(Procedure[Yggdrasil]):
    """1. Roll.  2. So many Vikings leave that bag for good (YG-5.1 to YG-5.3)."""

    def __init__(self, power: int) -> None:
        self.power: Final = power

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.begin(ROLL_DIE)
            return Flow.NEXT
        bag = state.rolled
        taken = min(self.power, state.bag_vikings[bag])
        state.bag_vikings[bag] -= taken
        state.removed += taken
        state.tell(VikingsRemoved(bag, taken))
        return Flow.DONE


class SurtSpreadsFire(Procedure[Yggdrasil]):
    """1. Roll.  2. So many Fire Giants enter that bag (YG-5.4, YG-5.5)."""

    def __init__(self, power: int) -> None:
        self.power: Final = power

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.begin(ROLL_DIE)
            return Flow.NEXT
        bag = state.rolled
        moved = min(self.power, state.fire)
        state.fire -= moved
        state.bag_giants[bag] += moved
        state.tell(FireSpread(bag, moved))
        return Flow.DONE


class JormungandFloods(Procedure[Yggdrasil]):
    """1. Roll.  2. That island is submerged.  3. The Valkyries are thrown back (YG-5.6 to YG-5.8)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            state.begin(ROLL_DIE)
            return Flow.NEXT
        state.submerged = state.rolled + 1
        state.tell(IslandSubmerged(state.submerged))
        if state.valkyries != RAINBOW:
            state.valkyries = RAINBOW
            state.tell(ValkyriesMoved(RAINBOW))
        return Flow.DONE


class NidhoggDragsAlong(Procedure[Yggdrasil]):
    """The rearmost enemy advances a space without its effect; of several, the gods choose (YG-5.12, YG-5.13)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at > 0:
            move = state.answers[state.seat()]
            assert isinstance(move, LetAdvance)
            advance(state, move.enemy, DRAGGED)
            return Flow.DONE
        rear = rearmost(state)
        if len(rear) == 1:
            advance(state, rear[0], DRAGGED)
            return Flow.DONE
        state.ask(ChooseRearmost((state.seat(),), state.active))
        return Flow.NEXT


def rearmost(state: Yggdrasil) -> list[Enemy]:
    last = min(state.spaces)
    return [enemy for enemy in range(ENEMIES) if state.spaces[enemy] == last]


class ChooseRearmost(Asked):
    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [LET_ADVANCE[enemy] for enemy in rearmost(state)]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, LetAdvance):
            return refuse("YG-5.13", "choose-the-rearmost")
        if state.spaces[move.enemy] != min(state.spaces):
            return refuse("YG-5.12", "not-the-rearmost", enemy=move.enemy)
        return None


def calming_power(state: Yggdrasil) -> int:
    """Of the space where Fenrir stands now; 3 in Odin's residence (YG-5.22, YG-5.23)."""
    space = state.spaces[FENRIR]
    return 3 if space == ODINS_RESIDENCE else max(1, POWER[space])


def calms(state: Yggdrasil, colour: int) -> bool:
    """Power 1: white, blue, green; power 2: white, blue; power 3: white (YG-5.17)."""
    return colour <= 3 - calming_power(state)
