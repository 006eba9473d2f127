"""Everything a player reads, in every language we speak, from Fluent files.

The browser reads the same files. A value's words are the message named after
its class (`event-cards-revealed`, `move-sail`, `ask-pick-card`, `why-…`), given
its fields; a field that is a name (`Rules.nouns`) is replaced by that name's
own message (`tile-twin-axes`) or by the name of whoever sits in that seat. Cards
and their like bring their words along, beside what they do (`Rules.spoken`).
A message is parsed when it is first said: most are not, wherever a few are.

Whoever reads is addressed: a message may have words of their own for whom one of
its fields names (`.as-clan = You pass.`), and lists say "you". A name may have other
forms beside the one it stands alone in (`.the = the axe`, `.in = in the forge`,
`.counted = two Berserkers`); sentences use them as `$tile-the`, `$place-in`, `$unit-counted`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from meadhall.kernel.core import Decision
from meadhall.kernel.notation import hyphened
from meadhall.kernel.values import Event, Move, Refusal, fields

if TYPE_CHECKING:
    from meadhall.kernel.rules import Rules
    from meadhall.kernel.troubles import Trouble

SHARED = "meadhall"  # the package of the words that all games share
# One line for each `words/*.ftl`; the browser finds the files by itself.
LANGUAGES = (
    "en",
    "fr",
)
MAIN_LANGUAGE = LANGUAGES[0]  # a game speaks it at least, and is read in it where it has no words in another
UNTOLD = re.compile("Unknown external: (.+)")  # how Fluent says that a sentence was not told what it speaks of
FORMS = ("the", "in", "of", "from", "to", "counted")  # of a name, in a sentence
BEGINS_A_MESSAGE = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
REFERRED_TO = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # in a message: other messages, and terms
BEFORE_A_SIGN = re.compile(" (?=[:;!?%»])|(?<=«) ")  # where French never breaks a line
AFTER_A_SIGN = re.compile("(?<=[!?])\\.(?!\\.)")  # of a name: "You keep Alfheim!"
BEFORE_A_VOWEL = re.compile("\\b([Dd]|[Qq]u)e (?=[AEIOUYÉÈÊÂÎÔÛ])")


class Words:
    """One language, for one game or for what all games share."""

    def __init__(self, language: str, texts: Sequence[str], rules: Rules | None = None) -> None:
        self.language = language
        self.nouns = dict(rules.nouns) if rules else {}
        self.names = rules.names if rules else {}
        self.seat_names: tuple[str, ...] = ()
        self.mine: Mapping[str, Sequence[int]] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for text in texts:
            self.unread = {**messages_in(text), **self.unread}  # what is there already stays

    def named(self, seat_names: Sequence[str]) -> Words:
        """The same words, with these people in the seats."""
        twin = object.__new__(Words)
        twin.__dict__.update(self.__dict__)
        twin.seat_names = tuple(seat_names)
        return twin

    def addressed(self, mine: Mapping[str, Sequence[int]]) -> Words:
        """The same words, for whom these are: `{"seat": (2,)}`, and what else stands for them, such as a god."""
        twin = object.__new__(Words)
        twin.__dict__.update(self.__dict__)
        twin.mine = mine
        return twin

    def read(self, message: str) -> None:
        """Parse it and what it refers to, where that is not done yet; two threads may do so at once."""
        if message in self.unread:
            found: dict[str, str] = {}
            wanted = [message]
            while wanted:
                name = wanted.pop()
                text = self.unread.get(name)
                if text is not None and name not in found:
                    found[name] = text
                    wanted += REFERRED_TO.findall(text)
            self.bundle.add_resource(FluentResource("".join(found.values())), allow_overrides=False)
            for name in found:
                self.unread.pop(name, None)

    def has(self, message: str, attribute: str | None = None) -> bool:
        self.read(message)
        if not self.bundle.has_message(message):
            return False
        return attribute is None or attribute in self.bundle.get_message(message).attributes

    def say(self, message: str, about: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        self.read(message)
        found = self.bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        text, errors = self.bundle.format_pattern(pattern, self.prepared(about or {}))
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors}")
        said = AFTER_A_SIGN.sub("", str(text))
        return typeset(elided(said), "fr") if self.language == "fr" else said

    def sentence(self, message: str, about: Mapping[str, Any]) -> str:
        """What is said of all this to whoever reads: as one of those named, if they are one of them."""
        said = self.say(message, about, self.address(message, about))
        return said[:1].upper() + said[1:]

    def address(self, message: str, about: Mapping[str, Any]) -> str | None:
        """The attribute with the words for whoever reads, if the message names them and has such words."""
        for name, content in about.items():
            if self.is_mine(name, content) and self.has(message, "as-" + name):
                return "as-" + name
        return None

    def is_mine(self, name: str, content: Any) -> bool:
        mine = self.mine.get(self.nouns.get(name, ""), ())
        parts = content if isinstance(content, tuple | list) else (content,)
        return any(part in mine for part in parts)

    def outline(self, message: str) -> str:
        """A sentence with dots in the place of whatever it would speak of."""
        self.read(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        _, errors = self.bundle.format_pattern(pattern, {})
        untold = [found[1] for found in [UNTOLD.fullmatch(str(error)) for error in errors] if found]
        return str(self.bundle.format_pattern(pattern, dict.fromkeys(untold, "…"))[0])

    def event(self, event: Event) -> str:
        return self.sentence("event-" + hyphened(type(event).__name__), fields(event))

    def move(self, move: Move, about: Mapping[str, Any] | None = None) -> str:
        return self.sentence("move-" + hyphened(type(move).__name__), {**fields(move), **(about or {})})

    def bare(self, move: Move) -> str:
        """Of a move that may not be offered: what it is, and nothing of what it would cost or bring."""
        message = "move-" + hyphened(type(move).__name__)
        if not self.has(message, "bare"):
            return self.move(move)
        said = self.say(message, fields(move), "bare")
        return said[:1].upper() + said[1:]

    def decision(self, decision: Decision[Any]) -> str:
        return self.sentence("ask-" + hyphened(type(decision).__name__), fields(decision))

    def refusal(self, refusal: Refusal) -> str:
        sentence = self.sentence("why-" + refusal.why, refusal.about)
        return sentence if refusal.rule == "table" else f"{sentence} [{refusal.rule}]"

    def trouble(self, trouble: Trouble) -> str:
        return self.say("trouble-" + trouble.message, trouble.about)

    def prepared(self, about: Mapping[str, Any]) -> dict[str, Any]:
        """Numbers that are names become words, in all their forms; lists become a phrase and a count."""
        told: dict[str, Any] = {}
        for name, content in about.items():
            if isinstance(content, tuple | list):
                told["count-" + name] = len(content)
                told[name] = self.listed([self.part(name, part) for part in content])
                told.update(self.pairs_of(name, content, about))
            else:
                told[name] = self.word_for(name, content)
                told.update(self.forms_of(name, content, about.get("count")))
        return told

    def pairs_of(self, name: str, content: Sequence[Any], about: Mapping[str, Any]) -> dict[str, str]:
        """Two lists that belong together, told one by one: `$clans-with-cards`."""
        return {
            f"{name}-with-{other}": self.listed(
                [
                    self.say("paired", {"one": self.part(name, one), "two": self.part(other, two)})
                    for one, two in zip(content, more, strict=True)
                ]
            )
            for other, more in about.items()
            if other != name and isinstance(more, tuple | list) and len(more) == len(content)
        }

    def listed(self, parts: Sequence[str]) -> str:
        """One, another and a third."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("listed", {"most": ", ".join(parts[:-1]), "last": parts[-1]})

    def part(self, name: str, content: Any) -> str:
        """One of a list: "you", where it is whoever reads."""
        if self.nouns.get(name) == "seat" and self.is_mine(name, content):
            return self.say("you")
        return str(self.forms_of(name, content).get(f"{name}-the") or self.word_for(name, content))

    def word_for(self, name: str, content: Any) -> Any:
        noun = self.nouns.get(name)
        if noun is None or not isinstance(content, int):
            return int(content) if isinstance(content, bool) else content
        if noun == "seat":
            return self.seat(content)
        return self.called(noun, content)

    def forms_of(self, name: str, content: Any, count: Any = None) -> dict[str, Any]:
        """The other forms of a name: in a sentence, in a place, so many of them."""
        noun = self.nouns.get(name)
        if noun is None or not isinstance(content, int):
            return {}
        if noun == "seat":
            return {f"{name}-seat": content}
        message = self.message_of(noun, content)
        return {
            f"{name}-{form}": self.say(message, {"count": 1 if count is None else count}, form)
            for form in FORMS
            if self.has(message, form)
        }

    def called(self, noun: str, number: int, attribute: str | None = None) -> str:
        """What the card, tile … of this number is called, or what else is said of it."""
        return self.say(self.message_of(noun, number), attribute=attribute)

    def message_of(self, noun: str, number: int) -> str:
        names = self.names.get(noun)
        return f"{noun}-{number if names is None else names[number]}"

    def seat(self, seat: int) -> str:
        if seat < len(self.seat_names):
            return self.seat_names[seat]
        if self.seat_names and self.has("seat-beyond"):
            return self.say("seat-beyond")  # who moves along, and is nobody's
        return self.say(f"seat-{seat}") if self.has(f"seat-{seat}") else self.say("someone", {"number": seat + 1})


@lru_cache(maxsize=None)
def messages_in(text: str) -> dict[str, str]:
    """Each message of a Fluent file as it stands there, by its name; of two with one name, the first."""
    _, *parts = BEGINS_A_MESSAGE.split(text)
    return dict(reversed([(name, content) for name, content in zip(parts[::2], parts[1::2])]))


def typeset(text: str, language: str) -> str:
    """French has a space before its higher signs, at which no line is broken."""
    return BEFORE_A_SIGN.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def elided(text: str) -> str:
    """French shortens some words before a name that begins with a vowel: le tour d'Odin."""
    return BEFORE_A_VOWEL.sub("\\1'", text)


@lru_cache(maxsize=None)
def shared_words(language: str) -> Words:
    """What all games share: troubles, the terminal, the hall."""
    return Words(language, [text_in(SHARED, language)])


@lru_cache(maxsize=None)
def words_of(rules: Rules, language: str) -> Words:
    return Words(language, [text_in(SHARED, language), fluent(rules, language)], rules)


@lru_cache(maxsize=None)
def package_words(package: str, language: str) -> Words:
    """What stands in the Fluent files of a package, for whoever does not know its rules."""
    return Words(language, [text_in(SHARED, language), text_in(package, language)])


def explained(trouble: Trouble, language: str) -> str:
    """A trouble in words, those of the game whose trouble it is."""
    if trouble.package == SHARED:
        return shared_words(language).trouble(trouble)
    return package_words(trouble.package, language).trouble(trouble)


def fluent(rules: Rules, language: str) -> str:
    """All words of a game: those of its Fluent file, and those its cards bring along."""
    return text_in(rules.package, language) + spoken(rules, language)


def spoken(rules: Rules, language: str) -> str:
    """What cards and their like say of themselves, as Fluent; in the main language where they do not speak this one."""
    return "".join(
        [
            f"{noun}-{one.name} = {indented(one.words.get(language) or one.words[MAIN_LANGUAGE])}\n"
            for noun, rows in rules.spoken.items()
            for one in rows
        ]
    )


def indented(text: str) -> str:
    """The lines after the first belong to it."""
    first, *more = text.strip().splitlines()
    return "\n".join([first, *["    " + line.strip() for line in more]])


def speaks(package: str, language: str) -> bool:
    """Whether a game, or what all games share, has words of its own in this language."""
    return (files(package) / "words" / f"{language}.ftl").is_file()


def text_in(package: str, language: str) -> str:
    """The Fluent file of this language, or of the main one where a game does not speak it."""
    if language not in LANGUAGES:
        raise LookupError(f"no words in {language!r}; there are: {', '.join(LANGUAGES)}")
    spoken = language if speaks(package, language) else MAIN_LANGUAGE
    return (files(package) / "words" / f"{spoken}.ftl").read_text(encoding="utf-8")
