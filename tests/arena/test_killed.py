"""An arena that is killed goes on where it stopped and ends with the same table."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.agents.aimless import Aimless
from tests.installing import install

GAMES = 40
DEADLY = 100  # decisions of one process: in the middle of a game, and in one of two processes for sure


class Mortal(Aimless):
    """Plays at random. While a certain file is there, it ends the whole arena in the middle of a game."""

    name = "mortal"
    made = 0

    def choose(self, seen, dice):
        Mortal.made += 1
        if Mortal.made == DEADLY and Path(os.environ["MORTAL"]).exists():
            os.kill(os.getppid() if multiprocessing.parent_process() else os.getpid(), signal.SIGKILL)
        return super().choose(seen, dice)


@pytest.fixture(scope="module")
def danger(tmp_path_factory):
    return tmp_path_factory.mktemp("mortals") / "danger"


@pytest.fixture(scope="module")
def arena(danger):
    """The arena as a program that knows the mortals."""
    here = danger.parent
    install(here, "mortals", agents="mortal = tests.arena.test_killed:Mortal")
    path = os.pathsep.join([str(here), str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    how = {**os.environ, "PYTHONPATH": path, "MORTAL": str(danger), "LANG": "C"}

    def started(*more):
        words = ["arena", "holmgang", "mortal", "random", "--games", str(GAMES), "--json", *more]
        return subprocess.run([sys.executable, "-m", "meadhall.cli", *words], capture_output=True, text=True, env=how)

    return started


@pytest.fixture(scope="module")
def whole(arena):
    """The table of an arena that nobody kills."""
    return json.loads(arena().stdout)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_killed_arena_ends_with_the_same_table(tmp_path, arena, whole, danger, workers):
    book = tmp_path / "games.jsonl"
    how = ("--out", str(book), "--workers", workers)
    danger.touch()
    assert arena(*how).returncode == -signal.SIGKILL
    kept = book.read_bytes()
    assert kept.count(b"\n") <= whole["games"]  # a title, and not all of the games
    assert workers != "1" or kept.count(b"\n") > 2
    danger.unlink()
    gone_on = json.loads(arena(*how).stdout)
    assert book.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert {**gone_on, "time": None} == {**whole, "time": None}
