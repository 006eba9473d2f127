"""axe-core finds nothing serious, on any page, in either theme, wide or narrow."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import play_on

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 800}


@pytest.mark.parametrize(
    ("theme", "size", "only"),
    [("hall", WIDE, None), ("hall", NARROW, None), ("daylight", WIDE, "color-contrast")],
    ids=["wide", "narrow", "daylight"],
)
def test_no_page_shuts_anybody_out(visit, theme, size, only):
    ann = visit(viewport=size)
    page = ann.page
    page.evaluate("theme => localStorage.setItem('meadhall-settings', JSON.stringify({theme, language: 'en'}))", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = {"stranger": ann.serious(only)}
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator("a.me")).to_be_visible()
    over = ann.new_table("holmgang", "me", "bot:greedy")
    ann.sit_at(over)
    play_on([ann], Random(1))
    found["ending"] = ann.serious(only)

    waiting = ann.new_table("raids", "me", "invited", "bot:greedy")
    running = ann.new_table("raids", "me", "bot:greedy", "bot:random", options={"first": 0})
    pages = {
        "lobby": "/",
        "new": "/new",
        "me": "/me",
        "rules": "/rules/holmgang",
        "room": f"/table/{waiting}",
        "join": f"/join/{running}/wrong",
        "table": f"/table/{running}",
        "saga": f"/saga/{over}",
        "lost": "/nowhere",
    }
    for name, path in pages.items():
        ann.go(path)
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_timeout(250)
        found[name] = ann.serious(only)
    ann.sit_at(running)
    page.get_by_role("button", name="Table settings").click()
    found["menu"] = ann.serious(only)
    page.keyboard.press("Escape")
    for tab in ("Rules", "Talk"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(200)
        found[tab] = ann.serious(only)
    assert {name: serious for name, serious in found.items() if serious} == {}
