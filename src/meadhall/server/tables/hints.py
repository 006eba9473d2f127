"""Advice at a table: each question is thought about once, and nobody's messages wait for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from meadhall.agents.advice import Hint, Step
from meadhall.kernel.notation import move_from
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.connection import Connection
from meadhall.server.tables.info import may_be_advised
from meadhall.server.tables.referee import Referee
from meadhall.server.thinking.bots import imagined
from meadhall.server.thinking.questions import AskedAdvice, Matter
from meadhall.server.thinking.workers import TooSlow
from meadhall.server.troubles import NotNow, NotYours

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

log = logging.getLogger(__name__)


class Hints:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[tuple[Seat, int], asyncio.Task[list[wire.Advice]]] = {}  # by seat and question
        self.telling: set[asyncio.Task[None]] = set()

    async def ask(self, connection: Connection, seat: Seat, number: int) -> None:
        """Whoever asked is told when it is found; `number` is their own for it."""
        async with self.table.alone():
            self.table.seats.chair_of(connection.person, seat)
            referee = self.table.running()
            if not may_be_advised(self.table.header, self.table.seats.chairs):
                raise NotYours("no-hints-what-if" if self.table.header.kind == "fork" else "no-hints")
            question = referee.asked.get(seat)
            if question is None:
                raise NotNow("nothing-asked")
            thinking = self._thought_about(referee, seat, question, connection.person)
        telling = asyncio.create_task(self._tell(connection, number, question, thinking))
        self.telling.add(telling)
        telling.add_done_callback(self.telling.discard)

    def stop(self) -> list[asyncio.Task[None]]:
        """The hall closes; whoever is to be waited for."""
        for task in [*self.thinking.values(), *self.telling]:
            task.cancel()
        return list(self.telling)

    def _thought_about(
        self, referee: Referee, seat: Seat, question: int, person: str | None
    ) -> asyncio.Task[list[wire.Advice]]:
        """Begun now, or when somebody asked before; what was asked earlier is past."""
        self.thinking = {key: task for key, task in self.thinking.items() if referee.asked.get(key[0]) == key[1]}
        found = self.thinking.get((seat, question))
        if found is None:
            seed = seed_of(self.table.header.id, seat, question)
            position = imagined(self.table.rules, referee.state, seat, seed)
            options = to_wire.Offers(self.table.rules, referee.state).to(seat)
            matter = Matter(self.table.header.id, seat, question)
            thinking = self._think(matter, seed, position, options, [person] if person else [])
            found = self.thinking[seat, question] = asyncio.create_task(thinking)
        return found

    async def _think(
        self, matter: Matter, seed: int, position: dict[str, Any], options: list[wire.Option], people: list[str]
    ) -> list[wire.Advice]:
        rules, settings = self.table.rules, self.table.hall.settings
        given = (matter.seat, seed, settings.hint_tables, settings.hint_seconds, self._allowed())
        limit = settings.hint_seconds + settings.bot_grace
        asked = AskedAdvice(rules.name, position, *given)
        found: list[Hint] = await self.table.hall.bots.ask(asked, people, limit, matter)
        offered = {option.number: option for option in options}
        return [told(rules, offered[hint.number], hint) for hint in found]

    def _allowed(self) -> list[int]:
        """In a lesson, what its script expects."""
        line = self.table.script_line()
        return [] if line is None else [move_from(self.table.rules, text).number for text in line.expect]

    async def _tell(
        self, connection: Connection, number: int, question: int, thinking: asyncio.Task[list[wire.Advice]]
    ) -> None:
        try:
            connection.tell(wire.Hinted(number, question, await asyncio.shield(thinking)))
        except Trouble as trouble:
            connection.tell(wire.Failed(number, wire.Trouble(trouble.message, trouble.about)))
        except Exception as reason:
            known = isinstance(reason, TooSlow | BrokenProcessPool)
            log.error("table %s: no advice: %s", self.table.header.id, type(reason).__name__, exc_info=not known)
            connection.tell(wire.Failed(number, wire.Trouble("no-hint-now")))


def seed_of(table: str, seat: Seat, question: int) -> int:
    """The same question is always advised the same, and no secret is needed for it."""
    return int.from_bytes(hashlib.sha256(f"{table} {seat} {question}".encode()).digest()[:8])


def told(rules: Rules, option: wire.Option, hint: Hint) -> wire.Advice:
    return wire.Advice(option, hint.share, hint.chances, [step(rules, one) for one in hint.line[1:]])


def step(rules: Rules, one: Step) -> wire.LineStep:
    bare = to_wire.option_of_number(rules, one.number)
    return wire.LineStep(one.seat, wire.Option(bare.number, bare.text, bare.kind, bare.fields, one.about))
