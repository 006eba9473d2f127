"""In French, on a phone, by keyboard alone, from outside, and with everything that moves."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.visitors import CHOICES, play_on, who_is_asked


def test_the_language_changes_without_a_reload(visit):
    ann = visit("Ann")
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    ann.sit_at(table)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".story .event").nth(1)).to_have_text("You rest.")
    ann.page.evaluate("window.same = true")
    ann.page.get_by_role("button", name="Passer au français").click()
    expect(ann.page.locator(".story .event").nth(1)).to_have_text("Vous vous reposez.")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.get_by_role("tab", name="Règles")).to_be_visible()
    assert ann.page.evaluate("window.same")
    play_on([ann], Random(5))
    expect(ann.page.locator(".ending")).to_contain_text("l'empor")
    ann.page.get_by_role("link", name="Retour à la salle").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Bonjour, Ann")
    ann.page.get_by_role("button", name="Switch to English").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Good to see you, Ann")


def test_a_game_on_a_phone(visit):
    ann = visit("Ann", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    for path in ("/", "/new", "/me", "/rules/raids"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360, path
    for game in ("Raids", "Holmgang"):  # whatever page one comes from
        ann.go(f"/new/{game.lower()}")
        expect(ann.page.get_by_role("radio", name=game)).to_be_checked()
    table = ann.new_table("raids", "me", "bot:random", "bot:random", options={"first": 0})
    ann.sit_at(table)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    for _ in range(3):
        ann.choice(ann.until(ann.moves, "a question")[0]).tap()
    ann.until(ann.moves, "a question")  # it is Ann's turn, and stays so
    for tab, content in (("Seats", ".seats"), ("Story", ".story"), ("Rules", ".book"), ("Talk", ".chat")):
        ann.page.get_by_role("tab", name=tab).tap()
        expect(ann.page.locator(f"[role=tabpanel] {content}")).to_be_visible()
    ann.page.get_by_role("tab", name="Board").tap()
    handle = ann.page.get_by_role("button", name="Show more or less of the moment")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.tap()
    play_on([ann], Random(8), until=lambda answers: answers == 1)  # not so many that the game could be over
    board = ann.page.locator("#board")
    box = board.bounding_box()
    assert box is not None
    content = ann.page.locator("#board .content")
    fitted = content.get_attribute("style") or ""
    ann.stop_time()  # the second tap comes in time, however slow the machine
    for zoomed in (True, False):  # twice on open water: closer, and back to the whole board
        for _ in range(2):
            ann.page.touchscreen.tap(box["x"] + 4, box["y"] + 4)
        (expect(content).not_to_have_attribute if zoomed else expect(content).to_have_attribute)("style", fitted)
        ann.page.clock.run_for(1000)  # the next tap is another


def test_a_game_by_keyboard_alone(visit):
    ann = visit()
    press = ann.page.keyboard.press
    reach(ann, "textbox", "Your name")
    ann.page.keyboard.type("Ann")
    press("Enter")
    expect(ann.page.locator("a.me")).to_contain_text("Ann")
    reach(ann, "link", "New table")
    press("Enter")
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    reach(ann, "radio", "")
    press_until(ann, "ArrowUp", "document.activeElement.value === 'holmgang'")
    reach(ann, "button", "2")
    press("Space")
    reach(ann, "combobox", "Seat 2, Raven")
    press_until(ann, "ArrowDown", "document.activeElement.selectedOptions[0].text.startsWith('Bot: plays')")
    reach(ann, "button", "Set the table")
    press("Enter")
    expect(ann.page.locator("#board")).to_be_visible()
    while ann.until(lambda: who_is_asked([ann]), "a question or the end") and not ann.is_over():
        press("1")
    expect(ann.page.locator(".ending h2")).to_be_focused()
    reach(ann, "link", "Back to the hall")
    press("Enter")
    expect(ann.page.get_by_role("heading", name="Your sagas")).to_be_visible()


def press_until(visitor, key: str, wish: str) -> None:
    """Through what can be chosen, once at the most."""
    for _ in range(40):
        if visitor.page.evaluate(wish):
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"{key} never led to {wish}")


def reach(visitor, role: str, name: str) -> None:
    """Tab until something of that role and name has the focus, past all the tables that others have set."""
    wanted = visitor.page.get_by_role(role, name=name, exact=True) if name else visitor.page.get_by_role(role)
    for _ in range(400):
        visitor.page.keyboard.press("Tab")
        if any(found.evaluate("one => one === document.activeElement") for found in wanted.all()):
            return
    raise AssertionError(f"{role} {name} cannot be reached by keyboard")


def test_a_spectator_sees_the_game_and_no_secret(visit):
    ann, watcher = visit("Ann"), visit()
    table = ann.new_table("holmgang", "me", "bot:greedy", options={"first": 0})
    ann.sit_at(table)
    watcher.sit_at(table)
    expect(watcher.page.locator("header").get_by_text("you are watching")).to_be_visible()
    ann.page.keyboard.press("1")
    expect(watcher.page.locator(".story .event").nth(1)).to_have_text("Ann rests.")
    expect(watcher.page.locator(CHOICES)).to_have_count(0)
    watcher.page.get_by_role("tab", name="Talk").click()
    expect(watcher.page.get_by_role("textbox")).to_have_count(0)
    play_on([ann], Random(2))
    expect(watcher.page.locator(".ending")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Play again")).to_have_count(0)


def test_events_are_played_and_can_be_skipped(visit):
    ann = visit("Ann", motion=True)
    ann.go("/")
    ann.page.evaluate("localStorage.setItem('meadhall-settings', JSON.stringify({speed: 'calm', language: 'en'}))")
    ann.page.reload()
    table = ann.new_table("holmgang", "me", "bot:greedy", "bot:greedy", options={"first": 0})
    ann.sit_at(table)
    ann.stop_time()  # nothing that is played comes to its end by itself
    ann.page.keyboard.press("1")
    skip = ann.page.get_by_role("button", name="Skip to now")
    expect(skip).to_be_visible()
    assert not ann.is_asked()
    while not ann.is_asked():
        expect(skip.or_(ann.page.locator(CHOICES)).first).to_be_visible()
        ann.page.keyboard.press("Escape")
