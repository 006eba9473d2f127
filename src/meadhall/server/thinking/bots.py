"""Seats played by agents. They think in processes of their own and are sent imagined tables only.

Nobody waits for them for ever: every level has so many seconds for a move, in which it finds what it can. One whose
process dies, or does not answer even some seconds after that, is replaced by a quicker level for that move. So is a
program the host has named that breaks off, keeps silent or answers what is not allowed.
"""

from __future__ import annotations

import logging
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from meadhall.agents import roster
from meadhall.agents.programs.command import command_from
from meadhall.agents.programs.program import START_WITHIN, Hello, Program
from meadhall.agents.programs.troubles import BadCommand, ProgramTrouble
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.kernel.rules import Choices, Rules
from meadhall.kernel.values import Event, Seat, fields
from meadhall.server import metrics
from meadhall.server.thinking.answers import answered
from meadhall.server.thinking.moves import think
from meadhall.server.thinking.questions import AskedMove, Matter, Question, Story
from meadhall.server.thinking.thinkers import NobodyThinks, Thinkers
from meadhall.server.thinking.workers import TooSlow, Workers
from meadhall.server.tokens import new_seed
from meadhall.server.troubles import NotUnderstood

log = logging.getLogger(__name__)

DEFAULT_LEVEL = "greedy"
LAST: Final = "random"  # needs no time, and at the worst no process
QUICKER: Final = {"odin": "jarl", "jarl": "skald", "skald": "greedy", "greedy": LAST, "thrall": LAST, LAST: LAST}
NO_CEILINGS: Final[Mapping[str, float]] = {}
NO_PROGRAMS: Final[Mapping[str, str]] = {}
PROGRAM_NAME: Final = re.compile("[a-z][a-z0-9-]{0,23}")


class Bots(Workers):
    """The thinking all tables share, in turn. It never holds the true table, nor the event loop."""

    def __init__(
        self,
        workers: int = 0,
        seconds: Mapping[str, float] = NO_CEILINGS,
        others: float = 5.0,
        grace: float = 10.0,
        programs: Mapping[str, str] = NO_PROGRAMS,
        elsewhere: Thinkers | None = None,
    ) -> None:
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1))
        self.seconds = seconds  # that each level may think about a move,
        self.others = others  # … or any other
        self.grace = grace  # how much longer until its process is ended
        self.programs = programs  # by the names their host gave them; nobody else can name one
        self.elsewhere = elsewhere  # who thinks instead of our own processes, where somebody does
        self.hellos: dict[str, Hello] = {}  # what they said of themselves when the hall opened

    def meet(self) -> None:
        """Every program is started once and asked who it is; `Trouble` where one cannot be."""
        self.hellos = {name: greeted(name, text) for name, text in self.programs.items()}

    async def open(self) -> None:
        if self.elsewhere is not None:
            await self.elsewhere.open()

    async def close(self) -> None:
        if self.elsewhere is not None:
            await self.elsewhere.close()
        self.stop()

    def levels(self) -> list[str]:
        """All that a bot may be: ours, those that were installed, and the programs of the host."""
        return [*roster.ladder(), *self.programs]

    def known(self, level: str | None, game: str) -> str:
        """A level somebody wishes for; a program may play some games only."""
        if level is None:
            raise NotUnderstood("level-missing")
        if level not in self.programs:
            roster.find(level)
        elif level in self.hellos and not self.hellos[level].plays(game):
            raise NotUnderstood("level-plays-not", level=level, game=game)
        return level

    def listens(self, level: str) -> bool:
        """Whether it wants to be told the story of the game, too."""
        try:
            return level in self.programs or roster.listens(level)
        except Exception:  # somebody else's agent, which cannot be made; whoever asks it for a move will note that
            return False

    async def choose(
        self,
        level: str,
        rules: Rules,
        position: dict[str, Any],
        seat: Seat,
        people: Sequence[str] = (),
        story: Story | None = None,
        matter: Matter | None = None,
    ) -> int:
        """The action number of the move an agent of this level makes here; `people` wait for it."""
        while True:
            quicker = QUICKER.get(level, "greedy")
            try:
                with metrics.thinking(level):
                    return await self._chosen(level, rules, position, seat, people, story, matter)
            except ProgramTrouble as trouble:
                metrics.fell_back(level, trouble)
                log.error("the bot %s failed at %s; %s instead. %s", level, rules.name, quicker, trouble)
            except TooSlow as reason:
                metrics.fell_back(level, reason)
                log.error("an agent of level %s did not answer in time at %s; %s instead", level, rules.name, quicker)
            except BrokenProcessPool as reason:
                metrics.fell_back(level, reason)
                log.error("an agent of level %s ended its process twice at %s; %s instead", level, rules.name, quicker)
            except Exception as reason:
                metrics.fell_back(level, reason)
                log.exception("an agent of level %s failed at %s; %s instead", level, rules.name, quicker)
            if quicker == LAST:
                return think(LAST, rules.name, position, seat, new_seed())  # here and now
            level = quicker

    async def _chosen(
        self,
        level: str,
        rules: Rules,
        position: dict[str, Any],
        seat: Seat,
        people: Sequence[str],
        story: Story | None,
        matter: Matter | None,
    ) -> int:
        seconds = self.seconds.get(level, self.others)
        limit = seconds + self.grace
        program = self.programs.get(level)
        if program is not None:  # it is here, and nowhere else
            given = (level, rules.name, position, seat, new_seed(), seconds, story, program)
            return await self.run(people, think, *given, seconds=limit + START_WITHIN)
        question = AskedMove(level, rules.name, position, seat, new_seed(), seconds, story)
        chosen: int = await self.ask(question, people, limit, matter)
        return chosen

    async def ask(self, question: Question, people: Sequence[str], limit: float, matter: Matter | None) -> Any:
        """What it comes to: elsewhere, if somebody there thinks about it, or else in a process of our own.

        `TooSlow`, or whatever else went wrong, is the same either way. What belongs to no table is thought about here.
        """
        if self.elsewhere is not None and matter is not None:
            try:
                return await self.elsewhere.think(question, matter, people, limit)
            except NobodyThinks as why:
                log.debug("table %s: thought about here, %s", matter.table, why)
        return await self.run(people, answered, question, seconds=limit)


def greeted(name: str, text: str) -> Hello:
    """Who a program of the host is. A name of its own, and one that can be read in a list."""
    if not PROGRAM_NAME.fullmatch(name) or name in roster.names():
        raise BadCommand("program-name", name=name)
    program = Program(command_from(text), subprocess.DEVNULL)
    program.quit()
    return program.hello


def told_to(seat: Seat, events: Sequence[Event], game: str, choices: Choices) -> Story:
    """The story of a game as this seat was told it: all that ever leaves the referee beside an imagined table."""
    seen = [event.seen_by(seat) for event in events]
    return Story(game, dict(choices), [(type(event).__name__, fields(event)) for event in seen])


def imagined(rules: Rules, state: State, seat: Seat, seed: int | None = None) -> dict[str, Any]:
    """A table that looks the same from `seat`: all that ever leaves the referee for a bot, or for advice."""
    return dump(rules.imagine(state, seat, Dice(new_seed() if seed is None else seed)))
