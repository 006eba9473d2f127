"""A hall in a process of its own: it can be killed, and opened again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from meadhall.server.thinking.workers import Workers
from tests.server.fresh import lay_out
from tests.waiting import PATIENCE, wait_until

ROOT = str(Path(__file__).parents[2])
LINES_SHOWN = 60  # of the hall's log, where a test fails


def kept_port() -> socket.socket:
    """A port of our own for as long as this socket is open.

    It is bound and never listens. So the system gives the port to nobody else,
    the hall may listen there again and again (SO_REUSEADDR), and while no hall is
    open whoever calls is refused, as after a power cut.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def kill_idle(workers: Workers) -> None:
    """The processes that wait for work die, and nobody has noticed yet."""
    assert workers.idle
    for hand in workers.idle:
        assert hand.process is not None
        os.kill(hand.process, signal.SIGKILL)


class HallProcess:
    """With a database of its own, and as often as one likes: all tests come from one address."""

    def __init__(self, folder: Path, *wishes: str) -> None:
        self.folder = folder
        if "--database" not in wishes:
            lay_out(folder)
        self.wishes = wishes
        self.door = kept_port()
        self.port = int(self.door.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process = self.opened()

    def opened(self) -> subprocess.Popen[bytes]:
        wishes = [
            "--no-limits",
            "--bot-delay",
            "0",
            "--undo-window",
            "0",
            "--bot-workers",
            "1",
            "--database",
            "hall.db",
            *self.wishes,
        ]
        with (self.folder / "hall.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.server", "--port", str(self.port), *wishes],
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), ROOT]))},
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C stops the tests, and they stop the hall
            )
        try:
            wait_until(lambda: self.answers(process), "the hall is open", log=self.log)
        except BaseException:
            end(process)
            raise
        return process

    def answers(self, process: subprocess.Popen[bytes]) -> bool:
        assert process.poll() is None, f"the hall did not open:\n{self.log()}"
        try:
            urllib.request.urlopen(self.address + "api/health", timeout=10).close()
        except OSError:
            return False
        return True

    def log(self) -> str:
        lines = (self.folder / "hall.log").read_text(errors="replace").splitlines()
        return "\n".join(lines[-LINES_SHOWN:])

    def kill(self) -> None:
        """The power fails."""
        end(self.process)

    def open_again(self) -> None:
        assert self.process.returncode is not None, "the hall is open"
        self.process = self.opened()

    def stop(self) -> None:
        """As Ctrl-C would; a hall that does not end is killed, and that is an error."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the hall does not end when it is told to:\n{self.log()}") from None
        finally:
            end(self.process)
            self.door.close()


def end(process: subprocess.Popen[bytes]) -> None:
    """Only a process that is ours and not yet reaped gets a signal: Popen itself sees to that."""
    process.kill()
    process.wait()


def show_logs(item: pytest.Item, report: pytest.TestReport) -> None:
    """A test that failed shows what its halls have logged."""
    if report.failed and isinstance(item, pytest.Function):
        for name, given in item.funcargs.items():
            if isinstance(given, HallProcess):
                report.sections.append((f"log of the hall `{name}`", given.log()))
