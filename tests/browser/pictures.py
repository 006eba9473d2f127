"""Takes the pictures in docs/pictures: `python -m tests.browser.pictures`, once the client is built."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect
from tools.gallery.serving import Gallery
from tools.gallery.writing import write

from tests.browser.chromium import chromium
from tests.browser.frames import SIZES, Frames
from tests.browser.visitors import CHOICES, HallProcess, Visitor

PICTURES = Path(__file__).parents[2] / "docs/pictures"
WIDE, PHONE = {"width": 1400, "height": 860}, {"width": 390, "height": 800}
SHOWN = {  # of each game, what tells most of it
    "raids": "raids.question.respond",
    "blood-rage": "blood-rage.question.choose-action",
    "clash-of-rage": "clash-of-rage.question.strike-or-flee",
    "yggdrasil": "yggdrasil.question.choose-action",
}
ADVISED: list[tuple[str, dict[str, object], int]] = [
    ("raids", {"first": 0}, 4),
    ("yggdrasil", {"gods": "odin,thor,freyja", "first": 0}, 18),
    ("blood-rage", {"first": 0}, 14),
    ("clash-of-rage", {"clans": "drawn"}, 16),
]
ALL = frozenset(["-hall", "-daylight", "-phone-hall", "-phone-daylight"])
SOME = frozenset(["-hall", "-phone-daylight"])
PHONE_COLUMN = ".column .beside"
WHOLE_GAME = 600.0  # seconds, for bots that play one and for the hall to think about it
DRAWN = """() => document.fonts.ready.then(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
IDLE = ["pass", "end-turn", "decline", "done"]


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write(Path(folder) / "gallery")
        hall = HallProcess(Path(folder))
        try:
            with Gallery(Path(folder) / "gallery") as gallery:
                take_games(browser, gallery)
            take_hall(browser, hall)
            take_advice(browser, hall)
        finally:
            hall.stop()


def take_games(browser: Browser, gallery: Gallery, sizes: Iterable[str] = SIZES) -> None:
    """Every game on every screen, one as by firelight, the next by day."""
    for at, size in enumerate(sizes):
        frames = Frames(browser, gallery, size, language="en", theme=("hall", "daylight")[at % 2])
        frames.move()
        for game, situation in SHOWN.items():
            frames.show(situation)
            frames.page.screenshot(path=PICTURES / f"{game}-{size}.jpg", type="jpeg", quality=80)
        frames.context.close()


def take_hall(browser: Browser, hall: HallProcess) -> None:
    """What is no situation of a game: the lobby, and a game told again."""
    Visitor(browser, hall, "Leif").new_table("raids", "me", "open", "bot:greedy")
    ann = Visitor(browser, hall, "Astrid", viewport=WIDE)
    over = ann.new_table("raids", "bot:greedy", "bot:greedy", "bot:greedy", options={"first": 0})
    ann.new_table("raids", "me", "bot:greedy", "bot:greedy", options={"first": 0})
    ann.new_table("holmgang", "me", "invited")
    ann.go("/")
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    take(ann, "lobby")
    ann.until(partial(is_over, ann, over), "the end", WHOLE_GAME)
    ann.go(f"/saga/{over}")
    ann.page.get_by_role("slider").fill("40")
    take(ann, "saga")


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
