"""Upgrade: a card from hand goes to the clan sheet (BR-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.cards.columns import CLAN_UPGRADE, FIGURE, KIND, MONSTER_UPGRADE, SHIP_UPGRADE, Card
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, NO_CARD, SEA_SERPENT
from meadhall.games.bloodrage.events import (
    MonsterDismissed,
    MonsterRecruited,
    Upgraded,
    UpgradePlaced,
    UpgradeReplaced,
)
from meadhall.games.bloodrage.figures import SHIP
from meadhall.games.bloodrage.invade import BringFigure, may_invade
from meadhall.games.bloodrage.lands import RESERVE
from meadhall.games.bloodrage.memory import show_card
from meadhall.games.bloodrage.model import SLOTS, SLOTS_FOR, BloodRage, Slot
from meadhall.games.bloodrage.moves import DECLINE, FILL_SLOT, TAKE, Decline, FillSlot, Take
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class UpgradeClan(Procedure[BloodRage]):
    """1. Show the card and pay.  2. Put it into a slot.  3. Invade with that figure for nothing (BR-11.1, BR-11.8)."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.show_and_pay(state)
            case 1:
                return self.place_card(state, slot_answered(state, self.clan, self.card))
            case _:
                return self.free_invade(state)

    def show_and_pay(self, state: BloodRage) -> Flow:
        """The slot is asked only where there is something to replace (BR-11.4)."""
        cost = state.upgrade_cost(self.clan, self.card)
        state.rage[self.clan] -= cost
        state.hand[self.clan].remove(self.card)
        show_card(state, self.clan, self.card)
        state.on_table.append(self.clan * ALL_CARDS + self.card)
        state.reveal(Upgraded(self.clan, self.card, cost))
        slots = slots_to_choose(state, self.clan, self.card)
        state.ask(ChooseSlot((self.clan,) if len(slots) > 1 else (), self.card))
        return Flow.NEXT

    def place_card(self, state: BloodRage, slot: Slot) -> Flow:
        replace(state, self.clan, slot)
        state.on_table.remove(self.clan * ALL_CARDS + self.card)
        state.sheet[self.clan * SLOTS + slot] = self.card
        if state.log is not None:
            state.tell(UpgradePlaced(self.clan, self.card))
        if KIND[self.card] == MONSTER_UPGRADE:
            state.recruit(self.clan, FIGURE[self.card])
            state.tell(MonsterRecruited(self.clan, FIGURE[self.card]))
        return Flow.NEXT

    def free_invade(self, state: BloodRage) -> Flow:
        if KIND[self.card] != CLAN_UPGRADE:
            state.begin(FreeInvade(self.clan, self.card))
        return Flow.DONE


def slots_to_choose(state: BloodRage, clan: Seat, card: Card) -> list[Slot]:
    """The slots of the card's type; of several empty ones the first stands for all."""
    chosen: list[Slot] = []
    empty = False
    for slot in SLOTS_FOR[KIND[card]]:
        if state.in_slot(clan, slot) != NO_CARD or not empty:
            chosen.append(slot)
            empty = empty or state.in_slot(clan, slot) == NO_CARD
    return chosen


def slot_answered(state: BloodRage, clan: Seat, card: Card) -> Slot:
    move = state.answers.get(clan)
    return move.slot if isinstance(move, FillSlot) else slots_to_choose(state, clan, card)[0]


def replace(state: BloodRage, clan: Seat, slot: Slot) -> None:
    """The old card is discarded; a Monster goes to the box with it (BR-11.5, BR-11.12)."""
    old = state.in_slot(clan, slot)
    if old == NO_CARD:
        return
    state.sheet[clan * SLOTS + slot] = NO_CARD
    state.out += 1
    state.tell(UpgradeReplaced(clan, old))
    if KIND[old] == MONSTER_UPGRADE:
        state.dismiss(clan, FIGURE[old])
        state.tell(MonsterDismissed(clan, FIGURE[old]))


class ChooseSlot(Decision[BloodRage]):
    """Which slot; what lies there is discarded (BR-11.4, BR-R-42)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], card: Card) -> None:
        super().__init__(seats)
        self.card: Final = card

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [FILL_SLOT[slot] for slot in slots_to_choose(state, seat, self.card)]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case FillSlot(slot=slot) if slot not in SLOTS_FOR[KIND[self.card]]:
                return refuse("BR-11.1", "slot-of-another-kind", card=self.card)
            case FillSlot(slot=slot) if slot not in slots_to_choose(state, seat, self.card):
                return refuse("BR-11.4", "empty-slots-are-alike")
            case FillSlot():
                return None
            case _:
                return refuse("BR-11.4", "choose-a-slot", card=self.card)


class FreeInvade(Procedure[BloodRage]):
    """With one figure of the card's type, if it can; a Ship upgrade may bring the Sea Serpent (BR-11.8, BR-R-40)."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card

    def step(self, state: BloodRage, at: int) -> Flow:
        figure = FIGURE[self.card]
        if at == 0:
            both = is_choice_of_ships(state, self.clan, self.card)
            state.ask(ChooseShip((self.clan,) if both else ()))
            return Flow.NEXT
        move = state.answers.get(self.clan)
        if isinstance(move, Decline):
            return Flow.DONE
        if isinstance(move, Take):
            figure = move.figure
        elif KIND[self.card] == SHIP_UPGRADE and not may_invade(state, self.clan, SHIP, RESERVE):
            figure = SEA_SERPENT
        if may_invade(state, self.clan, figure, RESERVE):
            state.begin(BringFigure(self.clan, figure, RESERVE, 0, True))
        return Flow.DONE


def is_choice_of_ships(state: BloodRage, clan: Seat, card: Card) -> bool:
    if KIND[card] != SHIP_UPGRADE:
        return False
    return may_invade(state, clan, SHIP, RESERVE) and may_invade(state, clan, SEA_SERPENT, RESERVE)


class ChooseShip(Decision[BloodRage]):
    """The Ship or the Sea Serpent, or neither."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [TAKE[SHIP], TAKE[SEA_SERPENT], DECLINE]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case Take(figure=figure) if figure in (SHIP, SEA_SERPENT):
                return None
            case _:
                return refuse("BR-R-40", "choose-a-ship")
