"""Blood Rage in the browser: three Ages to the end, a battle of three clans on its stage, whatever breaks meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from meadhall.games.bloodrage.rows import PLACE_NAMES
from tests.browser.visitors import CHOICES, Visitor

PHONE_IN_FRENCH = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "has_touch": True}
DEVICES = [pytest.param({}, id="wide"), pytest.param(PHONE_IN_FRENCH, id="phone-in-french")]
LEADER, SHIP = 1, 2

News = dict[str, Any]


class Player:
    """Somebody at a table of Blood Rage, who answers through the page or by the hall's own routes."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        self.visitor, self.table, self.seat = visitor, table, seat
        self.page = visitor.page

    def news(self) -> News:
        told = self.visitor.ask("GET", f"api/tables/{self.table}/state?seat={self.seat}")["news"]
        assert isinstance(told, dict)
        return told

    def answer(self, news: News, move: int | str) -> News:
        body = {"seat": self.seat, "question": news["question"], "move": move}
        told = self.visitor.ask("POST", f"api/tables/{self.table}/answers", body)["news"]
        assert isinstance(told, dict)
        return told

    def news_if(self, happened: Callable[[News], bool]) -> News | None:
        news = self.news()
        return news if happened(news) else None

    def waits_until(self, happened: Callable[[News], bool], what: str) -> News:
        news = self.visitor.until(lambda: self.news_if(happened), what)
        assert news is not None
        return news

    def asked(self, kind: str) -> News:
        """Once this is asked of them."""
        return self.waits_until(lambda news: news["question"] is not None and news["moment"]["kind"] == kind, kind)

    def does(self, kind: str, *moves: str) -> None:
        """Asked this, they answer with the first of these moves that is allowed."""
        news = self.asked(kind)
        allowed = [choice["text"] for choice in news["choices"]]
        self.answer(news, next(move for move in moves if move in allowed))

    def press(self, target: Locator) -> None:
        """With a mouse at once, but for the draft; with a finger the first touch tells, the second chooses."""
        by_touch = bool(self.page.evaluate("navigator.maxTouchPoints > 0"))
        question = self.news()["question"]
        for _ in range(2):
            target.tap() if by_touch else target.click()
            came = self.visitor.until(lambda: self.came_of_it(question, by_touch), "that it tells, selects or chooses")
            if came == "chosen":
                return

    def came_of_it(self, question: int, by_touch: bool) -> str | None:
        if self.news()["question"] != question:
            return "chosen"
        is_selected = self.page.locator(".choosable[aria-pressed=true]").count() > 0
        return "told" if is_selected or (by_touch and self.page.locator(".large").count()) else None

    @property
    def stage(self) -> Locator:
        return self.page.locator(".stage")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".sheet .cards .choosable.lit")


def bold(news: News) -> int:
    """What people do who want to see everything: fill the board, then pillage."""
    choices = news["choices"]
    wanted = {
        "choose-action": ["play-card", "invade", "pillage"] if sum(news["view"]["filled"]) < 8 else ["pillage"],
        "join-battle": ["take-warrior", "take"],
    }.get(news["moment"]["kind"], [])
    for kind in wanted:
        for choice in choices:
            if choice["kind"] == kind:
                return int(choice["number"])
    return int(next((choice for choice in reversed(choices) if choice["kind"] != "pass"), choices[-1])["number"])


def play_by_routes(players: list[Player], until: Callable[[News], bool]) -> News:
    """Everybody answers boldly until the game is over or somebody is asked what is waited for."""

    def is_done(news: News) -> bool:
        return news["result"] is not None or until(news)

    while True:
        player, news = next_up(players, is_done)
        while not is_done(news) and news["question"] is not None:
            news = player.answer(news, bold(news))
        if is_done(news):
            return news


def next_up(players: list[Player], is_done: Callable[[News], bool]) -> tuple[Player, News]:
    """Who is asked something or is done, and their news; bots may have to answer first."""

    def found() -> tuple[Player, News] | None:
        for player in players:
            news = player.news()
            if news["question"] is not None or is_done(news):
                return player, news
        return None

    up = players[0].visitor.until(found, "somebody is asked, or the game is over")
    assert up is not None
    return up


@pytest.mark.timeout(900)  # a whole game
@pytest.mark.soak
def test_two_people_and_two_bots_play_three_ages_to_the_end(visit):
    players, table = first_battle(visit, {})
    news = play_by_routes(players, lambda news: False)
    assert news["view"]["age"] == 3 and max(news["view"]["glory"]) > 0
    for player in players:
        player.visitor.sit_at(table)
        expect(player.page.locator(".ending .end")).to_be_visible()
        totals = [int(text) for text in player.page.locator(".ending .total").all_inner_texts()]
        assert sorted(totals) == sorted(news["view"]["glory"])


@pytest.mark.soak
def test_a_draft_a_landing_and_a_battle_on_a_phone_in_french(visit):
    """In whichever Age the first battle comes: seeds and bots are drawn."""
    players, table = first_battle(visit, PHONE_IN_FRENCH)
    players[0].visitor.sit_at(table)
    expect(players[0].page.locator("html")).to_have_attribute("lang", "fr")


def first_battle(visit: Callable[..., Visitor], device: dict[str, Any]) -> tuple[list[Player], str]:
    """Two people and two bots, from the draft to the first battle of either of the two, through the page."""
    ann, bo = visit("Ann", **device), visit("Bo")
    table = ann.new_table("blood-rage", "me", "open", "bot:random", "bot:random", options={"first": 0})
    bo.join(table, 1)
    players = [Player(ann, table, 0), Player(bo, table, 1)]
    for visitor in (ann, bo):
        visitor.sit_at(table)
    draft(players)
    land(players[0])
    ann.go("/")
    bo.go("/")
    play_by_routes(players, fights)
    fighter = next(player for player in players if fights(player.news()))
    fighter.visitor.sit_at(table)
    lay_a_card(fighter)
    fighter.visitor.go("/")
    return players, table


def draft(players: list[Player]) -> None:
    """Six gifts of the gods, each from a pack one card smaller."""
    for pick in range(6):
        for player in players:
            expect(player.stage.locator(".choosable.lit")).to_have_count(8 - pick)
            player.press(player.stage.locator(".choosable.lit").nth(pick % 3))
    for player in players:
        expect(player.page.locator(".sheet .cards .choosable")).to_have_count(6)


def land(first: Player) -> None:
    """Ann's Leader lands where she points."""
    expect(first.page.locator(".man.lit").first).to_be_visible()
    news = first.asked("choose-action")
    first.page.locator(".man.lit").first.click()
    where = first.page.locator("#board .target.lit").first
    expect(where).to_be_visible()
    place = int(where.get_attribute("data-place") or "-1")
    figure = [choice["fields"]["figure"] for choice in news["choices"] if choice["kind"] == "invade"]
    first.page.locator(f'#board .target.lit[data-place="{place}"]').press("Enter")
    expect(first.page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-label", re.compile("Ann"))
    assert LEADER in figure


def fights(news: News) -> bool:
    return news["question"] is not None and news["moment"]["kind"] == "pick-battle-card"


def lay_a_card(fighter: Player) -> None:
    """In a battle of theirs, through the page."""
    expect(fighter.stage.locator(".column")).not_to_have_count(0)
    question = fighter.news()["question"]
    fighter.press(fighter.hand.first)
    fighter.waits_until(lambda news: news["question"] != question, "the card is laid")


def test_no_single_key_wastes_an_age(visit):
    """Nothing has the focus when one is asked, and passing with Rage left asks again."""
    ann = visit("Ann")
    player = Player(ann, ann.new_table("blood-rage", "me", "bot:random", options={"first": 0}), 0)
    while (news := player.waits_until(lambda news: news["question"] is not None, "Ann is asked"))["view"]["pack"]:
        player.answer(news, news["choices"][0]["number"])
    ann.sit_at(player.table)
    ann.until(ann.is_asked, "her first action")
    for key in ("Enter", "Space", "0"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator(f"{CHOICES}:focus, .once")).to_have_count(0)
    last = ann.page.locator(CHOICES).last
    expect(last).to_contain_text("Pass and lose 6 Rage")
    last.press("Enter")
    expect(ann.page.locator(".once")).to_contain_text("Pass and lose 6 Rage")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".once")).to_have_count(0)
    assert player.news()["question"] == news["question"] and player.news()["view"]["rage"][0] == 6


# A battle of three clans


def three_clans_at_war(visitors: list[Visitor]) -> tuple[list[Player], int]:
    """Three Leaders in one province, the first of them about to pillage it; everybody owes a card."""
    ann, bo, cy = visitors
    table = ann.new_table("blood-rage", "me", "open", "open", options={"first": 0})
    bo.join(table, 1)
    cy.join(table, 2)
    players = [Player(visitor, table, seat) for seat, visitor in enumerate(visitors)]
    for _ in range(6):
        for player in players:
            news = player.asked("pick-gift")
            player.answer(news, news["choices"][-1]["number"])
    view = players[0].asked("choose-action")["view"]
    province = next(one for one in range(8) if one not in view["ruined"])
    for player in players:
        player.does("choose-action", "invade leader")
        player.does("choose-landing", f"go {PLACE_NAMES[province]}")
    players[0].does("choose-action", f"pillage {PLACE_NAMES[province]}")
    return players, province


@pytest.mark.parametrize("device", DEVICES)
def test_three_clans_fight_on_the_stage(visit, device):
    players, _ = three_clans_at_war([visit("Ann", **device), visit("Bo"), visit("Cy")])
    first = players[0]
    first.visitor.sit_at(first.table)
    fighters = first.stage.locator(".column")
    expect(fighters).to_have_count(3)
    expect(first.stage.locator(".due")).to_have_count(3)  # everybody owes a card, and it says so
    assert first.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # Others lay theirs: backs; one's own is known to oneself.
    players[1].answer(players[1].asked("pick-battle-card"), players[1].news()["choices"][0]["number"])
    expect(fighters.nth(1).locator(".card.back")).to_have_count(1)
    first.press(first.hand.first)
    expect(fighters.nth(0).locator(".choosable.chosen")).to_have_count(1)
    expect(first.stage.locator(".due")).to_have_count(1)
    expect(first.stage).to_contain_text("Cy")

    # All are turned together; totals, winner and gains stay until one goes on.
    players[2].answer(players[2].asked("pick-battle-card"), players[2].news()["choices"][0]["number"])
    expect(first.stage.locator(".total")).to_have_count(3)
    for fighter in fighters.all():
        parts = [number_in(text) for text in fighter.locator(".part").all_inner_texts()]
        assert sum(parts) == number_in(fighter.locator(".total").inner_text())


def number_in(text: str) -> int:
    """The one it ends with."""
    found = re.search(r"\d+$", text.strip())
    assert found is not None, text
    return int(found[0])


def test_a_province_tells_strengths_and_plunder_to_mouse_finger_and_focus(visit):
    players, province = three_clans_at_war([visit("Ann"), visit("Bo"), visit("Cy")])
    watcher = visit("Dag", has_touch=True)
    watcher.sit_at(players[0].table)
    page = watcher.page
    page.get_by_role("button", name="See the board").click()
    target = page.locator(f'[data-place="{province}"]')
    card = page.locator(".place-card")

    target.dispatch_event("pointermove", {"pointerType": "mouse"})
    expect(card).to_contain_text("A pillage brings")
    assert [number_in(text) for text in card.locator(".strength").all_inner_texts()] == [3, 3, 3]
    target.dispatch_event("pointerleave", {"pointerType": "mouse"})
    expect(card).to_have_count(0)

    target.focus()
    expect(card).to_contain_text("Cy")
    assert re.search(r"Ann: Leader, STR 3", target.get_attribute("aria-label") or "")
    target.blur()

    box = target.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(card).to_be_visible()


def test_a_clan_tells_its_stats_upgrades_and_cards(visit):
    players, _ = three_clans_at_war([visit("Ann"), visit("Bo"), visit("Cy")])
    players[0].visitor.sit_at(players[0].table)
    page = players[0].page
    line = page.locator(".seats .line button").nth(1)
    for show, hide in ((line.hover, page.locator("h1").first.hover), (line.focus, line.blur)):
        page.keyboard.press("Shift")  # the keyboard is what is used now: focus shows
        show()
        card = page.locator(".clan-card")
        expect(card).to_contain_text("Rage: 6 at the start of every Age")
        expect(card).to_contain_text("6 cards in hand")
        expect(card).to_contain_text("No upgrades yet.")
        hide() if hide == line.blur else page.mouse.move(5, 5)
        expect(card).to_have_count(0)


def test_clans_are_told_apart_without_colour(visit):
    """By emblem and by pattern, on the board as in the column."""
    players, _ = three_clans_at_war([visit("Ann"), visit("Bo"), visit("Cy")])
    players[0].visitor.sit_at(players[0].table)
    for group, mark in ((".marker", "use"), (".figure", "ellipse[fill^=url]"), (".seats .emblem", "use")):
        marks = players[0].page.eval_on_selector_all(
            f"{group} {mark}", "all => all.map(one => one.getAttribute('href') ?? one.getAttribute('fill'))"
        )
        assert len(set(marks)) == 3, (group, marks)


# Whatever breaks


def test_a_battle_survives_the_tab_the_network_and_the_hall(fragile, visit):
    visitors = [visit(name, to=fragile) for name in ("Ann", "Bo", "Cy")]
    players, _ = three_clans_at_war(visitors)
    first = players[0]
    first.visitor.sit_at(first.table)
    first.hand.first.click()
    players[1].answer(players[1].asked("pick-battle-card"), players[1].news()["choices"][0]["number"])

    def is_same_stage() -> None:
        expect(first.stage.locator(".column")).to_have_count(3)
        expect(first.stage.locator(".choosable.chosen")).to_have_count(1)
        expect(first.stage.locator(".card.back")).to_have_count(1)
        expect(first.stage).to_contain_text("Still owing a card: Cy.")

    is_same_stage()
    mine = first.stage.locator(".choosable.chosen").inner_text()

    first.page.close()  # the tab
    first.visitor.page = first.page = first.visitor.new_tab()
    first.visitor.sit_at(first.table)
    is_same_stage()

    for visitor in visitors:
        visitor.is_hall_down = True
    offline = first.page.locator(".offline")
    first.visitor.context.set_offline(True)  # the network
    expect(offline).to_be_visible()
    first.visitor.context.set_offline(False)
    expect(offline).to_have_count(0)
    is_same_stage()

    first.visitor.stop_time()  # only "Try now" brings her back
    fragile.kill()  # the hall
    expect(offline).to_contain_text("The connection is lost.")
    fragile.open_again()
    first.page.get_by_role("button", name="Try now").click()
    expect(offline).to_have_count(0)
    first.page.clock.resume()
    is_same_stage()
    assert first.stage.locator(".choosable.chosen").inner_text() == mine

    players[2].answer(players[2].asked("pick-battle-card"), players[2].news()["choices"][0]["number"])
    expect(first.stage.locator(".total")).to_have_count(3)
    assert first.stage.locator(".column").nth(0).locator(".choosable").first.inner_text() == mine
