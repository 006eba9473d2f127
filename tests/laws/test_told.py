"""Everything told in the recorded games, read by everybody who sat there, in every language: words, and right ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel import core
from meadhall.kernel.game import Game
from meadhall.kernel.values import CHANCE
from meadhall.kernel.words import LANGUAGES, Words, words_of

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*/named/*.game"))
NOT_WORDS = re.compile(
    "[{}$]|\\b(ask|event|move|why|place|tile|unit|card|seat|spot|option)-[a-z]|(?<![\\w’'])(T[1-4]|B\\d\\d)\\b"
)
ONE_OF_MANY = re.compile(
    "(?<![\\d.,/–-])1 (Vikings|figures|cards|crystals|Elves|figurines|cartes|Cristaux|Elfes|points)\\b"
)
FRENCH_SIGN = re.compile("[^\u00a0\\d ][;?!»](?=\\s|$)|[^\u00a0\\d] ?:(?=\\s|$)|«[^\u00a0]")
ARTICLES = {"en": "the|an?", "fr": "la|le|les|une?|du"}
TWO_ARTICLES = {
    language: re.compile(f"\\b(?:{articles})(?: carte| card)? (?:{articles}) ", re.IGNORECASE)
    for language, articles in ARTICLES.items()
}
WRONG_A = re.compile("\\b[Aa] (?=[aeioAEIO])(?!one\\b)|\\b[Aa]n (?![aeiouhAEIOUH])")
TWICE = re.compile(r"\b(?!nous|vous)([^\W\d]{3,}) \1\b", re.IGNORECASE)

MOVES = 12  # of a question, which are enough to read how they are told


def readers(game: Game) -> list[int | None]:
    """Somebody who looks on, the first to play and the last."""
    return [None, 0, game.seats - 1]


def everything_told(text: str) -> Iterator[tuple[str, str]]:
    """Each different sentence of a game, in its language."""
    game = meadhall.read(text)
    for language in LANGUAGES:
        words = words_of(game.rules, language)
        for seat in readers(game):
            addressed = words.addressed(game.rules.mine(game.view(seat), seat))
            for event in {repr(event): event for event in game.events(seat)}.values():
                yield language, addressed.event(event)
        yield from [(language, sentence) for sentence in questions(game, words)]


def questions(game: Game, words: Words) -> Iterator[str]:
    """Each question once, as whoever is asked reads it and as the others do."""
    asked: dict[Any, Any] = {}
    for step in game.steps:
        question = core.asked(step.before)
        if step.seat != CHANCE:
            asked.setdefault(type(question), (question, step))
    for question, step in asked.values():
        mine = game.rules.mine(game.rules.view(step.before, step.seat), step.seat)
        yield words.decision(question)
        yield words.addressed(mine).decision(question)
        for move in core.options(step.before, step.seat)[:MOVES]:
            yield words.addressed(mine).move(move, game.rules.about(step.before, step.seat, move))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_whatever_is_told_is_told_in_words(path):
    told = set(everything_told(path.read_text()))
    assert len(told) > len(LANGUAGES) * 10
    assert [sentence for _, sentence in told if NOT_WORDS.search(sentence)] == []
    assert [sentence for _, sentence in told if ONE_OF_MANY.search(sentence)] == []
    assert [sentence for language, sentence in told if language == "fr" and FRENCH_SIGN.search(sentence)] == []
    assert [sentence for _, sentence in told if sentence[:1].islower()] == []
    assert [sentence for language, sentence in told if TWO_ARTICLES[language].search(sentence)] == []
    assert [sentence for _, sentence in told if TWICE.search(sentence)] == []
    assert [sentence for language, sentence in told if language == "en" and WRONG_A.search(sentence)] == []
