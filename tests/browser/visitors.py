"""What the tests do in a browser, whatever the game and however its board is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.server.processes import HallProcess
from tests.waiting import PATIENCE, wait_until

__all__ = ["CHOICES", "SMALLEST", "HallProcess", "Visitor", "play_on", "play_out", "serious", "troubles"]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
COLOURS = "color-contrast"  # the rule that takes the longest by far
CHOICES = ".moment .choices button"
SMALLEST = 13.9  # px that letters have at least: 14, and a little for how browsers round
BETWEEN_LOOKS = 40  # ms: looking costs the browser more than it costs a hall
NOBODY_ANSWERS = re.compile(
    "ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INTERNET_DISCONNECTED)|before receiving a handshake"
)

CAME_IN = """if (location.protocol === "http:" && !localStorage.getItem("meadhall-test")) {
    localStorage.setItem("meadhall-test", "came in");  // once: whoever logs out afterwards is not known any more
    localStorage.setItem("meadhall-known", "yes");
}"""

T = TypeVar("T")

expect.set_options(timeout=1000 * PATIENCE)


class Visitor:
    """Somebody with a browser of their own. By default nothing moves, so that tests are quick.

    A stranger stands at the front page; whoever has a name has come in already, and goes where the test wants.
    """

    def __init__(self, browser: Browser, hall: HallProcess, name: str | None, motion: bool = False, **how: Any) -> None:
        how.setdefault("viewport", {"width": 1280, "height": 800})
        how.setdefault("locale", "en-GB")
        how.setdefault("color_scheme", "dark")
        self.hall = hall
        self.context = browser.new_context(reduced_motion="no-preference" if motion else "reduce", **how)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.complaints: list[str] = []
        self.is_hall_down = False  # then the browser may say that nobody answers
        self.page = self.new_tab()
        if name is None:
            self.go("/")
        else:
            self.ask("POST", "api/guests", {"name": name})
            self.context.add_init_script(CAME_IN)

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        nobody_answers = self.is_hall_down and NOBODY_ANSWERS.search(message.text)
        if message.type in ("error", "warning") and not nobody_answers:
            self.complaints.append(f"{message.type}: {message.text}")

    # By the hall's own routes, where the way there is not what is tested

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the hall answers to this browser's cookies."""
        address, patience = self.hall.address + path, 1000 * PATIENCE
        answer = self.context.request.fetch(address, method=method, data=body, timeout=patience)
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def new_table(self, game: str, *kinds: str, **wishes: Any) -> str:
        seats = [{"kind": kind} if ":" not in kind else dict(zip(("kind", "level"), kind.split(":"))) for kind in kinds]
        made = self.ask("POST", "api/tables", {"game": game, "seats": seats, **wishes})
        return str(made["table"]["id"])

    def join(self, table: str, seat: int) -> None:
        self.ask("POST", f"api/tables/{table}/join", {"seat": seat})

    def answer(self, table: str, news: Any, rng: Random, seat: int = 0) -> None:
        move = rng.choice(news["choices"])["number"]
        self.ask("POST", f"api/tables/{table}/answers", {"seat": seat, "question": news["question"], "move": move})

    def news_to_act_on(self, table: str, seat: int = 0) -> Any:
        news = self.ask("GET", f"api/tables/{table}/state?seat={seat}")["news"]
        return news if news["question"] is not None or news["result"] is not None else None

    # As a person does

    def go(self, path: str) -> None:
        self.page.goto(f"{self.hall.address}#{path}")

    def sit_at(self, table: str) -> None:
        self.go(f"/table/{table}")
        expect(self.page.locator("#board")).to_be_visible()

    def is_asked(self) -> bool:
        return self.page.locator(CHOICES).count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def moves(self) -> list[str]:
        """What the list of choices offers, all looked at in one moment; empty while an answer travels."""
        found = self.page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.move)")
        return [str(move) for move in found]

    def choice(self, move: str) -> Locator:
        return self.page.locator(f'{CHOICES}[data-move="{move}"]')

    def choose(self, rng: Random) -> bool:
        """One of the choices in the list, if there are any. It is clicked by its name, whatever is drawn meanwhile."""
        offered = self.moves()
        if offered:
            self.make(rng.choice(offered))
        return bool(offered)

    def insist(self, press: Callable[[], None]) -> None:
        """Press, and once more where the page asks again: that shows as soon as it is pressed."""
        press()
        if self.page.locator(".once").count():
            press()

    def make(self, move: str) -> None:
        """Once, or twice where the page asks again."""
        choice = self.choice(move)
        asks_again = choice.get_attribute("data-again") is not None
        choice.click()
        if asks_again:
            choice.click()

    def stop_time(self) -> None:
        """Timers of the page stand still, what it hears and is shown does not; `page.clock` lets them go on."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + timedelta(seconds=1))

    def until(self, condition: Callable[[], T], what: str, seconds: float = PATIENCE) -> T:
        """Wait, while the page goes on, for something the page alone cannot tell."""
        return wait_until(condition, what, seconds, self.hall.log, lambda _: self.page.wait_for_timeout(BETWEEN_LOOKS))

    def story(self) -> list[str]:
        return self.page.locator(".story .event").all_inner_texts()

    def smallest_letters(self, picture: Locator) -> float:
        """px, as seen: a picture may be drawn larger or smaller than it is written."""
        seen = "all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"
        return float(picture.locator("text").evaluate_all(seen))

    def serious(self, **which: str) -> list[str]:
        """What axe-core finds serious on this page, and where."""
        return serious(self.page, **which)

    def troubles(self) -> list[str]:
        return troubles(self.page)


def troubles(page: Page) -> list[str]:
    """The same by firelight, and the colours by day; on a narrow screen without colours, which take the longest."""
    if page.evaluate("innerWidth") < 600:
        return serious(page, but=COLOURS)
    light = "theme => { document.documentElement.dataset.theme = theme; }"
    before = page.evaluate("document.documentElement.dataset.theme")
    page.evaluate(light, "hall")
    found = serious(page)
    page.evaluate(light, "daylight")
    found += serious(page, only=COLOURS)
    page.evaluate(light, before)
    return found


def serious(page: Page, only: str = "", but: str = "") -> list[str]:
    """What axe-core finds serious on a page, and where; by all its rules, by one, or by all but one."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text())
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if only:
        how["runOnly"] = [only]
    if but:
        how["rules"] = {but: {"enabled": False}}
    found = page.evaluate("how => axe.run(how)", how)
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def play_out(table: str, visitors: list[Visitor], rng: Random) -> None:
    """By the hall's routes, visitors in the order of their seats, to the end of the game."""

    def next_news() -> Any:
        told = ((seat, visitor.news_to_act_on(table, seat)) for seat, visitor in enumerate(visitors))
        return next((one for one in told if one[1] is not None), None)

    while True:
        seat, news = visitors[0].until(next_news, "a question or the end of the game")
        if news["result"] is not None:
            return
        visitors[seat].answer(table, news, rng, seat)


def play_on(visitors: list[Visitor], rng: Random, until: Callable[[int], bool] | None = None) -> int:
    """Everybody answers whatever they are asked, until the game is over or `until` says so; how many answers."""
    answers = 0
    while True:
        for visitor in visitors[0].until(lambda: who_is_asked(visitors), "a question or the end of the game"):
            if visitor.is_over():
                return answers
            answers += visitor.choose(rng)
            if until is not None and until(answers):
                return answers


def who_is_asked(visitors: list[Visitor]) -> list[Visitor]:
    """Those with something to choose; or those who see the end."""
    return [one for one in visitors if one.is_asked()] or [one for one in visitors if one.is_over()]
