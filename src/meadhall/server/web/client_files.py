"""The browser's own files: read once, sent packed, and kept by the browser as long as they are true.

The build writes a packed twin beside each text (`index.js.br`, `index.js.gz`). A
name that carries the digest of its content never means anything else, so it may
be kept for ever; for all else the browser asks whether it has changed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.responses import Response

CLIENT: Final = Path(__file__).parent / "static"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
NAMED_BY_CONTENT: Final = re.compile(r"assets/.+-[A-Za-z0-9_-]{8}\.\w+")


class Way(NamedTuple):
    """A file in one of the ways it can be sent."""

    packed: str | None
    content: bytes
    mark: str


class ClientFiles:
    """All of them, in memory: about a megabyte."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self.built_at = 0
        self.files: dict[str, list[Way]] = {}
        self.look_again()

    def look_again(self) -> None:
        """Read all files if there is a new build."""
        page = self.folder / "index.html"
        built_at = page.stat().st_mtime_ns if page.is_file() else 0
        if built_at != self.built_at:
            self.built_at = built_at
            self.files = all_files(self.folder, built_at)

    def answer(self, name: str, headers: Mapping[str, str]) -> Response | None:
        """None where there is no such file."""
        if name not in self.files:
            return None
        known = accepted(headers.get("accept-encoding", ""))
        way = next(way for way in self.files[name] if way.packed is None or way.packed in known)
        told = {
            "Cache-Control": "public, max-age=31536000, immutable" if NAMED_BY_CONTENT.fullmatch(name) else "no-cache",
            "ETag": way.mark,
            "Vary": "Accept-Encoding",
        }
        if is_known(way.mark, headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if way.packed is not None:
            told["Content-Encoding"] = way.packed
        return Response(way.content, headers={**told, "Content-Type": KINDS[Path(name).suffix]})


@lru_cache(maxsize=1)
def all_files(folder: Path, built_at: int) -> dict[str, list[Way]]:
    """Of one build: however many halls a process opens, they are read once."""
    paths = [path for path in folder.rglob("*") if path.suffix in KINDS and path.is_file()]
    return {path.relative_to(folder).as_posix(): ways_of(path) for path in paths}


def ways_of(path: Path) -> list[Way]:
    ways = []
    for packed, ending in PACKED.items():
        twin = path.with_name(path.name + ending)
        if twin.is_file():
            ways.append(way(packed, twin.read_bytes()))
    return [*ways, way(None, path.read_bytes())]


def way(packed: str | None, content: bytes) -> Way:
    return Way(packed, content, f'"{hashlib.sha256(content).hexdigest()[:24]}"')


def accepted(header: str) -> set[str]:
    """The ways of packing a browser says it can unpack."""
    wishes = {name: weight for name, weight in map(weighed, header.lower().split(",")) if name}
    return {way for way in PACKED if wishes.get(way, wishes.get("*", 0.0)) > 0}


def weighed(wish: str) -> tuple[str, float]:
    """`gzip;q=0.5`: a name and how much it is wished for; 0 means not at all."""
    name, *parameters = [part.strip() for part in wish.split(";")]
    for parameter in parameters:
        if parameter.startswith("q="):
            try:
                return name, float(parameter[2:])
            except ValueError:
                return name, 0.0
    return name, 1.0


def is_known(mark: str, header: str) -> bool:
    """Whether the browser has exactly this already."""
    named = [one.strip().removeprefix("W/") for one in header.split(",")]
    return mark in named or "*" in named
