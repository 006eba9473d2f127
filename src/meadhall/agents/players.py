"""Who may be named for a seat in the arena and in the terminal: an agent by its name, or a program.

The hall does not come here: there only agents that are installed and programs its host has named may sit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from meadhall.agents import roster
from meadhall.agents.agent import Agent, leave
from meadhall.agents.programs.agent import met, program_agent
from meadhall.agents.programs.command import command_from, is_program
from meadhall.agents.programs.troubles import NotStarted


def player(name: str) -> Agent:
    """`greedy`, or `program:./bot.pl`."""
    return program_agent(name) if is_program(name) else roster.agent(name)


def check(name: str, game: str) -> None:
    """Whether it exists; a program is started and asked whether it plays this game."""
    if not is_program(name):
        roster.find(name)
        return
    command = command_from(name)
    hello = met(command)
    if not hello.plays(game):
        raise NotStarted("program-plays-not", program=command.text, game=game, known=", ".join(hello.games))


@contextmanager
def seated(names: Sequence[str]) -> Iterator[list[Agent]]:
    """One for each seat, for one game."""
    players: list[Agent] = []
    try:
        players += [player(name) for name in names]
        yield players
    finally:
        for one in players:
            leave(one)


def split(seats: str) -> list[str]:
    """Who sits where, by commas; a comma between quotation marks belongs to a program's words."""
    names, quote = [""], ""
    for sign in seats:
        if sign in "\"'":
            quote = "" if sign == quote else quote or sign
        if sign == "," and not quote:
            names.append("")
        else:
            names[-1] += sign
    return [name.strip() for name in names]
