"""Whatever is refused, by HTTP or by socket, changes nothing: not in memory, not in the store."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from random import Random
from typing import Any, get_args

import pytest
from sqlalchemy import select

from meadhall.kernel.dump import dump
from meadhall.kernel.notation import hyphened
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.playing import Playing
from meadhall.server.rows import metadata
from meadhall.server.table import LiveTable
from meadhall.server.troubles import NotNow
from tests.server.halls import HOLMGANG_OF_TWO, Live, RunningHall, Visitor, running

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
BOT = {"kind": "bot", "level": "random"}
QUIET = {"now": lambda: 1_800_000_000.0, "sweep_every": 3600.0, "bot_delay": 3600.0}


def in_memory(hall: Hall) -> dict[str, Any]:
    return {name: remembered(table) for name, table in hall.live.items()}


def remembered(table: LiveTable) -> dict[str, Any]:
    referee = table.referee
    return {
        "header": asdict(table.header),
        "chairs": [asdict(chair) for chair in table.chairs],
        "clocks": None if table.clocks is None else (dict(table.clocks.left), dict(table.clocks.since)),
        "talk": list(table.talk),
        "eyes": sorted((str(one.person), str(one.seat)) for one in table.connections),
        "game": None
        if referee is None
        else (dump(referee.state), list(referee.told), dict(referee.asked), list(referee.played), referee.count),
    }


async def in_store(hall: Hall) -> dict[str, Any]:
    return {table.name: sorted(map(repr, await hall.store.rows(select(table)))) for table in metadata.sorted_tables}


async def everything(hall: Hall) -> tuple[dict[str, Any], dict[str, Any]]:
    return in_memory(hall), await in_store(hall)


async def test_a_bot_that_does_not_exist_unseats_nobody(tmp_path):
    async with running(tmp_path, **QUIET) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [ME, OPEN], "autostart": False})
        table = f"/api/tables/{made['table']['id']}"
        await bo.post(f"{table}/join")
        before = await everything(here.hall)
        for level in ("oracle", None):
            refused = await ann.trouble("PUT", f"{table}/seats/1", kind="bot", level=level)
            assert refused in ((422, "unknown-agent"), (422, "level-missing"))
            assert await everything(here.hall) == before
        begun = await ann.post(f"{table}/start")
        assert [seat["kind"] for seat in begun["seats"]] == ["person", "person"]


async def test_what_is_taken_back_after_the_end_is_refused(tmp_path):
    """The last answer of a game stands, even where nothing was shown by it."""
    async with running(tmp_path, **QUIET) as here:
        ann, bo, table = await here.table_of_two(game="holmgang")
        lives = [await ann.sit(table), await bo.sit(table)]
        await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        here.hall.live[table].begun().barrier = "nothing-to-undo"
        before = await everything(here.hall)
        for seat, visitor in enumerate((ann, bo)):
            assert await visitor.trouble("POST", f"/api/tables/{table}/undo", seat=seat) == (409, "game-is-over")
            assert await everything(here.hall) == before


async def test_an_answer_that_fails_half_way_is_as_if_it_had_never_been_given(tmp_path, monkeypatch):
    """The referee has moved on already; so the table is read again from what is stored."""

    async def fail(self: Playing, *_: Any) -> None:
        raise NotNow("not-begun")

    async with running(tmp_path, **QUIET) as here:
        ann, _, table = await here.table_of_two()
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        before = await everything(here.hall)
        answer = {"seat": 0, "question": state["news"]["question"], "move": "rest"}
        with monkeypatch.context() as patched:
            patched.setattr(Playing, "_go_on", fail)
            assert await ann.trouble("POST", f"/api/tables/{table}/answers", **answer) == (409, "not-begun")
        assert await ann.get(f"/api/tables/{table}/state?seat=0") == state
        assert await everything(here.hall) == before


# A long walk through all that can be asked, well and badly


class Walk:
    """A hall with a table of every kind, and people who ask it for anything."""

    def __init__(self, here: RunningHall, dice: Random) -> None:
        self.here = here
        self.dice = dice
        self.people: list[Visitor] = []
        self.tables: list[str] = []
        self.tokens: list[str] = []
        self.lives: list[Live] = []
        self.refused: set[str] = set()
        self.taken: set[str] = set()

    async def set_up(self) -> None:
        ann, bo, cai = [await self.here.visitor(name) for name in ("Ann", "Bo", "Cai")]
        self.people = [ann, bo, cai, Visitor(self.here.address)]
        for wish in (
            {"seats": [ME, OPEN, INVITED], "autostart": False},
            {"seats": [ME, OPEN], "clock": {"bank": 600, "gain": 5}},
            {"seats": [ME, ME, BOT], "watchable": False, "listed": False},
        ):
            made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, **wish})
            self.tables.append(made["table"]["id"])
            self.tokens += [made["token"], made["invite"]]
        await bo.post(f"/api/tables/{self.tables[1]}/join")
        over = await self.here.table_of_two()
        lives = [await one.sit(over[2]) for one in over[:2]]
        await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        self.tables.append(over[2])
        self.people.append(over[0])
        for visitor, table in ((ann, 0), (ann, 1), (bo, 1), (ann, 2), (over[0], 3), (cai, 1)):
            self.lives.append(await visitor.sit(self.tables[table]))

    def value(self, name: str, shape: dict[str, Any]) -> Any:
        """Something for this field: often what it wants, sometimes anything at all."""
        pools: dict[str, list[Any]] = {
            "level": ["random", "greedy", "oracle"],
            "kind": ["open", "invited", "bot", "wolf"],
            "seat": [0, 1, 2, 3],
            "token": self.tokens,
            "invite": self.tokens,
            "question": list(range(12)),
            "version": list(range(12)),
            "step": [0, 1, 5, 10_000],
            "move": ["rest", "pillage 1", "play-card 2", "play-card 9", "sing", 0, 4, 99_999],
            "name": ["Ann", " ", "\u0000"],
            "account": ["ann", "bo"],
            "password": ["correct horse battery", "wrong horse battery"],
            "game": ["holmgang", "chess"],
            "seats": [[ME, BOT], [ME], [ME, {"kind": "bot", "level": "oracle"}], [BOT, BOT]],
            "options": [{}, {"first": 0}, {"first": 77}, {"moon": 1}],
            "mode": ["live", "correspondence", "dead"],
            "clock": [None, {"bank": 60}, {"bank": 1}],
            "text": ["hello", "\t"],
            "auto": [True, False],
        }
        anything: list[Any] = [None, [], {}, "", -1, 2**40, "x" * 600, True, 1.5]
        return self.dice.choice(pools[name] if name in pools and self.dice.random() < 0.9 else anything)

    def content(self, shape: dict[str, Any]) -> dict[str, Any]:
        """A body or a message of this shape, or nearly."""
        needed = shape.get("required", [])
        names = [name for name in shape.get("properties", {}) if name != "type"]
        chosen = [name for name in names if self.dice.random() < (0.95 if name in needed else 0.4)]
        content = {name: self.value(name, shape) for name in chosen}
        if self.dice.random() < 0.04:
            content["extra"] = 1
        return content

    async def try_route(self, method: str, path: str, shape: dict[str, Any]) -> None:
        visitor = self.dice.choice(self.people)
        for name, values in (
            ("{table}", [*self.tables, "nowhere"]),
            ("{seat}", [0, 1, 2, 3, 16]),
            ("{game}", ["holmgang"]),
        ):
            path = path.replace(name, str(self.dice.choice(values)))
        before = await everything(self.here.hall)
        told = await visitor.web.request(method, path, json=self.content(shape))
        assert told.status_code != 500, f"{method} {path}: {told.text}"
        await self.note(f"{method} {path}", told.status_code < 400, before)

    async def try_message(self, kind: str, shape: dict[str, Any]) -> None:
        live = self.dice.choice(self.lives)
        before = await everything(self.here.hall)
        await live.socket.send(json.dumps({"type": kind, **self.content(shape), "id": 5}))
        told = await live.until("done", "failed", "because", "foreseen", "pong")
        await self.note(kind, told["type"] != "failed", before)

    async def note(self, what: str, is_taken: bool, before: Any) -> None:
        (self.taken if is_taken else self.refused).add(what)
        if not is_taken:
            assert await everything(self.here.hall) == before, f"{what} was refused and changed something"


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_is_asked_is_taken_or_changes_nothing(seed, tmp_path):
    dice = Random(seed)
    async with running(tmp_path, **QUIET) as here:
        walk = Walk(here, dice)
        await walk.set_up()
        described = (await walk.people[0].get("/openapi.json"))["paths"]
        shapes = (await walk.people[0].get("/openapi.json"))["components"]["schemas"]
        routes = [
            (method.upper(), path, shapes[body_of(about)] if body_of(about) else {})
            for path, methods in described.items()
            for method, about in methods.items()
            if method not in ("get", "head")
        ]
        kinds = [kind for kind in get_args(wire.FromClient) if kind is not wire.Hello]
        messages = [(hyphened(kind.__name__), shapes[kind.__name__]) for kind in kinds]
        for _ in range(8):
            for method, path, shape in dice.sample(routes, len(routes)):
                if path != "/api/sessions":  # whoever logs out asks nothing more
                    await walk.try_route(method, path, shape)
            for kind, shape in dice.sample(messages, len(messages)):
                await walk.try_message(kind, shape)
        tried = {what.split("/")[-1] for what in walk.refused | walk.taken}
        assert {path.split("/")[-1] for _, path, _ in routes if not path.endswith(("{seat}", "sessions"))} <= tried
        assert len(walk.refused) > 30 and len(walk.taken) > 10


def body_of(about: dict[str, Any]) -> str | None:
    """The name of the struct a route asks for."""
    content = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    return content["schema"]["$ref"].rsplit("/", 1)[-1] if content else None
