"""Several halls on one PostgreSQL: whoever sits at one table may have come in by different doors."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from meadhall.kernel.troubles import Trouble
from meadhall.server.neighbours import leases
from meadhall.server.neighbours.neighbourhood import Neighbourhood
from meadhall.server.settings import Rate
from meadhall.server.storage.statements import ADD_LETTER, ADD_PERSON, Statement
from meadhall.server.tables.bot_turns import BotTurns
from meadhall.server.tables.table import Table
from meadhall.server.troubles import Conflict, NotNow
from meadhall.server.web.several import MOST_FAILURES, SeveralHalls, check_workers
from tests.server.fresh import emptied
from tests.server.halls import HOLMGANG_OF_TWO, LONG, Live, RunningHall, Visitor, running
from tests.server.mail import SENDER, MailServer
from tests.server.processes import HallProcess
from tests.waiting import together, until

PASSING = ("clocks", "undo_for")  # what a message says of the moment at which it was sent


@pytest.fixture
async def database(postgres):
    return await emptied(postgres)


@asynccontextmanager
async def halls(folder, database: str, count: int, **wishes: Any) -> AsyncIterator[list[RunningHall]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running(folder, database=database, **wishes)) for _ in range(count)]


def at(hall: RunningHall, visitor: Visitor) -> Visitor:
    """The same person, by another door."""
    moved = Visitor(hall.address)
    moved.web.cookies.update(visitor.web.cookies)
    return moved


def told(live: Live) -> list[dict[str, Any]]:
    """Everything a spectator heard of the game and the talk. Who comes and goes each hall tells when it hears of it."""
    kept: list[dict[str, Any]] = []
    status = ""
    for message in map(json.loads, live.heard):
        news = message["news"] if message["type"] == "welcome" else message
        for name in PASSING if news else ():
            news.pop(name, None)
        for seat in message["table"]["seats"] if "table" in message else ():
            del seat["connected"]
        if message["type"] != "table-changed" or message["table"]["status"] != status:
            kept.append(message)
        status = message["table"]["status"] if "table" in message else status
    return kept


async def test_a_game_in_which_each_seat_is_at_another_hall(tmp_path, database):
    """With talk, an answer taken back, one prepared, and the end: spectators hear the same at every hall."""
    async with halls(tmp_path, database, 3) as doors:
        one, two, three = doors
        ann, bo = await one.visitor("Ann"), await two.visitor("Bo")
        made = await ann.post("/api/tables", **HOLMGANG_OF_TWO, watchable=True)
        table = made["table"]["id"]
        watching = [await (await door.visitor("Cy")).sit(table) for door in doors]
        await bo.post(f"/api/tables/{table}/join", invite=made["invite"])
        lives = [await ann.sit(table), await bo.sit(table)]
        await lives[0].answer()
        await lives[0].knows(lambda live: live.last.get("can_undo", False), "an answer that can be taken back")
        await lives[0].send("undo", version=lives[0].last["version"], id=5)
        await lives[0].until("done")
        await lives[1].send("chat", text="Take your time", id=6)
        await lives[1].until("done")
        await lives[0].until("said")
        ends = await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        for live in watching:
            await live.knows(lambda live: live.last.get("result") is not None, "the end")
            await live.until("table-changed", where=lambda told: told["table"]["status"] == "over")
        assert ends[0]["result"] == ends[1]["result"]
        heard = [told(live) for live in watching]
        assert heard[0] == heard[1] == heard[2]
        assert {"welcome", "news", "said", "table-changed"} <= {message["type"] for message in heard[0]}
        for live, visitor in zip(lives, (at(three, ann), at(three, bo))):  # and whoever comes by a third door
            state = await visitor.get(f"/api/tables/{table}/state?seat={live.seat}")
            assert state["news"]["events"] == live.events and state["news"]["view"] == live.view


async def test_of_two_answers_at_the_same_moment_one_is_stored_and_both_halls_tell_the_same(tmp_path, database):
    dice, outcomes = Random(7), Counter[str]()
    async with halls(tmp_path, database, 2, snapshot_every=16) as doors:
        while outcomes["stored"] < 80:
            ann, bo, name = await doors[0].table_of_two()
            tables = [await door.hall.table(name) for door in doors]
            who = [(await visitor.get("/api/me"))["id"] for visitor in (ann, bo)]
            while tables[0].begun().asked:
                seat, question = dice.choice(list(tables[0].begun().asked.items()))
                offered = list(tables[0].rules.offered(tables[0].begun().state, seat))
                wishes = [dice.choice(offered).number for _ in tables]
                ends = await asyncio.gather(
                    *[table.answer(who[seat], seat, question, wish) for table, wish in zip(tables, wishes)],
                    return_exceptions=True,
                )
                outcomes["stored"] += ends.count(None)
                refused = [end for end in ends if end is not None]
                assert len(refused) == 1 and isinstance(refused[0], NotNow), ends
                outcomes[refused[0].message] += 1
                await together(*[door.hall.neighbours.refresh(table) for door, table in zip(doors, tables)])
                assert same_game(*tables)
    assert outcomes["stale-question"] + outcomes["nothing-asked"] + outcomes["game-is-over"] == outcomes["stored"]


def same_game(one: Table, other: Table) -> bool:
    a, b = one.begun(), other.begun()
    assert (one.revision, a.count, a.asked, a.told) == (other.revision, b.count, b.asked, b.told)
    assert a.rules.open_view(a.state) == b.rules.open_view(b.state)
    return True


async def test_by_letter_every_request_goes_to_another_hall(tmp_path, database):
    """Nobody need come back to the hall they were at: each shows what any of them has just stored."""
    async with halls(tmp_path, database, 3) as doors:
        ann, bo, name = await doors[0].table_of_two(mode="correspondence")
        dealt = cycle(doors)
        dice, result = Random(3), None
        while result is None:
            for seat, visitor in enumerate((ann, bo)):
                news = (await at(next(dealt), visitor).get(f"/api/tables/{name}/state?seat={seat}"))["news"]
                if news["question"] is not None:
                    answer = {
                        "seat": seat,
                        "question": news["question"],
                        "move": dice.choice(news["choices"])["number"],
                    }
                    news = (await at(next(dealt), visitor).post(f"/api/tables/{name}/answers", **answer))["news"]
                result = news["result"]
        tables = [await door.hall.table(name) for door in doors]
        assert same_game(tables[0], tables[1]) and same_game(tables[0], tables[2])


async def test_clocks_show_the_same_at_every_hall(tmp_path, database):
    async with halls(tmp_path, database, 3) as (one, two, three):
        ann, bo, name = await one.table_of_two(clock={"bank": 600, "gain": 5})
        lives = [await ann.sit(name), await at(two, bo).sit(name)]
        for live in (lives[0], lives[1], lives[0]):
            await live.answer()
        tables = [await door.hall.table(name) for door in (one, two, three)]  # the last reads it only now
        clocks = [table.clocks for table in tables]
        assert all(clock is not None and clock.since for clock in clocks)
        assert clocks[0].left == clocks[1].left == clocks[2].left  # type: ignore[union-attr]
        assert clocks[0].since == clocks[1].since == clocks[2].since  # type: ignore[union-attr]


async def test_a_bots_question_is_thought_about_at_one_hall(tmp_path, database, monkeypatch):
    """Ann sits at one, Bo at the other, and a bot with them: whichever hall's move asks a bot thinks for it."""
    thoughts, think = Counter[tuple[int, int]](), BotTurns._think

    async def counted(turns: BotTurns, seat: int, question: int, *about: Any) -> None:
        thoughts[seat, question] += 1
        await think(turns, seat, question, *about)

    monkeypatch.setattr(BotTurns, "_think", counted)
    async with halls(tmp_path, database, 2) as doors:
        ann, bo = [await door.visitor(name) for door, name in zip(doors, ("Ann", "Bo"))]
        bot = {"kind": "bot", "level": "thrall"}
        wish = {"game": "holmgang", "seats": [{"kind": "me"}, {"kind": "open"}, bot], "options": {"first": 0}}
        made = await ann.post("/api/tables", **wish)
        await bo.post(f"/api/tables/{made['table']['id']}/join", invite=made["invite"])
        lives = [await visitor.sit(made["table"]["id"]) for visitor in (ann, bo)]
        ends = await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        assert ends[0]["result"] == ends[1]["result"]
        assert thoughts and set(thoughts.values()) == {1}


async def test_what_was_said_while_the_line_was_broken_is_read_afterwards(tmp_path, database):
    async with halls(tmp_path, database, 2) as (one, two):
        ann, bo, name = await one.table_of_two()
        bo = at(two, bo)
        lives = [await ann.sit(name), await bo.sit(name)]
        there = two.hall.neighbours
        assert isinstance(there, Neighbourhood)
        connection = await asyncpg.connect(database)
        await connection.execute("select pg_terminate_backend($1)", there.line.driver.get_server_pid())
        await connection.close()
        await until(there.line.is_broken.is_set, "the line is broken")
        assert (await lives[0].answer())["type"] == "done"
        await lives[0].send("chat", text="Can you hear me?", id=1)
        assert (await lives[1].until("said"))["text"] == "Can you hear me?"
        assert (await lives[1].asked())["question"] is not None
        assert (await lives[1].answer())["type"] == "done"


async def test_who_is_here_is_known_at_every_hall_until_they_go_or_their_hall_does(tmp_path, database):
    async with running(tmp_path, database=database) as one:
        async with running(tmp_path, database=database) as two:
            ann, bo, name = await one.table_of_two()
            here, there = await ann.sit(name), await at(two, bo).sit(name)
            await here.until("table-changed", where=lambda told: connected(told["table"]) == [0, 1])
            assert connected(await ann.get(f"/api/tables/{name}")) == [0, 1]
            await until(lambda: all_here(at(two, ann)), "it is known at the other hall, too")
            wished = await ann.trouble("POST", f"/api/tables/{name}/seats/1/replace", level="thrall")
            assert wished == (409, "still-here")
            await there.close()
            await here.until("table-changed", where=lambda told: connected(told["table"]) == [0])
            await at(two, bo).sit(name)
            await here.until("table-changed", where=lambda told: connected(told["table"]) == [0, 1])
        await here.until("table-changed", where=lambda told: connected(told["table"]) == [0])


async def all_here(visitor: Visitor) -> bool:
    """At all tables of theirs, as their hall tells it."""
    return all(connected(table) == [0, 1] for table in (await visitor.get("/api/me/tables"))["tables"])


def connected(table: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["connected"]]


async def test_whoever_logs_out_at_one_hall_is_gone_at_all(tmp_path, database):
    async with halls(tmp_path, database, 2, passwords=Rate(0.001, 3)) as (one, two):
        ann, _, name = await one.table_of_two()
        account = {"account": "ann", "password": "a long enough word"}
        await ann.post("/api/accounts", **account)
        live = await at(two, ann).sit(name)
        assert (await ann.ask("DELETE", "/api/sessions")).status_code == 204
        assert (await live.until("failed"))["trouble"]["message"] == "signed-out"
        guesses = [await (await door.visitor("Eve")).ask("POST", "/api/sessions", account="ann", password="guessed it")
                   for door in (one, two, one, two)]  # fmt: skip
        assert [guess.status_code for guess in guesses][-1] == 429  # as often as at one hall


async def test_a_name_and_an_account_are_taken_up_by_every_hall(tmp_path, database):
    async with halls(tmp_path, database, 2) as (one, two):
        ann, bo, name = await one.table_of_two()
        live = await at(two, bo).sit(name)
        assert (await ann.ask("PATCH", "/api/me", name="Astrid")).status_code == 200
        await live.until("table-changed", where=lambda told: told["table"]["seats"][0]["name"] == "Astrid")
        known = await one.visitor("Known")
        account = {"account": "astrid", "password": "a long enough word"}
        await known.post("/api/accounts", **account)
        await ann.post("/api/sessions", **account)  # the guest's seat goes along
        assert (await at(two, ann).sit(name)).seat == 0


async def test_one_hall_leads_and_another_takes_over_when_it_falls_silent(tmp_path, database, monkeypatch):
    monkeypatch.setattr(leases, "LASTS", 3.0)
    async with halls(tmp_path, database, 2) as (one, two):
        first, second = one.hall.neighbours, two.hall.neighbours
        assert isinstance(first, Neighbourhood) and isinstance(second, Neighbourhood)
        await until(lambda: first.is_leading, "the first leads")
        assert not second.is_leading
        assert first.listening is not None
        first.listening.cancel()  # as if its process were frozen
        await until(lambda: one_at_most(first, second) and second.is_leading, "the second leads")
        with pytest.raises(Conflict):  # what it began before it froze comes too late
            await one.hall.store.write(*first.hold_the_lead())
        await two.hall.store.write(*second.hold_the_lead())


def one_at_most(*neighbours: Neighbourhood) -> bool:
    assert sum(one.is_leading for one in neighbours) <= 1
    return True


async def test_a_letter_is_sent_once(tmp_path, database):
    """Even where two halls believe to lead."""
    mail = MailServer()
    try:
        wishes = {"smtp": mail.address, "mail_from": SENDER, "address": "https://games.example", "post_every": LONG}
        async with halls(tmp_path, database, 2, **wishes) as doors:
            ann = {"id": "ann", "name": "Ann", "account": "ann", "secret": "", "made_at": 1.0}
            letter = {"person": "ann", "kind": "confirm", "address": "ann@games.example"}
            await doors[0].hall.store.write(
                Statement(ADD_PERSON, ann),
                Statement(ADD_LETTER, {**letter, "made_at": 1.0, "next_at": 1.0, "tries": 0}),
            )

            async def all_deliver() -> int:
                await together(*[door.hall.postman.deliver() for door in doors for _ in range(3)])
                return len(mail.box.to("ann@games.example"))

            await until(all_deliver, "a leading hall has sent it")  # on a busy machine none leads for a while
            assert await all_deliver() == 1
    finally:
        mail.close()


async def test_as_many_tables_as_one_may_have_at_all_halls_together(tmp_path, database):
    async with halls(tmp_path, database, 2, tables_at_once=3) as doors:
        ann = await doors[0].visitor("Ann")
        both = [at(door, ann) for door in doors]
        made = await together(*[both[number % 2].ask("POST", "/api/tables", **HOLMGANG_OF_TWO) for number in range(8)])
        assert Counter(answer.status_code for answer in made) == {201: 3, 409: 5}


async def test_a_killed_hall_leaves_its_clocks_and_bots_to_another(tmp_path, database):
    """The first to open leads; it dies in the middle of a bot's thought, and while a clock runs."""
    ahead = [0.0]
    killed = HallProcess(tmp_path, "--database", database, "--bot-delay", "600")
    try:
        async with running(tmp_path, database=database, now=lambda: time.time() + ahead[0]) as here:
            ann, bo = Visitor(killed.address), Visitor(killed.address)
            for visitor, name in ((ann, "Ann"), (bo, "Bo")):
                await visitor.post("/api/guests", name=name)
            seats = [{"kind": "bot", "level": "thrall"}, {"kind": "me"}]
            asked = await ann.post("/api/tables", game="holmgang", seats=seats, options={"first": 0})
            clocked = await ann.post("/api/tables", **HOLMGANG_OF_TWO, clock={"bank": 600})
            await bo.post(f"/api/tables/{clocked['table']['id']}/join", invite=clocked["invite"])
            lives = [await at(here, ann).sit(made["table"]["id"]) for made in (asked, clocked)]
            assert lives[0].last["question"] is None and not leads(here)
            killed.kill()
            await lives[0].asked()  # the bot has answered
            ahead[0] = 700.0
            await lives[1].until("table-changed", where=lambda told: told["table"]["seats"][0]["left"] == "overdue")
            await until(lambda: leads(here), "the one that is left leads")
    finally:
        killed.kill()
        killed.door.close()


async def test_a_hall_whose_clock_is_wrong_by_an_hour(tmp_path, database, monkeypatch):
    """It leads, and takes nobody's time: what counts is the clock of the database, and seconds that are counted."""
    wrong_by = [3600.0]
    monkeypatch.setattr("time.time", lambda true=time.time: true() + wrong_by[0])
    async with running(tmp_path, database=database, sweep_every=0.02) as ahead:
        wrong_by[0] = 0.0
        async with running(tmp_path, database=database, sweep_every=0.02) as right:
            await until(lambda: leads(ahead), "the one that is wrong leads")
            assert abs(ahead.hall.now() - time.time()) < 60
            ann, bo, table = await right.table_of_two(clock={"bank": 600})
            live = await at(ahead, ann).sit(table)
            wrong_by[0] = -3600.0  # somebody puts it right, and too far
            await live.answer()
            news = (await at(right, bo).get(f"/api/tables/{table}/state"))["news"]
            assert all(540 < clock["left"] <= 600 for clock in news["clocks"]), news["clocks"]
            assert abs(ahead.hall.now() - right.hall.now()) < 60


def leads(door: RunningHall) -> bool:
    return door.hall.neighbours.is_leading


async def test_several_halls_behind_one_port(tmp_path, database):
    several = HallProcess(tmp_path, "--database", database, "--workers", "2")
    watching = await asyncpg.connect(database)

    async def open_now() -> set[str]:
        rows = await watching.fetch("select id from halls where until > date_part('epoch', clock_timestamp())")
        return {row["id"] for row in rows}

    async def others_than(before: set[str]) -> bool:
        now = await open_now()
        return len(now) == 2 and now != before

    try:
        await until(lambda: others_than(set()), "two halls are open", log=several.log)
        first = await open_now()
        listed = Path(f"/proc/{several.process.pid}/task/{several.process.pid}/children").read_text().split()
        halls = [int(pid) for pid in listed if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
        assert len(halls) == 2
        os.kill(halls[0], signal.SIGKILL)
        await until(lambda: others_than(first), "another is open in its place", log=several.log)
        assert len(await open_now() & first) == 1
        several.stop()
        assert await open_now() == set()
    finally:
        await watching.close()
        several.kill()


class NeverOpen:
    """Instead of a process."""

    def __init__(self, is_open: bool) -> None:
        self.is_open, self.exitcode = is_open, 1

    def is_alive(self) -> bool:
        return self.is_open


def test_a_hall_that_cannot_be_opened_again_takes_no_other_along(monkeypatch):
    """As when one dies while the database is away; the others wait for it."""
    several = SeveralHalls(2, lambda number: None)
    halls: Any = several.halls
    opened: list[int] = []

    def open_hall(number: int, is_open: bool = False) -> None:
        opened.append(number)
        halls[number], several.opened_at[number] = NeverOpen(is_open), now

    monkeypatch.setattr(several, "_open", open_hall)
    now = 0.0
    open_hall(1, is_open=True)
    open_hall(2)
    for now in range(1, 20):
        several._look_after(now)
    assert opened.count(2) > MOST_FAILURES and not several._is_hopeless()
    assert opened.count(2) < 12  # after a rest each time
    halls[1].is_open = False
    assert several._is_hopeless()


def test_a_file_is_for_one_hall():
    with pytest.raises(Trouble, match="PostgreSQL"):
        check_workers(2, "sqlite:///hall.db")
    check_workers(1, "sqlite:///hall.db")
    check_workers(2, "postgresql://games.example/hall")
