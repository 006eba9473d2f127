"""Players on sockets: they answer at random, come back after every break, and keep account of what they were told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final

import httpx2
import websockets
from bench.chaos.history import Account, Answer, Telling
from bench.chaos.truth import as_text
from websockets.asyncio.client import ClientConnection

SILENCE: Final = 6.0  # seconds without a word, after which a player looks for another line
HOPE: Final = 180.0  # seconds
UNSURE: Final = ("cannot-store", "table-moved-on", "something-broke")  # it may be stored all the same
BROKEN: Final = (OSError, TimeoutError, websockets.WebSocketException, httpx2.HTTPError)
GAMES: Final = ("blood-rage", "raids", "clash-of-rage", "yggdrasil")
CLOCK: Final = {"bank": 7200}


class Run:
    """What all players share: the way to the halls, the time, and whether it is over."""

    def __init__(self, ports: Callable[[], list[int]], dice: Random, pace: float) -> None:
        self.ports, self.dice, self.pace = ports, dice, pace
        self.begun = monotonic()
        self.jumped = 0.0  # seconds that the clock that counts was put forward or back
        self.is_over = asyncio.Event()
        self.accounts: list[Account] = []
        self.confirmed = 0
        self.ends = 0  # of games, each told to one player

    def now(self) -> float:
        return round(monotonic() - self.begun, 3)

    def port(self) -> int:
        return self.dice.choice(self.ports())

    async def has_confirmed(self, answers: float) -> None:
        """Waits for so many, if there is any hope of them."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HOPE):
                while self.confirmed < answers:
                    await asyncio.sleep(0.1)

    async def pause(self, longest: float) -> None:
        await asyncio.sleep(self.dice.random() * longest)


class Player:
    def __init__(self, run: Run, name: str) -> None:
        self.run, self.name = run, name
        self.cookie = ""

    async def ask(self, method: str, path: str, **content: Any) -> Any:
        """Any hall will do; again and again until one has said something."""
        while True:
            with suppress(*BROKEN):
                async with httpx2.AsyncClient(timeout=SILENCE) as web:
                    address = f"http://127.0.0.1:{self.run.port()}{path}"
                    answer = await web.request(method, address, json=content, headers={"Cookie": self.cookie})
                if answer.status_code < 300:
                    self.cookie = answer.headers.get("set-cookie", self.cookie).split(";")[0]
                    return answer.json()
                if answer.status_code < 500:
                    raise Refused(answer.text)
            await self.run.pause(0.4)

    async def connect(self, table: str) -> ClientConnection:
        return await websockets.connect(
            f"ws://127.0.0.1:{self.run.port()}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=SILENCE,
            close_timeout=1,
        )

    async def play(self, account: Account) -> None:
        """To the end of the game, or of the run."""
        seat = Seat(self, account)
        while not self.run.is_over.is_set() and not seat.is_over:
            with suppress(*BROKEN):
                await seat.visit()
            seat.owes_maybe = True
            await self.run.pause(0.3)

    async def finish(self, account: Account) -> None:
        """All of it once more, from the beginning."""
        seat = Seat(self, account)
        while not account.is_finished:
            with suppress(*BROKEN):
                await seat.look_once_more()
            await self.run.pause(0.5)


class Refused(Exception):
    """A hall understood, and said no."""


class Seat:
    """One seat at one table, through all its sockets."""

    def __init__(self, player: Player, account: Account) -> None:
        self.player, self.account, self.run = player, account, player.run
        self.known = 0  # events
        self.version = 0
        self.owes_maybe = True  # from the moment in which the table was asked for
        self.is_over = False

    async def visit(self) -> None:
        socket = await self.player.connect(self.account.table)
        try:
            await send(socket, type="hello", since=self.known, version=self.version)
            await self._play(socket)
        finally:
            socket.transport.abort()

    async def look_once_more(self) -> None:
        socket = await self.player.connect(self.account.table)
        try:
            await send(socket, type="hello")
            message = await heard(socket)
            if message["type"] == "welcome":
                self._note(message["news"], is_last=True)
                self.account.is_finished = True
        finally:
            socket.transport.abort()

    async def _play(self, socket: ClientConnection) -> None:
        given: Answer | None = None  # what is not confirmed yet
        answered = -1  # the last question that was answered on this socket
        while not self.run.is_over.is_set():
            message = await heard(socket)
            kind = message["type"]
            if kind in ("done", "failed") and given is not None and message["re"] == given.question + 1:
                self._note_outcome(given, message)
                given = None
            elif kind == "failed":
                raise OSError(f"sent away: {message['trouble']['message']}")
            news = message["news"] if kind == "welcome" else message if kind == "news" else None
            if news is None:
                continue
            self._note(news)
            if news["result"] is not None:
                self.is_over = True
                self.run.ends += 1
                return
            if news["question"] not in (None, answered) and given is None:
                await self.run.pause(self.run.pace)
                given = await self._answer(socket, news)
                answered = given.question

    async def _answer(self, socket: ClientConnection, news: dict[str, Any]) -> Answer:
        choice = self.run.dice.choice(news["choices"])
        given = Answer(self.run.now(), news["question"], choice["text"])
        self.account.answers.append(given)  # before it is sent: from here on nobody knows
        await send(socket, type="answer", question=given.question, move=choice["number"], id=given.question + 1)
        return given

    def _note_outcome(self, given: Answer, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            given.outcome = "done"
            self.run.confirmed += 1
        elif message["trouble"]["message"] not in UNSURE:
            given.outcome = "refused"

    def _note(self, news: dict[str, Any], is_last: bool = False) -> None:
        now, owes, owes_maybe = self.run.now(), news["question"] is not None, self.owes_maybe
        self.owes_maybe = owes
        mine = [one["left"] for one in news["clocks"] if one["seat"] == self.account.seat]
        events = [as_text(event["kind"], event["fields"]) for event in news["events"]]
        clock = mine[0] if mine and not is_last else None
        self.account.tellings.append(
            Telling(now, news["version"], news["first"], events, clock, owes, owes_maybe, self.run.jumped)
        )
        self.known, self.version = news["first"] + len(events), news["version"]


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def heard(socket: ClientConnection) -> Any:
    async with asyncio.timeout(SILENCE):
        return json.loads(await socket.recv())


class Company:
    """Two players, and bots, who play one table after another."""

    def __init__(self, run: Run, number: int, bots: int) -> None:
        self.run, self.number, self.bots = run, number, bots
        self.players = [Player(run, f"Player {number}{letter}") for letter in "ab"]

    async def come_in(self) -> None:
        for player in self.players:
            await player.ask("POST", "/api/guests", name=player.name)

    async def play_on(self) -> None:
        game = self.number
        while not self.run.is_over.is_set():
            with suppress(Refused):
                accounts = await self._table(GAMES[game % len(GAMES)])
                await together(*[player.play(account) for player, account in zip(self.players, accounts)])
                game += 1

    async def _table(self, game: str) -> list[Account]:
        host, guest = self.players
        begun = self.run.now()
        seats = [{"kind": "me"}, {"kind": "open"}]
        seats += [{"kind": "bot", "level": self.run.dice.choice(["random", "greedy"])} for _ in range(self.bots)]
        made = await host.ask("POST", "/api/tables", game=game, seats=seats, clock=CLOCK, listed=False)
        table = made["table"]["id"]
        with suppress(Refused):  # a try whose answer was lost may have been heard
            await guest.ask("POST", f"/api/tables/{table}/join", invite=made["invite"])
        accounts = [Account(player.name, table, seat, begun) for seat, player in enumerate(self.players)]
        self.run.accounts += accounts
        return accounts

    def player_of(self, account: Account) -> Player:
        return next(player for player in self.players if player.name == account.player)


async def together(*jobs: Awaitable[None]) -> None:
    await asyncio.gather(*jobs)
