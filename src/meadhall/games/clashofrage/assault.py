"""Assaults: dice, wounds, the fallen, rage and flight (CR-12.9 to CR-12.31)."""

from __future__ import annotations

from math import comb
from typing import ClassVar, Final

from meadhall.games.clashofrage.clans import LEVELS, LIFE, RAGE, Level
from meadhall.games.clashofrage.events import (
    ArmyFled,
    AssaultBegan,
    CrystalsWon,
    DicePicked,
    DiceRerolled,
    DiceRolled,
    RageTaken,
    UnitsFelled,
    WoundsDealt,
)
from meadhall.games.clashofrage.model import ELVES, ClashOfRage, Side, count, figures
from meadhall.games.clashofrage.moves import (
    FELL,
    FELL_ALL,
    FLEE,
    KEEP_DICE,
    PICK_DIE,
    REROLL_ALL,
    REROLL_BLANKS,
    ROLL_PICKED,
    STRIKE,
    Fell,
    FellAll,
    Flee,
    KeepDice,
    PickDie,
    RerollAll,
    RerollBlanks,
    RollDice,
    RollPicked,
    Strike,
)
from meadhall.games.clashofrage.regions import HOME, PLACES, Territory
from meadhall.kernel.core import Chance, Decision, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse

BLANK: Final = 0
WOUND: Final = 1
MOST_DICE: Final = 16  # no type can have more power
# Four faces of six show a wound: of n dice, k do in comb(n, k) * 2^k of 3^n cases (CR-1.14).
ROLL_DICE: Final = [RollDice(wounds) for wounds in range(MOST_DICE + 1)]
WEIGHTS: Final[list[list[int]]] = [[comb(n, k) << k for k in range(n + 1)] for n in range(MOST_DICE + 1)]
CASES: Final[list[int]] = [sum(weights) for weights in WEIGHTS]


class Assault(Procedure[ClashOfRage]):
    """1. Strike or flee.  2. Roll.  3. Reroll.  4. Count wounds and fell enemies.  5. Rage, if nobody fell."""

    def __init__(self, striker: Side, enemy: Side, attacker: Seat, place: Territory) -> None:
        self.striker: Final = striker
        self.enemy: Final = enemy
        self.attacker: Final = attacker
        self.place: Final = place

    def step(self, state: ClashOfRage, at: int) -> Flow:
        match at:
            case 0:
                return self.strike_or_flee(state)
            case 1:
                return self.roll(state)
            case 2:
                return self.reroll(state)
            case 3:
                return self.count_wounds(state)
            case _:
                return self.end(state)

    def strike_or_flee(self, state: ClashOfRage) -> Flow:
        """The dice of the last assault are taken up. Elves never flee (CR-12.9, CR-12.31)."""
        state.wound_faces = 0
        state.blank_faces = 0
        if state.log is not None:
            state.tell(AssaultBegan(self.striker))
        if self.striker != ELVES:
            state.ask(StrikeOrFlee((self.striker,), self.place))
        return Flow.NEXT

    def roll(self, state: ClashOfRage) -> Flow:
        """As many dice as the strongest type has power (CR-12.10)."""
        if self.striker != ELVES and isinstance(state.answers[self.striker], Flee):
            flee(state, self.striker, self.place)
            return Flow.DONE
        self.beat_the_drums(state)
        state.ask(DiceRoll(state.dice_of(self.striker, self.place)))
        return Flow.NEXT

    def beat_the_drums(self, state: ClashOfRage) -> None:
        """Rage that equipment gives, before the roll (CR-12.27)."""
        tokens = state.sum_of(self.striker, state.army[PLACES * self.striker + self.place], RAGE)
        if tokens:
            state.rage[self.striker] += tokens
            state.tell(RageTaken(self.striker, tokens, state.rage[self.striker]))

    def reroll(self, state: ClashOfRage) -> Flow:
        """Elves are rolled for by whoever sits to the right of the attacker (CR-12.2, CR-12.11)."""
        state.wound_faces = dice_rolled(state)
        state.blank_faces = state.dice_of(self.striker, self.place) - state.wound_faces
        state.rerolls = state.rerolls_of(self.striker, self.place)
        if state.log is not None:
            state.tell(DiceRolled(self.striker, state.wound_faces, state.blank_faces))
        if state.rerolls:
            state.begin(Rerolling(self.striker, player_of(state, self.striker, self.attacker)))
        return Flow.NEXT

    def count_wounds(self, state: ClashOfRage) -> Flow:
        """Faces, hits and rage, less the enemy's shields (CR-12.15, CR-12.16)."""
        hits = state.hits_of(self.striker, self.place)
        rage = state.rage[self.striker]
        shields = state.shields_of(self.enemy, self.place)
        state.wounds = max(0, state.wound_faces + hits + rage - shields)
        state.felled = False
        if state.log is not None:
            state.tell(WoundsDealt(self.striker, state.wound_faces, hits, rage, shields, state.wounds))
        if state.wounds:
            chooser = player_of(state, self.striker, self.attacker)
            state.begin(Casualties(self.striker, self.enemy, chooser, self.place))
        return Flow.NEXT

    def end(self, state: ClashOfRage) -> Flow:
        """Who felled nobody takes a rage token (CR-12.24, CR-12.26); then the other side strikes."""
        if not state.felled and (self.striker != ELVES or state.elves_take_rage):
            state.rage[self.striker] += 1
            if state.log is not None:
                state.tell(RageTaken(self.striker, 1, state.rage[self.striker]))
        state.wounds = 0
        state.striker = self.enemy
        return Flow.DONE


def player_of(state: ClashOfRage, side: Side, attacker: Seat) -> Seat:
    """Who decides for a side: elves are played by the attacker's right-hand neighbour (CR-12.2)."""
    return (attacker - 1) % state.seats if side == ELVES else side


class StrikeOrFlee(Decision[ClashOfRage]):
    """Roll the dice, or give up the territory (CR-12.29)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], place: Territory) -> None:
        super().__init__(seats)
        self.place: Final = place

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [STRIKE, FLEE]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Strike | Flee) else refuse("CR-12.9", "strike-or-flee")


def flee(state: ClashOfRage, clan: Seat, place: Territory) -> None:
    """All units of this fight and the hero go to the bastion (CR-12.30, CR-13.10)."""
    state.army[PLACES * clan + HOME] += state.army[PLACES * clan + place]
    state.army[PLACES * clan + place] = 0
    if state.hero_at[clan] == place:
        state.hero_at[clan] = HOME
    state.tell(ArmyFled(clan, place))


# Dice


class DiceRoll(Chance[ClashOfRage]):
    """So many dice at once; all that matters is how many show a wound."""

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.dice: Final = dice

    def odds(self, state: ClashOfRage) -> list[tuple[Move, int]]:
        return [(ROLL_DICE[wounds], weight) for wounds, weight in enumerate(WEIGHTS[self.dice])]

    def draw(self, state: ClashOfRage, dice: Dice) -> Move:
        rest = dice.below(CASES[self.dice])
        wounds = 0
        for weight in WEIGHTS[self.dice]:
            rest -= weight
            if rest < 0:
                break
            wounds += 1
        return ROLL_DICE[wounds]


def dice_rolled(state: ClashOfRage) -> int:
    rolled = state.answers[CHANCE]
    assert isinstance(rolled, RollDice)
    return rolled.wounds


class Rerolling(Procedure[ClashOfRage]):
    """Any dice may be rolled again, once for each reroll; what is not used is lost (CR-12.12)."""

    def __init__(self, striker: Side, chooser: Seat) -> None:
        self.striker: Final = striker
        self.chooser: Final = chooser

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.picked_wounds = 0
            state.picked_blanks = 0
            state.ask(PickDice((self.chooser,)))
            return Flow.NEXT
        if at % 2 == 0:
            return self.read_dice(state)
        answer = state.answers[self.chooser]
        if isinstance(answer, KeepDice):
            state.rerolls = 0
            return Flow.DONE
        if isinstance(answer, PickDie):
            if answer.face == WOUND:
                state.picked_wounds += 1
            else:
                state.picked_blanks += 1
            self.tell_picked(state)
            state.ask(PickDice((self.chooser,)))
            return Flow.AGAIN
        if not isinstance(answer, RollPicked):
            state.picked_blanks = state.blank_faces
            if isinstance(answer, RerollAll):
                state.picked_wounds = state.wound_faces
            self.tell_picked(state)
        state.ask(DiceRoll(state.picked_wounds + state.picked_blanks))
        return Flow.NEXT

    def tell_picked(self, state: ClashOfRage) -> None:
        if state.log is not None:
            state.tell(DicePicked(self.striker, state.picked_wounds, state.picked_blanks))

    def read_dice(self, state: ClashOfRage) -> Flow:
        dice = state.picked_wounds + state.picked_blanks
        wounds = dice_rolled(state)
        state.wound_faces += wounds - state.picked_wounds
        state.blank_faces += dice - wounds - state.picked_blanks
        state.rerolls -= 1
        state.picked_wounds = 0
        state.picked_blanks = 0
        if state.log is not None:
            state.tell(DiceRerolled(self.striker, dice, state.wound_faces, state.blank_faces))
        if state.rerolls:
            state.begin(Rerolling(self.striker, self.chooser))
        return Flow.DONE


class PickDice(Decision[ClashOfRage]):
    """Keep the dice, roll all blanks or all dice again, or pick some one by one."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        blanks = state.blank_faces - state.picked_blanks
        wounds = state.wound_faces - state.picked_wounds
        if state.picked_blanks or state.picked_wounds:
            moves.append(ROLL_PICKED)
        else:
            if blanks:
                moves.append(REROLL_BLANKS)
            moves.append(KEEP_DICE)
            if wounds:
                moves.append(REROLL_ALL)
        if blanks:
            moves.append(PICK_DIE[BLANK])
        if wounds:
            moves.append(PICK_DIE[WOUND])
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        has_picked = state.picked_blanks + state.picked_wounds > 0
        match move:
            case RollPicked():
                return None if has_picked else refuse("CR-12.12", "pick-dice-first")
            case KeepDice() | RerollBlanks() | RerollAll() if has_picked:
                return refuse("CR-12.12", "dice-are-picked")
            case RerollBlanks() if not state.blank_faces:
                return refuse("CR-12.12", "no-such-die", face=BLANK)
            case RerollAll() if not state.wound_faces:
                return refuse("CR-12.12", "all-are-blank")
            case PickDie(face=face) if face == BLANK and state.blank_faces == state.picked_blanks:
                return refuse("CR-12.12", "no-such-die", face=BLANK)
            case PickDie(face=face) if face == WOUND and state.wound_faces == state.picked_wounds:
                return refuse("CR-12.12", "no-such-die", face=WOUND)
            case KeepDice() | RerollBlanks() | RerollAll() | PickDie():
                return None
            case _:
                return refuse("CR-12.12", "keep-or-reroll")


# The fallen


class Casualties(Procedure[ClashOfRage]):
    """The striker spends wounds on enemy units as long as they suffice for one (CR-12.17 to CR-12.20)."""

    def __init__(self, striker: Side, enemy: Side, chooser: Seat, place: Territory) -> None:
        self.striker: Final = striker
        self.enemy: Final = enemy
        self.chooser: Final = chooser
        self.place: Final = place

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at > 0:
            answer = state.answers[self.chooser]
            if isinstance(answer, Fell):
                self.fell(state, answer.level, 1)
            elif isinstance(answer, FellAll):
                self.fell(state, answer.level, most_felled(state, self.enemy, self.place, answer.level))
        levels = within_reach(state, self.enemy, self.place)
        if len(levels) > 1 and not all_must_fall(state, self.enemy, self.place):
            state.ask(PickCasualty((self.chooser,), self.enemy, self.place))
            return Flow.NEXT
        for level in levels:  # no choice is left
            self.fell(state, level, most_felled(state, self.enemy, self.place, level))
        return Flow.DONE

    def fell(self, state: ClashOfRage, level: Level, number: int) -> None:
        """Figures return to the reserve; an elf becomes a crystal of whoever felled it (CR-12.21, CR-12.22)."""
        state.wounds -= number * state.total(self.enemy, level, LIFE)
        state.felled = True
        state.army[PLACES * self.enemy + self.place] -= figures(level, number)
        if self.enemy != ELVES:
            state.reserve[self.enemy] += figures(level, number)
        if state.log is not None:
            state.tell(UnitsFelled(self.enemy, state.unit(self.enemy, level), number, self.place))
        if self.enemy == ELVES:
            state.crystals[self.striker] += number
            if state.log is not None:
                state.tell(CrystalsWon(self.striker, number))


def within_reach(state: ClashOfRage, enemy: Side, place: Territory) -> list[Level]:
    """Types of which the wounds suffice to eliminate one."""
    army = state.army[PLACES * enemy + place]
    levels: list[Level] = []
    for level in range(LEVELS):
        if army >> 4 * level & 15 and state.total(enemy, level, LIFE) <= state.wounds:
            levels.append(level)
    return levels


def most_felled(state: ClashOfRage, enemy: Side, place: Territory, level: Level) -> int:
    return min(count(state.units(enemy, place), level), state.wounds // state.total(enemy, level, LIFE))


def all_must_fall(state: ClashOfRage, enemy: Side, place: Territory) -> bool:
    """The wounds suffice for the whole army."""
    army = state.army[PLACES * enemy + place]
    needed = 0
    for level in range(LEVELS):
        number = army >> 4 * level & 15
        if number:
            needed += number * state.total(enemy, level, LIFE)
    return needed <= state.wounds


class PickCasualty(Decision[ClashOfRage]):
    """Which enemy falls next, one of a type or as many of it as the wounds allow."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], enemy: Side, place: Territory) -> None:
        super().__init__(seats)
        self.enemy: Final = enemy
        self.place: Final = place

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for level in within_reach(state, self.enemy, self.place):
            moves.append(FELL[level])
            if most_felled(state, self.enemy, self.place, level) > 1:
                moves.append(FELL_ALL[level])
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Fell(level=level) | FellAll(level=level) if not count(state.units(self.enemy, self.place), level):
                return refuse("CR-12.17", "no-such-enemy")
            case Fell(level=level) | FellAll(level=level) if state.total(self.enemy, level, LIFE) > state.wounds:
                life = state.total(self.enemy, level, LIFE)
                return refuse("CR-12.18", "not-enough-wounds", life=life, wounds=state.wounds)
            case FellAll(level=level) if most_felled(state, self.enemy, self.place, level) == 1:
                return refuse("CR-12.18", "only-one-can-fall")
            case Fell() | FellAll():
                return None
            case _:
                return refuse("CR-12.19", "use-all-wounds", wounds=state.wounds)
