"""The board in the terminal, in both languages, at several moments."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.board import threat_of
from meadhall.kernel.words import words_of
from tests.games.yggdrasil.tree import (
    FREY,
    HEL,
    LOKI,
    SURT,
    THOR,
    at_actions,
    at_cards,
    give,
    hold,
    place,
    put_in_trance,
    wake,
)


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


def line_of(table, name: str, language: str = "en") -> str:
    """The row of the threats that tells of an enemy: it ends with what the next card does to him."""
    (found,) = [line for line in drawn(table, language).splitlines() if re.match(f"{name} .*[0-9] %", line)]
    return found


def test_a_known_angry_card_is_named_and_leads_two_spaces():
    """YG-4.5"""
    table = at_actions(difficulty="hel/0")
    place(table, hel=4)
    table.top = [6]
    assert "Angry Hel: to 6; 3 Vikings leave a bag for good" in line_of(table, "Hel")
    assert "Hel en Colère\u00a0: en 6\u00a0; 3 Vikings quittent un sac pour toujours" in line_of(table, "Hel", "fr")
    place(table, hel=6)
    assert "Angry Hel: to 8; no effect; DEFEAT" in line_of(table, "Hel")


def test_a_known_ragnarok_card_is_named_for_all_three():
    """YG-4.6: two go past the gate where one stood already."""
    table = at_actions(difficulty="0/r1")
    place(table, hel=6, surt=5, jormungand=5)
    table.top = [12]
    for name in ("Hel", "Surt", "Jörmungand"):
        assert "Ragnarök (Hel, Surt, Jörmungand): to " in line_of(table, name)
        assert "no effect; DEFEAT" in line_of(table, name)
    assert "Ragnarök" not in line_of(table, "Loki")


def test_what_cannot_come_next_is_told_without_alarm():
    """The next card is Loki's: Surt before the residence stays where he is."""
    table, words = at_actions(), words_of(RULES, "en")
    place(table, surt=7)
    assert threat_of(RULES.view(table, 0), SURT, words).style == "bold red"
    table.top = [LOKI]
    assert threat_of(RULES.view(table, 0), SURT, words).style == "dim"
    assert threat_of(RULES.view(table, 0), LOKI, words).style == ""


def test_no_chance_is_shown_where_no_card_is_drawn():
    """YG-8.24"""
    table = at_actions()
    assert "17 %" in drawn(table)
    table.quiet_turns = 2
    assert "17 %" not in drawn(table)


def test_the_chance_of_the_next_card():
    """YG-2.19: of the 22 cards of the first heap one is special, an angry Hel or Ragnarök."""
    table = at_cards(difficulty="hel/r1")
    assert RULES.view(table, 0).threats[HEL].chance == round(100 * (21 * 6 / 41 + 1) / 22)
    assert f"{round(100 * (21 * 7 / 41 + 1 / 2) / 22)} %" in line_of(table, "Surt")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_can_be_drawn_before_and_after_the_game(language):
    table = RULES.start(2, RULES.choices(2, {}))
    assert "Yggdrasil" in drawn(table, language)
    table = at_actions()
    table.outcome = 2
    assert ("lost" if language == "en" else "perdu") in drawn(table, language)
