"""The gallery's files on a port of this machine: nothing is asked, nothing is stored, and nobody else is served."""

from __future__ import annotations

import threading
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/meadhall/server/web/static"
PAGE = ROOT / "web/gallery"
FRAME = "<script src=frame.js></script>"


class Gallery(ThreadingHTTPServer):
    """`with Gallery(folder) as gallery:` serves until it is left; `gallery.address` is where."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Answers)
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.server_address[1]}/"

    def __enter__(self) -> Gallery:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.shutdown()
        self.server_close()


class Answers(SimpleHTTPRequestHandler):
    server: Gallery

    def translate_path(self, path: str) -> str:
        """What was written first, then the page, then the client; `api/games` is a file `api/games.json`."""
        name = unquote(urlsplit(path).path).lstrip("/") or "index.html"
        for folder in (self.server.folder, PAGE, CLIENT):
            for found in (folder / name, folder / f"{name}.json"):
                if found.is_file() and found.resolve().is_relative_to(folder.resolve()):
                    return str(found)
        return str(self.server.folder / "nothing")

    def do_GET(self) -> None:
        if urlsplit(self.path).path != "/frame.html":
            return super().do_GET()
        page = (CLIENT / "index.html").read_text(encoding="utf-8").replace("<head>", f"<head>{FRAME}", 1).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""
