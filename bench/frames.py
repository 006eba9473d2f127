"""How smoothly a slow phone draws: frames a second while something happens, and what waiting costs.

    python bench/frames.py                       # every game, once the client is built
    python bench/frames.py --game raids --seconds 10

Situations of the gallery in a real Chromium, on a phone's screen, with the page's thread slowed four times; of each a
trace is taken. *Frames a second* are those drawn from the first to the last moment anything moves in a scene; told are
the middle one and the slowest of a game's scenes. *At rest* is how much of a processor the page keeps busy while nobody
does anything, by the time its threads spent on one: the main thread, which is slowed, and four times the compositor,
which is not.
`still` is the same with motion switched off, so that the difference is what quiet movement costs. Painting is done
without a graphics card here and not counted. All of it depends on the machine: compare on one that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.chromium import chromium
from tests.browser.frames import Frames
from tools.gallery.serving import Gallery
from tools.gallery.writing import write

from meadhall.kernel import shelf

SLOWED = 4
CATEGORIES = ["cc", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
DRAWN, UNCHANGED = "ProxyImpl::ScheduledActionDraw", "DidNotSubmitInLastFrame"  # a frame; one that showed nothing new
NOTHING_IS_CUT_SHORT = "Animation.prototype.finish = function () {}"  # the gallery lets scenes end at once
MOVING = """() => new Promise(done => {
    const moves = () => document.getAnimations().some(
        one => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    const until = performance.now() + 5000;
    let begun = false;
    const look = () => {
        const now = moves();
        if (now && !begun) performance.mark("scene-begins");
        begun ||= now;
        if ((begun && !now) || performance.now() > until) {
            performance.mark("scene-ends");
            done(begun);
        } else requestAnimationFrame(look);
    };
    look();
})"""


@dataclass
class Found:
    """What one game was seen to do."""

    scenes: dict[str, float] = field(default_factory=dict)  # frames a second, by scene
    moving: float = 0.0  # share of a processor at rest
    still: float = 0.0


class Trace:
    """What the page's own process did, in microseconds."""

    def __init__(self, written: bytes) -> None:
        self.events: list[dict[str, Any]] = json.loads(written)["traceEvents"]
        started = next(one for one in self.events if one["name"] == "TracingStartedInBrowser")
        pages = {frame["processId"] for frame in started["args"]["data"]["frames"] if "processId" in frame}
        self.threads: dict[tuple[int, int], str] = {
            (one["pid"], one["tid"]): one["args"]["name"]
            for one in self.events
            if one["name"] == "thread_name" and one["pid"] in pages
        }

    def of_thread(self, name: str) -> Iterator[dict[str, Any]]:
        return (one for one in self.events if self.threads.get((one["pid"], one["tid"])) == name)

    def busy(self, thread: str) -> float:
        """Time on a processor, whoever else wants it. Tasks do not overlap: each holds whatever was done in it."""
        return float(sum(one.get("tdur", 0) for one in self.of_thread(thread) if one["name"] == "RunTask"))

    def mark(self, name: str) -> float | None:
        return next((one["ts"] for one in self.events if one["name"] == name and one["ph"] in "RIn"), None)

    def frames_a_second(self) -> float | None:
        """Between the marks of a scene; of one that is over at once there is nothing to say."""
        begun, ended = self.mark("scene-begins"), self.mark("scene-ends")
        if begun is None or ended is None or ended - begun < 200_000:
            return None
        within = [one["name"] for one in self.of_thread("Compositor") if begun <= one["ts"] <= ended]
        return 1e6 * (within.count(DRAWN) - within.count(UNCHANGED)) / (ended - begun)


def traced(browser: Browser, page: Page, act: Any) -> Trace:
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    return Trace(browser.stop_tracing())


def opened(browser: Browser, gallery: Gallery, is_still: bool) -> Frames:
    frames = Frames(browser, gallery, "phone", language="en", theme="hall")
    frames.page.add_init_script(NOTHING_IS_CUT_SHORT)
    frames.page.emulate_media(reduced_motion="reduce" if is_still else "no-preference")
    frames.context.new_cdp_session(frames.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return frames


def at_rest(browser: Browser, gallery: Gallery, situation: str, seconds: float, is_still: bool) -> float:
    frames = opened(browser, gallery, is_still)
    frames.show(situation)
    frames.page.wait_for_timeout(2500)  # until what arrives has arrived
    trace = traced(browser, frames.page, lambda: frames.page.wait_for_timeout(1000 * seconds))
    frames.context.close()
    return (trace.busy("CrRendererMain") + SLOWED * trace.busy("Compositor")) / (1e6 * seconds)


def played(browser: Browser, gallery: Gallery, scenes: list[str]) -> dict[str, float]:
    """One page that goes from scene to scene, as a table does."""
    frames = opened(browser, gallery, is_still=False)
    frames.show(scenes[0])
    found: dict[str, float] = {}
    for scene in scenes[1:]:
        trace = traced(browser, frames.page, lambda scene=scene: watch(frames, scene))
        if (rate := trace.frames_a_second()) is not None:
            found[scene] = rate
    frames.context.close()
    return found


def watch(frames: Frames, scene: str) -> None:
    frames.page.evaluate("scene => { location.hash = `#/table/${scene}`; }", scene)
    frames.page.evaluate(MOVING)


def measured(games: list[str], seconds: float, most: int) -> dict[str, Found]:
    found: dict[str, Found] = {}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        listed = [(one.game, one.sort, one.id) for one in write(Path(folder))]
        with Gallery(Path(folder)) as gallery:
            for game in games:
                scenes = [id for name, sort, id in listed if (name, sort) == (game, "scene")]
                question = next(id for name, sort, id in listed if (name, sort) == (game, "question"))
                told = played(browser, gallery, scenes[:: max(1, len(scenes) // most)])
                rest = [at_rest(browser, gallery, question, seconds, is_still) for is_still in (False, True)]
                found[game] = Found(told, *rest)
    return found


def show(found: dict[str, Found], every: bool) -> None:
    told = Table("game", "scenes", "frames/s, middle", "slowest", "at rest", "still")
    for game, one in found.items():
        rates = list(one.scenes.values()) or [0.0]
        middle = f"{statistics.median(rates):.0f}"
        told.add_row(game, str(len(one.scenes)), middle, f"{min(rates):.0f}", f"{one.moving:.1%}", f"{one.still:.1%}")
    console = Console(width=120)
    console.print(told)
    for one in found.values() if every else ():
        for scene, rate in sorted(one.scenes.items(), key=lambda pair: pair[1]):
            console.print(f"{rate:5.0f}  {scene}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", metavar="NAME", help="only this game; may be said again")
    parser.add_argument("--seconds", type=float, default=5, metavar="S", help="how long rest is looked at")
    parser.add_argument("--scenes", type=int, default=8, metavar="N", help="about as many scenes of each game")
    parser.add_argument("--every", action="store_true", help="every scene too")
    wish = parser.parse_args()
    show(measured(wish.game or list(shelf.names()), wish.seconds, wish.scenes), wish.every)


if __name__ == "__main__":
    main()
