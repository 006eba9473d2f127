"""The recipe is followed literally, step by step, and the game works after every step."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from tests.installing import installed_from

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
SOURCES = Path(meadhall.__file__).parents[1]
QUICKLY = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a reader has none of our plugins
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
HUNK = re.compile(r"^@@ .*\n((?:[ +-].*\n)+)", re.MULTILINE)


def patched(folder: Path, diff: str) -> None:
    """Every hunk fits in exactly one place."""
    for part in diff.split("--- a/")[1:]:
        path = folder / part.partition("\n")[0]
        text = path.read_text(encoding="utf-8")
        for hunk in HUNK.findall(part):
            lines = hunk.splitlines(keepends=True)
            before = "".join(line[1:] for line in lines if line[0] != "+")
            assert text.count(before) == 1, f"{path.name}: {hunk}"
            text = text.replace(before, "".join(line[1:] for line in lines if line[0] != "-"))
        path.write_text(text, encoding="utf-8")


def follow(command: list[str], at: Path) -> None:
    """What a reader types, without an installer and without `patch`."""
    match command:
        case ["pip", "install", "--editable", package]:
            installed_from(at / package, at / package / "src")
        case ["patch", "--directory", package, "--strip", "1", "--input", diff]:
            patched(at / package, (DOCS / diff).read_text(encoding="utf-8"))
        case [program, *words]:
            module = {"meadhall": "meadhall.cli", "pytest": "pytest"}[program]
            path = os.pathsep.join([str(at / "knattleikr/src"), str(SOURCES)])
            how = {**QUICKLY, "PYTHONPATH": path, "LANG": "C"}
            typed = [sys.executable, "-m", module, *words]
            run = subprocess.run(typed, cwd=at, env=how, capture_output=True, text=True)
            assert run.returncode == 0, f"{command}\n{run.stdout}\n{run.stderr}"


def test_the_recipe_is_followed_to_its_end(tmp_path):
    typed = [line[2:] for kind, text in BLOCK.findall(PAGE) if kind == "console" for line in text.splitlines()]
    for line in typed:
        follow(shlex.split(line), tmp_path)
    assert sum(line.startswith("patch ") for line in typed) == len(list((DOCS / "add-a-game").iterdir())) > 0
    assert typed[-1] == "pytest knattleikr"
    run = "from meadhall.testing import check_laws; from knattleikr import RULES; print(check_laws(RULES, games=10))"
    how = {**QUICKLY, "PYTHONPATH": os.pathsep.join([str(tmp_path / "knattleikr/src"), str(SOURCES)])}
    program = subprocess.run([sys.executable, "-c", run], env=how, capture_output=True, text=True)
    assert program.returncode == 0, program.stderr
    assert int(program.stdout) > 100


@pytest.mark.parametrize("code", [text for kind, text in BLOCK.findall(PAGE) if kind == "python"])
def test_what_the_page_shows_is_in_its_steps(code):
    added = [
        "".join(line[1:] for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line[0] == "+")
        for path in (DOCS / "add-a-game").iterdir()
    ]
    assert [text for text in added if code in text] != []


def test_a_rule_that_leaves_nobody_a_choice_breaks_the_law_the_page_names(tmp_path):
    """The second step without its ending."""
    follow(shlex.split("meadhall new-game knattleikr --package knattleikr"), tmp_path)
    follow(shlex.split("patch --directory knattleikr --strip 1 --input add-a-game/1-a-rule.diff"), tmp_path)
    start = tmp_path / "knattleikr/src/knattleikr/start.py"
    start.write_text(start.read_text().replace("if state.is_stuck():", "if state.heap == 0:"))
    how = {**QUICKLY, "PYTHONPATH": os.pathsep.join([str(tmp_path / "knattleikr/src"), str(SOURCES)])}
    command = [sys.executable, "-m", "pytest", "-q", "knattleikr", "-k", "laws"]
    run = subprocess.run(command, cwd=tmp_path, env=how, capture_output=True, text=True)
    assert run.returncode == 1
    assert re.search(r"seat \d is asked and has no option", run.stdout)
