"""The Action phase: turns, passing and the end (BR-8), and the choice of an action."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import KIND, QUEST, Card, is_upgrade
from meadhall.games.bloodrage.cards.numbers import KINDS, NO_CARD
from meadhall.games.bloodrage.events import (
    ActionPhaseEnded,
    Passed,
    PhaseBegan,
    QuestCommitted,
    RageRestored,
    TurnBegan,
)
from meadhall.games.bloodrage.figures import LEADER, WARRIOR
from meadhall.games.bloodrage.invade import BringFigure, why_not_invade
from meadhall.games.bloodrage.lands import FJORD_OF, OUTER, PLACES, RESERVE, VILLAGES, YGGDRASIL, Province
from meadhall.games.bloodrage.march import MarchFigures
from meadhall.games.bloodrage.model import ACTION, RAGE, BloodRage
from meadhall.games.bloodrage.moments import ACTIONS
from meadhall.games.bloodrage.moves import (
    INVADE,
    MARCH,
    PASS,
    PILLAGE,
    PLAY_CARD,
    Invade,
    March,
    Pass,
    Pillage,
    PlayCard,
)
from meadhall.games.bloodrage.pillage import PillageProvince
from meadhall.games.bloodrage.upgrade import UpgradeClan
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class ActionPhase(Procedure[BloodRage]):
    """1. Rage is restored.  2. Turns go clockwise until nobody can act or all is pillaged (BR-8.1, BR-8.2)."""

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            return self.restore_rage(state)
        if state.all_pillaged():
            state.tell(ActionPhaseEnded(True))
            return Flow.DONE
        for clan in state.clockwise(state.turn):
            if state.may_act(clan):
                state.turn = state.left_of(clan)
                if state.log is not None:
                    state.tell(TurnBegan(clan))
                state.begin(Turn(clan))
                return Flow.AGAIN
        state.tell(ActionPhaseEnded(False))
        return Flow.DONE

    def restore_rage(self, state: BloodRage) -> Flow:
        state.phase = ACTION
        state.turn = state.first
        state.passed = 0
        if state.log is not None:
            state.tell(PhaseBegan(ACTION))
        for clan in state.clockwise(state.first):
            state.rage[clan] = state.stat(clan, RAGE)
            if state.log is not None:
                state.tell(RageRestored(clan, state.rage[clan]))
        return Flow.NEXT


class Turn(Procedure[BloodRage]):
    """Exactly one action, or pass (BR-8.3)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseAction((self.clan,)))
            return Flow.NEXT
        self.act(state, self.clan, state.answers[self.clan])
        return Flow.DONE

    def act(self, state: BloodRage, clan: Seat, move: Move) -> None:
        if isinstance(move, Invade):
            cost = state.invade_cost(clan, move.figure)
            state.begin(BringFigure(clan, move.figure, RESERVE, cost, False))
        elif isinstance(move, March):
            state.begin(MarchFigures(clan, move.province))
        elif isinstance(move, PlayCard):
            self.play(state, clan, move.card)
        elif isinstance(move, Pillage):
            state.begin(PillageProvince(clan, move.province))
        elif isinstance(move, Pass):
            self.give_up(state, clan)
        else:
            self.special(state, clan, move)

    def play(self, state: BloodRage, clan: Seat, card: Card) -> None:
        if KIND[card] == QUEST:
            state.hand[clan].remove(card)
            state.quests[clan].append(card)
            state.tell(QuestCommitted(clan, card))
        else:
            state.begin(UpgradeClan(clan, card))

    def give_up(self, state: BloodRage, clan: Seat) -> None:
        """All Rage is lost, and with it every further action (BR-8.9, BR-8.10)."""
        state.rage[clan] = 0
        state.passed |= 1 << clan
        state.tell(Passed(clan))

    def special(self, state: BloodRage, clan: Seat, move: Move) -> None:
        """The actions that clan upgrades add (BR-8.17)."""
        for action in ACTIONS:
            if action.is_action(move):
                action.act(state, clan, move)


class ChooseAction(Decision[BloodRage]):
    """Invade, march, upgrade, quest, pillage, or pass (BR-8.16)."""

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        self.add_invades(state, seat, moves)
        self.add_provinces(state, seat, moves)
        self.add_cards(state, seat, moves)
        self.add_specials(state, seat, moves)
        return moves

    def add_invades(self, state: BloodRage, seat: Seat, moves: list[Move]) -> None:
        row = seat * PLACES + RESERVE
        if state.figures[row] == 0 or not state.is_under_horns(seat):
            return
        rage = state.rage[seat]
        if state.warriors[row] and state.invade_cost(seat, WARRIOR) <= rage and state.can_land(WARRIOR):
            moves.append(INVADE[WARRIOR])
        if state.figures[row] > state.warriors[row]:
            at = seat * KINDS
            for figure in range(LEADER, KINDS):
                waits = state.place_of[at + figure] == RESERVE
                if waits and state.invade_cost(seat, figure) <= rage and state.can_land(figure):
                    moves.append(INVADE[figure])

    def add_provinces(self, state: BloodRage, seat: Seat, moves: list[Move]) -> None:
        """Marches and pillages."""
        row = seat * PLACES
        figures = state.figures
        closed = state.ruined | state.pillaged
        for province in range(OUTER):
            here = figures[row + province]
            if here:
                moves.append(MARCH[province])
            if not closed >> province & 1 and (here or figures[row + FJORD_OF[province]]):
                moves.append(PILLAGE[province])
        if figures[row + YGGDRASIL]:
            if has_village(state):
                moves.append(MARCH[YGGDRASIL])
            if not closed >> YGGDRASIL & 1:
                moves.append(PILLAGE[YGGDRASIL])

    def add_cards(self, state: BloodRage, seat: Seat, moves: list[Move]) -> None:
        rage = state.rage[seat]
        last = NO_CARD
        for card in state.hand[seat]:
            if card == last:
                continue
            last = card
            if KIND[card] == QUEST or (is_upgrade(card) and state.upgrade_cost(seat, card) <= rage):
                moves.append(PLAY_CARD[card])

    def add_specials(self, state: BloodRage, seat: Seat, moves: list[Move]) -> None:
        for action in ACTIONS:
            if state.has_upgrade(seat, action.card):
                moves += action.moves(state, seat)

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Pass():
                return None
            case Invade(figure=figure):
                return why_not_invade(state, seat, figure, RESERVE, state.invade_cost(seat, figure))
            case March(province=province):
                return why_not_march(state, seat, province)
            case PlayCard(card=card):
                return why_not_play(state, seat, card)
            case Pillage(province=province):
                return why_not_pillage(state, seat, province)
            case _:
                return why_not_special(state, seat, move)


def has_village(state: BloodRage) -> bool:
    """An empty village anywhere."""
    for province in range(OUTER):
        if state.filled[province] < VILLAGES[province] and not state.ruined >> province & 1:
            return True
    return False


def why_not_march(state: BloodRage, seat: Seat, province: Province) -> Refusal | None:
    if not state.count(seat, province):
        return refuse("BR-10.2", "no-figures-there", province=province)
    if province == YGGDRASIL and not has_village(state):
        return refuse("BR-10.4", "nowhere-to-march", province=province)
    return None


def why_not_play(state: BloodRage, seat: Seat, card: Card) -> Refusal | None:
    if card not in state.hand[seat]:
        return refuse("BR-11.1", "card-not-in-hand", card=card)
    if KIND[card] == QUEST:
        return None
    if not is_upgrade(card):
        return refuse("BR-15.4", "battle-cards-are-for-battles", card=card)
    cost = state.upgrade_cost(seat, card)
    if cost > state.rage[seat]:
        return refuse("BR-8.4", "not-enough-rage", cost=cost, rage=state.rage[seat])
    return None


def why_not_pillage(state: BloodRage, seat: Seat, province: Province) -> Refusal | None:
    if state.is_ruined(province):
        return refuse("BR-2.15", "province-is-destroyed", province=province)
    if state.is_pillaged(province):
        return refuse("BR-13.2", "already-pillaged", province=province)
    if not state.is_present(seat, province):
        return refuse("BR-13.3", "nobody-to-pillage", province=province)
    return None


def why_not_special(state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
    """An action that takes an upgrade on the sheet (BR-8.17)."""
    for action in ACTIONS:
        if action.is_action(move):
            if not state.has_upgrade(seat, action.card):
                return refuse("BR-8.17", "needs-upgrade", card=action.card)
            return action.refusal(state, seat, move)
    return refuse("BR-8.3", "choose-an-action")
