"""Table options: what people may choose, and what they may not."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.raids import RULES
from meadhall.kernel.rules import FIRST, Option, SeatResult, ranked
from meadhall.kernel.troubles import BadOption


def test_without_a_wish_the_first_value_counts():
    assert RULES.choices(3, {}) == {"first": "drawn", "villages": 3, "crew": "standard", "arrival_needs_one": False}


@pytest.mark.parametrize(("wish", "value"), [(4, 4), ("4", 4), ("3", 3)], ids=str)
def test_numbers_may_come_as_text(wish, value):
    assert RULES.choices(3, {"villages": wish})["villages"] == value


@pytest.mark.parametrize(("wish", "value"), [(True, True), ("true", True), ("True", True), ("FALSE", False)], ids=str)
def test_yes_and_no_may_come_as_text(wish, value):
    assert RULES.choices(3, {"arrival_needs_one": wish})["arrival_needs_one"] is value


def test_words_are_read_in_any_case():
    assert RULES.choices(3, {"crew": "Reviewer"})["crew"] == "reviewer"


@pytest.mark.parametrize(
    ("option", "wish", "known"),
    [
        ("villages", 5, "3, 4"),
        ("crew", "", "standard, reviewer"),
        ("first", 3, "drawn, 0, 1, 2"),
        ("first", -1, "drawn"),
    ],
)
def test_a_value_that_is_none_is_told_with_those_that_are(option, wish, known):
    with pytest.raises(BadOption) as caught:
        RULES.choices(3, {option: wish})
    assert caught.value.message == "bad-option"
    assert f"is not a value of {option}. Possible: {known}" in str(caught.value)


def test_an_option_that_is_none_is_told_with_those_that_are():
    with pytest.raises(
        BadOption, match=r"There is no option “villagers”. Known: arrival_needs_one, crew, first, villages"
    ):
        meadhall.new("raids", seats=3, villagers=3)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 255])
def test_the_number_of_seats_is_checked(seats):
    with pytest.raises(BadOption, match=r"raids cannot be played by .* Possible: 2, 3, 4"):
        meadhall.new("raids", seats=seats)


def test_first_is_drawn_or_a_seat():
    assert FIRST.read("drawn", 2) == "drawn"
    assert FIRST.read("1", 2) == FIRST.read(1, 2) == 1
    with pytest.raises(BadOption):
        FIRST.read(2, 2)


def test_values_too_many_to_list_are_parsed():
    def a_pair(wish, seats):
        if len(str(wish)) != seats:
            raise ValueError(f"{seats} letters")
        return str(wish).upper()

    clans = Option("clans", ("any",), a_pair)
    assert clans.read("ab", 2) == "AB"
    assert clans.read("ANY", 2) == "any"
    with pytest.raises(BadOption, match=r"“abc” is not a value of clans. Possible: 2 letters"):
        clans.read("abc", 2)


def test_options_are_kept_in_the_record():
    game = meadhall.new("raids", seats=3, seed=1, villages=4, arrival_needs_one=True)
    assert "option villages 4\n" in game.record()
    assert "option arrival_needs_one true\n" in game.record()
    assert meadhall.read(game.record()).choices == game.choices


def test_equal_scores_share_rank_and_victory():
    assert ranked([3, 7, 7, 1]) == (
        SeatResult(3, 3, False),
        SeatResult(7, 1, True),
        SeatResult(7, 1, True),
        SeatResult(1, 4, False),
    )
