"""A report in a file: the page for a browser, or the same as text."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from meadhall.arena.report.html import html
from meadhall.arena.report.markdown import markdown
from meadhall.arena.report.sections import Author
from meadhall.arena.table import ArenaTable
from meadhall.arena.troubles import BadReport

KINDS = {".html": html, ".md": markdown}


def check_path(path: Path) -> None:
    """Said before the games are played, not after them."""
    if path.suffix not in KINDS:
        raise BadReport("report-kind", path=str(path))
    if not path.parent.is_dir():
        raise BadReport("report-not-written", path=str(path), reason=os.strerror(errno.ENOENT))


def write_report(path: Path, table: ArenaTable, language: str, command: str) -> None:
    check_path(path)
    author = Author(table, language)
    try:
        path.write_text(KINDS[path.suffix](author.page(command), author), encoding="utf-8")
    except OSError as reason:
        raise BadReport("report-not-written", path=str(path), reason=reason.strerror or str(reason)) from reason
