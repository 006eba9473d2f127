"""A compiled tree is there whole, or not at all, and is never that of other sources."""

from __future__ import annotations

import shutil
import signal
from pathlib import Path

import pytest

from tests.tools.toy import Toy
from tools import compiled


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_a_tree_is_the_package_with_its_libraries(toy):
    tree = compiled.build(toy.root)
    assert tree == compiled.tree(toy.root) == compiled.ready(toy.root)
    assert (tree / "meadhall/kernel/core.so").read_text() == "compiled rules"
    assert (tree / "meadhall/kernel/core.py").read_text() == "rules"
    assert (tree / "meadhall/server.py").read_text() == "server"


def test_what_is_compiled_is_not_compiled_again(toy):
    assert compiled.build(toy.root) == compiled.build(toy.root)
    assert toy.runs() == 1


def test_a_change_elsewhere_needs_no_compiler(toy):
    before = compiled.build(toy.root)
    toy.server.write_text("another server")
    after = compiled.ready(toy.root)
    assert after is not None and after != before
    assert (after / "meadhall/server.py").read_text() == "another server"
    assert (after / "meadhall/kernel/core.so").read_text() == "compiled rules"
    assert (before / "meadhall/server.py").read_text() == "server"
    assert toy.runs() == 1


def test_a_tree_does_without_the_libraries_it_was_made_of(toy):
    tree = compiled.build(toy.root)
    shutil.rmtree(toy.root / "build/libraries")
    assert compiled.build(toy.root) == tree
    assert toy.runs() == 1


def test_a_change_to_the_rules_does(toy):
    compiled.build(toy.root)
    toy.core.write_text("better rules")
    assert compiled.ready(toy.root) is None
    assert (compiled.build(toy.root) / "meadhall/kernel/core.so").read_text() == "compiled better rules"
    assert toy.runs() == 2


def test_so_does_a_change_to_how_they_are_compiled(toy):
    compiled.build(toy.root)
    toy.write("pyproject.toml", '[build-system]\n[tool.mypy]\n[project]\ndescription = "toy"\n')
    assert compiled.ready(toy.root) is not None
    toy.write("pyproject.toml", "[build-system]\n[tool.mypy]\nstrict = true\n")
    assert compiled.ready(toy.root) is None


def test_going_back_to_earlier_rules_finds_them_compiled(toy):
    first = compiled.build(toy.root)
    toy.core.write_text("better rules")
    compiled.build(toy.root)
    toy.core.write_text("rules")
    assert compiled.ready(toy.root) == first


def test_what_cannot_be_compiled_leaves_no_tree(toy):
    toy.write("fail", "")
    with pytest.raises(compiled.CannotCompile, match=r"build/compile\.log"):
        compiled.build(toy.root)
    assert toy.trees() == []
    assert "this cannot be compiled" in (toy.root / "build/compile.log").read_text()
    (toy.root / "fail").unlink()
    assert (compiled.build(toy.root) / "meadhall/kernel/core.so").read_text() == "compiled rules"


def test_what_an_earlier_build_left_trips_up_one_build_only(toy):
    toy.write("stumble", "")
    assert (compiled.build(toy.root) / "meadhall/kernel/core.so").read_text() == "compiled rules"
    assert toy.runs() == 2


def test_sources_that_change_meanwhile_leave_no_tree(toy):
    toy.write("meddle", "")
    with pytest.raises(compiled.CannotCompile, match="changed"):
        compiled.build(toy.root)
    assert toy.trees() == []


def test_a_killed_build_leaves_no_tree_and_is_begun_anew(toy):
    wait, _ = toy.pipe("wait"), toy.pipe("go")
    killed = toy.start("compiled")
    with open(wait) as line:
        assert line.read(4) == "here"
        killed.send_signal(signal.SIGKILL)
        killed.communicate()
        assert toy.trees() == []
        (toy.root / "go").open("w").close()
        assert line.read() == ""  # what it had started has ended, too
    wait.unlink()
    assert (compiled.build(toy.root) / "meadhall/kernel/core.so").read_text() == "compiled rules"


def test_whoever_comes_second_waits_and_finds_it_compiled(toy):
    wait, go = toy.pipe("wait"), toy.pipe("go")
    first = toy.start("compiled")
    with open(wait) as line:
        assert line.read(4) == "here"
        second = toy.start("compiled")
        go.open("w").close()
        trees = {build.communicate()[0].strip() for build in (first, second)}
    assert trees == {str(compiled.tree(toy.root))}
    assert toy.runs() == 1


def test_old_trees_and_leftovers_are_cleared_away(toy):
    leftover = toy.write("build/trees/.name.999999999/meadhall/half.py", "").parents[1]
    for number in range(compiled.KEPT + 2):
        toy.server.write_text(f"server {number}")
        newest = compiled.build(toy.root)
    assert len(toy.trees()) == compiled.KEPT
    assert newest in toy.trees()
    assert not leftover.exists()
