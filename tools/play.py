"""`make play`: the hall, at once. Rules that are not compiled yet run interpreted while they are compiled beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from tools import compiled

if TYPE_CHECKING:
    from meadhall.cli.voice import Voice

MAKE_COMPILER = ["make", "--silent", ".venv/.compiler"]
ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
COMPILE = ["nice", "-n", "10", sys.executable, "-m", "tools.compiled"]


def main() -> None:
    hall = [sys.executable, "-m", "meadhall.cli", "serve", "--open", *sys.argv[1:]]
    found = compiled.ready()
    how = {**os.environ, "PYTHONPATH": str(found or compiled.ROOT / "src")}
    if found is not None or how.get("MEADHALL_COMPILE") == "0":
        os.execve(hall[0], hall, how)
    from meadhall.cli.voice import Voice, language_of  # only who has to wait waits for this, too

    line = Line(Voice(language_of(sys.argv)))
    line.end("terminal-compiling")
    how["MEADHALL_COMPILED"] = str(compiled.tree())
    opened = subprocess.Popen(hall, env=how, process_group=0)  # so that it is told once, by us, that it shall end
    for number in ENDINGS:
        signal.signal(number, lambda number, _: opened.send_signal(number))
    compile_beside(opened, line)
    end_as(opened.wait())


def end_as(code: int) -> None:
    """As if we were the hall, for whoever waits for us."""
    if code >= 0:
        sys.exit(code)
    for number in ENDINGS:
        signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), -code)


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


def compile_beside(hall: subprocess.Popen[bytes], line: Line) -> None:
    """Until the rules are compiled, or the hall ends."""
    (compiled.ROOT / "build").mkdir(exist_ok=True)
    with open(compiled.ROOT / compiled.LOG, "w") as log:
        made = started(MAKE_COMPILER, stdout=log, stderr=log)
    while made.poll() is None:
        if ends_soon(hall):
            return  # it may be installing, which is not to be cut off; nobody waits for it
    from tools import compiler

    if compiler.trouble():
        line.end("terminal-no-compiler")
        return
    work = started(COMPILE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    while work.poll() is None:
        if ends_soon(hall):
            os.killpg(work.pid, signal.SIGKILL)
            work.communicate()
            return
        done, parts = compiled.parts()
        if parts:
            line.show("terminal-compiling-parts", done=done, parts=parts)
    reason = work.communicate()[1].decode().strip()
    if work.returncode:
        line.end("terminal-not-compiled", reason=reason)
    else:
        line.end("terminal-compiled")


def started(command: list[str], **how: Any) -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C is for the hall."""
    return subprocess.Popen(command, cwd=compiled.ROOT, stdin=subprocess.DEVNULL, start_new_session=True, **how)


def ends_soon(hall: subprocess.Popen[bytes]) -> bool:
    try:
        hall.wait(0.5)
    except subprocess.TimeoutExpired:
        return False
    return True


if __name__ == "__main__":
    main()
