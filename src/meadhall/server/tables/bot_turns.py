"""When bots answer: whoever owes an answer thinks about it outside the event loop; in a lesson, the script answers."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import CHANCE, Seat
from meadhall.server.tables.referee import Referee
from meadhall.server.thinking.bots import Story, imagined, told_to
from meadhall.server.troubles import HallTrouble, NotNow

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

log = logging.getLogger(__name__)


class BotTurns:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}  # by seat and question

    def wake(self) -> None:
        """Let every bot that owes an answer think about it."""
        table, referee = self.table, self.table.referee
        if referee is None or table.header.status != "running" or not table.hall.is_open:
            return
        for seat, question in referee.asked.items():
            if self._answers_by_itself(seat) and (seat, question) not in self.thinking:
                position = imagined(table.rules, referee.state, seat)
                task = asyncio.create_task(self._think(seat, question, position, self._story(referee, seat)))
                self.thinking[seat, question] = task

    def stop(self, seat: Seat) -> None:
        """Somebody answers for themselves again."""
        for (thinker, _), task in self.thinking.items():
            if thinker == seat:
                task.cancel()

    def _answers_by_itself(self, seat: Seat) -> bool:
        if seat == CHANCE:
            return False
        line = self.table.script_line()
        return self.table.seats[seat].kind == "bot" if line is None else line.seat == seat

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
            asked_at = asyncio.get_running_loop().time()
            scripted = "" if line is None else line.answer
            wish = scripted or await self._chosen(seat, position, story)
            await self._pause(asked_at)
            await self._answer(seat, question, wish)
        except HallTrouble:
            pass  # the question was taken back or answered meanwhile
        except Trouble as trouble:
            log.error("table %s: a bot's answer failed: %s", self.table.header.id, trouble.message)
        finally:
            self.thinking.pop((seat, question), None)

    async def _pause(self, asked_at: float) -> None:
        """From the question on: the time it took to think is part of it."""
        await asyncio.sleep(asked_at + self.table.hall.settings.bot_delay - asyncio.get_running_loop().time())

    async def _chosen(self, seat: Seat, position: dict[str, Any], story: Story | None) -> int:
        table, level = self.table, self._level(seat)
        waiting = table.seats.people() or [table.header.host]  # whoever waits for this table's bots
        return await table.hall.bots.choose(level, table.rules, position, seat, waiting, story)

    async def _answer(self, seat: Seat, question: int, wish: int | str) -> None:
        async with self.table.alone():
            if not self._answers_by_itself(seat):
                raise NotNow("stale-question", question=question, now=question)
            await self.table.answer_for(seat, question, wish)
