"""The page is light: what a first visit fetches, as it is sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bench.weight import FRONT, TABLE, Meter, settle, stranger
from playwright.sync_api import Browser, expect

from meadhall.kernel import shelf
from meadhall.server.web.client_files import CLIENT, NAMED_BY_CONTENT
from tests.browser.visitors import CHOICES, HallProcess, Visitor

FIRST_LOAD = 130_000  # bytes, as sent, headers included
A_POSITION = 3_000  # a table seen from afar
A_TABLE = 130_000  # more, with its face, words and art
FACES = [name.replace("-", "") for name in shelf.names()]

soak = pytest.mark.soak
LARGE = ("blood-rage", "clash-of-rage")  # the games that weigh most


def weighed(
    browser: Browser, hall: HallProcess, path: str, usable: str, known: Visitor | None = None
) -> dict[str, int]:
    """Every file a browser without anything in its cache is sent, once the page can be used."""
    context = stranger(browser, known)
    page = context.new_page()
    meter = Meter(page)
    page.goto(f"{hall.address}#{path}")
    page.wait_for_selector(usable)
    settle(page)
    context.close()
    return meter.visit.files


def is_of_a_game(file: str) -> bool:
    name = Path(file).name
    return any(name.startswith((f"{face}-", f"words-{face}-")) for face in FACES)


def test_the_first_load_is_light_and_brings_no_game_along(browser, hall, visit):
    visit("Ann").new_table("holmgang", "me", "open")  # the lobby shows a table, and with it the shields of its seats
    files = weighed(browser, hall, "/", FRONT)
    tables = files.pop("api/tables")  # as long as there are tables: other tests leave theirs
    positions = [files.pop(file) for file in list(files) if file.endswith("position.svg")]  # of those tables
    assert max(positions, default=0) <= A_POSITION, positions
    assert tables > 0 and [file for file in files if Path(file).name.startswith("art-")]
    assert sum(files.values()) <= FIRST_LOAD, files
    assert not [file for file in files if is_of_a_game(file)]
    assert [file for file in files if file.endswith(".woff2")]
    assert not [file for file in files if Path(file).name.startswith("words-")]  # English comes with the hall


def test_the_hall_fetches_the_words_of_another_language_when_it_is_spoken(browser, hall, visit):
    ann = visit("Ann")
    ann.go("/")
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(Path(request.url).name))
    ann.page.locator(".switches .language").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.get_by_role("button", name="EN – Switch to English")).to_be_visible()
    assert [name for name in fetched if name.startswith("words-hall-fr-")]
    ann.page.reload()
    expect(ann.page.get_by_role("link", name=re.compile("^Aller au contenu"))).to_be_attached()


@pytest.mark.parametrize(
    "game", [one if one in LARGE else pytest.param(one, marks=pytest.mark.soak) for one in shelf.names()]
)
def test_a_table_brings_its_own_game_along_and_no_other(browser, hall, visit, game):
    ann = visit("Ann")
    table = ann.new_table(game, "me", *["bot:greedy"] * (min(shelf.find(game).seats) - 1), options={})
    ann.sit_at(table)
    ann.page.wait_for_selector(CHOICES)
    files = weighed(browser, hall, f"/table/{table}", TABLE, ann)
    assert sum(files.values()) <= FIRST_LOAD + A_TABLE, files
    face = game.replace("-", "")
    own = [file for file in files if Path(file).name.startswith((f"{face}-", f"words-{face}-en-"))]
    assert [file for file in files if is_of_a_game(file)] == own


def test_everything_but_the_page_itself_is_kept_for_ever_and_sent_packed():
    """All files of the build are named by their content, and whatever is text has its packed twins."""
    files = [path for path in CLIENT.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    assert len(files) > 20
    for path in files:
        name = path.relative_to(CLIENT).as_posix()
        assert name == "index.html" or NAMED_BY_CONTENT.fullmatch(name), name
        if path.suffix in (".js", ".css", ".html"):
            assert all(path.with_name(path.name + ending).is_file() for ending in (".br", ".gz")), name
