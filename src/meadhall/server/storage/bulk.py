"""What every move writes, as one statement for however many moves.

SQLite lets go of the interpreter for every row it is given alone, and the thread that writes has to wait for it after
each. In one statement with all rows it waits once, so that nobody waits for the store while the hall is busy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

from meadhall.server.storage.schema import entries, tables, write_json
from meadhall.server.storage.statements import ADD_ENTRY, MOVE_ON

MOST_ROWS: Final = 1000  # in one statement; SQLite takes 32766 values
DIALECT: Final = sqlite.dialect(json_serializer=write_json)


class Bulk:
    """A statement about rows of some columns: its text has `{rows}` where they belong."""

    def __init__(
        self, text: str, table: Table, columns: Sequence[str], names: Sequence[str], last_of: str | None = None
    ) -> None:
        self.text = text
        self.names = names  # of the values, as a `Statement` has them
        self.last_of = last_of  # of rows with the same value here, the last counts
        self.written = [processor(table, column) for column in columns]
        self.row = "(" + ", ".join("?" * len(columns)) + ")"
        self.with_rows = lru_cache(maxsize=64)(self._with_rows)

    def execute(self, connection: Connection, values: Sequence[dict[str, Any]]) -> None:
        if self.last_of is not None:
            values = list({row[self.last_of]: row for row in values}.values())
        for first in range(0, len(values), MOST_ROWS):
            rows = values[first : first + MOST_ROWS]
            connection.exec_driver_sql(self.with_rows(len(rows)), self._parameters(rows))

    def _with_rows(self, count: int) -> str:
        return self.text.format(rows=", ".join([self.row] * count))

    def _parameters(self, rows: Sequence[dict[str, Any]]) -> tuple[Any, ...]:
        return tuple([write(row[name]) for row in rows for name, write in zip(self.names, self.written)])


def processor(table: Table, column: str) -> Callable[[Any], Any]:
    """How a value of this column is handed to SQLite."""
    found: Callable[[Any], Any] | None = table.c[column].type.dialect_impl(DIALECT).bind_processor(DIALECT)
    return as_it_is if found is None else found


def as_it_is(value: Any) -> Any:
    return value


ENTRY: Final = [column.name for column in entries.columns]
MOVED: Final = ("id", "moved_at", "due_at", "waiting")

BULK: Final[dict[int, Bulk]] = {
    ADD_ENTRY: Bulk(
        f"INSERT INTO entries ({', '.join(DIALECT.identifier_preparer.quote(name) for name in ENTRY)}) VALUES {{rows}}",
        entries,
        ENTRY,
        ENTRY,
    ),
    MOVE_ON: Bulk(
        "WITH moved AS (VALUES {rows})"
        " UPDATE tables SET moved_at = column2, due_at = column3, waiting = column4 FROM moved WHERE id = column1",
        tables,
        MOVED,
        ("b_id", *MOVED[1:]),
        last_of="b_id",
    ),
}
