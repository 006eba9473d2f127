"""What can be checked of words without reading them: French signs, plurals, and that all languages say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.kernel import shelf
from meadhall.kernel.rules import Rules
from meadhall.kernel.words import FORMS, LANGUAGES, fluent, text_in

SHARED = ("meadhall", "meadhall.arena", "meadhall.blueprint.game")
GAMES = shelf.names()
UNSPACED = re.compile("[^ :][;?!»](?=\\s|$)|[^\\s{}0-9]:(?=\\s|$)|«[^ ]")
A_FORM = re.compile(f"-({'|'.join(FORMS)}|seat|with-[a-z_]+)$")
# Names that are no numbers, and numbers that count nothing.
NOT_COUNTED = {"name", "names", "agent", "path", "game", "seat", "seats", "age", "season", "voyage", "host", "folder"}
# What is never only one, or no count of what follows: limits, points that win, the rounds of a game that is stopped,
# the price of a legend.
NEVER_ONE = {
    "longest",
    "parts",
    "count files",
    "count fichiers",
    "most",
    "limit",
    "points",
    "target",
    "round",
    "cost",
    "draws",
    "crystals crystals",
    "left dans",
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    yield from [(package, text_in(package, language)) for package in SHARED]
    yield from [(name, fluent(shelf.find(name), language)) for name in GAMES]


def patterns(text: str) -> dict[str, ast.Pattern]:
    """Each message and attribute with what it says; what only helps others to count is told with them."""
    found: dict[str, ast.Pattern] = {}
    for message in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(message, ast.Junk), message.content
        if isinstance(message, ast.Message):
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Reader(Visitor):
    """The text of a pattern, what it speaks of, and numbers beside a word in the plural that no choice is made by."""

    def __init__(self, known: dict[str, ast.Pattern]) -> None:
        self.known = known
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.chosen_by: list[str] = []
        self.uncounted: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(A_FORM.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.known.get(node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.visit(node.selector)
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.chosen_by.append(by)
        for variant in node.variants:
            self.visit(variant.value)
        self.chosen_by.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for element, after in zip(node.elements, [*node.elements[1:], None]):
            self.visit(element)
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
                number = element.expression.id.name
                if isinstance(after, ast.TextElement) and number not in self.chosen_by:
                    self.uncounted += [
                        f"{number} {word}" for word in re.findall("^ ([A-Za-zÀ-ÿ]{3,}[sx])\\b", after.value)
                    ]


def read(known: dict[str, ast.Pattern], name: str) -> Reader:
    reader = Reader(known)
    reader.visit(known[name])
    return reader


def is_counted(found: str, rules: Rules | None) -> bool:
    """Whether a number stands beside a word that is another for one of them."""
    number = A_FORM.sub("", found.split()[0])
    nouns = set() if rules is None else set(rules.nouns)
    return number not in nouns | NOT_COUNTED | NEVER_ONE and found not in NEVER_ONE


@pytest.mark.parametrize("name", [*SHARED, *GAMES])
def test_french_signs_have_their_space(name):
    known = patterns(dict(texts("fr"))[name])
    wrong = {message: text for message in known for text in read(known, message).texts if UNSPACED.search(text)}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*SHARED, *GAMES])
def test_a_number_beside_a_plural_chooses_its_word(name, language):
    known = patterns(dict(texts(language))[name])
    rules = shelf.find(name) if name in GAMES else None
    uncounted = {
        message: [one for one in read(known, message).uncounted if is_counted(one, rules)] for message in known
    }
    assert {message: found for message, found in uncounted.items() if found} == {}


@pytest.mark.parametrize("name", [*SHARED, *GAMES])
def test_all_languages_speak_of_the_same_things(name):
    first, *others = [patterns(dict(texts(language))[name]) for language in LANGUAGES]
    for other in others:
        for message in first:
            if message.rpartition(".")[2] not in FORMS and not message.endswith("-counted"):
                assert read(other, message).variables == read(first, message).variables, message
