"""Names in records: a field that is a name is written as that name, and a new name renumbers nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.games.holmgang import RULES
from meadhall.games.holmgang.moves import Pillage
from meadhall.kernel.notation import move_from, outcome_from, text_of
from meadhall.kernel.opening import First
from meadhall.kernel.troubles import BadRecord

VILLAGES = ("fell", "ness", "holm")
NAMED = replace(RULES, names={"village": VILLAGES})
NUMBERED = replace(RULES, names={})
SHUFFLED = replace(RULES, names={"village": ("ness", "holm", "fell")}, names_before={"village": VILLAGES})


def test_a_name_is_written_in_the_place_of_its_number():
    assert text_of(NAMED, Pillage(1)) == "pillage ness"
    assert move_from(NAMED, "pillage ness") is RULES.moves[2]
    assert text_of(NUMBERED, Pillage(1)) == "pillage 1"


def test_a_number_of_an_older_record_is_read_as_the_name_it_stood_for():
    assert move_from(NAMED, "pillage 1") == Pillage(1)
    assert move_from(SHUFFLED, "pillage 1") == Pillage(0)  # ness has moved, and is still meant
    assert text_of(SHUFFLED, move_from(SHUFFLED, "pillage 1")) == "pillage ness"


@pytest.mark.parametrize("text", ["pillage 3", "pillage nowhere", "pillage ness ness", "pillage"])
def test_what_is_no_name_is_told(text):
    with pytest.raises(BadRecord, match="knows no move"):
        move_from(SHUFFLED, text)


def test_outcomes_have_names_too():
    seats = replace(RULES, nouns={"seat": "clan"}, names={"clan": ("wolf", "bear")})
    assert text_of(seats, First(1)) == "first bear"
    assert outcome_from(seats, "first bear") == outcome_from(seats, "first 1") == First(1)
    with pytest.raises(BadRecord, match="knows no move"):
        outcome_from(seats, "first raven")
