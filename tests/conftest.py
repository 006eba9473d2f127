"""Builders shared by all tests, and the switch between a few games and thousands."""

from __future__ import annotations

import gc
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


def pytest_collection_finish() -> None:
    """Thousands of tests that wait for their turn are no garbage; looking through them again and again took a tenth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 50)


@pytest.fixture(scope="session", autouse=True)
def the_rules_run_as_expected() -> None:
    """MEADHALL_EXPECT says whether this run is meant to test compiled or interpreted rules."""
    expected = os.environ.get("MEADHALL_EXPECT")
    if expected:
        assert expected == ("compiled" if is_compiled() else "interpreted")
