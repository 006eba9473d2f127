"""`meadhall replay FILE --analyse`: a finished game looked back on."""

from __future__ import annotations

import msgspec
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from meadhall.agents.advice import Step
from meadhall.agents.lookback import Analysis, Point, analysis, effort_here
from meadhall.cli.voice import Voice
from meadhall.kernel.game import Game
from meadhall.kernel.notation import text_of
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Seat
from meadhall.kernel.words import Words, words_of

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # signs of a graph


def look_back(game: Game, voice: Voice, language: str, effort: int | None, as_json: bool) -> None:
    if not game.is_over:
        raise Trouble("game-not-over")
    effort = effort or effort_here(game.rules)
    if as_json:
        found = analysis(game.rules, game.steps, game.state, game.seed, effort)
        print(as_told(game, found, words_of(game.rules, language)))
        return
    with Progress(console=voice.errors, transient=True) as progress:
        bar = progress.add_task("", total=1.0)
        found = analysis(
            game.rules, game.steps, game.state, game.seed, effort, lambda done: progress.update(bar, completed=done)
        )
    Teller(game, voice, language).tell(found)


class Teller:
    """Says an analysis in words."""

    def __init__(self, game: Game, voice: Voice, language: str) -> None:
        self.game = game
        self.voice = voice
        self.words = words_of(game.rules, language)

    def tell(self, found: Analysis) -> None:
        self.voice.say("terminal-lookback", style="bold")
        self.voice.say("terminal-lookback-about", style="dim")
        self.chances(found.points)
        self.tallies(found)
        self.slips(found)
        self.strokes(found)

    def who(self, seat: Seat) -> str:
        """Where all win together, chance is kind or hard to all."""
        return self.voice.word("terminal-lookback-team") if self.game.rules.is_cooperative else self.words.seat(seat)

    def chances(self, points: list[Point]) -> None:
        self.voice.say("terminal-lookback-chances", style="bold")
        for seat in range(1 if self.game.rules.is_cooperative else self.game.seats):
            line = graph([point.chances[seat] for point in points])
            self.voice.console.print(f"  {line}  {escape(self.who(seat))}", soft_wrap=True)

    def tallies(self, found: Analysis) -> None:
        table = Table()
        for heading in ("seat", "luck", "lost", "best"):
            table.add_column(
                self.voice.word(f"terminal-lookback-{heading}"), justify="left" if heading == "seat" else "right"
            )
        for seat, one in enumerate(found.tallies):
            best = f"{one.best}/{one.choices}"
            table.add_row(escape(self.words.seat(seat)), f"{percent(one.luck):+d}", f"{-percent(one.lost)}", best)
        self.voice.console.print(table)

    def slips(self, found: Analysis) -> None:
        self.voice.say("terminal-lookback-slips", style="bold")
        for one in found.slips:
            told = self.voice.word(
                "terminal-lookback-slip",
                step=one.step + 1,
                name=self.words.seat(one.chosen.seat),
                chosen=spoken(self.game, self.words, one.chosen),
                better=spoken(self.game, self.words, one.better),
                percent=percent(one.lost),
            )
            self.voice.console.print("  " + escape(told))

    def strokes(self, found: Analysis) -> None:
        self.voice.say("terminal-lookback-strokes", style="bold")
        for one in found.strokes:
            gained = f"{percent(one.gained):+d}"
            told = self.voice.word(
                "terminal-lookback-stroke", step=one.step + 1, name=self.who(one.seat), gained=gained
            )
            self.voice.console.print("  " + escape(told))


def graph(chances: list[float]) -> str:
    """A line of bars, the taller the better."""
    wide = min(WIDE, len(chances))
    picked = [chances[at * (len(chances) - 1) // max(1, wide - 1)] for at in range(wide)]
    return "".join([BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked])


def percent(chance: float) -> int:
    return round(100 * chance)


def spoken(game: Game, words: Words, step: Step) -> str:
    return words.move(game.rules.moves[step.number], step.about)


def as_told(game: Game, found: Analysis, words: Words) -> str:
    """All of it, with moves in notation and in words."""
    told = msgspec.to_builtins(found)
    for slip, one in zip(told["slips"], found.slips):
        for name, step in (("chosen", one.chosen), ("better", one.better)):
            move = game.rules.moves[step.number]
            slip[name] = {"seat": step.seat, "move": text_of(game.rules, move), "words": spoken(game, words, step)}
    return msgspec.json.format(msgspec.json.encode({"game": game.rules.name, **told}), indent=2).decode()
