"""The table in the terminal shows what matters."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from meadhall.games.bloodrage import RULES
from meadhall.kernel.words import words_of
from tests.games.bloodrage.halls import do, hall, hold, put, upgrade


def drawn(table, seat, language="en"):
    page = StringIO()
    console = Console(file=page, width=200)
    console.print(RULES.draw_board(RULES.view(table, seat), words_of(RULES, language)))
    return page.getvalue()


def test_figures_strength_tokens_and_dooms():
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 0, "warrior", "horgr", 2)
    upgrade(table, 1, "a1-troll")
    text = drawn(table, 0)
    assert "2W L =5" in text
    assert "☠1" in text and "destroyed" in text
    assert "Troll" in text and "Wolf" in text


def test_a_hand_is_drawn_for_its_owner_only():
    table = hall(2)
    hold(table, 0, "a1-heimdalls-sight")
    assert "Heimdall's Sight" in drawn(table, 0)
    assert "Heimdall's Sight" not in drawn(table, 1)
    assert "Heimdall's Sight" not in drawn(table, None)


@pytest.mark.parametrize(("language", "title"), [("en", "Battle for Horgr"), ("fr", "Bataille pour Horgr")])
def test_a_battle_has_a_table_of_its_own(language, title):
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 1, "a1-tyrs-bash", "a1-troll")
    do(table, "0 pillage horgr")
    assert title in drawn(table, 1, language)
    assert RULES.view(table, None).contested == 3
