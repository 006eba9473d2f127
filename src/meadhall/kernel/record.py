"""A played game as text: a header, a line for each decision, the result.

    meadhall 1
    game raids 1
    seats 3
    option villages 3
    seed 7

    * first 2
    2 sail 4
    0 card 4, 1 card 0
    = 12 30 22

`*` is chance. Face-down answers to one question share a line. What stands
after a `#` is for people.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from meadhall.kernel.rules import Choice
from meadhall.kernel.troubles import BadRecord
from meadhall.kernel.values import CHANCE, Seat

FORMAT = 1  # of the notation itself; each game's rules have a version of their own
ANSWER = re.compile(r"(\*|\d{1,2}) +(.+)")


@dataclass(frozen=True)
class Answer:
    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.text}"


@dataclass
class Record:
    game: str
    version: int
    seats: int
    options: Mapping[str, Choice | str] = field(default_factory=dict)
    seed: int | None = None
    decisions: list[list[Answer]] = field(default_factory=list)  # one list for each question
    lines: list[int] = field(default_factory=list)  # where each decision stood in the text it was read from
    scores: tuple[int, ...] | None = None  # None while the game goes on

    def __str__(self) -> str:
        header = [f"meadhall {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        header += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
        if self.seed is not None:
            header.append(f"seed {self.seed}")
        body = [", ".join(str(answer) for answer in decision) for decision in self.decisions]
        if self.scores is not None:
            body.append("= " + " ".join(str(score) for score in self.scores))
        return "\n".join([*header, "", *body]) + "\n"


def parse(text: str) -> Record:
    """A record from its text; `BadRecord` names the line that cannot be read."""
    numbered = [(at, line.split("#")[0].strip()) for at, line in enumerate(text.splitlines(), start=1)]
    lines = [(at, line) for at, line in numbered if line]
    record = _header(lines)
    for at, line in lines:
        if line[0] in "=*" or line[0].isdecimal():
            _body_line(record, at, line)
    return record


def _header(lines: list[tuple[int, str]]) -> Record:
    if not lines or not (first := re.fullmatch(r"meadhall (\d{1,9})", lines[0][1])):
        raise BadRecord("not-a-record")
    if int(first[1]) > FORMAT:
        raise BadRecord("newer-format", format=int(first[1]), known=FORMAT)
    game: tuple[str, int] | None = None
    seats: int | None = None
    seed: int | None = None
    options: dict[str, str] = {}
    for at, line in lines[1:]:
        match line.split():
            case ["game", name, version] if version.isdecimal() and len(version) < 10:
                game = (name, int(version))
            case ["seats", number] if number.isdecimal() and len(number) < 3:
                seats = int(number)
            case ["seed", number] if re.fullmatch(r"-?\d{1,40}", number):
                seed = int(number)
            case ["option", name, *value] if value:
                options[name] = " ".join(value)
            case [word, *_] if word[0] not in "=*" and not word[0].isdecimal():
                raise BadRecord("bad-line", line=at, text=line[:80])
    if game is None or seats is None:
        raise BadRecord("no-header")
    return Record(game[0], game[1], seats, options, seed)


def _body_line(record: Record, at: int, line: str) -> None:
    if record.scores is not None:
        raise BadRecord("bad-line", line=at, text=line[:80])
    if line[0] == "=":
        scores = line[1:].split()
        if not all(re.fullmatch(r"-?\d{1,9}", score) for score in scores):
            raise BadRecord("bad-line", line=at, text=line[:80])
        record.scores = tuple(int(score) for score in scores)
        return
    answers = []
    for part in line.split(","):
        found = ANSWER.fullmatch(part.strip())
        if found is None:
            raise BadRecord("bad-line", line=at, text=line[:80])
        answers.append(Answer(CHANCE if found[1] == "*" else int(found[1]), " ".join(found[2].split())))
    record.decisions.append(answers)
    record.lines.append(at)
