"""Letters cut in blocks, five wide and seven high: each column is a byte, its lowest bit on top."""

from __future__ import annotations

import unicodedata
from typing import Final

WIDE: Final = 5
HIGH: Final = 7
CUT: Final = """
A7E1111117E B7F49494936 C3E41414122 D7F4141221C E7F49494941 F7F09090901 G3E4149497A H7F0808087F I00417F4100 J2040413F01
K7F08142241 L7F40404040 M7F020C027F N7F0408107F O3E4141413E P7F09090906 Q3E4151215E R7F09192946 S4649494931 T01017F0101
U3F4040403F V1F2040201F W3F4038403F X6314081463 Y0708700807 Z6151494543 03E5149453E 100427F4000 24261514946 32141454B31
41814127F10 52745454539 63C4A494930 70171090503 83649494936 9064949291E -0808080808 :0036360000 .0060600000 '0005030000
!00005F0000 ,0050300000
"""
LETTERS: Final = {one[0]: bytes.fromhex(one[1:]) for one in CUT.split()}


def cut(text: str) -> list[bytes]:
    """The letters of a text as they can be cut: capitals without accents, a gap for what we have no letter for."""
    bare = unicodedata.normalize("NFKD", text).replace("æ", "ae").replace("ø", "o").upper()
    return [LETTERS.get(letter, bytes(WIDE)) for letter in bare if not unicodedata.combining(letter)]


def width(text: str, size: int) -> int:
    return len(cut(text)) * (WIDE + 1) * size
