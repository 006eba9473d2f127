"""One more language: a file of words, and a line that names it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import shelf
from meadhall.kernel.words import LANGUAGES, speaks

SOURCES = Path(meadhall.__file__).parent
THIRD = """
import sys
from collections import Counter
from pathlib import Path
from meadhall.cli.__main__ import main
from meadhall.kernel import rulebook, shelf, words

assert words.LANGUAGES == ("en", "fr", "de"), words.LANGUAGES
from meadhall.testing import check_laws, languages_of
rules = shelf.find("holmgang")
assert languages_of(rules) == ["en", "fr"]
assert check_laws(rules, games=1, seats=[2]) > 0
assert words.shared_words("de").say("someone", {"number": 3}) == "Spieler 3"
assert words.words_of(rules, "de").say("move-rest") == "Rest"
assert rulebook.rulebook(rules, "de").rules == rulebook.rulebook(rules, "en").rules
sys.argv = ["meadhall", "rules", "holmgang", "HO-1.1", "--lang", "de"]
main()
"""


def test_a_third_language_needs_its_file_and_one_line(tmp_path):
    """Games that do not speak it yet are read in the main one, and keep the laws."""
    for path in SOURCES.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".ftl", ".md", ".toml") and "static" not in path.parts:
            copy = tmp_path / "meadhall" / path.relative_to(SOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    here = tmp_path / "meadhall"
    english = (here / "words/en.ftl").read_text(encoding="utf-8")
    (here / "words/de.ftl").write_text(english.replace("Player {", "Spieler {"), encoding="utf-8")
    listed = here / "kernel/words.py"
    listed.write_text(listed.read_text(encoding="utf-8").replace('    "fr",\n', '    "fr",\n    "de",\n', 1))
    how = {"PYTHONPATH": str(tmp_path), "LANG": "C", "PATH": "", "COLUMNS": "80"}
    run = subprocess.run([sys.executable, "-c", THIRD], capture_output=True, text=True, env=how)
    assert run.returncode == 0, run.stderr
    assert "HO-1.1" in run.stdout


def test_every_file_of_words_is_named():
    """The browser takes every file there is."""
    found = {path.name.removesuffix(".ftl") for path in (files("meadhall") / "words").iterdir()}
    assert found == set(LANGUAGES)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_our_games_speak_english_and_french(name):
    package = shelf.find(name).package
    for language in ("en", "fr"):
        assert speaks(package, language)
        assert (files(package) / "rulebook" / f"{language}.md").is_file()


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_message_is_there_twice(path):
    """The second would be silently passed over, wherever it is said."""
    names = re.findall(r"^([a-z][\w-]*) =", path.read_text(), re.MULTILINE)
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("fr.ftl")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_french_is_set_as_french_is(path):
    """One apostrophe everywhere, and a space on the inner side of quotation marks and before ; ! and ?."""
    texts = re.sub(r"« ready\? »|NUMBER\(.*?\)", "", path.read_text(encoding="utf-8"))
    assert re.findall(r".*(?:’|«\S|\S»|[^\s\"][;!?](?:\s|$)|\w:\s).*", texts) == []
