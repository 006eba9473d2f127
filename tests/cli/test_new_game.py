"""`meadhall new-game`: what it writes works at once, and keeps every law."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import meadhall
from meadhall.blueprint.game import RULES as BLUEPRINT
from meadhall.cli.new_game import Names, blueprint, with_entry
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.words import LANGUAGES
from meadhall.testing import check_laws
from tests.cli.test_cli import typed
from tests.installing import installed_from

ROOT = Path(__file__).parents[2]
SOURCES = Path(meadhall.__file__).parents[1]
QUICKLY = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a new author has none of our plugins
PLAYED = """
import sys
import meadhall
from meadhall.arena.playing import play_game
from meadhall.agents.roster import agent
from meadhall.kernel import shelf
from meadhall.testing import check_laws
rules = shelf.find(sys.argv[1])
assert check_laws(rules, games=3) > 0
for seats in rules.seats:
    assert sum(seat.won for seat in play_game(rules, [agent("greedy"), *[agent("random")] * (seats - 1)], 5)) == 1
game = meadhall.new(rules.name, seats=2, seed=3)
while not game.is_over:
    game.play(game.waiting[0], game.options(game.waiting[0])[-1])
assert meadhall.read(game.record()).record() == game.record()
print(rules.package)
"""


def run(*words: str, at: Path, path: Path) -> str:
    """A Python program in `at`, with what lies in `path` to import before all else."""
    how = {**QUICKLY, "PYTHONPATH": os.pathsep.join([str(path), str(SOURCES)]), "COLUMNS": "200"}
    program = subprocess.run([sys.executable, *words], cwd=at, env=how, capture_output=True, text=True)
    assert program.returncode == 0, program.stdout + program.stderr
    return program.stdout


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """As much of the sources as a new game touches."""
    for folder in (".", "agents", "arena", "games", "kernel"):
        (tmp_path / "src/meadhall" / folder).mkdir(parents=True, exist_ok=True)
        for path in (SOURCES / "meadhall" / folder).glob("*.py"):  # empty: only what is imported by name counts
            (tmp_path / "src/meadhall" / folder / path.name).touch()
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    monkeypatch.chdir(tmp_path / "src")
    return tmp_path


def test_the_blueprint_is_a_game_that_keeps_the_laws():
    assert check_laws(BLUEPRINT, games=3) > 0


def test_a_package_of_its_own_works_at_once(tmp_path):
    """One of several words; docs/test_add_a_game.py does as much with one of a single word."""
    name = "the-white-hart"
    folder = tmp_path / "mine"
    answer = typed("new-game", name, "--package", str(folder))
    assert answer.returncode == 0, answer.stderr
    assert f"pip install --editable {folder}" in answer.stdout.replace("\n", "")
    assert "passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", at=folder, path=folder)
    installed_from(folder, folder / "src")
    assert run("-c", PLAYED, name, at=folder, path=folder / "src").strip() == name.replace("-", "")
    assert name in run("-m", "meadhall.cli", "games", at=folder, path=folder / "src")


def test_a_package_brings_its_words_rulebook_lesson_and_face(tmp_path):
    typed("new-game", "knattleikr", "--package", str(tmp_path / "mine"))
    inside = tmp_path / "mine/src/knattleikr"
    for language in LANGUAGES:
        assert "game = Knattleikr\n" in (inside / "words" / f"{language}.ftl").read_text()
        assert (inside / "rulebook" / f"{language}.md").read_text().startswith("# Knattleikr\n")
    for name in ("lesson.toml", "face/face.js", "py.typed"):
        assert (inside / name).is_file()


def test_in_the_repository_it_lies_beside_the_others(repository):
    answer = typed("new-game", "blood-feud")
    assert answer.returncode == 0, answer.stderr
    assert "make ready" in answer.stdout
    entries = tomllib.loads((repository / "pyproject.toml").read_text())["project"]["entry-points"]["meadhall.games"]
    assert entries["blood-feud"] == "meadhall.games.bloodfeud:RULES"
    assert list(entries) == sorted(entries) and set(entries) >= set(meadhall.game_names())
    made = {path.relative_to(repository).as_posix() for path in repository.rglob("*") if path.is_file()}
    for path in ("src/meadhall/games/bloodfeud/__init__.py", "src/meadhall/games/bloodfeud/lesson.toml"):
        assert path in made
    for path in ("tests/games/bloodfeud/test_rules.py", "web/src/games/bloodfeud/index.ts"):
        assert path in made
    assert not [path for path in made if "face.js" in path or "blueprint" in path]


def test_what_was_in_the_project_file_is_still_in_it(repository):
    before = (repository / "pyproject.toml").read_text().splitlines()
    typed("new-game", "knattleikr")
    after = (repository / "pyproject.toml").read_text().splitlines()
    assert [line for line in after if line not in before] == ['knattleikr = "meadhall.games.knattleikr:RULES"']
    assert [line for line in after if "games.knattleikr" not in line] == before


def test_a_project_file_may_end_with_its_games():
    about = '[project.entry-points."meadhall.games"]\nraids = "x:RULES"\n'
    assert tomllib.loads(with_entry(about, 'oar = "y:RULES"'))["project"]["entry-points"]["meadhall.games"] == {
        "oar": "y:RULES",
        "raids": "x:RULES",
    }


@pytest.mark.parametrize("name", ["knattleikr", "ale", "the-white-hart"])
def test_it_is_written_as_we_write(repository, name):
    assert typed("new-game", name).returncode == 0
    assert typed("new-game", name, "--package", str(repository / "mine")).returncode == 0
    for where in (repository, repository / "mine"):
        run("-m", "ruff", "check", "--no-cache", ".", at=where, path=where)
        run("-m", "ruff", "format", "--no-cache", "--check", ".", at=where, path=where)


def test_nothing_of_the_old_name_is_left(repository):
    typed("new-game", "the-white-hart")
    typed("new-game", "the-white-hart", "--package", str(repository / "mine"))
    made = [path for path in repository.rglob("*") if path.is_file() and path.name != "pyproject.toml"]
    assert len(made) > len(list(blueprint()))
    for path in made:
        assert not re.search("nameless|NL-|blueprint", path.read_text(), re.IGNORECASE), path


def test_one_name_in_all_its_forms():
    assert Names.of("blood-feud") == Names("blood-feud", "bloodfeud", "BloodFeud", "Blood Feud", "BF")
    assert Names.of("tafl") == Names("tafl", "tafl", "Tafl", "Tafl", "TA")


@pytest.mark.parametrize(
    "name", ["", "Tafl", "tafl!", "ox", "tafl2", "-tafl", "tafl-", "a--b", "../tafl", "class", "t" * 25]
)
def test_a_bad_name_is_refused(name):
    with pytest.raises(Trouble) as caught:
        Names.of(name)
    assert caught.value.message == "bad-game-name"


def refused(*words: str) -> str:
    """The one line that says why nothing was made."""
    told = []
    for language in LANGUAGES:
        answer = typed("new-game", *words, "--lang", language)
        assert answer.returncode == 2
        assert answer.stderr.count("\n") == 1 and not answer.stdout
        told.append(answer.stderr)
    assert len(set(told)) == len(LANGUAGES)
    return told[0]


@pytest.mark.parametrize("name", ["holmgang", "blood-rage", "bloodrage", "turn", "take", "stones-taken", "json"])
def test_a_name_that_is_taken_is_refused(tmp_path, name):
    assert "is taken" in refused(name, "--package", str(tmp_path / "mine"))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(repository):
    assert "letters from a to z" in refused("Tafl")
    typed("new-game", "knattleikr", "--package", "mine")
    assert "is there already" in refused("knattleikr", "--package", "mine")
    (repository / "web/src/games/knattleikr").mkdir(parents=True)
    assert "is there already" in refused("knattleikr")
    assert not (repository / "src/meadhall/games/knattleikr").exists()


def test_outside_the_repository_it_wants_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "--package FOLDER" in refused("knattleikr")


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be saved" in refused("knattleikr", "--package", str(tmp_path / "file/mine"))
