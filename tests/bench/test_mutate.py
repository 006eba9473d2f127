"""The script that changes the rules a little: what it changes, and that it notices who notices."""

from __future__ import annotations

import ast

import pytest
from bench.mutate import ROOT, Scratch, choose, mutations_of

TOY = '''"""A docstring with 1 and not 2."""

def toll(ships: list[int], least: "int | None" = 3) -> bool:
    """Says nothing == everything."""
    assert least != 4
    pay(ships)
    if not ships or ships[0] < 3:
        return True
    return "ä" not in ships
'''


@pytest.mark.parametrize(
    "kind, line, after",
    [
        ("comparison", 7, "if not ships or ships[0] <= 3:"),
        ("comparison", 7, "if not ships or ships[0] >= 3:"),
        ("comparison", 9, "return 'ä' in ships"),
        ("number", 7, "if not ships or ships[0] < 4:"),
        ("number", 7, "if not ships or ships[0] < 2:"),
        ("number", 3, 'def toll(ships: list[int], least: "int | None" = 4) -> bool:'),
        ("and or", 7, "if not ships and ships[0] < 3:"),
        ("not", 7, "if ships or ships[0] < 3:"),
        ("call", 6, "pass"),
        ("first last", 7, "if not ships or ships[-1] < 3:"),
        ("condition", 7, "if True:"),
        ("condition", 7, "if False:"),
        ("constant", 8, "return False"),
    ],
)
def test_each_kind_of_change_is_made(kind, line, after):
    found = [(mutation.kind, mutation.line, mutation.after) for mutation in mutations_of(TOY, "toy.py")]
    assert (kind, line, after) in found


def test_only_code_that_runs_is_changed():
    lines = {mutation.line for mutation in mutations_of(TOY, "toy.py")}
    assert lines == {3, 6, 7, 8, 9}


def test_every_mutation_is_a_program_of_its_own():
    for mutation in mutations_of(TOY, "toy.py"):
        changed = mutation.apply(TOY)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(TOY))
        assert changed.splitlines()[mutation.line - 1].strip() == mutation.after


def test_the_choice_is_fixed_by_its_seed_and_spread_over_the_files():
    rules = ROOT / "src" / "meadhall" / "games" / "raids"
    chosen = choose(rules, 40, 1)
    assert chosen == choose(rules, 40, 1) != choose(rules, 40, 2)
    assert [mutation.number for mutation in chosen] == list(range(1, 41))
    files = {mutation.file for mutation in chosen}
    assert {"arrival.py", "battle.py", "model.py", "sailing.py", "turn.py"} <= files
    assert not files & {"board.py", "evaluate.py", "__init__.py"}


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """A tree with one toy game, a test of its own and a law."""
    (tmp_path / "kept/src/meadhall/games/toy").mkdir(parents=True)
    (tmp_path / "kept/tests/games/toy").mkdir(parents=True)
    (tmp_path / "kept/tests/laws").mkdir()
    rules = "def most(pile):\n    return max(pile)\n\n\ndef few(pile):\n    return len(pile) < 3\n"
    rules += "\n\ndef last(pile):\n    return pile[-1]\n\n\ndef drained(pile):\n    while len(pile) > 0:\n"
    rules += "        pile.pop()\n    return pile\n"
    (tmp_path / "kept/src/meadhall/games/toy/rules.py").write_text(rules)
    head = "import runpy\nrules = runpy.run_path('src/meadhall/games/toy/rules.py')\n\n\n"
    own = "def test_most():\n    assert rules['most']([1, 2]) == 2\n\n\n"
    own += "def test_drained():\n    assert rules['drained']([1]) == []\n"
    law = "def test_toy_law():\n    assert rules['few']([1, 1]) and not rules['few']([1, 1, 1])\n"
    (tmp_path / "kept/tests/games/toy/test_toy.py").write_text(head + own)
    (tmp_path / "kept/tests/laws/test_law.py").write_text(head + law)
    monkeypatch.setattr("bench.mutate.ROOT", tmp_path / "kept")
    return Scratch(tmp_path / "scratch", "toy", "toy")


def test_fates(scratch):
    path = scratch.rules / "rules.py"
    source = path.read_text()
    found = {mutation.after: mutation for mutation in mutations_of(source, "rules.py")}
    assert scratch.fate(found["return min(pile)"]) == "killed"
    assert scratch.fate(found["return len(pile) <= 3"]) == "killed by the laws"
    assert scratch.fate(found["return pile[0]"]) == "survived"
    scratch.limits = [2.0, 2.0]
    assert scratch.fate(found["pass"]) == "timed out"
    assert path.read_text() == source
