"""Equipping armies: the black market, forging, organising, heroes (CR-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.cards import (
    CARDS,
    KINDS,
    NO_CARD,
    PRICE,
    SLOT,
    Card,
    Slot,
)
from meadhall.games.clashofrage.clans import LEVELS, Level
from meadhall.games.clashofrage.events import (
    CardAttached,
    CardSetAside,
    CrystalsPaid,
    EquipmentBought,
    EquipmentOrganised,
    EquipmentTakenOff,
    EquippingBegan,
    HeroHired,
    HeroRecruited,
    LegendDrawn,
    LegendForged,
)
from meadhall.games.clashofrage.heroes import HERO_PRICE, HEROES, NO_HERO, Hero
from meadhall.games.clashofrage.market import FillMarket
from meadhall.games.clashofrage.model import SLOTS, ClashOfRage
from meadhall.games.clashofrage.moves import (
    BUY,
    DRAW_LEGEND,
    END_EQUIPMENT,
    FIT,
    FORGE,
    KEEP_LEGEND,
    ORGANISE,
    RECRUIT,
    SET_ASIDE,
    STATION,
    WEAR,
    Buy,
    DrawLegend,
    EndEquipment,
    Fit,
    Forge,
    KeepLegend,
    Organise,
    Recruit,
    SetAside,
    Station,
    Wear,
)
from meadhall.games.clashofrage.regions import HOME, Place
from meadhall.games.clashofrage.tactics import no_stronghold
from meadhall.games.clashofrage.victory import wins
from meadhall.kernel.core import Chance, Decision, Flow, Procedure
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse


class Equipping(Procedure[ClashOfRage]):
    """Buy, forge once, organise, recruit, in any order, until the player has enough (CR-8.1)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.has_forged = False
            state.may_organise = state.owns_a_card(self.clan)
            if state.log is not None:
                state.tell(EquippingBegan(self.clan))
        if at % 2 == 0:
            state.ask(ChooseEquipment((self.clan,)))
            return Flow.NEXT
        answer = state.answers[self.clan]
        if isinstance(answer, Buy):
            self.buy(state, answer.card)
        elif isinstance(answer, Recruit):
            state.begin(Recruiting(self.clan, answer.hero))
        elif isinstance(answer, Forge):
            state.begin(Forging(self.clan))
        elif isinstance(answer, Organise):
            state.begin(Organising(self.clan))
        else:
            return Flow.DONE
        return Flow.NEXT

    def buy(self, state: ClashOfRage, card: Card) -> None:
        """The market is full again before the next purchase (CR-8.3 to CR-8.5)."""
        state.gold[self.clan] -= PRICE[card]
        state.market[card] -= 1
        receive(state, self.clan, card)
        state.tell(EquipmentBought(self.clan, card, PRICE[card]))
        state.begin_all([FillMarket(), Fitting(self.clan, card)])


def receive(state: ClashOfRage, clan: Seat, card: Card) -> None:
    """A new card lies beside the clan sheet at first; now there is something to organise."""
    state.set_aside(clan, card)
    state.may_organise = True


class ChooseEquipment(Decision[ClashOfRage]):
    """What to do next in this equip action."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        gold = state.gold[seat]
        moves: list[Move] = []
        for card in range(1, KINDS + 1):
            if state.market[card] and PRICE[card] <= gold:
                moves.append(BUY[card - 1])
        if forging_refused(state, seat) is None:
            moves.append(FORGE)
        if state.hero[seat] == NO_HERO:
            for hero in range(len(HEROES)):
                if HERO_PRICE[hero] <= gold and hero not in state.hero:
                    moves.append(RECRUIT[hero])
        if state.may_organise:
            moves.append(ORGANISE)
        moves.append(END_EQUIPMENT)
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case EndEquipment():
                return None
            case Buy(card=card):
                return purchase_refused(state, seat, card)
            case Forge():
                return forging_refused(state, seat)
            case Recruit(hero=hero):
                return recruiting_refused(state, seat, hero)
            case Organise():
                return None if state.may_organise else refuse("CR-8.12", "nothing-to-organise")
            case _:
                return refuse("CR-8.1", "equip-or-finish")


def purchase_refused(state: ClashOfRage, seat: Seat, card: Card) -> Refusal | None:
    if not state.market[card]:
        return refuse("CR-8.3", "not-on-display", card=card)
    if PRICE[card] > state.gold[seat]:
        return refuse("CR-8.3", "not-enough-gold", price=PRICE[card], gold=state.gold[seat])
    return None


# Forging (CR-8.7 to CR-8.11)


def forging_refused(state: ClashOfRage, seat: Seat) -> Refusal | None:
    if state.has_forged:
        return refuse("CR-8.10", "forged-already")
    if not state.legends:
        return refuse("CR-R-43", "no-legend-left")
    cost = state.forging_cost(seat)
    if cost == 0:
        return refuse("CR-8.7", "no-forge")
    if cost > state.crystals[seat]:
        return refuse("CR-8.8", "not-enough-crystals", cost=cost, crystals=state.crystals[seat])
    return None


class Forging(Procedure[ClashOfRage]):
    """1. Pay, and draw one card and one more for every forge.  2. Keep one.  3. The others are shuffled back."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        match at:
            case 0:
                return self.pay(state)
            case 1:
                return self.choose(state)
            case _:
                return self.forge(state)

    def pay(self, state: ClashOfRage) -> Flow:
        cost = state.forging_cost(self.clan)
        state.crystals[self.clan] -= cost
        state.crystal_reserve += cost
        state.has_forged = True
        state.tell(CrystalsPaid(self.clan, cost))
        state.begin(DrawLegends(self.clan, 1 + state.controlled(self.clan, state.forges)))
        return Flow.NEXT

    def choose(self, state: ClashOfRage) -> Flow:
        state.ask(PickLegend((self.clan,)))
        return Flow.NEXT

    def forge(self, state: ClashOfRage) -> Flow:
        answer = state.answers[self.clan]
        assert isinstance(answer, KeepLegend)
        state.legends |= state.anvil & ~(1 << answer.card)
        state.anvil = 0
        state.forged[self.clan] += 1
        receive(state, self.clan, answer.card)
        state.tell(LegendForged(self.clan, answer.card))
        if wins(state, self.clan):
            return Flow.AGAIN
        state.begin(Fitting(self.clan, answer.card))
        return Flow.DONE


class DrawLegends(Procedure[ClashOfRage]):
    """So many cards, or what is left of the deck (CR-8.9, CR-R-43)."""

    def __init__(self, clan: Seat, number: int) -> None:
        self.clan: Final = clan
        self.number: Final = number

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at > 0:
            drawn = state.answers[CHANCE]
            assert isinstance(drawn, DrawLegend)
            state.legends ^= 1 << drawn.card
            state.anvil |= 1 << drawn.card
            state.reveal(LegendDrawn(self.clan, drawn.card))
        if at == self.number or not state.legends:
            return Flow.DONE
        state.ask(LegendDraw())
        return Flow.NEXT


class LegendDraw(Chance[ClashOfRage]):
    """One card of the legendary deck."""

    def odds(self, state: ClashOfRage) -> list[tuple[Move, int]]:
        return [(DRAW_LEGEND[card], 1) for card in legends_in(state.legends)]


def legends_in(cards: int) -> list[Card]:
    return [card for card in range(KINDS + 1, CARDS + 1) if cards >> card & 1]


class PickLegend(Decision[ClashOfRage]):
    """Which of the drawn cards to keep."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [KEEP_LEGEND[card - KINDS - 1] for card in legends_in(state.anvil)]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, KeepLegend):
            return refuse("CR-8.9", "keep-one")
        if not state.anvil >> move.card & 1:
            return refuse("CR-8.9", "not-drawn", card=move.card)
        return None


# Organising (CR-8.12 to CR-8.15)


class Fitting(Procedure[ClashOfRage]):
    """A new card goes to one of the three types at once, or is set aside."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(FitCard((self.clan,), self.card))
            return Flow.NEXT
        answer = state.answers[self.clan]
        if isinstance(answer, Fit):
            attach(state, self.clan, self.card, answer.level)
        else:
            state.tell(CardSetAside(self.clan, self.card))
        return Flow.DONE


def attach(state: ClashOfRage, clan: Seat, card: Card, level: Level) -> None:
    old = state.card_at(clan, level, SLOT[card])
    state.attach(clan, card, level)
    if old != NO_CARD:
        state.tell(CardSetAside(clan, old))
    state.tell(CardAttached(clan, card, state.unit(clan, level)))


class FitCard(Decision[ClashOfRage]):
    """Which units get the new card."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], card: Card) -> None:
        super().__init__(seats)
        self.card: Final = card

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [FIT[0], FIT[1], FIT[2], SET_ASIDE]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Fit | SetAside) else refuse("CR-8.12", "attach-or-set-aside", card=self.card)


class Organising(Procedure[ClashOfRage]):
    """All cards are taken off and the slots filled anew, weapons first.

    Offered again only when a card has come in since: until then no other
    arrangement can be reached that could not have been chosen at once.
    """

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            self.take_off(state)
        if at == SLOTS:
            state.may_organise = False
            state.tell(EquipmentOrganised(self.clan))
            return Flow.DONE
        slot, level = at // LEVELS, at % LEVELS
        if state.spare_cards(self.clan, slot):
            state.begin(FillSlot(self.clan, level, slot))
        return Flow.NEXT

    def take_off(self, state: ClashOfRage) -> None:
        for at in range(SLOTS * self.clan, SLOTS * (self.clan + 1)):
            if state.slots[at] != NO_CARD:
                state.set_aside(self.clan, state.slots[at])
                state.slots[at] = NO_CARD
        state.tell(EquipmentTakenOff(self.clan))


class FillSlot(Procedure[ClashOfRage]):
    """One slot of the clan sheet."""

    def __init__(self, clan: Seat, level: Level, slot: Slot) -> None:
        self.clan: Final = clan
        self.level: Final = level
        self.slot: Final = slot

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(WearCard((self.clan,), self.level, self.slot))
            return Flow.NEXT
        answer = state.answers[self.clan]
        if isinstance(answer, Wear) and answer.card != NO_CARD:
            attach(state, self.clan, answer.card, self.level)
        return Flow.DONE


class WearCard(Decision[ClashOfRage]):
    """Which card goes into this slot, or none."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], level: Level, slot: Slot) -> None:
        super().__init__(seats)
        self.level: Final = level
        self.slot: Final = slot

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [WEAR[card] for card in state.spare_cards(seat, self.slot)]
        moves.append(WEAR[NO_CARD])
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Wear(card=card) if card == NO_CARD:
                return None
            case Wear(card=card) if SLOT[card] != self.slot:
                return refuse("CR-8.12", "wrong-slot", card=card)
            case Wear(card=card) if card not in state.spare_cards(seat, self.slot):
                return refuse("CR-8.13", "card-not-at-hand", card=card)
            case Wear():
                return None
            case _:
                return refuse("CR-8.12", "fill-the-slot")


# Heroes (CR-8.16 to CR-8.18)


def recruiting_refused(state: ClashOfRage, seat: Seat, hero: Hero) -> Refusal | None:
    if state.hero[seat] != NO_HERO:
        return refuse("CR-8.17", "one-hero-only")
    if hero in state.hero:
        return refuse("CR-8.16", "hero-is-taken", hero=hero)
    if HERO_PRICE[hero] > state.gold[seat]:
        return refuse("CR-8.16", "not-enough-gold", price=HERO_PRICE[hero], gold=state.gold[seat])
    return None


class Recruiting(Procedure[ClashOfRage]):
    """1. Pay.  2. The hero joins the bastion or an army (CR-8.16, CR-8.18)."""

    def __init__(self, clan: Seat, recruit: Hero) -> None:
        self.clan: Final = clan
        self.recruit: Final = recruit

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at > 0:
            answer = state.answers[self.clan]
            assert isinstance(answer, Station)
            return self.join(state, answer.place)
        state.gold[self.clan] -= HERO_PRICE[self.recruit]
        state.hero[self.clan] = self.recruit
        state.tell(HeroHired(self.clan, self.recruit, HERO_PRICE[self.recruit]))
        if len(state.strongholds(self.clan)) == 1:
            return self.join(state, HOME)
        state.ask(PlaceHero((self.clan,), self.recruit))
        return Flow.NEXT

    def join(self, state: ClashOfRage, place: Place) -> Flow:
        state.hero_at[self.clan] = place
        state.tell(HeroRecruited(self.clan, self.recruit, place))
        return Flow.DONE


class PlaceHero(Decision[ClashOfRage]):
    """Where the new hero joins."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], hero: Hero) -> None:
        super().__init__(seats)
        self.hero: Final = hero

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [STATION[place] for place in state.strongholds(seat)]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Station):
            return no_stronghold(state, seat, move.place, "CR-8.18")
        return refuse("CR-8.18", "place-your-hero")
