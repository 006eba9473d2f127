"""`make play`: the hall, at once. Rules that are not compiled yet run interpreted while they are compiled beside it."""

from __future__ import annotations

import os
import subprocess
import sys

from meadhall.cli.voice import Voice, language_of
from tools import compiled


def main() -> None:
    found = compiled.ready()
    how = {**os.environ, "PYTHONPATH": str(found or compiled.ROOT / "src")}
    if found is None and how.get("MEADHALL_COMPILE") != "0":
        how["MEADHALL_COMPILED"] = str(compiled.tree())
        Voice(language_of(sys.argv)).say("terminal-compiling")
        compile_beside()
    hall = [sys.executable, "-m", "meadhall.cli", "serve", "--open", *sys.argv[1:]]
    os.execve(hall[0], hall, how)


def compile_beside() -> None:
    """A process of its own, which is told by the end of its input that the hall has ended, however it ended."""
    told, kept = os.pipe()
    os.set_inheritable(kept, True)
    beside = [sys.executable, "-m", "tools.beside", *sys.argv[1:]]
    subprocess.run(beside, stdin=told, start_new_session=True, cwd=compiled.ROOT, check=True)
    os.close(told)


if __name__ == "__main__":
    main()
