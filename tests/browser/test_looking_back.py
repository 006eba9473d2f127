"""The end of a game, looking back on it, and passing it on."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitors import SMALLEST, Visitor, play_out
from tests.waiting import PATIENCE

A_WHOLE_GAME = 4 * PATIENCE


def ended(visitor: Visitor, game: str, *bots: str, **options: Any) -> str:
    """A game that bots have played to its end, watched by whoever asked for it."""
    table = visitor.new_table(game, *bots, options=options)
    visitor.until(lambda: is_over(visitor, table), "the end of the game", A_WHOLE_GAME)
    return table


def is_over(visitor: Visitor, table: str) -> bool:
    return bool(visitor.ask("GET", f"api/tables/{table}")["status"] == "over")


def test_the_count_is_played_before_anything_says_who_won(visit):
    ann = visit("Ann", motion=True)
    table = ended(ann, "raids", "bot:greedy", "bot:random")
    result = ann.ask("GET", f"api/tables/{table}")["result"]
    ann.go(f"/table/{table}")
    ending = ann.page.locator(".ending")
    expect(ending.locator("svg.finale")).to_be_visible()
    assert "wins" not in ann.page.inner_text("body") and "wins" not in ann.page.title()
    ending.get_by_role("button", name="To the count").click()
    expect(ending.get_by_role("heading", level=2)).to_have_text("The last count")
    assert not re.search(r"\bwins\b", ann.page.inner_text("body"))
    expect(ann.page.locator(".column .story")).to_be_hidden()
    ending.get_by_role("button", name="Show it all").click()
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile(r"wins?\b"))
    totals = sorted(int(text) for text in ending.locator(".total").all_inner_texts())
    assert totals == sorted(one["score"] for one in result)
    expect(ann.page.locator(".column .story")).to_be_visible()


def test_a_saga_is_leafed_through_by_its_ages_and_turns(visit):
    ann = visit("Ann")
    table = ended(ann, "raids", "bot:greedy", "bot:random")
    scores = [one["score"] for one in ann.ask("GET", f"api/tables/{table}")["result"]]
    ann.go(f"/saga/{table}")
    ann.page.get_by_role("tab", name="Turns").click()
    voyages = ann.page.locator(".turns h3 button", has_text=re.compile(r"^Voyage \d begins"))
    expect(voyages).to_have_count(4)
    voyages.nth(2).click()
    slider = ann.page.get_by_role("slider")
    ann.until(lambda: 0 < int(slider.input_value()) < int(slider.get_attribute("max") or 0), "the third voyage begins")
    turns = ann.page.locator(".turn")
    assert turns.count() > 8
    turns.nth(5).click()
    expect(turns.nth(5)).to_have_class(re.compile("here"))
    middle = turns.nth(turns.count() // 2)
    middle.click()
    ann.page.get_by_role("tab", name="Story").click()
    ann.page.get_by_role("tab", name="Turns").click()
    expect(middle).to_be_in_viewport()
    graph = ann.page.get_by_role("img", name="Scores")
    expect(graph).to_be_visible()
    assert ann.smallest_letters(graph) >= SMALLEST
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".seats .glory b")).to_have_text([str(score) for score in scores])
    for seat, score in zip(ann.page.locator(".seats > li").all(), scores, strict=True):
        expect(seat.get_by_text(str(score), exact=True)).to_have_count(1)
    assert ann.serious() == []
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.get_by_role("tab", name="Story").click()
    tops = [ann.page.locator(one) for one in (".saga .column", ".beside [role=tablist]")]
    ann.until(lambda: abs(tops[0].bounding_box()["y"] - tops[1].bounding_box()["y"]) < 4, "the story comes up")


def test_once_it_is_over_all_hands_lie_open_and_any_seat_can_be_looked_from(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    play_out(table, [ann], Random(4))
    cai = visit("Cai")
    cai.go(f"/saga/{table}")
    cai.page.get_by_role("tab", name="All hands").click()
    expect(cai.page.locator(".hands section")).to_have_count(2)
    assert cai.page.locator(".panel-of").evaluate("panel => panel.scrollWidth - panel.clientWidth") == 0
    cai.page.get_by_label("Seen from").select_option(index=2)
    expect(cai.page.locator(".own")).to_be_visible()
    cai.page.get_by_role("button", name="What if?").click()
    cai.page.get_by_role("button", name="Play on from here").click()
    expect(cai.page.get_by_text("what if", exact=True)).to_be_visible()


def test_a_shared_link_shows_a_picture_and_leads_to_the_saga(visit):
    ann = visit("Ann")
    table = ended(ann, "holmgang", "bot:greedy", "bot:random")
    picture = ann.page.request.get(f"{ann.hall.address}saga/{table}/picture.png")
    assert picture.headers["content-type"] == "image/png"
    ann.page.goto(f"{ann.hall.address}saga/{table}")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    assert ann.page.url == f"{ann.hall.address}#/saga/{table}"


def test_sound_is_offered_once_and_nothing_is_fetched_before_it_is_wished_for(visit):
    ann = visit("Ann")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    ann.sit_at(table)
    offer = ann.page.locator(".offer")
    expect(offer).to_be_visible()
    assert not [url for url in asked if "instrument" in url]
    with ann.page.expect_request(re.compile("instrument")):
        offer.get_by_role("button", name="Switch them on").click()
    expect(offer).to_have_count(0)
    ann.page.get_by_role("button", name="Table settings").first.click()
    expect(ann.page.get_by_label("Loudness")).to_be_visible()
    ann.page.get_by_label("Sea and fire in the background").check()
    ann.page.reload()
    expect(ann.page.locator("#board")).to_be_visible()
    expect(offer).to_have_count(0)
