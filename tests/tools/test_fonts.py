"""The letters the browser is sent are all we write."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools import fonts

ROOT = Path(__file__).parents[2]
NO_LETTERS = set("▓◆★♜⚒μσ→\n")  # signs of the terminal and of other faces


def written() -> set[str]:
    files = [*(ROOT / "src").rglob("*.ftl"), *(ROOT / "web/src").rglob("*.ftl")]
    return set().union(*[file.read_text() for file in files])


@pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.name)
def test_every_face_has_all_letters_of_our_languages(face):
    font = TTFont(fonts.FONTS / f"{face.name}.woff2")
    known = {chr(code) for code in font.getBestCmap()}
    assert written() - known - NO_LETTERS == set()
    assert font["name"].getDebugName(1) == face.family


def test_a_face_whose_name_is_reserved_bears_another_one():
    kept = (fonts.FONTS / "LICENSE-metamorphous.txt").read_text()
    assert 'Reserved Font Name "Metamorphous"' in kept
    assert not any("Metamorphous" in face.family for face in fonts.FACES)
