"""The gods against Ragnarök: two people who suggest and decide, one alone with three gods, in French, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitors import CHOICES, Visitor

News = dict[str, Any]
ACTIONS = "choose-action"
FIGHT, ELVES, SEVENTH = "act asgard", "act elves", "act ice"  # the worlds where the tests go


def can_act(news: News) -> bool:
    """Fenrir is calm, so every world is open."""
    return news["moment"]["kind"] == ACTIONS and "end-turn" in moves(news)


def is_as_good_as_lost(news: News) -> bool:
    """A line is broken, and the turn may end."""
    return can_act(news) and any(line["beyond"] >= line["limit"] for line in news["view"]["lines"])


def moves(news: News) -> list[str]:
    return [choice["text"] for choice in news["choices"]]


def news_of(table: str, seat: int, player: Visitor) -> News:
    found = player.ask("GET", f"api/tables/{table}/state?seat={seat}")["news"]
    assert isinstance(found, dict)
    return found


def play_until(table: str, players: list[Visitor], wanted: Callable[[News], bool], *wishes: str) -> Visitor:
    """By the hall's own routes, everybody resting unless they may do what is wished for; whose turn it is then."""
    for _ in range(600):
        for seat, player in enumerate(players):
            news = news_of(table, seat, player)
            if news["result"] is not None or (news["question"] is not None and wanted(news)):
                catch_up(table, players)
                return player
            if news["question"] is not None:
                offered = moves(news)
                move = next((wish for wish in [*wishes, "end-turn"] if wish in offered), offered[-1])
                body = {"seat": seat, "question": news["question"], "move": move}
                player.ask("POST", f"api/tables/{table}/answers", body)
    raise AssertionError("nobody comes so far")


def table_of_two(ann: Visitor, bo: Visitor, gods: str) -> str:
    """Thor begins and may go where the tests go; where an enemy bars one of these worlds, another table is set."""
    while True:
        table = ann.new_table("yggdrasil", "me", "open", options={"first": 0, "gods": gods})
        bo.join(table, 1)
        first = news_of(table, 0, ann)
        if can_act(first) and {FIGHT, ELVES, SEVENTH} <= set(moves(first)):
            ann.sit_at(table)
            bo.sit_at(table)
            return table


def catch_up(table: str, players: list[Visitor]) -> None:
    """Until every page shows the cards that are left and what may be chosen or suggested."""
    shown = """([cards, moves]) => document.querySelector("#board .deck b").textContent === String(cards)
        && [...document.querySelectorAll(".moment .choices button")].map((one) => one.dataset.move).join() === moves"""
    for seat, player in enumerate(players):
        news = news_of(table, seat, player)
        offered = [choice["text"] for choice in news["choices"] or news["others"]]
        player.page.wait_for_function(shown, arg=[news["view"]["cards_left"], ",".join(offered)])


def test_two_people_one_suggests_the_other_decides_and_they_lose_together(visit):
    ann = visit("Ann")
    bo = visit("Bo", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = table_of_two(ann, bo, "thor,heimdall")
    players = [ann, bo]

    # Thor acts; Bo, who leads Heimdall, taps a world, then changes his mind by keyboard.
    catch_up(table, players)
    asked = ann.page.locator("#moment-sentence")
    expect(asked).to_contain_text("Thor, you have")
    expect(bo.page.get_by_text("Point at a move to suggest it.")).to_be_visible()
    world = bo.page.locator("#board .clearing > .title.lit").first
    name = world.locator(".name").inner_text()
    world.tap()
    expect(ann.page.get_by_text(f"Bo suggests: {name}")).to_be_visible()
    expect(ann.page.locator("#board .advisers")).to_be_visible()
    expect(ann.page.locator(".choices .suggested")).to_contain_text(name)
    expect(ann.page.locator("#board").get_by_role("button", name=f"{name} (suggested by Bo)")).to_be_visible()
    told = len(ann.story())
    other = bo.page.locator(".choices button").nth(1)
    its_name = other.locator(".grow").inner_text()
    bo.page.keyboard.press("2")
    expect(ann.page.get_by_text(f"Bo suggests: {its_name}")).to_be_visible()
    assert len(ann.story()) == told

    # Ann decides for herself, and what was suggested is gone for both.
    before = asked.inner_text()
    ann.page.locator("#board .world-7").click(position={"x": 12, "y": 70})
    expect(asked).not_to_have_text(before)
    for player in players:
        expect(player.page.get_by_text("Bo suggests")).to_have_count(0)

    # A fight: Ann goes for an enemy with the mouse, Bo suggests how many Elves to call, and she calls them.
    play_until(table, players, is_ready_to_fight, ELVES)
    expect(ann.page.locator("#board .foe.way").first).to_be_visible()
    foe = ann.page.locator("#board .foe:has(.strength)").first
    foe.hover()
    expect(ann.page.locator("#board .card")).to_contain_text("If that card comes")
    ann.insist(foe.click)
    expect(ann.page.locator("#board .sum")).to_have_attribute("aria-label", re.compile(r"^Thor, \d so far; .+ has \d$"))
    expect(bo.page.locator("#board .sum")).to_be_visible()
    bo.page.locator(CHOICES).last.tap()
    expect(ann.page.locator("#board .stage .answers .emblem")).to_be_visible()
    ann.page.locator("#board .stage .answers button").last.click()
    expect(ann.page.locator(".story")).to_contain_text(re.compile(r"You (win|are beaten), \d+ against \d"))

    # Nobody does anything more until a line breaks; whoever is asked ends the last turn on the board.
    last = play_until(table, players, is_as_good_as_lost)
    if news_of(table, 0, ann)["result"] is None:
        rest = last.page.locator("#board .rest.lit")
        last.insist(rest.click if last is ann else rest.tap)
    for player in players:
        expect(player.page.locator(".ending h2")).to_have_text("Ragnarök has come")
        expect(player.page.locator(".ending .lines .broken")).not_to_have_count(0)
        expect(player.page.locator(".ending h3").first).to_have_text(re.compile("overrun|fallen|taken"))
        expect(player.page.locator(".ending")).to_contain_text(re.compile(r"held for \d+ turns; \d+ of 4\d"))


def is_ready_to_fight(news: News) -> bool:
    view = news["view"]
    return can_act(news) and view["active"] == 1 and view["elves"][1] > 0 and FIGHT in moves(news)


def test_one_person_leads_three_gods_in_turn(visit):
    ann = visit("Ann")
    page = ann.page
    ann.go("/new")
    page.get_by_role("radio", name="Yggdrasil").check()
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Change – How it is played").click()
    gods = page.get_by_role("radiogroup", name="Gods")
    gods.get_by_role("radio", name="Choose them now").check()
    for god in ("Tyr", "Frey"):
        gods.get_by_role("button", name=re.compile(f"^{god}\\b")).click()
    page.get_by_role("button", name="Set the table").click()
    expect(page.locator(".gods > li")).to_have_count(3)
    table = page.url.split("/")[-1]
    for god in ("Odin", "Tyr", "Frey"):
        play_until(table, [ann], can_act)
        number, left = (news_of(table, 0, ann)["view"][name] for name in ("active", "actions_left"))
        active = page.locator(".gods > li.active")
        expect(active).to_have_attribute("aria-label", god)
        expect(active.locator(".pips i")).to_have_count(left)
        expect(page.get_by_role("button", name="Suggest")).to_have_count(0)
        active.get_by_role("button", name=re.compile("Enter trance")).click()
        expect(page.locator(f".gods > li.trance[aria-label={god}]")).to_contain_text("In trance")
        after = news_of(table, 0, ann)["view"]  # Frey gives up his fourth action with it, and may have none left
        if after["active"] == number and after["actions_left"] > 0:
            page.locator("#board .rest.lit").click()
            expect(page.locator("#board .once")).to_contain_text("something is left to lose")
            expect(page.locator(f".gods > li.active[aria-label={god}]")).to_be_visible()
            page.locator("#board .rest.lit").click()
    expect(page.locator(".gods > li.trance")).to_have_count(3)
    expect(page.locator(".story")).to_contain_text("Tyr falls into trance.")


def test_in_french_to_the_end(visit):
    ann = visit("Ann")
    table = ann.new_table("yggdrasil", "me", options={"gods": "freyja,heimdall", "first": 0})
    ann.sit_at(table)
    page = ann.page
    page.get_by_role("button", name="Passer au français").click()
    play_until(table, [ann], can_act)
    expect(page.locator("#board .heads")).to_contain_text("Muraille 0 sur 5")
    expect(page.locator(".gods")).to_contain_text("Pouvoir : deux fois le même monde")
    page.locator("#board .foe").first.focus()
    expect(page.locator("#board .card")).to_contain_text("Si sa carte vient")
    ann.insist(page.locator("#board .rest.lit").click)
    play_until(table, [ann], lambda news: False)
    expect(page.locator(".ending h2")).to_have_text("Le Ragnarök est venu")
    expect(page.locator(".ending h3").first).to_have_text(re.compile("débordée|tombée|prise"))
    expect(page.locator(".ending")).to_contain_text("Les Dieux ont tenu")
