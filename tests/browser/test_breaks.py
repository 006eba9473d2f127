"""The power fails in the middle of a turn, and nothing is lost."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.visitors import play_on


def test_a_hall_killed_in_the_middle_of_a_turn_goes_on_where_it_was(fragile, visit):
    ann, bo = visit("Ann", to=fragile), visit("Bo", to=fragile)
    table = ann.new_table("holmgang", "me", "open", "bot:greedy", options={"first": 0})
    bo.join(table, 1)
    for visitor in (ann, bo):
        visitor.sit_at(table)
    rng = Random(3)
    play_on([ann, bo], rng, until=lambda answers: answers == 5)
    before = ann.story()
    assert before

    ann.is_hall_down = bo.is_hall_down = True
    ann.stop_time()  # only "Try now" brings her back
    fragile.kill()
    for visitor in (ann, bo):
        expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible()
    fragile.open_again()
    ann.page.get_by_role("button", name="Try now").click()
    for visitor in (ann, bo):  # Bo comes back by himself
        expect(visitor.page.locator(".offline")).to_have_count(0)
    ann.page.clock.resume()
    assert ann.story()[: len(before)] == before

    play_on([ann, bo], rng)
    for visitor in (ann, bo):
        expect(visitor.page.locator(".ending")).to_be_visible()
