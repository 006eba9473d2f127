"""What a report says, section by section, before anybody draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meadhall.arena.report.figures import Figures
from meadhall.arena.report.labels import Labels
from meadhall.arena.table import ALONE, AgentLine, ArenaTable, Spread, by_strength
from meadhall.arena.worth import EVEN, STRONG, UNSAID, WEAK, Worth, Worths
from meadhall.kernel import shelf
from meadhall.kernel.words import Words, package_words

MANY = 24  # lines of a section that are shown at once
SHOWN = 8  # of more than that: so many of the best, and of the worst


@dataclass(frozen=True)
class Whiskers:
    """A value with its interval, and perhaps a wider one."""

    value: float
    inner: tuple[float, float]
    outer: tuple[float, float] | None = None
    even: float | None = None  # where nobody is better than others, if that is not the same for the whole section


@dataclass(frozen=True)
class Bar:
    value: float


@dataclass(frozen=True)
class Line:
    """A row of a table: its cells, and what is drawn beside them."""

    cells: tuple[str, ...]
    drawn: Whiskers | Bar | None = None
    verdict: str = ""


@dataclass(frozen=True)
class Section:
    title: str
    notes: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    even: float | None = None  # a line through all that is drawn
    unit: float = 100.0  # what a value of 1 is written as: shares are percent
    counts: dict[int, int] | None = None  # a histogram
    said: tuple[tuple[str, str], ...] = ()  # what stands out: a verdict and its sentence


@dataclass(frozen=True)
class Page:
    title: str
    lead: tuple[str, ...]
    command: str
    sections: tuple[Section, ...]


class Author:
    """Finds the words for a table."""

    def __init__(self, table: ArenaTable, language: str) -> None:
        self.table = table
        self.rules = shelf.find(table.game)
        self.words: Words = package_words("meadhall.arena", language)
        self.labels = Labels(self.rules, language)
        self.figures = Figures(language)

    def say(self, message: str, **about: object) -> str:
        return self.words.say(message, about)

    def page(self, command: str) -> Page:
        table = self.table
        told = {"games": table.games, "seats": table.seats, "seeds": table.seeds, "first": str(table.first_seed)}
        lead = [self.say("page-lead", **told)]
        if table.unrated == ALONE:
            lead.append(self.say("page-alone", agent=table.agents[0].agent))
        else:
            lead.append(self.say("page-rotations"))
        if self.unusual():
            lead.append(self.say("page-options", options=", ".join(self.unusual())))
        return Page(self.labels.game, tuple(lead), command, tuple(self.sections()))

    def unusual(self) -> list[str]:
        """Table options that were not left as they are."""
        usual = {option.name: option.values[0] for option in self.rules.options}
        chosen = self.table.options.items()
        return [self.labels.option(name, value) for name, value in chosen if value != usual[name]]

    def sections(self) -> list[Section]:
        parts = [self.agents(), self.ratings()] if self.table.unrated != ALONE else []
        parts += [self.teams()] if self.table.teams else []
        parts += [Section(self.say("page-reading"), (self.say("page-worth"), self.say("page-deeds")))]
        if self.table.by_seat is not None:
            parts.append(self.seats(self.table.by_seat))
        parts += [self.worths(self.labels.group(noun), found, self.labels.of_noun(noun)) for noun, found in self.groups]
        parts += [
            self.worths(self.labels.deed(kind), found, self.labels.of_deed(kind))
            for kind, found in self.table.deeds.items()
        ]
        return [*parts, *self.lengths(), self.questions(), *self.scores()]

    @property
    def groups(self) -> list[tuple[str, Worths]]:
        """Those in which seats or games differ."""
        found = self.table.groups.items()
        return [(noun, group) for noun, group in found if any([worth.without for worth in group.things])]

    def agents(self) -> Section:
        return Section(
            title=self.say("page-agents"),
            notes=(self.say("page-agents-note-together" if self.table.teams else "page-agents-note"),),
            heads=self.heads("arena-agent", "arena-games", "arena-victories", "arena-interval", "arena-score"),
            lines=tuple([self.agent(line) for line in self.table.agents]),
        )

    def agent(self, line: AgentLine) -> Line:
        assert line.interval is not None
        figures = self.figures
        cells = (
            line.agent,
            figures.number(line.games),
            figures.percent(line.rate),
            figures.percents(line.interval),
            figures.number(line.score, 1),
        )
        return Line(cells, Whiskers(line.rate, line.interval, even=line.even))

    def teams(self) -> Section:
        return Section(
            title=self.say("page-teams"),
            notes=(self.say("page-teams-note"),),
            heads=self.heads("arena-team", "arena-games", "arena-victories", "arena-interval"),
            lines=tuple(
                [
                    Line(
                        (
                            ", ".join(line.team),
                            self.figures.number(line.games),
                            self.figures.percent(line.rate),
                            self.figures.percents(line.interval),
                        ),
                        Whiskers(line.rate, line.interval),
                    )
                    for line in self.table.teams
                ]
            ),
        )

    def ratings(self) -> Section:
        title = self.say("page-ratings")
        if self.table.unrated:
            return Section(title, notes=(self.say("arena-unrated", why=self.table.unrated),))
        lines = []
        for line in by_strength(self.table.agents):
            assert line.strength is not None and line.openskill is not None
            points, (low, high), skill = line.strength.points, line.strength.interval, line.openskill
            cells = (
                line.agent,
                self.figures.signed(points),
                f"{self.figures.signed(low)} … {self.figures.signed(high)}",
                f"{self.figures.number(skill.mu, 1)} ± {self.figures.number(skill.sigma, 1)}",
            )
            lines.append(Line(cells, Whiskers(points, (low, high))))
        heads = self.heads("arena-agent", "arena-strength", "arena-interval", "arena-openskill")
        return Section(title, (self.say("page-ratings-note"),), heads, tuple(lines), even=0.0, unit=1.0)

    def seats(self, by_seat: Worths) -> Section:
        def label(name: str) -> str:
            return self.say("arena-seat", number=int(name) + 1)

        return self.worths(self.say("page-seats"), by_seat, label)

    def worths(self, title: str, worths: Worths, label: Callable[[str], str]) -> Section:
        """How those fared who had a thing: the strongest first, as they come."""
        found = worths.things
        if not found:
            return Section(title, notes=(self.say("page-no-things"),))
        labels = unlike(found, label)
        figures = self.figures
        lines = [
            Line(
                (
                    labels[worth.name],
                    figures.number(worth.tries),
                    figures.percent(worth.share),
                    figures.percent(worth.share_without),
                    figures.signed(100 * worth.difference, 1),
                    "" if worth.verdict == EVEN else self.say("page-verdict", verdict=worth.verdict),
                ),
                Whiskers(worth.difference, worth.between, worth.for_all) if worth.verdict != UNSAID else None,
                worth.verdict,
            )
            for worth in sorted(found, key=lambda worth: worth.verdict == UNSAID)
        ]
        heads = self.heads("page-thing", "page-often", "page-with", "page-without", "page-difference")
        said = tuple(self.verdicts(found, labels))
        return Section(title, (), (*heads, ""), tuple(lines), worths.average, said=said)

    def verdicts(self, found: Sequence[Worth], labels: dict[str, str]) -> list[tuple[str, str]]:
        said = []
        for verdict in (STRONG, WEAK):
            things = [labels[worth.name] for worth in found if worth.verdict == verdict]
            if verdict == WEAK:
                things.reverse()
            if things:
                said.append((verdict, self.say(f"arena-{verdict}", things=", ".join(things))))
        return said or [("", self.say("arena-nothing-stands-out"))]

    def lengths(self) -> list[Section]:
        told = {"rounds": self.table.rounds, "decisions": self.table.decisions}
        return [
            Section(
                self.say("page-lengths"), (self.spread("page-lengths-note", spread, unit=unit),), counts=spread.counts
            )
            for unit, spread in told.items()
            if spread is not None
        ]

    def questions(self) -> Section:
        lines = [
            Line((self.labels.question(kind), self.figures.number(count, 1 if count >= 0.1 else 2)), Bar(count))
            for kind, count in self.table.questions.items()
        ]
        heads = self.heads("page-question", "page-a-game")
        return Section(self.say("page-questions"), (self.say("page-questions-note"),), heads, tuple(lines))

    def scores(self) -> list[Section]:
        return [
            Section(
                self.say("page-scores"), (self.spread("page-scores-note", spread, agent=agent),), counts=spread.counts
            )
            for agent, spread in self.table.scores.items()
        ]

    def spread(self, message: str, spread: Spread, **about: object) -> str:
        numbers = {"tenth": spread.tenth, "median": spread.median, "ninetieth": spread.ninetieth}
        told = {name: self.figures.number(value) for name, value in numbers.items()}
        return self.say(message, mean=self.figures.number(spread.mean, 1), **told, **about)

    def heads(self, *messages: str) -> tuple[str, ...]:
        return tuple([self.say(message) for message in messages])


def unlike(found: Sequence[Worth], label: Callable[[str], str]) -> dict[str, str]:
    """What each thing is called; where two are called alike, their names in records tell them apart."""
    labels = {worth.name: label(worth.name) for worth in found}
    called = list(labels.values())
    return {name: text if called.count(text) == 1 else f"{text} ({name})" for name, text in labels.items()}


def shown(section: Section) -> tuple[tuple[Line, ...], bool]:
    """The lines to begin with, and whether there are more."""
    judged = [line for line in section.lines if line.verdict != UNSAID]
    if len(section.lines) <= MANY or not section.lines[0].verdict:
        return section.lines, False
    if len(judged) <= 2 * SHOWN:
        return tuple(judged), True
    return (*judged[:SHOWN], *judged[-SHOWN:]), True
