"""The few things only one card says, one small function each (BR-15, BR-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.battle import cards_on_table, may_have_text, revealed_strength, sight_strength
from meadhall.games.bloodrage.cards import (
    ALL_CARDS,
    ASCENSION,
    BACKSTAB,
    HAMMER,
    JUDGEMENT,
    NO_CARD,
    OATH,
    POISON,
    PRIMACY,
    SMITE,
    THORS_GLORY,
    TIDE,
    TRICKERY,
    WATCH,
)
from meadhall.games.bloodrage.destruction import Destroy, doom
from meadhall.games.bloodrage.events import (
    CardsPoisoned,
    CardsSweptAway,
    FigureKept,
    GloryFromCard,
    GloryStolen,
    RageGained,
    RageStolen,
    TextCancelled,
)
from meadhall.games.bloodrage.figures import WARRIOR, Figure
from meadhall.games.bloodrage.lands import FJORD_OF, OUTER, PLACES, Province
from meadhall.games.bloodrage.memory import hide_card
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moves import TAKE, Take
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import NOBODY, Move, Refusal, Seat, refuse

BEFORE_COMPARISON: Final = [SMITE, TIDE]
AFTER_COMPARISON: Final = [HAMMER, OATH, ASCENSION, TRICKERY, BACKSTAB, POISON]
VALKYRIE_CARD: Final = 27


# Right after the reveal


def thors_primacy(state: BloodRage, clan: Seat) -> None:
    """The texts of all cards the other clans revealed are cancelled; strengths stay (BR-15.7)."""
    if not may_have_text(state, clan, PRIMACY):
        return
    for other in range(state.seats):
        if other != clan and state.fighting >> other & 1 and state.played[other] != NO_CARD:
            state.cancelled |= 1 << other
            state.tell(TextCancelled(other, state.played[other]))


def heimdalls_watch(state: BloodRage, clan: Seat) -> bool:
    """All revealed cards are discarded for Glory equal to their strengths (BR-15.9, BR-15.12)."""
    if not may_have_text(state, clan, WATCH):
        return False
    seats = range(state.seats)
    glory = sum([revealed_strength(state, other) + sight_strength(state, other) for other in seats])
    state.glory[clan] += glory
    state.out += len(state.on_table)
    state.on_table = []
    state.played = [NO_CARD] * state.seats
    state.boasts = [0] * state.seats
    state.cancelled = 0
    state.tell(CardsSweptAway(clan, glory))
    return True


# Before and after the comparison


class CardText(Procedure[BloodRage]):
    """What the card a clan revealed says, when its turn comes."""

    def __init__(self, clan: Seat, pillager: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if may_have_text(state, self.clan, SMITE):
            odins_smite(state, self.clan, self.pillager, self.province)
        elif may_have_text(state, self.clan, TIDE):
            state.begin(OdinsTide(self.pillager, self.province))
        elif state.winner == self.clan:
            win_text(state, self.clan)
        elif state.winner != NOBODY:
            lose_text(state, self.clan, state.winner)
        return Flow.DONE


def win_text(state: BloodRage, clan: Seat) -> None:
    if may_have_text(state, clan, HAMMER):
        thors_hammer(state, clan)
    elif may_have_text(state, clan, OATH):
        thors_oath(state, clan)
    elif may_have_text(state, clan, ASCENSION):
        thors_ascension(state, clan)


def lose_text(state: BloodRage, clan: Seat, winner: Seat) -> None:
    """These name the winner, so a battle nobody won leaves them without effect (BR-16.5)."""
    if may_have_text(state, clan, TRICKERY):
        lokis_trickery(state, clan, winner)
    elif may_have_text(state, clan, BACKSTAB):
        lokis_backstab(state, clan, winner)
    elif may_have_text(state, clan, POISON):
        lokis_poison(state, clan, winner)


def odins_smite(state: BloodRage, clan: Seat, pillager: Seat, province: Province) -> None:
    """Each other clan in the battle loses one Warrior in the province, if it has one."""
    for other in state.fighters(pillager):
        if other != clan and state.warriors[other * PLACES + province]:
            doom(state, other, 1, [])
    state.begin(Destroy(pillager, province))


class OdinsTide(Procedure[BloodRage]):
    """1. Pillager first, each clan chooses the one figure it keeps.  2. All others are destroyed (BR-R-44)."""

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        fighters = state.fighters(self.pillager)
        if at > 0:
            self.hear(state, fighters[at - 1])
        if at < len(fighters):
            self.ask(state, fighters[at])
            return Flow.NEXT
        for clan in fighters:
            self.doom_all_but_one(state, clan)
        state.begin(Destroy(self.pillager, self.province))
        return Flow.DONE

    def ask(self, state: BloodRage, clan: Seat) -> None:
        """A clan with one kind of figure has nothing to choose."""
        kinds = state.figures_in_battle(clan, self.province)
        state.ask(KeepFigure((clan,) if len(kinds) > 1 else (), self.province))

    def hear(self, state: BloodRage, clan: Seat) -> None:
        kinds = state.figures_in_battle(clan, self.province)
        if kinds:
            move = state.answers.get(clan)
            state.spared[clan] = move.figure if isinstance(move, Take) else kinds[0]
            state.tell(FigureKept(clan, state.spared[clan]))

    def doom_all_but_one(self, state: BloodRage, clan: Seat) -> None:
        kept = state.spared[clan]
        others = [figure for figure in state.figures_in_battle(clan, self.province) if figure not in (WARRIOR, kept)]
        warriors = state.warriors[clan * PLACES + self.province]
        doom(state, clan, max(0, warriors - (kept == WARRIOR)), others)


class KeepFigure(Decision[BloodRage]):
    """Which figure of those in the battle stays."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [TAKE[figure] for figure in state.figures_in_battle(seat, self.province)]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Take(figure=figure) if self.is_there(state, seat, figure):
                return None
            case Take(figure=figure):
                return refuse("BR-R-44", "not-in-this-battle", figure=figure)
            case _:
                return refuse("BR-R-44", "keep-one-figure")

    def is_there(self, state: BloodRage, seat: Seat, figure: Figure) -> bool:
        if state.holds(seat, figure, self.province):
            return True
        return self.province < OUTER and state.holds(seat, figure, FJORD_OF[self.province])


def thors_hammer(state: BloodRage, clan: Seat) -> None:
    gain_glory(state, clan, 3)


def thors_oath(state: BloodRage, clan: Seat) -> None:
    state.begin(RaiseOfChoice(clan, NO_STAT, False))


def thors_ascension(state: BloodRage, clan: Seat) -> None:
    state.rage[clan] += 3
    state.tell(RageGained(clan, 3, state.played[clan]))
    gain_glory(state, clan, 3)


def lokis_trickery(state: BloodRage, clan: Seat, winner: Seat) -> None:
    """1 Rage, if the winner has any (BR-16.6)."""
    if state.rage[winner]:
        state.rage[winner] -= 1
        state.rage[clan] += 1
        state.tell(RageStolen(clan, winner, 1))


def lokis_backstab(state: BloodRage, clan: Seat, winner: Seat) -> None:
    """2 Glory, or what the winner has (BR-16.7)."""
    glory = min(2, state.glory[winner])
    state.glory[winner] -= glory
    state.glory[clan] += glory
    state.tell(GloryStolen(clan, winner, glory))


def lokis_poison(state: BloodRage, clan: Seat, winner: Seat) -> None:
    """All cards the winner has face up, late ones included (BR-16.8)."""
    cards = cards_on_table(state, winner)
    for card in cards:
        state.on_table.remove(winner * ALL_CARDS + card)
        hide_card(state, clan, card)
    state.tell(CardsPoisoned(clan, winner, tuple(cards)))


def gain_glory(state: BloodRage, clan: Seat, glory: int) -> None:
    """By the card the clan has revealed."""
    state.glory[clan] += glory
    state.tell(GloryFromCard(clan, glory, state.played[clan]))


# Once the figures are destroyed


def glory_for_the_fallen(state: BloodRage, clan: Seat) -> None:
    """Every figure destroyed since the pillage was declared counts (BR-16.15, BR-R-22)."""
    everyone = sum(state.fallen)
    enemies = everyone - state.fallen[clan]
    if everyone and may_have_text(state, clan, JUDGEMENT):
        odins_judgement(state, clan, everyone)
    if enemies and state.valkyrie == clan:
        valkyrie_rejoices(state, clan, enemies)
    if enemies >= 2 and state.has_upgrade(clan, THORS_GLORY):
        thors_glory(state, clan)


def odins_judgement(state: BloodRage, clan: Seat, everyone: int) -> None:
    gain_glory(state, clan, 2 * everyone)


def valkyrie_rejoices(state: BloodRage, clan: Seat, enemies: int) -> None:
    state.glory[clan] += 2 * enemies
    state.tell(GloryFromCard(clan, 2 * enemies, VALKYRIE_CARD))


def thors_glory(state: BloodRage, clan: Seat) -> None:
    state.glory[clan] += 2
    state.tell(GloryFromCard(clan, 2, THORS_GLORY))
