"""The face that a game's own package brings along: `face/face.js`, and what lies beside it.

It is code like the rules of that package, so whoever installs it trusts both. A
name is one file of that one folder, of a kind that a face is made of.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import PurePath
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request, Response

from meadhall.kernel import shelf
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import UnknownGame
from meadhall.server import wire
from meadhall.server.web.client_files import KINDS, is_known, way
from meadhall.server.web.responses import written
from meadhall.server.web.routes.requests import GamePath, guarded

FOLDER: Final = "face"
MODULE: Final = "face.js"
FACE_KINDS: Final = {ending: kind for ending, kind in KINDS.items() if ending != ".html"}
FileName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$", max_length=100)]

router = APIRouter(prefix="/faces", dependencies=[Depends(guarded)], include_in_schema=False)


def has_face(rules: Rules) -> bool:
    return (files(rules.package) / FOLDER / MODULE).is_file()


@router.api_route("/{game}/{name}", methods=["GET", "HEAD"])
async def face_file(request: Request, game: GamePath, name: FileName) -> Response:
    content = content_of(game, name)
    if content is None:
        return written(wire.Trouble("no-such-page"), 404)
    mark = way(None, content).mark
    told = {"Cache-Control": "no-cache", "ETag": mark}
    if is_known(mark, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=told)
    return Response(content, headers={**told, "Content-Type": FACE_KINDS[PurePath(name).suffix]})


def content_of(game: str, name: str) -> bytes | None:
    try:
        file = files(shelf.find(game).package) / FOLDER / name
    except UnknownGame:
        return None
    return file.read_bytes() if PurePath(name).suffix in FACE_KINDS and file.is_file() else None
