"""A phone held sideways: board and choices side by side, nothing above them, everything else one tap away."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.visitors import CHOICES

SIDEWAYS = {"width": 800, "height": 390}
GAMES: dict[str, dict[str, object]] = {
    "raids": {"first": 0},
    "blood-rage": {"first": 0},
    "clash-of-rage": {"clans": "drawn", "first": 0},
    "yggdrasil": {"gods": "thor,heimdall,freyja", "first": 0},
}


def box(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    place = found.bounding_box()
    assert place is not None
    return place["x"], place["y"], place["x"] + place["width"], place["y"] + place["height"]


def test_every_game_is_played_on_a_phone_held_sideways(visit):
    ann = visit("Ann", viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    page = ann.page
    for game, options in GAMES.items():
        ann.sit_at(ann.new_table(game, "me", "bot:random", "bot:random", options=options))
        expect(page.locator(CHOICES).first).to_be_visible()
        left, top, right, bottom = box(page.locator("#board"))
        assert (left, top) == (0, 0) and right >= 440 and bottom >= 250, game
        shown = [box(choice) for choice in page.locator(CHOICES).all()]
        assert all(choice[0] >= right for choice in shown), game
        assert sum(choice[1] >= 0 and choice[3] <= SIDEWAYS["height"] for choice in shown) >= min(3, len(shown)), game
        assert page.evaluate("document.documentElement.scrollWidth") <= SIDEWAYS["width"], game
        ann.make(ann.moves()[0])  # and it is taken


def test_what_the_bar_held_is_one_tap_away(visit):
    ann = visit("Ann", viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    page = ann.page
    ann.sit_at(ann.new_table("raids", "me", "bot:random", "bot:random", options={"first": 0}))
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator("header.bar")).to_be_hidden()
    right = box(page.locator("#board"))[2]
    grounds = page.evaluate(
        "['.bottom', '.tabs'].map(one => getComputedStyle(document.querySelector(one)).backgroundColor)"
    )
    assert grounds[0] == grounds[1]  # as far as the last sign
    page.get_by_role("tab", name="Seats").tap()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Ann")
    assert box(panel)[0] >= right  # the board stays in sight
    page.get_by_role("button", name="Table settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".corner").get_by_role("link").tap()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
