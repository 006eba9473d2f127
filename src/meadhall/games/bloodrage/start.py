"""The table before the first Age, and the game as a whole (BR-5, BR-6.1, BR-23)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import Age
from meadhall.games.bloodrage.cards.columns import AGES, AMOUNT, BEARERS, GLORY_FOR_THE_LAST
from meadhall.games.bloodrage.events import (
    ClansDrawn,
    DoomNamed,
    GameEnded,
    GloryFromCard,
    GloryFromLegend,
    ProvincesLost,
    TokensPlaced,
)
from meadhall.games.bloodrage.lands import OUTER
from meadhall.games.bloodrage.model import (
    ALL_STATS,
    AXES,
    CLANS,
    FIVE_GLORY,
    HORNS,
    RAGE,
    STATS,
    STEPS,
    BloodRage,
)
from meadhall.games.bloodrage.moves import DrawClans, PlaceDooms, PlaceTokens
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.opening import FirstDraw, first_drawn
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse

TOKENS: Final = [RAGE, RAGE, RAGE, AXES, AXES, HORNS, HORNS, FIVE_GLORY]  # for the outer provinces (BR-1.5)
LOST_AT_START: Final = [0, 0, 3, 2, 1]  # provinces destroyed from the start, by players (BR-5.7)
LEGENDARY: Final = 4  # the step from which a stat is legendary (BR-23.3)


def start(
    seats: int,
    first: int,
    clans: tuple[int, ...],
    small_decks: bool,
    first_game: bool,
    passed_may_return: bool,
    blessing_in_yggdrasil: bool,
) -> BloodRage:
    state = BloodRage()
    state.set_up(seats, clans, small_decks, first_game, passed_may_return, blessing_in_yggdrasil)
    state.begin(Game(first))
    return state


class Game(Procedure[BloodRage]):
    """1. Set up the board.  2. Three Ages.  3. The last scoring (BR-5, BR-6.1, BR-23)."""

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.draw_clans(state)
            case 1:
                return self.place_tokens(state)
            case 2:
                return self.place_dooms(state)
            case 3:
                return self.draw_the_first(state)
            case 4:
                return self.seat_the_first(state)
            case _:
                return self.next_age(state)

    def draw_clans(self, state: BloodRage) -> Flow:
        state.ask(ClansDraw())
        return Flow.NEXT

    def place_tokens(self, state: BloodRage) -> Flow:
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, DrawClans)
        state.clans = list(drawn.clans)
        state.tell(ClansDrawn(drawn.clans))
        state.ask(TokenDraw())
        return Flow.NEXT

    def place_dooms(self, state: BloodRage) -> Flow:
        """One Pillage token on each outer province, the green one on Yggdrasil (BR-5.4)."""
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, PlaceTokens)
        state.tokens = [*drawn.tokens, ALL_STATS]
        state.tell(TokensPlaced(drawn.tokens))
        state.ask(DoomDraw())
        return Flow.NEXT

    def draw_the_first(self, state: BloodRage) -> Flow:
        """Three provinces are doomed, one for each Age, and some are lost already (BR-5.5 to BR-5.8)."""
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, PlaceDooms)
        state.dooms = list(drawn.provinces[:AGES])
        lost = drawn.provinces[AGES:]
        for province in lost:
            state.ruined |= 1 << province
        state.tell(ProvincesLost(lost))
        for age, province in enumerate(state.dooms, start=1):
            state.tell(DoomNamed(age, province))
        state.ask(FirstDraw(self.first))
        return Flow.NEXT

    def seat_the_first(self, state: BloodRage) -> Flow:
        state.first = first_drawn(state)
        return Flow.NEXT

    def next_age(self, state: BloodRage) -> Flow:
        if state.age == AGES:
            last_scoring(state)
            return Flow.DONE
        state.begin(Age())
        return Flow.AGAIN


def last_scoring(state: BloodRage) -> None:
    """Thor's Conquest, then legendary stats (BR-23.2, BR-23.3)."""
    for clan in state.clockwise(state.first):
        for card in BEARERS[GLORY_FOR_THE_LAST]:
            if state.has_upgrade(clan, card):
                glory = AMOUNT[card] * state.on_board(clan)
                state.glory[clan] += glory
                state.tell(GloryFromCard(clan, glory, card))
        for stat in range(STATS):
            glory = legendary_glory(state.stats[clan * STATS + stat])
            if glory:
                state.glory[clan] += glory
                state.tell(GloryFromLegend(clan, glory, stat))
    state.tell(GameEnded())


def legendary_glory(step: int) -> int:
    """10 on steps 4 and 5, 20 on step 6 (BR-23.3)."""
    if step == STEPS:
        return 20
    return 10 if step >= LEGENDARY else 0


class ClansDraw(Chance[BloodRage]):
    """A clan for every seat, where the table has not chosen them."""

    def draw(self, state: BloodRage, dice: Dice) -> Move:
        if state.clans:
            return DrawClans(tuple(state.clans))
        clans = list(range(CLANS))
        dice.shuffle(clans)
        return DrawClans(tuple(clans[: state.seats]))

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, DrawClans) and are_possible_clans(state, move.clans):
            return None
        return refuse("table", "cannot-happen")


def are_possible_clans(state: BloodRage, clans: tuple[int, ...]) -> bool:
    if state.clans:
        return list(clans) == state.clans
    return len(clans) == state.seats and len(set(clans)) == state.seats and max(clans) < CLANS


class TokenDraw(Chance[BloodRage]):
    """The eight Pillage tokens of the outer provinces, shuffled (BR-5.4)."""

    def draw(self, state: BloodRage, dice: Dice) -> Move:
        tokens = TOKENS.copy()
        dice.shuffle(tokens)
        return PlaceTokens(tuple(tokens))

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, PlaceTokens) and sorted(move.tokens) == TOKENS:
            return None
        return refuse("table", "cannot-happen")


class DoomDraw(Chance[BloodRage]):
    """Three of the eight Ragnarök tokens for the Ages, and those of provinces lost from the start (BR-5.5, BR-5.7)."""

    def draw(self, state: BloodRage, dice: Dice) -> Move:
        provinces = list(range(OUTER))
        dice.shuffle(provinces)
        return PlaceDooms(tuple(provinces[: AGES + LOST_AT_START[state.seats]]))

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, PlaceDooms) and are_possible_dooms(state, move.provinces):
            return None
        return refuse("table", "cannot-happen")


def are_possible_dooms(state: BloodRage, provinces: tuple[int, ...]) -> bool:
    count = AGES + LOST_AT_START[state.seats]
    return len(provinces) == count and len(set(provinces)) == count and max(provinces) < OUTER
