"""Everything the gallery shows, as files: situations, an index of them, and what the client asks any hall for."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from meadhall.agents import roster
from meadhall.kernel import shelf
from meadhall.server import wire
from meadhall.server.web.routes.games import about
from tools.gallery.messages import ME, Situation, situations


class Listed(msgspec.Struct, frozen=True):
    """A situation in the index."""

    id: str
    game: str
    sort: str
    kind: str
    seats: int


def write(folder: Path) -> list[Listed]:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "situations").mkdir(parents=True)
    (folder / "api/tables").mkdir(parents=True)
    listed = [written(folder, one) for one in situations()]
    known = wire.Games([about(shelf.find(name)) for name in shelf.names()], roster.ladder())
    (folder / "api/games.json").write_bytes(wire.encode(known))
    (folder / "api/me.json").write_bytes(wire.encode(ME))
    (folder / "index.json").write_bytes(msgspec.json.encode(listed))
    return listed


def written(folder: Path, one: Situation) -> Listed:
    texts = [wire.encode(message).decode() for message in one.messages]
    (folder / f"situations/{one.id}.json").write_text("[" + ",".join(texts) + "]", encoding="utf-8")
    (folder / f"api/tables/{one.id}.json").write_bytes(msgspec.json.encode({"game": one.game}))
    return Listed(one.id, one.game, one.sort, one.kind, one.seats)
