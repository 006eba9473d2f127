"""Table options: what people may choose, and what they may not."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.games.raids import RULES
from meadhall.kernel import shelf
from meadhall.kernel.rules import FIRST, Amounts, Each, Option, SeatResult, Some, ranked
from meadhall.kernel.troubles import BadOption
from meadhall.kernel.words import LANGUAGES, explained, words_of


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
    assert f"is not a value of {option}." in str(caught.value)
    assert f"Possible: {known}" in str(caught.value)


def test_an_option_that_is_none_is_told_with_those_that_are():
    told = "There is no option “villagers”. Did you mean: villages? Known: arrival_needs_one, crew, first, villages."
    with pytest.raises(BadOption, match=re.escape(told)):
        meadhall.new("raids", seats=3, villagers=3)


@pytest.mark.parametrize(
    ("game", "wish", "near", "possible"),
    [
        ("blood-rage", {"clans": "wolff raben"}, "wolf raven", "2 different ones of wolf, bear, serpent, raven"),
        ("blood-rage", {"deck": "publish"}, "published_34", "published_34, caption_33"),
        ("clash-of-rage", {"clans": "tome,bohorg"}, "tomb bohorg", "chosen, drawn; or 2 different ones of bohorg"),
        ("clash-of-rage", {"map": "bild"}, "built", "A, B, random, built"),
        ("yggdrasil", {"gods": "odin,tor"}, "odin,thor", "a number from 2 to 6; or so many of odin, thor"),
        ("yggdrasil", {"difficulty": "hardd"}, "hard, very_hard", "or numbers up to 6/4"),
        ("yggdrasil", {"trance": "treu"}, "true", "true, false"),
    ],
)
def test_a_wrong_value_is_met_with_the_nearest_right_ones(game, wish, near, possible):
    with pytest.raises(BadOption) as caught:
        meadhall.new(game, seats=2, **wish)
    assert f"Did you mean: {near}?" in str(caught.value)
    assert possible in str(caught.value)
    assert f"Vouliez-vous dire\u00a0: {near}\u00a0?" in explained(caught.value, "fr")


def test_what_is_near_nothing_is_met_with_what_there_is():
    with pytest.raises(
        BadOption, match=re.escape("“xyz” is not a value of clans. Possible: drawn; or 2 different ones")
    ):
        meadhall.new("blood-rage", seats=2, clans="xyz")
    with pytest.raises(BadOption, match=re.escape("“wolf wolf” is not a value of clans. Possible")):
        meadhall.new("blood-rage", seats=2, clans="wolf wolf")


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_be_picked_has_words(name, language):
    rules = shelf.find(name)
    words = words_of(rules, language)
    for option in rules.options:
        message = "option-" + option.name.replace("_", "-")
        assert words.has(message, "about")
        for value in option.values:
            assert isinstance(value, bool) or words.has(message, f"value-{value}") or words.has(f"hall-value-{value}")
        match option.pick:
            case Each(noun=noun, names=names) | Some(noun=noun, names=names):
                assert all(words.has(f"{noun}-{one}") for one in names)
            case Amounts(most=most):
                assert all(words.has(message, f"part-{at}") for at in range(len(most)))


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
    with pytest.raises(BadOption, match=r"“abc” is not a value of clans.* Possible: 2 letters"):
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
