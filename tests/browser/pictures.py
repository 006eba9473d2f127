"""Takes the pictures in docs/pictures: `python -m tests.browser.pictures`, once the client is built."""

from __future__ import annotations

import re
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.visitors import CHOICES, HallProcess, Visitor, who_is_asked

PICTURES = Path(__file__).parents[2] / "docs/pictures"
WIDE, PHONE = {"width": 1400, "height": 860}, {"width": 390, "height": 800}
FIGHT = re.compile("Retaliate")
OTHERS: list[tuple[str, dict[str, object], int]] = [
    ("yggdrasil", {"gods": "odin,thor,freyja", "first": 0}, 18),
    ("blood-rage", {"first": 0}, 14),
    ("clash-of-rage", {"clans": "drawn"}, 16),
]
ADVISED = [("raids", {"first": 0}, 4), *OTHERS]
ALL = frozenset(["-hall", "-daylight", "-phone-hall", "-phone-daylight"])
SOME = frozenset(["-hall", "-phone-daylight"])
PHONE_COLUMN = ".column .beside"
WHOLE_GAME = 600.0  # seconds, for bots that play one and for the hall to think about it
DRAWN = """() => document.fonts.ready.then(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
IDLE = ["pass", "end-turn", "decline", "done"]


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = HallProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            take_all(browser, hall)
            take_advice(browser, hall)
        finally:
            browser.close()
            hall.stop()


def take_all(browser: Browser, hall: HallProcess) -> None:
    Visitor(browser, hall, "Leif").new_table("raids", "me", "open", "bot:greedy")
    ann = Visitor(browser, hall, "Astrid", viewport=WIDE)
    table = ann.new_table("raids", "me", "bot:greedy", "bot:greedy", options={"first": 0})
    ann.new_table("holmgang", "me", "invited")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    take(ann, "lobby")
    ann.sit_at(table)
    to_a_fight(ann)
    take(ann, "fight")
    to_the_end(ann)
    take(ann, "ending")
    ann.go(f"/saga/{table}")
    ann.page.get_by_role("slider").fill("40")
    take(ann, "saga")
    for game, options, answers in OTHERS:
        table = ann.new_table(game, "me", "bot:greedy", "bot:greedy", options=options)
        ann.sit_at(table)
        answer_some(ann, table, answers)
        take(ann, game)


def take_advice(browser: Browser, hall: HallProcess) -> None:
    """What each game advises in the middle of it, and what a finished one shows."""
    ann = Visitor(browser, hall, "Astrid", viewport=WIDE)
    for game, options, answers in ADVISED:
        table = ann.new_table(game, "me", "bot:greedy", "bot:greedy", options=options)
        ann.sit_at(table)
        answer_some(ann, table, answers)
        ann.page.get_by_role("button", name="Advice").click()
        ann.page.locator(".advice ol button").first.click()
        take(ann, f"advice-{game}", SOME)
        table = ann.new_table(game, "bot:skald", "bot:greedy", "bot:thrall", options=options)
        ann.until(partial(is_over, ann, table), "the end", WHOLE_GAME)
        ann.go(f"/saga/{table}")
        ann.page.get_by_role("tab", name="Chances and choices").click()
        ann.page.locator(".slips button").first.click(timeout=1000 * WHOLE_GAME)
        expect(ann.page.locator(".slips button.here")).to_have_count(1)
        ann.page.locator(".panel-of").evaluate("panel => panel.scrollTo(0, 0)")
        take(ann, f"lookback-{game}", SOME, PHONE_COLUMN)


def is_over(visitor: Visitor, table: str) -> bool:
    return bool(visitor.ask("GET", f"api/tables/{table}")["status"] == "over")


def answer_some(visitor: Visitor, table: str, answers: int) -> None:
    """Anything, so many times, but no turn is ended and nobody passes while there is a choice."""
    rng = Random(answers)
    for _ in range(answers):
        news = visitor.until(lambda: asked(visitor, table), "a question")
        offered = [choice["text"] for choice in news["choices"]]
        chosen = rng.choice([move for move in offered if move not in IDLE] or offered)
        visitor.ask("POST", f"api/tables/{table}/answers", {"seat": 0, "question": news["question"], "move": chosen})
    expect(visitor.page.locator(CHOICES).first).to_be_visible()


def asked(visitor: Visitor, table: str) -> Any:
    """What is asked of the first seat, if anything is."""
    news = visitor.ask("GET", f"api/tables/{table}/state?seat=0")["news"]
    return news if news["question"] is not None else None


def to_a_fight(visitor: Visitor) -> None:
    """Until somebody attacks, and it is for us to say what comes of it."""
    for answers in range(200):
        offered = visitor.until(visitor.moves, "a question")
        attacks = visitor.page.locator(CHOICES, has_text=FIGHT)
        if attacks.count() and answers > 6:
            attacks.first.focus()
            return
        visitor.make(offered[0])


def to_the_end(visitor: Visitor) -> None:
    while visitor.until(lambda: who_is_asked([visitor]), "a question or the end") and not visitor.is_over():
        visitor.make(visitor.moves()[0])


def take(visitor: Visitor, name: str, which: frozenset[str] = ALL, shown: str = "") -> None:
    """By firelight and by day, on a wide screen and on a phone; there scrolled to what is `shown`, if anything."""
    for size, where in ((WIDE, ""), (PHONE, "-phone")):
        visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        if where and shown:
            visitor.page.locator(shown).evaluate(
                "one => one.parentElement.scrollTo(0, one.offsetTop - one.parentElement.offsetTop)"
            )
        for theme in ("hall", "daylight"):
            if f"{where}-{theme}" not in which:
                continue
            visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            visitor.page.evaluate(DRAWN)
            visitor.page.screenshot(path=PICTURES / f"{name}{where}-{theme}.jpg", type="jpeg", quality=80)
    visitor.page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    visitor.page.evaluate("document.documentElement.dataset.theme = 'hall'")


if __name__ == "__main__":
    main()
