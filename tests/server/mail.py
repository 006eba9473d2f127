"""A real mail server on a port of its own, that keeps what it is sent."""

from __future__ import annotations

import asyncio
import re
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

SENDER = "Meadhall <hall@games.example>"


class Mailbox:
    """What has arrived. `rejects`: addresses it does not know; `is_slow`: it never says that it has taken a letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.rejects: set[str] = set()
        self.is_slow = False
        self.asked = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        self.asked += 1
        if address in self.rejects:
            return "550 no such address"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.is_slow:
            await asyncio.Event().wait()
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in list(self.letters) if letter["To"] == address]


class MailServer:
    """In a thread of its own; at the same port when it is opened again."""

    def __init__(self) -> None:
        self.box = Mailbox()
        self.port = 0
        self.open()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def open(self) -> None:
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(ready,))
        self.thread.start()
        ready.wait()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        listening = self.loop.create_server(lambda: SMTP(self.box, loop=self.loop), "127.0.0.1", self.port)
        self.server = self.loop.run_until_complete(listening)
        self.port = self.server.sockets[0].getsockname()[1]
        self.loop.call_soon(ready.set)
        self.loop.run_forever()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def key_in(letter: EmailMessage, kind: str) -> str:
    """The key in the link of that kind."""
    found = re.search(rf"/{kind}/([A-Za-z0-9_-]+)$", text_of(letter), re.MULTILINE)
    assert found is not None, text_of(letter)
    return found[1]
