"""Programs of the host sit at tables of the hall: those that play, and those that break."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from meadhall.agents.programs import program as talk
from meadhall.agents.programs.troubles import NotStarted
from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble
from meadhall.server.web.serve import named_programs
from tests.programs import broken_bot
from tests.server.halls import RunningHall, running

BOTS = Path(__file__).parents[2] / "examples/bots"
SKIPPER = str(BOTS / "skipper.pl")
GAMES = ["blood-rage", "clash-of-rage", "raids", "yggdrasil"]


async def watch(here: RunningHall, game: str, *levels: str) -> list[dict[str, int]]:
    """A game between bots, to its end."""
    ann = await here.visitor("Ann")
    seats = [{"kind": "bot", "level": level} for level in levels]
    table = (await ann.post("/api/tables", game=game, seats=seats))["table"]["id"]
    live = await ann.sit(table)
    await live.knows(lambda one: one.last["result"] is not None, "the end of the bots' game")
    rows = await here.hall.store.entries_of(table)
    assert {row["seat"] for row in rows} >= set(range(len(levels)))
    return list(live.last["result"])


@pytest.mark.parametrize("game", [pytest.param(game, marks=[] if game == "raids" else pytest.mark.soak) for game in GAMES])
async def test_a_program_in_another_language_plays_a_whole_game_against_greedy(tmp_path, caplog, game):
    async with running(tmp_path, programs={"skipper": SKIPPER}) as here:
        few = shelf.find(game).seats[0]
        result = await watch(here, game, "skipper", *["greedy"] * max(1, few - 1))
    assert len(result) >= 2
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
