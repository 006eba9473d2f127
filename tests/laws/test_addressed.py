"""Whoever plays is spoken to: every event and every question has words for those whom it names."""

from __future__ import annotations

import pytest

from meadhall.kernel import shelf
from meadhall.kernel.core import Chance, Decision
from meadhall.kernel.notation import hyphened
from meadhall.kernel.values import Event, field_names
from meadhall.kernel.words import LANGUAGES, words_of
from meadhall.testing import kinds_of

PEOPLE = ("seat", "god")  # nouns that stand for whoever plays; a list of them says "you" by itself


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shelf.names())
def test_events_speak_to_whom_they_are_about(name, language):
    rules = shelf.find(name)
    words = words_of(rules, language)
    missing = [
        f"event-{hyphened(kind.__name__)}.as-{field}"
        for kind in kinds_of(rules, Event)
        for field in field_names(kind)
        if rules.nouns.get(field) in PEOPLE and not field.endswith("s")
        if not words.has("event-" + hyphened(kind.__name__), "as-" + field)
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shelf.names())
def test_questions_speak_to_whom_they_are_put(name, language):
    rules = shelf.find(name)
    words = words_of(rules, language)
    asked = [kind for kind in kinds_of(rules, Decision) if not issubclass(kind, Chance) and not kind.__subclasses__()]
    assert asked
    assert [kind for kind in asked if not words.has("ask-" + hyphened(kind.__name__), "as-seats")] == []
