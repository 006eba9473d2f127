"""A program that plays: its hello, its games, its answers. docs/bots.md shows the whole conversation."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import IO, Final

from meadhall.agents.programs.command import Allowance, Command, located
from meadhall.agents.programs.pipe import Pipe
from meadhall.agents.programs.troubles import BadAnswer, NotStarted, ProgramTrouble, Silent

VERSION: Final = 1  # of the conversation
ANY: Final = "*"  # `plays *`: every game there is
START_WITHIN: Final = 20.0  # seconds from the start to `ready`: an interpreter and its libraries have to load
TAKE_WITHIN: Final = 5.0  # … to take in what it is told, and to answer `ready?`
STOP_WITHIN: Final = 2.0  # … to answer once it is told to stop
QUIT_WITHIN: Final = 2.0  # … to end


@dataclass
class Hello:
    """What a program says of itself."""

    name: str = ""
    author: str = ""
    games: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)  # with their defaults

    def plays(self, game: str) -> bool:
        return ANY in self.games or game in self.games


class Program:
    """One process. After any trouble it is ended: nothing it might still say is taken for an answer."""

    def __init__(self, command: Command, errors: int | IO[bytes] | None = None) -> None:
        self.command = command
        self.pipe = Pipe(command.text, located(command), errors)
        self.info: list[str] = []  # what it said beside its last answer
        try:
            self.hello = self._greet()
            self._set_options()
        except ProgramTrouble:
            self.end()
            raise

    # What it is told

    def tell(self, *lines: str) -> None:
        self.pipe.send("\n".join(lines), TAKE_WITHIN)

    def is_ready(self) -> list[str]:
        """Waits until it has dealt with everything so far; what it said before `ready`."""
        self.pipe.ask_afresh()
        self.tell("ready?")
        return self._until_ready(TAKE_WITHIN)

    # What it answers

    def move(self, allowance: Allowance) -> str:
        """Its move, as text, for the position it was told last."""
        stray = [line for line in self.pipe.said_meanwhile() if line.startswith("move")]
        if stray:
            raise BadAnswer("program-unasked", program=self.command.text, line=shortened(stray[0]))
        self.pipe.ask_afresh()
        self.tell(f"go {allowance.written()}")
        self.info = []
        try:
            return self._answer(allowance.milliseconds / 1000)
        except Silent:
            return self.stopped()

    def stopped(self) -> str:
        """Its move, now: its time is over."""
        self.tell("stop")
        try:
            return self._answer(STOP_WITHIN)
        except Silent:
            raise Silent("program-too-slow", program=self.command.text, seconds=round(STOP_WITHIN)) from None

    # How it ends

    def quit(self) -> None:
        """Politely, and if that does not help, at once."""
        try:
            self.tell("quit")
            self.pipe.wait(QUIT_WITHIN)
        except ProgramTrouble:
            pass
        finally:
            self.end()

    def end(self) -> None:
        self.pipe.end()

    # How

    def _greet(self) -> Hello:
        self.tell(f"meadhall {VERSION}")
        hello = Hello()
        for line in self._until_ready(START_WITHIN):
            word, _, rest = line.strip().partition(" ")
            match word:
                case "name":
                    hello.name = rest.strip()
                case "author":
                    hello.author = rest.strip()
                case "plays":
                    hello.games += rest.split()
                case "option":
                    name, _, usual = rest.strip().partition(" ")
                    hello.options[name] = usual
        if not hello.name or not hello.games:
            missing = "plays" if hello.name else "name"
            raise NotStarted("program-hello", program=self.command.text, missing=missing)
        return hello

    def _set_options(self) -> None:
        for name, value in self.command.settings.items():
            if name not in self.hello.options:
                known = ", ".join(sorted(self.hello.options)) or "–"
                raise NotStarted("program-no-option", program=self.command.text, option=name, known=known)
            self.tell(f"set {name} {value}")

    def _until_ready(self, seconds: float) -> list[str]:
        said: list[str] = []
        until = monotonic() + seconds
        while True:
            line = self._line(until)
            if line.strip() == "ready":
                return said
            said.append(line)

    def _answer(self, seconds: float) -> str:
        until = monotonic() + seconds
        while True:
            word, _, rest = self._line(until).strip().partition(" ")
            if word == "move":
                return " ".join(rest.split())
            if word == "info":
                self.info.append(rest)

    def _line(self, until: float) -> str:
        line = self.pipe.line(until - monotonic())
        if line.startswith("error"):
            said = shortened(line.partition(" ")[2])
            raise BadAnswer("program-error", program=self.command.text, said=said)
        return line


def shortened(line: str, most: int = 200) -> str:
    return line if len(line) <= most else line[: most - 1] + "…"
