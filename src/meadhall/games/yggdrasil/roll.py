"""The die, and Tyr's second throw (YG-1.12, YG-10.9)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.events import DieRolled, RollChosen
from meadhall.games.yggdrasil.model import BAGS, DIE, TYR, Bag, God, Yggdrasil
from meadhall.games.yggdrasil.moves import KEEP_ROLL, ROLL, ROLL_AGAIN, TAKE_ROLL, KeepRoll, Roll, RollAgain, TakeRoll
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse

FACES: Final = [ROLL[colour] for colour in range(BAGS) for _ in range(DIE[colour])]


class RollDie(Procedure[Yggdrasil]):
    """1. Roll.  2. Tyr may roll once more.  3. He chooses one of the two (YG-10.9, YG-R-24)."""

    def step(self, state: Yggdrasil, at: int) -> Flow:
        match at:
            case 0:
                return self.roll(state)
            case 1:
                return self.read_the_die(state)
            case 2:
                return self.roll_again(state)
            case 3:
                return self.read_the_second(state)
            case _:
                return self.take_one(state)

    def roll(self, state: Yggdrasil) -> Flow:
        state.ask(DIE_ROLL)
        return Flow.NEXT

    def read_the_die(self, state: Yggdrasil) -> Flow:
        state.rolled = colour_rolled(state)
        if state.log is not None:
            state.tell(DieRolled(state.active, state.rolled))
        if not state.has_power(TYR):
            return Flow.DONE
        state.ask(RollTwice((state.seat(),), TYR, state.rolled))
        return Flow.NEXT

    def roll_again(self, state: Yggdrasil) -> Flow:
        if isinstance(state.answers[state.seat()], KeepRoll):
            return Flow.DONE
        state.ask(DIE_ROLL)
        return Flow.NEXT

    def read_the_second(self, state: Yggdrasil) -> Flow:
        second = colour_rolled(state)
        state.tell(DieRolled(TYR, second))
        if second == state.rolled:
            return Flow.DONE
        state.ask(ChooseRoll((state.seat(),), TYR, state.rolled, second))
        return Flow.NEXT

    def take_one(self, state: Yggdrasil) -> Flow:
        chosen = state.answers[state.seat()]
        assert isinstance(chosen, TakeRoll)
        state.rolled = chosen.colour
        state.tell(RollChosen(TYR, state.rolled))
        return Flow.DONE


class DieRoll(Chance[Yggdrasil]):
    """Six faces in four colours (YG-1.12)."""

    def odds(self, state: Yggdrasil) -> list[tuple[Move, int]]:
        return [(ROLL[colour], DIE[colour]) for colour in range(len(DIE))]

    def draw(self, state: Yggdrasil, dice: Dice) -> Move:
        return FACES[dice.below(len(FACES))]


DIE_ROLL: Final = DieRoll()
ROLL_DIE: Final = RollDie()


def is_about_to_roll(state: Yggdrasil) -> bool:
    """For the first time: a second throw leaves the first one lying (YG-10.9)."""
    return isinstance(state.stack[-1], DieRoll) and state.marks[-2] == 1


def colour_rolled(state: Yggdrasil) -> Bag:
    rolled = state.answers[CHANCE]
    assert isinstance(rolled, Roll)
    return rolled.colour


class RollTwice(Asked):
    """Keep what the die shows, or roll once more: Tyr looks before he decides (YG-R-24)."""

    def __init__(self, seats: tuple[Seat, ...], god: God, colour: Bag) -> None:
        super().__init__(seats, god)
        self.colour: Final = colour

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [KEEP_ROLL, ROLL_AGAIN]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, KeepRoll | RollAgain):
            return None
        return refuse("YG-10.9", "keep-or-roll-again")


class ChooseRoll(Asked):
    def __init__(self, seats: tuple[Seat, ...], god: God, first: Bag, second: Bag) -> None:
        super().__init__(seats, god)
        self.first: Final = first
        self.second: Final = second

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [TAKE_ROLL[self.first], TAKE_ROLL[self.second]]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, TakeRoll) and move.colour in (self.first, self.second):
            return None
        return refuse("YG-10.9", "choose-one-of-two-rolls")
