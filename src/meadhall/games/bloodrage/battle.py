"""The parts of a battle that ask: the call, the cards, the late cards (BR-14, BR-15), and strength."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.cards.columns import BATTLE, KIND, SAYS, STRENGTH, Card
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, KINDS, NO_CARD
from meadhall.games.bloodrage.events import (
    BattleJoined,
    CallDeclined,
    CardsDiscarded,
    CardsRevealed,
    CardsTakenBack,
    LateCardAdded,
    LateCardDeclined,
)
from meadhall.games.bloodrage.figures import LEADER, WARRIOR, Figure, is_ship
from meadhall.games.bloodrage.lands import NEIGHBOURS, PLACES, PROVINCES, Place, Province, are_adjacent
from meadhall.games.bloodrage.memory import hide_card, show_card
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import ADDED_LATE, BATTLE_WON, STRENGTHS_COMPARED, open_window, says, text_of
from meadhall.games.bloodrage.moves import (
    DECLINE,
    PLAY_CARD,
    TAKE,
    TAKE_WARRIOR,
    Decline,
    PlayCard,
    Take,
    TakeWarrior,
)
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class CallToBattle(Procedure[BloodRage]):
    """Round and round from the pillager's left, each may bring one figure, until all decline or the province
    is full (BR-14.1 to BR-14.3).
    """

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.caller = self.pillager
            state.declined = 0
        else:
            self.hear(state, state.answers[state.caller])
        if not state.has_room(self.province):
            return Flow.DONE
        return self.ask_the_next(state)

    def hear(self, state: BloodRage, move: Move) -> None:
        clan = state.caller
        if isinstance(move, Decline):
            state.declined += 1
            state.tell(CallDeclined(clan))
            return
        state.declined = 0
        if isinstance(move, TakeWarrior):
            self.join(state, clan, WARRIOR, move.province)
        elif isinstance(move, Take):
            self.join(state, clan, move.figure, state.where(clan, move.figure))

    def join(self, state: BloodRage, clan: Seat, figure: Figure, source: Place) -> None:
        state.move(clan, figure, source, self.province)
        state.tell(BattleJoined(clan, figure, source, self.province))

    def ask_the_next(self, state: BloodRage) -> Flow:
        while state.declined < state.seats:
            state.caller = state.left_of(state.caller)
            if may_join(state, state.caller, self.province):
                state.ask(JoinBattle((state.caller,), self.province))
                return Flow.NEXT
            state.declined += 1
        return Flow.DONE


def may_join(state: BloodRage, clan: Seat, province: Province) -> bool:
    """A figure in an adjacent province; fjords are no provinces, so ships stay (BR-14.1, BR-14.6)."""
    row = clan * PLACES
    return any(state.figures[row + neighbour] for neighbour in NEIGHBOURS[province])


class JoinBattle(Decision[BloodRage]):
    """One figure from an adjacent province, or none for now."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        row = seat * PLACES
        for source in NEIGHBOURS[self.province]:
            figures = state.figures[row + source]
            if figures:
                warriors = state.warriors[row + source]
                if warriors:
                    moves.append(TAKE_WARRIOR[source])
                if figures > warriors:
                    at = seat * KINDS
                    moves += [TAKE[figure] for figure in range(LEADER, KINDS) if state.place_of[at + figure] == source]
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case TakeWarrior(province=source):
                return self.why_not_from(state, seat, WARRIOR, source)
            case Take(figure=figure) if figure == WARRIOR:
                return refuse("BR-14.1", "say-where-from")
            case Take(figure=figure) if is_ship(figure):
                return refuse("BR-14.6", "ships-stay", figure=figure)
            case Take(figure=figure):
                return self.why_not_from(state, seat, figure, state.where(seat, figure))
            case _:
                return refuse("BR-14.1", "join-or-decline", province=self.province)

    def why_not_from(self, state: BloodRage, seat: Seat, figure: Figure, source: Place) -> Refusal | None:
        if source >= PROVINCES or not state.holds(seat, figure, source):
            return refuse("BR-14.1", "no-such-figure-there", figure=figure)
        if not are_adjacent(source, self.province):
            return refuse("BR-14.1", "not-adjacent", place=source)
        return None


class ChooseAndReveal(Procedure[BloodRage]):
    """1. Everybody who holds a card lays one face down.  2. All are turned up together (BR-15.1 to BR-15.3)."""

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        holders = [clan for clan in state.fighters(self.pillager) if state.hand[clan]]
        if at == 0:
            state.ask(PickBattleCard(tuple(holders), self.province))
            return Flow.NEXT
        cards = [card_answered(state, clan) for clan in holders]
        for clan, card in zip(holders, cards):
            state.hand[clan].remove(card)
            show_card(state, clan, card)
            state.played[clan] = card
            state.on_table.append(clan * ALL_CARDS + card)
        state.reveal(CardsRevealed(self.province, tuple(holders), tuple(cards)))
        return Flow.DONE


class PickBattleCard(Decision[BloodRage]):
    """Exactly one card of any kind, face down (BR-15.1)."""

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return plays(state.hand[seat])

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case PlayCard(card=card) if card in state.hand[seat]:
                return None
            case PlayCard(card=card):
                return refuse("BR-15.1", "card-not-in-hand", card=card)
            case _:
                return refuse("BR-15.1", "play-one-card")


def plays(hand: list[Card]) -> list[Move]:
    """Each card of a hand once; hands are in order."""
    moves: list[Move] = []
    last = NO_CARD
    for card in hand:
        if card != last:
            moves.append(PLAY_CARD[card])
            last = card
    return moves


def card_answered(state: BloodRage, clan: Seat) -> Card:
    move = state.answers[clan]
    assert isinstance(move, PlayCard)
    return move.card


class LateCards(Procedure[BloodRage]):
    """Round and round from the pillager, each may add a late card, until all decline in a row (BR-15.15)."""

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.caller = (self.pillager + state.seats - 1) % state.seats
            state.declined = 0
        else:
            self.hear(state, state.answers[state.caller])
        return self.ask_the_next(state)

    def hear(self, state: BloodRage, move: Move) -> None:
        clan = state.caller
        if not isinstance(move, PlayCard):
            state.declined += 1
            if state.log is not None:
                state.tell(LateCardDeclined(clan))
            return
        state.declined = 0
        state.hand[clan].remove(move.card)
        show_card(state, clan, move.card)
        state.late.append(clan * ALL_CARDS + move.card)
        state.on_table.append(clan * ALL_CARDS + move.card)
        state.reveal(LateCardAdded(clan, move.card))

    def ask_the_next(self, state: BloodRage) -> Flow:
        while state.declined < state.seats:
            state.caller = state.left_of(state.caller)
            if may_add_late_card(state, state.caller):
                state.ask(AddLateCard((state.caller,), self.province))
                return Flow.NEXT
            state.declined += 1
        return Flow.DONE


def may_add_late_card(state: BloodRage, clan: Seat) -> bool:
    """Everybody in the battle who holds a card is asked, or the question would tell what they hold (BR-15.15).

    In the First Age nobody can hold a card for it.
    """
    return state.fighting >> clan & 1 == 1 and state.age > 1 and len(state.hand[clan]) > 0


class AddLateCard(Decision[BloodRage]):
    """A Heimdall's Eye or Heimdall's Gaze, or none for now."""

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves = plays([card for card in state.hand[seat] if SAYS[card] == ADDED_LATE])
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case PlayCard(card=card) if card not in state.hand[seat]:
                return refuse("BR-15.15", "card-not-in-hand", card=card)
            case PlayCard(card=card) if SAYS[card] != ADDED_LATE:
                return refuse("BR-15.15", "not-a-late-card", card=card)
            case PlayCard():
                return None
            case _:
                return refuse("BR-15.15", "late-card-or-decline")


class ClearTable(Procedure[BloodRage]):
    """1. The winner may buy cards back.  2. The winner discards the rest, the losers take theirs back
    (BR-16.10, BR-16.12).
    """

    def __init__(self, pillager: Seat) -> None:
        self.pillager: Final = pillager

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            open_window(state, BATTLE_WON, self.pillager, 0)
            return Flow.NEXT
        for clan in state.fighters(self.pillager):
            self.clear(state, clan, cards_on_table(state, clan))
        return Flow.DONE

    def clear(self, state: BloodRage, clan: Seat, cards: list[Card]) -> None:
        for card in cards:
            state.on_table.remove(clan * ALL_CARDS + card)
        if clan == state.winner:
            state.out += len(cards)
            state.tell(CardsDiscarded(clan, tuple(cards)))
        else:
            for card in cards:
                hide_card(state, clan, card)
            if state.log is not None:
                state.tell(CardsTakenBack(clan, tuple(cards)))


# Strength of cards


def cards_on_table(state: BloodRage, clan: Seat) -> list[Card]:
    """The cards a clan has played in this battle that are still there."""
    return [key % ALL_CARDS for key in state.on_table if key // ALL_CARDS == clan]


def revealed_strength(state: BloodRage, clan: Seat) -> int:
    """The strength on the face of the revealed card, or that of a Quest declared a Battle card (BR-15.4 to BR-15.6)."""
    card = state.played[clan]
    if card == NO_CARD:
        return 0
    return STRENGTH[card] if KIND[card] == BATTLE else state.boasts[clan]


def seen_strength(state: BloodRage, clan: Seat) -> int:
    """What the text of the revealed card adds to that, in view of the others' cards (BR-15.19)."""
    if not says(state, clan, STRENGTHS_COMPARED):
        return 0
    return text_of(state, clan).strength(state, clan)


def card_strength(state: BloodRage, clan: Seat) -> int:
    """All that the revealed card counts."""
    return revealed_strength(state, clan) + seen_strength(state, clan)


def total_strength(state: BloodRage, clan: Seat, province: Province) -> int:
    """Figures still in the battle and cards played (BR-16.1)."""
    total = state.strength(clan, province) + card_strength(state, clan)
    for key in state.late:
        if key // ALL_CARDS == clan:
            total += STRENGTH[key % ALL_CARDS]
    return total
