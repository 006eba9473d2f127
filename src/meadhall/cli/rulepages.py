"""Finding rules: by number, by chapter, by words, or those that speak of something."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from math import log, sqrt

from meadhall.kernel.rulebook import Rulebook, rulebook
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.words import typeset

WORD = re.compile(r"[^\W\d_]{4,}")
LENGTH = 10  # words: what is shorter is not the more to the point for it
FEW = 5  # rules that speak of something, best first


@lru_cache(maxsize=None)
def book_of(rules: Rules, language: str) -> Rulebook:
    """A game's rules as the terminal prints them."""
    book = rulebook(rules, language)
    texts = {name: typeset(text, language) for name, text in book.rules.items()}
    return Rulebook(book.title, texts, {typeset(name, language): numbers for name, numbers in book.chapters.items()})


def short(name: str) -> str:
    """`RA-8.3` is 8.3 to whoever sits at that table."""
    return name.partition("-")[2]


def matching(book: Rulebook, number: str | None) -> list[str]:
    """RA-8 or 8 finds chapter 8; RA-8.1 or 8.1 only itself and not RA-8.10. All of them, if none is named."""
    if number is None:
        return list(book.rules)
    wish = number.strip().upper().rstrip(".")
    exact = [name for name in book.rules if wish in (name.upper(), short(name).upper())]
    inside = (wish + ".", wish + "-")
    return exact or [
        name for name in book.rules if name.upper().startswith(inside) or short(name).upper().startswith(inside)
    ]


def found(rules: Rules, language: str, wish: str) -> list[str]:
    """The rules somebody means by a number, or by words they remember."""
    book = book_of(rules, language)
    numbers = matching(book, wish) if wish.strip() else []
    if not numbers:
        words = wish.lower().split()
        numbers = [name for name, text in book.rules.items() if words and all(word in text.lower() for word in words)]
    if not numbers:
        raise Trouble("unknown-rule", game=rules.name, number=wish.strip())
    return numbers


def speaking_of(rules: Rules, language: str, text: str) -> list[str]:
    """A few rules that share the rarer words of a text: what one would look up while reading it."""
    weights, words_in = weighed(rules, language)
    asked = stems(text)
    scores = {
        name: sum([weights[word] for word in asked if word in words]) / sqrt(LENGTH + len(words))
        for name, words in words_in.items()
        if short(name)[0].isdecimal()  # no examples, no rulings: those are for whoever has read the rule
    }
    best = sorted([name for name, score in scores.items() if score], key=lambda name: -scores[name])
    return best[:FEW]


@lru_cache(maxsize=None)
def weighed(rules: Rules, language: str) -> tuple[dict[str, float], dict[str, frozenset[str]]]:
    """What each word tells, the rarer the more; and the words of each rule, its chapter's heading included."""
    book = book_of(rules, language)
    words_in = {
        name: frozenset(stems(heading + " " + book.rules[name]))
        for heading, numbers in book.chapters.items()
        for name in numbers
    }
    counts = Counter(word for words in words_in.values() for word in words)
    return {word: log(len(words_in) / count) for word, count in counts.items()}, words_in


def stems(text: str) -> set[str]:
    """Words without most of their endings."""
    return {word.lower()[:6] for word in WORD.findall(text)}
