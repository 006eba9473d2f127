"""Agents as other packages bring them along. A thinking process loads this file, so it asks for little."""

from __future__ import annotations

from meadhall.agents.aimless import Aimless


class Steady(Aimless):
    """Brings its words along, and wants to hear the story."""

    name = "steady"
    words = {"en": "steady\n.about = Never hurries.", "fr": "posé\n.about = Prend tout son temps."}  # noqa: RUF012
    listens = True

    def choose(self, seen, dice):
        assert seen.heard is not None and seen.heard.choices["first"] == 0
        assert all(event.seen_by(seen.seat) == event for event in seen.heard.events)
        return seen.options[0]


class Wordless(Aimless):
    name = "wordless"


class Garbled(Aimless):
    name = "garbled"
    words = {"en": "{ not closed"}  # noqa: RUF012
