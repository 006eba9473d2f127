"""A table as it is to be.

A change is made on copies of the header, the chairs and the clocks. It becomes
true when it is stored, all of it at once, and is told only then
(`Table.commit`); whatever is refused on the way leaves nothing behind. Only the
referee moves ahead of the store.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from meadhall.kernel import core
from meadhall.kernel.notation import moves_by_text
from meadhall.kernel.values import CHANCE, Move, Seat
from meadhall.server import wire
from meadhall.server.storage.statements import Statement
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.header import Header, clock_of
from meadhall.server.tables.referee import ANSWER, AUTO, UNDO, Entry, Referee
from meadhall.server.tables.seats import Chair


class Asker(NamedTuple):
    """The hall that thinks about a bot's question."""

    question: int
    hall: str


@dataclass
class Change:
    now: float
    header: Header
    chairs: list[Chair]
    clocks: Clocks | None
    referee: Referee | None
    next_line: int  # the number of whatever is said next
    has_begun: bool = False  # before this change
    told: int = 0  # events that were told before it
    revision: int = 0  # of the table; one more than before where other halls are told of it
    spare: Referee | None = None  # the game before it, should another hall be quicker
    askers: dict[Seat, Asker] = field(default_factory=dict)  # of bots that owe an answer
    # What is stored with it
    entries: list[Entry] = field(default_factory=list)
    said: list[wire.Said] = field(default_factory=list)
    also: list[Statement] = field(default_factory=list)  # what else is to be written with it
    # Who is told of it, besides the news of the game and what was said
    is_public: bool = False  # everybody, that the table is another: its seats, its status, who is here
    is_reseating: bool = False  # everybody looks for their seat again
    moved: dict[Seat, Seat] = field(default_factory=dict)  # where places were drawn: from which seat to which
    vacated: Seat | None = None  # whoever looked from this seat is a spectator now
    account_of: dict[str, str] = field(default_factory=dict)  # guests who are accounts from now on
    own_news: Seat | None = None  # this seat alone, what it sees now
    shown: list[wire.Suggested] = field(default_factory=list)  # everybody, and it is not kept

    @property
    def begins(self) -> bool:
        return self.referee is not None and not self.has_begun

    @property
    def is_undo(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == UNDO

    @property
    def has_moved(self) -> bool:
        return self.begins or bool(self.entries)

    def is_full(self) -> bool:
        return self.header.status == "open" and all(chair.kind in ("person", "bot") for chair in self.chairs)

    def seat_after(self, seat: Seat | None) -> Seat | None:
        """Where somebody sits who sat there, after places were drawn."""
        return None if seat is None else self.moved.get(seat, seat)

    def dropped(self, before: list[Chair]) -> list[Seat]:
        """Seats whose prepared answer came to nothing; `before` is who sat where."""
        if not self.entries or self.begins:
            return []
        answered = {entry.seat for entry in self.entries}
        gone = [chair for chair, was in zip(self.chairs, before) if was.prepared is not None and chair.prepared is None]
        return [chair.seat for chair in gone if chair.seat not in answered]

    # What is said

    def say(self, seat: Seat | None, name: str, text: str) -> None:
        self._say("chat", seat, name, text, {})

    def notice(self, text: str, **about: str | int) -> None:
        """The hall says something to all."""
        self._say("notice", None, "", text, about)

    def _say(self, kind: wire.SaidKind, seat: Seat | None, name: str, text: str, about: dict[str, str | int]) -> None:
        number = self.next_line + len(self.said)
        self.said.append(wire.Said(number, kind, seat, name, text, about, self.now))

    # Who sits where

    def draw_places(self) -> None:
        order = list(self.chairs)
        secrets.SystemRandom().shuffle(order)
        self.moved = {chair.seat: seat for seat, chair in enumerate(order)}
        self.chairs = [replace(chair, seat=seat) for seat, chair in enumerate(order)]

    def reseat(self) -> None:
        """Everybody is told who sits where, each in the seat they have."""
        self.is_reseating = self.is_public = True

    def hand_over(self, seat: Seat, why: wire.Departure, level: str) -> None:
        """A bot goes on for somebody; a table without people is abandoned."""
        chair, header = self.chairs[seat], self.header
        chair.kind, chair.left, chair.level, chair.prepared, chair.auto = "bot", why, level, None, True
        if self.clocks is not None:
            chair.time = {"left": self.clocks.give_up(seat, self.now)}
            header.due_at = self.clocks.due_at()
        if not any(other.kind == "person" for other in self.chairs):
            header.status = "abandoned"
            header.due_at, header.waiting = None, []
        self.vacated, self.is_public = seat, True
        self.notice(why, name=chair.name)

    def come_back(self, seat: Seat, referee: Referee) -> None:
        """The person sits where the bot sat, with the clock they had."""
        chair = self.chairs[seat]
        chair.kind, chair.left, chair.level = "person", None, None
        if self.clocks is not None and chair.time is not None:
            chair.time = {"left": chair.time["left"], "at": referee.count}
            self.clocks.take_up(seat, chair.time["left"])
            self.clocks.run_for(referee.waiting, self.now)
            self.header.due_at = self.clocks.due_at()
        self.reseat()
        self.notice("came-back", name=chair.name)

    def hand_to_account(self, guest: str, account: str) -> None:
        for chair in self.chairs:
            if chair.person == guest:
                chair.person = account
        if self.header.host == guest:
            self.header.host = account
        self.account_of[guest] = account
        self.is_public = True

    def abandon(self) -> None:
        self.header.status, self.header.due_at, self.is_public = "abandoned", None, True

    # What is played

    def begin(self, referee: Referee, entries: Iterable[Entry], is_scripted: bool) -> None:
        """To the first question, from where the referee has come to by entries of another table, if any."""
        clock = clock_of(self.header)
        if clock is not None:
            self.clocks = Clocks(clock, [chair.seat for chair in self.chairs if chair.kind == "person"])
        self.referee, self.header.status = referee, "running"
        self.entries += entries
        self.settle(referee, is_scripted)

    def give(self, referee: Referee, seat: Seat, move: Move, kind: str) -> None:
        spent = 0 if self.clocks is None else self.clocks.spent(seat, self.now)
        self.entries.append(referee.answer(seat, move, kind, spent, self.now))
        if self.clocks is not None:
            self.clocks.pay(seat, spent)

    def settle(self, referee: Referee, is_scripted: bool) -> None:
        """Chance, forced answers and prepared ones, until somebody must decide; in a lesson only its script answers."""
        while referee.waiting:
            if CHANCE in referee.waiting:
                self.entries.append(referee.chance(self.now))
            elif is_scripted or not (self._give_forced(referee) or self._give_prepared(referee)):
                return

    def _give_forced(self, referee: Referee) -> bool:
        for seat in referee.asked:
            if self.chairs[seat].auto and referee.is_publicly_forced(seat):
                self.give(referee, seat, core.options(referee.state, seat)[0], AUTO)
                return True
        return False

    def _give_prepared(self, referee: Referee) -> bool:
        for seat in referee.waiting:
            chair = self.chairs[seat]
            if chair.prepared is None:
                continue
            move, chair.prepared = moves_by_text(referee.rules).get(chair.prepared), None
            if move is not None and referee.waiting == [seat] and core.refusal(referee.state, seat, move) is None:
                self.give(referee, seat, move, ANSWER)
                return True
        return False

    def note_position(self, referee: Referee, now: float) -> None:
        """What the header says of the game: who owes an answer, until when, or how it ended."""
        header = self.header
        if self.clocks is not None:
            self.clocks.run_for(referee.waiting, now)
        header.waiting = [seat for seat in referee.waiting if seat != CHANCE]
        header.moved_at = now
        header.due_at = None if self.clocks is None else self.clocks.due_at()
        result = referee.result
        if result is not None and header.status == "running":
            header.status, header.due_at, self.is_public = "over", None, True
            led = referee.led_by_seats()
            header.result = [[one.score, one.rank, int(one.won), *led[seat]] for seat, one in enumerate(result)]
