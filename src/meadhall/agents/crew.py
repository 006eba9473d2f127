"""Processes that help one agent think: a few trees each, grown apart and added up.

What is found does not depend on how many there are, or whether there are any: every tree has dice of its own. They
are started when first needed, wait for questions on their standard input, and end when that is closed: with whoever
started them, however it ends.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import subprocess
import sys
import threading
from contextlib import suppress
from functools import lru_cache

import msgspec

from meadhall.agents.thought import Finding, Question, answered
from meadhall.kernel import shelf

ENCODED = msgspec.json.Encoder()
QUESTIONS = msgspec.json.Decoder(Question)
ANSWERS = msgspec.json.Decoder(list[list[Finding]])


class Helper:
    """One process that is asked and answers, line by line."""

    def __init__(self) -> None:
        where = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "meadhall.agents.crew"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=where, start_new_session=True
        )

    def ask(self, question: Question) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(ENCODED.encode(question) + b"\n")
        self.process.stdin.flush()

    def answer(self) -> list[list[Finding]]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BrokenPipeError("a process that helped to think has ended")
        return ANSWERS.decode(line)

    def end(self) -> None:
        self.process.kill()
        with suppress(BrokenPipeError):  # what it was not told in time
            self.process.communicate()


class Crew:
    """Everybody who helps this process; one question at a time."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.helpers: list[Helper] = []
        self.busy = threading.Lock()

    def think(self, question: Question) -> list[list[Finding]]:
        """What every tree has found, in the order of their seeds. Whoever cannot be helped thinks alone."""
        if not self.size or len(question.seeds) == 1 or not self.busy.acquire(blocking=False):
            return answered(question)
        try:
            return self.share(question)
        except OSError:
            self.dismiss()
            return answered(question)
        finally:
            self.busy.release()

    def share(self, question: Question) -> list[list[Finding]]:
        while len(self.helpers) < self.size:
            self.helpers.append(Helper())
        parts = len(self.helpers) + 1
        seeds = [question.seeds[part::parts] for part in range(parts)]
        asked = [helper for helper, share in zip(self.helpers, seeds[1:]) if share]
        for helper, share in zip(asked, seeds[1:]):
            helper.ask(msgspec.structs.replace(question, seeds=share))
        found = [answered(msgspec.structs.replace(question, seeds=seeds[0]))]
        found += [helper.answer() for helper in asked]
        return [found[place % parts][place // parts] for place in range(len(question.seeds))]

    def dismiss(self) -> None:
        while self.helpers:
            self.helpers.pop().end()


def crew() -> Crew:
    """That of this very process: what a fork has inherited belongs to another."""
    return _crew(os.getpid())


@lru_cache(maxsize=1)
def _crew(process: int) -> Crew:
    found = Crew(helpers())
    atexit.register(found.dismiss)
    return found


def helpers() -> int:
    """One for every core but this one's; none for a process that is itself one of several at work."""
    if multiprocessing.parent_process() is not None:
        return 0
    return cores() - 1


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_known(game: str) -> bool:
    """To another process too."""
    return game in shelf.names()


def serve() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(ENCODED.encode(answered(QUESTIONS.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve()
