"""What the browser knows of a game is read from its rules."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from meadhall.games.holmgang import RULES
from meadhall.kernel.rows import Row, in_order
from meadhall.typescript import literal, notations, table, written

ROOT = Path(__file__).parents[2]
INTERPRETED = {**os.environ, "PYTHONPATH": str(ROOT / "src")}  # compiled rules have no annotations to read


def printed(*wishes: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meadhall.typescript", *wishes]
    return subprocess.run(command, env=INTERPRETED, cwd=ROOT, capture_output=True, text=True)


def test_the_files_of_every_game_are_what_the_rules_say_now():
    asked = printed("web/src/games", "--check")
    assert (asked.returncode, asked.stderr) == (0, "")


def test_a_file_that_is_old_is_named_and_left_alone(tmp_path):
    (tmp_path / "holmgang").mkdir()
    old = tmp_path / "holmgang" / "generated.ts"
    old.write_text("// of last year\n")
    asked = printed(str(tmp_path), "--check")
    assert asked.returncode == 1
    assert str(old) in asked.stderr
    assert old.read_text() == "// of last year\n"
    assert printed(str(tmp_path)).returncode == 0
    assert old.read_text() == printed("--game", "holmgang").stdout
    assert [path.name for path in tmp_path.iterdir()] == ["holmgang"]


def test_events_moves_and_questions_are_told_apart_by_their_kind():
    text = printed("--game", "holmgang").stdout
    assert '| { kind: "battle-won"; fields: { village: number; winner: number } }' in text
    assert '| { kind: "pillage"; fields: { village: number } }' in text
    assert '| { kind: "choose-turn"; fields: { seats: number[] } }' in text
    assert '| { kind: "plunder-draw"; fields: {} }' in text
    assert 'export type HolmgangNotation = "rest" | `pillage ${VillageName}` | `play-card ${number}`;' in text


class Inside(msgspec.Struct, frozen=True):
    count: int


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "number"),
        (bool, "boolean"),
        (int | None, "number | null"),
        (tuple[int, ...], "number[]"),
        (tuple[tuple[int, int], ...], "[number, number][]"),
        (tuple[int | None, ...], "(number | null)[]"),
        (dict[int, bool], "Record<number, boolean>"),
        (tuple[Inside, ...], "Inside[]"),
    ],
)
def test_types_are_those_of_json(kind, text):
    assert written(kind) == text


def test_what_json_does_not_have_is_no_type():
    with pytest.raises(TypeError, match="complex"):
        written(complex)


class BeastRow(Row, frozen=True):
    name: str
    sort: str
    kin: str | None
    foes: tuple[str, ...]
    strength: int


BEASTS = (BeastRow("wolf", "land", None, (), 3), BeastRow("sea-eel", "sea", "wolf", ("wolf",), 1))


def test_rows_are_data_with_a_type_and_numbers_by_name():
    text = table("beasts", BEASTS, {"beast": ["wolf", "sea-eel"]})
    assert 'export const BEAST = {\n  wolf: 0,\n  "sea-eel": 1,\n} as const;' in text
    assert "export type BeastName = keyof typeof BEAST;" in text
    assert 'sort: "land" | "sea";' in text
    assert 'kin: "wolf" | null;' in text
    assert "export const BEASTS: readonly BeastRow[] = [" in text
    assert '{ name: "sea-eel", sort: "sea", kin: "wolf", foes: ["wolf"], strength: 1 },' in text


def test_a_column_called_like_a_table_holds_its_names():
    text = table("beasts", BEASTS, {"beast": ["wolf", "sea-eel"], "kin": ["wolf", "bear"]})
    assert "kin: KinName | null;" in text


def test_two_rows_never_have_one_name():
    with pytest.raises(AssertionError, match="one name"):
        table("beasts", BEASTS, {"beast": ["wolf", "wolf"]})


def test_names_are_numbered_without_a_gap():
    assert in_order({1: "two", 0: "one"}) == ["one", "two"]
    with pytest.raises(AssertionError, match="from 0 on"):
        in_order({0: "one", 2: "three"})


def test_what_is_long_takes_several_lines():
    row = BeastRow("x" * 60, "y" * 60, None, (), 1)
    assert literal(row).splitlines()[1].strip() == f'name: "{"x" * 60}",'


def test_named_fields_are_written_with_their_names():
    """What a record writes as a name, the browser writes as a name."""
    rules = replace(RULES, names={"village": ("askheim", "birkvik", "elmgard", "nowhere")})
    assert notations(rules)[1] == '`pillage ${VillageName | "nowhere"}`'
    assert notations(replace(rules, rows={}))[1] == '`pillage ${"askheim" | "birkvik" | "elmgard" | "nowhere"}`'
