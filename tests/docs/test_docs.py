"""README and docs are run; examples are run with warnings as errors."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_CODE = [page for page in PAGES if ">>> " in page.read_text()]


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_what_a_page_shows_is_what_happens(page):
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run_without_a_warning(example):
    run = subprocess.run([sys.executable, "-W", "error", str(example)], capture_output=True, text=True, env=os.environ)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


def test_the_readme_shows_both_commands_first():
    text = (ROOT / "README.md").read_text()
    assert text.index("make play") < text.index("make test") < text.index("## ")


def test_the_style_page_quotes_what_is_there():
    """Each block of Python opens with the file it is from."""
    page = (ROOT / "docs/style.md").read_text()
    blocks = re.findall(r"```python\n# (\S+)\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == page.count("```python") > 0
    assert [quoted for path, quoted in blocks if quoted not in (ROOT / path).read_text()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []
