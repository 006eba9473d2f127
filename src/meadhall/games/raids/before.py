"""How records once numbered tiles and conditions: they are read so, whatever has been added since (interpreted)."""

from __future__ import annotations

from typing import Final

# fmt: off
TILES: Final = (
    "v1-weapon-1", "v1-weapon-1-b", "v1-sail-1", "v1-sail-1-b", "v1-mjollnir-1", "v1-pennant-3", "v1-wood-4",
    "v1-pigs-4", "v1-furs-5", "v1-rune", "v1-rune-b", "v1-rune-c", "v1-port-1", "v1-encounter", "v1-monster-3",
    "v1-monster-4",
    "v2-weapon-2", "v2-sail-1", "v2-mjollnir-1", "v2-pennant-4", "v2-wood-5", "v2-pigs-5", "v2-mead-6", "v2-rune",
    "v2-rune-b", "v2-rune-c", "v2-port-1", "v2-port-2", "v2-encounter", "v2-plunder", "v2-monster-4",
    "v2-monster-5",
    "v3-weapon-2", "v3-sail-2", "v3-mjollnir-2", "v3-pennant-5", "v3-pigs-6", "v3-furs-7", "v3-mead-7", "v3-rune",
    "v3-rune-b", "v3-rune-c", "v3-port-2", "v3-encounter", "v3-plunder", "v3-monster-5", "v3-monster-6",
    "v3-monster-7",
    "v4-weapon-2", "v4-sail-2", "v4-mjollnir-2", "v4-pennant-6", "v4-wood-8", "v4-rune", "v4-rune-b", "v4-rune-c",
    "v4-port-1", "v4-port-2", "v4-encounter", "v4-plunder", "v4-plunder-b", "v4-monster-6", "v4-monster-7",
    "v4-monster-8",
    "none",
)
CONDITIONS: Final = (
    "order", "goods", "different-goods", "runes", "shields", "weapons", "ports", "monsters", "sails",
)
# fmt: on
NAMES_BEFORE: Final = {"tile": TILES, "condition": CONDITIONS}
