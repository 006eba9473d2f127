"""The letters the browser is sent: of each face only what our languages write, packed as woff2.

    python -m tools.fonts        # reads web/node_modules/@fontsource, writes web/src/look/fonts

Run it after changing a face or the letters; what it writes is part of the sources, so that building the client needs no
tool for fonts. A face whose licence reserves its name (SIL Open Font License 1.1, section 3) is given another one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from fontTools.subset import Options, Subsetter, load_font, save_font

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "web/node_modules/@fontsource"
FONTS: Final = ROOT / "web/src/look/fonts"
FEATURES: Final = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"]
LETTERS: Final = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸ–—‘’“”„•…‹›−←↑→↓"),
]


class Face(NamedTuple):
    """One file of a family, and what ours is called."""

    name: str
    source: str
    family: str


FACES: Final = [
    Face("text", "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2", "Alegreya Sans"),
    Face("text-bold", "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2", "Alegreya Sans"),
    Face("text-italic", "alegreya-sans/files/alegreya-sans-latin-400-italic.woff2", "Alegreya Sans"),
    Face("display", "grenze/files/grenze-latin-600-normal.woff2", "Meadhall Display"),
]
FAMILY_NAMES: Final = (1, 16)
FULL_NAMES: Final = (3, 4, 6)


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        cut(face, FONTS / f"{face.name}.woff2")


def cut(face: Face, target: Path) -> None:
    options = Options(layout_features=FEATURES, hinting=False, flavor="woff2", notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # whose it is, what it is called, by which licence
    font = load_font(str(SOURCES / face.source), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    for name in font["name"].names:
        if name.nameID in FAMILY_NAMES:
            name.string = face.family
        elif name.nameID in FULL_NAMES:
            name.string = f"{face.family} {face.name}".replace(" ", "-" if name.nameID == 6 else " ")
    save_font(font, str(target), options)


if __name__ == "__main__":
    main()
