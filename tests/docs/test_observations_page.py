"""docs/observations.md says what learners see today."""

from __future__ import annotations

from tools import observations


def test_the_page_is_current() -> None:
    assert observations.main(["--check"]) == 0, "python -m tools.observations writes it anew"
