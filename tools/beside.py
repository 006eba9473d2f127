"""Compiles the rules beside an open hall, telling how far it is, and gives up when the hall ends."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys

from meadhall.cli.voice import Voice, language_of
from tools import compiled, compiler

COMPILER = ["make", "--silent", ".venv/.compiler"]  # not to be cut off: it may be installing


class Line:
    """The one line that tells how far it is: written over where that can be done, else only when it is over."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.last = ""

    def show(self, message: str, **about: int) -> None:
        text = self.voice.word(message, **about)
        if sys.stdout.isatty() and text != self.last:
            print("\r\033[K" + text, end="", flush=True)
            self.last = text

    def end(self, message: str, **about: str) -> None:
        over = "\r\033[K" if self.last else ""
        print(over + self.voice.word(message, **about), flush=True)


def main() -> None:
    line = Line(Voice(language_of(sys.argv)))
    os.nice(10)
    log_path = compiled.ROOT / compiled.LOG
    log_path.parent.mkdir(exist_ok=True)
    with open(log_path, "w") as log:
        subprocess.run(COMPILER, cwd=compiled.ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)
    if compiler.trouble():
        line.end("terminal-no-compiler")
    elif compile_until_the_hall_ends(line):
        line.end("terminal-compiled")


def compile_until_the_hall_ends(line: Line) -> bool:
    """Whether it was compiled."""
    command = [sys.executable, "-m", "tools.compiled"]
    work = subprocess.Popen(
        command, cwd=compiled.ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        text=True, start_new_session=True,
    )  # fmt: skip
    while work.poll() is None:
        if hall_ends_within(0.5):
            os.killpg(work.pid, signal.SIGKILL)
            return False
        done, parts = compiled.parts()
        if parts:
            line.show("terminal-compiling-parts", done=done, parts=parts)
    if work.returncode:
        assert work.stderr is not None
        line.end("terminal-not-compiled", reason=work.stderr.read().strip())
    return work.returncode == 0


def hall_ends_within(seconds: float) -> bool:
    return bool(select.select([sys.stdin], [], [], seconds)[0])


if __name__ == "__main__":
    if os.fork() == 0:  # the hall is nobody's parent
        main()
