"""A game under way as JSON and back, so that a long log need not be replayed.

Taken only where nothing before can be taken back, so that none of it is missed. A position means something only to the
very code that wrote it: a snapshot of another state of the code is of no use, and the entries are replayed instead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

from meadhall.kernel.dump import dump, load, subclasses
from meadhall.kernel.notation import move_from, outcome_from, text_of
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Event, fields
from meadhall.server.tables.referee import Played, Referee
from meadhall.server.troubles import SetAside


def snapshot(referee: Referee, checked: int = 0) -> dict[str, Any] | None:
    """None where a game's events do not survive the journey; of the first `checked` it is known that they do."""
    content: dict[str, Any] = {
        "code": fingerprint(referee.rules.package),
        "count": referee.count,
        "position": dump(referee.state),
        "dice": list(referee.history.dice.dump()),
        "asked": {str(seat): question for seat, question in referee.asked.items()},
        "barrier": referee.history.barrier,
        "last_undo": referee.last_undo,
        "told": [[type(event).__name__, fields(event)] for event in referee.told],
        "told_at": list(referee.told_at),
        "played": [
            [one.seat, text_of(referee.rules, one.move), one.kind, one.opens, one.at, one.told]
            for one in referee.played
        ],
    }
    return content if events_from(referee.rules, content["told"][checked:]) == referee.told[checked:] else None


def restore(referee: Referee, content: dict[str, Any]) -> None:
    """Put a fresh referee where the snapshot was taken."""
    rules, history = referee.rules, referee.history
    if content["code"] != fingerprint(rules.package):
        raise SetAside("table-unreadable")
    referee.count = content["count"]
    referee.asked = {int(seat): question for seat, question in content["asked"].items()}
    referee.asked_before = []
    referee.last_undo = content["last_undo"]
    referee.told_at = list(content["told_at"])
    history.dice.load(tuple(content["dice"]))
    history.barrier, history.trail = content["barrier"], []
    history.told = events_from(rules, content["told"])
    history.given = [
        Played(
            seat,
            outcome_from(rules, text) if seat == CHANCE else move_from(rules, text),
            opens,
            told,
            kind,
            at,
        )
        for seat, text, kind, opens, at, told in content["played"]
    ]
    history.stand_at(load(rules, content["position"]))


@lru_cache
def fingerprint(package: str) -> str:
    """Of the code a position was made by: the game's own, and the kernel's."""
    found = hashlib.sha256()
    for folder in (package, "meadhall.kernel"):
        for file in sorted(resources.files(folder).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                found.update(file.read_bytes())
    return found.hexdigest()[:16]


def events_from(rules: Rules, told: Sequence[Any]) -> list[Event]:
    kinds = kinds_of_events(rules)
    return [kinds[name](**{field: _frozen(content) for field, content in inside.items()}) for name, inside in told]


@lru_cache
def kinds_of_events(rules: Rules) -> dict[str, Callable[..., Event]]:
    homes = (rules.package + ".", "meadhall.kernel.")
    return {kind.__name__: kind for kind in subclasses(Event) if (kind.__module__ + ".").startswith(homes)}


def _frozen(content: Any) -> Any:
    return tuple([_frozen(part) for part in content]) if isinstance(content, list | tuple) else content
