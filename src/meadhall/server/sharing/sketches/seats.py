"""The hall's own colours of its seats."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("#e05444", "#589cdc", "#ecd058", "#a47658", "#60be82", "#c878c8")
