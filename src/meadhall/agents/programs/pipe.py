"""A running program and its lines. Nobody ever waits for it longer than they said, or reads more than they meant to.

It is started without a shell, in a session of its own, with a plain environment and no open file of ours. However we
end, it ends too: its standard input is closed, and where the system can do it (Linux) it is killed.
"""

from __future__ import annotations

import ctypes
import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from meadhall.agents.programs.troubles import Ended, Flooded, NotStarted, Silent

MOST_BYTES: Final = 1 << 20  # that are read between two questions
LONGEST_LINE: Final = 1 << 16
AT_ONCE: Final = 1 << 16
KEPT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "SYSTEMROOT")  # of the environment
DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG


class Pipe:
    def __init__(self, name: str, words: Sequence[str], errors: int | IO[bytes] | None = None) -> None:
        self.name = name  # for whoever is told that something went wrong
        self.heard = bytearray()  # not yet a line
        self.lines: list[bytes] = []  # not yet asked for
        self.bytes = 0  # read since the last question
        try:
            self.process = subprocess.Popen(
                list(words),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=plain_environment(),
                bufsize=0,
                start_new_session=True,
                preexec_fn=die_with_us(),
            )
        except (OSError, subprocess.SubprocessError) as reason:
            why = getattr(reason, "strerror", None) or str(reason)
            raise NotStarted("program-not-started", program=name, reason=why) from reason
        assert self.process.stdin is not None and self.process.stdout is not None
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        for end in (self.input, self.output):
            os.set_blocking(end, False)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.output, selectors.EVENT_READ)

    @property
    def is_over(self) -> bool:
        return self.process.poll() is not None

    def ask_afresh(self) -> None:
        """A new question: what may be said in answer to it counts from here."""
        self.bytes = 0

    def send(self, text: str, seconds: float) -> None:
        """A line or several. Whatever the program says meanwhile is heard, so that neither blocks the other."""
        rest = memoryview(f"{text}\n".encode())
        until = monotonic() + seconds
        self.selector.register(self.input, selectors.EVENT_WRITE)
        try:
            while rest:
                if self.input in self._ready(until):
                    rest = rest[self._write(rest) :]
        finally:
            self.selector.unregister(self.input)

    def line(self, seconds: float) -> str:
        """The next line it says; what is no text is shown as such."""
        until = monotonic() + seconds
        while not self.lines:
            self._ready(until)
        return self.lines.pop(0).decode(errors="replace").rstrip("\r")

    def said_meanwhile(self) -> list[str]:
        """Lines that nobody has asked for, as far as they are here."""
        with suppress(Silent):
            while True:
                self._ready(monotonic())
        found, self.lines = self.lines, []
        return [line.decode(errors="replace") for line in found]

    def close_input(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()

    def wait(self, seconds: float) -> int:
        """Its exit code, when it has ended by itself."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Silent("program-goes-on", program=self.name, seconds=round(seconds)) from None

    def end(self) -> None:
        """At once, with whatever it has started."""
        if not self.is_over:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.close_input()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.selector.close()
        self.process.wait()

    def _ready(self, until: float) -> set[int]:
        """Which of its ends can be used; whatever it says is read at once."""
        ready = {key.fd for key, _ in self.selector.select(max(0.0, until - monotonic()))}
        if self.output in ready:
            self._read()
        elif not ready:
            raise Silent("program-silent", program=self.name)
        return ready

    def _read(self) -> None:
        said = os.read(self.output, AT_ONCE)
        if not said:
            raise self._ended()
        self.bytes += len(said)
        *whole, rest = (self.heard + said).split(b"\n")
        self.heard = bytearray(rest)
        self.lines += [bytes(line) for line in whole]
        if self.bytes > MOST_BYTES or max(map(len, [*whole, rest])) > LONGEST_LINE:
            raise Flooded("program-floods", program=self.name, most=MOST_BYTES, longest=LONGEST_LINE)

    def _write(self, rest: memoryview) -> int:
        try:
            return os.write(self.input, rest)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._ended() from None

    def _ended(self) -> Ended:
        """It has closed its end; if it has not ended, it is about to."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        code = self.process.poll()
        return Ended("program-ended", program=self.name, code="none" if code is None else code)


def plain_environment() -> dict[str, str]:
    """Enough to find things and to write words; nothing that opens a door."""
    return {name: os.environ[name] for name in KEPT if name in os.environ}


def die_with_us() -> Callable[[], None] | None:
    """What a new process does first, so that it is killed when we end; Linux only."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)  # loaded before the fork

    def ask_for_it() -> None:
        library.prctl(DEATH_SIGNAL, signal.SIGKILL)

    return ask_for_it
