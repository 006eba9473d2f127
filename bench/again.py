"""Whether tests pass every time: run again and again, on a quiet machine and beside a busy loop on each core.

    python bench/again.py                                       # server and browser tests, ten times
    python bench/again.py --runs 4 --busy all tests/server -n 2

`--busy half` (the default) has every second run beside the busy loops. Each run deals its tables other games
(`MEADHALL_DEALS`, its number), so that what fails can be had again. Whatever is not understood here is handed
to pytest. Prints a line for each run with what failed in it, keeps the output of runs that failed in `build/again`,
and ends with 1 if any run did.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TESTS = ["tests/server", "tests/browser"]
KEPT = Path("build/again")
SPIN = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"  # ends with its parent


@dataclass(frozen=True)
class Run:
    number: int
    is_busy: bool
    seconds: float
    status: int
    output: str

    @property
    def failures(self) -> list[str]:
        return re.findall(r"^(?:FAILED|ERROR) (\S+)", self.output, re.MULTILINE)

    @property
    def summary(self) -> str:
        lines = self.output.strip().splitlines()
        return lines[-1].strip("= ") if lines else "nothing was said"


@contextmanager
def busy_loops(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    loops = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(count)]
    try:
        yield loops
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run_once(number: int, is_busy: bool, wishes: list[str]) -> Run:
    cores = os.cpu_count() or 1
    with busy_loops(cores if is_busy else 0):
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-rfE", *wishes],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, "MEADHALL_DEALS": str(number)},
        )
        return Run(number, is_busy, time.monotonic() - began, done.returncode, done.stdout)


def is_busy(number: int, busy: str) -> bool:
    return busy == "all" or (busy == "half" and number % 2 == 0)


def tell(run: Run) -> None:
    beside, came = "busy" if run.is_busy else "quiet", "FAILED" if run.status else "ok"
    print(f"{run.number:>3}  {beside:<5}  {run.seconds:>6.0f} s  {came:<6}  {run.summary}")
    for failure in run.failures:
        print(f"     {failure}")
    if run.status:
        KEPT.mkdir(parents=True, exist_ok=True)
        kept = KEPT / f"run-{run.number}.txt"
        kept.write_text(run.output)
        print(f"     {kept}")
    sys.stdout.flush()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--runs", type=int, default=10)
    asked.add_argument("--busy", choices=["none", "half", "all"], default="half")
    chosen, wishes = asked.parse_known_args()
    if not any(Path(wish.partition("::")[0]).exists() for wish in wishes):
        wishes = [*TESTS, *wishes]
    runs = []
    for number in range(1, chosen.runs + 1):
        runs.append(run_once(number, is_busy(number, chosen.busy), wishes))
        tell(runs[-1])
    failed = [run for run in runs if run.status]
    print(f"{len(runs) - len(failed)} of {len(runs)} runs without a failure")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
