"""Everything one can do at a table beside answering."""

from __future__ import annotations

import re
import secrets
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import CHOICES, play_on


@pytest.fixture
def two(visit):
    """Ann and Bo at a table of Holmgang, Ann to begin."""
    ann, bo = visit("Ann"), visit("Bo")
    table = ann.new_table("holmgang", "me", "open", options={"first": 0})
    bo.join(table, 1)
    ann.sit_at(table)
    bo.sit_at(table)
    return ann, bo


def test_talk_reaches_the_other_side(two):
    ann, bo = two
    ann.page.get_by_role("tab", name="Talk").click()
    ann.page.get_by_label("Say something").fill("1 Skål!")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    tab = bo.page.get_by_role("tab", name=re.compile("Talk"))
    expect(tab).to_contain_text("1")
    tab.click()
    expect(bo.page.locator(".chat .line")).to_contain_text("Skål!")
    assert ann.is_asked()  # a digit that was written chose nothing


def test_an_answer_is_taken_back(two):
    ann, _ = two
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".story .event")).to_have_text(["Season 1 begins. You go first.", "You rest."])
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.locator(".story .event")).to_have_text(["Season 1 begins. You go first."])
    expect(ann.page.locator(CHOICES)).to_have_count(4)


def test_an_answer_is_prepared_in_advance(two):
    ann, bo = two
    bo.page.get_by_role("button", name="Plan ahead").click()
    bo.page.locator(CHOICES, has_text=re.compile("^.?Rest$")).click()
    expect(bo.page.get_by_text("Prepared: Rest")).to_be_visible()
    bo.page.get_by_role("button", name="Forget it").click()
    expect(bo.page.get_by_text("Prepared: Rest")).to_have_count(0)
    bo.page.get_by_role("button", name="Plan ahead").click()
    bo.page.locator(CHOICES, has_text=re.compile("^.?Rest$")).click()
    expect(bo.page.get_by_text("Prepared: Rest")).to_be_visible()
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".story")).to_contain_text("Bo rests.")


def test_rivals_are_offered_no_way_to_show_their_plans(two):
    ann, _ = two
    expect(ann.page.locator(CHOICES)).to_have_count(4)
    expect(ann.page.get_by_role("button", name="Suggest")).to_have_count(0)


def test_whoever_is_careful_chooses_everything_twice(two):
    ann, bo = two
    ann.page.get_by_role("button", name="Table settings").click()
    ann.page.get_by_label("Ask again before every choice").check()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("2")
    chosen = ann.page.locator(CHOICES, has_text="Once more to do it")
    expect(chosen).to_have_count(1)
    ann.page.keyboard.press("3")
    expect(ann.page.locator(CHOICES, has_text="Once more to do it")).to_have_count(1)
    assert bo.story() == ["Season 1 begins. Ann goes first."]
    ann.page.keyboard.press("3")
    expect(ann.page.locator(".story li")).not_to_have_count(1)


def test_whoever_resigns_is_replaced_by_a_bot(two):
    ann, bo = two
    bo.page.get_by_role("button", name="Table settings").click()
    bo.page.get_by_role("button", name="Resign").click()
    bo.page.get_by_role("button", name="Really resign?").click()
    expect(ann.page.get_by_text("resigned, a bot plays on")).to_be_visible()
    play_on([ann], Random(1))
    expect(ann.page.locator(".ending")).to_be_visible()


def test_a_missing_player_is_not_replaced_too_soon(two):
    ann, bo = two
    bo.go("/")
    expect(ann.page.get_by_text("away")).to_be_visible()
    with ann.page.expect_response(re.compile("/replace")) as answered:
        ann.page.get_by_role("button", name="Let a bot play on").click()
    assert answered.value.status == 409
    expect(ann.page.get_by_text("Wait a little longer")).to_be_visible()
    ann.complaints = [one for one in ann.complaints if "409" not in one]


def test_the_hall_answers_where_there_is_no_choice_only_if_one_wants_it(two):
    ann, _ = two
    ann.page.get_by_role("button", name="Table settings").click()
    check = ann.page.get_by_role("checkbox", name="Answer for me")
    expect(check).to_be_checked()
    check.uncheck()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    expect(ann.page.locator("#board")).to_be_visible()
    ann.page.get_by_role("button", name="Table settings").click()
    expect(ann.page.get_by_role("checkbox", name="Answer for me")).not_to_be_checked()


def test_a_forbidden_click_says_why_and_opens_the_rule(two):
    ann, bo = two
    village = ann.page.locator("#board").get_by_role(
        "button", name=re.compile("^Askheim")
    )  # the story names it as well
    village.click()
    for visitor in (ann, bo):
        visitor.page.locator(CHOICES, has_text="Card 1").click()
    bo.page.locator(CHOICES, has_text="Rest").click()  # both fell, or the village burnt: nobody pillages there again
    for visitor in (ann, bo):
        visitor.page.locator(CHOICES, has_text="No card").click()
    ann.page.locator(CHOICES, has_text="Rest").wait_for()
    village.click()
    why = ann.page.locator(".why")
    expect(why).to_contain_text("You have no men at Askheim.")
    expect(why).to_contain_text("A clan pillages a village where it has men.")
    why.get_by_role("button", name="HO-3.4").click()
    expect(ann.page.locator(".rule.open")).to_contain_text("HO-3.4")
    expect(ann.page.locator(".rule.open")).to_be_focused()


def test_the_rules_are_at_hand(two):
    ann, _ = two
    ann.page.keyboard.press("r")
    ann.page.get_by_label("Search the rules").fill("burnt")
    expect(ann.page.locator(".book .rule").first).to_contain_text("burnt")
    ann.page.get_by_label("Search the rules").fill("no such thing anywhere")
    expect(ann.page.get_by_text("No rule speaks of that.")).to_be_visible()


def test_the_host_changes_seats_and_begins(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "open", "invited", autostart=False)
    ann.go(f"/table/{table}")
    expect(ann.page.get_by_role("button", name="Begin")).to_be_disabled()
    ann.page.get_by_label("Who may take seat 2").select_option("bot:greedy")
    ann.page.get_by_label("Who may take seat 3").select_option("bot:random")
    ann.page.get_by_role("button", name="Begin").click()
    expect(ann.page.locator("#board")).to_be_visible()


def test_a_guest_becomes_an_account_and_finds_the_games_elsewhere(visit):
    ann = visit("Ann")
    account = f"ann-{secrets.token_hex(4)}"  # other tests visit the same hall
    table = ann.new_table("holmgang", "me", "bot:greedy")
    ann.go("/me")
    form = ann.page.locator("form", has_text="Keep my games")
    form.get_by_label("Name of the account").fill(account)
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Keep my games").click()
    expect(ann.page.get_by_text("Your games are kept, Ann.")).to_be_visible()

    phone = visit(viewport={"width": 390, "height": 800})
    phone.go("/me")
    form = phone.page.locator("form", has_text="Name of the account")
    form.get_by_label("Name of the account").fill(account)
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Log in").click()
    expect(phone.page.get_by_role("heading", name=f"Account of {account}")).to_be_visible()
    phone.go("/")
    phone.page.locator(f"a[href='#/table/{table}']").first.click()
    expect(phone.page.locator("#board")).to_be_visible()
