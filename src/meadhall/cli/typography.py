"""Lines are never broken at a no-break space.

Rich and Textual break them at anything that Python calls a space; this tells both what a word is.
"""

from __future__ import annotations

import re
import sys

import rich._wrap

SPACE = "[^\\S\u00a0]"
LETTER = "[\\S\u00a0]"


def keep_together() -> None:
    rich._wrap.re_word = re.compile(f"{SPACE}*{LETTER}+{SPACE}*")
    textual = sys.modules.get("textual._wrap")  # only where it is used at all
    if textual is not None:
        textual.re_chunk = re.compile(f"{LETTER}+{SPACE}*|{SPACE}+")  # type: ignore[attr-defined]
