"""When bots answer: whoever owes an answer thinks about it outside the event loop; in a lesson, the script answers.

What a person chose is left to be taken back for a moment: bots think meanwhile, and answer when it is over.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import CHANCE, Seat
from meadhall.server import wire
from meadhall.server.tables.again import again
from meadhall.server.tables.change import Asker
from meadhall.server.tables.referee import Referee
from meadhall.server.thinking.bots import imagined, told_to
from meadhall.server.thinking.questions import Matter, Story
from meadhall.server.troubles import HallTrouble, NotNow

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

log = logging.getLogger(__name__)

PAUSES: Final[dict[wire.BotPace, float]] = {"brisk": 0.5, "usual": 1.0, "calm": 2.5}  # of the hall's own `bot_delay`


class BotTurns:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}  # by seat and question
        self.askers: dict[Seat, Asker] = {}  # where there are other halls: which of them thinks about what
        self.quiet_until = 0.0  # by `monotonic`: until then no bot answers

    def leave_time(self) -> None:
        """Somebody has answered: if that was a person, and can be taken back, bots wait a moment with theirs."""
        wish = self.table.header.pace.undo
        seconds = self.table.hall.settings.undo_window if wish is None else wish
        now = monotonic()
        self.quiet_until = now + seconds if self._may_be_taken_back() else now

    def _may_be_taken_back(self) -> bool:
        table, referee = self.table, self.table.begun()
        chosen = referee.last_choice()
        if chosen is None or table.lesson is not None or table.seats[chosen.seat].kind != "person":
            return False
        return referee.against_undo(chosen.seat) is None

    def time_to_undo(self) -> float | None:
        """Seconds that bots still leave; None where none of them is asked."""
        referee = self.table.referee
        if referee is None or not any(self._answers_by_itself(seat) for seat in referee.waiting):
            return None
        return round(max(0.0, self.quiet_until - monotonic()), 2)

    def wake(self) -> None:
        """Let every bot that owes an answer think about it."""
        table, referee = self.table, self.table.referee
        if referee is None or table.header.status != "running" or not table.hall.is_open:
            return
        self._drop_what_was_taken_back(referee.asked)
        for seat, question in referee.asked.items():
            if (seat, question) not in self.thinking and self._thinks_here(seat, question):
                position = imagined(table.rules, referee.state, seat)
                task = asyncio.create_task(self._think(seat, question, position, self._story(referee, seat)))
                self.thinking[seat, question] = task

    def stop(self, seat: Seat) -> None:
        """Somebody answers for themselves again."""
        for (thinker, _), task in self.thinking.items():
            if thinker == seat:
                task.cancel()

    def _drop_what_was_taken_back(self, asked: dict[Seat, int]) -> None:
        for (thinker, question), task in self.thinking.items():
            if asked.get(thinker) != question and task is not asyncio.current_task():
                task.cancel()

    def _answers_by_itself(self, seat: Seat) -> bool:
        if seat == CHANCE:
            return False
        line = self.table.script_line()
        return self.table.seats[seat].kind == "bot" if line is None else line.seat == seat

    def _thinks_here(self, seat: Seat, question: int) -> bool:
        return self._answers_by_itself(seat) and self.table.hall.neighbours.thinks_here(self.table, seat, question)

    def _story(self, referee: Referee, seat: Seat) -> Story | None:
        """What this seat was told, for a bot that wants to know."""
        table = self.table
        if not table.hall.bots.listens(self._level(seat)):
            return None
        return told_to(seat, referee.told, f"{table.header.id} {seat}", table.header.options)

    def _level(self, seat: Seat) -> str:
        return self.table.seats[seat].level or self.table.hall.default_level

    async def _think(self, seat: Seat, question: int, position: dict[str, Any], story: Story | None) -> None:
        try:
            line = self.table.script_line()
            asked_at = monotonic()
            scripted = "" if line is None else line.answer
            wish = scripted or await self._chosen(seat, question, position, story)
            await self._pause(asked_at)
            await self._answer(seat, question, wish)
        except HallTrouble:
            pass  # the question was taken back or answered meanwhile
        except Trouble as trouble:
            log.error("table %s: a bot's answer failed: %s", self.table.header.id, trouble.message)
        finally:
            self.thinking.pop((seat, question), None)

    async def _pause(self, asked_at: float) -> None:
        """From the question on: the time it took to think is part of it, and so is the time to take an answer back."""
        table = self.table
        ready_at = asked_at + table.hall.settings.bot_delay * PAUSES[table.header.pace.bots]
        while (left := max(ready_at, self.quiet_until) - monotonic()) > 0:
            await asyncio.sleep(left)

    async def _chosen(self, seat: Seat, question: int, position: dict[str, Any], story: Story | None) -> int:
        table, level = self.table, self._level(seat)
        waiting = table.seats.people() or [table.header.host]  # whoever waits for this table's bots
        matter = Matter(table.header.id, seat, question)
        return await table.hall.bots.choose(level, table.rules, position, seat, waiting, story, matter)

    @again
    async def _answer(self, seat: Seat, question: int, wish: int | str) -> None:
        async with self.table.alone():
            if not self._answers_by_itself(seat):
                raise NotNow("stale-question", question=question, now=question)
            await self.table.answer_for(seat, question, wish)
