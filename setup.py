"""Which modules are compiled, group by group; everything else is in pyproject.toml."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # an isolated build does not put it there

from tools import commands, compiler, description  # noqa: E402

KERNEL = ["values", "answers", "dice", "core", "opening", "guess", "changes", "slate", "observed", "teller"]
AGENTS = ["search", "plans"]
ENVS = ["stepping"]
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}  # setup.py also runs just for metadata


def groups() -> dict[str, list[str]]:
    """One shared library each: they compile side by side, and a change to one game rebuilds that game only."""
    games = sorted(path.parent for path in ROOT.glob("src/meadhall/games/*/__init__.py"))
    return {
        "kernel": KERNEL,
        "agents": AGENTS,
        "envs": ENVS,
        **{f"games/{folder.name}": rules_in(folder) for folder in games},
    }


def rules_in(folder: Path) -> list[str]:
    """All modules of a game but the package itself and those whose first line says that they stay interpreted."""
    modules = [path for path in folder.rglob("*.py") if path.name != "__init__.py"]
    first_lines = {path: path.read_text(encoding="utf-8").partition("\n")[0] for path in modules}
    found = [path.relative_to(folder) for path, line in first_lines.items() if "interpreted)" not in line]
    return sorted(path.with_suffix("").as_posix() for path in found)


def can_compile() -> bool:
    reason = compiler.trouble()
    if reason:
        print(f"meadhall: no C compiler at work ({reason}); the rules stay interpreted")
    return not reason


def extensions() -> list[Extension]:
    """MEADHALL_COMPILE: 0 = never, 1 = or fail, unset = when a compiler is here."""
    wish = os.environ.get("MEADHALL_COMPILE", "")
    if not BUILDING & set(sys.argv) or wish == "0" or (wish != "1" and not can_compile()):
        return []
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [
        ([f"src/meadhall/{folder}/{name}.py" for name in names], "meadhall_" + folder.rpartition("/")[2])
        for folder, names in groups().items()
    ]
    # What is not compiled is followed for its types only: it may import libraries that a build does without.
    libraries = mypycify(
        ["--follow-imports=silent", *[path for paths, _ in separate for path in paths]],
        opt_level="3",
        debug_level="0",
        separate=separate,
    )
    if sys.platform != "win32":
        for library in libraries:  # what stays inside a library can be called directly, or inlined
            library.extra_compile_args = [*library.extra_compile_args, "-fvisibility=hidden"]
    return libraries


def page() -> str:
    """What a package index shows."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return description.for_an_index(readme, settings["tool"]["meadhall"]["files"], settings["project"]["version"])


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={
            "build_ext": commands.BuildLibraries,
            "build_py": commands.BuildWithClient,
            "sdist": commands.SourcesWithClient,
        },
        options={"build_ext": {"parallel": os.cpu_count()}},
        long_description=page(),
        long_description_content_type="text/markdown",
    )
