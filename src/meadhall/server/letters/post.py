"""The way to a mail server: one letter at a time, in a thread of its own, so that nobody waits for a slow one."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from meadhall.kernel.troubles import Trouble

PORTS: Final = {"smtp": 25, "smtps": 465}
PATIENCE: Final = 15.0  # seconds for each thing a mail server is told
NEARBY: Final = ("localhost", "127.0.0.1", "::1")  # where a password may travel in the open


class Rejected(Exception):
    """This letter will never be taken: there is no such address."""


@dataclass(frozen=True)
class MailServer:
    """`smtp://name:password@mail.example:587`: encrypted where the server offers it; `smtps://…`: from the start."""

    host: str
    port: int
    is_encrypted: bool = False  # from the start
    name: str = ""
    password: str = ""

    def send(self, letter: EmailMessage) -> None:
        """Waits for the server: not for the thread that serves everybody."""
        with self._connected() as server:
            if self.name:
                server.login(self.name, self.password)
            try:
                server.send_message(letter)
            except smtplib.SMTPRecipientsRefused as reason:
                if all(code >= 500 for code, _ in reason.recipients.values()):
                    raise Rejected from reason
                raise

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.is_encrypted:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        try:
            server.ehlo_or_helo_if_needed()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif self.name and self.host not in NEARBY:
                raise smtplib.SMTPNotSupportedError("a password is not sent in the open")
        except BaseException:
            server.close()
            raise
        return server


def mail_server(address: str) -> MailServer:
    """`Trouble` where the address is none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Trouble("bad-mail-server") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise Trouble("bad-mail-server")  # without its words: a password may be among them
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


async def aside(work: Callable[[], None]) -> None:
    """In a thread that nobody waits for: a hall closes while a mail server still keeps it busy."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def report(reason: BaseException | None) -> None:
        if not done.done():
            done.set_exception(reason) if reason is not None else done.set_result(None)

    def run() -> None:
        reason: BaseException | None = None
        try:
            work()
        except BaseException as found:
            reason = found
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            loop.call_soon_threadsafe(report, reason)

    threading.Thread(target=run, name="letter", daemon=True).start()
    await done
