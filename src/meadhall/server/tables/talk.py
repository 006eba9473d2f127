"""What is said at a table: by people, and by the hall in notices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.server import wire
from meadhall.server.storage.schema import BROKEN
from meadhall.server.storage.statements import ADD_TALK, Statement


def talk_added(table: str, said: wire.Said) -> Statement:
    return Statement(
        ADD_TALK,
        {
            "table": table,
            "number": said.number,
            "kind": said.kind,
            "seat": said.seat,
            "name": said.name,
            "text": said.text,
            "about": said.about,
            "at": said.at,
        },
    )


def said_from(row: Mapping[str, Any]) -> wire.Said:
    about = {} if row["about"] is BROKEN else row["about"]
    return wire.Said(row["number"], row["kind"], row["seat"], row["name"], row["text"], about, row["at"])
