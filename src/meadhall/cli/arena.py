"""`meadhall arena raids skald greedy --games 400`: many games, and what they show."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.agents.players import split
from meadhall.arena.report.figures import Figures
from meadhall.arena.report.sections import Author
from meadhall.arena.report.writing import check_path, write_report
from meadhall.arena.results import Played
from meadhall.arena.running import run
from meadhall.arena.schedule import Contest, LineUp, contest, line_ups_of
from meadhall.arena.table import AgentLine, ArenaTable, TeamLine, by_strength
from meadhall.arena.table import table as table_of
from meadhall.arena.troubles import PACKAGE, BadContest
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.cli.wishes import read_options
from meadhall.kernel import shelf
from meadhall.kernel.rules import Rules
from meadhall.kernel.words import package_words

INTERRUPTED = 130  # the exit code after Ctrl-C

Game = Annotated[str, typer.Argument(help="the game, as `meadhall games` names it")]
Games = Annotated[int, typer.Option(min=1, help="how many; a seed that is begun is played in every rotation")]
Seed = Annotated[int, typer.Option(help="of the first games; the others follow")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value")]
Workers = Annotated[int, typer.Option(min=1, help="processes of this machine; the table is the same for any number")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="play on this Ray cluster, or `local`: one begun on this machine alone"),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="keep each game as a line of JSON; started again, go on where it stopped"),
]
AsJson = Annotated[bool, typer.Option("--json", help="print the whole table as JSON")]


def arena(
    game: Game,
    agents: Annotated[
        list[str] | None, typer.Argument(metavar="[AGENT]...", help="who plays; or --seats says who sits where")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="one agent a seat, by commas; program:./bot.pl is a program",
            show_default="greedy, and random in all others",
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="seats for the agents named", show_default="the most the game has")
    ] = None,
    games: Games = 100,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write a page with plots, .html; or the same as text, .md")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let agents play each other, and say how sure the outcome is.

    Each seed is played once in every rotation of the seats, so that luck comes to everybody in turn. More agents than
    seats: every selection of them plays. Fewer: every way to share the seats out in which all take part.
    """
    language = checked_language(lang)
    rules = shelf.find(game)
    played = contest(game, line_ups(rules, agents or [], seats, players), dict(read_options(option)), seed)
    show = Show(played, games, language, as_json, report)
    show.play(workers, ray, out)


def line_ups(rules: Rules, agents: list[str], seats: str | None, players: int | None) -> list[LineUp]:
    if seats is not None:
        if agents:
            raise BadContest("agents-or-seats")
        if players is not None:
            raise BadContest("players-with-seats")
        return [tuple(split(seats))]
    count = rules.seats[-1] if players is None else players
    if not agents:
        return [("greedy", *["random"] * (count - 1))]
    rules.choices(count, {})  # a number of seats the game has
    return line_ups_of(agents, count)


class Show:
    """Plays a contest and shows what came of it."""

    def __init__(self, contest: Contest, games: int, language: str, as_json: bool, report: Path | None) -> None:
        self.contest = contest
        self.games = games
        self.language = language
        self.as_json = as_json
        self.report = report
        self.voice = Voice(language)
        self.voice.words = package_words(PACKAGE, language)
        if report is not None:
            check_path(report)

    def play(self, workers: int, ray: str | None, out: Path | None) -> None:
        try:
            with self.progress() as progress:
                played = run(self.contest, self.games, workers=workers, ray=ray, out=out, progress=progress)
        except KeyboardInterrupt:
            self.voice.errors.print(escape(self.voice.word("arena-stopped", out=str(out) if out else "none")))
            raise typer.Exit(INTERRUPTED) from None
        self.show(played)

    def show(self, played: list[Played]) -> ArenaTable:
        found = table_of(self.contest, played)
        if self.report is not None:
            write_report(self.report, found, self.language, command(self.contest, found.games))
        if self.as_json:
            print(msgspec.json.format(msgspec.json.encode(found)).decode())
            return found
        print_table(self.voice, found)
        if self.report is not None:
            self.voice.say("arena-report-written", path=str(self.report))
        return found

    @contextmanager
    def progress(self) -> Iterator[Callable[[int], None]]:
        """A bar with the time left; games of before are no measure for it."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        screen = self.voice.errors
        quiet = self.as_json or not screen.is_terminal
        with Progress(*columns, TimeRemainingColumn(), console=screen, disable=quiet, transient=True) as bar:
            total = self.contest.whole_rounds(self.games)

            def more(games: int) -> None:
                if not bar.tasks:
                    bar.add_task(self.contest.game, total=total, completed=games)
                else:
                    bar.advance(bar.tasks[0].id, games)

            yield more


def command(contest: Contest, games: int) -> str:
    """What gives the same games again."""
    words = ["meadhall", "arena", contest.game]
    if len(contest.agents) == 1:
        words = ["meadhall", "balance", contest.game, "--level", *contest.agents, "--players", str(contest.seats)]
    elif len(contest.line_ups) == 1:
        words += ["--seats", ",".join(contest.line_ups[0])]
    else:
        words += [*contest.agents, "--players", str(contest.seats)]
    words += ["--games", str(games), "--seed", str(contest.first_seed)]
    usual = {option.name: option.values[0] for option in shelf.find(contest.game).options}
    for name, value in contest.options.items():
        if value != usual[name]:
            words += ["-o", f"{name}={str(value).lower()}"]
    return shlex.join(words)


def print_table(voice: Voice, found: ArenaTable) -> None:
    figures = Figures(voice.words.language)
    title = voice.word("arena-title", game=found.game, games=found.games, seeds=found.seeds)
    lines = [agent_cells(line, found, figures) for line in found.agents]
    print_lines(voice, lines, title)
    if found.teams:
        print_lines(voice, [team_cells(line, figures) for line in found.teams])
    if found.unrated is not None:
        voice.say("arena-unrated", why=found.unrated)
    else:
        print_lines(voice, [rating_cells(line, figures) for line in by_strength(found.agents)])


def print_lines(voice: Voice, lines: list[dict[str, str]], title: str | None = None) -> None:
    """Cells by the message of their column, the first on the left."""
    table = Table(title=title)
    for at, head in enumerate(lines[0]):
        justify: Literal["left", "right"] = "right" if at else "left"
        table.add_column(voice.word(head), justify=justify, no_wrap=head == "arena-interval", overflow="fold")
    for line in lines:
        table.add_row(*[escape(cell) for cell in line.values()])
    voice.console.print(table)


def agent_cells(line: AgentLine, found: ArenaTable, figures: Figures) -> dict[str, str]:
    cells = {"arena-agent": line.agent, "arena-games": figures.number(line.games)}
    if line.interval is not None:
        cells |= {"arena-victories": figures.percent(line.rate), "arena-interval": figures.percents(line.interval)}
    if line.even is not None:
        cells["arena-even"] = figures.percent(line.even)
    time = figures.number(found.time.ms_a_decision[line.agent], 1)
    return cells | {"arena-score": figures.number(line.score, 1), "arena-time": time}


def team_cells(line: TeamLine, figures: Figures) -> dict[str, str]:
    return {
        "arena-team": ", ".join(line.team),
        "arena-games": figures.number(line.games),
        "arena-victories": figures.percent(line.rate),
        "arena-interval": figures.percents(line.interval),
    }


def rating_cells(line: AgentLine, figures: Figures) -> dict[str, str]:
    assert line.strength is not None and line.openskill is not None
    low, high = [figures.signed(points) for points in line.strength.interval]
    return {
        "arena-agent": line.agent,
        "arena-strength": figures.signed(line.strength.points),
        "arena-interval": f"{low} … {high}",
        "arena-openskill": f"{figures.number(line.openskill.mu, 1)} ± {figures.number(line.openskill.sigma, 1)}",
    }


def print_verdicts(voice: Voice, found: ArenaTable, language: str) -> None:
    """What stands out, section by section."""
    for section in Author(found, language).sections():
        if section.said:
            voice.console.print(escape(section.title), style="bold")
            for _, sentence in section.said:
                voice.console.print(escape(sentence))
