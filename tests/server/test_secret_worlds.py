"""Whole games in two worlds that differ only in what one seat may not know.

The same happens at both tables, and whatever that seat is sent must be the same:
every byte, in the same order, with the same versions and question numbers. What
the hall answers by itself is followed step by step: as long as the rules show
the seat the same of both tables, the hall must do the same at both, or the
moment of its answer would tell what a hand does not hold. Where the rules
themselves show a secret, the worlds part for good reason, and two others take
their place, until the game is over.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.notation import text_of
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Event, Move, Seat
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.lobby.creation import new_header, opened
from meadhall.server.lobby.seating import begin_in, seat_people
from meadhall.server.settings import Settings
from meadhall.server.storage.writer import Batch
from meadhall.server.tables import questions
from meadhall.server.tables.connection import Connection, Stream
from meadhall.server.tables.referee import Played, Referee
from meadhall.server.tables.seats import Chair
from tests.tables import games_with_draws

NOW = 1_800_000_000.0
TRIES = 8  # tables imagined, in search of one where another answer is forced
STEPS = 40  # with one pair of worlds
ASKED = 0.05  # how often the watched seat asks something of its own accord


class NoExecutor:
    """What these halls write is not read again."""

    async def write(self, batches: Sequence[Batch]) -> None:
        pass

    async def close(self) -> None:
        pass


class Eyes(Connection):
    """One seat's socket: everything that would be sent, in order."""

    def __init__(self, seat: Seat | None, person: str | None) -> None:
        super().__init__(SimpleNamespace(scope={}), seat, person)  # type: ignore[arg-type]
        self.sent: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.sent.append(text)


class Mirror:
    """The table by the rules alone, without a hall around it."""

    def __init__(self, rules: Rules, position: dict[str, Any]) -> None:
        self.rules = rules
        self.state: State = load(rules, position)
        self.told: list[Event] = []
        self.state.log = self.told

    def seen_by(self, seat: Seat | None) -> list[Any]:
        """All that the rules let this seat know."""
        told = [repr(event.seen_by(seat)) for event in self.told]
        stack = [repr(frame) for frame in self.state.stack]
        offered = [] if seat is None else [text_of(self.rules, move) for move in core.options(self.state, seat)]
        view = msgspec.to_builtins(self.rules.view(self.state, seat))
        return [told, stack, view, offered, list(self.state.waiting), sorted(self.state.answers)]


class World:
    """One of the two halls: the people, and the table they are put at."""

    def __init__(self, hall: Hall, rules: Rules, people: list[wire.Me]) -> None:
        self.hall = hall
        self.rules = rules
        self.people = people

    async def set_table(self, name: str, position: dict[str, Any], seed: int, watched: Seat | None) -> None:
        """The watched seat is there from the beginning; it hears the first question, and what follows by itself."""
        options = self.rules.choices(len(self.people), {})
        header = new_header(self.hall, self.people[0], self.rules, options)
        header.id, header.invite, header.start, header.seed = name, "invite", position, seed
        self.table = await opened(
            self.hall, header, [Chair(seat, "person", me.id, me.name) for seat, me in enumerate(self.people)]
        )
        self.eyes = Eyes(watched, None if watched is None else self.people[watched].id)
        await self.table.connect(self.eyes, 0, 0)
        self.stream = Stream(self.eyes.seat, self.eyes.person)  # the same seat, as a bot account looks from it
        self.streamed: list[bytes | int] = []
        await self.table.connect(self.stream, 0, 0)
        self.mirror = Mirror(self.rules, position)
        self.followed = 0  # answers that the mirror knows
        async with self.table.alone():
            change = self.table.change()
            await begin_in(self.table, change)
            await seat_people(self.table, change)

    @property
    def referee(self) -> Referee:
        return self.table.begun()

    async def act(self, seat: Seat, move: str) -> None:
        await self.table.answer(self.people[seat].id, seat, self.referee.asked[seat], move)

    def told_by_stream(self) -> list[bytes | int]:
        """Every line so far."""
        while not self.stream.waiting.empty():
            self.streamed.append(self.stream.waiting.get_nowait())
        return self.streamed

    def next_done(self) -> Played | None:
        """The next answer given here, by whomever."""
        return self.referee.played[self.followed] if self.followed < len(self.referee.played) else None

    def follow(self, played: Played) -> None:
        core.answer(self.mirror.state, played.seat, played.move)
        self.followed += 1

    async def asked(self, dice: Random) -> list[Any]:
        """What the watched seat may ask of its own accord."""
        seat = self.eyes.seat
        found: list[Any] = [wire.encode(self.table.audience.welcome(seat, self.eyes.person))]
        if seat is not None and not self.referee.is_over:
            found.append(await questions.foresee(self.table, seat))
            wished = dice.sample(list(self.rules.moves), 3)
            found += [await questions.why(self.table, seat, move.number) for move in wished]
        return found

    def leave(self) -> None:
        self.hall.forget(self.table)


def look_the_same(worlds: list[World], watched: Seat | None) -> bool:
    return worlds[0].mirror.seen_by(watched) == worlds[1].mirror.seen_by(watched)


def followed(worlds: list[World], watched: Seat | None) -> bool:
    """Whether the two tables still look the same; at as many steps as they do, the hall does the same at both."""
    while look_the_same(worlds, watched):
        done = [world.next_done() for world in worlds]
        assert [one is None for one in done] in ([True] * 2, [False] * 2), f"at one table only: {done}"
        if done[0] is None or done[1] is None:
            return True
        assert (done[0].seat, done[0].kind) == (done[1].seat, done[1].kind), f"{done[0]} here, {done[1]} there"
        for world, played in zip(worlds, done):
            assert played is not None
            world.follow(played)
    return False


def forced(state: State, watched: Seat | None) -> list[Seat]:
    return [seat for seat in state.waiting if seat != watched and len(core.options(state, seat)) == 1]


def other_world(rules: Rules, state: State, watched: Seat | None, dice: Random) -> tuple[State, bool]:
    """An imagined table; if there is one, such that another answer is forced there."""
    candidates = [rules.imagine(state, watched, Dice(dice.randrange(1 << 30))) for _ in range(TRIES)]
    telling = [world for world in candidates if forced(world, watched) != forced(state, watched)]
    return (telling or candidates)[0], bool(telling)


def same_move(worlds: list[World], seat: Seat, watched: Seat | None, dice: Random) -> list[str] | None:
    """What `seat` answers at either table: the same where both can, or anything face down where others still owe."""
    states = [world.referee.state for world in worlds]
    offered = [[text_of(worlds[0].rules, move) for move in core.options(state, seat)] for state in states]
    if seat == watched:
        assert offered[0] == offered[1]
    elif len(states[0].waiting) > 1:
        return [dice.choice(moves) for moves in offered]
    common = [text for text in offered[0] if text in offered[1]]
    return [dice.choice(common)] * 2 if common else None


async def play_pair(worlds: list[World], watched: Seat | None, dice: Random, rules: Rules) -> int:
    """As long as the worlds stay together; how many answers that were."""
    assert look_the_same(worlds, watched)
    for steps in range(STEPS):
        if not followed(worlds, watched):
            return steps
        assert worlds[0].eyes.sent == worlds[1].eyes.sent
        assert worlds[0].told_by_stream() == worlds[1].told_by_stream()
        assert worlds[0].streamed[-1] == worlds[0].eyes.sent[-1]
        assert worlds[0].referee.asked == worlds[1].referee.asked
        if dice.random() < ASKED:
            luck = dice.randrange(1 << 30)
            assert await worlds[0].asked(Random(luck)) == await worlds[1].asked(Random(luck))
        waiting = worlds[0].referee.waiting
        if not waiting:
            return steps
        if steps and other_world(rules, worlds[0].referee.state, watched, dice)[1]:
            return steps  # here two others would tell more
        seat = dice.choice(waiting)
        moves = same_move(worlds, seat, watched, dice)
        if moves is None:
            return steps
        for world, move in zip(worlds, moves):
            await world.act(seat, move)
    return STEPS


async def play_game(worlds: list[World], rules: Rules, seats: int, watched: Seat | None, seed: int) -> tuple[int, int]:
    """A random game to its end; how many messages were the same, and how many pairs of worlds it took."""
    dice = Random(seed)
    state = rules.begin(seats, rules.choices(seats, {}))
    core.run(state)
    core.settle(state, Dice(seed))
    messages = pairs = 0
    while state.waiting:
        other, _ = other_world(rules, state, watched, dice)
        luck = dice.randrange(1 << 30)
        for world, position in zip(worlds, (dump(state), dump(other))):
            await world.set_table(f"s{seed}p{pairs}", position, luck, watched)
        steps = await play_pair(worlds, watched, dice, rules)
        messages += len(worlds[0].eyes.sent)
        pairs += 1
        state = worlds[0].referee.state.copy()
        if not steps and worlds[0].next_done() is None:
            state = step_on(state, dice)  # nobody can answer the same in both: on with the one
        for world in worlds:
            world.leave()
    return messages, pairs


def step_on(state: State, dice: Random) -> State:
    seat = dice.choice(state.waiting)
    moves: list[Move] = core.options(state, seat)
    core.answer(state, seat, dice.choice(moves))
    core.settle(state, Dice(dice.randrange(1 << 30)))
    return state


@asynccontextmanager
async def two_worlds(folder: Path, rules: Rules, seats: int) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as stack:
        worlds = []
        for number in range(2):
            database = f"sqlite:///{folder / f'hall{number}.db'}"
            hall = Hall(Settings(database=database, now=lambda: NOW, sweep_every=3600.0, bot_workers=1))
            await hall.open()
            stack.push_async_callback(hall.close)
            people = [(await hall.people.welcome_guest(wire.Guest(f"P{seat}")))[0] for seat in range(seats)]
            hall.store.writer.executor = NoExecutor()
            worlds.append(World(hall, rules, people))
        yield worlds


SEED = 2
WATCHED: dict[str, list[Seat | None]] = {
    "blood-rage": [0, 3, None],
    "clash-of-rage": [1],
    "holmgang": [0, 1, None],
    "raids": [2, None],
    "yggdrasil": [0, None],
}


@pytest.mark.parametrize(("name", "watched"), [(name, seat) for name, seats in WATCHED.items() for seat in seats])
async def test_a_whole_game_tells_a_seat_the_same_in_two_secret_worlds(name, watched, tmp_path):
    rules = shelf.find(name)
    seats = min(4, rules.seats[-1])
    async with two_worlds(tmp_path, rules, seats) as worlds:
        messages, pairs = await play_game(worlds, rules, seats, watched, SEED)
    assert messages > 30 and pairs > 0


def test_every_game_that_can_have_secrets_is_among_them():
    assert set(WATCHED) == set(games_with_draws())


async def test_a_hall_that_guessed_what_is_public_would_be_caught(tmp_path, monkeypatch):
    """As it once did, by a dozen imagined tables: an instant "no late card" told that the hand held none."""

    def guessed(self: Referee, seat: Seat) -> bool:
        offered = core.options(self.state, seat)
        worlds = [self.rules.imagine(self.state, None, Dice(12 * self.count + sample)) for sample in range(12)]
        return len(offered) == 1 and all(core.options(world, seat) == offered for world in worlds)

    monkeypatch.setattr(Referee, "is_publicly_forced", guessed)
    rules = shelf.find("blood-rage")
    with pytest.raises(AssertionError, match="at one table only"):
        async with two_worlds(tmp_path, rules, 4) as worlds:
            for seed in range(SEED, SEED + 10):
                await play_game(worlds, rules, 4, None, seed)
