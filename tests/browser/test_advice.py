"""Advice beside the choices, and a finished game looked back on."""

from __future__ import annotations

import re
from bisect import bisect_left
from random import Random

from playwright.sync_api import expect

from tests.browser.visitors import CHOICES, SMALLEST, play_out

ADVISED = ".advice ol button"


def test_advice_shows_moves_and_chooses_none(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:random", options={"first": 0})
    ann.sit_at(table)
    offered = ann.until(ann.moves, "a question")
    ann.page.get_by_role("button", name="Advice").click()
    expect(ann.page.locator(ADVISED).first).to_be_visible()
    advised = ann.page.locator(ADVISED)
    moves = [str(move) for move in advised.evaluate_all("all => all.map(one => one.dataset.advised)")]
    assert moves and set(moves) <= set(offered)
    expect(advised.first).to_contain_text(re.compile(r"\d+\s%"))
    expect(ann.page.locator(".advice")).to_contain_text("Then, as expected:")
    advised.first.click()
    expect(ann.choice(moves[0])).to_be_focused()
    expect(ann.choice(moves[0])).to_have_class(re.compile("hinted"))
    assert ann.moves() == offered  # shown, not made
    assert ann.serious() == []

    ann.page.get_by_role("button", name="Passer au français").click()
    expect(ann.page.get_by_role("heading", name="Conseil")).to_be_visible()
    ann.page.get_by_role("button", name="Ranger le conseil").click()
    expect(ann.page.locator(".advice")).to_have_count(0)
    ann.page.get_by_role("button", name="Conseil").click()
    ann.page.locator(ADVISED).first.click()
    ann.page.keyboard.press("Enter")  # now it is made
    expect(ann.page.locator(".advice")).to_have_count(0)


def test_against_people_advice_is_there_only_where_the_host_allows_it(visit):
    ann, bo = visit("Ann"), visit("Bo")
    for allowed in (False, True):
        ann.go("/new/holmgang")
        ann.page.get_by_role("button", name="Change – How it is played").click()
        if allowed:
            ann.page.get_by_label("Advice is allowed").check()
        ann.page.get_by_role("button", name="2", exact=True).click()
        ann.page.locator(".places select").nth(1).select_option("open")
        ann.page.get_by_role("radiogroup", name="Who begins").get_by_role("radio").nth(1).check()
        ann.page.get_by_role("button", name="Set the table").click()
        expect(ann.page).to_have_url(re.compile("/table/"))
        bo.ask("POST", f"api/tables/{ann.page.url.rpartition('/')[2]}/join", {})
        expect(ann.page.locator(CHOICES).first).to_be_visible()
        expect(ann.page.get_by_role("button", name="Advice")).to_have_count(int(allowed))


def test_a_finished_game_is_looked_back_on_with_a_jump_to_each_choice(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    play_out(table, [ann], Random(4))
    ann.go(f"/saga/{table}")
    ann.page.get_by_role("tab", name="Chances and choices").click()
    graph = ann.page.get_by_role("img", name="Everybody's chances along the game")
    expect(graph).to_be_visible()
    assert ann.smallest_letters(graph) >= SMALLEST
    told = ann.ask("GET", f"api/tables/{table}/analysis")
    told_again = ann.ask("GET", f"api/tables/{table}/saga?first=0&count=1")
    rows = ann.page.locator(".tallies tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(f"{told['tallies'][0]['best']} of {told['tallies'][0]['choices']}")
    slips = ann.page.locator(".slips button")
    expect(slips).to_have_count(len(told["slips"]))
    for at, slip in list(enumerate(told["slips"]))[:2]:
        expect(slips.nth(at)).to_contain_text("Better: ")
        slips.nth(at).click()
        place = bisect_left(told_again["stops"], slip["step"])
        expect(ann.page.get_by_text(f"Step {place} of {len(told_again['stops']) - 1}").first).to_be_visible()
    assert told["slips"]
    ann.page.locator("figure svg").click()
    expect(ann.page.get_by_role("slider")).not_to_have_value(str(place))
    assert ann.serious() == []
