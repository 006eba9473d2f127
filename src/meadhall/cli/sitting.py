"""One game at one keyboard: who plays, what is asked, what was told to whom, and that nothing of it is ever lost.

How all this is shown is not its business: the plain mode and the full screen share it.
"""

from __future__ import annotations

import os
import shlex
import signal
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.agents.advice import Hint
from meadhall.agents.agent import Heard, Seen, seen_from
from meadhall.cli.bots import HUMAN, Bots
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.drawn import Drawn, in_parts
from meadhall.kernel.game import Game
from meadhall.kernel.notation import text_of
from meadhall.kernel.troubles import IllegalMove, Trouble
from meadhall.kernel.values import Event, Move, Seat
from meadhall.kernel.words import Words, explained, shared_words, typeset, words_of

LONGEST_NUMBER = 9  # signs: nobody is offered more choices than that


@dataclass(frozen=True)
class Reason:
    """Why a move is refused, and the rule that says so; or that it is not."""

    text: str
    rule: str | None = None


class Sitting:
    def __init__(self, game: Game, players: Sequence[str], path: Path, language: str) -> None:
        self.game = game
        self.players = tuple(players)
        self.path = path
        self.bots = Bots(players, game.seed + 2)
        self.dice = Dice(game.seed + 1)  # for the tables that bots imagine
        self.heard = [0] * len(self.players)  # of all events, how many each seat has read already
        self.shown_to: Seat | None = None  # whose secrets are on the screen
        self.speak(language)

    # In which language

    def speak(self, language: str) -> None:
        self.language = language
        self.game.language = language
        self.shared: Words = shared_words(language)
        self.words: Words = words_of(self.game.rules, language)

    def say(self, message: str, **about: Any) -> str:
        return self.shared.say(message, about)

    def trouble(self, trouble: Trouble) -> str:
        told = trouble.reason if isinstance(trouble, IllegalMove) else explained(trouble, self.language)
        return typeset(told, self.language)

    # Who is asked what

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, name in enumerate(self.players) if name == HUMAN]

    def is_person(self, seat: Seat) -> bool:
        return self.players[seat] == HUMAN

    def due(self) -> Seat:
        """Who answers next: bots first, so that nobody waits for them longer than needed."""
        waiting = self.game.waiting
        return next((seat for seat in waiting if not self.is_person(seat)), waiting[0])

    def seen(self, seat: Seat) -> Seen:
        heard = None
        if self.bots.listens(seat):
            heard = Heard(self.path.name, self.game.choices, self.game.events(seat))
        return seen_from(self.game.rules, self.game.state, seat, self.dice, heard)

    def needs_cover(self, seat: Seat) -> bool:
        """Friends at one keyboard do not look at each other's cards."""
        return len(self.people) > 1 and self.shown_to not in (seat, None)

    def question(self, seat: Seat) -> str:
        return self.words_to(seat).decision(core.asked(self.game.state))

    def words_to(self, seat: Seat | None) -> Words:
        """As they are spoken to whoever sits there: “you”."""
        if seat is None:
            return self.words
        return self.words.addressed(self.game.rules.mine(self.game.view(seat), seat))

    def offered(self, seat: Seat) -> list[Move]:
        return self.game.rules.offered(self.game.state, seat)

    def describe(self, seat: Seat, move: Move) -> str:
        return self.words_to(seat).move(move, self.game.rules.about(self.game.state, seat, move))

    def called(self, seat: Seat, move: Move) -> str:
        """Of any move, offered or not; where a game has no words for that, a record's words do."""
        try:
            return self.words_to(seat).bare(move)
        except LookupError:
            return self.written(move)

    def written(self, move: Move) -> str:
        return text_of(self.game.rules, move)

    def numbered(self, seat: Seat, typed: str) -> Move:
        """The choice of this number."""
        offered = self.offered(seat)
        if len(typed) > LONGEST_NUMBER or not 1 <= int(typed) <= len(offered):
            raise Trouble("no-such-choice", number=typed[:LONGEST_NUMBER], most=len(offered))
        return offered[int(typed) - 1]

    def is_doubtful(self, seat: Seat, move: Move) -> bool:
        """Whether it ends or wastes something though there is another choice: people are asked again."""
        if len(self.offered(seat)) == 1:
            return False
        about = self.game.rules.about(self.game.state, seat, move)
        return about.get("wasted", 0) > 0 or about.get("chance") == 0

    # What is shown

    def drawn(self, seat: Seat | None) -> Drawn:
        board = self.game.rules.draw_board(self.game.view(seat), self.words_to(seat))
        return in_parts(board, self.say("terminal-board"))

    def news(self, seat: Seat) -> list[str]:
        """What happened since this seat was last told."""
        words = self.words_to(seat)
        return [words.event(event) for event in self.game.events(seat)[self.heard[seat] :]]

    def has_heard(self, seat: Seat) -> None:
        self.heard[seat] = len(self.game.told)

    def story(self, seat: Seat | None, most: int = 0) -> list[str]:
        """All that happened as this seat was told it, or the last of it; once the game is over nothing is secret."""
        events: list[Event] = self.game.told if self.game.is_over else self.game.events(seat)
        words = self.words_to(seat)
        return [words.event(event) for event in events[-most:]]

    def results(self) -> list[tuple[bool, str]]:
        """A line for each seat, the winners first, and whether it has won."""
        result = self.game.result or ()
        told = []
        for seat, line in sorted(enumerate(result), key=lambda pair: pair[1].rank):
            about = {"name": self.words.seat(seat), "score": line.score, "rank": line.rank}
            told.append((line.won, self.say("terminal-victor" if line.won else "terminal-loser", **about)))
        return told

    # What is done

    def play(self, seat: Seat, move: Move | str) -> None:
        with uninterrupted():
            self.game.play(seat, move)
        if self.is_person(seat):
            self.keep()

    def undo(self, seat: Seat) -> None:
        with uninterrupted():
            self.game.undo(seat)
        self.heard = [min(heard, len(self.game.told)) for heard in self.heard]
        self.keep()

    def why(self, seat: Seat, text: Move | str) -> Reason:
        """Of any move, also as records write it."""
        refused = self.game.refusal(seat, text)
        if refused is None:
            return Reason(self.say("terminal-it-is-allowed"))
        return Reason(self.words_to(seat).refusal(refused), None if refused.rule == "table" else refused.rule)

    def told_of(self, seat: Seat, hint: Hint) -> tuple[int, str, list[str]]:
        """A hint in words: the number of its choice, what it promises, and what is expected to follow."""
        rules = self.game.rules
        move = rules.moves[hint.number]
        percent = round(100 * hint.chances[seat])
        promised = self.say("terminal-hint-move", percent=percent, move=self.describe(seat, move))
        line = [
            self.say(
                "terminal-hint-then",
                name=self.words.seat(step.seat),
                move=self.words.move(rules.moves[step.number], step.about),
            )
            for step in hint.line[1:]
        ]
        return self.offered(seat).index(move) + 1, promised, line

    # What is kept

    def save(self, path: Path | None = None) -> Path:
        """Written beside and then renamed, so that a full disk never costs the older save."""
        target = path or self.path
        try:
            beside = target.with_name(target.name + ".new")
            try:
                beside.write_text(self.game.record(), encoding="utf-8")
                os.replace(beside, target)
            except OSError:
                beside.unlink(missing_ok=True)
                raise
        except (OSError, ValueError) as reason:
            told = (isinstance(reason, OSError) and reason.strerror) or str(reason)
            raise Trouble("cannot-save", path=str(target), reason=told) from reason
        return target

    def keep(self) -> None:
        """After every answer of a person: whatever ends us, the game goes on from there."""
        with suppress(Trouble):
            self.save()

    def save_somewhere(self) -> Path:
        """On leaving: where it was wished, else wherever one may write."""
        places = [Path.home(), Path(tempfile.gettempdir())]
        for path in [self.path, *[place / self.path.name for place in places]]:
            with suppress(Trouble):
                return self.save(path)
        return self.save()

    def go_on_with(self, path: Path) -> str:
        """What to type to sit down again."""
        about = {"game": self.game.rules.name, "seats": ",".join(self.players), "path": shlex.quote(str(path))}
        return self.say("terminal-go-on-with", **about)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until an answer is taken whole: a record is never torn."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before if before is not None else signal.SIG_DFL)
    if heard:
        raise KeyboardInterrupt
