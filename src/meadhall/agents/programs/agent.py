"""A program in a seat: an agent like any other."""

from __future__ import annotations

import atexit
import os
from collections.abc import Sequence
from typing import Final

from meadhall.agents.agent import Heard, Seen
from meadhall.agents.programs import telling
from meadhall.agents.programs.command import PREFIX, Allowance, Command, command_from
from meadhall.agents.programs.program import Hello, Program
from meadhall.agents.programs.troubles import BadAnswer, NotStarted
from meadhall.kernel.dice import Dice
from meadhall.kernel.notation import moves_by_text
from meadhall.kernel.values import Event, Move

NOTHING_HEARD: Final = Heard("", {}, ())


class Bench:
    """Programs of this process that wait for their next game: to start one anew for every game would take longer."""

    def __init__(self) -> None:
        self.process = os.getpid()
        self.idle: dict[str, list[Program]] = {}
        atexit.register(self.clear)

    def take(self, command: Command, errors: int | None) -> Program:
        waiting = self.idle.get(command.text, [])
        while waiting:
            program = waiting.pop()
            if not program.pipe.is_over:
                return program
            program.end()
        return Program(command, errors)

    def give_back(self, program: Program) -> None:
        self.idle.setdefault(program.command.text, []).append(program)

    def clear(self) -> None:
        """What a fork has inherited belongs to another."""
        while self.idle and os.getpid() == self.process:
            for program in self.idle.popitem()[1]:
                program.quit()


bench = Bench()


class ProgramAgent:
    """Keeps one process for as long as it plays; `leave` lets another game have it."""

    listens = True

    def __init__(self, command: Command, errors: int | None = None) -> None:
        self.name = PREFIX + command.text
        self.command = command
        self.errors = errors  # where the program's standard error goes; None: where ours goes
        self.seconds = 0.0  # for a move, if not as the command says
        self.program: Program | None = None
        self.game: tuple[object, ...] | None = None  # the one under way
        self.told: list[Event] = []  # of it

    def choose(self, seen: Seen, dice: Dice) -> Move:
        """What the program answers; whatever goes wrong ends it, and the next question starts another."""
        try:
            program = self.playing(seen.rules.name)
            self.tell(program, seen)
            return understood(seen, program.move(self.allowance), self.command.text)
        except BaseException:
            self.end()
            raise

    @property
    def allowance(self) -> Allowance:
        usual = self.command.allowance
        return Allowance(round(1000 * self.seconds), usual.iterations) if self.seconds else usual

    def playing(self, game: str) -> Program:
        if self.program is None:
            self.program = bench.take(self.command, self.errors)
        if not self.program.hello.plays(game):
            known = ", ".join(self.program.hello.games)
            raise NotStarted("program-plays-not", program=self.command.text, game=game, known=known)
        return self.program

    def tell(self, program: Program, seen: Seen) -> None:
        """The game, if it is another; then what is new since the last question, and what may be answered."""
        heard = seen.heard or NOTHING_HEARD
        game = (heard.game, seen.rules.name, seen.world.seats, seen.seat, *heard.choices.items())
        lines: list[str] = []
        if game != self.game or not heard.game:
            lines.append(telling.new_game(seen, heard))
            self.game, self.told = game, []
        first = in_common(self.told, heard.events)
        lines += [telling.position(seen, heard.events, first), telling.moves(seen)]
        self.told = list(heard.events)
        program.tell(*lines)

    def leave(self) -> None:
        """The game is over."""
        if self.program is not None:
            bench.give_back(self.program)
        self.program, self.game, self.told = None, None, []

    def end(self) -> None:
        if self.program is not None:
            self.program.end()
        self.program, self.game, self.told = None, None, []


def understood(seen: Seen, answer: str, program: str) -> Move:
    """The move a program means: one of those it was offered."""
    move, options = moves_by_text(seen.rules).get(answer.lower()), seen.options
    if move is None or move not in options:
        game, said = seen.rules.name, answer[:80]
        raise BadAnswer("program-illegal", program=program, move=said, game=game, options=len(options))
    return move


def program_agent(name: str, errors: int | None = None) -> ProgramAgent:
    """`program:./bot.pl`; nothing is started yet."""
    return ProgramAgent(command_from(name), errors)


def met(command: Command, errors: int | None = None) -> Hello:
    """What it says of itself; it is started for that, and waits for a game."""
    program = bench.take(command, errors)
    bench.give_back(program)
    return program.hello


def in_common(before: Sequence[Event], now: Sequence[Event]) -> int:
    """How many events are known already: all of them, unless something was taken back."""
    count = min(len(before), len(now))
    if list(before[:count]) == list(now[:count]):
        return count
    return next(at for at in range(count) if before[at] != now[at])
