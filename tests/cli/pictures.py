"""Takes the pictures of the terminal in docs/pictures: `python -m tests.cli.pictures`.

With the name of another folder, those of all games at both sizes are put there.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

import meadhall
from meadhall.agents.agent import seen_from
from meadhall.cli.bots import HUMAN, Bots, Here
from meadhall.cli.full.app import FullScreen
from meadhall.cli.sitting import Sitting
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from tests.browser.chromium import chromium

PICTURES = Path(__file__).parents[2] / "docs/pictures"
SIZES = {"narrow": (80, 24), "wide": (140, 45)}
ANSWERS = {"blood-rage": 118, "yggdrasil": 60, "clash-of-rage": 300, "raids": 34, "holmgang": 6}
KEPT = [("yggdrasil", "wide"), ("blood-rage", "narrow")]


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    wanted = KEPT if folder == PICTURES else [(name, size) for name in shelf.names() for size in SIZES]
    shots = {f"terminal-{name}-{size}.jpg": asyncio.run(drawn(name, SIZES[size])) for name, size in wanted}
    with chromium() as browser:
        for name, svg in shots.items():
            take(browser, svg, folder / name)


async def drawn(name: str, size: tuple[int, int]) -> str:
    """A table in the middle of a game, as SVG."""
    seats = min(4, max(shelf.find(name).seats))
    game = meadhall.new(name, seats=seats, seed=7)
    bots, dice = Bots(["greedy"] * seats, 5), Dice(3)
    while len(game.steps) < ANSWERS[name] or 0 not in game.waiting:
        seat = game.waiting[0]
        game.play(seat, bots.choose(seen_from(game.rules, game.state, seat, dice)))
    with tempfile.TemporaryDirectory() as folder:
        sitting = Sitting(game, [HUMAN, *["greedy"] * (seats - 1)], Path(folder) / "picture.game", "en")
        app = FullScreen(sitting, Here(sitting.bots))
        async with app.run_test(size=size) as pilot:
            while app.asked is None:
                await pilot.pause()
            await pilot.press("1")
            await pilot.pause()
            return app.export_screenshot()


def take(browser: Browser, svg: str, path: Path) -> None:
    page = browser.new_page(viewport={"width": 1400, "height": 930})
    page.set_content(f"<body style='margin:0; background:#222'>{svg}</body>")
    page.locator("svg").screenshot(path=str(path), type="jpeg", quality=80)
    page.close()


if __name__ == "__main__":
    main()
