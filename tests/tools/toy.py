"""A project of a few lines with our own tools in it; its compiler copies, or waits, stumbles, fails or meddles."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import meadhall

ROOT = Path(__file__).parents[2]

SETUP = """
import sys
from pathlib import Path

with open("runs", "a") as runs:
    runs.write("x")
library = Path(sys.argv[sys.argv.index("--build-lib") + 1]) / "meadhall/kernel/core.so"
library.parent.mkdir(parents=True, exist_ok=True)
library.write_text("half")
if Path("wait").exists():  # tells that it is here, and is heard of again when it ends
    with open("wait", "w") as line:
        line.write("here")
        line.flush()
        with open("go") as word:
            word.read()
if Path("meddle").exists():
    Path("src/meadhall/kernel/core.py").write_text("changed meanwhile")
if Path("stumble").exists():
    Path("stumble").unlink()
    sys.exit("tripped up by what was left here")
if Path("fail").exists():
    sys.exit("this cannot be compiled")
library.write_text("compiled " + Path("src/meadhall/kernel/core.py").read_text())
"""

HALL = """
import os
import sys

with open("hall", "w") as number:
    number.write(str(os.getpid()))
print("open", os.environ.get("MEADHALL_COMPILED", "-"), __file__, *sys.argv[1:], flush=True)
sys.stdin.read()
"""


AS_AT_FIRST = ["env", "--default-signal=INT,TERM,HUP"]  # also where the tests run with some of them ignored


class Toy:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.core = self.write("src/meadhall/kernel/core.py", "rules")
        self.server = self.write("src/meadhall/server.py", "server")
        self.write("src/meadhall/__init__.py", "")
        self.write("src/meadhall/games/one.py", "")
        self.write("src/meadhall/cli.py", HALL)
        self.write("setup.py", SETUP)
        self.write("pyproject.toml", "[build-system]\n[tool.mypy]\n")
        self.write("Makefile", ".venv/.compiler:\n")
        shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def pipe(self, name: str) -> Path:
        os.mkfifo(self.root / name)
        return self.root / name

    def start(self, module: str, *words: str) -> subprocess.Popen[str]:
        command = [*AS_AT_FIRST, sys.executable, "-m", f"tools.{module}", *words]
        where = {"PYTHONPATH": str(Path(meadhall.__file__).parents[1])}
        return subprocess.Popen(
            command, cwd=self.root, env={**os.environ, **where}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def runs(self) -> int:
        """How often its compiler has run."""
        path = self.root / "runs"
        return len(path.read_text()) if path.exists() else 0

    def trees(self) -> list[Path]:
        return [path for path in (self.root / "build/trees").glob("*") if not path.name.startswith(".")]
