"""axe-core finds nothing serious: on no page of the hall and at no table, wide or narrow, by firelight and by day."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from meadhall.kernel import shelf
from tests.browser.frames import Frames, situations
from tests.browser.visitors import CHOICES, play_out, serious, troubles

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 800}
TABLES = {
    "blood-rage": ("question.choose-action", "question.pick-battle-card"),
    "clash-of-rage": ("question.choose-action", "question.strike-or-flee"),
    "holmgang": ("question.choose-turn",),
    "raids": ("question.respond",),
    "yggdrasil": ("question.choose-action", "question.send-before-roll"),
}


@pytest.mark.parametrize("size", [WIDE, pytest.param(NARROW, marks=pytest.mark.soak)], ids=["wide", "narrow"])
def test_no_page_shuts_anybody_out(visit, size):
    ann = visit(viewport=size)
    page = ann.page
    found = {"stranger": ann.troubles()}
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator("a.me")).to_be_visible()
    over = ann.new_table("holmgang", "me", "bot:greedy")
    play_out(over, [ann], Random(1))
    ann.sit_at(over)
    expect(page.locator(".ending")).to_be_visible()
    found["ending"] = ann.troubles()

    waiting = ann.new_table("raids", "me", "invited", "bot:greedy")
    running = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    pages = {  # where it is, and what comes last
        "lobby": ("/", page.get_by_role("heading", name="Your sagas")),
        "new": ("/new", page.get_by_role("button", name="Set the table")),
        "me": ("/me", page.get_by_role("button", name="Keep my games")),
        "rules": ("/rules/holmgang", page.locator(".rule").first),
        "room": (f"/table/{waiting}", page.get_by_role("textbox", name="Invite")),
        "saga": (f"/saga/{over}", page.get_by_text(re.compile(r"Step 0 of \d+"))),
        "lost": ("/nowhere", page.get_by_role("heading", name="There is nothing here")),
        "table": (f"/table/{running}", page.locator(CHOICES).first),
    }
    for name, (path, last) in pages.items():
        ann.go(path)
        expect(last).to_be_visible()
        found[name] = ann.troubles()
    page.get_by_role("button", name="Table settings").click()
    expect(page.get_by_role("heading", name="What the signs mean")).to_be_visible()
    found["menu"] = ann.troubles()
    page.keyboard.press("Escape")
    ann.make("rest")
    page.locator(".digest summary").click()
    found["digest"] = ann.troubles()
    page.get_by_role("tab", name="Talk").click()
    found["talk"] = ann.troubles()
    assert {name: serious for name, serious in found.items() if serious} == {}


SMALL = """() => [...document.querySelectorAll("#board *, .stage *, .own *, .column *")].filter(one => {
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) return false;
    if (one.closest(".unseen, [hidden]") || !one.getClientRects().length) return false;
    const scale = one instanceof SVGGraphicsElement ? one.getScreenCTM().a : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale < 13.95;
}).map(one => one.outerHTML)"""


@pytest.mark.parametrize("game", TABLES)
def test_no_table_shuts_anybody_out(frames, game):
    """Nor is anything written too small: 14 px at least, as seen."""
    for situation in TABLES[game]:
        page = frames("laptop", language="fr")
        page.show(f"{game}.{situation}")
        assert (troubles(page.page), page.find(SMALL)) == ([], []), situation
    page = frames("phone", language="fr")
    page.show(f"{game}.{situation}")
    assert troubles(page.page) == [], situation


def test_what_opens_over_a_board_shuts_nobody_out(own_frames):
    page = own_frames("laptop", language="en")
    page.show("blood-rage.question.pick-battle-card")
    page.page.get_by_role("button", name="See the board").click()
    assert troubles(page.page) == []
    page.show("clash-of-rage.question.choose-action")
    page.page.locator(".whose button").last.click()
    expect(page.page.locator("section.stage")).to_be_visible()
    assert troubles(page.page) == []


def shut_out(page: Frames, ids: list[str]) -> dict[str, list[str]]:
    found = {}
    for one in ids:
        page.show(one)
        found[one] = serious(page.page)
    return {one: lines for one, lines in found.items() if lines}


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["hall", "daylight"])
@pytest.mark.parametrize("game", shelf.names())
def test_no_situation_at_all_shuts_anybody_out(frames, gallery, theme, game):
    for size in ("laptop", "phone"):
        assert shut_out(frames(size, theme=theme), situations(gallery, game)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("size", ["laptop", "desktop"])
@pytest.mark.parametrize("game", shelf.names())
def test_nothing_at_all_is_too_small_to_be_read(frames, gallery, game, size):
    page = frames(size, language="fr")
    for one in situations(gallery, game):
        page.show(one)
        assert page.find(SMALL) == [], one
