"""Which modules are compiled, group by group; everything else is in pyproject.toml."""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

# One shared library each: they compile side by side, and a change to one game rebuilds that game only.
GROUPS = {
    "kernel": ["values", "answers", "dice", "core", "opening", "guess"],
    "games/raids": [
        *["tiles", "model", "moves", "events", "score", "arrival", "sailing", "battle", "turn", "voyage", "start"],
        *["imagine", "evaluate", "about"],
    ],
    "games/bloodrage": [
        *["lands", "figures", "cards", "model", "moves", "events", "memory", "moments", "destruction", "stats"],
        *["invade", "march", "upgrade", "sacrifice", "battle", "effects", "reward", "pillage", "reactions", "turn"],
        *["gifts", "age", "start", "imagine", "score", "evaluate"],
    ],
    "games/clashofrage": [
        *["clans", "cards", "regions", "model", "moves", "events", "market", "buildmap", "elves", "tactics"],
        *["stones", "victory", "assault", "fights", "movement", "equip", "turn", "start", "imagine", "feud"],
        *["odds", "about", "score", "evaluate"],
    ],
    "games/holmgang": ["model", "moves", "events", "battle", "winter", "turn", "start", "imagine", "score"],
    "games/yggdrasil": [
        *["model", "cards", "moves", "events", "asked", "roll", "deck", "track", "sigel", "giants", "combat", "odin"],
        *["bags", "enemies", "midgard", "worlds", "fortress", "vane", "ending", "turn", "start", "table_options"],
        *["imagine", "score", "outlook", "evaluate", "about"],
    ],
}
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}  # setup.py also runs just for metadata


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here: try them."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as reason:
            print(f"meadhall: no C compiler at work ({reason}); the rules stay interpreted")
            return False
    return True


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
    libraries = mypycify(
        [path for paths, _ in groups for path in paths], opt_level="3", debug_level="0", separate=groups
    )
    if sys.platform != "win32":
        for library in libraries:  # what stays inside a library can be called directly, or inlined
            library.extra_compile_args = [*library.extra_compile_args, "-fvisibility=hidden"]
    return libraries


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
