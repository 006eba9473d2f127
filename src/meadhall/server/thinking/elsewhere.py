"""Thinking that is done elsewhere: the hall puts its questions into the queue and hears the answers.

Whatever the hall has to say to the queue goes together, in turn: what was asked meanwhile is one transaction. A
question that nobody can think about, that nobody takes in time, or that is lost is handed back at once with
`NobodyThinks`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any

import msgspec

from meadhall.kernel import shelf
from meadhall.server.tables.snapshots import fingerprint
from meadhall.server.thinking.answers import read_answer
from meadhall.server.thinking.questions import Matter, Question
from meadhall.server.thinking.queue import AWAY, BEAT, HOLD, MOST_TRIES, Able, Errand, Heard, Queue, hall_channel
from meadhall.server.thinking.thinkers import NobodyThinks
from meadhall.server.thinking.workers import TooSlow
from meadhall.server.tokens import new_id

log = logging.getLogger(__name__)


class FailedElsewhere(Exception):
    """The agent failed; the log of whoever thought about it says how."""


class Asked:
    """A question on its way, and how many here want its answer."""

    def __init__(self, errand: Errand) -> None:
        self.errand = errand
        self.wanted = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    @property
    def key(self) -> tuple[Matter, str]:
        return self.errand.matter, self.errand.purpose

    async def wait(self) -> bytes:
        self.wanted += 1
        try:
            return await asyncio.shield(self.answer)
        finally:
            self.wanted -= 1

    def hear(self, heard: Heard) -> None:
        if heard.answer is not None:
            self.answer.set_result(heard.answer)
        else:
            self.fail(trouble_of(heard.trouble or "broken"))

    def fail(self, why: Exception) -> None:
        self.answer.set_exception(why)
        self.answer.exception()  # whoever waits hears of it, if anybody still does


class ThinkersElsewhere:
    def __init__(self, database: str, patience: float) -> None:
        self.hall = new_id()
        self.queue = Queue(database, hall_channel(self.hall), self._called)
        self.patience = patience  # seconds until somebody must have taken a question
        self.able: list[Able] = []  # whoever is there
        self.has_looked = False
        self.known: dict[tuple[Matter, str], Asked] = {}  # all that are on their way
        self.unsent: list[Asked] = []
        self.asked: dict[int, Asked] = {}  # by their numbers in the queue
        self.heard: set[int] = set()  # of which somebody has said that they are answered
        self.left: set[int] = set()  # that nobody here wants any more
        self.to_do = asyncio.Event()
        self.next_beat = 0.0
        self.is_away = False
        self.work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """A queue that cannot be reached now will be later; until then nobody thinks."""
        self.work = asyncio.create_task(self._work_for_ever())

    async def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
        try:
            await self.queue.leave([*self.asked, *self.left])
            await self.queue.close()
        except AWAY:
            pass  # what is left there is cleared by others, or with time

    async def think(self, question: Question, matter: Matter, people: Sequence[str], seconds: float) -> Any:
        """What it comes to; `NobodyThinks`, or whatever went wrong with it, as in a process of our own."""
        asked = self.known.get((matter, question.purpose)) or self._ask(question, matter, people, seconds)
        try:
            return read_answer(question, await asked.wait())
        finally:
            self.to_do.set()

    def _ask(self, question: Question, matter: Matter, people: Sequence[str], seconds: float) -> Asked:
        asked = Asked(self._errand(question, matter, people, seconds))
        if not self._can_be_answered(asked):
            raise NobodyThinks("no thinker is there")
        self.known[asked.key] = asked
        self.unsent.append(asked)
        self.to_do.set()
        return asked

    def _errand(self, question: Question, matter: Matter, people: Sequence[str], seconds: float) -> Errand:
        code = fingerprint(shelf.find(question.game).package)
        kept = self.patience + MOST_TRIES * (seconds + 2 * HOLD)
        content = msgspec.json.encode(question)
        return Errand(matter, question.purpose, people, code, question.level, seconds, kept, content)

    def _can_be_answered(self, asked: Asked) -> bool:
        return any(asked.errand.code in able.codes and asked.errand.level in able.levels for able in self.able)

    def _called(self, said: str) -> None:
        self.heard.add(int(said))
        self.to_do.set()

    # What is said to the queue, one thing after another

    async def _work_for_ever(self) -> None:
        while True:
            try:
                await self._work()
                if self.is_away:
                    log.warning("the queue of questions can be reached again")
                self.is_away = False
            except AWAY as reason:
                self._nothing_is_known(reason)
            except Exception:
                log.exception("the queue of questions")
                self._nothing_is_known(RuntimeError("see above"))
            await self._until_called()

    async def _until_called(self) -> None:
        """Or until it is time to look all the same."""
        try:
            async with asyncio.timeout(max(0.0, self.next_beat - monotonic())):
                await self.to_do.wait()
        except TimeoutError:
            pass

    async def _work(self) -> None:
        self.to_do.clear()
        await self._send()
        await self._leave()
        if self.heard:
            self.heard &= self.asked.keys()
            await self._hear(list(self.heard))
        if monotonic() >= self.next_beat:
            self.next_beat = monotonic() + BEAT
            await self._look_round()

    async def _send(self) -> None:
        sending = [one for one in self.unsent if one.wanted]
        for one in self.unsent:
            if not one.wanted:
                del self.known[one.key]
        self.unsent = []
        if sending:
            try:
                errands = [one.errand for one in sending]
                await self.queue.ask(self.hall, errands, lambda numbers: self.asked.update(zip(numbers, sending)))
            except BaseException:
                for one in sending:
                    self._hand_back(one, "the queue cannot be reached")
                raise

    async def _leave(self) -> None:
        """What nobody here wants any more: they went away while it was thought about."""
        for number in [number for number, one in self.asked.items() if not one.wanted]:
            self.left.add(number)
            del self.known[self.asked.pop(number).key]
        if self.left:
            leaving = list(self.left)
            await self.queue.leave(leaving)
            self.left.difference_update(leaving)

    async def _hear(self, numbers: Sequence[int]) -> None:
        self.heard.difference_update(numbers)
        for heard in await self.queue.hear(numbers):
            one = self.asked.pop(heard.id)
            del self.known[one.key]
            one.hear(heard)

    async def _look_round(self) -> None:
        """What nobody has told us, and who is there."""
        self._see(await self.queue.tidy())
        if not self.asked:
            return
        await self._hear(list(self.asked))
        self._hand_all_back(await self.queue.take_back(list(self.asked), self.patience), "all thinkers are busy")
        self._hand_all_back(await self.queue.lost(list(self.asked)), "the question was lost")
        orphans = [number for number, one in self.asked.items() if not self._can_be_answered(one)]
        self._hand_all_back(orphans, "no thinker is there any more")
        self.left.update(orphans)

    def _see(self, able: list[Able]) -> None:
        if not self.has_looked or bool(able) != bool(self.able):
            log.warning("thinkers are there" if able else "no thinker is there: the hall thinks by itself")
        self.able, self.has_looked = able, True

    def _hand_all_back(self, numbers: Collection[int], why: str) -> None:
        if numbers:
            log.warning("%d questions are thought about in the hall: %s", len(numbers), why)
        for number in numbers:
            self._hand_back(self.asked.pop(number), why)

    def _hand_back(self, one: Asked, why: str) -> None:
        self.known.pop(one.key, None)
        if not one.answer.done():
            one.fail(NobodyThinks(why))

    def _nothing_is_known(self, reason: Exception) -> None:
        """Of anybody, until the queue can be reached again."""
        if not self.is_away:
            log.error("the queue of questions cannot be reached, the hall thinks by itself: %s", reason)
        self.is_away = True
        self.able = []
        self.left.update(self.asked)
        self._hand_all_back(list(self.asked), "the queue cannot be reached")
        self.next_beat = monotonic() + BEAT
        self.to_do.clear()


def trouble_of(trouble: str) -> Exception:
    match trouble:
        case "slow":
            return TooSlow()
        case "broken":
            return BrokenProcessPool("elsewhere")
        case _:
            return FailedElsewhere(trouble)
