"""README as a package index shows it: no link or picture that leads nowhere."""

from __future__ import annotations

import re
from pathlib import Path

from tools.description import for_an_index

README = (Path(__file__).parents[2] / "README.md").read_text()
FILES = "https://hall.example/raw/v{version}/{path}"
TOY = """# Toy

<!-- pictures -->
| ![One](docs/one.jpg) | ![Two](docs/two.jpg) |
<!-- end of pictures -->

Read [how](docs/how.md), [this](#toy) or [that](https://that.example/).
"""


def test_with_an_address_links_and_pictures_are_whole():
    assert for_an_index(TOY, FILES, "1.2").splitlines()[2:] == [
        "| ![One](https://hall.example/raw/v1.2/docs/one.jpg) | ![Two](https://hall.example/raw/v1.2/docs/two.jpg) |",
        "",
        "Read [how](https://hall.example/raw/v1.2/docs/how.md), [this](#toy) or [that](https://that.example/).",
    ]


def test_without_one_pictures_are_left_out_and_links_become_text():
    assert for_an_index(TOY, "", "1.2") == "# Toy\n\nRead how, [this](#toy) or [that](https://that.example/).\n"


def test_our_own_page_shows_its_pictures_or_none():
    pictures = re.compile(r"!\[[^\]]*\]\((?:https://hall\.example/raw/v9/)?docs/pictures/")
    assert README.count("![") == len(pictures.findall(README)) > 0
    shown = for_an_index(README, FILES, "9")
    assert shown.count("![") == len(re.findall(r"!\[[^\]]*\]\(https://hall\.example/raw/v9/docs/", shown)) > 0
    assert "](docs/" not in shown
    bare = for_an_index(README, "", "9")
    assert "![" not in bare and "](docs/" not in bare and "<!--" not in bare
