"""The real command in a real terminal, or in what only looks like one."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios

import pytest

import meadhall
from meadhall.cli import play

TABLE = ["play", "holmgang", "--seats", "human,random", "--seed", "4"]


def new_terminal():
    """Both ends of one; a root folder of its own, without /dev/pts, has none to give."""
    try:
        return pty.openpty()
    except OSError as reason:
        if os.path.exists("/dev/pts/ptmx"):
            raise
        pytest.skip(f"no terminals here: {reason}")


class Terminal:
    """A command with a terminal of its own."""

    def __init__(self, *words, columns=80, lines=24):
        self.ours, theirs = new_terminal()
        self.resize(columns, lines)
        self.seen = ""
        how = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "", "LINES": ""}
        for name in ("NO_COLOR", "MEADHALL_PLAIN", "COLUMNS", "LINES"):
            how.pop(name, None)
        command = [sys.executable, "-m", "meadhall.cli", *words]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=how, start_new_session=True
        )
        os.close(theirs)

    def resize(self, columns, lines):
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, keys):
        os.write(self.ours, keys)

    def read_until(self, text):
        """Until it is said after all that was read before."""
        start = len(self.seen)
        while text not in self.seen[start:]:
            more = self.read()
            assert more, f"it ended without {text!r}: {self.seen[-2000:]}"

    def read(self):
        try:
            more = os.read(self.ours, 65536).decode("utf-8", "replace")
        except OSError:  # nobody is on the other side any more
            more = ""
        self.seen += more
        return more

    def end(self):
        while self.read():
            pass
        os.close(self.ours)
        return self.process.wait()


def test_a_full_screen_is_resized_and_left_with_its_game_saved(tmp_path):
    path = tmp_path / "mine.game"
    terminal = Terminal(*TABLE, "--save", str(path))
    terminal.read_until("Leave")
    terminal.resize(140, 45)
    os.kill(terminal.process.pid, signal.SIGWINCH)
    terminal.read_until("╭")  # panes side by side
    terminal.type(b"q")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen
    assert "--seats human,random --load" in terminal.seen
    assert meadhall.read(path.read_text()).seats == 2


@pytest.mark.parametrize("ending", [b"\x03", signal.SIGHUP], ids=["control-c", "closed window"])
def test_however_it_ends_the_game_is_saved(tmp_path, ending):
    path = tmp_path / "mine.game"
    terminal = Terminal(*TABLE, "--save", str(path))
    terminal.read_until("Leave")
    if isinstance(ending, bytes):
        terminal.type(ending)
    else:
        os.kill(terminal.process.pid, ending)
    terminal.end()
    assert "Traceback" not in terminal.seen
    assert meadhall.read(path.read_text()).seats == 2


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("TERM", "xterm", True),
        ("TERM", "dumb", False),
        ("NO_COLOR", "1", False),
        ("MEADHALL_PLAIN", "1", False),
        ("COLUMNS", "40", False),
        ("LINES", "10", False),
    ],
)
def test_where_the_full_screen_is_opened(monkeypatch, name, content, expected):
    for variable in ("NO_COLOR", "MEADHALL_PLAIN"):
        monkeypatch.delenv(variable, raising=False)
    for variable, usual in (("TERM", "xterm"), ("COLUMNS", "80"), ("LINES", "24")):
        monkeypatch.setenv(variable, usual)
    monkeypatch.setattr("sys.stdin", Looks(True))
    monkeypatch.setattr("sys.stdout", Looks(True))
    monkeypatch.setenv(name, content)
    assert play.has_a_screen() is expected
    monkeypatch.setattr("sys.stdout", Looks(False))
    assert not play.has_a_screen()


class Looks:
    """Something that is a terminal, or is not."""

    def __init__(self, like_a_terminal):
        self.isatty = lambda: like_a_terminal


def test_other_commands_do_not_wait_for_the_full_screen():
    script = "import sys, meadhall.cli.__main__; print([name for name in sys.modules if name.startswith('textual')])"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert loaded.stdout == "[]\n"


def test_advice_is_thought_of_beside_a_full_screen(tmp_path):
    """Which has taken the place of stderr: what starts processes must not want that."""
    terminal = Terminal(*TABLE, "-o", "first=0", "--save", str(tmp_path / "mine.game"))
    terminal.read_until("Leave")
    terminal.type(b"h")
    terminal.read_until(" %")
    terminal.type(b"\x03")
    terminal.end()
    assert "Traceback" not in terminal.seen
