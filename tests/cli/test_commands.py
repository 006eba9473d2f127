"""Commands that games and other packages bring along."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.cli.__main__ import app
from meadhall.kernel.words import LANGUAGES
from tests.cli.test_cli import typed
from tests.installing import install


def greet(name: str) -> None:
    """Say hello."""
    print(f"Hello {name}!")


@pytest.fixture
def installed(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    return lambda point: install(tmp_path, "other-commands", commands=point)


def test_a_command_of_somebody_else_is_there_once_installed(installed):
    assert typed("greet", "Ann").returncode != 0
    installed("greet = tests.cli.test_commands:greet")
    assert typed("greet", "Ann").stdout == "Hello Ann!\n"
    assert "Say hello." in CliRunner().invoke(app, ["--help"]).output


def test_our_own_cannot_be_replaced(installed):
    before = typed("games").stdout
    installed("games = tests.cli.test_commands:greet")
    assert typed("games").stdout == before
    listed = CliRunner().invoke(app, ["--help"]).output
    assert len(re.findall(r"^│ games ", listed, re.MULTILINE)) == 1


def test_one_that_does_not_load_breaks_no_other(installed):
    installed("broken = tests.cli.nowhere:broken")
    assert typed("games").returncode == 0
    assert "tests.cli.nowhere" in CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output
    answer = typed("broken")
    assert answer.returncode == 2
    assert "tests.cli.nowhere" in answer.stderr and answer.stderr.count("\n") == 1


def test_the_odds_of_a_fight_are_a_command_that_its_game_brings():
    answer = typed("odds", "bohorg:3,1,0", "elves:1,0,1")
    assert answer.returncode == 0
    assert "90.7 %" in answer.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_troubles_of_a_game_are_told_in_its_own_words(language):
    answer = typed("odds", "elves:1,0,0", "bohorg:1,0,0", "--lang", language)
    assert answer.returncode == 2
    assert answer.stderr == {"en": "The Elves never attack.\n", "fr": "Les Elfes n'attaquent jamais.\n"}[language]


def modules_outside_the_games() -> list[Path]:
    here = Path(meadhall.__file__).parent
    return [path for path in sorted(here.rglob("*.py")) if here / "games" not in path.parents]


def test_nothing_outside_their_folders_imports_a_game_or_writes_its_name():
    """Docstrings may: an example is for people."""
    games = Path(meadhall.__file__).parent / "games"
    folders = {path.parent.name for path in games.glob("*/__init__.py")}
    known = folders | set(meadhall.game_names())
    found = []
    for path in modules_outside_the_games():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("meadhall.games."):
                found.append((path.name, node.module))
            if isinstance(node, ast.Constant) and node.value in known and id(node) not in docstrings:
                found.append((path.name, node.value))
    assert len(known) > len(folders) > 0
    assert found == []
