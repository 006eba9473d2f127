"""`make play`: the hall opens at once, and what is compiled beside it ends with it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.tools.toy import Toy
from tools import compiled


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    return Toy(tmp_path)


def test_the_hall_opens_interpreted_and_the_rules_are_compiled_beside_it(toy):
    wait, go = toy.pipe("wait"), toy.pipe("go")
    hall = toy.start("play", "--port", "0")
    assert hall.stdout is not None
    assert "compiled beside the hall" in hall.stdout.readline()
    tree, package = compiled.tree(toy.root), toy.root / "src/meadhall/cli.py"
    assert hall.stdout.readline() == f"open {tree} {package} serve --open --port 0\n"
    with open(wait) as line:
        assert line.read(4) == "here"
        assert not tree.exists()
        go.open("w").close()
        assert "The rules are compiled" in hall.stdout.readline()
    assert tree.is_dir()
    assert hall.communicate()[1] == ""


def test_the_next_hall_is_compiled(toy):
    tree = compiled.build(toy.root)
    hall = toy.start("play", "--port", "0")
    assert hall.communicate() == (f"open - {tree}/meadhall/cli.py serve --open --port 0\n", "")


def test_nothing_is_compiled_for_whoever_does_not_want_it(toy, monkeypatch):
    monkeypatch.setenv("MEADHALL_COMPILE", "0")
    hall = toy.start("play")
    assert hall.communicate()[0] == f"open - {toy.root}/src/meadhall/cli.py serve --open\n"
    assert toy.runs() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_ends_it_ends_the_hall_and_the_compiler(toy, number):
    wait, _ = toy.pipe("wait"), toy.pipe("go")
    play = toy.start("play")
    with open(wait) as line:
        assert line.read(4) == "here"
        play.send_signal(number)
        assert play.wait() == -number
        assert line.read() == ""  # nobody has the other end open: the compiler is gone
    with pytest.raises(ProcessLookupError):
        os.kill(int((toy.root / "hall").read_text()), 0)
    play.communicate()
    assert toy.trees() == []


def test_a_hall_that_is_killed_takes_the_compiler_along(toy):
    wait, _ = toy.pipe("wait"), toy.pipe("go")
    play = toy.start("play")
    with open(wait) as line:
        assert line.read(4) == "here"
        os.kill(int((toy.root / "hall").read_text()), signal.SIGKILL)
        assert play.wait() == -signal.SIGKILL
        assert line.read() == ""
    play.communicate()


def test_without_a_compiler_it_is_said_once_and_the_hall_goes_on(toy, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    hall = toy.start("play")
    assert hall.stdout is not None
    said = [hall.stdout.readline() for _ in range(3)]
    assert [line.split()[0] for line in said] == ["The", "open", "No"]
    assert "the rules run as they are" in said[2]
    assert hall.communicate() == ("", "")
    assert toy.runs() == 0


def test_why_compiling_failed_is_told(toy):
    toy.write("fail", "")
    hall = toy.start("play")
    assert hall.stdout is not None
    said = [hall.stdout.readline() for _ in range(3)]
    assert "The rules are not compiled and run as they are: meadhall: compiling failed" in said[2]
    hall.communicate()
