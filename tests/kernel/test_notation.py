"""Moves as short text and back."""

from __future__ import annotations

import pytest

from meadhall.games.holmgang import RULES
from meadhall.games.raids import RULES as RAIDS
from meadhall.games.raids.moves import LayTiles, Sail
from meadhall.kernel.notation import hyphened, move_from, outcome_from, text_of
from meadhall.kernel.opening import First
from meadhall.kernel.troubles import BadRecord


def test_names_are_hyphened():
    assert [hyphened(name) for name in ("Rest", "PlayCard", "SellNoMore")] == ["rest", "play-card", "sell-no-more"]


@pytest.mark.parametrize("rules", [RULES, RAIDS], ids=lambda rules: rules.name)
def test_every_move_survives_its_text(rules):
    for move in rules.moves:
        assert move_from(rules, text_of(rules, move)) is move
    assert len({text_of(rules, move) for move in rules.moves}) == len(rules.moves)


def test_a_move_is_found_however_it_is_spaced_or_cased():
    assert move_from(RAIDS, "  SAIL   4\n") is RAIDS.moves[16 + 4]
    assert text_of(RAIDS, Sail(4)) == "sail 4"


@pytest.mark.parametrize("text", ["", "sail", "sail 0", "sail 4 5", "sail four", "sail -1", "sail 4.0", "first 1"])
def test_what_is_no_move_is_told(text):
    with pytest.raises(BadRecord) as caught:
        move_from(RAIDS, text)
    assert caught.value.message == "unknown-move"
    assert caught.value.about == {"game": "raids", "move": text}


def test_outcomes_are_made_of_single_numbers_or_of_one_list():
    assert outcome_from(RAIDS, "first 2") == First(2)
    assert outcome_from(RAIDS, "lay-tiles 3 1 2") == LayTiles((3, 1, 2))
    assert outcome_from(RAIDS, "lay-tiles v1-rune v1-furs-5") == LayTiles((9, 8))
    assert text_of(RAIDS, LayTiles((9, 8))) == "lay-tiles v1-rune v1-furs-5"


@pytest.mark.parametrize(
    "text", ["first", "first 1 2", "first x", "first -1", "first 01", "leap 1", "sail 4", "first 9999999999"]
)
def test_what_chance_cannot_do_is_told(text):
    with pytest.raises(BadRecord, match="knows no move"):
        outcome_from(RAIDS, text)


def test_one_number_is_a_list_where_a_list_is_told():
    assert outcome_from(RAIDS, "lay-tiles 5") == LayTiles((5,))
