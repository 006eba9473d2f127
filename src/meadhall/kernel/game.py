"""Game: a state with its record, undo, and pleasant manners."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from meadhall.kernel import core, shelf
from meadhall.kernel.core import State
from meadhall.kernel.dice import SEED_BITS
from meadhall.kernel.history import Answered, History
from meadhall.kernel.notation import move_from, text_of
from meadhall.kernel.record import Answer, Record, parse
from meadhall.kernel.rules import Choice, Choices, Rules, SeatResult, View
from meadhall.kernel.troubles import BadRecord, CannotUndo, IllegalMove, Trouble
from meadhall.kernel.values import CHANCE, Event, Move, Refusal, Seat
from meadhall.kernel.words import MAIN_LANGUAGE, Words, words_of


@dataclass(frozen=True)
class Step(Answered):
    """One answer, and the table as it was before it."""

    before: State


class Game:
    """One game being played. Chance is answered from the seed, as soon as it is asked."""

    def __init__(
        self, rules: Rules, seats: int, seed: int | None = None, version: int | None = None, /, **wishes: Choice
    ) -> None:
        self.rules = rules
        self.language = MAIN_LANGUAGE
        choices = rules.choices(seats, wishes)
        given = secrets.randbits(SEED_BITS) if seed is None else seed
        self.history: History[Step] = History(rules, choices, given, rules.begin(seats, choices, version))
        self._let_chance_answer()

    # What is so

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def seed(self) -> int:
        return self.history.seed

    @property
    def choices(self) -> Choices:
        return self.history.options

    @property
    def steps(self) -> list[Step]:
        return self.history.given

    @property
    def told(self) -> list[Event]:
        """Everything that happened, for the referee's eyes only."""
        return self.history.told

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def waiting(self) -> list[Seat]:
        """The seats that owe an answer."""
        return list(self.state.waiting)

    @property
    def is_over(self) -> bool:
        return self.history.is_over

    @property
    def result(self) -> tuple[SeatResult, ...] | None:
        """Score, rank and victory of each seat; None while the game goes on."""
        return self.history.result

    def options(self, seat: Seat) -> list[Move]:
        return core.options(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """What `seat` may know; None is a spectator."""
        seen: View = self.rules.view(self.state, seat)
        return seen

    def events(self, seat: Seat | None) -> list[Event]:
        """Everything that happened so far, as `seat` was told it."""
        return [event.seen_by(seat) for event in self.told]

    def situation(self) -> str:
        """`Game > Voyage > Turn > Navigate`"""
        return " > ".join(type(frame).__name__ for frame in self.state.stack)

    def words(self) -> Words:
        return words_of(self.rules, self.language)

    # What is done

    def play(self, seat: Seat, move: Move | str) -> None:
        """Answer for `seat`; an illegal move raises `IllegalMove` and changes nothing."""
        given = self._move(move)
        refused = core.refusal(self.state, seat, given)
        if refused is not None:
            trouble = IllegalMove(refused, text_of(self.rules, given))
            trouble.reason = self.words().refusal(refused)
            raise trouble
        self._answer(seat, given)
        self._let_chance_answer()

    def refusal(self, seat: Seat, move: Move | str) -> Refusal | None:
        return core.refusal(self.state, seat, self._move(move))

    def why_not(self, seat: Seat, move: Move | str) -> str | None:
        """Why `seat` may not make this move, in words; None if it may."""
        refused = self.refusal(seat, move)
        return None if refused is None else self.words().refusal(refused)

    def can_undo(self, seat: Seat | None = None) -> str | None:
        """None if the last answer may be taken back, else the name of what stands against it."""
        if self.steps and seat is not None and self.steps[-1].seat not in (CHANCE, seat):
            return "another-has-answered"
        return self.history.against_undo(seat)

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last answer: never another seat's, never past chance or a reveal."""
        against = self.can_undo(seat)
        if against is not None:
            raise CannotUndo(against)
        self.history.take_back()

    def copy(self) -> Game:
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.history = self.history.copy()
        return twin

    def record(self) -> str:
        """The whole game as text, secrets included: for the referee, and for everybody once it is over."""
        return str(self.as_record())

    def as_record(self) -> Record:
        return self.history.record()

    def _move(self, move: Move | str) -> Move:
        return move_from(self.rules, move) if isinstance(move, str) else move

    def _answer(self, seat: Seat, move: Move) -> None:
        before = self.state.copy()
        self.history.take(Step(seat, move, not before.answers, len(self.told), before), before)

    def _let_chance_answer(self) -> None:
        while CHANCE in self.state.waiting:
            self._answer(CHANCE, self.history.drawn())


def new(name: str, seats: int, seed: int | None = None, **options: Choice) -> Game:
    """A new game: `meadhall.new("raids", seats=3, seed=7, villages=4)`."""
    return Game(shelf.find(name), seats, seed, **options)


def read(text: str) -> Game:
    """A game from its record, played again answer by answer; `BadRecord` says what is wrong where."""
    record = parse(text)
    rules = shelf.find(record.game)
    game = _Replay(rules, record.seats, record.seed, record.version, **record.options)
    for at, decision in zip(record.lines, record.decisions, strict=True):
        for answer in decision:
            game.take(at, answer)
    game.close(record)
    return game.finished()


class _Replay(Game):
    """A game whose chance is read from a record, where the record tells it."""

    def _let_chance_answer(self) -> None:
        """Chance waits for the record's next line."""

    def take(self, at: int, answer: Answer) -> None:
        if answer.seat != CHANCE and CHANCE in self.state.waiting:
            super()._let_chance_answer()  # a record may leave chance to its seed
        try:
            if answer.seat == CHANCE:
                self._answer(CHANCE, self.history.drawn_before(answer.text))
            else:
                self.play(answer.seat, answer.text)
        except Trouble as trouble:
            reason = str(trouble)
            raise BadRecord("bad-answer", line=at, answer=str(answer)[:80], reason=reason) from trouble

    def close(self, record: Record) -> None:
        super()._let_chance_answer()
        if record.scores is None:
            return
        result = self.result
        if result is None:
            raise BadRecord("ends-too-early")
        scores = tuple(seat.score for seat in result)
        if scores != record.scores:
            raise BadRecord("other-scores", told=_spaced(record.scores), found=_spaced(scores))

    def finished(self) -> Game:
        twin = Game.copy(self)
        return twin


def _spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)
