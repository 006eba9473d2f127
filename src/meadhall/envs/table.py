"""One table that an environment steps: a state, its dice, and what they are worth in the end."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console

from meadhall.envs.codec import Codec, Mask, Observation, codec_of, returns_of
from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import SEED_BITS, Dice
from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Seat
from meadhall.kernel.words import MAIN_LANGUAGE, words_of

WIDTH = 100  # of a board that is drawn as text


class Seating:
    """What a table is begun with, again and again: the game, its seats and its options."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Choice]) -> None:
        self.codec: Codec = codec_of(game)
        self.rules = self.codec.rules
        self.seats = self.rules.seats[0] if seats is None else seats
        self.choices = self.rules.choices(self.seats, options)

    def begin(self) -> Any:
        return self.rules.begin(self.seats, self.choices)

    def __reduce__(self) -> tuple[Any, ...]:
        """Never changes, so copies are the same; and is begun anew in another process."""
        return Seating, (self.rules.name, self.seats, self.choices)

    def __deepcopy__(self, memo: dict[int, Any]) -> Seating:
        return self


class Table:
    """A game under way. Chance is answered from the seed as soon as it is asked: the deal is that of `meadhall.new`."""

    def __init__(self, seating: Seating, seed: int | None = None) -> None:
        self.seating = seating
        self.dice = Dice(secrets.randbits(SEED_BITS) if seed is None else seed)
        self.state: State = seating.begin()
        core.run(self.state)
        core.settle(self.state, self.dice)

    @property
    def waiting(self) -> list[Seat]:
        return self.state.waiting

    @property
    def is_over(self) -> bool:
        return not self.state.waiting

    def mask(self, seat: Seat) -> Mask:
        return self.seating.codec.mask(self.state, seat)

    def observe(self, seat: Seat) -> Observation:
        return self.seating.codec.observe(self.state, seat)

    def answer(self, seat: Seat, action: int) -> bool:
        """Whether this was allowed; what is refused changes nothing."""
        for move in core.options(self.state, seat):
            if move.number == action:
                core.answer(self.state, seat, move)
                core.settle(self.state, self.dice)
                return True
        return False

    def why_not(self, seat: Seat, action: int) -> str | None:
        """The rule that forbids it, if any does; what is no action at all is an error of whoever asks."""
        moves = self.seating.rules.moves
        if not 0 <= action < len(moves):
            raise ValueError(f"there is no action {action}: they go from 0 to {len(moves) - 1}")
        refused = core.refusal(self.state, seat, moves[action])
        return None if refused is None else refused.rule

    def returns(self) -> list[float]:
        rules = self.seating.rules
        return returns_of(rules, rules.result(self.state)) if self.is_over else [0.0] * self.seating.seats

    def copy(self) -> Table:
        """As it is, dice included: the same answers lead to the same table."""
        return self._with(self.state.copy(), self.dice.copy())

    def imagined(self, seat: Seat, seed: int | None = None) -> Table:
        """A table that looks the same from `seat`, dealt anew where it cannot see: for planning that does not peek."""
        dice = Dice(secrets.randbits(SEED_BITS) if seed is None else seed)
        return self._with(self.seating.rules.imagine(self.state, seat, dice), dice)

    def _with(self, state: State, dice: Dice) -> Table:
        twin = object.__new__(Table)
        twin.seating, twin.state, twin.dice = self.seating, state, dice
        return twin

    def drawn(self, seat: Seat | None) -> str:
        """The board as the terminal shows it to `seat`; None: to somebody who looks on."""
        rules = self.seating.rules
        out = StringIO()
        console = Console(file=out, width=WIDTH)
        console.print(rules.draw_board(rules.view(self.state, seat), words_of(rules, MAIN_LANGUAGE)))
        return out.getvalue()
