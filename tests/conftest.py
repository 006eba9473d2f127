"""Builders shared by all tests, and the switch between a few games and thousands."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from meadhall.kernel import core

settings.register_profile("meadhall", deadline=None, derandomize=True)
settings.load_profile("meadhall")


def is_compiled() -> bool:
    return not str(core.__file__).endswith(".py")


def pytest_report_header() -> str:
    return f"meadhall: rules are {'compiled' if is_compiled() else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Soak tests run only when asked for by name, `-m soak`, and then for as long as they like."""
    soaks = [item for item in items if item.get_closest_marker("soak") is not None]
    for item in soaks:
        item.add_marker(pytest.mark.timeout(0))
    if "soak" not in (config.getoption("markexpr") or ""):
        items[:] = [item for item in items if item not in soaks]
    items.sort(key=when)


FIRST = ("tests/server/test_openapi", "tests/server/test_restart", "tests/server/test_draining", "tests/browser/")


def when(item: pytest.Item) -> tuple[int, int]:
    """What takes long comes first, so that nobody waits for it at the end; halls and browsers before rules."""
    long = [place for place, start in enumerate(FIRST) if item.nodeid.startswith(start)]
    return (long[0] if long else len(FIRST), 0 if item.nodeid.startswith("tests/server/") else 1)


@pytest.fixture(scope="session", autouse=True)
def the_rules_run_as_expected() -> None:
    """MEADHALL_EXPECT says whether this run is meant to test compiled or interpreted rules."""
    expected = os.environ.get("MEADHALL_EXPECT")
    if expected:
        assert expected == ("compiled" if is_compiled() else "interpreted")
