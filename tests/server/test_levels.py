"""Levels that others bring along: they have words in both languages, and sit at tables as ours do."""

from __future__ import annotations

import logging
import sys

import pytest

from meadhall.agents import roster
from meadhall.agents.programs.program import Hello
from meadhall.kernel.words import LANGUAGES, Words
from meadhall.server.thinking import levels
from meadhall.server.thinking.bots import Bots
from tests.agents.others import Garbled, Steady, Wordless
from tests.installing import install
from tests.server.halls import running
from tests.waiting import PATIENCE


@pytest.fixture
def others(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    points = [f"{kind.name} = tests.agents.others:{kind.__name__}" for kind in (Steady, Wordless, Garbled)]
    install(tmp_path, "other-agents", agents="\n".join([*points, "missing = tests.server.nowhere:Missing"]))
    caches = (roster.find, roster.listens, levels.spoken)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


def read(bots: Bots, language: str) -> Words:
    return Words(language, [levels.words(bots)[language]])


def test_where_all_levels_are_ours_nothing_is_told():
    assert levels.words(Bots(workers=1)) == {}


def test_an_agent_is_called_as_it_says_or_by_its_name_and_package(others, caplog):
    bots = Bots(workers=1)
    told = {language: read(bots, language) for language in LANGUAGES}
    assert [told[language].say("hall-level-steady") for language in ("en", "fr")] == ["steady", "posé"]
    assert told["fr"].say("hall-level-steady", attribute="about") == "Prend tout son temps."
    for level in ("wordless", "garbled", "missing"):
        assert told["en"].say(f"hall-level-{level}") == level
        assert told["en"].say(f"hall-level-{level}", attribute="about") == "Brought along by other-agents 1.0."
        assert told["fr"].say(f"hall-level-{level}", attribute="about") == "Apporté par other-agents 1.0."
    assert "the words of level garbled cannot be read" in caplog.text
    assert bots.listens("steady") and not bots.listens("wordless") and not bots.listens("missing")


def test_a_program_is_called_as_it_says_whatever_that_is():
    bots = Bots(workers=1, programs={"odd": "./odd", "sailor": "./sailor"})
    bots.hellos = {"odd": Hello("{ *Odd*", "  }", ["*"]), "sailor": Hello("*", "", ["raids"])}
    told = read(bots, "en")
    assert told.say("hall-level-odd") == "{ *Odd*"
    assert told.say("hall-level-odd", attribute="about") == "{ *Odd*, a program by }."
    assert told.say("hall-level-sailor") == "*"
    assert levels.plays(bots, ["holmgang", "raids"]) == {"sailor": ["raids"]}


async def test_an_agent_of_another_package_plays_in_the_hall(others, tmp_path, caplog):
    async with running(tmp_path, other_seconds=PATIENCE) as here:
        ann = await here.visitor("Ann")
        assert {"steady", "wordless"} <= set((await ann.get("/api/games"))["levels"])
        seats = [{"kind": "bot", "level": "steady"}, {"kind": "bot", "level": "random"}]
        table = (await ann.post("/api/tables", game="holmgang", seats=seats, options={"first": 0}))["table"]["id"]
        live = await ann.sit(table)
        await live.knows(lambda one: one.last["result"] is not None, "the end of the game")
        assert live.welcome["table"]["seats"][0]["level"] == "steady"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
