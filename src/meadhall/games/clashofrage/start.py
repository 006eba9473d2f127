"""Setup, and the game as a whole (CR-3, CR-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.buildmap import MakeMap
from meadhall.games.clashofrage.cards import DECKS
from meadhall.games.clashofrage.clans import CLANS, FIGURES, LEVELS
from meadhall.games.clashofrage.elves import UpgradeElves
from meadhall.games.clashofrage.events import ClanChosen, ElvesGathered, FirstNamed, GameStopped, RoundBegan
from meadhall.games.clashofrage.market import FillMarket
from meadhall.games.clashofrage.model import (
    CITY_ELVES,
    ELF_TOKENS_OF_A_TYPE,
    ELVES,
    FIRST_ACTION,
    FORGE_ELVES,
    MOST_ROUNDS,
    SECOND_ACTION,
    ClashOfRage,
    count,
    figures,
)
from meadhall.games.clashofrage.moves import CHOOSE_CLAN, ChooseClan, DealClans, PlaceElves
from meadhall.games.clashofrage.regions import PLACES
from meadhall.games.clashofrage.stones import ReinforcementStones
from meadhall.games.clashofrage.tactics import PlayTactics
from meadhall.games.clashofrage.turn import Actions
from meadhall.kernel.core import Chance, Decision, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.opening import FirstDraw, first_drawn
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse


def start(
    seats: int,
    first: int,
    points: int,
    map_kind: int,
    deals_clans: bool,
    clans: tuple[int, ...],
    mixes_elves: bool,
    elves_take_rage: bool,
) -> ClashOfRage:
    """An empty table. `clans` names one for each seat; when empty, they are chosen or dealt."""
    state = ClashOfRage()
    state.set_up(seats, points, elves_take_rage)
    state.begin(Game(first, map_kind, deals_clans, clans, mixes_elves))
    return state


class Game(Procedure[ClashOfRage]):
    """1. Who is first.  2. The map.  3. The clans.  4. The elves.  5. The market.  6. Rounds until somebody wins."""

    def __init__(self, first: int, map_kind: int, deals_clans: bool, clans: tuple[int, ...], mixes_elves: bool) -> None:
        self.first: Final = first
        self.map_kind: Final = map_kind
        self.deals_clans: Final = deals_clans
        self.clans: Final = clans
        self.mixes_elves: Final = mixes_elves

    def step(self, state: ClashOfRage, at: int) -> Flow:
        match at:
            case 0:
                return self.draw_the_first(state)
            case 1:
                return self.join_tiles(state)
            case 2:
                return self.choose_clans(state)
            case 3:
                return self.draw_elves(state)
            case 4:
                return self.open_the_market(state)
            case _:
                return self.next_round(state)

    def draw_the_first(self, state: ClashOfRage) -> Flow:
        state.ask(FirstDraw(self.first))
        return Flow.NEXT

    def join_tiles(self, state: ClashOfRage) -> Flow:
        state.first = first_drawn(state)
        state.tell(FirstNamed(state.first))
        state.begin(MakeMap(self.map_kind))
        return Flow.NEXT

    def choose_clans(self, state: ClashOfRage) -> Flow:
        state.begin(ChooseClans(self.deals_clans, self.clans))
        return Flow.NEXT

    def draw_elves(self, state: ClashOfRage) -> Flow:
        state.ask(ElvesDraw(self.mixes_elves))
        return Flow.NEXT

    def open_the_market(self, state: ClashOfRage) -> Flow:
        place_elves(state)
        state.begin(FillMarket())
        return Flow.NEXT

    def next_round(self, state: ClashOfRage) -> Flow:
        if state.round == MOST_ROUNDS:
            state.tell(GameStopped(state.round))
            return Flow.DONE
        state.round += 1
        state.tell(RoundBegan(state.round))
        state.begin_all(
            [UpgradeElves(), PlayTactics(), Actions(FIRST_ACTION), ReinforcementStones(), Actions(SECOND_ACTION)]
        )
        return Flow.AGAIN


# The clans (CR-3.8 to CR-3.10)


class ChooseClans(Procedure[ClashOfRage]):
    """Every player takes a different clan, clockwise from the first; or they are dealt, or agreed upon."""

    def __init__(self, deals_clans: bool, clans: tuple[int, ...]) -> None:
        self.deals_clans: Final = deals_clans
        self.clans: Final = clans

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if self.deals_clans:
            return self.deal(state, at)
        if self.clans:
            return self.take_all(state, self.clans)
        if at > 0:
            seat = (state.first + at - 1) % state.seats
            answer = state.answers[seat]
            assert isinstance(answer, ChooseClan)
            take_clan(state, seat, answer.people)
        if at == state.seats:
            return Flow.DONE
        state.ask(PickClan(((state.first + at) % state.seats,)))
        return Flow.NEXT

    def deal(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(ClansDeal())
            return Flow.NEXT
        dealt = state.answers[CHANCE]
        assert isinstance(dealt, DealClans)
        return self.take_all(state, dealt.peoples)

    def take_all(self, state: ClashOfRage, clans: tuple[int, ...]) -> Flow:
        for seat, people in enumerate(clans):
            take_clan(state, seat, people)
        return Flow.DONE


def take_clan(state: ClashOfRage, seat: Seat, people: int) -> None:
    """All figures begin in the reserve, all seven tactic cards in the pile (CR-3.9, CR-6.1)."""
    state.clan[seat] = people
    for level in range(LEVELS):
        state.reserve[seat] += figures(level, FIGURES[LEVELS * people + level])
    state.pile[seat] = DECKS[people]
    state.tell(ClanChosen(seat, people))


class PickClan(Decision[ClashOfRage]):
    """One of the clans nobody leads yet."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [CHOOSE_CLAN[people] for people in range(CLANS) if people not in state.clan]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseClan):
            return refuse("CR-3.8", "choose-a-clan")
        if move.people in state.clan:
            return refuse("CR-3.8", "clan-is-taken", people=move.people)
        return None


class ClansDeal(Chance[ClashOfRage]):
    def draw(self, state: ClashOfRage, dice: Dice) -> Move:
        clans = list(range(CLANS))
        dice.shuffle(clans)
        return DealClans(tuple(clans[: state.seats]))

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, DealClans):
            clans = move.peoples
            if len(clans) == state.seats == len(set(clans)) and max(clans) < CLANS:
                return None
        return refuse("table", "cannot-happen")


# The elves (CR-3.3 to CR-3.7)


class ElvesDraw(Chance[ClashOfRage]):
    """Four tokens for every city, two for every forge, from all 45; `mixes`: one of each type in every city."""

    def __init__(self, mixes: bool) -> None:
        super().__init__()
        self.mixes: Final = mixes

    def draw(self, state: ClashOfRage, dice: Dice) -> Move:
        bag = [level for level in range(LEVELS) for _ in range(ELF_TOKENS_OF_A_TYPE)]
        tokens: list[int] = []
        if self.mixes:
            for level in range(LEVELS):
                for _ in state.cities:
                    bag.remove(level)
        dice.shuffle(bag)
        for _ in state.cities:
            tokens += [0, 1, 2, bag.pop()] if self.mixes else [bag.pop() for _ in range(CITY_ELVES)]
        return PlaceElves(tuple(tokens + bag[: FORGE_ELVES * len(state.forges)]))

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        return (
            None
            if isinstance(move, PlaceElves) and self.can_be(state, move.tokens)
            else refuse("table", "cannot-happen")
        )

    def can_be(self, state: ClashOfRage, tokens: tuple[int, ...]) -> bool:
        cities = len(state.cities)
        if len(tokens) != (CITY_ELVES + FORGE_ELVES) * cities or max(tokens) >= LEVELS:
            return False
        for level in range(LEVELS):
            if tokens.count(level) > ELF_TOKENS_OF_A_TYPE:
                return False
            for city in range(cities):
                if self.mixes and level not in tokens[CITY_ELVES * city : CITY_ELVES * (city + 1)]:
                    return False
        return True


def place_elves(state: ClashOfRage) -> None:
    """Unit face up on the board; all other tokens form the reserve of crystals (CR-3.7)."""
    drawn = state.answers[CHANCE]
    assert isinstance(drawn, PlaceElves)
    places = [city for city in state.cities for _ in range(CITY_ELVES)]
    places += [forge for forge in state.forges for _ in range(FORGE_ELVES)]
    for place, level in zip(places, drawn.tokens):
        state.army[PLACES * ELVES + place] += figures(level)
        state.crystal_reserve -= 1
    for place in state.cities + state.forges:
        army = state.units(ELVES, place)
        state.tell(ElvesGathered(place, count(army, 0), count(army, 1), count(army, 2)))
