"""A game from outside in the hall: on the list, with its words, and with the face that its package brings."""

from __future__ import annotations

import sys
from random import Random
from unittest.mock import Mock

import pytest

from meadhall.cli.new_game import Names, as_package, write
from meadhall.kernel import shelf
from meadhall.server.web.routes.faces import content_of
from tests.installing import installed_from
from tests.server.halls import Visitor, running


@pytest.fixture
def outside(tmp_path, monkeypatch):
    """A package that somebody has installed beside the hall."""
    package = tmp_path / "stranger"
    write(as_package(Names.of("stranger-game"), package))
    installed_from(package, package / "src")
    monkeypatch.setattr(sys, "path", [*sys.path, str(package / "src")])
    shelf.find.cache_clear()
    yield package / "src/strangergame"
    shelf.find.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "strangergame"]:
        del sys.modules[name]


async def test_its_face_and_its_words_are_served(tmp_path, outside):
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        games = {game["name"]: game for game in (await ann.get("/api/games"))["games"]}
        assert {name for name, game in games.items() if game["has_face"]} == {"stranger-game"}
        face = await ann.web.get("/faces/stranger-game/face.js")
        assert face.status_code == 200
        assert face.content == (outside / "face/face.js").read_bytes()
        assert face.headers["content-type"].startswith("text/javascript")
        assert face.headers["x-content-type-options"] == "nosniff"
        again = await ann.web.get("/faces/stranger-game/face.js", headers={"If-None-Match": face.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        words = await ann.web.get("/api/games/stranger-game/words/fr")
        assert words.text == (outside / "words/fr.ftl").read_text(encoding="utf-8")


async def test_it_is_played_in_the_hall_to_its_end(tmp_path, outside):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await ann.post("/api/tables", game="stranger-game", seats=seats)
        live = await ann.sit(made["table"]["id"])
        end = await live.play(Random(1))
        assert sum(seat["won"] for seat in end["result"]) == 1


async def test_nothing_else_is_served(tmp_path, outside):
    (outside / "face/page.html").write_text("<p>no page of a hall</p>")
    (outside / "face/.hidden.js").write_text("")
    (outside / "face/deeper").mkdir()
    (outside / "face/deeper/face.js").write_text("")
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        for name in (
            *("page.html", ".hidden.js", "nothing.js", "deeper", "deeper/face.js", "face", "face.py"),
            *("../model.py", "..%2Fmodel.py", "%2e%2e/model.py", "..%5cmodel.py", "face.js%00", "lesson.toml"),
        ):
            answer = await ann.web.get(f"/faces/stranger-game/{name}")
            assert answer.status_code in (404, 422), name
        for game in ("holmgang", "nowhere", "..", "%2e%2e"):
            assert (await ann.web.get(f"/faces/{game}/face.js")).status_code in (404, 422), game


def test_only_what_a_face_is_made_of_can_be_read(outside):
    assert content_of("stranger-game", "face.js")
    assert content_of("stranger-game", "model.py") is None
    assert content_of("stranger-game", "page.html") is None
    assert content_of("nowhere", "face.js") is None


async def test_what_is_installed_is_looked_up_once_and_not_for_every_visitor(tmp_path, monkeypatch):
    look_up = Mock(wraps=shelf.names)
    monkeypatch.setattr(shelf, "names", look_up)
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        assert await ann.get("/api/games") == await ann.get("/api/games")
    assert look_up.call_count == 1
