"""Whatever is refused, by HTTP or by socket, changes nothing: not in memory, not in the store."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from itertools import product
from random import Random
from typing import Any, get_args

from sqlalchemy import select

from meadhall.kernel.dump import dump
from meadhall.kernel.notation import hyphened
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.storage.schema import metadata
from meadhall.server.tables.table import Table
from meadhall.server.troubles import NotNow
from tests.server.halls import HOLMGANG_OF_TWO, RunningHall, Visitor, running

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
BOT = {"kind": "bot", "level": "random"}
QUIET = {"now": lambda: 1_800_000_000.0, "sweep_every": 3600.0, "bot_delay": 3600.0, "hint_tables": 10}
ROOMY = {"tables_at_once": 9999, "tables_open": 9999, "lobby_entries": 9999, "tables_of_bots": 9999}


def in_memory(hall: Hall) -> dict[str, Any]:
    return {name: remembered(table) for name, table in hall.live.items()}


def remembered(table: Table) -> dict[str, Any]:
    referee = table.referee
    return {
        "header": asdict(table.header),
        "chairs": [asdict(chair) for chair in table.seats],
        "clocks": None if table.clocks is None else (dict(table.clocks.left), dict(table.clocks.since)),
        "talk": list(table.talk),
        "eyes": {id(one): (one.person, one.seat) for one in table.audience.connections},
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
        here.hall.live[table].begun().history.barrier = "nothing-to-undo"
        before = await everything(here.hall)
        for seat, visitor in enumerate((ann, bo)):
            assert await visitor.trouble("POST", f"/api/tables/{table}/undo", seat=seat) == (409, "game-is-over")
            assert await everything(here.hall) == before


async def test_an_answer_that_fails_half_way_is_as_if_it_had_never_been_given(tmp_path, monkeypatch):
    """The referee has moved on already; so the table is read again from what is stored."""

    async def fail(self: Table, *_: Any) -> None:
        raise NotNow("not-begun")

    async with running(tmp_path, **QUIET) as here:
        ann, _, table = await here.table_of_two()
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        before = await everything(here.hall)
        answer = {"seat": 0, "question": state["news"]["question"], "move": "rest"}
        with monkeypatch.context() as patched:
            patched.setattr(Table, "commit", fail)
            assert await ann.trouble("POST", f"/api/tables/{table}/answers", **answer) == (409, "not-begun")
        assert await ann.get(f"/api/tables/{table}/state?seat=0") == state
        assert await everything(here.hall) == before


# All that can be asked, well and badly

TRIED = 12  # bodies for each route and table, and for each message and socket
ABSENT = object()
ANYTHING: list[Any] = [None, [], {}, "", -1, 2**40, "x" * 600, True, 1.5]


class Walk:
    """A hall with a table of every kind, and people who ask it for anything."""

    def __init__(self, here: RunningHall, dice: Random) -> None:
        self.here = here
        self.dice = dice
        self.people: list[Visitor] = []
        self.tables: list[str] = []
        self.tokens: list[str] = []
        self.writes = 0
        self.memory: dict[str, Any] = {}  # what the hall remembers, as it was looked at last
        self.refused: set[str] = set()
        self.taken: set[str] = set()

    async def set_up(self) -> None:
        self.people = [await self.here.visitor(name) for name in ("Ann", "Bo", "Cai")]
        ann, bo, self.over = await self.here.table_of_two()
        lives = [await one.sit(self.over) for one in (ann, bo)]
        await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        for live in lives:
            await live.close()
        self.people += [ann, Visitor(self.here.address)]
        self.count_writes(self.here.hall.store.write)

    async def set_tables(self) -> None:
        """Afresh: one that is open, one under way, one under way that is private; and one that is over."""
        ann, bo = self.people[:2]
        for old in list(self.here.hall.live.values()):
            self.here.hall.forget(old)
        self.tables, self.tokens = [], []
        for wish in (
            {"seats": [ME, OPEN, INVITED], "autostart": False},
            {"seats": [ME, OPEN], "clock": {"bank": 600, "gain": 5}},
            {"seats": [ME, ME, BOT], "watchable": False, "listed": False},
        ):
            made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, **wish})
            self.tables.append(made["table"]["id"])
            self.tokens += [made["token"], made["invite"]]
        for table in self.tables[:2]:
            await bo.post(f"/api/tables/{table}/join")
        self.tables.append(self.over)
        await ann.get(f"/api/tables/{self.over}")
        self.memory = in_memory(self.here.hall)

    def count_writes(self, write: Any) -> None:
        """Whatever reaches the store goes this way."""

        async def counted(*lines: Any) -> None:
            await write(*lines)
            self.writes += 1  # not before: what the store itself refuses, such as a name that is taken, is not written

        self.here.hall.store.write = counted  # type: ignore[method-assign]

    def values(self, name: str) -> list[Any]:
        """What may stand in this field: good, bad and impossible."""
        pools: dict[str, list[Any]] = {
            "level": ["random", "oracle"],
            "kind": ["open", "invited", "bot", "wolf"],
            "seat": [0, 1, 2, 3],
            "token": self.tokens,
            "invite": self.tokens,
            "question": list(range(6)),
            "version": list(range(6)),
            "step": [0, 5, 10_000],
            "move": ["rest", "pillage 1", "play-card 2", "play-card 9", "sing", 4, 99_999],
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
        return [*pools.get(name, [True]), ABSENT, self.dice.choice(ANYTHING)]

    def contents(self, shape: dict[str, Any]) -> list[dict[str, Any]]:
        """Bodies of this shape, or nearly: of all that its fields may hold, some."""
        names = [name for name in shape.get("properties", {}) if name not in ("type", "id")]
        pools = [self.values(name) for name in names]
        if len(names) <= 2:
            found = list(product(*pools))
        else:
            found = [tuple(self.dice.choice(pool) for pool in pools) for _ in range(TRIED)]
        chosen = self.dice.sample(found, min(TRIED, len(found)))
        bodies = [{name: value for name, value in zip(names, one) if value is not ABSENT} for one in chosen]
        return [*bodies, {"extra": 1}]

    async def try_route(self, method: str, path: str, shape: dict[str, Any]) -> None:
        for table in [*self.tables, "nowhere"] if "{table}" in path else [""]:
            for content in self.contents(shape):
                visitor = self.people[0] if self.dice.random() < 0.8 else self.dice.choice(self.people)
                address = path.replace("{table}", table).replace("{seat}", str(self.dice.choice([0, 1, 2, 16])))
                writes = self.writes
                told = await visitor.web.request(method, address, json=content)
                assert told.status_code != 500, f"{method} {address}: {told.text}"
                self.note(f"{method} {path}", told.status_code < 400, writes, content)

    async def try_message(self, kind: str, shape: dict[str, Any]) -> None:
        ann, bo, cai, dan = self.people[:4]
        for visitor, table in ((ann, 0), (ann, 1), (bo, 1), (ann, 2), (dan, 3), (cai, 1)):
            live = await visitor.sit(self.tables[table])
            self.memory = in_memory(self.here.hall)
            for content in self.contents(shape)[-8:]:
                writes = self.writes
                await live.socket.send(json.dumps({"type": kind, **content, "id": 5}))
                told = await live.until("done", "failed", "because", "foreseen", "hinted", "pong")
                self.note(kind, told["type"] != "failed", writes, content)
            await live.close()

    def note(self, what: str, is_taken: bool, writes: int, content: dict[str, Any]) -> None:
        (self.taken if is_taken else self.refused).add(what)
        before, self.memory = self.memory, in_memory(self.here.hall)
        if not is_taken:
            changed = difference(self.memory, before)
            assert (changed, self.writes) == ("", writes), f"{what} {content} was refused"


async def test_whatever_is_asked_is_taken_or_changes_nothing(tmp_path):
    """Every route and message there is, in bodies good and bad, at tables of every kind."""
    dice = Random(3)
    async with running(tmp_path, **QUIET, **ROOMY) as here:
        walk = Walk(here, dice)
        await walk.set_up()
        description = await walk.people[0].get("/openapi.json")
        shapes = description["components"]["schemas"]
        routes = [
            (method.upper(), path, shapes[body_of(about)] if body_of(about) else {})
            for path, methods in description["paths"].items()
            for method, about in methods.items()
            if method not in ("get", "head") and path not in LEFT_OUT
        ]
        kinds = [kind for kind in get_args(wire.FromClient) if kind is not wire.Hello]
        asked = [*routes, *[("", hyphened(kind.__name__), shapes[kind.__name__]) for kind in kinds]]
        for method, path, shape in asked:
            await walk.set_tables()
            if method:
                await walk.try_route(method, path, shape)
            else:
                await walk.try_message(path, shape)
        names = {f"{method} {path}" if method else path for method, path, _ in asked}
        assert walk.refused >= names - NEVER_REFUSED
        assert len(walk.taken) > len(names) / 3


LEFT_OUT = {"/api/sessions", "/api/me/farewell"}  # whoever logs out, or is gone, asks nothing more
NEVER_REFUSED = {"ping", "POST /api/me/feed", "DELETE /api/me/feed", "DELETE /api/me/mail"}


def body_of(about: dict[str, Any]) -> str | None:
    """The name of the struct a route asks for."""
    content = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    return content["schema"]["$ref"].rsplit("/", 1)[-1] if content else None


def difference(one: Any, two: Any, where: str = "") -> str:
    """Where two pictures of the hall differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        names = {*one} & {*two} if where.endswith("eyes") else {*one, *two}  # whoever looks may go at any time
        for name in sorted(names, key=str):
            found = difference(one.get(name), two.get(name), f"{where} {name}")
            if found:
                return found
        return ""
    return "" if one == two else f"{where}: {one} was {two}"
