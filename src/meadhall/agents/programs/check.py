"""Tries a program on everything it must do: `meadhall bot-check PROGRAM`.

Each check is one sentence of docs/bots.md. Each has a process of its own, so that one failure does not cause the next.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import IO, Final

from meadhall.agents.agent import Agent, Ear, Heard, Seen, seen_from
from meadhall.agents.aimless import Aimless
from meadhall.agents.programs import telling
from meadhall.agents.programs.agent import ProgramAgent, understood
from meadhall.agents.programs.command import Allowance, Command
from meadhall.agents.programs.program import QUIT_WITHIN, Hello, Program
from meadhall.agents.programs.troubles import BadAnswer, ProgramTrouble
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Event, Move

LONG: Final = Allowance(60_000)  # that nobody waits for
SHORT: Final = Allowance(1)
NONSENSE: Final = ("", "dance", "position {", "newgame 7", "moves", "set", "stop", "é\t🛶")
SHOWN: Final = 2000  # bytes of what it wrote on its standard error


@dataclass(frozen=True)
class Check:
    """One thing it must do: words are `check-{name}` given `game`."""

    name: str
    passed: bool
    game: str = ""
    trouble: Trouble | None = None
    moves: int = 0
    milliseconds: float = 0.0  # a move, on average
    longest: float = 0.0


@dataclass(frozen=True)
class Tried:
    program: str
    hello: Hello | None
    checks: list[Check]
    errors: str  # the end of what it wrote on its standard error

    @property
    def passed(self) -> bool:
        return all(check.passed for check in self.checks)


def tried(command: Command, games: list[str]) -> Tried:
    """All there is to try, with these games or all that it plays."""
    with tempfile.TemporaryFile() as errors:
        trial = Trial(command, errors)
        checks = list(trial.checks(games))
        return Tried(command.text, trial.hello, checks, last_of(errors))


def last_of(errors: IO[bytes]) -> str:
    length = errors.seek(0, 2)
    errors.seek(max(0, length - SHOWN))
    return errors.read().decode(errors="replace").strip()


class Trial:
    def __init__(self, command: Command, errors: IO[bytes]) -> None:
        self.command = command
        self.errors = errors
        self.hello: Hello | None = None

    def checks(self, games: list[str]) -> Iterator[Check]:
        greeted = self.check("hello", self.greets)
        yield greeted
        if self.hello is None:
            return
        yield self.check("ready", self.gets_ready)
        yield self.check("nonsense", self.passes_over_nonsense)
        played = games or [name for name in shelf.names() if self.hello.plays(name)]
        for name in played:
            yield self.plays("game", name, 1)
        if played:
            yield from self.checks_of_time(shelf.find(played[0]))
            yield self.plays("same-again", played[0], 2)
        yield self.check("quit", self.quits)
        yield self.check("closed", self.ends_with_its_input)

    def checks_of_time(self, rules: Rules) -> Iterator[Check]:
        yield self.check("hurry", lambda: self.answers(rules, SHORT))
        yield self.check("stop", lambda: self.stops(rules))
        yield self.check("idle-stop", lambda: self.passes_over_stop(rules))
        yield self.check("once", lambda: self.answers_once(rules))

    def check(self, name: str, does: Callable[[], None]) -> Check:
        try:
            does()
        except Trouble as trouble:
            return Check(name, False, trouble=trouble)
        return Check(name, True)

    @contextmanager
    def started(self) -> Iterator[Program]:
        program = Program(self.command, self.errors)
        try:
            yield program
        finally:
            program.end()

    # One thing each

    def greets(self) -> None:
        with self.started() as program:
            self.hello = program.hello
        if not any(self.hello.plays(name) for name in shelf.names()):
            raise BadAnswer("program-plays-nothing", program=self.command.text, known=", ".join(self.hello.games))

    def gets_ready(self) -> None:
        with self.started() as program:
            program.is_ready()
            program.is_ready()

    def passes_over_nonsense(self) -> None:
        with self.started() as program:
            program.tell(*NONSENSE)
            self.nothing_said(program)

    def answers(self, rules: Rules, allowance: Allowance) -> None:
        with self.started() as program:
            first_question(rules, program).answered(program.move(allowance))

    def stops(self, rules: Rules) -> None:
        with self.started() as program:
            question = first_question(rules, program)
            program.tell(f"go {LONG.written()}")
            question.answered(program.stopped())

    def passes_over_stop(self, rules: Rules) -> None:
        with self.started() as program:
            question = first_question(rules, program)
            program.tell("stop")
            self.nothing_said(program)
            question.answered(program.move(self.command.allowance))
            program.tell("stop")
            self.nothing_said(program)

    def answers_once(self, rules: Rules) -> None:
        with self.started() as program:
            question = first_question(rules, program)
            for _ in range(3):
                question.ask(program)
                self.nothing_said(program)
                question.answered(program.move(self.command.allowance))
                self.nothing_said(program)

    def quits(self) -> None:
        with self.started() as program:
            program.tell("quit")
            self.ends_well(program)

    def ends_with_its_input(self) -> None:
        with self.started() as program:
            program.pipe.close_input()
            self.ends_well(program)

    def ends_well(self, program: Program) -> None:
        code = program.pipe.wait(QUIT_WITHIN)
        if code != 0:
            raise ProgramTrouble("program-ended", program=self.command.text, code=code)

    def nothing_said(self, program: Program) -> None:
        stray = [line for line in program.is_ready() if line.split(" ")[0] == "move"]
        if stray:
            raise BadAnswer("program-unasked", program=self.command.text, line=stray[0][:200])

    # Whole games

    def plays(self, name: str, game: str, times: int) -> Check:
        """In one process, one game after another; its last seat first, so that not every game begins with it."""
        timed: list[float] = []
        try:
            rules = shelf.find(game)
            with self.started() as program:
                for number in range(times):
                    play_through(rules, seat_for(program, number, rules, timed), seed=number)
        except Trouble as trouble:
            return Check(name, False, game, trouble)
        mean = sum(timed) / max(1, len(timed))
        return Check(name, True, game, None, len(timed), round(1000 * mean, 2), round(1000 * max(timed, default=0), 2))


class Question:
    """The first question of a game, to whoever is asked it."""

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats[0]
        choices = rules.choices(seats, {})
        state, told = rules.begin(seats, choices), list[Event]()
        state.log = told
        core.run(state)
        core.settle(state, Dice(1))
        seat = state.waiting[0]
        heard = Heard("first", choices, [event.seen_by(seat) for event in told])
        self.seen: Seen = seen_from(rules, state, seat, Dice(1), heard)

    def ask(self, program: Program) -> None:
        self.program = program.command.text
        heard = self.seen.heard
        assert heard is not None
        program.tell(
            telling.new_game(self.seen, heard),
            telling.position(self.seen, heard.events, 0),
            telling.moves(self.seen),
        )

    def answered(self, answer: str) -> Move:
        return understood(self.seen, answer, self.program)


def first_question(rules: Rules, program: Program) -> Question:
    question = Question(rules)
    question.ask(program)
    return question


class Timed:
    """A program in its seat, with an eye on the clock."""

    name = "timed"
    listens = True

    def __init__(self, agent: ProgramAgent, seconds: list[float]) -> None:
        self.agent = agent
        self.seconds = seconds

    def choose(self, seen: Seen, dice: Dice) -> Move:
        begun = perf_counter()
        move = self.agent.choose(seen, dice)
        self.seconds.append(perf_counter() - begun)
        return move


def seat_for(program: Program, number: int, rules: Rules, timed: list[float]) -> list[Agent]:
    """The program among aimless players, as few as the game can have."""
    agent = ProgramAgent(program.command)
    agent.program = program
    others: list[Agent] = [Aimless() for _ in range(rules.seats[0])]
    others[(len(others) - 1 + number) % len(others)] = Timed(agent, timed)
    return others


def play_through(rules: Rules, agents: list[Agent], seed: int) -> None:
    """The same as a game of the arena, which this package knows nothing of."""
    choices = rules.choices(len(agents), {})
    ears = [Ear(agent, seat, f"check {seed}", choices) for seat, agent in enumerate(agents)]
    state, told, dice = rules.begin(len(agents), choices), list[Event](), Dice(seed)
    state.log = told
    core.run(state)
    core.settle(state, dice)
    while state.waiting:
        seat = state.waiting[0]
        seen = seen_from(rules, state, seat, dice, ears[seat].heard(told))
        core.answer(state, seat, agents[seat].choose(seen, dice))
        core.settle(state, dice)
