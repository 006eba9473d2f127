"""What clans do at the moments listed in `moments`, one reaction each."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.battle import cards_on_table
from meadhall.games.bloodrage.cards import (
    ALL_CARDS,
    FRIGGAS_SUCCOR,
    LOKIS_BLESSING,
    LORD_OF_HAMMERS,
    THORS_DOMAIN,
    TYRS_DOMAIN,
    TYRS_WRATH,
    Card,
)
from meadhall.games.bloodrage.destruction import pardon
from meadhall.games.bloodrage.events import (
    CardBoughtBack,
    CardUsed,
    FigureSaved,
    FiguresEndangered,
    LeaderMovedOn,
    QuestDeclared,
    WitchRetreated,
)
from meadhall.games.bloodrage.figures import KINDS, LEADER, VOLUR_WITCH, WARRIOR
from meadhall.games.bloodrage.invade import land, put
from meadhall.games.bloodrage.lands import NEIGHBOURS, PLACES, RESERVE, YGGDRASIL, Place, Province, are_adjacent
from meadhall.games.bloodrage.memory import hide_card
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import (
    AFTER_SUCCOR,
    THORS_DOMAIN_COST,
    count_doomed,
    is_doomed,
    may_buy_back,
    may_protect,
    may_retreat,
    may_save,
    offer,
)
from meadhall.games.bloodrage.moves import (
    ACCEPT,
    DECLINE,
    GO,
    KEEP_CARD,
    PLAY_CARD,
    RETREAT,
    SAVE,
    Accept,
    Decline,
    Go,
    KeepCard,
    PlayCard,
    Retreat,
    Save,
)
from meadhall.games.bloodrage.pillage import PillageProvince
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class UseUpgrade(Decision[BloodRage]):
    """Whether to call on an upgrade in this province."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], card: Card, province: Place) -> None:
        super().__init__(seats)
        self.card: Final = card
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [ACCEPT, DECLINE]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, (Accept, Decline)):
            return None
        return refuse("BR-8.7", "accept-or-decline", card=self.card)


# In danger


class SaveFigures(Procedure[BloodRage]):
    """One owner saves figures one by one, until that is enough (BR-4.3, BR-R-20)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            if state.log is not None:
                state.tell(FiguresEndangered(self.clan, self.province, count_doomed(state, self.clan)))
        else:
            move = state.answers[self.clan]
            if isinstance(move, Decline):
                return Flow.DONE
            self.save(state, move)
        if not may_save(state, self.clan, self.province):
            return Flow.DONE
        state.ask(SaveFigure((self.clan,), self.province))
        return Flow.NEXT

    def save(self, state: BloodRage, move: Move) -> None:
        if isinstance(move, Save):
            state.rage[self.clan] -= 1
            pardon(state, self.clan, move.figure)
            state.tell(FigureSaved(self.clan, move.figure, self.province))
        else:
            pardon(state, self.clan, VOLUR_WITCH)
            state.move(self.clan, VOLUR_WITCH, self.province, YGGDRASIL)
            state.tell(WitchRetreated(self.clan, self.province))


class SaveFigure(Decision[BloodRage]):
    """One figure to save, or no more."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        if may_retreat(state, seat, self.province):
            moves.append(RETREAT)
        if may_protect(state, seat):
            moves += [SAVE[figure] for figure in range(KINDS) if is_doomed(state, seat, figure)]
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case Retreat():
                safe = may_retreat(state, seat, self.province)
                return None if safe else refuse("BR-R-20", "no-witch-to-save")
            case Save(figure=figure) if not is_doomed(state, seat, figure):
                return refuse("BR-4.2", "not-in-danger", figure=figure)
            case Save():
                return None if may_protect(state, seat) else refuse("BR-R-20", "no-protection")
            case _:
                return refuse("BR-4.2", "save-or-let-fall")


# After an invade


class FriggasSuccor(Procedure[BloodRage]):
    """A Warrior of the reserve follows into the province just invaded; Succor does not follow itself (BR-R-13)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                state.ask(UseUpgrade((self.clan,), FRIGGAS_SUCCOR, self.province))
                return Flow.NEXT
            case 1:
                if not isinstance(state.answers[self.clan], Accept):
                    return Flow.DONE
                state.tell(CardUsed(self.clan, FRIGGAS_SUCCOR))
                put(state, self.clan, WARRIOR, RESERVE, self.province, 0)
                return Flow.NEXT
            case _:
                offer(state, AFTER_SUCCOR, self.clan, self.province)
                return Flow.DONE


class ThorsDomain(Procedure[BloodRage]):
    """For 2 Rage, a pillage of the province just invaded; after a battle it waits for that to end (BR-16.20)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(UseUpgrade((self.clan,), THORS_DOMAIN, self.province))
            return Flow.NEXT
        if isinstance(state.answers[self.clan], Accept):
            state.rage[self.clan] -= THORS_DOMAIN_COST
            waits = state.fighting > 0
            if waits:
                state.sworn.append(self.clan * PLACES + self.province)
            state.tell(CardUsed(self.clan, THORS_DOMAIN))
            if not waits:
                state.begin(PillageProvince(self.clan, self.province))
        return Flow.DONE


# After the reveal


class QuestAsBattleCard(Procedure[BloodRage]):
    """A revealed Quest fights for +3 with Tyr's Domain or +5 with Tyr's Wrath, not both (BR-15.6, BR-R-19)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(DeclareQuest((self.clan,)))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, PlayCard):
            state.boasts[self.clan] = BOAST[move.card]
            state.tell(QuestDeclared(self.clan, state.played[self.clan], BOAST[move.card]))
        return Flow.DONE


BOAST: Final = {TYRS_DOMAIN: 3, TYRS_WRATH: 5}


class DeclareQuest(Decision[BloodRage]):
    """With which upgrade the Quest fights, or not at all."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [PLAY_CARD[card] for card in (TYRS_DOMAIN, TYRS_WRATH) if state.has_upgrade(seat, card)]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case PlayCard(card=card) if card in BOAST and state.has_upgrade(seat, card):
                return None
            case _:
                return refuse("BR-15.6", "declare-your-quest")


# Battle won


class TyrsProwess(Procedure[BloodRage]):
    """The winner buys back cards for 1 Rage each, one by one (BR-16.10)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at > 0:
            move = state.answers[self.clan]
            if not isinstance(move, KeepCard):
                return Flow.DONE
            self.buy(state, move.card)
        if not may_buy_back(state, self.clan):
            return Flow.DONE
        state.ask(BuyBack((self.clan,)))
        return Flow.NEXT

    def buy(self, state: BloodRage, card: Card) -> None:
        state.rage[self.clan] -= 1
        state.on_table.remove(self.clan * ALL_CARDS + card)
        hide_card(state, self.clan, card)
        state.tell(CardBoughtBack(self.clan, card))


class BuyBack(Decision[BloodRage]):
    """One of the cards played in this battle, or no more."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        on_table = cards_on_table(state, seat)
        moves: list[Move] = [KEEP_CARD[card] for card in range(ALL_CARDS) if card in on_table]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case KeepCard(card=card) if card in cards_on_table(state, seat):
                return None
            case _:
                return refuse("BR-16.10", "buy-back-a-played-card")


# Province pillaged


class LordOfHammers(Procedure[BloodRage]):
    """The Leader may move on to an adjacent province with room (BR-17.8)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(MoveLeaderOn((self.clan,), self.province))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, Go):
            state.tell(CardUsed(self.clan, LORD_OF_HAMMERS))
            state.move(self.clan, LEADER, self.province, move.place)
            state.tell(LeaderMovedOn(self.clan, self.province, move.place))
        return Flow.DONE


class MoveLeaderOn(Decision[BloodRage]):
    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [GO[place] for place in NEIGHBOURS[self.province] if state.has_room(place)]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case Go(place=place) if place > YGGDRASIL or not are_adjacent(self.province, place):
                return refuse("BR-17.8", "not-adjacent", place=place)
            case Go(place=place) if not state.has_room(place):
                return refuse("BR-17.8", "no-empty-village", province=place)
            case Go():
                return None
            case _:
                return refuse("BR-17.8", "move-on-or-stay")


# Battle over


class LokisBlessing(Procedure[BloodRage]):
    """A loser may invade the province with a Warrior for nothing (BR-16.19)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(UseUpgrade((self.clan,), LOKIS_BLESSING, self.province))
            return Flow.NEXT
        if isinstance(state.answers[self.clan], Accept):
            state.tell(CardUsed(self.clan, LOKIS_BLESSING))
            land(state, self.clan, WARRIOR, RESERVE, self.province, 0)
        return Flow.DONE
