"""A new version may open beside an old one on the same database: from here on, migrations only add.

What is added does not disturb whoever knows nothing of it: tables, indexes that refuse nothing, columns that may be
left out.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from meadhall.server.storage.migrations import versions

FIRST_THAT_ONLY_ADDS = "0007"


class Added:
    """In the place of alembic's `op`: notes what would disturb."""

    def __init__(self) -> None:
        self.disturbs: list[str] = []

    def create_table(self, name: str, *parts: Any, **wishes: Any) -> None:
        pass

    def f(self, name: str) -> str:
        return name

    def get_bind(self) -> Any:
        """Only to be asked which database it is."""
        return type("Bind", (), {"dialect": postgresql.dialect()})()

    def add_column(self, table: str, column: sa.Column[Any], **wishes: Any) -> None:
        if not column.nullable and column.server_default is None:
            self.disturbs.append(f"{table}.{column.name} must be given")

    def create_index(self, name: str, table: str, columns: list[str], unique: bool = False, **wishes: Any) -> None:
        if unique:
            self.disturbs.append(f"{name} refuses what was allowed")

    def __getattr__(self, name: str) -> Any:
        def noted(*given: Any, **wishes: Any) -> None:
            self.disturbs.append(f"{name}{given}")

        return noted


def disturbances(migration: Any) -> list[str]:
    added = Added()
    migration.op, before = added, migration.op
    try:
        migration.upgrade()
    finally:
        migration.op = before
    return added.disturbs


def newest() -> list[ModuleType]:
    names = sorted(found.name for found in pkgutil.iter_modules(versions.__path__))
    return [importlib.import_module(f"{versions.__name__}.{name}") for name in names if name >= FIRST_THAT_ONLY_ADDS]


@pytest.mark.parametrize("migration", newest(), ids=lambda migration: str(migration.revision))
def test_the_newest_migrations_only_add(migration):
    assert disturbances(migration) == []


@pytest.mark.parametrize(
    "upgrade",
    [
        lambda op: op.drop_table("people"),
        lambda op: op.drop_column("people", "name"),
        lambda op: op.alter_column("people", "name", nullable=False),
        lambda op: op.execute("update people set name = ''"),
        lambda op: op.add_column("people", sa.Column("shoe", sa.Integer(), nullable=False)),
        lambda op: op.create_index("ix", "people", ["name"], unique=True),
        lambda op: op.rename_table("people", "folk"),
    ],
)
def test_whatever_takes_away_or_asks_for_more_is_noticed(upgrade):
    class Migration:
        op: Any = None

        def upgrade(self) -> None:
            upgrade(self.op)

    assert len(disturbances(Migration())) == 1
