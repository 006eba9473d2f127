"""A field is named once; `copy` is written from that."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.kernel import fields, shelf
from meadhall.kernel.dump import field_names_of

ROOT = Path(__file__).parents[2]
STATES = [*sorted(ROOT.glob("src/meadhall/games/*/model.py")), ROOT / "tests/kernel/twigs/__init__.py"]

TABLE = """\
class Table(State):
    def set_up(self, seats: int) -> None:
        self.seats = seats
        self.glory: list[int] = [0] * seats  # by clan
        self.clear()

    def clear(self) -> None:
        lost: int = 0
        self.fallen: int = lost


def after() -> None: ...
"""

COPY = '''\
    def copy(self) -> Table:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = Table(self)
        twin.glory = self.glory.copy()
        twin.fallen = self.fallen
        return twin
'''


def test_every_game_has_a_current_copy():
    assert len(STATES) > 5
    for path in STATES:
        text = path.read_text(encoding="utf-8")
        assert fields.WRITTEN in text
        assert fields.rewritten(text) == text, f"{path}: run `make fields`"


@pytest.mark.parametrize("name", sorted(shelf.names()))
def test_a_position_tells_the_fields_that_are_named_and_no_others(name):
    rules = shelf.find(name)
    path = ROOT / "src" / Path(*rules.package.split(".")) / "model.py"
    named = [field.name for field in fields.fields_of(fields.state_class(ast.parse(path.read_text(encoding="utf-8"))))]
    assert len(named) == len(set(named))
    assert field_names_of(rules) == set(named) | {"seats", "reveals", "version"}


def test_the_copy_is_written_at_the_end_of_the_class():
    assert fields.rewritten(TABLE) == TABLE.replace("\n\n\ndef after", "\n\n" + COPY + "\n\ndef after")


def test_a_field_more_changes_the_copy_in_its_place():
    current = fields.rewritten(TABLE)
    more = current.replace("        self.clear()\n", "        self.rage: int = 6\n        self.clear()\n")
    assert fields.rewritten(current) == current
    assert fields.rewritten(more) == more.replace(
        "        twin.fallen =", "        twin.rage = self.rage\n        twin.fallen ="
    )


def test_a_copy_written_by_hand_is_left_alone():
    by_hand = fields.rewritten(TABLE).replace(fields.WRITTEN, "All but the fallen.").replace("twin.fallen", "twin.lost")
    assert fields.rewritten(by_hand) == by_hand


@pytest.mark.parametrize(
    ("kind", "copied"),
    [
        ("int", "self.it"),
        ("Seat | None", "self.it"),
        ("tuple[int, ...]", "self.it"),
        ("Shared[int]", "self.it"),
        ("Shared[list[Place]]", "self.it"),
        ("list[Card]", "self.it.copy()"),
        ("list[tuple[Card, Seat]]", "self.it.copy()"),
        ("dict[Seat, int]", "self.it.copy()"),
        ("set[Card]", "self.it.copy()"),
        ("list[list[Card]]", "[row.copy() for row in self.it]"),
        ("list[set[Card]]", "[row.copy() for row in self.it]"),
    ],
)
def test_numbers_are_shared_and_lists_are_not(kind, copied):
    assert fields.copied(fields.Field("it", ast.parse(kind, mode="eval").body)) == copied


@pytest.mark.parametrize(
    "kind", ["list", "list[list[list[int]]]", "dict[Seat, list[int]]", "tuple[list[int], ...]", "list[int] | None"]
)
def test_what_is_deeper_is_refused(kind):
    with pytest.raises(fields.Unclear, match="it: "):
        fields.copied(fields.Field("it", ast.parse(kind, mode="eval").body))


def test_a_file_without_a_state_is_refused(tmp_path):
    path = tmp_path / "model.py"
    path.write_text("class Table: ...\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="no class made from State"):
        fields.main([str(path)])


def test_checking_writes_nothing_and_names_the_file(tmp_path, capsys):
    path = tmp_path / "model.py"
    path.write_text(TABLE, encoding="utf-8")
    assert fields.main(["--check", str(path)]) == 1
    assert capsys.readouterr().out == f"{path}: copy is not current\n"
    assert path.read_text(encoding="utf-8") == TABLE

    assert fields.main([str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: copy written\n"
    assert fields.main(["--check", str(path)]) == 0
    assert capsys.readouterr().out == ""
