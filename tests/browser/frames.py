"""A page that shows situations of the gallery, one after another, at any size."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page
from tools.gallery.serving import PAGE, Gallery

from tests.waiting import PATIENCE

SIZES: dict[str, tuple[int, int]] = {
    name: (width, height) for name, (width, height) in json.loads((PAGE / "sizes.json").read_text()).items()
}
TOUCHED = ("phone", "sideways", "tablet", "tablet-upright")
STILL = """async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    await drawn();
}"""


def is_touched(size: str) -> bool:
    return size in TOUCHED


class Frames:
    """The client as it is shipped, fed with what was recorded; its complaints are kept. By default nothing moves."""

    def __init__(self, browser: Browser, gallery: Gallery, size: str = "laptop", **settings: str) -> None:
        self.gallery = gallery
        by_hand = is_touched(size)
        self.context = browser.new_context(viewport=None, has_touch=by_hand, is_mobile=by_hand, reduced_motion="reduce")
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.hear)
        self.resize(size)
        self.wishes = "&".join(f"{name}={value}" for name, value in settings.items())

    def move(self) -> None:
        """As it does for whoever has not wished for stillness."""
        self.page.emulate_media(reduced_motion="no-preference")

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(STILL)

    def show(self, situation: str) -> None:
        """The page stays; only the table is another."""
        self.page.goto(f"{self.gallery.address}frame.html?{self.wishes}#/table/{situation}")
        self.page.wait_for_selector(f'html[data-shown="{situation}"]', state="attached")

    def find(self, script: str, about: Any = None) -> Any:
        return self.page.evaluate(script, about)


def situations(gallery: Gallery, game: str) -> list[str]:
    listed = json.loads((gallery.folder / "index.json").read_text())
    return [one["id"] for one in listed if one["game"] == game]


class Shelf:
    """Pages that are only looked at: one for each wish, kept from test to test, for opening one takes the longest."""

    def __init__(self, browser: Browser, gallery: Gallery) -> None:
        self.browser, self.gallery = browser, gallery
        self.kept: dict[tuple[bool, str], Frames] = {}

    def page(self, size: str = "laptop", **settings: str) -> Frames:
        wish = is_touched(size), repr(sorted(settings.items()))
        if wish not in self.kept:
            self.kept[wish] = Frames(self.browser, self.gallery, size, **settings)
        self.kept[wish].resize(size)
        return self.kept[wish]

    def complaints(self) -> list[str]:
        """What they complained about since this was last asked."""
        found = [complaint for page in self.kept.values() for complaint in page.complaints]
        for page in self.kept.values():
            page.complaints.clear()
        return found

    def close(self) -> None:
        for page in self.kept.values():
            page.context.close()
