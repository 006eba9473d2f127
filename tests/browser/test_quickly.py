"""From the front page to a table, without a name: two clicks to a first move, a lesson at once, a seat anywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitors import CHOICES


@pytest.mark.parametrize(
    "how", [{}, {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR"}], ids=["wide", "phone"]
)
def test_two_clicks_to_a_first_move(visit, how):
    stranger = visit(**how)
    page = stranger.page
    page.locator(".hero .main").click()
    stranger.until(stranger.is_asked, "the first question")
    asked = stranger.moves()
    page.locator(CHOICES).first.click()
    stranger.until(lambda: stranger.moves() != asked, "the first move is made")
    table = stranger.ask("GET", "api/me/tables")["tables"][0]
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("running", ["person", "bot", "bot"])
    me = stranger.ask("GET", "api/me")
    assert me["account"] is None and len(me["name"].split(" ")) == 2
    page.goto(stranger.hall.address)
    offered = page.locator(".hero .main").inner_text()
    assert "Raids" in offered  # what was played last is offered again


def test_on_the_front_page_nothing_moves_from_under_a_finger(fragile, visit):
    """However late the tables are told, mine and those where somebody waits."""
    ann = visit("Ann", to=fragile)
    ann.new_table("raids", "me", "bot:random", "bot:random")
    visit("Bo", to=fragile).new_table("holmgang", "me", "open")
    held: list[Route] = []
    ann.page.route("**/api/tables", lambda route: held.append(route), times=1)
    ann.go("/")
    ann.until(lambda: held, "the tables are asked for")
    before = [one.bounding_box() for one in ann.page.get_by_role("button", name="Learn by playing").all()]
    held[0].continue_()
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Sit me down anywhere")).to_be_visible()
    after = [one.bounding_box() for one in ann.page.get_by_role("button", name="Learn by playing").all()]
    assert after and before in ([], after)


def test_who_has_just_arrived_learns_by_playing(visit):
    stranger = visit()
    stranger.page.get_by_role("button", name="Learn by playing – Raids").click()
    expect(stranger.page.locator(".lesson .said")).to_be_visible()


def test_a_seat_anywhere_and_a_name_of_ones_own_later(fragile, visit):
    """In a hall of their own: elsewhere other tables may be open too."""
    ann, stranger = visit("Ann", to=fragile), visit(to=fragile)
    table = ann.new_table("holmgang", "me", "open", options={"first": 0})
    button = stranger.page.get_by_role("button", name="Sit me down anywhere")
    expect(button).to_be_visible()
    button.click()
    expect(stranger.page.locator("#board")).to_be_visible()
    assert ann.ask("GET", f"api/tables/{table}")["status"] == "running"
    stranger.go("/me")
    stranger.page.get_by_label("Your name").fill("Bo")
    stranger.page.get_by_role("button", name="Keep", exact=True).click()
    expect(stranger.page.locator("a.me")).to_contain_text("Bo")


def test_a_new_table_shows_game_seats_and_one_line(visit):
    stranger = visit()
    stranger.go("/new/holmgang")
    page = stranger.page
    line, change = page.locator(".line"), page.get_by_role("button", name="Change – How it is played")
    expect(line).to_contain_text("As usual · At one sitting")
    expect(page.get_by_label("Show it in the hall")).to_be_hidden()
    change.click()
    page.get_by_role("radiogroup", name="Who begins").get_by_text("Seat 1").click()
    page.get_by_text("By letter").click()
    page.get_by_role("button", name="Done – How it is played").click()
    expect(line).to_contain_text("Who begins: Seat 1")
    expect(line).to_contain_text("By letter")
    page.get_by_role("button", name="Friends, by a link").click()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("textbox", name="Invite")).to_be_visible()  # and the stranger sits there, under some name


def test_games_show_their_boards_and_the_one_for_learning_stands_apart(visit):
    stranger = visit()
    page = stranger.page
    learning = page.locator("section", has=page.get_by_role("heading", name="To learn by"))
    expect(learning.locator("article h3")).to_have_text(["Holmgang"])
    played = page.locator("section", has=page.get_by_role("heading", name="The games"))
    assert "Holmgang" not in played.locator("article h3").all_inner_texts()
    first = played.locator("article").first
    expect(first).to_contain_text("60 to 90 minutes")
    stranger.until(lambda: first.locator("img").first.evaluate("one => one.naturalWidth") > 0, "the picture is there")
