"""The rules, compiled: `python -m tools.compiled` builds what is missing and prints the tree to put on PYTHONPATH.

A tree is the whole package with its rules as libraries, named after all it was made of; so a tree is never wrong, only
missing. It is put together aside and appears at once: a build that was killed leaves none, and a hall never loads half.

    build/libraries/NAME    what a C compiler makes of the rules, in minutes; named after the rules
    build/trees/NAME        the package with those libraries, put together in a moment; named after the whole package
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = (
    "src/meadhall/__init__.py",
    "src/meadhall/kernel",
    "src/meadhall/games",
    "src/meadhall/agents/search.py",
    "src/meadhall/agents/plans.py",
    "src/meadhall/envs/stepping.py",
)  # all that mypy follows
WORK, OBJECTS, LOG, BEGUN = "build/work", "build/temp", "build/compile.log", "build/begun"
KEPT = 4  # trees, and libraries: an older one may still serve a hall


class CannotCompile(Exception):
    """And why."""


def tree(root: Path = ROOT) -> Path:
    """Where the package as it is now lies compiled, or would."""
    return root / "build/trees" / digest(root, files(root, "src/meadhall"), libraries(root).name)


def libraries(root: Path = ROOT) -> Path:
    """Where its rules as they are now lie compiled for this Python and this machine, or would."""
    rules = [path for path in files(root, *RULES) if path.suffix == ".py"]
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    about = [settings["build-system"], settings["tool"]["mypy"]]
    about += [sys.implementation.cache_tag, sys.platform, platform.machine()]
    return root / "build/libraries" / digest(root, [root / "setup.py", *rules], json.dumps(about))


def ready(root: Path = ROOT) -> Path | None:
    """The compiled tree, if no compiler is needed for it."""
    wanted = tree(root)
    if not wanted.is_dir() and libraries(root).is_dir():
        put_together(root, wanted, libraries(root))
    return wanted if wanted.is_dir() else None


def build(root: Path = ROOT) -> Path:
    """The compiled tree, compiled if it must be. Whoever comes second waits for whoever compiles."""
    with alone(root) as lock:
        if ready(root) is None:
            compile_rules(root, lock)
        found = ready(root)
        if found is None:
            raise CannotCompile("the sources have changed while they were compiled")
        tidy(root / "build/trees", found)
        if libraries(root).is_dir():  # a tree does without
            tidy(root / "build/libraries", libraries(root))
    return found


@contextmanager
def alone(root: Path) -> Iterator[int]:
    """One build at a time; the lock ends with the processes that hold it, however they end."""
    (root / "build").mkdir(exist_ok=True)
    with open(root / "build/compiling", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def compile_rules(root: Path, lock: int) -> None:
    """Only what has changed is compiled again. What an earlier build left may trip up one build, and no second one."""
    wanted = libraries(root)
    (root / BEGUN).touch()
    if not (compiles(root, lock) or compiles(root, lock)):
        raise CannotCompile(f"compiling failed, as told in {LOG}")
    (root / BEGUN).unlink()
    appear(wanted, lambda folder: copy_libraries(root / WORK, folder), lambda: libraries(root))


def compiles(root: Path, lock: int) -> bool:
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", WORK, "--build-temp", OBJECTS]
    how = {**os.environ, "MEADHALL_COMPILE": "1"}
    with open(root / LOG, "w") as log:
        return not subprocess.run(command, cwd=root, stdout=log, stderr=log, env=how, pass_fds=[lock]).returncode


def parts(root: Path = ROOT) -> tuple[int, int]:
    """How many parts of a build under way are compiled, of how many."""
    begun = root / BEGUN
    if not begun.exists():
        return 0, 0
    written = [path for path in root.glob("build/__native_*.c") if path.stat().st_mtime >= begun.stat().st_mtime]
    objects = [root / OBJECTS / "build" / f"{path.stem}.o" for path in written]
    return sum(path.exists() and path.stat().st_mtime >= begun.stat().st_mtime for path in objects), len(written)


def put_together(root: Path, wanted: Path, compiled: Path) -> None:
    def fill(folder: Path) -> None:
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(root / "src/meadhall", folder / "meadhall", ignore=ignored)
        copy_libraries(compiled, folder)

    appear(wanted, fill, lambda: tree(root))


def copy_libraries(source: Path, target: Path) -> None:
    for path in source.rglob("*.so"):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def appear(wanted: Path, fill: Callable[[Path], None], now: Callable[[], Path]) -> None:
    """A folder that is filled aside and is there whole; or not at all, if by now it would have another name."""
    aside = wanted.with_name(f".{wanted.name}.{os.getpid()}")
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    fill(aside)
    try:
        if now() == wanted:
            aside.rename(wanted)
    except OSError:
        if not wanted.is_dir():  # nobody was quicker
            raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def tidy(folder: Path, newest: Path) -> None:
    """Away with old ones, and with what a killed build left aside."""
    os.utime(newest)
    whole = [path for path in folder.iterdir() if not path.name.startswith(".")]
    old = sorted(whole, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]
    left = [path for path in folder.glob(".*") if not is_running(int(path.suffix[1:]))]
    for path in old + left:
        shutil.rmtree(path, ignore_errors=True)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def digest(root: Path, paths: list[Path], about: str) -> str:
    """A name for these files as they are, and for what else there is to know."""
    found = hashlib.sha256(about.encode())
    for path in paths:
        content = path.read_bytes()
        found.update(f"\n{path.relative_to(root)} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:20]


def files(root: Path, *names: str) -> list[Path]:
    found = []
    for path in [root / name for name in names]:
        found += [path] if path.is_file() else [below for below in path.rglob("*") if below.is_file()]
    return sorted(path for path in found if "__pycache__" not in path.parts and path.suffix != ".so")


if __name__ == "__main__":
    try:
        print(build())
    except CannotCompile as reason:
        raise SystemExit(f"meadhall: {reason}") from None
