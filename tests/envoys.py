"""The client of a bot account that others begin from, as a module."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

BOTS = Path(__file__).parents[1] / "examples/bots"


def envoy() -> ModuleType:
    spec = importlib.util.spec_from_file_location("envoy", BOTS / "envoy.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
