"""Whether what players were told is what is stored.

- Every answer that was confirmed is stored once, as it was given, in the order of its confirmation.
- Nothing is stored that nobody gave.
- Whatever a seat was told is the beginning of what it may be told of the stored game, and nothing of another seat's.
- What was told once is never taken back, and a version never goes back.
- No clock has lost more than its seat may have owed an answer for. A clock begins a moment before its seat is told, for
  what is told must be stored first; a moment that lasts longer while the store is away or the hall stands still.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from bench.chaos.history import Account, Fault, History, Stored, Truth

SLACK: Final = 1.0  # seconds: clocks are told in tenths
LATE: Final = 0.5  # seconds from the beginning of a clock until its seat is told, on a busy machine
RECOVERS: Final = 5.0  # seconds after a fault in which halls find their store again
OUTAGES: Final = ("kill-postgresql", "full-disk", "stop-hall", "cut-database", "slow-database", "silent-database")


def violations(history: History) -> list[str]:
    truths = {truth.table: truth for truth in history.truths}
    found = [wrong for truth in history.truths for wrong in of_numbers(truth)]
    for account in history.accounts:
        truth = truths.get(account.table)
        if truth is None:
            found.append(f"{named(account)}: its table is not stored")
        else:
            found += [f"{named(account)}: {wrong}" for wrong in of_account(account, truth)]
            found += [f"{named(account)}: {wrong}" for wrong in of_clock(account, truth, outages(history.faults))]
    return found


def named(account: Account) -> str:
    return f"{account.player} at {account.table}, seat {account.seat}"


def of_numbers(truth: Truth) -> Iterator[str]:
    if truth.numbers != list(range(len(truth.numbers))):
        yield f"{truth.table}: entries are missing, doubled or out of order: {truth.numbers[:50]}"


def of_account(account: Account, truth: Truth) -> Iterator[str]:
    yield from of_confirmed(account, truth)
    yield from of_stored(account, truth)
    yield from of_versions(account, truth)
    yield from of_story(account, truth)
    if not account.is_finished:
        yield "never came back"


# Answers


def stored_for(account: Account, truth: Truth, question: int) -> list[Stored]:
    return [one for one in truth.answers if one.seat == account.seat and one.question == question]


def of_confirmed(account: Account, truth: Truth) -> Iterator[str]:
    latest = -1
    for answer in account.answers:
        if answer.outcome != "done":
            continue
        stored = stored_for(account, truth, answer.question)
        if not stored:
            yield f"confirmed and lost: {answer.move} to question {answer.question}"
            continue
        if stored[0].move != answer.move:
            yield f"confirmed as {answer.move}, stored as {stored[0].move}"
        if stored[0].number < latest:
            yield f"stored out of order: {answer.move} to question {answer.question}"
        latest = stored[0].number


def of_stored(account: Account, truth: Truth) -> Iterator[str]:
    """Each at most once, and given by this player."""
    seen: set[int] = set()
    for stored in truth.answers:
        if stored.seat != account.seat:
            continue
        if stored.question in seen:
            yield f"stored twice: {stored.move} to question {stored.question}"
        seen.add(stored.question)
        given = [one for one in account.answers if one.question == stored.question and one.move == stored.move]
        if not given:
            yield f"stored and never given: {stored.move} to question {stored.question}"
        elif all(one.outcome == "refused" for one in given):
            yield f"refused and stored all the same: {stored.move} to question {stored.question}"


# What was told


def of_versions(account: Account, truth: Truth) -> Iterator[str]:
    before = 0
    for telling in account.tellings:
        if telling.version < before:
            yield f"told version {telling.version} after {before}"
        before = telling.version
        if telling.version > len(truth.numbers):
            yield f"told version {telling.version} of {len(truth.numbers)} that are stored"


def of_story(account: Account, truth: Truth) -> Iterator[str]:
    mine = truth.stories[account.seat]
    known = 0
    for telling in account.tellings:
        if telling.first > known:
            yield f"told event {telling.first} while it knew only {known}"
        for number, event in enumerate(telling.events, telling.first):
            if number >= len(mine):
                yield f"told and gone: event {number}, {event}"
            elif event != mine[number]:
                yield strange(account, truth, number, event)
        known = max(known, telling.first + len(telling.events))


def strange(account: Account, truth: Truth, number: int, event: str) -> str:
    """Something else than this seat may know."""
    others = [seat for seat, story in truth.stories.items() if seat != account.seat and event in story[number:][:1]]
    if others:
        return f"told a secret of seat {others[0]}: event {number}, {event}"
    if event in truth.stories[account.seat]:
        return f"told out of order: event {number}, {event}"
    return f"told what never happened: event {number}, {event}"


# Clocks

Span: TypeAlias = tuple[float, float]


def of_clock(account: Account, truth: Truth, away: list[Span]) -> Iterator[str]:
    if truth.bank is None:
        return
    owed, before = 0.0, account.begun
    for telling in account.tellings:
        if telling.may_have_owed:
            owed += telling.at - before
        elif telling.owes:
            owed += min(telling.at - before, LATE + overlap((before, telling.at), away))
        before = telling.at
        lost = 0.0 if telling.clock is None else truth.bank - telling.clock
        if lost > owed + telling.jumped + SLACK:
            yield f"its clock lost {lost:.1f} s, and it owed an answer for {owed:.1f} s at most"
            return


def outages(faults: list[Fault]) -> list[Span]:
    """When storing may have taken long; none overlaps another."""
    found: list[Span] = []
    for begun, ended in sorted((one.at, one.until + RECOVERS) for one in faults if one.kind in OUTAGES):
        if found and begun <= found[-1][1]:
            found[-1] = found[-1][0], max(ended, found[-1][1])
        else:
            found.append((begun, ended))
    return found


def overlap(span: Span, others: list[Span]) -> float:
    return sum(max(0.0, min(span[1], end) - max(span[0], begin)) for begin, end in others)
