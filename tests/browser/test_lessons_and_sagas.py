"""Learning a game, and telling one again."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Container, Iterable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.kernel import shelf
from meadhall.server.tables.lessons import has_lesson
from tests.browser.visitors import CHOICES, Visitor, play_on, play_out

A_STEP = 700  # ms that a saga rests on each step where nothing moves
ANSWERS = 3  # of one's own, before a game is told again
NOT_WORDS = re.compile(r"[{}]|\b(ask|event|move|why|place|tile|unit|card|option|hall)-[a-z]|\b(Age|Âge) 0\b|undefined")
TAUGHT = [name for name in shelf.names() if has_lesson(shelf.find(name))]
LONG_LESSONS = ("blood-rage", "clash-of-rage", "yggdrasil")  # tests/server/test_lessons.py follows every one of them
LONG_SAGAS = ("yggdrasil",)


def those(games: Iterable[str], long: Container[str]) -> list[Any]:
    """The long ones are the soak's."""
    return [pytest.param(one, marks=pytest.mark.soak) if one in long else one for one in games]


@pytest.mark.parametrize("game", those(TAUGHT, LONG_LESSONS))
def test_a_walk_through_is_followed_to_its_end(visit, game):
    ann = visit("Ann")
    ann.go("/")
    title = json.load(urllib.request.urlopen(f"{ann.hall.address}api/games/{game}/rulebook/en"))["title"]
    ann.page.get_by_role("button", name=f"Learn by playing – {title}").click()
    said = []
    while (lesson := ann.until(lambda: what_is_next(ann), "the lesson goes on"))["todo"] != "over":
        if lesson["said"] not in said:
            said.append(lesson["said"])
        if lesson["todo"] == "read on":
            ann.page.locator(".lesson").get_by_role("button", name="Go on").click()
        else:
            ann.choice(lesson["todo"]).click()
    assert len(said) >= 4
    assert not any(re.search(r"^lesson-|[{}]", text) for text in said)


@pytest.mark.parametrize("game", those(shelf.names(), LONG_SAGAS))
def test_no_page_of_a_saga_shows_an_id_or_an_empty_board(visit, game):
    """Step by step, in both languages: all that is read are words."""
    ann = visit("Ann")
    table = ann.new_table(game, "me", "bot:random")
    for _ in range(ANSWERS):
        news = ann.until(lambda: ann.news_to_act_on(table), "Ann is asked")
        body = {"seat": 0, "question": news["question"], "move": news["choices"][0]["number"]}
        ann.ask("POST", f"api/tables/{table}/answers", body)
    ann.go(f"/saga/{table}")
    slider = ann.page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or "0")
    assert last >= ANSWERS
    for key, places in (("ArrowRight", range(1, last + 1)), ("ArrowLeft", range(last - 1, -1, -1))):
        for place in places:
            ann.page.keyboard.press(key)
            expect(slider).to_have_value(str(place))
            expect(ann.page.locator(".sentence")).to_have_text(re.compile(r"\S"))
            shown = ann.page.locator("main").inner_text()
            assert NOT_WORDS.search(shown) is None, shown
        ann.page.get_by_role("button", name=re.compile("Passer au français|Switch to English")).click()
    ann.page.set_viewport_size({"width": 800, "height": 390})  # a phone held sideways
    assert ann.page.locator(".column").evaluate("column => column.scrollWidth - column.clientWidth") <= 0


def what_is_next(visitor: Visitor) -> Any:
    """What the lesson says and wants, in one look; None while an answer travels or others play."""
    return visitor.page.evaluate(
        """choices => {
            const said = document.querySelector(".lesson .said")?.innerText;
            if (!said) return null;
            if (document.querySelector(".lesson .next")) return {said, todo: "read on"};
            const {transform} = document.querySelector(".lesson .progress span").style;
            if (transform === "scaleX(1)") return {said, todo: "over"};
            const wanted = document.querySelector(`${choices}.expected`) ?? document.querySelector(choices);
            return wanted && {said, todo: wanted.dataset.move};
        }""",
        CHOICES,
    )


def test_a_saga_is_told_again_and_played_differently(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    play_out(table, [ann], Random(4))
    ann.sit_at(table)
    expect(ann.page.locator(".ending")).to_be_visible()
    told = ann.story()
    ann.page.locator(".ending").get_by_role("link", name="Look back").click()
    slider = ann.page.get_by_role("slider")
    expect(ann.page.get_by_text(re.compile(r"Step 0 of \d+"))).to_be_visible()
    steps = int(slider.get_attribute("max") or "0")
    assert steps > 6

    ann.page.get_by_role("button", name="One step on").click()
    expect(ann.page.get_by_text(f"Step 1 of {steps}")).to_be_visible()
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    assert ann.story() == told
    slider.fill("3")
    expect(ann.page.get_by_text(f"Step 3 of {steps}")).to_be_visible()
    ann.stop_time()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    for step in (4, 5):
        expect(ann.page.get_by_text(f"Step {step} of {steps}")).to_be_visible()
        ann.page.clock.run_for(A_STEP)
    expect(ann.page.get_by_text(f"Step 6 of {steps}")).to_be_visible()
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.clock.run_for(A_STEP)
    expect(ann.page.get_by_text(f"Step 6 of {steps}")).to_be_visible()
    ann.page.clock.resume()
    slider.fill("2")

    ann.page.get_by_text("What if?").first.click()
    expect(ann.page.get_by_label("Seen from")).to_have_value("0")
    ann.page.get_by_label("Seen from").select_option(label="outside")
    expect(ann.page.get_by_text(f"Step 2 of {steps}")).to_be_visible()
    with ann.page.expect_download() as downloaded:
        ann.page.get_by_role("link", name="Download the record").click()
    text = downloaded.value.path().read_text()
    assert text.startswith("meadhall 1\ngame holmgang")

    ann.page.get_by_role("button", name="Play on from here").click()
    expect(ann.page.get_by_text("what if", exact=True)).to_be_visible()
    play_on([ann], Random(6))
    expect(ann.page.locator(".ending")).to_be_visible()
