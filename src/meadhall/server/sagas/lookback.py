"""Finished games looked back on: thought about once, when somebody first asks, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from meadhall.agents import lookback
from meadhall.agents.advice import Step
from meadhall.kernel.core import State
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Move, Seat
from meadhall.server import wire
from meadhall.server.sagas.frames import StoredGame
from meadhall.server.tables import to_wire
from meadhall.server.troubles import HallTrouble, NotNow

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger(__name__)

KEPT = 64  # analyses; who asks for one of those before has it made again
MOST_ASKED = 2  # that one person may wait for
LONGEST = 300.0  # seconds; a game that takes longer is given up,
AGAIN_AFTER = 600.0  # … and, like what has failed, tried again no sooner than this
NOT_READY = wire.encode(wire.Analysis(False))


class Played(NamedTuple):
    seat: Seat
    move: Move
    before: State


class Lookbacks:
    """Whoever asks is answered at once: with the analysis, or that it is being made."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.made: OrderedDict[str, bytes] = OrderedDict()  # by table, as they are sent
        self.making: dict[str, asyncio.Task[None]] = {}
        self.failed: dict[str, float] = {}  # by table: when

    def so_far(self, table: str) -> bytes | None:
        """None if nobody has asked for it yet."""
        if table in self.made:
            self.made.move_to_end(table)
            return self.made[table]
        if self.hall.now() - self.failed.get(table, float("-inf")) < AGAIN_AFTER:
            raise NotNow("no-lookback")
        return NOT_READY if table in self.making else None

    def begin(self, table: str, game: StoredGame, waiting: str) -> bytes:
        """`waiting` is whose turn it counts as: a person, or an address."""
        task = self.making[table] = asyncio.create_task(self._make(table, game, waiting))
        task.add_done_callback(lambda _: self.making.pop(table, None))
        return NOT_READY

    async def stop(self) -> None:
        making = list(self.making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _make(self, table: str, game: StoredGame, waiting: str) -> None:
        try:
            effort = self.hall.settings.lookback_effort
            self.made[table] = await self.hall.analysts.run((waiting,), encoded_analysis, game, effort, seconds=LONGEST)
        except HallTrouble:
            pass  # one person asks for too many: later
        except Exception:
            log.exception("table %s: its game could not be looked back on", table)
            now = self.hall.now()
            self.failed = {other: at for other, at in self.failed.items() if now - at < AGAIN_AFTER} | {table: now}
        while len(self.made) > KEPT:
            self.made.popitem(last=False)


def encoded_analysis(game: StoredGame, effort: int) -> bytes:
    """In a process of its own, which is told the truth: the game is over."""
    referee, played = game.referee(), []
    for entry in game.entries:
        before = referee.state.copy()
        referee.replay([entry])
        played.append(Played(entry.seat, referee.played[-1].move, before))
    rules = referee.rules
    found = lookback.analysis(rules, played, referee.state, game.seed, effort or lookback.effort_here(rules))
    return wire.encode(told(rules, found))


def told(rules: Rules, found: lookback.Analysis) -> wire.Analysis:
    return wire.Analysis(
        ready=True,
        together=rules.is_cooperative,
        points=[wire.ChancePoint(point.step, rounded(point.chances)) for point in found.points],
        slips=[
            wire.Slip(
                one.step, one.chosen.seat, option(rules, one.chosen), option(rules, one.better), round(one.lost, 4)
            )
            for one in found.slips
        ],
        strokes=[wire.Stroke(one.step, one.seat, round(one.gained, 4)) for one in found.strokes],
        tallies=[wire.Tally(round(one.luck, 4), round(one.lost, 4), one.choices, one.best) for one in found.tallies],
    )


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def option(rules: Rules, step: Step) -> wire.Option:
    bare = to_wire.option_of_number(rules, step.number)
    return wire.Option(bare.number, bare.text, bare.kind, bare.fields, step.about)
