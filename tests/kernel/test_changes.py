"""What differs between two views, and the view after from the view before."""

from __future__ import annotations

import ast
import doctest
from importlib import resources

from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.changes import applied, changed

ENTRIES = st.recursive(st.integers(0, 3), lambda inside: st.lists(inside, max_size=4).map(tuple), max_leaves=12)
VIEWS = st.tuples(*[st.fixed_dictionaries({"gold": ENTRIES, "men": ENTRIES, "turn": ENTRIES})] * 2)


def test_what_the_module_shows_is_what_happens():
    """Read from the source: what is compiled has forgotten what it said."""
    source = (resources.files("meadhall.kernel") / "changes.py").read_text(encoding="utf-8")
    shown = doctest.DocTestParser().get_doctest(ast.get_docstring(ast.parse(source)) or "", {}, "changes", None, 0)
    happened = doctest.DocTestRunner().run(shown)
    assert happened.attempted > 0
    assert happened.failed == 0


def test_what_is_the_same_is_not_told():
    view = {"gold": (1, 2), "turn": 0}
    assert changed(view, {"gold": (1, 2), "turn": 0}) == []


def test_few_new_entries_are_told_by_their_places():
    assert changed({"men": (1, 2, 3, 4)}, {"men": (1, 9, 3, 8)}) == [["men", 1, 9], ["men", 3, 8]]


def test_a_list_that_is_mostly_new_is_told_whole():
    assert changed({"men": (1, 2, 3)}, {"men": (1, 9, 8)}) == [["men", (1, 9, 8)]]


def test_a_list_that_has_grown_is_told_whole():
    assert changed({"men": (1, 2, 3)}, {"men": (1, 2, 3, 4)}) == [["men", (1, 2, 3, 4)]]


@given(VIEWS)
def test_applied_in_turn_they_give_the_view_after_and_leave_the_one_before(views):
    before, after = views
    kept = dict(before)
    assert applied(before, changed(before, after)) == after
    assert before == kept
