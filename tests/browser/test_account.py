"""An account in the browser: what was played, figures, friends, an emblem, and the way out."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.test_password import account_of
from tests.browser.visitors import Visitor, play_out

PASSWORD = "nine worlds of ash"


def finished(visitor: Visitor, seed: int) -> None:
    table = visitor.new_table("holmgang", "me", "bot:random", options={"first": 0}, listed=False)
    play_out(table, [visitor], Random(seed))


def test_past_games_are_filtered(visit):
    ann = visit("Ann")
    for seed in (1, 2):
        finished(ann, seed)
    ann.go("/me/past")
    page = ann.page
    past = page.locator("section", has_text="Games you have played")
    count, games = past.get_by_role("status"), past.locator("li")
    expect(count).to_have_text("2 games")
    expect(games).to_have_count(2)
    won = ann.ask("GET", "api/me/history?result=won")["total"]
    page.get_by_label("Result").select_option("won")
    expect(games).to_have_count(won)
    page.get_by_label("Result").select_option("")
    page.get_by_label("With", exact=True).fill("nobody at all")
    expect(count).to_have_text("No game is like that.")
    page.get_by_label("With", exact=True).fill("bra")
    expect(games).to_have_count(2)
    page.locator(".filters select").first.select_option("raids")
    expect(games).to_have_count(0)
    expect(page.locator("section", has_text="In figures").locator("dd").first).to_have_text("2")
    assert ann.serious() == []
    page.locator(".filters select").first.select_option("holmgang")
    games.first.get_by_role("link", name="Look back").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()


def test_a_friend_is_asked_and_a_seat_kept_for_them(visit):
    ann, bo = visit("Ann"), visit("Bo")
    account_of(ann, "ann-the-friend", PASSWORD)
    account_of(bo, "bo-the-friend", PASSWORD)
    ann.page.get_by_role("button", name="Raven").click()
    expect(ann.page.get_by_role("button", name="Raven")).to_have_attribute("aria-pressed", "true")
    ann.go("/me/friends")
    ann.page.get_by_label("Name of the account").fill("bo-the-friend")
    ann.page.get_by_role("button", name="Ask to be friends").click()
    expect(ann.page.get_by_text("Asked. If there is such an account")).to_be_visible()
    bo.go("/me/friends")
    bo.page.get_by_role("button", name="Yes – Ann").click()
    expect(bo.page.get_by_role("button", name="Part ways – Ann")).to_be_visible()
    assert bo.serious() == []

    ann.go("/new/holmgang")
    ann.page.get_by_role("button", name="2", exact=True).click()
    ann.page.locator(".places select").nth(1).select_option(label="Friend: Bo")
    ann.page.get_by_role("button", name="Change – How it is played").click()
    ann.page.get_by_label("It counts").check()
    ann.page.get_by_role("button", name="Set the table").click()
    expect(ann.page.get_by_text("The game begins as soon as every seat is taken.")).to_be_visible()
    bo.go("/")
    card = bo.page.locator("article.card", has_text="A seat is kept for you")
    card.get_by_role("link", name="Sit down").click()
    bo.page.get_by_role("button", name="Sit down as Bo").click()
    expect(bo.page.locator("#board")).to_be_visible()


def test_whoever_deletes_themselves_is_gone(visit):
    ann, bo = visit("Ann"), visit("Bo")
    account_of(ann, "ann-who-goes", PASSWORD)
    table = ann.new_table("holmgang", "me", "open", options={"first": 0})
    bo.join(table, 1)
    ann.go("/me")
    page = ann.page
    page.get_by_role("button", name="Delete me").click()
    way_out = page.locator("section", has_text="What the hall knows of you")
    way_out.get_by_label("Password").fill("not the right one")
    way_out.get_by_role("button", name="Delete me now").click()
    expect(way_out.get_by_role("alert")).to_be_visible()
    way_out.get_by_label("Password").fill(PASSWORD)
    way_out.get_by_role("button", name="Delete me now").click()
    expect(page.get_by_role("heading", name="Welcome to the hall")).to_be_visible()
    bo.sit_at(table)
    expect(bo.page.locator(".seats").first).to_contain_text("Somebody who left")
    ann.complaints = [note for note in ann.complaints if "status of 4" not in note]
