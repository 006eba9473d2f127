"""A game's rules as a person reads them, in our own words, in every language it speaks.

`rulebook/en.md` and `rulebook/fr.md` beside the rules: chapters as headings,
one paragraph for each rule, opening with its number in bold.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

from meadhall.kernel.rules import Rules
from meadhall.kernel.words import MAIN_LANGUAGE

RULE = re.compile(r"\*\*([A-Z]{2}-(?:[A-Z]+-)?\d+(?:\.\d+)?[a-z]?)\*\* *(.+)")


@dataclass
class Rulebook:
    title: str = ""
    rules: dict[str, str] = field(default_factory=dict)  # by number: "RA-8.3"
    chapters: dict[str, list[str]] = field(default_factory=dict)  # heading -> numbers


def rulebook(rules: Rules, language: str) -> Rulebook:
    return _read(rules.package, language)


@lru_cache(maxsize=None)
def _read(package: str, language: str) -> Rulebook:
    book = Rulebook()
    chapter: list[str] = []
    for line in text_in(package, language).splitlines():
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif line.startswith("## "):
            chapter = book.chapters.setdefault(line[3:].strip(), [])
        elif found := RULE.match(line.lstrip("- ")):
            book.rules[found[1]] = found[2].strip()
            chapter.append(found[1])
    return book


def text_in(package: str, language: str) -> str:
    """The page of this language, or of the main one where the game has none."""
    book = files(package) / "rulebook"
    page = book / f"{language}.md"
    return (page if page.is_file() else book / f"{MAIN_LANGUAGE}.md").read_text(encoding="utf-8")
