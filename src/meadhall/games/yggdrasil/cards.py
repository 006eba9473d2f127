"""Every card and sheet as a row (YG-1.7 to YG-1.10, YG-8.5 to YG-8.8)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import (
    DAEG,
    DARKNESS,
    DEAD,
    ELVES,
    FENRIR,
    FIRE,
    FORGE,
    HEL,
    JORMUNGAND,
    LOKI,
    MANN,
    NIDHOGG,
    SACRED,
    SIGEL,
    SURT,
    TIWAZ,
)

BLOCKS_WORLD: Final = 0
STRENGTHENS_ENEMY: Final = 1
STRENGTHENS_GIANTS: Final = 2
WHIRLPOOL: Final = 3
NO_DIE: Final = 4
NO_POWERS: Final = 5
NOTHING: Final = 255  # the effect names no world and no enemy

# fmt: off
GIANT_ROWS: Final[tuple[tuple[str, int, int, int], ...]] = (
    # name          effect               of what      rune
    ("angerboda",   STRENGTHENS_ENEMY,   HEL,         SIGEL),
    ("hrungnir",    BLOCKS_WORLD,        ELVES,       SIGEL),
    ("utgardloki",  NO_POWERS,           NOTHING,     SIGEL),
    ("hrym",        BLOCKS_WORLD,        DEAD,        SIGEL),
    ("thrym",       STRENGTHENS_ENEMY,   JORMUNGAND,  MANN),
    ("thokk",       STRENGTHENS_ENEMY,   NIDHOGG,     MANN),
    ("hymir",       WHIRLPOOL,           NOTHING,     MANN),
    ("bergelmir",   STRENGTHENS_GIANTS,  NOTHING,     MANN),
    ("suttung",     STRENGTHENS_ENEMY,   LOKI,        TIWAZ),
    ("gymir",       BLOCKS_WORLD,        SACRED,      TIWAZ),
    ("fafner",      BLOCKS_WORLD,        DARKNESS,    TIWAZ),
    ("thiazy",      NO_DIE,              NOTHING,     TIWAZ),
    ("greip",       STRENGTHENS_ENEMY,   SURT,        DAEG),
    ("gialp",       BLOCKS_WORLD,        FIRE,        DAEG),
    ("geirroed",    BLOCKS_WORLD,        FORGE,       DAEG),
    ("skyrmir",     STRENGTHENS_ENEMY,   FENRIR,      DAEG),
)

# The artefact that works against each enemy, by enemy.
ARTEFACTS: Final = ("draupnir", "mimming", "mjollnir", "hofund", "gungnir", "gleipnir")

# Whom each Ragnarök card moves (YG-R-28).
RAGNAROK_ROWS: Final[tuple[tuple[int, ...], ...]] = (
    (HEL, SURT, JORMUNGAND),
    (HEL, LOKI, NIDHOGG),
    (SURT, LOKI, FENRIR),
    (JORMUNGAND, NIDHOGG, FENRIR),
)

ENEMY_NAMES: Final = ("hel", "surt", "jormungand", "loki", "nidhogg", "fenrir")
GOD_NAMES: Final = ("odin", "thor", "frey", "freyja", "tyr", "heimdall")

DIFFICULTIES: Final = (
    # name       angry  Ragnarök (YG-2.22)
    ("easy",       0,   0),
    ("normal",     3,   0),
    ("hard",       6,   0),
    ("very_hard",  6,   2),
    ("ragnarok",   6,   4),
)
# fmt: on
