"""Commands that games and other packages bring along.

They are entry points of the group `meadhall.commands`: functions as Typer takes
them. One is loaded when it is called or explained; ours cannot be replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

import typer
from typer.core import TyperGroup

from meadhall.kernel.troubles import Trouble

GROUP = "meadhall.commands"


class Commands(TyperGroup):
    """Our own commands, and behind them those that were brought along."""

    def list_commands(self, ctx: Any) -> list[str]:
        ours = super().list_commands(ctx)
        return [*ours, *sorted({point.name for point in entry_points(group=GROUP)} - set(ours))]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) or brought(cmd_name)


def brought(name: str) -> Any:
    """The command of that name, or None."""
    for point in entry_points(group=GROUP, name=name):
        alone = typer.Typer(add_completion=False)
        try:
            alone.command(name)(point.load())
        except Exception as reason:  # somebody else's code: it breaks its own command and no other
            alone.command(name, help=repr(reason))(broken(name, reason))
        return typer.main.get_command(alone)
    return None


def broken(name: str, reason: Exception) -> Callable[[], None]:
    def tell() -> None:
        raise Trouble("broken-command", command=name, reason=str(reason))

    return tell
