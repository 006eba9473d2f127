"""Played games as columns, for those who learn by imitation: Parquet, a row for each decision.

`docs/data-sets.md` says what each column holds. Each game depends on its number alone, so the file is the same whoever
plays, and however many processes do; it appears once it is whole.
"""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from meadhall.agents import roster
from meadhall.agents.agent import seen_from
from meadhall.envs.codec import Codec
from meadhall.envs.table import Seating, Table
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Choice
from meadhall.kernel.troubles import Trouble

FORMAT = 1  # grows when columns change their meaning
PART = ".part"  # what a file is called until it is whole


class BadDataSet(Trouble):
    """One that cannot be made as it was described."""


@dataclass(frozen=True)
class Plan:
    """Which games are played, by whom."""

    game: str
    agents: tuple[str, ...]  # a name for each seat of the first game; one seat further in each that follows
    seed: int
    options: dict[str, Choice] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.agents)

    def seating(self) -> Seating:
        return Seating(self.game, self.seats, self.options)

    def agent_at(self, number: int, seat: int) -> str:
        return self.agents[(seat + number) % self.seats]


def make(
    path: Path, plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] = lambda games: None
) -> int:
    """How many decisions were written."""
    seating = plan.seating()
    for name in plan.agents:
        roster.find(name)
    schema = schema_of(seating.codec, plan)
    if path.is_dir():  # said before anything is played for it
        raise BadDataSet("cannot-write", path=str(path), reason=os.strerror(errno.EISDIR))
    part = path.with_name(path.name + PART)
    rows = 0
    try:
        with parquet.ParquetWriter(part, schema, compression="zstd") as file:
            for batch in batches(plan, games, workers):
                file.write_batch(batch.cast(schema))
                rows += batch.num_rows
                progress(1)
        os.replace(part, path)
    except OSError as reason:
        raise BadDataSet("cannot-write", path=str(path), reason=reason.strerror or str(reason)) from reason
    finally:
        part.unlink(missing_ok=True)
    return rows


def batches(plan: Plan, games: int, workers: int) -> Iterator[pa.RecordBatch]:
    one = partial(played, plan)
    if workers == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(one, range(games))


def played(plan: Plan, number: int) -> pa.RecordBatch:
    """One game, decision by decision."""
    seating = plan.seating()
    codec, rules = seating.codec, seating.rules
    table, dice = Table(seating, plan.seed + number), Dice(plan.seed + number + 1)
    agents = [roster.agent(plan.agent_at(number, seat)) for seat in range(plan.seats)]
    questions, seats, actions = list(codec.questions), [], []
    asked: list[int] = []
    observations, masks = [], []
    while not table.is_over:
        seat = table.waiting[0]
        observations.append(table.observe(seat))
        masks.append(table.mask(seat))
        asked.append(questions.index(type(core.asked(table.state)).__name__))
        move = agents[seat].choose(seen_from(rules, table.state, seat, dice), dice)
        table.answer(seat, move.number)
        seats.append(seat)
        actions.append(move.number)
    whose = np.array(seats, np.int8)
    result, returns = rules.result(table.state), np.array(table.returns(), np.float32)
    return pa.RecordBatch.from_pydict(
        {
            "game": pa.array(np.full(len(seats), number, np.int32)),
            "step": pa.array(np.arange(len(seats), dtype=np.int32)),
            "seat": pa.array(whose),
            "agent": pa.array([plan.agent_at(number, seat) for seat in seats]).dictionary_encode(),
            "question": pa.DictionaryArray.from_arrays(np.array(asked, np.int8), questions),
            "observation": rows(np.concatenate(observations), codec.size),
            "mask": rows(np.concatenate(masks).astype(np.bool_), codec.actions),
            "action": pa.array(np.array(actions, np.int16)),
            "score": pa.array(np.array([seat.score for seat in result], np.int32)[whose]),
            "rank": pa.array(np.array([seat.rank for seat in result], np.int8)[whose]),
            "returns": pa.array(returns[whose]),
        }
    )


def rows(flat: Any, width: int) -> pa.FixedSizeListArray:
    return pa.FixedSizeListArray.from_arrays(pa.array(flat), width)


def schema_of(codec: Codec, plan: Plan) -> pa.Schema:
    about = {
        "format": FORMAT,
        "game": plan.game,
        "version": codec.rules.version,
        "seats": plan.seats,
        "options": dict(codec.rules.choices(plan.seats, plan.options)),
        "agents": list(plan.agents),
        "seed": plan.seed,
        "actions": [codec.action_name(action) for action in range(codec.actions)],
        "parts": {part.name: [part.start, part.stop] for part in codec.parts},
    }
    name = pa.dictionary(pa.int8(), pa.string())
    return pa.schema(
        {
            "game": pa.int32(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "agent": pa.dictionary(pa.int32(), pa.string()),
            "question": name,
            "observation": pa.list_(pa.int16(), codec.size),
            "mask": pa.list_(pa.bool_(), codec.actions),
            "action": pa.int16(),
            "score": pa.int32(),
            "rank": pa.int8(),
            "returns": pa.float32(),
        },
        metadata={"meadhall": json.dumps(about)},
    )


def about(path: Path) -> dict[str, Any]:
    """What a data set says of itself: which game, who played, what the numbers mean."""
    told: dict[bytes, bytes] = parquet.read_schema(path).metadata or {}
    if b"meadhall" not in told:
        raise BadDataSet("not-a-data-set", path=str(path))
    found: dict[str, Any] = json.loads(told[b"meadhall"])
    return found
