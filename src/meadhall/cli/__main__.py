"""`meadhall --help`: every command, one module each."""

from __future__ import annotations

import sys

import typer

from meadhall.cli import arena, balance, bench, bot_check, dataset, games, new_game, play, records, rules, serve, think
from meadhall.cli.commands import Commands
from meadhall.cli.voice import Voice, language_of
from meadhall.kernel.troubles import Trouble

app = typer.Typer(
    help="Great Viking board games, played by exact rules.",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
)
app.command("serve")(serve.serve)
app.command("think")(think.think)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("arena")(arena.arena)
app.command("balance")(balance.balance)
app.command("bench")(bench.bench)
app.add_typer(dataset.app, name="records")
app.command("bot-check")(bot_check.bot_check)
app.command("new-game")(new_game.new_game)


def main() -> None:
    """Whatever goes wrong between a person and a game is said in one line; the exit code is 2."""
    try:
        app()
    except Trouble as trouble:
        Voice(language_of(sys.argv)).trouble(trouble)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
