"""A hall that was opened interpreted lets its bots think compiled as soon as the compiled rules are there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.server.thinking.bots import Bots, imagined
from tests.tables import seated

PACKAGE = Path(meadhall.__file__).parent
SOURCES = Path(__file__).parents[2] / "src"
WHERE = "__import__('meadhall').__file__"


def appear(tree: Path) -> None:
    """The package as it runs here, in another place."""
    aside = tree.with_name("aside")
    shutil.copytree(PACKAGE, aside / "meadhall", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for library in PACKAGE.parent.glob("*__mypyc.*.so"):
        shutil.copy(library, aside)
    aside.rename(tree)


async def test_thinking_moves_to_the_compiled_tree_when_it_appears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    holmgang, tree = shelf.find("holmgang"), tmp_path / "tree"
    monkeypatch.setenv("MEADHALL_COMPILED", str(tree))
    monkeypatch.setattr(sys, "path", [*sys.path])
    state = seated(holmgang, 2)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    bots = Bots(workers=1)
    try:
        assert await bots.choose("greedy", holmgang, imagined(holmgang, state, seat), seat) >= 0
        before = bots.idle[0].pool
        assert before.submit(eval, WHERE).result() == str(PACKAGE / "__init__.py")
        thinking = before.submit(eval, WHERE)
        appear(tree)
        assert await bots.choose("greedy", holmgang, imagined(holmgang, state, seat), seat) >= 0
        assert thinking.result() == str(PACKAGE / "__init__.py")  # nothing is dropped
        after = bots.idle[0].pool
        assert after is not before
        assert after.submit(eval, WHERE).result() == str(tree / "meadhall/__init__.py")
    finally:
        bots.stop()


POSITIONS = """
import json
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
for name in shelf.names():
    rules, dice = shelf.find(name), Dice(5)
    state = rules.begin(rules.seats[-1], rules.choices(rules.seats[-1], {}))
    core.run(state)
    core.settle(state, dice)
    for number in range(60):
        if not state.waiting:
            break
        seat = state.waiting[0]
        options = core.options(state, seat)
        if number % 10 == 0:
            print(json.dumps([name, dump(state), seat, [move.number for move in options]]))
        core.answer(state, seat, dice.choice(options))
        core.settle(state, dice)
"""


def test_an_interpreted_hall_and_its_compiled_bots_mean_the_same_position():
    how = {**os.environ, "PYTHONPATH": str(SOURCES)}
    told = subprocess.run([sys.executable, "-c", POSITIONS], capture_output=True, text=True, check=True, env=how).stdout
    games = set()
    for name, position, seat, numbers in map(json.loads, told.splitlines()):
        state = load(shelf.find(name), position)
        assert json.loads(json.dumps(dump(state))) == position
        assert [move.number for move in core.options(state, seat)] == numbers
        games.add(name)
    assert games == set(shelf.names())
