"""Two people and a bot, from the lobby to the final score."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import play_on, play_out


@pytest.mark.timeout(900)  # a whole game
def test_two_people_and_a_bot_play_from_the_lobby_to_the_final_score(visit):
    ann, bo = visit("Ann"), visit("Bo")
    ann.go("/")

    # Ann sets a table of three: herself, whoever has the link, a bot.
    ann.page.get_by_role("link", name="New table").click()
    ann.page.get_by_role("radio", name="Raids").check()
    ann.page.get_by_role("button", name="3", exact=True).click()
    ann.page.locator(".places select").nth(1).select_option("invited")
    ann.page.get_by_role("button", name="Set the table").click()
    expect(ann.page.get_by_text("The game begins as soon as every seat is taken.")).to_be_visible()
    link = ann.page.get_by_role("textbox", name="Invite").input_value()
    assert re.search(r"#/join/\w+/\w+$", link)

    # Bo follows the invitation.
    bo.page.goto(link)
    expect(bo.page.get_by_text("Ann keeps a seat for you")).to_be_visible()
    bo.page.get_by_role("button", name="Sit down as Bo").click()
    for page in (ann.page, bo.page):
        expect(page.locator("#board")).to_be_visible()

    # In the middle Ann's browser is closed and opened again.
    rng = Random(11)
    play_on([ann, bo], rng, until=lambda answers: answers == 24)
    before = ann.story()
    assert len(before) > 10
    ann.page.reload()
    expect(ann.page.locator("#board")).to_be_visible()
    ann.until(lambda: ann.story()[: len(before)] == before, "the same story")

    # The rest is played by the hall's routes, and both come back to its end.
    table = ann.page.url.rsplit("/", 1)[1]
    for visitor in (ann, bo):
        visitor.go("/")  # they look elsewhere meanwhile
    play_out(table, [ann, bo], rng)
    for visitor in (ann, bo):
        visitor.go(f"/table/{table}")
        expect(visitor.page.locator(".ending h2")).to_have_text(re.compile(r"wins?\b"))
        assert visitor.page.locator(".ending").get_by_text("Ann").count() > 0
    ended = ann.ask("GET", f"api/tables/{table}")
    for visitor, name in ((ann, "Ann"), (bo, "Bo")):
        won = next(ended["result"][seat["seat"]]["won"] for seat in ended["seats"] if seat["name"] == name)
        said = visitor.page.locator(".ending h2").inner_text()
        assert bool(re.search(r"\byou\b", said, re.IGNORECASE)) == won, said

    # And again: Ann sets the table once more, Bo sits down.
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("The game begins as soon as every seat is taken.")).to_be_visible()
    bo.page.get_by_role("button", name="Join the next game").click()
    for visitor in (ann, bo):
        expect(visitor.page.locator("#board")).to_be_visible()
        expect(visitor.page.locator(".ending")).to_have_count(0)
