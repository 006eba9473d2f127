"""The commands of docs/arena.md do what they say, with fewer games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.test_cli import typed

PAGE = Path(__file__).parents[2] / "docs/arena.md"
COMMANDS = re.findall(r"^meadhall ([^#\n]+?) *#", PAGE.read_text(encoding="utf-8"), re.M)


def test_there_are_some():
    assert len(COMMANDS) > 5


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_works(tmp_path, monkeypatch, command):
    """Random agents, a single seed: that it works is asked here, not who wins."""
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command.replace("greedy random", "random").replace("greedy", "random"))
    if words[0] == "balance":
        words += ["--level", "random"]
    answer = typed(*words, "--games", "1")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "random" in answer.stdout
    for option in ("--out", "--report"):
        if option in words:
            assert (tmp_path / words[words.index(option) + 1]).stat().st_size > 0
