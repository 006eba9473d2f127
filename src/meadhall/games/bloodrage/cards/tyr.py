"""Tyr's Battle cards: strength, and nothing else."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, battle

CARDS: Final[list[Row]] = [
    battle(
        age=1,
        name="tyrs-bash",
        strength=2,
        copies=(1, 0, 0),
        left_out=1,
        words={
            "en": ("Tyr's Bash", "+2."),
            "fr": ("Coup de Tyr", "+2."),
        },
    ),
    battle(
        age=1,
        name="tyrs-smash",
        strength=3,
        copies=(1, 1, 0),
        words={
            "en": ("Tyr's Smash", "+3."),
            "fr": ("Fracas de Tyr", "+3."),
        },
    ),
    battle(
        age=1,
        name="tyrs-smite",
        strength=5,
        copies=(1, 0, 0),
        words={
            "en": ("Tyr's Smite", "+5."),
            "fr": ("Châtiment de Tyr", "+5."),
        },
    ),
    battle(
        age=1,
        name="tyrs-crush",
        strength=4,
        copies=(0, 0, 1),
        words={
            "en": ("Tyr's Crush", "+4."),
            "fr": ("Écrasement de Tyr", "+4."),
        },
    ),
    battle(
        age=2,
        name="tyrs-crush",
        strength=4,
        copies=(1, 0, 0),
        words={
            "en": ("Tyr's Crush", "+4."),
            "fr": ("Écrasement de Tyr", "+4."),
        },
    ),
    battle(
        age=2,
        name="tyrs-rage",
        strength=6,
        copies=(1, 0, 0),
        words={
            "en": ("Tyr's Rage", "+6."),
            "fr": ("Rage de Tyr", "+6."),
        },
    ),
    battle(
        age=2,
        name="tyrs-smite",
        strength=5,
        copies=(0, 1, 0),
        words={
            "en": ("Tyr's Smite", "+5."),
            "fr": ("Châtiment de Tyr", "+5."),
        },
    ),
    battle(
        age=2,
        name="tyrs-smash",
        strength=3,
        copies=(0, 0, 1),
        words={
            "en": ("Tyr's Smash", "+3."),
            "fr": ("Fracas de Tyr", "+3."),
        },
    ),
    battle(
        age=3,
        name="tyrs-crush",
        strength=4,
        copies=(1, 0, 0),
        left_out=1,
        words={
            "en": ("Tyr's Crush", "+4."),
            "fr": ("Écrasement de Tyr", "+4."),
        },
    ),
    battle(
        age=3,
        name="tyrs-rage",
        strength=6,
        copies=(1, 0, 0),
        words={
            "en": ("Tyr's Rage", "+6."),
            "fr": ("Rage de Tyr", "+6."),
        },
    ),
    battle(
        age=3,
        name="tyrs-smite",
        strength=5,
        copies=(0, 0, 1),
        words={
            "en": ("Tyr's Smite", "+5."),
            "fr": ("Châtiment de Tyr", "+5."),
        },
    ),
]
