"""What letters say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import urlsplit

from meadhall.server.letters.ended import Ended
from meadhall.server.letters.waiting import Waiting, letter_words
from meadhall.server.people.keys import CONFIRM, DAY, LASTS, RECOVER
from meadhall.server.settings import Settings
from meadhall.server.storage.store import Row


class Writing:
    """Letters in the name of one hall."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.sender = settings.mail_from
        self.address = settings.address.rstrip("/")
        self.now = now

    def about_tables(
        self, reader: Row, address: str, tables: Sequence[Waiting], ended: Sequence[Ended], stop: str
    ) -> EmailMessage:
        """Every table that waits or has ended, in one letter; it can be stopped with one click."""
        say = letter_words(reader["language"]).say
        turns = [table for table in tables if not table.is_invitation]
        invitations = [table for table in tables if table.is_invitation]
        parts = []
        for message, found in (("letter-turns", turns), ("letter-invited", invitations)):
            if found:
                parts += [say(message, {"count": len(found)}), *[self._line(reader, table) for table in found]]
        if ended:
            parts += [say("letter-ended", {"count": len(ended)}), *[self._ended(reader, table) for table in ended]]
        subject = (
            say("letter-turns-subject", {"count": len(turns)})
            if turns
            else say("letter-invited-subject")
            if invitations
            else say("letter-ended-subject", {"count": len(ended)})
        )
        link = f"{self.address}/letters/stop/{stop}"
        letter = self._letter(reader, address, subject, [*parts, say("letter-stop", {"address": link})])
        letter["List-Unsubscribe"] = f"<{link}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def confirmation(self, reader: Row, address: str, key: str) -> EmailMessage:
        say = letter_words(reader["language"]).say
        about = {
            "account": reader["account"],
            "days": round((LASTS[CONFIRM] or 0) / DAY),
            "link": f"{self.address}/#/confirm/{key}",
        }
        return self._letter(reader, address, say("letter-confirm-subject"), [say("letter-confirm", about)])

    def recovery(self, reader: Row, address: str, key: str) -> EmailMessage:
        say = letter_words(reader["language"]).say
        about = {
            "account": reader["account"],
            "minutes": round((LASTS[RECOVER] or 0) / 60),
            "link": f"{self.address}/#/recover/{key}",
        }
        return self._letter(reader, address, say("letter-recover-subject"), [say("letter-recover", about)])

    def _line(self, reader: Row, table: Waiting) -> str:
        lines = [f"* {table.told(reader['language'])}"]
        if table.due_at is not None and not table.is_invitation:
            lines.append(
                "  " + letter_words(reader["language"]).say("letter-turns-until", {"time": minute(table.due_at)})
            )
        return "\n".join([*lines, f"  {self.address}/#/table/{table.table}"])

    def _ended(self, reader: Row, table: Ended) -> str:
        return f"* {table.told(reader['language'])}\n  {self.address}/#/saga/{table.table}"

    def _letter(self, reader: Row, address: str, subject: str, parts: Sequence[str]) -> EmailMessage:
        say = letter_words(reader["language"]).say
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(self.now(), UTC))
        letter["Message-ID"] = make_msgid(domain=urlsplit(self.address).hostname or "meadhall")
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = reader["language"]
        greeting, end = (
            say("letter-greeting", {"name": reader["name"]}),
            say("letter-end", {"address": f"{self.address}/"}),
        )
        letter.set_content("\n\n".join([greeting, *parts, end]) + "\n")
        return letter


def minute(time: float) -> str:
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%d %H:%M")
