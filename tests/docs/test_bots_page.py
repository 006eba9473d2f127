"""docs/bots.md: the conversation it shows is held, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.agents.agent import Heard, seen_from
from meadhall.agents.programs import pipe, program
from meadhall.agents.programs.agent import program_agent
from meadhall.agents.programs.pipe import Pipe
from meadhall.kernel.dice import Dice
from meadhall.server.settings import Settings
from meadhall.server.web.app import make_app

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
QUESTIONS = 2


def shown() -> list[str]:
    """The lines of the conversation: `→` to the program, `←` from it."""
    return [line for line in PAGE.splitlines() if line.startswith(("→ ", "← "))]


def held(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The first questions of a game of Holmgang between the bot in Perl and somebody who takes what comes first."""
    said: list[str] = []
    send, line = Pipe.send, Pipe.line

    def sent(self: Pipe, text: str, seconds: float) -> None:
        said.extend("→ " + one for one in text.split("\n"))
        send(self, text, seconds)

    def heard(self: Pipe, seconds: float) -> str:
        answer = line(self, seconds)
        said.append("← " + answer)
        return answer

    monkeypatch.setattr(Pipe, "send", sent)
    monkeypatch.setattr(Pipe, "line", heard)
    agent = program_agent(f"program:{ROOT / 'examples/bots/skipper.pl'} @milliseconds=30000")
    game, asked = meadhall.new("holmgang", seats=2, seed=1, first=0), 0
    while asked < QUESTIONS:
        seat = game.waiting[0]
        told = Heard("page", game.choices, game.events(seat))
        seen = seen_from(game.rules, game.state, seat, Dice(1), told)
        game.play(seat, agent.choose(seen, Dice(1)) if seat == 0 else seen.options[0])
        asked += seat == 0
    assert agent.program is not None
    agent.program.quit()
    return said


def test_the_conversation_is_held_as_it_is_shown(monkeypatch):
    assert held(monkeypatch) == shown()


def test_its_limits_are_those_in_force():
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| (\d+)", PAGE, re.M))
    limits = {**vars(pipe), **vars(program)}
    assert len(told) >= 5
    assert {name: int(limits[name]) for name in told} == {name: int(number) for name, number in told.items()}


def test_every_route_it_names_is_there():
    named = set(re.findall(r"^\| `(GET|POST|DELETE|PUT) (/api[^`?]+)", PAGE, re.M))
    paths = make_app(Settings(database="sqlite:///:memory:")).openapi()["paths"]
    there = {(method.upper(), re.sub(r"\{\w+\}", "{}", path)) for path, methods in paths.items() for method in methods}
    assert len(named) > 8
    assert {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in named} <= there
    own = {(method, path) for method, path in there if path.startswith(("/api/bot", "/api/me/bot", "/api/me/tokens"))}
    assert own <= {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in named}


def test_every_file_it_names_is_there():
    named = set(re.findall(r"`(examples/bots/[\w.]+)`", PAGE))
    assert named == {f"examples/bots/{path.name}" for path in (ROOT / "examples/bots").iterdir() if path.is_file()}
