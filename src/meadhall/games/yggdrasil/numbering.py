"""Numbers of what the rules call by name follow from the rows: nobody keeps them by hand (interpreted).

`make fields` runs this file, which writes them into `model.py`, as literals, since compiled code folds only these. With
`--check` it writes nothing and fails if they are not current. The rows are read without the game: its rules may need a
number that is not there yet.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = "meadhall.games.yggdrasil"
FOLDER: Final = Path(__file__).parent
if PACKAGE not in sys.modules:
    sys.modules[PACKAGE] = ModuleType(PACKAGE)
    sys.modules[PACKAGE].__path__ = [str(FOLDER)]

from meadhall.games.yggdrasil.foes import CARD_ROWS, ENEMY_ROWS  # noqa: E402
from meadhall.games.yggdrasil.frost import (  # noqa: E402
    GIANT_ROWS,
    NO_DIE,
    NO_POWERS,
    RUNE_ROWS,
    STRENGTHENS_GIANTS,
    WHIRLPOOL,
    giants_with,
)
from meadhall.games.yggdrasil.gods import GOD_ROWS  # noqa: E402
from meadhall.games.yggdrasil.places import COLOURS, EFFECT_ROWS, ISLAND_ROWS, WORLD_ROWS  # noqa: E402
from meadhall.kernel.rows import names  # noqa: E402
from meadhall.kernel.rules import Named  # noqa: E402

MODEL: Final = FOLDER / "model.py"
FROM: Final = "# Written by `make fields` from here\n"
TO: Final = "# to here.\n"


def numbers() -> str:
    kinds = [card.kind for card in CARD_ROWS]
    lines = [
        *counted("ENEMIES", ENEMY_ROWS),
        *counted("GODS", GOD_ROWS),
        *counted("WORLDS", WORLD_ROWS),
        *counted("BAGS", COLOURS),
        written("ISLANDS", len(ISLAND_ROWS)),
        *counted("EFFECTS", EFFECT_ROWS),
        *counted("RUNES", RUNE_ROWS),
        written("GIANTS", len(GIANT_ROWS)),
        written("CARDS", len(CARD_ROWS)),
        written("ANGRY", kinds.index("angry")) + "  # the first angry card",
        written("RAGNAROK", kinds.index("ragnarok")) + "  # the first Ragnarök card",
        "# Sets of giants, a bit for each (YG-8.5 to YG-8.8)",
        written("WHO_STOPS_POWERS", giants_with("effect", NO_POWERS)),
        written("WHO_STOPS_THE_DIE", giants_with("effect", NO_DIE)),
        written("WHO_STIRS_THE_SEA", giants_with("effect", WHIRLPOOL)),
        written("WHO_STRENGTHENS_GIANTS", giants_with("effect", STRENGTHENS_GIANTS)),
    ]
    return "\n".join(lines) + "\n"


def counted(count: str, rows: Sequence[Named]) -> list[str]:
    """How many there are, and the number of each."""
    return [written(count, len(rows)), *[written(name.upper(), number) for number, name in enumerate(names(rows))]]


def written(name: str, number: int) -> str:
    return f"{name}: Final = {number}"


def rewritten(source: str) -> str:
    """The same text with current numbers."""
    before, _, rest = source.partition(FROM)
    _, _, after = rest.partition(TO)
    return before + FROM + numbers() + TO + after


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Numbers of what the rules call by name.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if they are not current")
    check = parser.parse_args(arguments).check
    text = MODEL.read_text(encoding="utf-8")
    current = rewritten(text)
    if current == text:
        return 0
    print(f"{MODEL}: numbers {'are not current: make fields' if check else 'written'}")
    if not check:
        MODEL.write_text(current, encoding="utf-8")
    return 1 if check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
