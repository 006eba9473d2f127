"""How smoothly a slow phone draws: frames a second while something happens, and what waiting costs.

    python bench/frames.py                       # every game, once the client is built
    python bench/frames.py --game raids --seconds 10

Situations of the gallery in a real Chromium, on a phone's screen, with the page's thread slowed four times; of each a
trace is taken. *Frames a second* are those drawn from the first to the last moment anything moves in a scene; told are
the middle one and the slowest of a game's scenes. *Busy* is how much of the slowed processor the page's thread took
meanwhile: where that is far below the whole, frames are lost only because the machine does something else. *At rest* is
how much of a processor the page keeps busy while nobody does anything, by the time its threads spent on one: the main
thread, which is slowed, and four times the compositor, which is not.
`still` is the same with motion switched off, so that the difference is what quiet movement costs. Painting is done
without a graphics card here and not counted. All of it depends on the machine: compare on one that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

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
MOVING = """async () => {
    const moving = () => document.getAnimations().filter(
        one => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    const drawn = () => new Promise(requestAnimationFrame);
    const until = performance.now() + 2000;
    let now = moving();
    for (; !now.length && performance.now() < until; now = moving()) await drawn();
    const spans = new Map();
    for (; now.length; now = moving()) {  // asked for when something ends, not in every frame: that would be work, too
        await Promise.all(now.map(one => one.ready.catch(() => {})));  // from its first frame on it moves
        for (const one of now) {
            const { delay, endTime } = one.effect.getComputedTiming();
            if (one.startTime !== null) spans.set(one, [one.startTime + delay, one.startTime + endTime]);
        }
        await Promise.allSettled(now.map(one => one.finished));
        await drawn();
    }
    if (!spans.size) return;
    performance.mark("scene-begins", { startTime: Math.min(...[...spans.values()].map(([begun]) => begun)) });
    performance.mark("scene-ends", { startTime: Math.max(...[...spans.values()].map(([, ended]) => ended)) });
}"""


class Smoothness(NamedTuple):
    """Of one scene."""

    rate: float  # frames a second
    busy: float  # share of the slowed processor that the page's thread took


@dataclass
class Found:
    """What one game was seen to do."""

    scenes: dict[str, Smoothness] = field(default_factory=dict)
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

    def busy(self, thread: str, begun: float = 0, ended: float = math.inf) -> float:
        """Time on a processor, whoever else wants it. Tasks do not overlap: each holds whatever was done in it."""
        tasks = (one for one in self.of_thread(thread) if one["name"] == "RunTask" and begun <= one["ts"] <= ended)
        return float(sum(one.get("tdur", 0) for one in tasks))

    def mark(self, name: str) -> float | None:
        return next((one["ts"] for one in self.events if one["name"] == name and one["ph"] in "RIn"), None)

    def smoothness(self) -> Smoothness | None:
        """Between the marks of a scene; of one that is over at once there is nothing to say."""
        begun, ended = self.mark("scene-begins"), self.mark("scene-ends")
        if begun is None or ended is None or ended - begun < 200_000:
            return None
        within = [one["name"] for one in self.of_thread("Compositor") if begun <= one["ts"] <= ended]
        shown = within.count(DRAWN) - within.count(UNCHANGED)
        return Smoothness(1e6 * shown / (ended - begun), self.busy("CrRendererMain", begun, ended) / (ended - begun))


def traced(browser: Browser, page: Page, act: Any) -> Trace:
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    return Trace(browser.stop_tracing())


def opened(browser: Browser, gallery: Gallery, is_still: bool) -> Frames:
    frames = Frames(browser, gallery, "phone", language="en", theme="hall", moves="yes")  # scenes are not ended at once
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


def played(browser: Browser, gallery: Gallery, scenes: list[str]) -> dict[str, Smoothness]:
    """One page that goes from scene to scene, as a table does."""
    frames = opened(browser, gallery, is_still=False)
    frames.show(scenes[0])
    found: dict[str, Smoothness] = {}
    for scene in scenes[1:]:
        trace = traced(browser, frames.page, lambda scene=scene: watch(frames, scene))
        if (smoothness := trace.smoothness()) is not None:
            found[scene] = smoothness
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
    told = Table("game", "scenes", "frames/s, middle", "slowest", "busy, middle", "busiest", "at rest", "still")
    for game, one in found.items():
        seen = list(one.scenes.values()) or [Smoothness(0, 0)]
        rates, busy = [scene.rate for scene in seen], [scene.busy for scene in seen]
        frames = [f"{statistics.median(rates):.0f}", f"{min(rates):.0f}"]
        shares = [statistics.median(busy), max(busy), one.moving, one.still]
        told.add_row(game, str(len(one.scenes)), *frames, *[f"{share:.1%}" for share in shares])
    console = Console(width=120)
    console.print(told)
    for one in found.values() if every else ():
        for scene, smoothness in sorted(one.scenes.items(), key=lambda pair: pair[1]):
            console.print(f"{smoothness.rate:5.0f}  {smoothness.busy:6.1%}  {scene}", highlight=False)


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
