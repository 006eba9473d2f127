"""What people type: names, and what they say. And names for those who give none."""

from __future__ import annotations

import secrets

from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, shared_words
from meadhall.server.troubles import NotUnderstood


def clean(text: str, trouble: str) -> str:
    """Without what cannot be seen; `trouble` where nothing is left."""
    kept = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not kept:
        raise NotUnderstood(trouble)
    return kept


def saga_name(language: str) -> str:
    """For a guest: a name and what the sagas would add to it."""
    words = shared_words(language if language in LANGUAGES else MAIN_LANGUAGE)
    return " ".join(secrets.choice(words.say(message).split(", ")) for message in ("guest-names", "guest-bynames"))
