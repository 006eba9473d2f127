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

CARDS = sorted((ROOT / "src/meadhall/games/bloodrage/cards").glob("*.py"))

# One shared library each: they compile side by side, and a change to one game rebuilds that game only.
GROUPS = {
    "kernel": ["values", "answers", "dice", "core", "opening", "guess", "changes"],
    "games/raids": [
        *["tiles", "model", "moves", "events", "score", "arrival", "sailing", "battle", "turn", "voyage", "start"],
        *["imagine", "evaluate", "about"],
    ],
    "games/bloodrage": [
        *["lands", "figures", "model", "moves", "events", "memory", "moments", "rescue", "destruction", "stats"],
        *["invade", "march", "upgrade", "battle", "effects", "reward", "pillage", "reactions", "turn"],
        *["gifts", "age", "start", "imagine", "score", "evaluate", "seen"],
        *[f"cards/{path.stem}" for path in CARDS if path.stem != "__init__"],
    ],
    "games/clashofrage": [
        *["clans", "cards", "regions", "model", "moves", "events", "phases", "market", "buildmap", "elves", "tactics"],
        *["stones", "victory", "assault", "fights", "movement", "equip", "turn", "start", "imagine", "feud"],
        *["odds", "about", "score", "evaluate", "seen"],
    ],
    "games/holmgang": ["model", "moves", "events", "battle", "winter", "turn", "start", "imagine", "score"],
    "games/yggdrasil": [
        *["model", "cards", "moves", "events", "asked", "roll", "deck", "track", "sigel", "giants", "combat", "odin"],
        *["bags", "enemies", "midgard", "worlds", "fortress", "vane", "ending", "turn", "start", "table_options"],
        *["imagine", "score", "outlook", "evaluate", "about", "threats", "seen"],
    ],
}
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}  # setup.py also runs just for metadata


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

    groups: list[tuple[list[str], str | None]] = [
        ([f"src/meadhall/{folder}/{name}.py" for name in names], "meadhall_" + folder.rpartition("/")[2])
        for folder, names in GROUPS.items()
    ]
    # What is not compiled is followed for its types only: it may import libraries that a build does without.
    libraries = mypycify(
        ["--follow-imports=silent", *[path for paths, _ in groups for path in paths]],
        opt_level="3",
        debug_level="0",
        separate=groups,
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
