"""One live table: its referee, its chairs, its clocks, and everybody who looks at it.

Whatever changes goes the same way: it is done, it is stored, and only then is
anybody told. One change at a time; if storing fails, the table is forgotten and
read again from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.kernel import core
from meadhall.kernel.notation import move_from, text_of
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import CHANCE, Move, Seat
from meadhall.server import seen, wire
from meadhall.server.bots import imagined
from meadhall.server.chairs import Chair, Header, info
from meadhall.server.clocks import Clocks
from meadhall.server.connections import COME_BACK, Connection
from meadhall.server.foresight import foreseen
from meadhall.server.lessons import Lesson, LessonLine, told_at
from meadhall.server.lines import ADD_ENTRY, ADD_SNAPSHOT, DROP_SNAPSHOT, Line
from meadhall.server.referee import ANSWER, AUTO, Entry, Referee
from meadhall.server.snapshots import snapshot
from meadhall.server.talk import line_of
from meadhall.server.troubles import HallTrouble, NotNow, NotUnderstood, NotYours, Refused

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Common:
    """What the news say to everybody alike."""

    events: seen.Tellings
    moment: wire.Moment | None
    clocks: list[wire.ClockTime]
    result: list[wire.SeatResult] | None
    lesson: wire.LessonStep | None


class LiveTable:
    def __init__(self, hall: Hall, rules: Rules, header: Header, chairs: list[Chair]) -> None:
        self.hall = hall
        self.rules = rules
        self.header = header
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.talk: list[wire.Said] = []
        self.referee: Referee | None = None  # None until the game begins
        self.clocks: Clocks | None = None
        self.lesson: Lesson | None = None
        self.snapshot_at = 0  # entries when the last snapshot was taken
        self.not_forced: set[tuple[Seat, int]] = set()
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self.gone_since: dict[Seat, float] = {chair.seat: hall.now() for chair in chairs}
        self.looked_at = hall.now()
        self.is_forgotten = False  # read again from the store; this one is no longer true

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One change, or one look, at a time: nobody sees what is not stored yet."""
        async with self.lock:
            if self.is_forgotten:
                raise NotNow("table-moved-on")
            try:
                yield
            except Trouble:
                raise  # nothing was changed
            except BaseException:
                self.hall.forget(self)
                raise

    # What is so

    def begun(self) -> Referee:
        if self.referee is None:
            raise NotNow("not-begun")
        return self.referee

    def under_way(self) -> Referee:
        if self.header.status == "abandoned":
            raise NotNow("table-abandoned")
        return self.begun()

    def info(self, me: str | None) -> wire.TableInfo:
        return info(self.header, self.chairs, self.connected(), me)

    def connected(self) -> set[Seat]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def chair(self, seat: Seat) -> Chair:
        if seat >= len(self.chairs):
            raise NotUnderstood("no-such-seat", seat=seat)
        return self.chairs[seat]

    def chair_of(self, person: str | None, seat: Seat) -> Chair:
        """The chair, if it is this person's."""
        chair = self.chair(seat)
        if not chair.is_held_by(person):
            raise NotYours("not-your-seat")
        return chair

    def move(self, wish: int | str) -> Move:
        """From an action number or notation."""
        if isinstance(wish, str):
            return move_from(self.rules, wish)
        if wish >= len(self.rules.moves):
            raise NotUnderstood("unknown-move", game=self.rules.name, move=str(wish))
        return self.rules.moves[wish]

    def script_line(self) -> LessonLine | None:
        """What the lesson says about the decision that is open."""
        if self.lesson is None or self.referee is None:
            return None
        return self.lesson.line(self.referee.answers_given())

    # What a seat is told

    def news(self, seat: Seat | None, first: int) -> wire.News | None:
        return None if self.referee is None else self._news(self.referee, seat, first, self._common(first))

    def _common(self, first: int) -> Common:
        """What is the same for every seat."""
        referee = self.begun()
        is_running = self.header.status == "running"
        return Common(
            seen.Tellings(referee.told[first:], referee.told_at[first:], first),
            seen.moment(referee.state),
            self.clocks.times(self.hall.now()) if self.clocks is not None and is_running else [],
            seen.result(referee.result),
            None if self.lesson is None else told_at(self.lesson, self.rules, referee.answers_given()),
        )

    def _news(self, referee: Referee, seat: Seat | None, first: int, common: Common) -> wire.News:
        state = referee.state
        over = self.header.status != "running"
        chair = None if seat is None else self.chairs[seat]
        prepared = None if chair is None or chair.prepared is None else move_from(self.rules, chair.prepared)
        return wire.News(
            version=referee.count,
            question=None if seat is None or over else referee.asked.get(seat),
            first=first,
            events=common.events.seen_by(seat),
            view=seen.view(self.rules, state, seat),
            moment=common.moment,
            choices=[] if over else seen.choices(self.rules, state, seat),
            can_undo=seat is not None and not over and referee.against_undo(seat) is None,
            prepared=None if prepared is None else seen.bare_option(prepared),
            clocks=common.clocks,
            result=common.result,
            lesson=common.lesson,
        )

    def welcome(self, seat: Seat | None, person: str | None, since: int = 0, version: int = 0) -> wire.Welcome:
        return wire.Welcome(
            table=self.info(person),
            seat=seat,
            auto=seat is None or self.chairs[seat].auto,
            chat=self.talk,
            news=self.news(seat, self._first_unknown(since, version)),
        )

    def _first_unknown(self, since: int, version: int) -> int:
        """Where to begin telling somebody who knows `since` events of an older version."""
        referee = self.referee
        if referee is None or not 0 < version <= referee.count or since > len(referee.told):
            return 0
        return 0 if referee.last_undo >= version else since

    def tell(self, first: int) -> None:
        """The news since event `first`, to everybody, each in the version meant for their eyes."""
        if self.referee is None or not self.connections:
            return
        by_seat: dict[Seat | None, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.seat, []).append(connection)
        common = self._common(first)
        for seat, connections in by_seat.items():
            text = wire.encode(self._news(self.referee, seat, first, common)).decode()
            for connection in connections:
                connection.send(text)

    def tell_of_table(self) -> None:
        by_person: dict[str | None, list[Connection]] = {}
        for connection in self.connections:
            by_person.setdefault(connection.person, []).append(connection)
        for person, connections in by_person.items():
            text = wire.encode(wire.TableChanged(self.info(person))).decode()
            for connection in connections:
                connection.send(text)

    def tell_seat(self, seat: Seat, message: wire.Shared) -> None:
        for connection in self.connections:
            if connection.seat == seat:
                connection.tell(message)

    def tell_all(self, message: wire.Shared) -> None:
        text = wire.encode(message).decode()
        for connection in self.connections:
            connection.send(text)

    # What is done at the board

    async def answer(self, seat: Seat, question: int, wish: int | str) -> None:
        async with self.alone():
            referee = self.under_way()
            move = self.move(wish)
            self._check_question(referee, seat, question)
            self._check_script(seat, move)
            first = len(referee.told)
            entries = [self._give(referee, seat, move, ANSWER)]
            await self._go_on(referee, entries, first)

    async def begin(self, referee: Referee, entries: list[Entry]) -> None:
        """From the first step, or from entries of another table, to the first question; the lock is the caller's."""
        self.referee = referee
        self.header.status = "running"
        referee.replay(entries)
        self.not_forced.clear()
        seats = [chair.changed(self.header.id) for chair in self.chairs]
        await self._go_on(referee, list(entries), 0, seats, welcome=True)

    async def undo(self, seat: Seat, version: int | None) -> None:
        async with self.alone():
            referee = self.under_way()
            if version is not None and version != referee.count:
                raise NotNow("stale-undo")
            now = self.hall.now()
            entries = referee.undo(seat, now)
            await self._store(referee, entries, [])
            self.tell(len(referee.told))
            self.think()

    async def prepare(self, seat: Seat, wish: int | str | None) -> None:
        """None takes back what was prepared."""
        async with self.alone():
            referee = self.under_way()
            if wish is not None and seat in referee.waiting:
                raise NotNow("answer-instead")
            if self.lesson is not None:
                raise NotNow("not-in-a-lesson")
            self.chairs[seat].prepared = None if wish is None else text_of(self.move(wish))
            await self.write([self.chairs[seat].changed(self.header.id)])
            self._tell_own_news(seat)

    async def set_auto(self, seat: Seat, auto: bool) -> None:
        async with self.alone():
            self.chairs[seat].auto = auto
            await self.write([self.chairs[seat].changed(self.header.id)])

    async def why(self, seat: Seat, wish: int | str) -> tuple[wire.Option, wire.Refusal | None]:
        async with self.alone():
            referee, move = self.under_way(), self.move(wish)
            refused = core.refusal(referee.state, seat, move)
            if refused is None:
                return seen.option(self.rules, referee.state, seat, move), None
            return seen.bare_option(move), seen.refusal(refused)

    async def foresee(self, seat: Seat) -> list[wire.Option]:
        async with self.alone():
            referee = self.under_way()
            return [] if referee.is_over else foreseen(self.rules, referee.state, seat, referee.count)

    async def suggest(self, seat: Seat, wish: int | str) -> None:
        async with self.alone():
            self.under_way()
            self.tell_all(wire.Suggested(seat, seen.bare_option(self.move(wish))))

    def _check_question(self, referee: Referee, seat: Seat, question: int) -> None:
        if referee.is_over:
            raise NotNow("game-is-over")
        owed = referee.asked.get(seat)
        if owed is None:
            raise NotNow("nothing-asked")
        if owed != question:
            raise NotNow("stale-question", question=question, now=owed)

    def _check_script(self, seat: Seat, move: Move) -> None:
        """In a lesson, only what the script expects; a move the rules forbid is still refused by them."""
        line = self.script_line()
        if line is None or line.seat == seat or (line.seat is None and not line.expect):
            return
        if line.seat is not None or text_of(move) not in line.expect:
            refused = core.refusal(self.under_way().state, seat, move)
            raise NotNow("lesson-expects") if refused is None else Refused(refused)

    def _give(self, referee: Referee, seat: Seat, move: Move, kind: str) -> Entry:
        now = self.hall.now()
        spent = 0 if self.clocks is None else self.clocks.spent(seat, now)
        entry = referee.answer(seat, move, kind, spent, now)
        if self.clocks is not None:
            self.clocks.pay(seat, spent)
        return entry

    async def _go_on(
        self, referee: Referee, entries: list[Entry], first: int, also: Iterable[Line] = (), welcome: bool = False
    ) -> None:
        """After an answer: what follows by itself; then it is stored; then everybody is told."""
        prepared = {chair.seat for chair in self.chairs if chair.prepared is not None}
        entries += self._settle(referee)
        unprepared = [self.chairs[seat] for seat in prepared if self.chairs[seat].prepared is None]
        await self._store(referee, entries, [*also, *[chair.changed(self.header.id) for chair in unprepared]])
        if welcome:
            for connection in self.connections:
                connection.tell(self.welcome(connection.seat, connection.person))
        else:
            self.tell(first)
        for chair in unprepared:
            if not any(entry.seat == chair.seat for entry in entries):
                self.tell_seat(chair.seat, wire.Notice("prepared-dropped"))
        if self.header.status == "over":
            self.tell_of_table()
        self.think()

    def _settle(self, referee: Referee) -> list[Entry]:
        """Chance, forced answers and prepared ones, until somebody must decide."""
        entries: list[Entry] = []
        while referee.waiting:
            if CHANCE in referee.waiting:
                entries.append(referee.chance(self.hall.now()))
                continue
            entry = None if self.lesson is not None else self._forced(referee) or self._prepared(referee)
            if entry is None:
                break
            entries.append(entry)
        return entries

    def _forced(self, referee: Referee) -> Entry | None:
        for seat, question in referee.asked.items():
            if not self.chairs[seat].auto or (seat, question) in self.not_forced:
                continue
            if referee.is_publicly_forced(seat):
                return self._give(referee, seat, core.options(referee.state, seat)[0], AUTO)
            self.not_forced.add((seat, question))
        return None

    def _prepared(self, referee: Referee) -> Entry | None:
        for seat in referee.waiting:
            chair = self.chairs[seat]
            if chair.prepared is None:
                continue
            move = move_from(self.rules, chair.prepared)
            chair.prepared = None
            if referee.waiting == [seat] and core.refusal(referee.state, seat, move) is None:
                return self._give(referee, seat, move, ANSWER)
        return None

    def _tell_own_news(self, seat: Seat) -> None:
        assert self.referee is not None
        news = self.news(seat, len(self.referee.told))
        assert news is not None
        self.tell_seat(seat, news)

    # What is stored

    async def _store(self, referee: Referee, entries: list[Entry], also: Iterable[Line]) -> None:
        """The entries, the header, and now and then a snapshot: together or not at all."""
        now = self.hall.now()
        header = self.header
        self.not_forced = {one for one in self.not_forced if one in referee.asked.items()}
        if self.clocks is not None:
            self.clocks.run_for(referee.waiting, now)
        header.waiting = [seat for seat in referee.waiting if seat != CHANCE]
        header.moved_at = self.hall.last_move = now
        header.due_at = None if self.clocks is None else self.clocks.due_at()
        result = referee.result
        if result is not None and header.status == "running":
            header.status = "over"
            header.due_at = None
            header.result = [[one.score, one.rank, int(one.won)] for one in result]
        await self.write([*self._lines(entries), header.changed(), *also, *self._snapshot(referee)])

    def _lines(self, entries: list[Entry]) -> list[Line]:
        return [
            Line(
                ADD_ENTRY,
                {
                    "table": self.header.id,
                    "number": entry.number,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "text": entry.text,
                    "spent": entry.spent,
                    "at": entry.at,
                },
            )
            for entry in entries
        ]

    def _snapshot(self, referee: Referee) -> list[Line]:
        if referee.trail or referee.count - self.snapshot_at < self.hall.settings.snapshot_every:
            return []
        self.snapshot_at = referee.count
        content: dict[str, Any] | None = snapshot(referee)
        if content is None:
            return []
        if self.clocks is not None:
            content["clocks"] = {str(seat): left for seat, left in self.clocks.left.items()}
        return [
            Line(DROP_SNAPSHOT, {"b_table": self.header.id}),
            Line(ADD_SNAPSHOT, {"table": self.header.id, "count": referee.count, "content": content}),
        ]

    async def write(self, lines: list[Line]) -> None:
        try:
            await self.hall.store.write(*lines)
        except Exception as reason:
            log.warning("table %s could not be stored (%s); reading it again", self.header.id, type(reason).__name__)
            self.hall.forget(self)
            raise NotNow("table-moved-on") from reason

    # What is said

    async def say(self, chair: Chair | None, text: str) -> None:
        async with self.alone():
            name = "" if chair is None else chair.name
            await self._say("chat", None if chair is None else chair.seat, name, text, {})

    async def _say(
        self, kind: str, seat: Seat | None, name: str, text: str, about: dict[str, str | int], *also: Line
    ) -> None:
        number = self.talk[-1].number + 1 if self.talk else 0
        said = wire.Said(number, "chat" if kind == "chat" else "notice", seat, name, text, about, self.hall.now())
        await self.write([line_of(self.header.id, said), *also])
        self.talk = [*self.talk[-199:], said]
        self.tell_all(said)

    async def notice(self, text: str, also: Iterable[Line] = (), **about: str | int) -> None:
        """The hall says something to all; the lock is held by the caller."""
        await self._say("notice", None, "", text, about, *also)

    # Who sits here

    async def resign(self, seat: Seat) -> None:
        async with self.alone():
            self.under_way()
            if self.header.status != "running":
                raise NotNow("game-is-over")
            await self._hand_over(seat, "resigned", self.hall.default_level)

    async def replace(self, seat: Seat, level: str) -> None:
        async with self.alone():
            self.under_way()
            if self.header.status != "running" or self.chair(seat).kind != "person":
                raise NotNow("nobody-to-replace")
            if seat in self.connected() or self.header.mode != "live":
                raise NotNow("still-here", name=self.chair(seat).name)
            waited = self.hall.now() - self.gone_since.get(seat, 0.0)
            if waited < self.hall.settings.missing_after:
                raise NotNow("missing-too-short", seconds=round(self.hall.settings.missing_after - waited) + 1)
            await self._hand_over(seat, "replaced", level)

    async def expire(self) -> None:
        """Somebody's clock has run out: a bot goes on for them. A table nobody came to is cleared away."""
        async with self.alone():
            if self.header.status == "open":
                self.header.status, self.header.due_at = "abandoned", None
                await self.write([self.header.changed()])
                self.tell_of_table()
                return
            if self.clocks is None or self.header.status != "running":
                return
            late = self.clocks.overdue(self.hall.now())
            for seat in late:
                if self.header.status == "running":
                    await self._hand_over(seat, "overdue", self.hall.default_level)
            if not late:  # the hall was closed for a while, and live clocks stood still
                self.header.due_at = self.clocks.due_at()
                await self.write([self.header.changed()])

    async def _hand_over(self, seat: Seat, why: wire.Departure, level: str) -> None:
        chair = self.chair(seat)
        chair.kind, chair.left, chair.level, chair.prepared = "bot", why, level, None
        chair.auto = True
        if self.clocks is not None:
            self.clocks.give_up(seat)
            self.header.due_at = self.clocks.due_at()
        if not any(other.kind == "person" for other in self.chairs):
            self.header.status = "abandoned"
            self.header.due_at, self.header.waiting = None, []
        await self.notice(why, [chair.changed(self.header.id), self.header.changed()], name=chair.name)
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None
                connection.tell(self.welcome(None, connection.person))
        self.tell_of_table()
        self.think()

    # Who looks

    async def connect(self, connection: Connection, since: int, version: int) -> None:
        async with self.alone():
            self.connections.add(connection)
            connection.tell(self.welcome(connection.seat, connection.person, since, version))
            if connection.seat is not None:
                self.gone_since.pop(connection.seat, None)
                self.tell_of_table()
            self.think()

    async def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.looked_at = self.hall.now()
        async with self.lock:
            if connection.seat is not None and connection.seat not in self.connected():
                self.gone_since[connection.seat] = self.hall.now()
                self.tell_of_table()

    def seat_connections(self) -> None:
        """After people sat down, left or changed places."""
        for connection in self.connections:
            seat = connection.seat
            if seat is None or not self.chairs[seat].is_held_by(connection.person):
                held = [chair.seat for chair in self.chairs if chair.is_held_by(connection.person)]
                connection.seat = held[0] if held else None
                connection.tell(self.welcome(connection.seat, connection.person))
            if connection.seat is not None:
                self.gone_since.pop(connection.seat, None)

    def send_away(self) -> None:
        for connection in self.connections:
            connection.close(COME_BACK)

    # Who thinks

    def think(self) -> None:
        """Let every bot that owes an answer think about it, outside the event loop."""
        referee = self.referee
        if referee is None or self.header.status != "running" or not self.hall.is_open:
            return
        for seat, question in referee.asked.items():
            if self._answers_by_itself(seat) and (seat, question) not in self.thinking:
                position = imagined(self.rules, referee.state, seat)
                task = asyncio.create_task(self._think(seat, question, position))
                self.thinking[seat, question] = task

    def _answers_by_itself(self, seat: Seat) -> bool:
        if seat == CHANCE:
            return False
        line = self.script_line()
        return self.chairs[seat].kind == "bot" if line is None else line.seat == seat

    async def _think(self, seat: Seat, question: int, position: dict[str, Any]) -> None:
        try:
            line = self.script_line()
            await asyncio.sleep(self.hall.settings.bot_delay)
            if line is not None and line.answer:
                await self.answer(seat, question, line.answer)
            else:
                level = self.chairs[seat].level or self.hall.default_level
                await self.answer(seat, question, await self.hall.bots.choose(level, self.rules, position, seat))
        except HallTrouble:
            pass  # the question was taken back or answered meanwhile
        except Trouble as trouble:
            log.error("table %s: a bot's answer failed: %s", self.header.id, trouble.message)
        finally:
            self.thinking.pop((seat, question), None)
