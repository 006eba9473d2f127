"""The tables the browser draws cards and board from are the rules' own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from meadhall.games.bloodrage.cards import (
    ASKS_FOR,
    BATTLE,
    COST,
    FIGURE,
    GLORY,
    KIND,
    NO_CARD,
    QUEST,
    SIGHT,
    STRENGTH,
    TEXT,
)
from meadhall.games.bloodrage.lands import OUTER, REGIONS, VILLAGES
from meadhall.games.bloodrage.model import TRACKS
from meadhall.games.bloodrage.start import legendary_glory

FACE = Path(__file__).parents[3] / "web/src/games/bloodrage"


def table(file: str, name: str) -> Any:
    """A constant of the face: a number, or lists of numbers."""
    found = re.search(rf"const {name} = ([\[\]\d,\s]+);", (FACE / file).read_text())
    assert found is not None, name
    return json.loads(re.sub(r",\s*\]", "]", found[1]))


def test_cards_show_what_the_rules_say():
    assert table("cards.ts", "KIND") == list(KIND)
    assert table("cards.ts", "STRENGTH") == list(STRENGTH)
    assert table("cards.ts", "COST") == list(COST)
    assert table("cards.ts", "GLORY") == list(GLORY)
    assert table("cards.ts", "FIGURE") == list(FIGURE)
    quests = [card for card, kind in enumerate(KIND) if kind == QUEST]
    asks_for = table("cards.ts", "ASKS_FOR")
    assert [asks_for[card] for card in quests] == [ASKS_FOR[card] for card in quests]
    assert table("cards.ts", "NO_CARD") == NO_CARD
    sights = [card for card, kind in enumerate(KIND) if kind == BATTLE and TEXT[card] == SIGHT]
    assert sights == [table("cards.ts", "SIGHT")]


def test_the_board_is_drawn_as_it_is():
    assert table("view.ts", "VILLAGES") == VILLAGES
    region = table("view.ts", "REGION")
    assert [[place for place in range(OUTER) if region[place] == one] for one in range(3)] == list(map(sorted, REGIONS))
    assert table("view.ts", "TRACKS") == TRACKS
    assert table("view.ts", "LEGENDS") == [0, *[legendary_glory(step) for step in range(1, 7)]]
