"""Tries what `make package` has made, always in an empty environment outside this tree; the first fault ends it.

    python -m tools.try_package dist [--python python3.12 ...]

The wheel is installed where neither compiler nor Node is; the sdist with a compiler, and without; this tree itself, as
`pip install .` would, without a compiler, with Node and without. More Pythons install the sdist with a compiler.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools import package_files, package_trial

ROOT = Path(__file__).parents[1]
COMPILERS = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|clang\+\+|cpp)(-\d+)?|c99|c89")
NODES = re.compile(r"node|nodejs|npm|npx|corepack")


@dataclass(frozen=True)
class Case:
    what: Path
    python: str
    compiler: bool = False
    node: bool = False
    compiled: bool = False
    client: bool = True

    def __str__(self) -> str:
        compiler, node = ("with" if here else "without" for here in (self.compiler, self.node))
        return f"{self.what.name}, {Path(self.python).name}, {compiler} a compiler, {node} Node"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("dist", type=Path)
    asked.add_argument("--python", action="append", default=[], help="one more to install the sdist with")
    chosen = asked.parse_args()
    wheel, sdist = (the_only(chosen.dist, pattern) for pattern in ("*.whl", "*.tar.gz"))
    package_files.check(wheel, sdist)
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        tree, other_tree = (unbuilt_tree(sdist, Path(tempfile.mkdtemp(dir=folder))) for _ in range(2))
        cases = [
            Case(wheel, sys.executable, compiled=True),
            Case(sdist, sys.executable),
            Case(tree, sys.executable, node=True),
            Case(other_tree, sys.executable, client=False),  # a client that was built stays where it was built
            *[Case(sdist, python, compiler=True, compiled=True) for python in (sys.executable, *chosen.python)],
        ]
        for case in cases:
            attempt(case, Path(tempfile.mkdtemp(dir=folder)))


def the_only(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise SystemExit(f"{folder} should hold one {pattern}: {found}")
    return found[0].resolve()


def unbuilt_tree(sdist: Path, folder: Path) -> Path:
    """The sources as they are before anything is built."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    tree = folder / sdist.name.removesuffix(".tar.gz")
    shutil.rmtree(tree / "src/meadhall/server/web/static")
    return tree


def attempt(case: Case, folder: Path) -> None:
    print(f"\n{case}", flush=True)
    with only_these_programs(folder / "programs", case) as programs:
        environment = {
            **{name: os.environ[name] for name in os.environ if not name.startswith(("PYTHON", "MEADHALL", "VIRTUAL"))},
            "PATH": f"{folder / 'venv/bin'}:{programs}",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "PIP_CONSTRAINT": str(pins(folder)),
            "PIP_CACHE_DIR": os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache/pip")),
            "LANG": "C.UTF-8",
        }
        subprocess.run([case.python, "-m", "venv", str(folder / "venv")], check=True)
        pip = str(folder / "venv/bin/pip")
        install = [pip, "install", "--quiet", "--disable-pip-version-check", str(case.what)]
        subprocess.run(install, check=True, cwd=folder, env=environment)
        for told in package_trial.run(folder, environment, compiled=case.compiled, client=case.client):
            print(f"  {told}", flush=True)
    shutil.rmtree(folder)


def pins(folder: Path) -> Path:
    """The tried versions, without their hashes: what is tried here has none."""
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith(" ")]
    path = folder / "pins.txt"
    path.write_text("\n".join(line.rstrip(" \\") for line in lines) + "\n")
    return path


@contextmanager
def only_these_programs(folder: Path, case: Case) -> Iterator[Path]:
    """A folder with every program of PATH, but without what this machine shall not have."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else []:
            hidden = not case.compiler and COMPILERS.fullmatch(program.name)
            hidden = hidden or (not case.node and NODES.fullmatch(program.name))
            if not hidden and not (folder / program.name).is_symlink() and ROOT not in program.parents:
                (folder / program.name).symlink_to(program)
    yield folder


if __name__ == "__main__":
    main()
