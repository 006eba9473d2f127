"""Pillage, step by step (BR-13 to BR-16). This page follows BR-13.5; the steps keep its numbers."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.battle import (
    CallToBattle,
    ChooseAndReveal,
    ClearTable,
    LateCards,
    seen_strength,
    total_strength,
)
from meadhall.games.bloodrage.cards.numbers import VALKYRIE
from meadhall.games.bloodrage.destruction import Destroy, doom_all
from meadhall.games.bloodrage.effects import CardText, glory_for_the_fallen
from meadhall.games.bloodrage.events import (
    BattleBegan,
    BattleWon,
    GloryFromBattle,
    NobodyOpposed,
    NobodyWon,
    OathLapsed,
    PillageDeclared,
    PillageEnded,
    SightCounted,
    StrengthCompared,
)
from meadhall.games.bloodrage.lands import PLACES, Province
from meadhall.games.bloodrage.model import AXES, BloodRage
from meadhall.games.bloodrage.moments import (
    BATTLE_DECIDED,
    BATTLE_OVER,
    BEFORE_COMPARISON,
    CARDS_SWEPT,
    REWARD_TAKEN,
    STRENGTHS_COMPARED,
    TEXTS_CANCELLED,
    open_window,
    says,
    text_of,
)
from meadhall.games.bloodrage.reactions import QuestAsBattleCard, may_declare_quest
from meadhall.games.bloodrage.reward import PillageReward
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import NOBODY, Seat

CHOOSE_AND_REVEAL: Final = 3
THE_END: Final = 17


class PillageProvince(Procedure[BloodRage]):
    """1 call to battle, 2 unopposed check, 3 choose and reveal, 4 quest-as-battle options, 5 cancelling,
    6 discard and replay, 7 texts before comparison, 8 late cards, 9 comparison, 10 win and lose texts, 11 cards,
    12 destruction, 13 Glory for destroyed figures, 14 pillage reward, 15 battle Glory, 16 after-battle effects.
    """

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.declare(state)
            case 1:
                return self.call_to_battle(state)
            case 2:
                return self.check_whether_anybody_opposes(state)
            case 3:
                return self.choose_and_reveal(state)
            case 4:
                return self.let_quests_fight(state)
            case 5:
                return self.cancel_texts(state)
            case 6:
                return self.discard_and_replay(state)
            case 7:
                return self.texts_before_comparison(state)
            case 8:
                return self.late_cards(state)
            case 9:
                return self.compare(state)
            case 10:
                return self.win_and_lose_texts(state)
            case 11:
                return self.clear_the_cards(state)
            case 12:
                return self.destroy_the_losers(state)
            case 13:
                return self.glory_for_destroyed_figures(state)
            case 14:
                return self.pillage_reward(state)
            case 15:
                return self.battle_glory(state)
            case 16:
                return self.after_the_battle(state)
            case _:
                return self.finish(state)

    def declare(self, state: BloodRage) -> Flow:
        state.forget_battle()
        if state.log is not None:
            state.tell(PillageDeclared(self.pillager, self.province))
        return Flow.NEXT

    def call_to_battle(self, state: BloodRage) -> Flow:
        state.begin(CallToBattle(self.pillager, self.province))
        return Flow.NEXT

    def check_whether_anybody_opposes(self, state: BloodRage) -> Flow:
        """All clans with a figure in the province or its fjord must take part (BR-14.8, BR-14.9)."""
        for clan in range(state.seats):
            if state.is_present(clan, self.province):
                state.fighting |= 1 << clan
                if state.where(clan, VALKYRIE) == self.province:
                    state.valkyrie = clan
        state.fighting |= 1 << self.pillager
        if state.fighting == 1 << self.pillager:
            state.tell(NobodyOpposed(self.pillager, self.province))
            flow = state.jump(THE_END)
            state.begin(PillageReward(self.pillager, self.province, False))
            return flow
        state.tell(BattleBegan(self.province, tuple(state.fighters(self.pillager))))
        return Flow.NEXT

    def choose_and_reveal(self, state: BloodRage) -> Flow:
        state.begin(ChooseAndReveal(self.pillager, self.province))
        return Flow.NEXT

    def let_quests_fight(self, state: BloodRage) -> Flow:
        """Tyr's Domain and Tyr's Wrath (BR-15.6)."""
        boasters = [clan for clan in state.fighters(self.pillager) if may_declare_quest(state, clan)]
        if boasters:
            state.begin_all([QuestAsBattleCard(clan) for clan in boasters])
        return Flow.NEXT

    def cancel_texts(self, state: BloodRage) -> Flow:
        """The first Thor's Primacy from the pillager cancels all others' texts (BR-15.7, BR-15.8)."""
        for clan in state.fighters(self.pillager):
            if says(state, clan, TEXTS_CANCELLED):
                text_of(state, clan).cancel(state, clan)
        return Flow.NEXT

    def discard_and_replay(self, state: BloodRage) -> Flow:
        """The first Heimdall's Watch sweeps all cards away, and everybody chooses again (BR-15.9, BR-15.11)."""
        for clan in state.fighters(self.pillager):
            if says(state, clan, CARDS_SWEPT):
                text_of(state, clan).sweep(state, clan)
                return state.jump(CHOOSE_AND_REVEAL)
        return Flow.NEXT

    def texts_before_comparison(self, state: BloodRage) -> Flow:
        """Odin's Smite and Odin's Tide (BR-15.13)."""
        self.carry_out_texts(state, BEFORE_COMPARISON)
        return Flow.NEXT

    def late_cards(self, state: BloodRage) -> Flow:
        """Heimdall's Eye and Heimdall's Gaze (BR-15.15)."""
        state.begin(LateCards(self.pillager, self.province))
        return Flow.NEXT

    def compare(self, state: BloodRage) -> Flow:
        """The single highest total wins; a tie for it is won by nobody (BR-16.1 to BR-16.3)."""
        fighters = state.fighters(self.pillager)
        for clan in fighters:
            if says(state, clan, STRENGTHS_COMPARED):
                state.tell(SightCounted(clan, state.played[clan], seen_strength(state, clan)))
        totals = [total_strength(state, clan, self.province) for clan in fighters]
        best = max(totals)
        state.tell(StrengthCompared(self.province, tuple(fighters), tuple(totals)))
        state.winner = fighters[totals.index(best)] if totals.count(best) == 1 else NOBODY
        if state.winner == NOBODY:
            state.tell(NobodyWon(self.province))
        else:
            state.tell(BattleWon(self.province, state.winner))
        return Flow.NEXT

    def win_and_lose_texts(self, state: BloodRage) -> Flow:
        """Thor's and Loki's Battle cards (BR-16.4)."""
        self.carry_out_texts(state, BATTLE_DECIDED)
        return Flow.NEXT

    def clear_the_cards(self, state: BloodRage) -> Flow:
        """The winner discards, the losers take back (BR-16.10, BR-16.12)."""
        state.begin(ClearTable(self.pillager))
        return Flow.NEXT

    def destroy_the_losers(self, state: BloodRage) -> Flow:
        """All figures of the losers still in the battle, ships included (BR-16.13)."""
        for clan in state.fighters(self.pillager):
            if clan != state.winner:
                doom_all(state, clan, self.province)
        state.begin(Destroy(self.pillager, self.province))
        return Flow.NEXT

    def glory_for_destroyed_figures(self, state: BloodRage) -> Flow:
        """Odin's Judgement, Valkyrie and Thor's Glory (BR-16.15)."""
        for clan in state.fighters(self.pillager):
            glory_for_the_fallen(state, clan)
        return Flow.NEXT

    def pillage_reward(self, state: BloodRage) -> Flow:
        """Only a pillager who won has pillaged (BR-16.16, BR-16.17)."""
        if state.winner == self.pillager:
            grace = says(state, self.pillager, REWARD_TAKEN)
            state.begin(PillageReward(self.pillager, self.province, grace))
        return Flow.NEXT

    def battle_glory(self, state: BloodRage) -> Flow:
        """The winner gains its Axes, pillager or not (BR-16.18)."""
        if state.winner != NOBODY:
            glory = state.stat(state.winner, AXES)
            state.glory[state.winner] += glory
            state.tell(GloryFromBattle(state.winner, glory))
        return Flow.NEXT

    def after_the_battle(self, state: BloodRage) -> Flow:
        """Loki's Blessing (BR-16.19)."""
        open_window(state, BATTLE_OVER, self.pillager, self.province)
        return Flow.NEXT

    def finish(self, state: BloodRage) -> Flow:
        state.begin(PillageOver(self.pillager, self.province))
        return Flow.DONE

    def carry_out_texts(self, state: BloodRage, moment: int) -> None:
        """One clan after another, pillager first (BR-15.13, BR-16.4)."""
        clans = [clan for clan in state.fighters(self.pillager) if says(state, clan, moment)]
        if clans:
            state.begin_all([CardText(clan, self.pillager, self.province) for clan in clans])


class PillageOver(Procedure[BloodRage]):
    """A pillage sworn by Thor's Domain after this battle comes next, if it still can be carried out (BR-16.20)."""

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        state.forget_battle()
        if state.log is not None:
            state.tell(PillageEnded(self.pillager, self.province))
        while state.sworn:
            clan, province = divmod(state.sworn.pop(0), PLACES)
            if state.version < 2 or state.may_pillage(clan, province):
                state.begin(PillageProvince(clan, province))
                break
            state.tell(OathLapsed(clan, province))
        return Flow.DONE
