"""Every study in bench/ says what may be wished for."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
STUDIES = [path.stem for path in sorted(BENCH.glob("*.py")) if "argparse" in path.read_text()]


@pytest.mark.parametrize("study", STUDIES)
def test_a_study_tells_its_wishes(study, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [f"bench.{study}", "--help"])
    with pytest.raises(SystemExit) as ended:
        import_module(f"bench.{study}").main()
    assert ended.value.code == 0
    assert "--help" in capsys.readouterr().out
