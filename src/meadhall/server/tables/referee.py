"""One game and its log: what is answered, by whom, when, and what was taken back.

The log only grows. An undo is an entry of its own, and so is every answer of
chance; whoever replays the entries in order has the same game. Nothing here
waits, sends or stores.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dump import load
from meadhall.kernel.history import Answered, History
from meadhall.kernel.notation import move_from, text_of
from meadhall.kernel.record import Record
from meadhall.kernel.rules import Choices, Rules, SeatResult
from meadhall.kernel.values import CHANCE, Event, Move, Seat
from meadhall.server.troubles import BadEntry, NotNow, Refused

ANSWER: Final = "answer"
AUTO: Final = "auto"  # a publicly forced answer, given by the hall
DREW: Final = "chance"
UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    number: int
    kind: str
    seat: Seat
    text: str
    spent: int  # milliseconds of the seat's clock
    at: float


@dataclass(frozen=True)
class Played(Answered):
    """An answer that stands, how it came about and when."""

    kind: str
    at: float

    @property
    def is_forced(self) -> bool:
        return self.kind == AUTO


class Referee:
    """A game under way."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        options: Choices,
        seed: int,
        start: dict[str, Any] | None,
        version: int | None = None,
    ) -> None:
        state = rules.begin(seats, options, version) if start is None else load(rules, deepcopy(start))
        self.rules = rules
        self.history: History[Played] = History(rules, options, seed, state)
        self.count = 0  # entries in the log
        self.last_undo = -1  # its number in the log
        self.told_at: list[float] = []
        self.scenes: list[State] = []  # the table as each of the last events left it, until somebody takes them
        self.asked: dict[Seat, int] = {}  # the number of the question each waiting seat owes an answer to
        self.asked_before: list[dict[Seat, int]] = []  # … before each answer that may still be taken back
        self._note_questions(set())

    # What is so

    @property
    def state(self) -> Any:
        return self.history.state

    def led_by_seats(self) -> list[list[int]]:
        """The clan, god … that each seat is known to lead."""
        view = self.rules.open_view(self.state)
        return [[number for led in self.rules.led(view, seat).values() for number in led] for seat in range(self.seats)]

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def told(self) -> list[Event]:
        return self.history.told

    @property
    def played(self) -> list[Played]:
        return self.history.given

    @property
    def waiting(self) -> list[Seat]:
        return list(self.state.waiting)

    @property
    def is_over(self) -> bool:
        return self.history.is_over

    @property
    def result(self) -> tuple[SeatResult, ...] | None:
        return self.history.result

    def answers_given(self) -> int:
        """How many answers of players stand: a lesson counts its steps by them."""
        return sum(1 for played in self.played if played.seat != CHANCE)

    def against_undo(self, seat: Seat) -> str | None:
        """None if `seat` may take back its last answer, else the name of what stands against it."""
        return self.history.against_undo(seat)

    def last_choice(self) -> Played | None:
        """The last answer that somebody chose."""
        return next((one for one in reversed(self.played) if not one.is_forced and one.seat != CHANCE), None)

    def first_by_others(self, seat: Seat) -> int | None:
        """The place in `played` of the first answer others gave since `seat` last chose, if they have given any."""
        first = None
        for at in range(len(self.played) - 1, -1, -1):
            one = self.played[at]
            if one.seat == seat and not one.is_forced:
                break
            if one.seat not in (seat, CHANCE):
                first = at
        return first

    def is_publicly_forced(self, seat: Seat) -> bool:
        """One option only, and everybody can see that it is the only one."""
        return core.asked(self.state).is_public and len(core.options(self.state, seat)) == 1

    def check_question(self, seat: Seat, question: int) -> None:
        """Whether this is what the seat owes an answer to."""
        if self.is_over:
            raise NotNow("game-is-over")
        owed = self.asked.get(seat)
        if owed is None:
            raise NotNow("nothing-asked")
        if owed != question:
            raise NotNow("stale-question", question=question, now=owed)

    # What is done; each returns the entry to be stored

    def answer(self, seat: Seat, move: Move, kind: str, spent: int, at: float) -> Entry:
        self._check(seat, move)
        return self._take(seat, move, kind, spent, at)

    def chance(self, at: float) -> Entry:
        return self._take(CHANCE, self.history.drawn(), DREW, 0, at)

    def undo(self, seat: Seat, at: float) -> list[Entry]:
        """Take back the last answer of `seat`, and what was forced after it."""
        against = self.against_undo(seat)
        if against is not None:
            raise NotNow(against)
        entries = []
        while True:
            was_forced = self.played[-1].is_forced
            entries.append(self._take_back(seat, at))
            if not was_forced:
                return entries

    def replay(self, entries: Iterable[Entry]) -> None:
        """The stored log once more; `BadEntry` names the first that the rules do not allow."""
        for entry in entries:
            self.scenes.clear()
            try:
                self._play_again(entry)
            except Exception as reason:
                raise BadEntry(entry.number) from reason

    def follow(self, entries: Iterable[Entry]) -> None:
        """What was stored elsewhere; whoever is here is told of it."""
        for entry in entries:
            self._play_again(entry)

    def take_scenes(self) -> list[State]:
        """The table as each event since the last taking left it; after the last of them, as it stands now."""
        scenes = [*self.scenes[:-1], self.state] if self.scenes else []
        self.scenes.clear()
        return scenes

    def copy(self) -> Referee:
        twin: Referee = object.__new__(Referee)
        twin.__dict__.update(self.__dict__)
        twin.history = self.history.copy()
        twin.told_at, twin.scenes = list(self.told_at), list(self.scenes)
        twin.asked, twin.asked_before = dict(self.asked), list(self.asked_before)
        return twin

    def record(self) -> Record:
        """The whole game, secrets included."""
        return self.history.record()

    # How

    def _play_again(self, entry: Entry) -> None:
        match entry.kind:
            case "undo":
                self._take_back(entry.seat, entry.at)
            case "chance":
                self._take(CHANCE, self.history.drawn_before(entry.text), DREW, 0, entry.at)
            case _:
                self.answer(entry.seat, move_from(self.rules, entry.text), entry.kind, entry.spent, entry.at)

    def _check(self, seat: Seat, move: Move) -> None:
        refused = core.refusal(self.state, seat, move)
        if refused is not None:
            raise Refused(refused)

    def _take(self, seat: Seat, move: Move, kind: str, spent: int, at: float) -> Entry:
        before = self.state.copy()
        others = set(before.waiting) - {seat}
        self.state.scenes = self.scenes
        self.history.take(Played(seat, move, not before.answers, len(self.told), kind, at), before)
        self.asked_before.append(self.asked)
        if not self.history.trail:
            self.asked_before.clear()
        self.told_at += [at] * (len(self.told) - len(self.told_at))
        entry = Entry(self.count, kind, seat, text_of(self.rules, move), spent, at)
        self.count += 1
        self._note_questions(others)
        return entry

    def _note_questions(self, same: set[Seat]) -> None:
        """Whoever is asked something new owes it under the number the log has reached."""
        self.asked = {seat: self.asked[seat] if seat in same else self.count for seat in self.state.waiting}

    def _take_back(self, seat: Seat, at: float) -> Entry:
        played = self.history.take_back()
        del self.told_at[len(self.told) :]
        self.scenes.clear()
        entry = Entry(self.count, UNDO, seat, "", 0, at)
        self.last_undo = self.count
        self.count += 1
        before = self.asked_before.pop()
        newest = {seat: max(question, self.asked.get(seat, 0)) for seat, question in before.items()}
        self.asked = {**newest, played.seat: self.count}
        return entry
