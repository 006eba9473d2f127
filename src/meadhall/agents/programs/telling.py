"""What a program is told of a game: what its seat sees, what it was told, and what it may do. Nothing else.

This is the only door between a table and a program: all of it comes from a `Seen`, so from an imagined table and from
events as the seat was told them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.agents.agent import Heard, Seen
from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.notation import hyphened, text_of
from meadhall.kernel.values import Event, fields

BETWEEN = "\t"  # two moves; no move has one in it


def new_game(seen: Seen, heard: Heard) -> str:
    """Which game this is, and which seat the program plays."""
    about = {
        "game": seen.rules.name,
        "version": seen.world.version,
        "seats": seen.world.seats,
        "seat": seen.seat,
        "options": dict(heard.choices),
    }
    return f"newgame {written(about)}"


def position(seen: Seen, events: Sequence[Event], first: int) -> str:
    """What is asked, what the seat sees, and what it was told from event `first` on."""
    told = [event_told(number, event) for number, event in enumerate(events[first:], first)]
    about = {"first": first, "events": told, "moment": moment(seen.world), "view": seen.view}
    return f"position {written(about)}"


def moves(seen: Seen) -> str:
    return "moves " + BETWEEN.join([text_of(seen.rules, move) for move in seen.options])


def event_told(number: int, event: Event) -> dict[str, Any]:
    return {"number": number, "kind": hyphened(type(event).__name__), "fields": fields(event)}


def moment(state: State) -> dict[str, Any]:
    """The question: as in `news` of docs/wire.md."""
    question = core.asked(state)
    return {
        "kind": hyphened(type(question).__name__),
        "fields": fields(question),
        "waiting": list(state.waiting),
        "answered": sorted(state.answers),
        "situation": [hyphened(type(frame).__name__) for frame in state.stack],
    }


def written(content: Any) -> str:
    return msgspec.json.encode(content).decode()
