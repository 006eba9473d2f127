"""Nothing a seat may not know ever leaves the hall: not by socket, not by HTTP, not in a log.

Two halls hold two tables that look the same from one seat and differ in all it
cannot see. The same things happen at both; every byte sent to that seat must be
the same. Where the rules themselves show a secret, the tables are told apart
for good reason, and a new pair of worlds takes their place.
"""

from __future__ import annotations

import json
import logging
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.kernel.notation import text_of
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE
from meadhall.server.lobby.creation import new_header, opened
from meadhall.server.lobby.seating import begin_in, seat_people
from meadhall.server.tables.seats import Chair
from meadhall.server.tables.views import Views
from meadhall.server.wire import Me
from meadhall.testing import sent
from tests.server.halls import HOLMGANG_OF_TWO, Live, RunningHall, Visitor, running
from tests.waiting import together

ASKED = 6  # steps from one asking of everything to the next; what is told unasked is compared after each
PAIRS = 2  # of worlds for each seat that looks; whole games are compared in test_secret_worlds.py
NOW = 1_800_000_000.0


class World:
    """One of the two halls: the people, and the table they are put at."""

    def __init__(self, here: RunningHall, rules: Rules, seats: int) -> None:
        self.here = here
        self.rules = rules
        self.seats = seats
        self.people: list[Visitor] = []
        self.mes: list[Me] = []

    async def invite(self) -> None:
        for seat in range(self.seats):
            visitor = await self.here.visitor(f"P{seat}")
            told = await visitor.get("/api/me")
            self.people.append(visitor)
            self.mes.append(Me(told["id"], told["name"]))

    async def set_table(self, name: str, position: dict[str, Any], options: dict[str, Any], seed: int) -> None:
        hall = self.here.hall
        header = new_header(hall, self.mes[0], self.rules, options)
        header.id, header.invite, header.start, header.seed = name, "invite", position, seed
        chairs = [Chair(seat, "person", me.id, me.name) for seat, me in enumerate(self.mes)]
        self.table = await opened(hall, header, chairs)
        async with self.table.alone():
            change = self.table.change()
            await begin_in(self.table, change)
            await seat_people(self.table, change)
        assert self.table.referee is not None
        self.referee = self.table.referee

    async def sit(self, seat: int | None) -> None:
        self.eyes: Live = await (self.people[seat] if seat is not None else self.outsider()).sit(self.table.header.id)
        self.others = {
            other: await person.sit(self.table.header.id) for other, person in enumerate(self.people) if other != seat
        }

    def outsider(self) -> Visitor:
        return Visitor(self.here.address)

    async def all_told(self) -> list[str]:
        """Everything the observed seat has been sent until now."""
        await self.eyes.send("ping", id=999)
        await self.eyes.until("pong")
        return self.eyes.heard

    async def act(self, seat: int, watched: int | None, move: str) -> None:
        live = self.eyes if seat == watched else self.others[seat]
        await live.send("answer", question=self.referee.asked[seat], move=move, id=1)
        told = await live.until("done", "failed")
        assert told["type"] == "done", told

    async def ask_everything(self, seat: int | None) -> list[str]:
        """By HTTP, and by every question a seat may ask by socket."""
        asking = self.people[seat] if seat is not None else self.outsider()
        table = f"/api/tables/{self.table.header.id}"
        query = "" if seat is None else f"?seat={seat}"
        paths = [table, f"{table}/state{query}", f"{table}/saga{query}", f"{table}/record"]
        told = [(await asking.web.get(path)).text for path in paths]
        if seat is not None:
            await self.eyes.send("foresee", id=2)
            await self.eyes.until("foreseen")
            for move in Random(len(told[1])).sample(list(self.rules.moves), min(12, len(self.rules.moves))):
                await self.eyes.send("why", move=text_of(self.rules, move), id=3)
                await self.eyes.until("because")
        return told

    async def leave(self) -> None:
        for live in (self.eyes, *self.others.values()):
            await live.close()


def same_story(one: World, two: World, seat: int | None) -> bool:
    """Whether the rules show this seat the same of both tables."""
    stories = [[repr(event.seen_by(seat)) for event in world.referee.told] for world in (one, two)]
    views = [sent(world.rules, world.referee.state, seat) for world in (one, two)]
    return stories[0] == stories[1] and views[0] == views[1] and one.referee.asked == two.referee.asked


def next_moves(one: World, two: World, seat: int, watched: int | None, dice: Random) -> tuple[str, str] | None:
    """What `seat` answers at either table: the same where both can, or anything face down where others still owe."""
    offered = [[text_of(one.rules, move) for move in core.options(world.referee.state, seat)] for world in (one, two)]
    if seat == watched:
        assert offered[0] == offered[1]
    if seat != watched and len(one.referee.waiting) > 1:
        return dice.choice(offered[0]), dice.choice(offered[1])
    common = [text for text in offered[0] if text in offered[1]]
    chosen = dice.choice(common) if common else None
    return None if chosen is None else (chosen, chosen)


def comparable(told: list[str], world: World) -> list[str]:
    """Nothing is left out but who the people are, by a name of the same length in both."""
    texts = list(told)
    for seat, me in enumerate(world.mes):
        texts = [text.replace(me.id, f"person{seat:06}") for text in texts]
    return texts


async def compare(worlds: list[World], rules: Rules, seats: int, watched: int | None, seed: int) -> tuple[int, int]:
    """Follow a random game; how many messages were equal, and how many pairs of worlds were tried."""
    dice = Random(seed)
    options = rules.choices(seats, {})
    state = rules.begin(seats, options)
    core.run(state)
    core.settle(state, Dice(seed))
    for _ in range(dice.randrange(12)):
        seat = dice.choice(state.waiting)
        core.answer(state, seat, dice.choice(core.options(state, seat)))
        core.settle(state, Dice(dice.randrange(1 << 30)))
    equal = pairs = 0
    while state.waiting and pairs < PAIRS:
        other = rules.imagine(state, watched, Dice(dice.randrange(1 << 30)))
        name = f"t{seed}p{pairs}"
        for world, position in zip(worlds, (dump(state), dump(other))):
            await world.set_table(name, position, options, seed)
            await world.sit(watched)
        one, two = worlds
        pairs += 1
        for step in range(8):
            told = [comparable(await world.all_told(), world) for world in worlds]
            assert told[0] == told[1]
            if step % ASKED == 0:
                asked = [comparable(await world.ask_everything(watched), world) for world in worlds]
                assert asked[0] == asked[1]
            waiting = one.referee.waiting
            assert waiting == two.referee.waiting and CHANCE not in waiting
            if not waiting:
                break
            seat = dice.choice(waiting)
            moves = next_moves(one, two, seat, watched, dice)
            if moves is None:
                break
            for world, move in zip(worlds, moves):
                await world.act(seat, watched, move)
            if not same_story(one, two, watched):
                break  # the rules have shown something: these worlds are two from here on
        equal += len(one.eyes.heard)
        state = one.referee.state.copy()
        for world in worlds:
            await world.leave()
    return equal, pairs


@pytest.mark.parametrize("name", shelf.names())
async def test_every_byte_sent_to_a_seat_is_the_same_in_two_secret_worlds(name, tmp_path):
    rules = shelf.find(name)
    seats = min(4, rules.seats[-1])
    async with AsyncExitStack() as stack:
        worlds = []
        for number in range(2):
            folder = tmp_path / str(number)
            folder.mkdir()
            here = await stack.enter_async_context(running(folder, now=lambda: NOW))
            worlds.append(World(here, rules, seats))
            await worlds[-1].invite()
        messages = 0
        for seed, watched in enumerate([*range(seats), None]):
            equal, pairs = await compare(worlds, rules, seats, watched, seed)
            messages += equal
            assert pairs > 0
        assert messages > 100


async def test_a_server_that_told_a_secret_would_be_caught(tmp_path, monkeypatch):
    """The comparison itself is tried out on a hall that shows the whole table to everybody."""
    rules = shelf.find("holmgang")
    show = Views.show

    def telling(views, state, seat):
        return {**msgspec.to_builtins(show(views, state, seat)), "whole": dump(state)}

    monkeypatch.setattr(Views, "show", telling)
    async with AsyncExitStack() as stack:
        worlds = []
        for number in range(2):
            folder = tmp_path / str(number)
            folder.mkdir()
            here = await stack.enter_async_context(running(folder, now=lambda: NOW))
            worlds.append(World(here, rules, 3))
            await worlds[-1].invite()
        with pytest.raises(AssertionError):
            for seed in range(20):
                await compare(worlds, rules, 3, 0, seed)


async def test_no_secret_appears_in_a_log(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [{"kind": "me"}, {"kind": "invited"}]})
        table = made["table"]["id"]
        seated = await bo.post(f"/api/tables/{table}/join", invite=made["invite"])
        await ann.post("/api/accounts", account="ann", password="correct horse battery")
        await ann.trouble("POST", "/api/sessions", account="ann", password="a wrong password")
        lives = [await ann.sit(table), await bo.sit(table, token=seated["token"])]
        await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        secrets = [made["invite"], made["token"], seated["token"], "correct horse", "a wrong password"]
        secrets += [one.web.cookies["meadhall"] for one in (ann, bo)]
        secrets.append(str(here.hall.live[table].header.seed))
    lines = [record.getMessage() for record in caplog.records]
    assert any(table in line for line in lines)
    assert [line for line in lines for secret in secrets if secret in line] == []


async def test_the_seed_and_the_log_stay_secret_until_the_game_is_over(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table), await bo.sit(table)]
        seed = str(here.hall.live[table].header.seed)
        await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        heard = json.dumps([live.heard for live in lives])
        assert seed not in heard
        assert f"seed {seed}" in (await ann.web.get(f"/api/tables/{table}/record")).text
