"""What the things of a game are called on a page: its own words, with dots where they speak of something particular."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.arena.watching import deed_fields
from meadhall.kernel.notation import hyphened
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.words import package_words, words_of


class Labels:
    def __init__(self, rules: Rules, language: str) -> None:
        self.rules = rules
        self.words = words_of(rules, language)
        self.arena = package_words("meadhall.arena", language)

    @property
    def game(self) -> str:
        return self.words.say("game")

    def option(self, name: str, value: Choice) -> str:
        """In the game's words where it has some for this value."""
        message, plain = f"option-{name.replace('_', '-')}", str(value).lower()
        if self.words.has(message, f"value-{plain}"):
            plain = self.words.say(message, attribute=f"value-{plain}")
        elif isinstance(value, bool):
            plain = self.arena.say("page-yes-or-no", {"value": plain})
        return f"{self.words.say(message)}: {plain}"

    def question(self, kind: str) -> str:
        return capital(self.words.outline(f"ask-{kind}"))

    def group(self, noun: str) -> str:
        return self.words.say(f"group-{noun}")

    def deed(self, kind: str) -> str:
        """A game names the deeds it says; others are moves."""
        if self.rules.deeds:
            return self.words.say(f"deed-{kind}")
        return self.arena.say("page-moves", {"move": self.words.outline(f"move-{kind}")})

    def of_noun(self, noun: str) -> Callable[[str], str]:
        return lambda name: capital(self.words.say(f"{noun}-{name}"))

    def of_deed(self, kind: str) -> Callable[[str], str]:
        fields = {hyphened(each.__name__): field for each, field in deed_fields(self.rules).items()}
        return self.of_noun(self.rules.nouns[fields[kind]])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
