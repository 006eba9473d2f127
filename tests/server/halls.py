"""A real hall on a real port, in the test's own loop, and people who visit it."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from meadhall.kernel.changes import applied
from meadhall.server.hall import Hall
from meadhall.server.settings import NO_LIMIT, Settings
from meadhall.server.web.app import make_app
from meadhall.server.web.protocols import GuardedConfig
from tests.server.fresh import lay_out
from tests.waiting import PATIENCE, NeverHappened, until

LONG = 600.0  # seconds that no test waits for
HOLMGANG_OF_TWO = {"game": "holmgang", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}

inside: defaultdict[str, AsyncExitStack] = defaultdict(AsyncExitStack)  # by a hall's address: how whoever came leaves


async def everybody_leaves(address: str) -> None:
    """Every browser and socket that was opened at this hall is closed: before the hall itself, and with its loop."""
    await inside.pop(address, AsyncExitStack()).aclose()


class RunningHall:
    def __init__(self, hall: Hall, port: int) -> None:
        self.hall = hall
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    async def visitor(self, name: str) -> Visitor:
        visitor = Visitor(self.address)
        await visitor.post("/api/guests", name=name)
        return visitor

    async def table_of_two(self, **wishes: Any) -> tuple[Visitor, Visitor, str]:
        """Ann and Bo at a table of Holmgang, Ann to begin."""
        ann, bo = await self.visitor("Ann"), await self.visitor("Bo")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, **wishes})
        table = made["table"]["id"]
        await bo.post(f"/api/tables/{table}/join", invite=made["invite"])
        return ann, bo, table


NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # made once: certificates take long to read, and nobody asks for them


class Visitor:
    """Somebody with a browser's cookies."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.web = httpx2.AsyncClient(base_url=self.address, timeout=PATIENCE, verify=NO_TLS)
        inside[self.address].push_async_callback(self.web.aclose)

    async def ask(self, method: str, path: str, **content: Any) -> httpx2.Response:
        return await self.web.request(method, path, json=content if method != "GET" else None)

    async def post(self, path: str, **content: Any) -> Any:
        answer = await self.web.post(path, json=content)
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.web.get(path)
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def trouble(self, method: str, path: str, **content: Any) -> tuple[int, str]:
        """The status and message of something that must fail."""
        answer = await self.ask(method, path, **content)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["message"]

    async def sit(self, table: str, **hello: Any) -> Live:
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        live = Live(await connect(self.address, table, {"Cookie": cookie}))
        await live.send("hello", **hello)
        live.welcome = await live.until("welcome")
        live.seat = live.welcome["seat"]
        return live


async def connect(address: str, table: str, headers: dict[str, str] | None = None) -> ClientConnection:
    """A socket that takes in whatever is sent, also while nobody listens, and never gives the hall up as dead."""
    url = address.replace("http://", "ws://").rstrip("/") + f"/api/tables/{table}/socket"
    opened = await websockets.connect(
        url,
        additional_headers=headers or {},
        compression=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=PATIENCE,
    )
    inside[address.rstrip("/")].push_async_callback(opened.close)
    return opened


def without_change(event: dict[str, Any]) -> dict[str, Any]:
    return {**event, "change": []}


def followed(view: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    for event in events:
        view = applied(view, event["change"])
    return view


class Live:
    """One open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # every message, as it came
        self.welcome: dict[str, Any] = {}
        self.seat: int | None = None
        self.last: dict[str, Any] = {}  # the last news
        self.events: list[dict[str, Any]] = []  # the story so far
        self.view: dict[str, Any] = {}  # as it was shown, and changed since

    async def send(self, kind: str, **content: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **content}))

    async def hear(self, waiting_for: str = "anything") -> dict[str, Any]:
        try:
            async with asyncio.timeout(PATIENCE):
                text = str(await self.socket.recv())
        except TimeoutError:
            raise NeverHappened(f"seat {self.seat} heard nothing: {waiting_for}; before it {self.heard[-3:]}") from None
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        news = message["news"] if message["type"] == "welcome" else message
        if message["type"] in ("welcome", "news") and news is not None:
            self.last = news
            self.events = [*self.events[: news["first"]], *map(without_change, news["events"])]
            self.view = news["view"] or followed(self.view, news["events"])
        return message

    async def until(self, *kinds: str, where: Callable[[dict[str, Any]], bool] | None = None) -> dict[str, Any]:
        """The next message of one of these kinds, and of which that is true."""
        while True:
            message = await self.hear(" or ".join(kinds))
            if message["type"] in kinds and (where is None or where(message)):
                return message

    async def knows(self, condition: Callable[[Live], bool], what: str) -> None:
        """Listens until what it has heard makes this true."""
        while not condition(self):
            await self.hear(what)

    async def asked(self) -> dict[str, Any]:
        """The news that asks this seat something, or tells the end."""
        while self.last.get("question") is None and self.last.get("result") is None:
            await self.hear("a question or the end")
        return self.last

    async def answer(self, move: int | str | None = None) -> dict[str, Any]:
        """Answer what is asked; the `done` or `failed` that comes back."""
        news = await self.asked()
        chosen = news["choices"][0]["number"] if move is None else move
        await self.send("answer", question=news["question"], move=chosen, id=77)
        self.last = {}
        return await self.until("done", "failed")

    async def play(self, dice: Random) -> dict[str, Any]:
        """Random answers to the end."""
        while (await self.asked())["result"] is None:
            await self.answer(dice.choice(self.last["choices"])["number"])
        return self.last

    async def close(self) -> None:
        await self.socket.close()


@asynccontextmanager
async def running(folder: Path, **wishes: Any) -> AsyncIterator[RunningHall]:
    if "database" not in wishes:
        wishes["database"] = f"sqlite:///{lay_out(folder)}"
    settings = Settings(
        **{
            "bot_delay": 0.0,
            "undo_window": 0.0,
            "bot_workers": 1,
            "requests": NO_LIMIT,
            "addresses": NO_LIMIT,
            "newcomers": NO_LIMIT,
            "letters": NO_LIMIT,
            "messages": NO_LIMIT,
            "passwords": NO_LIMIT,
            "head_within": LONG,
            "body_within": LONG,
            "idle_for": LONG,
            "read_within": LONG,
            **wishes,
        }
    )
    app = make_app(settings)
    config = GuardedConfig(
        app,
        settings,
        log_config=None,
        ws_ping_interval=None,  # the clock of a ping runs on while a busy machine lets nobody answer
        timeout_graceful_shutdown=int(PATIENCE),
    )
    server = uvicorn.Server(config)
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # so that asyncio sends small messages at once
    listening.bind(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listening]))
    here = RunningHall(app.state.hall, listening.getsockname()[1])
    inside.pop(here.address, None)  # of a hall that had this port before, in a loop that is closed
    try:
        await until(lambda: server.started or serving.done(), "the hall is open")
        assert server.started, "the hall did not open: its log says why"
        yield here
    finally:
        await everybody_leaves(here.address)
        server.should_exit = True
        await serving
        listening.close()
