"""The gallery shows every kind of situation, in the very messages of the hall."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest
from tools.gallery.moments import asked_of_players
from tools.gallery.serving import Gallery
from tools.gallery.writing import Listed

from meadhall.kernel import shelf
from meadhall.server import wire
from tests.gallery import shown_gallery

NEVER_MET = {"clash-of-rage.question.pick-foe"}  # CR-R-28 is for a fight of three, and no rule brings one about


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Listed]]:
    return shown_gallery(tmp_path_factory)


def test_every_kind_of_question_of_every_game_is_shown(shown):
    _, listed = shown
    asked = {f"{name}.question.{kind}" for name in shelf.names() for kind in asked_of_players(shelf.find(name))}
    assert asked - {one.id for one in listed} == NEVER_MET


def test_every_game_is_shown_won_and_lost_and_taught(shown):
    _, listed = shown
    for name in shelf.names():
        sorts = {(one.sort, one.kind) for one in listed if one.game == name}
        assert {("ending", "won"), ("ending", "lost"), ("lesson", "0")} <= sorts
        assert sum(sort == "scene" for sort, _ in sorts) >= 9


def test_a_situation_is_what_the_hall_says(shown):
    folder, listed = shown
    for one in listed:
        heard = msgspec.json.decode(
            (folder / f"situations/{one.id}.json").read_bytes(), type=list[wire.Welcome | wire.News]
        )
        assert isinstance(heard[0], wire.Welcome) and heard[0].news is not None
        if one.sort == "question":
            assert heard[0].news.choices and heard[0].news.moment is not None
            assert heard[0].news.moment.kind == one.kind
        elif one.sort == "scene":
            assert isinstance(heard[1], wire.News) and [event.kind for event in heard[1].events] == [one.kind]
        elif one.sort == "ending":
            assert heard[0].seat is not None and heard[0].news.result is not None
            assert heard[0].news.result[heard[0].seat].won == (one.kind == "won")
        else:
            assert heard[0].news.lesson is not None and heard[0].news.lesson.say


def test_it_is_served_on_this_machine_alone(shown, monkeypatch, tmp_path):
    folder, _ = shown
    (tmp_path / "index.html").write_text("<html><head><title>Meadhall</title></head></html>")
    monkeypatch.setattr("tools.gallery.serving.CLIENT", tmp_path)
    with Gallery(folder) as gallery:
        assert gallery.address.startswith("http://127.0.0.1:")
        assert "gallery.js" in read(gallery.address)
        assert "<head><script src=frame.js></script>" in read(gallery.address + "frame.html")
        assert "raids" in read(gallery.address + "api/games")
        with pytest.raises(urllib.error.HTTPError, match="404"):
            read(gallery.address + "../pyproject.toml")


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())
