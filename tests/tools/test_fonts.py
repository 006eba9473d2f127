"""The letters the browser is sent are all we write."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools import fonts

ROOT = Path(__file__).parents[2]
NO_LETTERS = set("▓◆★♜⚒μσ←→\n")  # signs of the terminal and of other faces


def written() -> set[str]:
    files = [*(ROOT / "src").rglob("*.ftl"), *(ROOT / "web/src").rglob("*.ftl")]
    return set().union(*[file.read_text() for file in files])


@pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.name)
def test_every_face_has_all_letters_of_our_languages(face):
    font = TTFont(fonts.FONTS / f"{face.name}.woff2")
    known = {chr(code) for code in font.getBestCmap()}
    if face.name == "display":  # what it lacks is taken from the face after it
        lent = {chr(code) for code in TTFont(fonts.FONTS / "text.woff2").getBestCmap()}
        known |= {sign for sign in lent if not sign.isalnum()}  # letters it must have itself
    assert written() - known - NO_LETTERS == set()
    assert font["name"].getDebugName(1) == face.family


def test_every_face_comes_with_its_licence():
    for source in {face.source.split("/")[0] for face in fonts.FACES}:
        kept = (fonts.FONTS / f"LICENSE-{source}.txt").read_text()
        assert "SIL Open Font License, Version 1.1" in kept
        reserved = re.findall('Reserved Font Name "(.+?)"', kept)
        assert not any(name in face.family for name in reserved for face in fonts.FACES)
