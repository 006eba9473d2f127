"""README.md as the page of a package index shows it, where no file of the project lies beside the page."""

from __future__ import annotations

import re

PICTURES = re.compile(r"<!-- pictures -->\n(.*?)<!-- end of pictures -->\n\n?", re.DOTALL)
RELATIVE = re.compile(r"(!?)\[([^\]]*)\]\(([^):#]+)\)")


def for_an_index(readme: str, files: str, version: str) -> str:
    """Links and pictures by their full address; without one, links become text and pictures are left out."""
    if not files:
        return RELATIVE.sub(lambda found: found[2], PICTURES.sub("", readme))

    def whole(found: re.Match[str]) -> str:
        return f"{found[1]}[{found[2]}]({files.format(version=version, path=found[3])})"

    return RELATIVE.sub(whole, PICTURES.sub(r"\1\n", readme))
