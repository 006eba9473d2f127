"""What is done at the board: answers, undo, what follows by itself, and bots that think.

Whatever changes goes the same way: it is made on copies, it is stored, and only
then is anybody told. One change at a time. Only the referee moves ahead of the
store; should anything fail before its entries are written, the table is
forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from meadhall.kernel import core
from meadhall.kernel.notation import moves_by_text, text_of
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import CHANCE, Move, Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.change import Change
from meadhall.server.tables.keeping import Keeping
from meadhall.server.tables.referee import ANSWER, AUTO, Entry, Referee
from meadhall.server.thinking.bots import imagined
from meadhall.server.thinking.foresight import foreseen
from meadhall.server.troubles import HallTrouble, NotNow, Refused

log = logging.getLogger(__name__)


class Playing(Keeping):
    async def answer(self, person: str | None, seat: Seat, question: int, wish: int | str) -> None:
        async with self.alone():
            self.chair_of(person, seat)
            await self._answer(seat, question, wish)

    async def _answer(self, seat: Seat, question: int, wish: int | str) -> None:
        """Somebody's, or a bot's; the lock is the caller's."""
        referee, move = self.under_way(), self.move(wish)
        self._check_question(referee, seat, question)
        self._check_script(seat, move)
        first = len(referee.told)
        change = self.change()
        self._give(change, referee, seat, move, ANSWER)
        await self._go_on(change, referee, first)

    def begin(self, change: Change, referee: Referee, entries: Iterable[Entry]) -> None:
        """To the first question, from where the referee has come to by entries of another table, if any.

        Nothing is stored yet.
        """
        change.referee, change.header.status = referee, "running"
        change.entries += entries
        self._settle(change, referee)

    async def undo(self, person: str | None, seat: Seat, version: int | None) -> None:
        async with self.alone():
            self.chair_of(person, seat)
            referee = self.running()
            if version is not None and version != referee.count:
                raise NotNow("stale-undo")
            change = self.change()
            change.entries += referee.undo(seat, self.hall.now())
            await self.commit(change)
            self.tell_whole()
            self.think()

    async def prepare(self, person: str | None, seat: Seat, wish: int | str | None) -> None:
        """None takes back what was prepared."""
        async with self.alone():
            self.chair_of(person, seat)
            referee = self.running()
            if wish is not None and seat in referee.waiting:
                raise NotNow("answer-instead")
            if self.lesson is not None:
                raise NotNow("not-in-a-lesson")
            change = self.change()
            change.chairs[seat].prepared = None if wish is None else text_of(self.rules, self.move(wish))
            await self.commit(change)
            self._tell_own_news(seat)

    async def set_auto(self, person: str | None, seat: Seat, auto: bool) -> None:
        async with self.alone():
            self.chair_of(person, seat)
            change = self.change()
            change.chairs[seat].auto = auto
            await self.commit(change)

    async def why(self, seat: Seat, wish: int | str) -> tuple[wire.Option, wire.Refusal | None]:
        async with self.alone():
            referee, move = self.under_way(), self.move(wish)
            refused = core.refusal(referee.state, seat, move)
            if refused is None:
                return to_wire.option(self.rules, referee.state, seat, move), None
            return to_wire.bare_option(self.rules, move), to_wire.refusal(refused)

    async def foresee(self, seat: Seat) -> list[wire.Option]:
        async with self.alone():
            referee = self.under_way()
            return [] if referee.is_over else foreseen(self.rules, referee.state, seat, referee.count)

    async def suggest(self, seat: Seat, wish: int | str) -> None:
        async with self.alone():
            self.running()
            self.tell_all(wire.Suggested(seat, to_wire.bare_option(self.rules, self.move(wish))))

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
        if line.seat is not None or text_of(self.rules, move) not in line.expect:
            refused = core.refusal(self.under_way().state, seat, move)
            raise NotNow("lesson-expects") if refused is None else Refused(refused)

    def _give(self, change: Change, referee: Referee, seat: Seat, move: Move, kind: str) -> None:
        now, clocks = self.hall.now(), change.clocks
        spent = 0 if clocks is None else clocks.spent(seat, now)
        change.entries.append(referee.answer(seat, move, kind, spent, now))
        if clocks is not None:
            clocks.pay(seat, spent)

    async def _go_on(self, change: Change, referee: Referee, first: int) -> None:
        """After an answer: what follows by itself; then it is stored; then everybody is told."""
        self._settle(change, referee)
        used = self._no_longer_prepared(change)
        await self.commit(change)
        self.tell(first)
        self._tell_what_was_dropped(change, used)
        if self.header.status == "over":
            self.tell_of_table()
        self.think()

    def _settle(self, change: Change, referee: Referee) -> None:
        """Chance, forced answers and prepared ones, until somebody must decide."""
        while referee.waiting:
            if CHANCE in referee.waiting:
                change.entries.append(referee.chance(self.hall.now()))
            elif not self._goes_by_itself(change, referee):
                return

    def _goes_by_itself(self, change: Change, referee: Referee) -> bool:
        """In a lesson only its script answers."""
        if self.lesson is not None:
            return False
        return self._give_forced(change, referee) or self._give_prepared(change, referee)

    def _give_forced(self, change: Change, referee: Referee) -> bool:
        for seat in referee.asked:
            if change.chairs[seat].auto and referee.is_publicly_forced(seat):
                self._give(change, referee, seat, core.options(referee.state, seat)[0], AUTO)
                return True
        return False

    def _give_prepared(self, change: Change, referee: Referee) -> bool:
        for seat in referee.waiting:
            chair = change.chairs[seat]
            if chair.prepared is None:
                continue
            move, chair.prepared = moves_by_text(self.rules).get(chair.prepared), None
            if move is not None and referee.waiting == [seat] and core.refusal(referee.state, seat, move) is None:
                self._give(change, referee, seat, move, ANSWER)
                return True
        return False

    def _no_longer_prepared(self, change: Change) -> list[Seat]:
        return [
            chair.seat
            for chair, before in zip(change.chairs, self.chairs)
            if before.prepared is not None and chair.prepared is None
        ]

    def _tell_what_was_dropped(self, change: Change, used: list[Seat]) -> None:
        for seat in used:
            if not any(entry.seat == seat for entry in change.entries):
                self.tell_seat(seat, wire.Notice("prepared-dropped"))

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

    def stop_thinking(self, seat: Seat) -> None:
        """Somebody answers for themselves again."""
        for (thinker, _), task in self.thinking.items():
            if thinker == seat:
                task.cancel()

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
                await self._answer_by_itself(seat, question, line.answer)
            else:
                level = self.chairs[seat].level or self.hall.default_level
                chosen = await self.hall.bots.choose(level, self.rules, position, seat, self.people())
                await self._answer_by_itself(seat, question, chosen)
        except HallTrouble:
            pass  # the question was taken back or answered meanwhile
        except Trouble as trouble:
            log.error("table %s: a bot's answer failed: %s", self.header.id, trouble.message)
        finally:
            self.thinking.pop((seat, question), None)

    async def _answer_by_itself(self, seat: Seat, question: int, wish: int | str) -> None:
        async with self.alone():
            if not self._answers_by_itself(seat):
                raise NotNow("stale-question", question=question, now=question)
            await self._answer(seat, question, wish)
