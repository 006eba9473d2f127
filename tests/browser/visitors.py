"""What the tests do in a browser, whatever the game and however its board is drawn."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CHOICES = ".moment .choices button"
PATIENCE = 15_000  # ms

expect.set_options(timeout=PATIENCE)


class HallProcess:
    """A hall with its own database; it can be killed and opened again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process = self.opened()

    def opened(self) -> subprocess.Popen[bytes]:
        log = (self.folder / "hall.log").open("ab")
        options = ["--bot-delay", "0", "--bot-workers", "1", "--database", str(self.folder / "hall.db")]
        process = subprocess.Popen(
            [sys.executable, "-m", "meadhall.cli", "serve", "--port", str(self.port), *options],
            cwd=self.folder,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        for _ in range(300):
            try:
                urllib.request.urlopen(self.address + "api/health", timeout=1).close()
                return process
            except OSError:
                assert process.poll() is None, (self.folder / "hall.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the hall does not open: " + (self.folder / "hall.log").read_text())

    def kill(self) -> None:
        """The power fails."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def open_again(self) -> None:
        self.process = self.opened()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


class Visitor:
    """Somebody with a browser of their own. By default nothing moves, so that tests are quick."""

    def __init__(self, browser: Browser, hall: HallProcess, name: str | None, motion: bool = False, **how: Any) -> None:
        how.setdefault("viewport", {"width": 1280, "height": 800})
        how.setdefault("locale", "en-GB")
        self.hall = hall
        self.context = browser.new_context(reduced_motion="no-preference" if motion else "reduce", **how)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.is_hall_down = False  # then the browser may say that nobody answers
        self.page.goto(hall.address)
        if name is not None:
            self.page.get_by_label("Your name").fill(name)
            self.page.get_by_role("button", name="Come in").click()
            expect(self.page.locator("a.me")).to_contain_text(name)

    def hear(self, message: ConsoleMessage) -> None:
        nobody_answers = self.is_hall_down and "ERR_CONNECTION_REFUSED" in message.text
        if message.type in ("error", "warning") and not nobody_answers:
            self.complaints.append(f"{message.type}: {message.text}")

    # By the hall's own routes, where the way there is not what is tested

    def ask(self, method: str, path: str, body: object = None) -> Any:
        asked = """async ([method, path, body]) => {
            const answer = await fetch(path, {method, headers: {"Content-Type": "application/json"},
                                              body: body === null ? undefined : JSON.stringify(body)});
            if (!answer.ok) throw new Error(path + ": " + await answer.text());
            return answer.json();
        }"""
        return self.page.evaluate(asked, [method, path, body])

    def new_table(self, game: str, *kinds: str, **wishes: Any) -> str:
        seats = [{"kind": kind} if ":" not in kind else dict(zip(("kind", "level"), kind.split(":"))) for kind in kinds]
        made = self.ask("POST", "api/tables", {"game": game, "seats": seats, **wishes})
        return str(made["table"]["id"])

    def join(self, table: str, seat: int) -> None:
        self.ask("POST", f"api/tables/{table}/join", {"seat": seat})

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

    def choose(self, rng: Random) -> None:
        """One of the choices in the list; None is left over while the answer travels."""
        choices = self.page.locator(CHOICES)
        choices.nth(rng.randrange(choices.count())).click()

    def story(self) -> list[str]:
        return self.page.locator(".story .event").all_inner_texts()

    def serious(self, only: str | None = None) -> list[str]:
        """What axe-core finds serious on this page, and where; by all its rules, or by one."""
        if self.page.evaluate("typeof axe") == "undefined":
            self.page.evaluate(AXE.read_text())
        if only is not None:
            return self.found("document", {"runOnly": [only]})
        # A number on a drawn piece is part of the picture, not its label.
        named = "label-content-name-mismatch"
        on_the_board = self.found("document", {"rules": {named: {"enabled": False}}})
        return on_the_board + self.found("{exclude: ['.board', '.own']}", {"runOnly": [named]})

    def found(self, where: str, how: dict[str, Any]) -> list[str]:
        found = self.page.evaluate(f"how => axe.run({where}, {{resultTypes: ['violations'], ...how}})", how)
        return [
            f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
        ]


def play_on(
    visitors: list[Visitor], rng: Random, until: Callable[[int], bool] | None = None, seconds: float = 90
) -> int:
    """Everybody answers whatever they are asked, until the game is over or `until` says so; how many answers."""
    answers = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        asked = [visitor for visitor in visitors if visitor.is_asked()]
        for visitor in asked:
            visitor.choose(rng)
            answers += 1
            if until is not None and until(answers):
                return answers
        if not asked:
            if any(visitor.is_over() for visitor in visitors):
                return answers
            visitors[0].page.wait_for_timeout(15)
    raise AssertionError(f"not over after {answers} answers and {seconds} seconds")
