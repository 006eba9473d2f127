"""The board in the terminal, in both languages, at several moments."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.threats import chances_of_next
from meadhall.kernel.words import words_of
from tests.games.yggdrasil.tree import FREY, HEL, THOR, at_actions, at_cards, give, hold, place, put_in_trance, wake


def drawn(table, language: str = "en") -> str:
    console = Console(width=200, record=True, file=StringIO())
    console.print(RULES.draw_board(RULES.view(table, 0), words_of(RULES, language)))
    return console.export_text()


def test_the_board_shows_what_lies_on_the_table():
    table = at_actions("thor,frey")
    place(table, hel=6, surt=3, fenrir=4)
    give(table, THOR, vikings=4, elves=1)
    hold(table, THOR, HEL, 2)
    wake(table, "gialp", "hymir")
    put_in_trance(table, FREY)
    table.vane, table.is_raging = 3, True
    text = drawn(table)
    for part in (
        "Draupnir +2 (Hel)",
        "blocked by Gialp",
        "whirlpool",
        "raging",
        "11 V / 3 G",
        "Vane on 3 of 6",
        "in trance",
    ):
        assert part in text
    assert "Beyond the wall 2 of 5, beyond the gate 1 of 3" in text


def test_a_threat_of_defeat_is_shown():
    table = at_actions()
    assert "DEFEAT" not in drawn(table)
    place(table, surt=7)
    assert "DEFEAT" in drawn(table)
    table = at_actions()
    table.spaces = [6, 6, 5, 1, 1, 1]
    assert drawn(table).count("DEFEAT") == 1


def test_bags_nobody_may_count_show_no_numbers():
    text = drawn(at_actions(bags_may_be_counted=False))
    assert " V / " not in text
    assert "42" in text


def test_the_chance_of_the_next_card():
    table = at_cards(difficulty="hel/r1")
    chances = chances_of_next(table)
    first_heap = 22
    normals = (first_heap - 1) / first_heap
    assert chances[HEL] == pytest.approx(normals * 6 / 41 + 1 / first_heap)
    assert sum(chances) == pytest.approx(normals + (1 + 3) / 2 / first_heap)
    table = at_actions()
    table.top = [3, 0]
    assert chances_of_next(table) == [0, 0, 0, 1, 0, 0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_can_be_drawn_before_and_after_the_game(language):
    table = RULES.start(2, RULES.choices(2, {}))
    assert "Yggdrasil" in drawn(table, language)
    table = at_actions()
    table.outcome = 2
    assert ("lost" if language == "en" else "perdu") in drawn(table, language)
