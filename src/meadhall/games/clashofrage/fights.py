"""Fights: where, who strikes first, how they end (CR-7.18 to CR-7.20, CR-12.1 to CR-12.8, CR-12.32 to CR-12.35)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.assault import Assault
from meadhall.games.clashofrage.clans import SLOWNESS
from meadhall.games.clashofrage.events import FightBegan, FightWon, HeroWentHome, RageTaken
from meadhall.games.clashofrage.heroes import HERO_RAGE
from meadhall.games.clashofrage.model import ELVES, NOWHERE, ClashOfRage, Side, size
from meadhall.games.clashofrage.moves import FACE, FIGHT_AT, Face, FightAt
from meadhall.games.clashofrage.regions import HOME, Territory
from meadhall.games.clashofrage.victory import wins
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Fights(Procedure[ClashOfRage]):
    """Wherever the active clan meets enemies, in the order it likes; one fight after another (CR-7.18, CR-7.19)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at % 2:
            answer = state.answers[self.clan]
            assert isinstance(answer, FightAt)
            state.begin(Meeting(self.clan, answer.place))
            return Flow.NEXT
        places = state.contested(self.clan)
        if not places:
            return Flow.DONE
        if len(places) == 1:
            state.begin(Meeting(self.clan, places[0]))
            return Flow.AGAIN
        state.ask(PickFight((self.clan,)))
        return Flow.NEXT


class PickFight(Decision[ClashOfRage]):
    """Which fight comes next."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [FIGHT_AT[place] for place in state.contested(seat)]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, FightAt):
            return refuse("CR-7.19", "choose-a-fight")
        if move.place not in state.contested(seat):
            return refuse("CR-7.18", "nothing-to-fight-over", place=move.place)
        return None


class Meeting(Procedure[ClashOfRage]):
    """Every fight has two sides; should there be more, they are fought one after another (CR-R-28)."""

    def __init__(self, clan: Seat, place: Territory) -> None:
        self.clan: Final = clan
        self.place: Final = place

    def step(self, state: ClashOfRage, at: int) -> Flow:
        foes = state.enemies(self.clan, self.place)
        if at == 0 and len(foes) > 1:
            state.ask(PickFoe((self.clan,), self.place))
            return Flow.NEXT
        foe = foes[0]
        if at > 0:
            answer = state.answers[self.clan]
            assert isinstance(answer, Face)
            foe = answer.foe
        state.begin(Fight(self.clan, foe, self.place))
        return Flow.DONE


class PickFoe(Decision[ClashOfRage]):
    """Which of several enemies to fight first."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], place: Territory) -> None:
        super().__init__(seats)
        self.place: Final = place

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [FACE[foe] for foe in state.enemies(seat, self.place)]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Face):
            return refuse("CR-R-28", "choose-a-foe", place=self.place)
        if move.foe not in state.enemies(seat, self.place):
            return refuse("CR-R-28", "not-there", foe=move.foe, place=self.place)
        return None


class Fight(Procedure[ClashOfRage]):
    """1. Who strikes first.  2. Assaults in turn, until one side is gone.  3. Rage is spent, heroes go home."""

    def __init__(self, attacker: Seat, foe: Side, place: Territory) -> None:
        self.attacker: Final = attacker
        self.foe: Final = foe
        self.place: Final = place

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            return self.begin(state)
        if state.units(self.attacker, self.place) and state.units(self.foe, self.place):
            enemy = self.foe if state.striker == self.attacker else self.attacker
            state.begin(Assault(state.striker, enemy, self.attacker, self.place))
            return Flow.AGAIN
        return self.end(state)

    def begin(self, state: ClashOfRage) -> Flow:
        """The lower slowness strikes first; in a tie the defender (CR-12.4 to CR-12.8)."""
        mine, theirs = slowness(state, self.attacker, self.place), slowness(state, self.foe, self.place)
        state.battlefield = self.place
        state.striker = self.attacker if mine < theirs else self.foe
        if state.log is not None:
            state.tell(FightBegan(self.attacker, self.foe, self.place, mine, theirs))
        self.take_rage(state, self.attacker, rage_at_first(state, self.attacker, self.foe, self.place))
        self.take_rage(state, self.foe, rage_at_first(state, self.foe, self.attacker, self.place))
        return Flow.NEXT

    def take_rage(self, state: ClashOfRage, side: Side, tokens: int) -> None:
        state.rage[side] = tokens
        if tokens:
            state.tell(RageTaken(side, tokens, tokens))

    def end(self, state: ClashOfRage) -> Flow:
        """A hero without an army goes home; all rage is gone (CR-12.28, CR-12.33)."""
        for side in (self.attacker, self.foe):
            state.rage[side] = 0
            if side != ELVES and state.hero_at[side] == self.place and not state.units(side, self.place):
                state.hero_at[side] = HOME
                state.tell(HeroWentHome(side, state.hero[side]))
        state.battlefield = NOWHERE
        if state.log is not None:
            winner = self.attacker if state.units(self.attacker, self.place) else self.foe
            state.tell(FightWon(winner, self.place))
        return Flow.AGAIN if wins(state, self.attacker) else Flow.DONE


def slowness(state: ClashOfRage, side: Side, place: Territory) -> int:
    """Every type present counts once, with its equipment; heroes add none (CR-12.4, CR-12.5, CR-R-29)."""
    return max(0, state.sum_of(side, state.units(side, place), SLOWNESS))


def rage_at_first(state: ClashOfRage, side: Side, enemy: Side, place: Territory) -> int:
    """What a hero takes when his owner is outnumbered (CR-13.11)."""
    rage = HERO_RAGE[state.hero_in(side, place)]
    if not rage or size(state.units(enemy, place)) <= size(state.units(side, place)):
        return 0
    return rage
