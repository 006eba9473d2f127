"""What the hall keeps on disk. A table is its header and its append-only list of entries."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)


class WideNumber(TypeDecorator[int]):
    """A whole number of any size, written out: databases count to 64 bits."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


BROKEN: Final = object()  # stands for JSON that cannot be read


def read_json(text: str) -> Any:
    """One broken row spoils no other: whoever needs it finds that it is broken."""
    try:
        return json.loads(text)
    except ValueError:
        return BROKEN


def write_json(content: Any) -> str:
    return msgspec.json.encode(content).decode()


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("account", String(24), unique=True),  # in lower case; None: a guest
    Column("secret", Text),  # Argon2
    Column("made_at", Float, nullable=False),
    Column("bot", Boolean, nullable=False, server_default="0"),  # an account that a program plays for
    Column("language", String(8), nullable=False, server_default="en"),  # of letters
    Column("mail", String(254), index=True),  # where letters go; it was confirmed from there
    Column("letters", String(8), nullable=False, server_default="off"),  # how often: see `wire.Often`
    Column("mailed_at", Float, nullable=False, server_default="0"),  # when the last one about tables was asked for
    Column("emblem", String(24)),  # that they chose for themselves
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256
    Column("person", ForeignKey("people.id"), nullable=False, index=True),  # a bot account
    Column("label", String(24), nullable=False),
    Column("made_at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("made_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules, pinned
    Column("kind", String(8), nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("mode", String(16), nullable=False),
    Column("options", JSON(none_as_null=True), nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("drawn", Boolean, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("seed", WideNumber(40), nullable=False, server_default="0"),  # secret until the game is over
    Column("start", JSON(none_as_null=True)),  # a position; None: the game's own beginning
    Column("made_at", Float, nullable=False),
    Column("moved_at", Float, nullable=False),
    Column("due_at", Float, index=True),  # when the next clock runs out
    Column("waiting", JSON(none_as_null=True), nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("next", String(16)),
    Column("hints", Boolean, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("rated_at", Float),  # when its result was counted
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),  # stays when a bot takes over
    Column("name", String(24), nullable=False),
    Column("level", String(40)),
    Column("token", String(64)),  # SHA-256
    Column("auto", Boolean, nullable=False),
    Column("prepared", String(80)),
    Column("left", String(12)),
    Column(
        "time", JSON(none_as_null=True)
    ),  # of somebody who was missing: what their clock had left, and since when it runs again
    Column("program", Boolean, nullable=False, server_default="0"),  # a bot account sits there
    Column("emblem", String(24)),  # of the person, when they sat down
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("spent", Integer, nullable=False),  # milliseconds of the seat's clock
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("count", Integer, nullable=False),  # of entries it stands for
    Column("content", JSON(none_as_null=True), nullable=False),
)

stories = Table(
    "stories",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # a finished game as it was told, so that it needs no rules
)

talk = Table(
    "talk",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("about", JSON(none_as_null=True), nullable=False),
    Column("at", Float, nullable=False),
)

keys = Table(
    "keys",  # given away by letter or as part of an address
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # what it opens: see `people/keys.py`
    Column("about", Text),  # an address that it confirms
    Column("made_at", Float, nullable=False),
    Column("ends_at", Float),
)

outbox = Table(
    "outbox",  # letters that are wanted and not sent yet; what they say is written when they leave
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("next_at", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

reminders = Table(
    "reminders",  # of which turn somebody was told by letter
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("answers", Integer, nullable=False),  # they had given until then
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

friends = Table(
    "friends",  # friends are those who have asked each other; one way alone, it is a question
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("friend", ForeignKey("people.id"), primary_key=True, index=True),
    Column("made_at", Float, nullable=False),
)

# Several halls on one database: `neighbours/`

changes = Table(
    "changes",  # of a table, each numbered: two halls cannot both make the same one
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("hall", String(16), nullable=False),  # that made it
    Column("at", Float, nullable=False, index=True),
    Column("content", JSON(none_as_null=True), nullable=False),  # as other halls are told
)

halls = Table(
    "halls",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # it counts as open unless it is heard of again
)

leases = Table(
    "leases",  # of what is done by one hall at a time
    metadata,
    Column("name", String(8), primary_key=True),
    Column("hall", String(16), nullable=False),
    Column("began_at", Float, nullable=False),
    Column("until", Float, nullable=False),
)

present = Table(
    "present",  # who looks at what, through which hall
    metadata,
    Column("hall", String(16), primary_key=True),
    Column("table", String(16), primary_key=True, index=True),  # empty: none, a bot account that waits for tables
    Column("person", String(16), primary_key=True),  # empty: nobody who is known
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: none
)

buckets = Table(
    "buckets",  # how often somebody may still do something
    metadata,
    Column("kind", String(12), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
)

questions = Table(
    "questions",  # that thinkers elsewhere take; see `thinking/queue.py`
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("purpose", String(48), nullable=False),
    Column("person", String(16), nullable=False),  # whose turn it counts as
    Column("round", BigInteger, nullable=False),
    Column("code", String(16), nullable=False),  # of the rules: a position means something only to the code it is of
    Column("level", String(40), nullable=False),
    Column("seconds", Float, nullable=False),  # until the process that thinks is ended
    Column("content", LargeBinary, nullable=False),  # what the seat may know; empty as soon as it is answered
    Column("asked_at", Float, nullable=False),  # by the clock of the database, as all times here
    Column("asked_by", String(16), nullable=False),  # the hall that is told
    Column("wanted", Integer, nullable=False),  # by how many; by nobody: it goes
    Column("wanted_until", Float, nullable=False),
    Column("thinker", String(16)),
    Column("held_until", Float, nullable=False),  # then somebody else may take it
    Column("tries", Integer, nullable=False),
    Column("answered_at", Float),
    Column("answer", LargeBinary),
    Column("trouble", String(80)),
    UniqueConstraint("table", "seat", "question", "purpose"),
)

thinkers = Table(
    "thinkers",  # who is there to think
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(80), nullable=False),
    Column("processes", Integer, nullable=False),
    Column("codes", Text, nullable=False),  # of the games it knows
    Column("levels", Text, nullable=False),
    Column("seen_at", Float, nullable=False),
)

Index("ix_questions_round", questions.c.round, questions.c.id)
Index("ix_tables_lobby", tables.c.listed, tables.c.status)
