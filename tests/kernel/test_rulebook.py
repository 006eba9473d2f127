"""Rulebooks as a person reads them."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.holmgang import RULES
from meadhall.kernel import shelf
from meadhall.kernel.rulebook import rulebook


def test_rules_are_found_by_number_and_chapter():
    book = rulebook(RULES, "en")
    assert book.title == "Holmgang"
    assert book.rules["HO-3.5"] == "A burnt village is not pillaged again."
    assert list(book.chapters) == ["1. The table", "2. The game", "3. Raids", "4. Battle", "5. Winter", "6. The end"]
    assert book.chapters["5. Winter"] == ["HO-5.1", "HO-5.2"]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_both_languages_have_the_same_chapters_and_rules(name):
    english, french = (rulebook(shelf.find(name), language) for language in ("en", "fr"))
    assert list(english.rules) == list(french.rules)
    assert [len(numbers) for numbers in english.chapters.values()] == [
        len(numbers) for numbers in french.chapters.values()
    ]
    assert sum(len(numbers) for numbers in english.chapters.values()) == len(english.rules)
