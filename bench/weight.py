"""How heavy the page is: what a first visit fetches, and how long a slow phone takes until it can be used.

    python bench/weight.py                # the built client, each page three times, the middle one told
    python bench/weight.py --times 1 --files --game raids

A hall in a process of its own, a real Chromium with nothing in its cache, a line as fast 3G has it (1.6 Mbit/s down,
0.75 up, 150 ms to there and back), and a processor slowed four times. Usable means: what
one came for can be pressed. On the front page that is a game, at a table the board and the list of what one may do.
`cold` is a link opened by somebody who was never here, `from the front page` a table one goes to from there. Bytes are
as they were sent, headers included. Times depend on the machine; `tests/browser/test_weight.py` holds the bytes to
their budget.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.chromium import chromium
from tests.browser.visitors import HallProcess, Visitor

from meadhall.kernel import shelf

FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWED = 4
PHONE = {"width": 390, "height": 844}
FRONT = "main .games :is(a, button)"
TABLE = ".play:has(#board svg) .moment .choices button:enabled"
PATIENCE = 60_000  # ms
WATCH = """([usable, from]) => new Promise(done => {
    const begun = from === null ? 0 : performance.now();
    const look = () => {
        const found = document.querySelector(usable);
        if (found && found.getClientRects().length) setTimeout(() => done(performance.now() - begun));
        else requestAnimationFrame(look);
    };
    if (from !== null) location.hash = from;
    look();
})"""


@dataclass
class Visit:
    """What one visit took."""

    seconds: float = 0.0
    files: dict[str, int] = field(default_factory=dict)  # bytes as sent, by address
    heard: int = 0  # by the socket

    @property
    def bytes(self) -> int:
        return sum(self.files.values()) + self.heard

    def of(self, *endings: str) -> int:
        return sum(size for name, size in self.files.items() if name.endswith(endings))


class Meter:
    """Counts what a page is sent."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.visit = Visit()
        self.names: dict[str, str] = {}
        self.line.on("Network.requestWillBeSent", self.asked)
        self.line.on("Network.loadingFinished", self.finished)
        self.line.on("Network.webSocketFrameReceived", self.told)
        self.line.send("Network.enable")

    def asked(self, event: dict[str, Any]) -> None:
        self.names[event["requestId"]] = event["request"]["url"].split("/", 3)[3].split("?")[0] or "index.html"

    def finished(self, event: dict[str, Any]) -> None:
        name = self.names.get(event["requestId"], "")
        if not name.startswith("data:") and event["encodedDataLength"] > 0:
            self.visit.files[name] = self.visit.files.get(name, 0) + int(event["encodedDataLength"])

    def told(self, event: dict[str, Any]) -> None:
        self.visit.heard += len(event["response"]["payloadData"].encode())

    def slow_down(self) -> None:
        self.line.send("Network.emulateNetworkConditions", FAST_3G)
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def cold(browser: Browser, hall: HallProcess, path: str, usable: str, known: Visitor | None = None) -> Visit:
    """A link opened by a browser that has never seen the hall; `known`: but whose person has a seat there."""
    context = stranger(browser, known)
    page = context.new_page()
    meter = Meter(page)
    meter.slow_down()
    page.goto(f"{hall.address}#{path}", wait_until="commit", timeout=PATIENCE)
    meter.visit.seconds = page.evaluate(WATCH, [usable, None]) / 1000
    settle(page)
    context.close()
    return meter.visit


def onward(browser: Browser, hall: HallProcess, path: str, usable: str, known: Visitor) -> Visit:
    """From the front page, once that stands still."""
    context = stranger(browser, known)
    page = context.new_page()
    page.goto(hall.address)
    page.wait_for_selector(FRONT)
    settle(page)
    meter = Meter(page)
    meter.slow_down()
    meter.visit.seconds = page.evaluate(WATCH, [usable, path]) / 1000
    settle(page)
    context.close()
    return meter.visit


def stranger(browser: Browser, known: Visitor | None) -> BrowserContext:
    context = browser.new_context(viewport={**PHONE}, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    if known is not None:
        context.add_cookies(known.context.cookies())  # type: ignore[arg-type]
        context.add_init_script("localStorage.setItem('meadhall-known', 'yes')")
    return context


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    page.wait_for_function("!document.querySelector('#board') || document.querySelector('#board svg')")
    page.evaluate("document.fonts.ready.then(() => undefined)")


def middle(visits: list[Visit]) -> Visit:
    seconds = statistics.median(visit.seconds for visit in visits)
    return min(visits, key=lambda visit: abs(visit.seconds - seconds))


def measured(games: list[str], times: int) -> dict[str, Visit]:
    found: dict[str, Visit] = {}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        hall = HallProcess(Path(folder))
        try:
            found["front page, cold"] = middle([cold(browser, hall, "/", FRONT) for _ in range(times)])
            ann = Visitor(browser, hall, "Ann")
            for game in games:
                least = min(shelf.find(game).seats)
                table = ann.new_table(game, "me", *["bot:greedy"] * (least - 1))
                ann.sit_at(table)
                ann.until(ann.is_asked, "a question")
                path = f"/table/{table}"
                found[f"{game}, cold"] = middle([cold(browser, hall, path, TABLE, ann) for _ in range(times)])
                ways = [onward(browser, hall, path, TABLE, ann) for _ in range(times)]
                found[f"{game}, from the front page"] = middle(ways)
        finally:
            hall.stop()
    return found


def show(found: dict[str, Visit], files: bool) -> None:
    columns = [f"{name} KB" for name in ("all", "script", "style", "fonts", "api", "socket")]
    told = Table("page", *columns, "usable s")
    for name, visit in found.items():
        fonts, script, style = visit.of(".woff2", ".woff"), visit.of(".js"), visit.of(".css")
        api = sum(size for address, size in visit.files.items() if address.startswith("api/"))
        sizes = [f"{size / 1000:.1f}" for size in (visit.bytes, script, style, fonts, api, visit.heard)]
        told.add_row(name, *sizes, f"{visit.seconds:.2f}")
    console = Console(width=120)
    console.print(told)
    if files:
        for name, visit in found.items():
            console.print(f"\n{name}", highlight=False)
            for address, size in sorted(visit.files.items(), key=lambda one: -one[1]):
                console.print(f"{size:8,}  {address}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=3, metavar="N", help="visits of each page; the middle one is told")
    parser.add_argument("--game", action="append", metavar="NAME", help="only this game; may be said again")
    parser.add_argument("--files", action="store_true", help="every file too")
    wish = parser.parse_args()
    show(measured(wish.game or list(shelf.names()), wish.times), wish.files)


if __name__ == "__main__":
    main()
