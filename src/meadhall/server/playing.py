"""What is done at the board: answers, undo, what follows by itself, and bots that think.

Whatever changes goes the same way: it is done, it is stored, and only then is
anybody told. One change at a time; if storing fails, the table is forgotten and
read again from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from meadhall.kernel import core
from meadhall.kernel.notation import move_from, text_of
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import CHANCE, Move, Seat
from meadhall.server import seen, wire
from meadhall.server.bots import imagined
from meadhall.server.foresight import foreseen
from meadhall.server.keeping import Keeping
from meadhall.server.lines import Line
from meadhall.server.referee import ANSWER, AUTO, Entry, Referee
from meadhall.server.troubles import HallTrouble, NotNow, Refused

log = logging.getLogger(__name__)


class Playing(Keeping):
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
        """To the first question, from where the referee has come to by `entries` of another table, if any.

        The lock is the caller's.
        """
        self.referee = referee
        self.header.status = "running"
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
                chosen = await self.hall.bots.choose(level, self.rules, position, seat, self.people())
                await self.answer(seat, question, chosen)
        except HallTrouble:
            pass  # the question was taken back or answered meanwhile
        except Trouble as trouble:
            log.error("table %s: a bot's answer failed: %s", self.header.id, trouble.message)
        finally:
            self.thinking.pop((seat, question), None)
