"""What people read of levels that are not ours: agents of other packages, and programs of the host.

An agent may bring its own words on its class, in the manner of a game's cards, by language: `words = {"en": "steady"}`,
with a second line `.about = Never hurries.` if it likes. One that brings none is called by its name, and what is said
of it is where it came from.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from fluent.syntax import parse
from fluent.syntax.ast import Message

from meadhall.agents import roster
from meadhall.agents.programs.program import ANY
from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, indented, shared_words
from meadhall.server.thinking.bots import Bots

log = logging.getLogger(__name__)

MESSAGE: Final = re.compile("[A-Za-z0-9_-]+")  # what may follow `hall-level-` in the name of a message


def words(bots: Bots) -> dict[str, str]:
    """By language a piece of Fluent; nothing where all levels are ours."""
    others = [level for level in bots.levels() if level not in roster.LADDER and MESSAGE.fullmatch(level)]
    return {language: "".join([message(bots, level, language) for level in others]) for language in LANGUAGES if others}


def plays(bots: Bots, games: Sequence[str]) -> dict[str, list[str]]:
    return {
        level: [game for game in games if hello.plays(game)]
        for level, hello in bots.hellos.items()
        if ANY not in hello.games
    }


def message(bots: Bots, level: str, language: str) -> str:
    hello = bots.hellos.get(level)
    if hello is None:
        return spoken(level, language)
    told = shared_words(language).say("hall-level-program", {"name": hello.name, "author": hello.author or "?"})
    return written(level, plain(hello.name), plain(told))


@lru_cache(maxsize=None)
def spoken(level: str, language: str) -> str:
    """In the agent's own words, if it has any that can be read."""
    own = own_words(level)
    text = own.get(language) or own.get(MAIN_LANGUAGE)
    if text:
        told = f"hall-level-{level} = {indented(text)}\n"
        if [type(entry) for entry in parse(told).body] == [Message]:
            return told
        log.warning("the words of level %s cannot be read", level)
    package = roster.package_of(level) or level
    return written(level, plain(level), plain(shared_words(language).say("hall-level-brought", {"package": package})))


def own_words(level: str) -> Mapping[str, str]:
    try:
        found = getattr(roster.agent(level), "words", {})
    except Exception:  # somebody else's code: whoever asks it for a move will note what is wrong with it
        return {}
    return found if isinstance(found, Mapping) else {}


def written(level: str, name: str, about: str) -> str:
    return f"hall-level-{level} = {name}\n    .about = {about}\n"


def plain(text: str) -> str:
    """As Fluent reads it letter by letter, in one line."""
    line = " ".join(text.split())
    return re.sub(r"[{}]|^[.*\[]", lambda sign: f'{{"{sign[0]}"}}', line) or "–"
