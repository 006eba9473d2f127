"""What never changes in a game, as its rules tell it to whoever draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Facts(NamedTuple):
    rows: Mapping[str, Sequence[Any]]
    numbers: Mapping[str, Any]
