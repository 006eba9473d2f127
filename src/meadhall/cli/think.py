"""`meadhall think`: a machine that thinks for the bots of halls elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble


def think(
    database: Annotated[
        str, typer.Option(envvar="MEADHALL_DATABASE", help="the database of the halls: postgresql://…")
    ] = "",
    processes: Annotated[int, typer.Option(min=0, help="that think at once; 0: one a core")] = 0,
    game: Annotated[list[str] | None, typer.Option(help="only this game", show_default="all that are here")] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "warning",
    lang: Language = None,
) -> None:
    """Think for the bots of halls that were opened with `--thinkers elsewhere`."""
    if not database.startswith("postgres"):
        raise Trouble("thinkers-need-postgresql")
    from meadhall.server.logs import write_log
    from meadhall.server.thinking.thinker import Thinker, think_until_stopped

    for name in game or []:
        shelf.find(name)
    write_log(log_level)
    thinker = Thinker(database, processes, game or ())
    voice = Voice(checked_language(lang))
    voice.say("terminal-thinks-for-halls", style="bold", name=thinker.name, processes=thinker.processes)
    asyncio.run(think_until_stopped(thinker))
