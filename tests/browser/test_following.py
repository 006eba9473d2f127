"""What others do can be followed, and what one did by accident taken back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from meadhall.games.raids import RULES as RAIDS
from meadhall.kernel.words import words_of
from tests.browser.visitors import CHOICES, Visitor

Box = dict[str, float]

VILLAGES = 3  # of Holmgang


def with_motion(visit: Callable[..., Visitor], name: str, **how: object) -> Visitor:
    visitor = visit(name, motion=True, **how)
    visitor.go("/")
    visitor.page.evaluate("kept => localStorage.setItem('meadhall-settings', kept)", json.dumps({"language": "en"}))
    visitor.page.reload()
    return visitor


def test_bots_wait_until_it_is_too_late_to_take_back(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0}, pace={"undo": 30})
    ann.sit_at(table)
    before = ann.story()
    ann.make("rest")
    take_back = ann.page.get_by_role("button", name=re.compile(r"^Take back \(\d+\)$"))
    expect(take_back).to_be_visible()
    assert ann.story() == [*before, "You rest."]
    ann.page.keyboard.press("u")
    expect(ann.page.locator(CHOICES)).to_have_count(4)
    expect(take_back).to_have_count(0)
    assert ann.story() == before


def test_a_table_may_ask_everybody_again(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0}, pace={"undo": 0, "confirm": True})
    ann.sit_at(table)
    ann.choice("rest").click()
    expect(ann.page.locator(CHOICES, has_text="Once more to do it")).to_have_count(1)
    ann.choice("rest").click()
    expect(ann.page.locator(".story")).to_contain_text("You rest.")


def test_the_host_sets_the_pace(visit):
    ann = visit("Ann")
    ann.go("/new/holmgang")
    ann.page.get_by_role("button", name="Change – How it is played").click()
    ann.page.get_by_label("Time to take back").select_option("6 seconds")
    ann.page.get_by_label("Bots", exact=True).select_option("Calm")
    ann.page.get_by_role("button", name="Set the table").click()
    expect(ann.page).to_have_url(re.compile("#/table/"))
    table = ann.ask("GET", f"api/tables/{ann.page.url.rsplit('/', 1)[1]}")
    assert table["pace"] == {"undo": 6, "bots": "calm", "confirm": False}


def glory_of(visitor: Visitor, seat: int) -> int:
    shown = visitor.page.locator(".seats > li").nth(seat).inner_text()
    found = re.search(r"Glory\s+(\d+)", shown)
    assert found is not None, shown
    return int(found[1])


@pytest.fixture
def robbed(visit):
    """Bo has won a battle against Ann since she last chose; it is her turn."""
    ann, bo = with_motion(visit, "Ann"), visit("Bo")
    table = ann.new_table("holmgang", "me", "open", options={"first": 1})
    bo.join(table, 1)
    ann.sit_at(table)
    bo.sit_at(table)
    bo.make("pillage birkvik")
    expect(ann.page.locator(CHOICES)).to_have_count(5)
    ann.make("play-card 1")
    bo.make("play-card 4")
    ann.page.get_by_role("button", name="Skip to now").click()
    expect(ann.page.locator(CHOICES)).to_have_count(VILLAGES)  # one of them is burnt, and one may rest
    return ann


def test_what_others_did_since_my_last_turn_is_told_and_shown_again(robbed):
    ann = robbed
    digest = ann.page.locator(".digest")
    gained = glory_of(ann, 1)
    assert gained > 0
    for _ in range(2):
        expect(digest).to_be_visible()
        digest.locator("summary .title").click()
        expect(digest.locator("li[data-seat='1']")).to_contain_text(f"Glory +{gained}")
        expect(digest.locator("li[data-seat='1']")).to_contain_text("Bo wins")
        ann.page.reload()  # whoever comes back is told as well
    digest.locator("summary .title").click()
    ann.stop_time()
    digest.get_by_role("button", name="Show it again").click()
    expect(ann.page.locator(".captions li").first).to_be_visible()
    assert not ann.is_asked()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(CHOICES)).to_have_count(VILLAGES)
    assert glory_of(ann, 1) == gained
    digest.get_by_role("button", name="Put away").click()
    expect(digest).to_have_count(0)


def test_what_is_played_is_stopped_stepped_through_and_skipped(robbed):
    ann = robbed
    ann.page.locator(".digest summary .title").click()
    ann.stop_time()
    ann.page.get_by_role("button", name="Show it again").click()
    lines = ann.page.locator(".captions li")
    expect(lines).to_have_count(1)
    ann.page.keyboard.press("Space")
    expect(ann.page.get_by_role("button", name="Go on")).to_be_visible()
    first = lines.last.inner_text()
    ann.page.clock.run_for(60_000)
    assert lines.last.inner_text() == first
    ann.page.get_by_role("button", name="Next").click()
    expect(lines).to_have_count(2)
    ann.page.clock.run_for(60_000)
    expect(lines).to_have_count(2)
    ann.page.get_by_role("button", name="Go on").click()
    ann.page.clock.run_for(400)
    expect(lines).to_have_count(2)  # no line flashes by
    ann.page.get_by_role("button", name="Skip to now").click()
    expect(ann.page.locator(CHOICES)).to_have_count(VILLAGES)


def box_of(found: Locator) -> Box:
    box = found.bounding_box()
    assert box is not None
    return {name: round(float(str(value))) for name, value in box.items()}


def places(visitor: Visitor) -> list[Box]:
    return [box_of(visitor.page.locator(what).first) for what in (".moment", ".seats", ".tabs", ".panel-of", "#board")]


def newest_line_shows(visitor: Visitor) -> bool:
    panel, line = box_of(visitor.page.locator(".panel-of")), box_of(visitor.page.locator(".story .event").last)
    return line["y"] >= panel["y"] and line["y"] + line["height"] <= panel["y"] + panel["height"]


IN_SIGHT = """all => {
    const end = all[0].closest(".choices").getBoundingClientRect().bottom;
    return [all.length, all.filter(one => one.getBoundingClientRect().bottom <= end + 1).length];
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1400, 860)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_panel_keeps_its_places_and_the_story_its_newest_line(visit, size):
    ann, bo = (visit(name, viewport={"width": size[0], "height": size[1]}) for name in ("Ann", "Bo"))
    table = ann.new_table("yggdrasil", "me", "open")
    bo.join(table, 1)
    ann.sit_at(table)
    bo.sit_at(table)
    ann.until(lambda: ann.is_asked() or bo.is_asked(), "somebody's turn")
    mine, other = (ann, bo) if ann.is_asked() else (bo, ann)
    mine.until(lambda: newest_line_shows(mine), "the newest line of the story is seen in one's own turn")
    other.until(lambda: newest_line_shows(other), "… and in others'")
    mine.until(lambda: places(mine) == places(other), "everything lies where it lies in others' turns")
    suggested, seen = other.page.locator(CHOICES).evaluate_all(IN_SIGHT)
    assert seen >= min(suggested, 4)  # what one may suggest has room, too
    asked = places(mine)
    mine.is_hall_down = True
    mine.context.set_offline(True)
    expect(mine.page.locator(".offline")).to_be_visible()
    assert places(mine) == asked
    mine.context.set_offline(False)


def test_the_story_goes_by_turns_and_its_names_light_the_board(visit):
    ann = visit("Ann")
    ann.sit_at(ann.new_table("yggdrasil", "me", "bot:random", "bot:random", options={"first": 1}))
    ann.until(ann.is_asked, "her turn")
    turns = ann.page.locator(".story .passage[data-seat] .heading")
    expect(turns.last).to_have_text("It is your turn.")
    another = turns.filter(has_text="takes a turn").last
    another.locator(".thing[data-noun='god']").hover()
    expect(ann.page.locator(".own .told, #board .told").first).to_be_attached()
    ann.page.locator(".story .thing").last.focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator(".story .thing:focus")).to_have_count(1)


def name_on(tile: Locator) -> str:
    """What is written on a tile that the story speaks of: there it is "the pigs worth 4", on the tile "Pigs 4"."""
    words = words_of(RAIDS, "en")
    told = tile.inner_text().lower()
    [name] = {
        words.called("tile", number)
        for number in range(len(RAIDS.names["tile"]))
        if words.called("tile", number, "the").lower() == told
    }
    return name


def to_a_tile(visitor: Visitor) -> Locator:
    """A game of Raids in which a tile has been taken, and it is one's turn."""
    table = visitor.new_table("raids", "me", "bot:greedy", options={"first": 0})
    seat = 0

    def has_taken() -> bool:
        news = visitor.ask("GET", f"api/tables/{table}/state?seat={seat}")["news"]
        if news["question"] is not None and not any(event["kind"] == "tile-taken" for event in news["events"]):
            answer = {"seat": seat, "question": news["question"], "move": news["choices"][0]["number"]}
            visitor.ask("POST", f"api/tables/{table}/answers", answer)
            return False
        return news["question"] is not None

    visitor.until(has_taken, "a tile is taken")
    visitor.sit_at(table)
    return visitor.page.locator(".story .thing[data-noun='tile']")


def test_a_card_in_the_story_is_shown_large(visit):
    ann = visit("Ann")
    tile = to_a_tile(ann).last
    tile.hover()
    expect(ann.page.locator(".looked")).to_contain_text(name_on(tile))
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator(".looked")).to_have_count(0)


def test_on_a_phone_a_name_in_the_story_leads_to_the_board(visit):
    ann = visit("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    to_a_tile(ann)
    ann.page.get_by_role("tab", name="Story").tap()
    tile = ann.page.locator(".story .thing[data-noun='tile']").last
    name = name_on(tile)
    tile.tap()
    expect(ann.page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    expect(ann.page.locator(".looked")).to_contain_text(name)
    ann.page.locator("#board").tap(position={"x": 5, "y": 5})
    expect(ann.page.locator(".looked")).to_have_count(0)


A_STEP = 200  # ms by which the page's clock is moved
NUMBERED = """lines => lines.map(line => {
    line.dataset.seen ??= String(window.linesSeen = (window.linesSeen ?? 0) + 1);
    return [line.dataset.seen, line.innerText];
})"""


def time_to_read(line: str) -> int:
    """ms: to find the line, and 190 for each of its words."""
    return min(9000, max(900, 350 + 190 * len(re.findall(r"\w+(?:['’\-–]\w+)*", line))))


def test_a_line_stays_until_it_can_have_been_read(visit):
    ann = with_motion(visit, "Ann")
    bots = ["bot:greedy"] * 3
    table = ann.new_table("raids", "me", *bots, options={"first": 0}, pace={"undo": 0, "bots": "brisk"})
    ann.sit_at(table)
    ann.until(ann.is_asked, "her turn")
    ann.stop_time()
    lines = ann.page.locator(".captions li")
    texts: dict[str, str] = {}
    shown: dict[str, int] = {}

    def told_of_others() -> dict[str, str]:
        return {number: text for number, text in texts.items() if not re.search(r"\b[Yy]ou", text)}

    def is_told() -> bool:
        for number, text in lines.evaluate_all(NUMBERED):
            texts[number] = text
            shown[number] = shown.get(number, 0) + A_STEP
        ann.page.clock.run_for(A_STEP)
        if ann.is_asked() and not told_of_others():  # her turn goes on, say because a monster bars her way
            ann.make(ann.moves()[0])
        return ann.is_asked() and bool(told_of_others())

    ann.until(is_told, "the bots have moved, all of it is told, and she is asked")
    others = told_of_others()
    assert others and max(map(time_to_read, others.values())) > 1200, texts
    hurried = [number for number, text in others.items() if shown[number] < time_to_read(text) - A_STEP]
    assert not hurried, [(texts[number], shown[number], time_to_read(texts[number])) for number in hurried]
