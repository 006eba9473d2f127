"""Small programs that speak as bots do, or fail to."""

from __future__ import annotations

import sys
from pathlib import Path

HELLO = 'print("name Test", "plays *", "option luck 7", "ready", sep="\\n", flush=True)'
SCRIPT = """import sys, time, os
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "meadhall":
        {hello}
    elif word == "ready?":
        print("ready", flush=True)
    elif word == "moves":
        moves = rest.split("\\t")
    elif word == "go":
        {go}
    elif word == "stop":
        {stop}
    elif word == "quit":
        {quit}
{after}
"""


def broken_bot(
    folder: Path, go: str, hello: str = HELLO, stop: str = "pass", quit: str = "sys.exit()", after: str = ""
) -> str:
    """A bot that does this when it is asked for a move; how it is started."""
    path = folder / f"bot{len(list(folder.iterdir()))}.py"
    path.write_text(SCRIPT.format(hello=hello, go=go, stop=stop, quit=quit, after=after), encoding="utf-8")
    return f"{sys.executable} -S -E {path}"
