"""An Age: its phases, and what follows the Action phase (BR-6, BR-18 to BR-22)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import (
    AGES,
    AMOUNT,
    BEARERS,
    GLORY,
    GLORY_FOR_THE_RELEASED,
    QUEST_GLORY_AGAIN,
    RAGNAROK_GLORY_AGAIN,
    Card,
)
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, NO_CARD
from meadhall.games.bloodrage.destruction import Destroy, doom_all
from meadhall.games.bloodrage.events import (
    AgeBegan,
    DoomMoved,
    FiguresReleased,
    GloryFromCard,
    GloryFromRagnarok,
    HandDiscarded,
    HandPutAway,
    PhaseBegan,
    ProvinceDestroyed,
    QuestCompleted,
    QuestFailed,
    QuestsRevealed,
    TokensTurned,
)
from meadhall.games.bloodrage.gifts import GodsGifts
from meadhall.games.bloodrage.lands import RESERVE, VALHALLA, Province
from meadhall.games.bloodrage.memory import remember_kept_cards, show_card
from meadhall.games.bloodrage.model import (
    DISCARD,
    QUEST_PHASE,
    RAGNAROK,
    RELEASE_VALHALLA,
    BloodRage,
)
from meadhall.games.bloodrage.moments import JUDGED, TEXT, Text
from meadhall.games.bloodrage.moves import KEEP_CARD, KeepCard
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.games.bloodrage.turn import ActionPhase
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

RAGNAROK_GLORY: Final = [0, 2, 3, 4]  # for each figure, by Age (BR-20.4)


class Age(Procedure[BloodRage]):
    """Gods' Gifts, Action, Discard, Quest, Ragnarök, Release Valhalla (BR-6.2), and the end of the Age."""

    def step(self, state: BloodRage, at: int) -> Flow:
        state.age += 1
        state.tell(AgeBegan(state.age, state.first))
        state.begin_all(
            [GodsGifts(), ActionPhase(), DiscardPhase(), QuestPhase(), Ragnarok(), ReleaseValhalla(), EndOfAge()]
        )
        return Flow.DONE


class DiscardPhase(Procedure[BloodRage]):
    """Everybody keeps one card, all choosing at once; in the Third Age none (BR-18)."""

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.phase = DISCARD
            state.tell(PhaseBegan(DISCARD))
            choosing = [clan for clan in state.clockwise(state.first) if len(state.hand[clan]) > 1]
            state.ask(KeepOneCard(tuple(choosing) if state.age < AGES else ()))
            return Flow.NEXT
        for clan in state.clockwise(state.first):
            self.put_away(state, clan)
        return Flow.DONE

    def put_away(self, state: BloodRage, clan: Seat) -> None:
        before = len(state.hand[clan])
        if before == 0:
            return
        move = state.answers.get(clan)
        if state.age == AGES:
            state.hand[clan] = []
            state.out += before
            state.tell(HandDiscarded(clan, before))
            return
        if isinstance(move, KeepCard):
            state.hand[clan] = [move.card]
            state.out += before - 1
        state.tell(HandPutAway(clan, state.hand[clan][0], before - 1))


class KeepOneCard(Decision[BloodRage]):
    """The card to keep for the next Age; all others are discarded unseen (BR-18.1, BR-18.4)."""

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        last = NO_CARD
        for card in state.hand[seat]:
            if card != last:
                moves.append(KEEP_CARD[card])
                last = card
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case KeepCard(card=card) if card in state.hand[seat]:
                return None
            case KeepCard(card=card):
                return refuse("BR-18.1", "card-not-in-hand", card=card)
            case _:
                return refuse("BR-18.1", "keep-one-card")


class QuestPhase(Procedure[BloodRage]):
    """1. All Quests are turned up.  2. Clockwise from the first player, each is judged (BR-19)."""

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            return self.turn_up(state)
        if not state.unveiled:
            return Flow.DONE
        clan, card = divmod(state.unveiled.pop(0), ALL_CARDS)
        state.out += 1
        judge(state, clan, card)
        return Flow.AGAIN

    def turn_up(self, state: BloodRage) -> Flow:
        state.phase = QUEST_PHASE
        state.tell(PhaseBegan(QUEST_PHASE))
        for clan in state.clockwise(state.first):
            quests = state.quests[clan]
            if quests:
                for card in quests:
                    show_card(state, clan, card)
                    state.unveiled.append(clan * ALL_CARDS + card)
                state.quests[clan] = []
                state.reveal(QuestsRevealed(clan, tuple(quests)))
        remember_kept_cards(state)
        return Flow.NEXT


def judge(state: BloodRage, clan: Seat, card: Card) -> None:
    """Glory and a step of any stat for a Quest completed, nothing lost for one that failed (BR-19.2, BR-19.3)."""
    if not TEXT[card].is_completed(state, clan):
        state.tell(QuestFailed(clan, card))
        return
    glory = GLORY[card] * (1 + state.gain(clan, QUEST_GLORY_AGAIN))
    state.glory[clan] += glory
    if state.log is not None:
        state.tell(QuestCompleted(clan, card, glory, state.bearers(clan, QUEST_GLORY_AGAIN)))
    state.begin(RaiseOfChoice(clan, NO_STAT, True))


class Strongest(Text):
    """What most Quests ask for: the most STR in one of these provinces (BR-19.5, BR-19.8)."""

    def __init__(self, provinces: list[Province]) -> None:
        super().__init__(JUDGED)
        self.provinces: Final = provinces

    def is_completed(self, state: BloodRage, clan: Seat) -> bool:
        for province in self.provinces:
            if has_most_strength(state, clan, province):
                return True
        return False


def has_most_strength(state: BloodRage, clan: Seat, province: Province) -> bool:
    """More than each other clan, and more than nothing, in a province not destroyed (BR-19.6, BR-19.7)."""
    own = state.strength(clan, province)
    if own == 0 or state.is_ruined(province):
        return False
    for other in range(state.seats):
        if other != clan and state.strength(other, province) >= own:
            return False
    return True


class Ragnarok(Procedure[BloodRage]):
    """1. Everybody in the doomed province and its fjord falls.  2. The dead earn Glory.  3. The province is gone
    (BR-20).
    """

    def step(self, state: BloodRage, at: int) -> Flow:
        doomed = state.dooms[state.age - 1]
        match at:
            case 0:
                return self.everybody_falls(state, doomed)
            case 1:
                return self.dead_earn_glory(state)
            case _:
                return self.province_is_gone(state, doomed)

    def everybody_falls(self, state: BloodRage, province: Province) -> Flow:
        state.phase = RAGNAROK
        state.fallen = [0] * state.seats
        state.tell(PhaseBegan(RAGNAROK))
        for clan in range(state.seats):
            doom_all(state, clan, province)
        state.begin(Destroy(state.first, province))
        return Flow.NEXT

    def dead_earn_glory(self, state: BloodRage) -> Flow:
        for clan in state.clockwise(state.first):
            count = state.fallen[clan]
            if count:
                glory = count * RAGNAROK_GLORY[state.age] * (1 + state.gain(clan, RAGNAROK_GLORY_AGAIN))
                state.glory[clan] += glory
                if state.log is not None:
                    state.tell(GloryFromRagnarok(clan, glory, count, state.bearers(clan, RAGNAROK_GLORY_AGAIN)))
        state.fallen = [0] * state.seats
        return Flow.NEXT

    def province_is_gone(self, state: BloodRage, province: Province) -> Flow:
        state.ruined |= 1 << province
        state.tell(ProvinceDestroyed(province))
        if state.age < AGES:
            state.tell(DoomMoved(state.dooms[state.age]))
        return Flow.DONE


class ReleaseValhalla(Procedure[BloodRage]):
    """The dead return to their reserves; Loki pays for them (BR-21)."""

    def step(self, state: BloodRage, at: int) -> Flow:
        state.phase = RELEASE_VALHALLA
        state.tell(PhaseBegan(RELEASE_VALHALLA))
        for clan in state.clockwise(state.first):
            count = state.count(clan, VALHALLA)
            if count:
                self.release(state, clan)
                state.tell(FiguresReleased(clan, count))
                loki_pays(state, clan, count)
        return Flow.DONE

    def release(self, state: BloodRage, clan: Seat) -> None:
        for figure in state.figures_at(clan, VALHALLA):
            while state.holds(clan, figure, VALHALLA):
                state.move(clan, figure, VALHALLA, RESERVE)


def loki_pays(state: BloodRage, clan: Seat, count: int) -> None:
    """Domain, Eminence and Wrath, added together (BR-21.3)."""
    for card in BEARERS[GLORY_FOR_THE_RELEASED]:
        if state.has_upgrade(clan, card):
            state.glory[clan] += AMOUNT[card] * count
            state.tell(GloryFromCard(clan, AMOUNT[card] * count, card))


class EndOfAge(Procedure[BloodRage]):
    """After Ages 1 and 2 the tokens are turned up and the First Player token goes left (BR-22)."""

    def step(self, state: BloodRage, at: int) -> Flow:
        if state.age < AGES:
            state.pillaged = 0
            state.first = state.left_of(state.first)
            state.tell(TokensTurned())
        return Flow.DONE
