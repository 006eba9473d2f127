"""What records told by number, where one more giant, card or effect changes the numbers (interpreted)."""

from __future__ import annotations

from typing import Final

NAMES_BEFORE: Final = {
    "giant": (
        *("angerboda", "hrungnir", "utgardloki", "hrym", "thrym", "thokk", "hymir", "bergelmir"),
        *("suttung", "gymir", "fafner", "thiazy", "greip", "gialp", "geirroed", "skyrmir"),
    ),
    "card": (
        *("hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"),
        *("angry-hel", "angry-surt", "angry-jormungand", "angry-loki", "angry-nidhogg", "angry-fenrir"),
        *("ragnarok-hel-surt-jormungand", "ragnarok-hel-loki-nidhogg"),
        *("ragnarok-surt-loki-fenrir", "ragnarok-jormungand-nidhogg-fenrir"),
    ),
    # An effect of the Vane was told by its space, and the first space has none.
    "effect": ("", "", "fly", "raise", "foresee", "repel", "fell"),
}
