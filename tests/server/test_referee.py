"""The log and the game it tells: whatever is answered and taken back, replaying it gives the same table."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from meadhall.games.holmgang.winter import KeepWarm
from meadhall.kernel import core, shelf
from meadhall.kernel.dump import dump
from meadhall.kernel.values import CHANCE
from meadhall.server.storage.statements import ADD_SNAPSHOT
from meadhall.server.tables.change import Change
from meadhall.server.tables.header import Header
from meadhall.server.tables.journal import Journal
from meadhall.server.tables.referee import ANSWER, AUTO, Entry, Referee
from meadhall.server.tables.snapshots import restore, snapshot
from meadhall.server.troubles import NotNow, Refused
from tests.tables import games_with_draws

HOLMGANG = shelf.find("holmgang")


def fresh(name: str, seats: int, seed: int) -> Referee:
    rules = shelf.find(name)
    return Referee(rules, seats, rules.choices(seats, {}), seed, None)


def at_random(referee: Referee, dice: Random, steps: int) -> list[Entry]:
    """Random answers, now and then one taken back."""
    entries: list[Entry] = []
    for at in range(steps):
        if referee.is_over:
            break
        if CHANCE in referee.waiting:
            entries.append(referee.chance(float(at)))
            continue
        seat = dice.choice(referee.waiting)
        undoers = [one for one in range(referee.state.seats) if referee.against_undo(one) is None]
        if undoers and dice.random() < 0.3:
            entries += referee.undo(dice.choice(undoers), float(at))
            continue
        move = dice.choice(core.options(referee.state, seat))
        entries.append(referee.answer(seat, move, ANSWER if dice.random() < 0.8 else AUTO, at, float(at)))
    return entries


def everything(referee: Referee) -> dict[str, object]:
    return {
        "position": dump(referee.state),
        "told": list(referee.told),
        "told_at": list(referee.told_at),
        "asked": dict(referee.asked),
        "played": list(referee.played),
        "undo": [referee.against_undo(seat) for seat in range(referee.state.seats)],
        "dice": referee.history.dice.dump(),
        "count": referee.count,
        "last_undo": referee.last_undo,
    }


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize("seed", range(6))
def test_replaying_the_log_gives_the_same_table(name, seed):
    seats = shelf.find(name).seats[seed % len(shelf.find(name).seats)]
    referee = fresh(name, seats, seed)
    entries = at_random(referee, Random(seed), 60)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    again = fresh(name, seats, seed)
    again.replay(entries)
    assert everything(again) == everything(referee)


@pytest.mark.parametrize("name", games_with_draws())
@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_and_the_entries_after_it_give_the_same_table(name, seed):
    seats = shelf.find(name).seats[-1]
    referee = fresh(name, seats, seed)
    dice = Random(seed)
    for _ in range(200):
        at_random(referee, dice, 1)
        if not referee.history.trail and referee.count > 8:
            break
    assert not referee.history.trail, "nothing was shown or drawn in this game"
    taken = json.loads(json.dumps(snapshot(referee)))
    entries = at_random(referee, dice, 25)
    again = fresh(name, seats, seed)
    restore(again, taken)
    again.replay(entries)
    assert everything(again) == everything(referee)


async def test_snapshots_of_a_long_game_are_ever_further_apart():
    """Each of them tells the whole game so far; together they may not cost more than the game itself."""
    referee, dice, journal = fresh("blood-rage", 4, 1), Random(1), Journal("t", snapshot_every=4)
    header = Header(
        id="t", game="blood-rage", version=2, kind="game", status="running", mode="live", options={}, clock=None,
        listed=False, watchable=True, drawn=False, autostart=True, host="ann", invite="", seed=1, start=None,
        made_at=0.0, moved_at=0.0,
    )  # fmt: skip
    taken: list[int] = []
    content: dict[str, Any] = {}
    while not referee.is_over:
        change = Change(0.0, header, [], None, referee, 0, has_begun=True)
        change.entries += at_random(referee, dice, 1)
        for statement in await journal.statements(change, header, []):
            if statement.rank == ADD_SNAPSHOT:
                taken.append(statement.values["count"])
                content = json.loads(json.dumps(statement.values["content"]))
    assert len(taken) > 5 and taken[-1] > 200
    assert all(later - before >= max(4, before // 4) for before, later in pairwise(taken))
    again = fresh("blood-rage", 4, 1)
    restore(again, content)
    assert again.told == referee.told[: len(again.told)] and len(again.told) > 100


def test_a_question_keeps_its_number_while_others_answer_it():
    referee = fresh("holmgang", 3, 1)
    referee.chance(0.0)
    seat = referee.waiting[0]
    referee.answer(seat, HOLMGANG.moves[2], ANSWER, 0, 0.0)  # pillage 1: all three are asked for a card
    asked = dict(referee.asked)
    assert set(asked.values()) == {2}
    referee.answer(0, HOLMGANG.moves[4], ANSWER, 0, 0.0)
    assert referee.asked == {1: 2, 2: 2}
    referee.undo(0, 0.0)
    assert referee.asked == {0: 4, 1: 2, 2: 2}  # only what was taken back has a new number


def test_a_refused_answer_changes_nothing():
    referee = fresh("holmgang", 2, 1)
    referee.chance(0.0)
    before = everything(referee)
    with pytest.raises(Refused):
        referee.answer(referee.waiting[0], HOLMGANG.moves[4], ANSWER, 0, 0.0)
    with pytest.raises(NotNow, match="Chance has answered"):
        referee.undo(0, 0.0)
    assert everything(referee) == before


def test_undo_takes_back_what_was_forced_after_the_answer():
    referee = fresh("holmgang", 2, 1)
    referee.chance(0.0)
    first, second = referee.waiting[0], 1 - referee.waiting[0]
    before = dump(referee.state)
    referee.answer(first, HOLMGANG.moves[0], ANSWER, 0, 0.0)
    referee.answer(second, HOLMGANG.moves[0], AUTO, 0, 0.0)
    assert referee.against_undo(first) is None and referee.against_undo(second) == "another-has-answered"
    assert [entry.kind for entry in referee.undo(first, 0.0)] == ["undo", "undo"]
    assert dump(referee.state) == before


def test_only_what_everybody_can_know_counts_as_forced():
    referee = fresh("holmgang", 2, 1)
    referee.chance(0.0)
    seat = referee.waiting[0]
    assert not referee.is_publicly_forced(seat)
    referee.state.is_burnt = [True, True, True]
    assert referee.is_publicly_forced(seat)  # nothing left but to rest, and all can see it


def test_a_question_that_does_not_say_it_is_public_is_never_answered_for_anybody():
    """An answer that came at once would tell that the hand is empty."""
    referee = fresh("holmgang", 2, 1)
    referee.chance(0.0)
    seat = referee.waiting[0]
    referee.state.hand[seat] = []
    referee.state.stack[-1] = KeepWarm((seat,))
    assert len(core.options(referee.state, seat)) == 1
    assert not referee.is_publicly_forced(seat)
