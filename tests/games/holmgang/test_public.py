"""Which questions say that everybody knows what may be answered."""

from __future__ import annotations

from meadhall.games.holmgang import RULES
from meadhall.kernel.core import Chance, Decision
from meadhall.testing import kinds_of

PUBLIC = {"ChooseTurn"}  # men and villages lie open
SECRET = {"PickCard", "KeepWarm"}  # what may be answered is what the hand holds


def test_only_what_follows_from_the_open_table_is_public():
    """HO-3.2, HO-4.1, HO-5.1"""
    asked = [kind for kind in kinds_of(RULES, Decision) if not issubclass(kind, Chance)]
    assert {kind.__name__ for kind in asked if kind.is_public} == PUBLIC
    assert {kind.__name__ for kind in asked if not kind.is_public} == SECRET
