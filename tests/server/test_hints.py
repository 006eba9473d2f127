"""Advice: who may ask, what it tells, what it never tells, and whom it never holds up."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.server.tables.hints import seed_of
from meadhall.server.thinking.questions import AskedAdvice
from meadhall.server.thinking.workers import TooSlow
from meadhall.server.troubles import TooOften
from tests.server.halls import RunningHall, Visitor, running
from tests.server.test_account import account, table_for
from tests.server.test_secret_worlds import Eyes, other_world, two_worlds
from tests.waiting import together, until

AGAINST_A_BOT = {"game": "holmgang", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
QUICK = {"hint_tables": 40, "hint_seconds": 600.0}  # so that what is found depends on no clock


async def made(visitor: Visitor, **wishes: Any) -> str:
    table: str = (await visitor.post("/api/tables", **{"options": {"first": 0}, **wishes}))["table"]["id"]
    return table


async def asked(visitor: Visitor, table: str) -> dict[str, Any]:
    live = await visitor.sit(table)
    await live.asked()
    await live.send("hint", id=5)
    return await live.until("hinted", "failed")


async def test_the_best_moves_are_told_with_chances_and_what_follows(tmp_path):
    async with running(tmp_path, **QUICK) as here:
        ann = await here.visitor("Ann")
        table = await made(ann, **AGAINST_A_BOT)
        live = await ann.sit(table)
        news = await live.asked()
        await live.send("hint", id=5)
        told = await live.until("hinted")
        assert (told["re"], told["question"]) == (5, news["question"])
        assert 1 <= len(told["advice"]) <= 4
        for advice in told["advice"]:
            assert advice["move"] in news["choices"]
            assert len(advice["chances"]) == 2 and sum(advice["chances"]) == pytest.approx(1.0)
            assert all(set(step) == {"seat", "move"} for step in advice["line"])
        assert told["advice"][0]["line"]
        shares = [advice["share"] for advice in told["advice"]]
        assert shares == sorted(shares, reverse=True)
        await live.send("hint", id=6)
        again = await live.until("hinted")
        assert again["advice"] == told["advice"]


async def who_is_advised(here: RunningHall, **wishes: Any) -> str:
    """At a table of two people: what comes back."""
    ann, _, table = await here.table_of_two(**wishes)
    answer = await asked(ann, table)
    assert (await ann.get(f"/api/tables/{table}"))["hints"] == (answer["type"] == "hinted")
    return str(answer["trouble"]["message"]) if answer["type"] == "failed" else "hinted"


async def test_where_people_play_against_each_other_the_table_must_allow_it(tmp_path):
    async with running(tmp_path, **QUICK) as here:
        assert await who_is_advised(here) == "no-hints"
        assert await who_is_advised(here, hints=True) == "hinted"
        friends = {"game": "yggdrasil", "options": {"gods": "odin,thor", "first": 0}}
        assert await who_is_advised(here, **friends) == "hinted"


async def test_a_bot_that_keeps_a_seat_for_somebody_is_still_their_seat(tmp_path):
    clock = [1_800_000_000.0]
    async with running(tmp_path, **QUICK, now=lambda: clock[0]) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        clock[0] += 3600
        await ann.post(f"/api/tables/{table}/seats/1/replace", level="random")
        await live.send("hint", id=1)
        assert (await live.until("failed"))["trouble"]["message"] == "no-hints"


async def test_after_somebody_has_resigned_nobody_is_played_against(tmp_path):
    async with running(tmp_path, **QUICK) as here:
        ann, bo, table = await here.table_of_two()
        await bo.post(f"/api/tables/{table}/resign", seat=1)
        assert (await asked(ann, table))["type"] == "hinted"


async def test_what_if_is_no_way_round_where_people_play_against_each_other(tmp_path):
    """Not even by what-ifs of what-ifs, or by looking back on one."""
    async with running(tmp_path, **QUICK, lookback_effort=1) as here:
        ann, _, table = await here.table_of_two()

        async def what_if(of: str) -> str:
            made = await ann.post(f"/api/tables/{of}/fork", step=0 if of != table else 1, seat=0, level="random")
            assert not made["table"]["hints"]
            return str(made["table"]["id"])

        fork = await what_if(table)
        assert (await asked(ann, fork))["trouble"]["message"] == "no-hints-what-if"
        assert (await asked(ann, await what_if(fork)))["trouble"]["message"] == "no-hints-what-if"
        await (await ann.sit(fork)).play(Random(1))
        assert await ann.trouble("GET", f"/api/tables/{fork}/analysis") == (403, "no-hints-what-if")
        assert (await asked(ann, await what_if(fork)))["trouble"]["message"] == "no-hints-what-if"


async def test_while_a_game_that_counts_goes_on_nobody_tries_it_out(tmp_path):
    async with running(tmp_path, **QUICK) as here:
        ann, bo = await account(here, "Ann"), await account(here, "Bo")
        table = await table_for(ann, bo, rated=True)
        assert await ann.trouble("POST", f"/api/tables/{table}/fork", step=1, seat=0) == (409, "rated-no-what-if")
        assert (await ann.get(f"/api/tables/{table}/saga?seat=0"))["can_fork"] is False
        lives = [await ann.sit(table), await bo.sit(table)]
        await together(*[live.play(Random(number)) for number, live in enumerate(lives)])
        fork = await ann.post(f"/api/tables/{table}/fork", step=1, seat=0, level="random")
        assert fork["table"]["hints"]


async def test_what_if_is_advised_and_a_lesson_only_by_its_script(tmp_path):
    async with running(tmp_path, **QUICK) as here:
        ann, _, table = await here.table_of_two(hints=True)
        fork = await ann.post(f"/api/tables/{table}/fork", step=1, seat=0, level="random")
        assert (await asked(ann, fork["table"]["id"]))["type"] == "hinted"
        lesson = (await ann.post("/api/lessons", game="holmgang"))["table"]["id"]
        live = await ann.sit(lesson)
        expected = (await live.asked())["lesson"]["expected"]
        await live.send("hint", id=1)
        told = await live.until("hinted")
        assert expected and {advice["move"]["number"] for advice in told["advice"]} <= set(expected)


async def test_only_whoever_is_asked_is_advised(tmp_path):
    async with running(tmp_path, **QUICK) as here:
        ann, bo, table = await here.table_of_two(hints=True)
        waiting = await bo.sit(table)
        await waiting.send("hint", id=1)
        assert (await waiting.until("failed"))["trouble"]["message"] == "nothing-asked"
        watching = await (await here.visitor("Cai")).sit(table)
        await watching.send("hint", id=1)
        assert (await watching.until("failed"))["trouble"]["message"] == "only-players"
        here.hall.live[table].seats.chairs[0].person = "somebody else"
        live = await ann.sit(table)
        await live.send("hint", id=1)
        assert (await live.until("failed"))["trouble"]["message"] == "only-players"


async def test_nobody_waits_for_advice_and_each_question_is_thought_about_once(tmp_path, monkeypatch):
    async with running(tmp_path, **QUICK) as here:
        ann = await here.visitor("Ann")
        table = await made(ann, **AGAINST_A_BOT)
        live = await ann.sit(table)
        await live.asked()
        begun: list[Any] = []
        go_on = asyncio.Event()

        async def slow(people, work, *given, seconds):
            begun.append(given)
            await go_on.wait()
            return work(*given)

        monkeypatch.setattr(here.hall.bots, "run", slow)
        for number in (1, 2):
            await live.send("hint", id=number)
        await live.send("ping", id=3)
        assert (await live.until("hinted", "pong"))["re"] == 3
        assert len(begun) == 1
        go_on.set()
        assert {(await live.until("hinted"))["re"] for _ in range(2)} == {1, 2}


@pytest.mark.parametrize(("reason", "told"), [(TooSlow(), "no-hint-now"), (TooOften(1), "too-often")])
async def test_advice_that_cannot_be_found_is_told_so(tmp_path, monkeypatch, reason, told):
    async def fails(*given, seconds):
        raise reason

    async with running(tmp_path, **QUICK) as here:
        ann = await here.visitor("Ann")
        table = await made(ann, **AGAINST_A_BOT)
        monkeypatch.setattr(here.hall.bots, "run", fails)
        assert (await asked(ann, table))["trouble"]["message"] == told


@pytest.mark.parametrize("name", ["blood-rage", "clash-of-rage", "holmgang"])
async def test_advice_is_the_same_in_two_secret_worlds(name, tmp_path, monkeypatch):
    """Every byte of it, whatever is hidden from the seat that asks."""
    rules, dice, compared = shelf.find(name), Random(4), 0
    state = rules.begin(3, rules.choices(3, {}))
    core.run(state)
    core.settle(state, Dice(4))
    async with two_worlds(tmp_path, rules, 3) as worlds:
        for world in worlds:
            monkeypatch.setattr(world.hall.bots, "run", at_once)
        for number in range(24):
            seat = state.waiting[0]
            if number % 6 == 5:
                other, _ = other_world(rules, state, seat, dice)
                for world, position in zip(worlds, (dump(state), dump(other))):
                    await world.set_table(f"hint{number}", position, 7, seat)
                    world.table.header.hints = True
                    await world.table.hints.ask(world.eyes, seat, 1)
                    await until(partial(was_told, world.eyes), "advice")
                assert worlds[0].eyes.sent[-1] == worlds[1].eyes.sent[-1]
                compared += dump(state) != dump(other)
            core.answer(state, seat, dice.choice(core.options(state, seat)))
            core.settle(state, Dice(number))
    assert compared > 0


def was_told(eyes: Eyes) -> bool:
    return b'"hinted"' in eyes.sent[-1]


async def at_once(people: Any, work: Any, question: AskedAdvice, *, seconds: float) -> Any:
    """Here and now, by number of tables and not by the clock."""
    return work(msgspec.structs.replace(question, most=12, seconds=600.0))


def test_the_same_question_is_advised_the_same():
    assert seed_of("t1", 0, 7) == seed_of("t1", 0, 7)
    assert len({seed_of("t1", 0, 7), seed_of("t2", 0, 7), seed_of("t1", 1, 7), seed_of("t1", 0, 8)}) == 4
