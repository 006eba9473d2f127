"""Prints the JSON schema of every message, for the client's `wire.ts`: `python -m meadhall.server.web.schema`."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from meadhall.server import wire


def structs() -> list[type[msgspec.Struct]]:
    """Every message there is, in the order of the file."""
    bases = (wire.Shared, wire.Asked, wire.ToHall)
    return [
        found
        for found in vars(wire).values()
        if inspect.isclass(found) and issubclass(found, msgspec.Struct) and found not in bases
    ]


def components(template: str = "#/$defs/{name}") -> dict[str, Any]:
    """The schema of every message by its name."""
    _, found = msgspec.json.schema_components(structs(), ref_template=template)
    return dict(found)


def schema() -> dict[str, Any]:
    (from_client, from_hall), found = msgspec.json.schema_components(
        [wire.FromClient, wire.FromHall], ref_template="#/$defs/{name}"
    )
    return {"$defs": {**components(), **found, "FromClient": from_client, "FromHall": from_hall}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
