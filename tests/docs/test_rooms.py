"""docs/how-it-is-built.md names every room of the hall and of the arena, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import meadhall.arena
import meadhall.server

HALL = Path(meadhall.server.__file__).parent
ARENA = Path(meadhall.arena.__file__).parent
PAGE = Path(__file__).parents[2] / "docs/how-it-is-built.md"


def section(title: str = "The hall") -> str:
    return PAGE.read_text(encoding="utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_every_room_has_its_line():
    rooms = {path.parent.name for path in HALL.glob("*/__init__.py")}
    assert set(re.findall(r"^\| `(\w+)/` \|", section(), re.M)) == rooms


def test_every_file_beside_them_is_named():
    beside = {path.name for path in HALL.glob("*.py")} - {"__init__.py", "__main__.py"}
    assert set(re.findall(r"`(\w+\.py)`", section())) == beside


def test_every_file_of_the_arena_is_named():
    files = {path.name for path in ARENA.glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"`(\w+\.py)`", section("The arena"))) == files
    assert (ARENA / "report").is_dir() and "`report/`" in section("The arena")


def test_every_file_the_hall_s_own_page_names_is_there():
    named = set(re.findall(r"`([\w/]+\.py)`", (PAGE.parent / "hall.md").read_text(encoding="utf-8")))
    assert len(named) > 10
    assert [name for name in sorted(named) if not (HALL / name).is_file()] == []
