#!/usr/bin/env python3
"""Plays for a bot account of a hall, with nothing but Python's standard library: docs/bots.md, "A bot account".

    MEADHALL_TOKEN=… ./envoy.py http://127.0.0.1:8765

It accepts every invitation, plays all its tables at once, and takes any move. Replace `chosen`.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Hall:
    """What a bot account can do there, by plain HTTP."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method: str, path: str, **content: Any) -> Any:
        return json.load(self.opened(method, path, content))

    def stream(self, path: str) -> Iterator[dict[str, Any]]:
        """One message a line, as they come; empty lines only say that the hall is still there."""
        for line in self.opened("GET", path):
            if line.strip():
                yield json.loads(line)

    def opened(self, method: str, path: str, content: dict[str, Any] | None = None) -> Any:
        body = None if method == "GET" else json.dumps(content).encode()
        asked = urllib.request.Request(self.address + path, body, self.headers, method=method)
        return urllib.request.urlopen(asked, timeout=60)


class Envoy:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.me = hall.ask("GET", "/api/me")
        self.playing: set[str] = set()  # tables
        self.luck = random.Random(self.me["id"])

    def serve(self) -> None:
        """Listens for as long as the hall is open, and the token is good."""
        for message in self.hall.stream("/api/bot/stream"):
            if message["type"] != "table-changed":
                print(f"the hall says: {message}", file=sys.stderr)
                continue
            table = message["table"]
            if table["invited"]:
                self.accept(table["id"])
            elif table["you"] and table["id"] not in self.playing:
                self.playing.add(table["id"])
                threading.Thread(target=self.play, args=(table["id"],), daemon=True).start()

    def accept(self, table: str) -> None:
        try:
            self.hall.ask("POST", f"/api/tables/{table}/join")
        except urllib.error.HTTPError as refused:
            print(f"{table}: {refused.read().decode()}", file=sys.stderr)

    def play(self, table: str) -> None:
        """One table to its end. `welcome` tells everything, `news` what is new; both ask by a number."""
        seat: int | None = None
        for message in self.hall.stream(f"/api/bot/tables/{table}/stream"):
            if message["type"] == "welcome":
                seat = message["seat"]
            news = message["news"] if message["type"] == "welcome" else message
            if news and message["type"] in ("welcome", "news") and news["question"] is not None:
                wish = {"seat": seat, "question": news["question"], "move": self.chosen(news)}
                self.answer(table, wish)
        self.playing.discard(table)

    def answer(self, table: str, wish: dict[str, Any]) -> None:
        try:
            self.hall.ask("POST", f"/api/bot/tables/{table}/answers", **wish)
        except urllib.error.HTTPError as refused:  # taken back meanwhile, or answered by the hall: it will ask again
            print(f"{table}: {refused.read().decode()}", file=sys.stderr)

    def chosen(self, news: dict[str, Any]) -> str:
        """The one function to replace: `news["choices"]` is what may be answered."""
        move: str = self.luck.choice(news["choices"])["text"]
        return move


def main() -> None:
    if len(sys.argv) != 2 or "MEADHALL_TOKEN" not in os.environ:
        raise SystemExit(__doc__)
    Envoy(Hall(sys.argv[1], os.environ["MEADHALL_TOKEN"])).serve()


if __name__ == "__main__":
    main()
