"""`meadhall play raids --seats human,greedy,random`: a table in the terminal."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.rule import Rule

from meadhall.agents.advice import hints
from meadhall.agents.agent import Agent, seen_from
from meadhall.agents.roster import agent
from meadhall.cli.records import read_file, tell_result
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.cli.wishes import read_options
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game, new
from meadhall.kernel.notation import text_of
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.troubles import BadOption, Trouble
from meadhall.kernel.values import Event, Move, Seat
from meadhall.kernel.words import LANGUAGES, Words, words_of

HUMAN = "human"


class Leave(Exception):
    """Somebody quits the table; the game is saved."""


def play(
    game: Annotated[str, typer.Argument(help="the game, as `meadhall games` names it")],
    seats: Annotated[
        str, typer.Option(help="who sits where, by commas: human, greedy, random")
    ] = "human,greedy,random",
    seed: Annotated[int | None, typer.Option(help="the same seed and the same answers give the same game")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="a table option, name=value")] = None,
    load: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    save: Annotated[Path | None, typer.Option(help="where to save")] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against agents or with friends at one keyboard."""
    names = [name.strip() for name in seats.split(",")]
    agents = [None if name == HUMAN else agent(name) for name in names]
    at_hand = new(game, len(names), seed, **read_options(option)) if load is None else read_file(load)
    if at_hand.seats != len(agents):
        raise BadOption("seats-do-not-match", seats=len(agents), game=at_hand.seats)
    path = save or load or Path(f"meadhall-{at_hand.rules.name}-{datetime.now():%Y%m%d-%H%M%S}.game")
    Terminal(at_hand, agents, path, checked_language(lang)).run()


class Terminal:
    """One table, one keyboard."""

    def __init__(self, game: Game, agents: list[Agent | None], path: Path, language: str) -> None:
        self.game = game
        self.agents = agents
        self.path = path
        self.told = 0  # events already read out
        self.doubted: tuple[int, str] | None = None  # what was typed, and when, that would waste something
        self.shown_to: Seat | None = None
        self.dice = Dice(game.seed + 1)
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self.game.language = language
        self.voice = Voice(language)
        self.words: Words = words_of(self.game.rules, language)
        self.address(self.shown_to)

    def address(self, seat: Seat | None) -> None:
        """Whoever sits at the keyboard is spoken to."""
        mine = {} if seat is None else self.game.rules.mine(self.game.view(seat), seat)
        self.words = self.words.addressed(mine)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.agents) if player is None]

    def run(self) -> None:
        """Until the game is over or somebody leaves; whatever ends it, nothing is lost."""
        self.voice.say("terminal-welcome", style="bold")
        try:
            while not self.game.is_over:
                self.take_an_answer()
            self.read_events(self.game.told)
            self.voice.console.print(self.game.rules.draw_board(self.game.view(None), self.words))
            tell_result(self.game, self.voice, self.language)
            self.save()
        except (Leave, KeyboardInterrupt, EOFError):
            self.voice.console.print()
            self.save()
            self.voice.say("terminal-go-on-with", game=self.game.rules.name, path=str(self.path))

    def take_an_answer(self) -> None:
        for seat in self.game.waiting:
            player = self.agents[seat]
            if player is not None:
                seen = seen_from(self.game.rules, self.game.state, seat, self.dice)
                self.game.play(seat, player.choose(seen, self.dice))
                return
        self.ask(self.game.waiting[0])

    def ask(self, seat: Seat) -> None:
        self.hand_over(seat)
        self.read_events(self.game.events(seat))
        self.show(seat)
        while True:
            typed = self.voice.console.input(f"[bold]{escape(self.words.seat(seat))}>[/] ").strip()
            try:
                if self.obey(seat, typed):
                    return
            except Trouble as trouble:
                text = str(trouble) if trouble.message == "illegal-move" else self.voice.words.trouble(trouble)
                self.voice.console.print(escape(text), style="red")

    def hand_over(self, seat: Seat) -> None:
        """Friends at one keyboard do not look at each other's cards."""
        if len(self.people) > 1 and self.shown_to not in (seat, None):
            self.voice.console.clear()
            self.voice.console.input(escape(self.voice.word("terminal-hand-over", name=self.words.seat(seat))))
        self.shown_to = seat
        self.address(seat)

    def read_events(self, events: list[Event]) -> None:
        for event in events[self.told :]:
            self.voice.console.print("  " + escape(self.words.event(event)), style="italic")
        self.told = len(events)

    def show(self, seat: Seat) -> None:
        self.voice.console.print(Rule())
        self.voice.console.print(self.game.rules.draw_board(self.game.view(seat), self.words))
        self.voice.console.print(escape(self.words.decision(core.asked(self.game.state))), style="bold")
        for number, move in enumerate(self.offered(seat), start=1):
            self.voice.console.print(f"  [bold cyan]{number}[/]  {escape(self.describe(seat, move))}")
        self.voice.say("terminal-help-line", style="dim")

    def offered(self, seat: Seat) -> list[Move]:
        return self.game.rules.offered(self.game.state, seat)

    def describe(self, seat: Seat, move: Move) -> str:
        return self.words.move(move, self.game.rules.about(self.game.state, seat, move))

    def obey(self, seat: Seat, typed: str) -> bool:
        """Do what was typed; whether the question is answered."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                return False
            case "?" | "help" | "aide":
                self.help(seat)
            case "hint" | "conseil":
                self.hint(seat)
            case "why" | "pourquoi":
                self.why(seat, rest)
            case "undo" | "annuler":
                self.game.undo(seat)
                self.told = min(self.told, len(self.game.told))
                return True
            case "save" | "sauver":
                self.save(Path(rest) if rest else None)
            case "quit" | "quitter":
                raise Leave
            case "board" | "plateau":
                self.show(seat)
            case "rules" | "règles":
                self.read_rule(rest)
            case language if language in LANGUAGES:
                self.speak(language)
                self.show(seat)
            case _:
                self.game.play(seat, self.move_typed(seat, typed))
                return True
        return False

    def move_typed(self, seat: Seat, typed: str) -> Move | str:
        """A number of the list, or a move as records write it. A number may be a slip: what wastes is asked again."""
        if not typed.isdecimal():
            return typed
        offered = self.offered(seat)
        if not 1 <= int(typed) <= len(offered):
            raise Trouble("no-such-choice", number=typed, most=len(offered))
        move = offered[int(typed) - 1]
        if len(offered) > 1 and self.doubted != (self.told, typed) and self.is_doubtful(seat, move):
            self.doubted = (self.told, typed)
            raise Trouble("say-it-again", move=self.describe(seat, move), number=typed)
        return move

    def is_doubtful(self, seat: Seat, move: Move) -> bool:
        about = self.game.rules.about(self.game.state, seat, move)
        return about.get("wasted", 0) > 0 or about.get("chance") == 0

    def help(self, seat: Seat) -> None:
        self.voice.say("terminal-help")
        self.voice.console.print(escape(self.words.decision(core.asked(self.game.state))), style="bold")
        for number, move in enumerate(self.offered(seat), start=1):
            self.voice.console.print(
                f"  [cyan]{number}[/]  {escape(self.describe(seat, move))}  [dim]{text_of(self.game.rules, move)}[/]"
            )

    def hint(self, seat: Seat) -> None:
        """The best moves by what this seat may know, what they promise, and what is expected to follow."""
        rules, offered = self.game.rules, self.game.options(seat)
        self.voice.say("terminal-hint-thinking", style="dim")
        dice = self.dice.copy()  # advice changes nothing of what agents do later
        for found in hints(seen_from(rules, self.game.state, seat, dice), dice):
            move = rules.moves[found.number]
            told = self.voice.word(
                "terminal-hint-move", percent=round(100 * found.chances[seat]), move=self.describe(seat, move)
            )
            self.voice.console.print(f"  [bold cyan]{offered.index(move) + 1}[/]  {escape(told)}")
            for step in found.line[1:]:
                expected = self.words.move(rules.moves[step.number], step.about)
                then = self.voice.word("terminal-hint-then", name=self.words.seat(step.seat), move=expected)
                self.voice.console.print("         " + escape(then), style="dim")

    def why(self, seat: Seat, text: str) -> None:
        reason = self.game.why_not(seat, text)
        self.voice.console.print(escape(reason or self.voice.word("terminal-it-is-allowed")))
        refused = self.game.refusal(seat, text)
        if refused is not None and refused.rule != "table":
            self.read_rule(refused.rule)

    def read_rule(self, number: str) -> None:
        book = rulebook(self.game.rules, self.language)
        wish = number.strip().upper()
        for name in [name for name in book.rules if name == wish or name.startswith(wish + ".")]:
            self.voice.console.print(f"[cyan]{name}[/]  {escape(book.rules[name])}")

    def save(self, path: Path | None = None) -> None:
        """Written beside and then renamed, so that a full disk never costs the older save."""
        target = path or self.path
        beside = target.with_name(target.name + ".new")
        try:
            beside.write_text(self.game.record(), encoding="utf-8")
            os.replace(beside, target)
        except OSError as reason:
            beside.unlink(missing_ok=True)
            raise Trouble("cannot-save", path=str(target), reason=reason.strerror or str(reason)) from reason
        self.voice.say("terminal-saved", path=str(target))
