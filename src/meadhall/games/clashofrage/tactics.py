"""Phase 2: tactic cards, bastions, revenue and reinforcements (CR-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.cards import GOLD, REINFORCEMENTS, TACTIC_CARDS
from meadhall.games.clashofrage.clans import LEVELS, Level, Tactic
from meadhall.games.clashofrage.events import (
    BastionPlaced,
    ReinforcementsReady,
    RevenueTaken,
    TacticDrawn,
    TacticsRevealed,
    TacticsShuffled,
    UnitsArrived,
    UnitsMissing,
)
from meadhall.games.clashofrage.model import (
    CRYSTALS_OF_A_CITY,
    HAND,
    PLAY_TACTICS,
    Army,
    ClashOfRage,
    count,
    figures,
    size,
)
from meadhall.games.clashofrage.moves import (
    DEPLOY,
    DEPLOY_REST,
    DRAW_TACTIC,
    PLACE_BASTION,
    PLAY_TACTIC,
    Deploy,
    DeployRest,
    DrawTactic,
    PlaceBastion,
    PlayTactic,
)
from meadhall.games.clashofrage.phases import begin_phase
from meadhall.games.clashofrage.regions import (
    HOME,
    NO_SPOT,
    PLACES,
    Place,
    Spot,
    around,
    territories_beside,
    ways_with_bastion,
)
from meadhall.kernel.core import Chance, Decision, Flow, Frame, Procedure
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse


class PlayTactics(Procedure[ClashOfRage]):
    """1. Draw.  2. Choose in secret.  3. Reveal; bastions, at first.  4. Revenue.  5. Reinforcements."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        match at:
            case 0:
                return self.draw(state)
            case 1:
                return self.choose(state)
            case 2:
                return self.reveal(state)
            case _:
                return self.pay_and_reinforce(state)

    def draw(self, state: ClashOfRage) -> Flow:
        begin_phase(state, PLAY_TACTICS)
        state.begin(DrawHands())
        return Flow.NEXT

    def choose(self, state: ClashOfRage) -> Flow:
        state.ask(PickTactic(tuple(range(state.seats))))
        return Flow.NEXT

    def reveal(self, state: ClashOfRage) -> Flow:
        """Together, and turn order is the ascending order of the numbers (CR-6.5, CR-6.6)."""
        numbers = [tactic_answered(state, seat) for seat in range(state.seats)]
        for seat, number in enumerate(numbers):
            state.tactic[seat] = number
            state.hand[seat] ^= 1 << number
            state.known[seat] &= ~(1 << number)
            state.discard[seat] |= 1 << number
        order = sorted(numbers)
        state.order = [numbers.index(number) for number in order]
        state.reveal(TacticsRevealed(tuple(state.order), tuple(order)))
        if state.round == 1:
            state.begin(PlaceBastions())
        return Flow.NEXT

    def pay_and_reinforce(self, state: ClashOfRage) -> Flow:
        """Revenue comes first (CR-6.15)."""
        for clan in state.order:
            take_revenue(state, clan)
        reinforcements: list[Frame[ClashOfRage]] = [Reinforce(clan) for clan in state.order]
        state.begin_all(reinforcements)
        return Flow.DONE


# Drawing and choosing (CR-6.1 to CR-6.5)


class DrawHands(Procedure[ClashOfRage]):
    """Everybody draws up to three cards; an empty pile is made anew from the discards (CR-6.1 to CR-6.3)."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        seat = self.next_to_draw(state)
        if seat == state.seats:
            return Flow.DONE
        if at % 2:
            self.take(state, seat)
        else:
            if state.pile[seat] == 0:
                self.shuffle_discards(state, seat)
            state.ask(TacticDraw(seat))
        return Flow.NEXT

    def next_to_draw(self, state: ClashOfRage) -> Seat:
        seat = 0
        while seat < state.seats and state.hand[seat].bit_count() == HAND:
            seat += 1
        return seat

    def shuffle_discards(self, state: ClashOfRage, seat: Seat) -> None:
        """Everything else has been seen, so everybody knows what is left in the hand (CR-R-18)."""
        state.pile[seat], state.discard[seat] = state.discard[seat], 0
        state.known[seat] = state.hand[seat]
        state.tell(TacticsShuffled(seat))

    def take(self, state: ClashOfRage, seat: Seat) -> None:
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, DrawTactic)
        state.pile[seat] ^= 1 << drawn.tactic
        state.hand[seat] |= 1 << drawn.tactic
        state.reveal(TacticDrawn(seat, drawn.tactic))


class TacticDraw(Chance[ClashOfRage]):
    """One card of a clan's own pile."""

    def __init__(self, clan: Seat) -> None:
        super().__init__()
        self.clan: Final = clan

    def odds(self, state: ClashOfRage) -> list[tuple[Move, int]]:
        return [(DRAW_TACTIC[number], 1) for number in numbers_in(state.pile[self.clan])]


def numbers_in(cards: int) -> list[Tactic]:
    """The order numbers of a set of tactic cards."""
    return [number for number in range(1, TACTIC_CARDS + 1) if cards >> number & 1]


class PickTactic(Decision[ClashOfRage]):
    """One of three cards, face down, all at once (CR-6.4)."""

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [PLAY_TACTIC[number - 1] for number in numbers_in(state.hand[seat])]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, PlayTactic):
            return refuse("CR-6.4", "play-a-tactic")
        if not state.hand[seat] >> move.tactic & 1:
            return refuse("CR-6.4", "tactic-not-in-hand", tactic=move.tactic)
        return None


def tactic_answered(state: ClashOfRage, seat: Seat) -> Tactic:
    answer = state.answers[seat]
    assert isinstance(answer, PlayTactic)
    return answer.tactic


# Bastions (CR-6.8 to CR-6.11)


class PlaceBastions(Procedure[ClashOfRage]):
    """In turn order."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at > 0:
            clan = state.order[at - 1]
            answer = state.answers[clan]
            assert isinstance(answer, PlaceBastion)
            place_bastion(state, clan, answer.spot)
        if at == state.seats:
            return Flow.DONE
        state.ask(PickSpot((state.order[at],)))
        return Flow.NEXT


def place_bastion(state: ClashOfRage, clan: Seat, spot: Spot) -> None:
    """It is connected with every territory it touches (CR-2.8)."""
    state.bastion[clan] = spot
    gates = territories_beside(state.tiles, state.spots[spot])
    state.on_foot = with_gates(state.on_foot, clan, gates)
    state.by_air = with_gates(state.by_air, clan, gates)
    state.tell(BastionPlaced(clan, spot))


def with_gates(ways: list[list[Place]], clan: Seat, gates: list[Place]) -> list[list[Place]]:
    before, mine, after = PLACES * clan, PLACES * clan + HOME, PLACES * (clan + 1)
    return ways[:before] + ways_with_bastion(ways[before:mine], gates) + ways[after:]


class PickSpot(Decision[ClashOfRage]):
    """An empty hex that touches a territory and no other bastion."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [PLACE_BASTION[spot] for spot in free_spots(state)]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, PlaceBastion):
            return refuse("CR-6.8", "place-your-bastion")
        if move.spot >= len(state.spots):
            return refuse("CR-6.9", "no-such-spot")
        if move.spot in state.bastion:
            return refuse("CR-6.11", "spot-is-taken")
        if move.spot not in free_spots(state):
            return refuse("CR-6.10", "beside-a-bastion")
        return None


def free_spots(state: ClashOfRage) -> list[Spot]:
    """Beside no bastion; should there be none such, any that is empty (CR-R-8)."""
    built = [state.spots[spot] for spot in state.bastion if spot != NO_SPOT]
    empty = [spot for spot in range(len(state.spots)) if state.spots[spot] not in built]
    near: list[int] = []
    for hex_key in built:
        near += around(hex_key)
    apart = [spot for spot in empty if state.spots[spot] not in near]
    return apart or empty


# Revenue (CR-6.12 to CR-6.15)


def take_revenue(state: ClashOfRage, clan: Seat) -> None:
    """Gold of the card; three crystals a city, as far as the reserve lasts (CR-6.12 to CR-6.14)."""
    gold = GOLD[state.tactic[clan]]
    crystals = min(state.crystal_reserve, CRYSTALS_OF_A_CITY * state.controlled(clan, state.cities))
    state.gold[clan] += gold
    state.crystals[clan] += crystals
    state.crystal_reserve -= crystals
    state.tell(RevenueTaken(clan, gold, crystals))


# Reinforcements (CR-6.16 to CR-6.21)


class Reinforce(Procedure[ClashOfRage]):
    """Units of the card come from the reserve, as many as there are, and are placed one by one."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            self.muster(state)
        else:
            self.place_as_answered(state)
        if state.arriving == 0:
            return Flow.DONE
        if len(state.strongholds(self.clan)) == 1:
            deploy(state, self.clan, HOME, state.arriving)  # CR-6.19: in the first round there is nothing else
            return Flow.DONE
        if at == 0:
            state.tell(ReinforcementsReady(self.clan, size(state.arriving)))
        state.ask(PickStronghold((self.clan,), lowest_level(state.arriving)))
        return Flow.NEXT

    def muster(self, state: ClashOfRage) -> None:
        """What is missing in the reserve is not received (CR-6.20)."""
        wanted, there = REINFORCEMENTS[state.tactic[self.clan]], state.reserve[self.clan]
        state.arriving = 0
        for level in range(LEVELS):
            state.arriving += figures(level, min(count(wanted, level), count(there, level)))
        if state.log is not None:
            self.tell_missing(state, wanted)

    def tell_missing(self, state: ClashOfRage, wanted: Army) -> None:
        for level in range(LEVELS):
            missing = count(wanted, level) - count(state.arriving, level)
            if missing:
                state.tell(UnitsMissing(self.clan, state.unit(self.clan, level), missing))

    def place_as_answered(self, state: ClashOfRage) -> None:
        answer = state.answers[self.clan]
        if isinstance(answer, Deploy):
            deploy(state, self.clan, answer.place, figures(lowest_level(state.arriving)))
        elif isinstance(answer, DeployRest):
            deploy(state, self.clan, answer.place, state.arriving)


def lowest_level(army: Army) -> Level:
    level = 0
    while not count(army, level):
        level += 1
    return level


def deploy(state: ClashOfRage, clan: Seat, place: Place, army: Army) -> None:
    state.arriving -= army
    state.reserve[clan] -= army
    state.army[PLACES * clan + place] += army
    if state.log is not None:
        for level in range(LEVELS):
            if count(army, level):
                state.tell(UnitsArrived(clan, state.unit(clan, level), count(army, level), place))


class PickStronghold(Decision[ClashOfRage]):
    """Where a unit of this level goes, or all that are left: the bastion, or wherever the clan has a unit."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], level: Level) -> None:
        super().__init__(seats)
        self.level: Final = level

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        places = state.strongholds(seat)
        moves: list[Move] = [DEPLOY[place] for place in places]
        if size(state.arriving) > 1:
            moves += [DEPLOY_REST[place] for place in places]
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Deploy):
            return no_stronghold(state, seat, move.place, "CR-6.17")
        if isinstance(move, DeployRest):
            if size(state.arriving) == 1:
                return refuse("CR-6.17", "only-one-is-left")
            return no_stronghold(state, seat, move.place, "CR-6.17")
        return refuse("CR-6.21", "place-your-reinforcements")


def no_stronghold(state: ClashOfRage, seat: Seat, place: Place, rule: str) -> Refusal | None:
    return None if place in state.strongholds(seat) else refuse(rule, "no-unit-of-yours", place=place)
