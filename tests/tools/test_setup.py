"""Which modules are compiled: found in the folders, not listed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from meadhall.kernel import shelf

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script() -> ModuleType:
    """setup.py, read and not run."""
    spec = importlib.util.spec_from_file_location("setup_script", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_rules_of_every_game_here_are_compiled(script):
    folders = {shelf.find(name).package.removeprefix("meadhall.").replace(".", "/") for name in shelf.names()}
    groups = script.groups()
    assert set(groups) == {"kernel", "agents", "envs", *folders}
    for folder in folders:
        assert {"model", "moves", "events", "start"} <= set(groups[folder])
        assert not {"__init__", "view", "board", "rows"} & set(groups[folder])


def test_a_game_that_is_new_is_found_and_its_interpreted_modules_are_left_alone(script, tmp_path, monkeypatch):
    folder = tmp_path / "src/meadhall/games/knattleikr"
    folder.mkdir(parents=True)
    for name, line in {
        "__init__": "A game with a ball.",
        "turn": "A turn.",
        "view": "What a seat may know (interpreted).",
        "board": "The field (KN-1; interpreted).",
    }.items():
        (folder / f"{name}.py").write_text(f'"""{line}"""\n')
    monkeypatch.setattr(script, "ROOT", tmp_path)
    ours = {"kernel": script.KERNEL, "agents": script.AGENTS, "envs": script.ENVS}
    assert script.groups() == {**ours, "games/knattleikr": ["turn"]}
