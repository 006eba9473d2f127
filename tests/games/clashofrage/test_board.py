"""The table in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.board import Map
from meadhall.games.clashofrage.model import ELVES
from meadhall.kernel.words import words_of
from tests.games.clashofrage.tables import attack, cleared, give, hire, opened, put
from tests.tables import seated


def drawn(state, seat, language="en"):
    console = Console(width=160, record=True, file=StringIO())
    console.print(RULES.draw_board(RULES.view(state, seat), words_of(RULES, language)))
    return console.export_text()


def test_the_map_shows_rocks_cities_and_armies():
    state = cleared(2)
    put(state, 0, "T1.E", 3, 2, 1)
    hire(state, 0, 1, "T1.E")
    put(state, ELVES, "T1.C", 1, 2, 1)
    text = drawn(state, 0)
    assert all(name in text for name in ("Amberhall", "Cinderfell", "Greyholt", "♜", "⚒", "◆II"))
    assert "3/2/1★" in text and "1/2/1" in text
    assert "Fernmead   ▓Amberhall" in text  # the rock between them


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", ["A", "B"])
def test_every_territory_and_bastion_is_drawn(seats, layout):
    text = drawn(cleared(seats, map=layout), None)
    assert text.count("♜") == seats + 1 and text.count("⚒") == seats + 1  # and once in the legend
    assert all(f"Player {seat + 1}" in text for seat in range(seats))


@pytest.mark.parametrize("width", [78, 88])  # what a board has on a screen of 80 columns, and of 140
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", ["A", "B"])
def test_the_whole_land_is_seen_where_there_is_little_room(seats, layout, width):
    seen, words = RULES.view(cleared(seats, map=layout), None), words_of(RULES, "fr")
    lines = Map(seen, words).drawn(width).plain.splitlines()
    assert max(map(len, lines)) <= width
    names = [words.called("place", place, "name") for place, _, _ in seen.hexes]
    assert [name for name in names if not any(name[:8] in line for line in lines)] == []
    assert all(any(words.seat(seat) in line for line in lines) for seat in range(seats))
    assert sum(line.count("♜") for line in lines) == seats


def test_low_bricks_show_names_signs_and_armies():
    state = cleared(2)
    put(state, 0, "T1.NW", 3, 2, 1)
    put(state, ELVES, "T1.C", 1, 2, 1)
    seen, words = RULES.view(state, 0), words_of(RULES, "fr")
    french = Map(seen, words).drawn(78).plain
    names = [words.called("place", place, "name") for place, _, _ in seen.hexes]
    assert max(map(len, names)) == 11 and all(name in french for name in names)
    text = Map(seen, words_of(RULES, "en")).drawn(78).plain
    assert "─Amberhall" in text and "─Greyholt" in text
    assert "1/2/1     ♜" in text and "3/2/1   ◆II" in text


def test_sheets_market_and_hand_are_shown():
    state = opened(2)
    give(state, 0, "crossbow", 2)
    give(state, ELVES, "chain_mail", 0)
    text = drawn(state, 0, "fr")
    assert "Exécuteur\u00a0: Arbalète" in text and "Garde étincelant\u00a0: Cotte de mailles" in text
    assert "Marché noir" in text and "Vos cartes Tactique" in text
    assert "Vos cartes Tactique" not in drawn(state, None, "fr")


def test_a_fight_is_shown():
    state = cleared(2)
    put(state, 0, "T1.SE", 2)
    put(state, ELVES, "T1.C", 1)
    attack(state, "T1.SE", "T1.C")
    assert "Fight at the city of Amberhall" in drawn(state, 0)


def test_a_table_before_anything_lies_on_it():
    state = seated(RULES, 3, map="built")
    assert "Setup" in drawn(state, 0)
