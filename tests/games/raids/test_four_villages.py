"""The board with a fourth village right before the arrival: how it is played, told and drawn (RA-C-1)."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

import meadhall
from meadhall.games.raids import RULES
from meadhall.games.raids.board import KIND_SIGNS, RING_WIDTH
from meadhall.games.raids.events import VillagePassed
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.values import refuse
from meadhall.kernel.words import words_of
from tests.games.raids.tables import FACTS, courses, lay_next_voyage, opened, play, told, voyage, why_not

BOARDS = {3: FACTS["board"], 4: FACTS["board_with_four_villages"]}


def test_the_last_village_is_passed_on_the_way_home():
    """RA-C-1, RA-13.1, RA-9.2"""
    table = voyage(ships=(16, 18, 21), villages=4)
    assert courses(table) == [18, 21]
    assert why_not(table, 0, "sail 20") == refuse("RA-9.2", "no-stop-at-a-village")
    play(table, "0 sail 21")
    assert told(table, VillagePassed) == [VillagePassed(0, 20, 1)]
    assert (table.crew[0], table.lying[20]) == (3, 2)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("number", ["RA-0.1", "RA-1.7", "RA-8.6", "RA-19.4", "RA-C-1", "RA-C-6"])
def test_the_rulebook_knows_both_boards(language, number):
    """Wherever the space of the arrival is named, both of them are."""
    named = {int(space) for space in re.findall(r"\b\d+\b", rulebook(RULES, language).rules[number])}
    assert {path["arrival"] for path in BOARDS.values()} <= named


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("number", ["RA-C-1", "RA-C-22", "RA-C-43"])
def test_the_ruling_a_table_may_change_names_its_option(language, number):
    options = {"RA-C-1": "option-villages", "RA-C-22": "option-arrival-needs-one", "RA-C-43": "option-crew"}
    name = words_of(RULES, language).say(options[number])
    quoted = {"en": f"“{name}”", "fr": f"« {name} »"}[language]
    assert quoted in rulebook(RULES, language).rules[number]


@pytest.mark.parametrize("villages", [3, 4])
@pytest.mark.parametrize("width", [RING_WIDTH, 80])
def test_the_terminal_draws_every_space_in_the_ring_and_in_rows(villages, width):
    table = opened(4, villages=villages)
    lay_next_voyage(table)
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        console.print(RULES.draw_board(RULES.view(table, None), words_of(RULES, "en")))
    drawn = capture.get()
    path = BOARDS[villages]
    assert drawn.count("⌂ 4") == len(path["villages"])
    assert f"{path['arrival']} Arrival" in drawn
    for place in range(path["arrival"] + 1):
        assert re.search(rf"\b{place} (?:Harbour|Arrival|⌂|{'|'.join(KIND_SIGNS)})", drawn), place


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [RING_WIDTH, 78])
def test_the_terminal_cuts_no_tile_short(language, width):
    """Of all that may lie in a path, whatever stands beside it."""
    for seed in range(12):
        table = meadhall.new("raids", seats=3, seed=seed).state
        console = Console(width=width, file=StringIO())
        with console.capture() as capture:
            console.print(RULES.draw_board(RULES.view(table, None), words_of(RULES, language)))
        assert "…" not in capture.get(), capture.get()
