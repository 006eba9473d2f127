"""Bot accounts: a program plays by token, stream and plain HTTP, is marked as one, and is limited as people are."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest

from meadhall.kernel import shelf
from meadhall.server.people.bots import MARK
from meadhall.server.settings import Rate
from meadhall.server.tables.connection import MOST_WAITING, Stream
from meadhall.server.tokens import digest
from tests.envoys import BOTS, envoy
from tests.server.halls import RunningHall, Visitor, everybody_leaves, followed, running
from tests.server.processes import HallProcess, end
from tests.waiting import PATIENCE, until

SKIPPER = BOTS / "skipper.pl"
PASSWORD = "seven grey herons wade"
GAMES = ["blood-rage", "clash-of-rage", "raids", "yggdrasil"]


class Bot(Visitor):
    """A program with a token and no cookie."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.token = token
        self.web.headers["Authorization"] = f"Bearer {token}"

    @asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[Lines]:
        async with self.web.stream("GET", path) as answer:
            if answer.status_code != 200:
                await answer.aread()
            assert answer.status_code == 200, answer.text
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield Lines(answer)


class Lines:
    def __init__(self, answer: httpx2.Response) -> None:
        self.lines = answer.aiter_lines()

    async def message(self, *kinds: str) -> dict[str, Any]:
        """The next of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                line = await anext(self.lines)
                if line and (not kinds or json.loads(line)["type"] in kinds):
                    found: dict[str, Any] = json.loads(line)
                    return found

    async def line(self) -> str:
        async with asyncio.timeout(PATIENCE):
            return await anext(self.lines)

    async def rest(self) -> list[dict[str, Any]]:
        async with asyncio.timeout(PATIENCE):
            return [json.loads(line) async for line in self.lines if line]


async def owner_of(here: RunningHall, account: str = "grim") -> Visitor:
    """Somebody who has made a bot account, and is signed in as it."""
    owner = Visitor(here.address)
    await owner.post("/api/accounts", account=account, password=PASSWORD)
    await owner.post("/api/me/bot")
    return owner


async def bot_in(here: RunningHall, account: str = "grim") -> Bot:
    made = await (await owner_of(here, account)).post("/api/me/tokens", label="at home")
    return Bot(here.address, made["token"])


async def invited(ann: Visitor, account: str, game: str = "holmgang", **wishes: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "invited", "account": account}]
    made = await ann.post("/api/tables", **{"game": game, "seats": seats, **wishes})
    table: str = made["table"]["id"]
    return table


# Becoming one


async def test_an_account_becomes_a_bot_before_its_first_game_and_stays_one(tmp_path):
    async with running(tmp_path) as here:
        guest = await here.visitor("Ann")
        assert await guest.trouble("POST", "/api/me/bot") == (409, "bot-needs-account")
        assert await guest.trouble("GET", "/api/me/tokens") == (403, "not-a-bot")
        await guest.post("/api/accounts", account="ann", password=PASSWORD)
        await guest.post("/api/tables", game="holmgang", seats=[{"kind": "me"}, {"kind": "open"}])
        assert await guest.trouble("POST", "/api/me/bot") == (409, "bot-has-played")
        owner = await owner_of(here)
        assert (await owner.get("/api/me"))["bot"] is True
        assert (await owner.post("/api/me/bot"))["bot"] is True


async def test_a_token_is_shown_once_kept_as_a_digest_and_revoked(tmp_path):
    async with running(tmp_path) as here:
        owner = await owner_of(here)
        made = await owner.post("/api/me/tokens", label="at home")
        token, about = made["token"], made["about"]
        assert token.startswith(MARK)
        assert await owner.get("/api/me/tokens") == {"tokens": [about]}
        [row] = await here.hall.store.tokens_of((await owner.get("/api/me"))["id"])
        assert row["token"] == digest(token) and token not in str(row)
        bot = Bot(here.address, token)
        assert (await bot.get("/api/me"))["account"] == "grim"
        async with bot.stream("/api/bot/stream") as lines:
            assert (await owner.get("/api/bots"))["bots"] == [{"account": "grim", "name": "grim"}]
            assert (await owner.ask("DELETE", f"/api/me/tokens/{about['id']}")).status_code == 204
            assert (await lines.message("failed"))["trouble"]["message"] == "signed-out"
            assert await lines.rest() == []
        assert await bot.trouble("GET", "/api/me") == (401, "wrong-bot-token")
        await until(lambda: not here.hall.messengers.streams, "the stream is forgotten")
        assert (await owner.get("/api/bots"))["bots"] == []
        assert await owner.trouble("DELETE", f"/api/me/tokens/{about['id']}") == (404, "no-such-token")


async def test_a_token_cannot_do_what_is_the_owners(tmp_path):
    async with running(tmp_path, tokens_of_bot=1) as here:
        owner = await owner_of(here)
        made = await owner.post("/api/me/tokens", label="at home")
        assert await owner.trouble("POST", "/api/me/tokens", label="again") == (409, "too-many-tokens")
        bot = Bot(here.address, made["token"])
        for method, path, content in (
            ("POST", "/api/me/tokens", {"label": "x"}),
            ("GET", "/api/me/tokens", {}),
            ("DELETE", f"/api/me/tokens/{made['about']['id']}", {}),
            ("PUT", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "s"}),
            ("PATCH", "/api/me", {"name": "Other"}),
            ("POST", "/api/me/bot", {}),
            ("DELETE", "/api/sessions", {}),
            ("PUT", "/api/me/mail", {"address": "eve@games.example", "password": PASSWORD}),  # and then the password
            ("DELETE", "/api/me/mail", {}),
            ("GET", "/api/me/letters", {}),
            ("PUT", "/api/me/letters", {"often": "off"}),
            ("POST", "/api/me/feed", {}),
            ("GET", "/api/me/data", {}),
            ("POST", "/api/me/farewell", {"password": PASSWORD}),
            ("POST", "/api/me/friends", {"account": "ann"}),
            ("PUT", "/api/me/emblem", {"emblem": "raven"}),
        ):
            assert await bot.trouble(method, path, **content) == (403, "not-by-token")


async def test_a_token_opens_nothing_once_its_account_is_gone(tmp_path):
    async with running(tmp_path) as here:
        owner = await owner_of(here)
        bot = Bot(here.address, (await owner.post("/api/me/tokens", label="at home"))["token"])
        async with bot.stream("/api/bot/stream") as lines:
            assert (await owner.ask("POST", "/api/me/farewell", password=PASSWORD)).status_code == 204
            assert (await lines.message("failed"))["trouble"]["message"] == "signed-out"
        assert await bot.trouble("GET", "/api/me") == (401, "wrong-bot-token")


async def test_a_person_has_no_stream_and_a_bot_none_of_others_tables(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        assert await ann.trouble("GET", "/api/bot/stream") == (403, "not-a-bot")
        assert await ann.trouble("GET", f"/api/bot/tables/{table}/stream") == (403, "not-a-bot")
        bot = await bot_in(here)
        assert await bot.trouble("GET", f"/api/bot/tables/{table}/stream") == (403, "not-your-table")
        assert await bot.trouble("GET", f"/api/bot/tables/{table}/stream?seat=0") == (403, "not-your-seat")


# Invitations


async def test_a_bot_is_invited_by_name_and_marked_wherever_it_is_seen(tmp_path):
    async with running(tmp_path) as here:
        bot, ann = await bot_in(here), await here.visitor("Ann")
        async with bot.stream("/api/bot/stream") as lines:
            table = await invited(ann, "Grim")
            told = (await lines.message("table-changed"))["table"]
            assert (told["id"], told["invited"], told["you"], told["status"]) == (table, [1], [], "open")
            assert told["seats"][1]["program"] is True
            cai = await here.visitor("Cai")
            assert await cai.trouble("POST", f"/api/tables/{table}/join") == (403, "invitation-needed")
            await bot.post(f"/api/tables/{table}/join")
            told = (await lines.message("table-changed"))["table"]
            assert (told["invited"], told["you"], told["status"]) == ([], [1], "running")
        seat = (await ann.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["kind"], seat["name"], seat["program"]) == ("person", "grim", True)
        async with bot.stream("/api/bot/stream") as lines:
            assert (await lines.message())["table"]["id"] == table  # whoever comes later is told all there is


async def test_an_invitation_is_declined_and_the_host_asks_somebody_else(tmp_path):
    async with running(tmp_path) as here:
        bot, ann = await bot_in(here), await here.visitor("Ann")
        table = await invited(ann, "grim")
        assert await ann.trouble("POST", f"/api/tables/{table}/decline") == (409, "not-invited")
        live = await ann.sit(table)
        await bot.post(f"/api/tables/{table}/decline")
        assert (await live.until("said"))["text"] == "declined"
        seat = (await ann.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["kind"], seat["name"], seat["program"]) == ("invited", "", False)
        await ann.ask("PUT", f"/api/tables/{table}/seats/1", kind="invited", account="grim")
        assert (await bot.get("/api/me/tables"))["tables"][0]["invited"] == [1]
        async with bot.stream("/api/bot/stream") as lines:
            await lines.message("table-changed")
            await ann.ask("PUT", f"/api/tables/{table}/seats/1", kind="open")
            assert (await lines.message("table-changed"))["table"]["invited"] == []


async def test_only_bot_accounts_are_invited_by_name(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        await ann.post("/api/accounts", account="ann", password=PASSWORD)
        for seat, trouble in (
            ({"kind": "invited", "account": "ann"}, (404, "no-such-bot")),
            ({"kind": "invited", "account": "nobody"}, (404, "no-such-bot")),
            ({"kind": "open", "account": "ann"}, (422, "account-only-invited")),
        ):
            assert await ann.trouble("POST", "/api/tables", game="holmgang", seats=[{"kind": "me"}, seat]) == trouble


# Playing


async def test_a_stream_tells_what_a_socket_tells_and_ends_with_the_game(tmp_path):
    async with running(tmp_path) as here:
        bot, ann = await bot_in(here), await here.visitor("Ann")
        table = await invited(ann, "grim", options={"first": 0}, clock={"bank": 600})
        await bot.post(f"/api/tables/{table}/join")
        async with bot.stream(f"/api/bot/tables/{table}/stream") as lines:
            welcome = await lines.message("welcome")
            assert (welcome["seat"], welcome["news"]["question"]) == (1, None)
            await until(lambda: 1 in here.hall.live[table].audience.seats(), "the bot is seen to be here")
            live, view = await ann.sit(table), welcome["news"]["view"]
            await live.answer("rest")
            news = await lines.message("news")
            view = followed(view, news["events"])
            wish = {"seat": 1, "question": news["question"], "move": "rest"}
            assert await bot.trouble("POST", f"/api/bot/tables/{table}/answers", **{**wish, "question": 99}) == (
                409,
                "stale-question",
            )
            assert await bot.post(f"/api/bot/tables/{table}/answers", **wish) == {"type": "done", "re": 0}
            news = await lines.message("news")
            state = await bot.get(f"/api/tables/{table}/state?seat=1")
            assert followed(view, news["events"]) == state["news"]["view"]
            await bot.post(f"/api/bot/tables/{table}/chat", seat=1, text="well played")
            assert (await live.until("said"))["text"] == "well played"
            await bot.post(f"/api/tables/{table}/resign", seat=1)
            assert (await lines.message("welcome"))["seat"] is None
            await live.send("resign")
            await lines.rest()
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "abandoned"


async def test_a_stream_that_has_nothing_to_tell_says_that_it_is_there(tmp_path):
    async with running(tmp_path, stream_pulse=0.01) as here:
        bot = await bot_in(here)
        async with bot.stream("/api/bot/stream") as lines:
            assert await lines.line() == ""
            assert await lines.line() == ""


async def test_whoever_goes_away_is_noticed(tmp_path):
    async with running(tmp_path) as here:
        bot, ann = await bot_in(here), await here.visitor("Ann")
        table = await invited(ann, "grim", options={"first": 0})
        await bot.post(f"/api/tables/{table}/join")
        async with bot.stream(f"/api/bot/tables/{table}/stream") as lines:
            await lines.message("welcome")
            assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["connected"] is True
        await until(lambda: not here.hall.live[table].audience.connections, "the bot is seen to go")
        assert list(here.hall.sockets) == []


async def test_whoever_does_not_read_must_come_back():
    stream = Stream(None, "bot")
    for _ in range(MOST_WAITING + 5):
        stream.send(b"{}")
    told = [line async for line in stream.lines(PATIENCE, lambda: False)]
    assert told == [b"{}\n"] * MOST_WAITING


async def test_a_hall_that_closes_lets_its_streams_end(tmp_path):
    hall = HallProcess(tmp_path, "--bot", f"skipper={SKIPPER}")
    try:
        bot = await bot_in(RunningHall(None, hall.port))  # type: ignore[arg-type]
        assert "skipper" in (await bot.get("/api/games"))["levels"]
        async with bot.stream("/api/bot/stream") as lines:
            await until(lambda: heard_of(bot), "the bot listens")
            closing = asyncio.create_task(asyncio.to_thread(hall.stop))
            assert await lines.rest() == []  # to its proper end: nothing was torn off
            await closing
    finally:
        await everybody_leaves(f"http://127.0.0.1:{hall.port}")
        end(hall.process)


async def heard_of(bot: Bot) -> bool:
    return bool((await bot.get("/api/bots"))["bots"])


# Limits


async def test_a_bot_is_limited_as_people_are(tmp_path):
    limits = {"requests": Rate(1, 30), "sockets_of_person": 1, "tables_of_bots": 1}
    async with running(tmp_path, now=lambda: 1000.0, **limits) as here:
        bot = await bot_in(here)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        await bot.post("/api/tables", game="holmgang", seats=seats)
        assert await bot.trouble("POST", "/api/tables", game="holmgang", seats=seats) == (409, "too-many-bot-tables")
        async with bot.stream("/api/bot/stream") as lines:
            await lines.message("table-changed")
            assert await bot.trouble("GET", "/api/bot/stream") == (409, "too-many-sockets")
        answers = [await bot.web.get("/api/me") for _ in range(40)]
        assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) >= 1


async def test_whoever_logs_in_as_a_bot_takes_no_seats_of_a_guest_along(tmp_path):
    async with running(tmp_path) as here:
        await owner_of(here)
        ann, _, table = await here.table_of_two()
        await ann.post("/api/sessions", account="grim", password=PASSWORD)
        assert (await ann.get(f"/api/tables/{table}"))["you"] == []


# The client to begin from


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "raids" else pytest.mark.soak) for game in GAMES]
)
async def test_the_client_to_begin_from_plays_a_whole_game_against_greedy(tmp_path, game):
    async with running(tmp_path) as here:
        bot, ann = await bot_in(here), await here.visitor("Ann")
        few = max(2, shelf.find(game).seats[0])
        client = envoy()
        hall = client.Hall(here.address, bot.token)
        serving = asyncio.create_task(asyncio.to_thread(lambda: client.Envoy(hall).serve()))
        await until(lambda: here.hall.messengers.here(), "the bot listens")
        seats = [{"kind": "invited", "account": "grim"}, *[{"kind": "bot", "level": "greedy"}] * (few - 1)]
        table = (await ann.post("/api/tables", game=game, seats=seats))["table"]["id"]
        live = await ann.sit(table)
        await live.knows(lambda one: one.last.get("result") is not None, "the end of the game")
        assert len(live.last["result"]) == few
        here.hall.end_streams()
        await serving
