"""The script that runs tests again and again: what it tells, what it keeps, and that its busy loops end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench.again import busy_loops, is_busy

SCRIPT = Path(__file__).parents[2] / "bench/again.py"
PASSES_ONCE = """
from pathlib import Path

def test_the_second_time_fails():
    assert not Path("seen").exists()
    Path("seen").touch()
"""


def run(folder: Path, *wishes: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *wishes, "-p", "no:cacheprovider"]
    quickly = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=folder, env=quickly, capture_output=True, text=True)


def test_a_test_that_fails_once_in_a_while_is_found_and_its_output_kept(tmp_path):
    (tmp_path / "test_moody.py").write_text(PASSES_ONCE)
    done = run(tmp_path, "--runs", "2", "test_moody.py")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 of 2 runs without a failure" in done.stdout
    assert "test_moody.py::test_the_second_time_fails" in done.stdout
    assert "seen" in (tmp_path / "build/again/run-2.txt").read_text()
    assert not (tmp_path / "build/again/run-1.txt").exists()


def test_tests_that_pass_every_time_are_a_proof(tmp_path):
    (tmp_path / "test_calm.py").write_text("def test_calm():\n    assert True\n")
    done = run(tmp_path, "--runs", "1", "--busy", "all", "test_calm.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "busy" in done.stdout and "1 of 1 runs without a failure" in done.stdout


def test_half_of_the_runs_are_busy():
    assert [is_busy(number, "half") for number in (1, 2, 3, 4)] == [False, True, False, True]


def test_busy_loops_run_until_they_are_no_longer_wanted():
    with busy_loops(2) as loops:
        assert [loop.poll() for loop in loops] == [None, None]
    assert all(loop.returncode is not None for loop in loops)
