"""Programs of the host sit at tables of the hall: those that play, and those that break."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from meadhall.agents.programs import program as talk
from meadhall.agents.programs.troubles import Silent
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import Trouble
from meadhall.server.thinking.bots import Bots, imagined
from meadhall.server.web.serve import named_programs
from tests.programs import broken_bot
from tests.server.halls import RunningHall, running
from tests.tables import seated
from tests.waiting import PATIENCE

BOTS = Path(__file__).parents[2] / "examples/bots"
SKIPPER = str(BOTS / "skipper.pl")
HOLMGANG = shelf.find("holmgang")
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


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "raids" else pytest.mark.soak) for game in GAMES]
)
async def test_a_program_in_another_language_plays_a_whole_game_against_greedy(tmp_path, caplog, game):
    async with running(tmp_path, programs={"skipper": SKIPPER}, other_seconds=PATIENCE) as here:
        few = shelf.find(game).seats[0]
        result = await watch(here, game, "skipper", *["greedy"] * max(1, few - 1))
    assert len(result) >= 2
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_program_that_breaks_is_replaced_by_a_level_for_that_move_and_the_log_says_why(tmp_path, caplog):
    """How else one can break, and what is said of it: tests/agents/test_programs.py."""
    state = seated(HOLMGANG, 2)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    offered = [move.number for move in core.options(state, seat)]
    programs = {
        "dying": broken_bot(tmp_path, "os._exit(3)"),
        "dancing": broken_bot(tmp_path, "print('move dance', flush=True)"),
    }
    bots = Bots(workers=1, others=PATIENCE, programs=programs)
    try:
        for level in programs:
            assert await bots.choose(level, HOLMGANG, imagined(HOLMGANG, state, seat), seat) in offered
    finally:
        bots.stop()
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert told == [
        f"the bot dying failed at holmgang; greedy instead. The program “{programs['dying']}” has ended by itself"
        " (exit code 3).",
        f"the bot dancing failed at holmgang; greedy instead. The program “{programs['dancing']}” answered “dance” in"
        f" holmgang, which is none of the {len(offered)} moves it was offered.",
    ]


async def test_only_the_host_can_name_a_program(tmp_path):
    async with running(tmp_path, programs={"skipper": SKIPPER}) as here:
        ann = await here.visitor("Ann")
        for level in (f"program:{SKIPPER}", SKIPPER, "program:skipper"):
            seats = [{"kind": "me"}, {"kind": "bot", "level": level[-40:]}]
            assert await ann.trouble("POST", "/api/tables", game="holmgang", seats=seats) == (422, "unknown-agent")
        assert "skipper" in (await ann.get("/api/games"))["levels"]


async def test_a_program_is_offered_for_the_games_it_plays(tmp_path):
    hello = 'print("name Test", "plays raids", "ready", sep="\\n", flush=True)'
    program = broken_bot(tmp_path, "pass", hello)
    async with running(tmp_path, programs={"sailor": program}) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "sailor"}]
        assert await ann.trouble("POST", "/api/tables", game="holmgang", seats=seats) == (422, "level-plays-not")
        await ann.post("/api/tables", game="raids", seats=seats, autostart=False)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        (["skipper"], "bot-name"),
        ([f"skipper={SKIPPER}", f"skipper={SKIPPER}"], "bot-name"),
        ([f"greedy={SKIPPER}"], "program-name"),
        ([f"../skipper={SKIPPER}"], "program-name"),
        (["skipper=/nowhere/skipper.pl"], "program-not-found"),
        ([f"skipper={sys.executable} -c pass"], "program-ended"),
        ([f"skipper={SKIPPER} @depth=3"], "program-no-option"),
    ],
)
def test_a_slip_is_told_before_the_hall_opens(typed, message):
    with pytest.raises(Trouble) as told:
        named_programs(typed)
    assert told.value.message == message
    assert str(told.value)


async def test_a_program_that_says_nothing_does_not_let_the_hall_open(tmp_path, monkeypatch):
    monkeypatch.setattr(talk, "START_WITHIN", 0.2)
    with pytest.raises(Silent, match="does not answer"):
        named_programs([f"mute={broken_bot(tmp_path, 'pass', 'pass')}"])
