"""A game from outside in the browser: the face that its package brings, and the plain one where it brings none."""

from __future__ import annotations

import os
import sys
from random import Random

import pytest
from playwright.sync_api import expect

from meadhall.cli.new_game import Names, as_package, write
from tests.browser.visitors import HallProcess, play_on
from tests.installing import installed_from


@pytest.fixture
def beside(tmp_path, monkeypatch):
    """A hall that finds two games more, one of them without a face."""
    for name in ("stranger-game", "faceless-game"):
        package = tmp_path / name
        write(as_package(Names.of(name), package))
        installed_from(package, package / "src")
    (tmp_path / "faceless-game/src/facelessgame/face/face.js").unlink()
    folders = [str(tmp_path / name / "src") for name in ("stranger-game", "faceless-game")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*folders, *sys.path]))
    opened = HallProcess(tmp_path)
    yield opened
    opened.stop()


def test_its_own_face_is_drawn_and_played_with(beside, visit):
    ann = visit("Ann", to=beside)
    ann.go("/")
    expect(ann.page.get_by_text("Stranger Game").first).to_be_visible()
    ann.sit_at(ann.new_table("stranger-game", "me", "bot:random", options={"first": 0}))
    heap = ann.page.locator("#board .outside .heap")
    expect(heap.locator(".stones")).to_have_attribute("aria-label", "13 stones on the heap")
    heap.get_by_role("button", name="Take 2 stones").click()
    expect(heap.locator(".seat").first).to_have_text("Ann: 2")
    play_on([ann], Random(1))
    expect(heap.locator(".stones")).to_have_attribute("aria-label", "The heap is gone")
    ann.page.get_by_role("button", name="Passer au français").click()
    expect(heap.locator(".stones")).to_have_attribute("aria-label", "Il n'y a plus de tas")


def test_without_one_it_has_the_plain_face(beside, visit):
    ann = visit("Ann", to=beside)
    ann.sit_at(ann.new_table("faceless-game", "me", "bot:random", options={"first": 0}))
    expect(ann.page.locator("#board .plain")).to_be_visible()
    expect(ann.page.locator("#board .outside")).to_have_count(0)
    play_on([ann], Random(1))
    assert ann.is_over()
