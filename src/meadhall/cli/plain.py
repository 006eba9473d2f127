"""The plain mode: questions and answers, line by line, for pipes, screen readers and whoever likes it so.

No question takes more than a screenful. What is longer stops there, and Enter goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from meadhall.cli import rulepages
from meadhall.cli.sitting import Sitting
from meadhall.cli.voice import Voice
from meadhall.kernel.drawn import Drawn
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Move, Seat
from meadhall.kernel.words import LANGUAGES

SCREENFUL = 24  # lines, where nobody says how many there are
FEWEST = 10  # lines of any terminal


class Leave(Exception):
    """Somebody quits the table; the game is saved."""


class Plain:
    """One table, one keyboard."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.voice = Voice(sitting.language)
        self.greeting = self.lines(Text(sitting.say("terminal-welcome"), style="bold"))
        self.rest: list[str] = []  # lines that Enter goes on with
        self.doubted: tuple[int, str] | None = None  # what was typed, and when, that would waste something

    def run(self) -> None:
        """Until the game is over or somebody leaves; whatever ends it, nothing is lost."""
        sitting, game = self.sitting, self.sitting.game
        try:
            while not game.is_over:
                seat = sitting.due()
                if sitting.is_person(seat):
                    self.ask(seat)
                else:
                    sitting.play(seat, sitting.bots.choose(sitting.seen(seat)))
            self.tell_the_end()
        except (Leave, KeyboardInterrupt, EOFError):
            self.voice.console.print()
            path = sitting.save_somewhere()
            self.voice.say("terminal-saved", path=str(path))
            self.voice.console.print(escape(sitting.go_on_with(path)), soft_wrap=True)
        except BaseException:  # a closed pipe, a broken agent: the game is kept, and whoever asked is told
            sitting.keep()
            raise

    def tell_the_end(self) -> None:
        sitting = self.sitting
        lines = self.lines(*[Text(text, style="bold" if won else "") for won, text in sitting.results()])
        watcher = sitting.shown_to
        told = [] if watcher is None else sitting.news(watcher)
        self.print(self.newest(told, self.height - len(lines) - 3) + lines)
        self.voice.say("terminal-saved", path=str(sitting.save_somewhere()))

    # What is shown

    @property
    def height(self) -> int:
        console = self.voice.console
        return max(FEWEST, console.height) if console.is_terminal else SCREENFUL

    def lines(self, *shown: RenderableType) -> list[str]:
        """As they will stand on the screen."""
        with self.voice.console.capture() as printed:
            for part in shown:
                self.voice.console.print(part)
        return [line.rstrip() for line in printed.get().split("\n")[:-1]]

    def print(self, lines: Sequence[str]) -> None:
        """Lines that were drawn before."""
        for line in lines:
            self.voice.console.print(Text.from_ansi(line), soft_wrap=True)

    def page(self, lines: list[str]) -> None:
        """As many as one reads at once; Enter goes on with the rest."""
        room = self.height - 2
        self.print(lines[:room])
        self.rest = lines[room:]
        if self.rest:
            self.voice.say("terminal-more", style="dim", lines=len(self.rest))

    def ask(self, seat: Seat) -> None:
        self.hand_over(seat)
        self.sitting.keep()
        self.show(seat)
        self.sitting.has_heard(seat)
        while True:
            try:
                if self.obey(seat, self.typed(seat)):
                    return
            except Trouble as trouble:
                self.voice.console.print(escape(self.sitting.trouble(trouble)), style="red")

    def typed(self, seat: Seat) -> str:
        """One line; what is no text is no command either."""
        prompt = f"[bold]{escape(self.sitting.words.seat(seat))}>[/] "
        try:
            line = self.voice.console.input(prompt)
        except UnicodeDecodeError:
            raise Trouble("not-text") from None
        return line.encode("utf-8", "replace").decode("utf-8").strip()

    def hand_over(self, seat: Seat) -> None:
        sitting = self.sitting
        if sitting.needs_cover(seat):
            self.voice.console.clear()
            self.voice.console.input(escape(sitting.say("terminal-hand-over", name=sitting.words.seat(seat))))
        sitting.shown_to = seat

    def show(self, seat: Seat) -> None:
        """News, where the game stands, the board if there is room, the question: never more than a screenful."""
        sitting = self.sitting
        drawn = sitting.drawn(seat)
        below = self.lines(Text(sitting.question(seat), style="bold"), *self.choices(seat))
        closing = self.lines(Text(sitting.say("terminal-help-line"), style="dim"))
        above = self.lines(Rule(), drawn.brief) if drawn.brief else self.lines(Rule())
        first, self.greeting = self.greeting, []
        room = self.height - len(first) - len(closing) - 1
        self.rest = []
        if len(above) + len(below) > room:
            kept = max(2, room - len(above) - 1)
            below, self.rest = below[:kept], below[kept:]
            closing = self.lines(Text(sitting.say("terminal-more", lines=len(self.rest)), style="dim")) + closing
        room -= len(above) + len(below) + bool(self.rest)
        board = self.board_within(drawn, room - min(2, len(sitting.news(seat))))
        told = self.newest(sitting.news(seat), room - len(board))
        self.print(first + told + above + board + below + closing)

    def board_within(self, drawn: Drawn, room: int) -> list[str]:
        """The part that matters now, if it can be read whole."""
        board = self.lines(drawn.parts[drawn.now].drawn)
        return board if len(board) <= room else []

    def newest(self, told: list[str], room: int) -> list[str]:
        """As much of the news as there is room for, the newest at all events."""
        lines = self.lines(*[Text("  " + text, style="italic") for text in told])
        if len(lines) <= room:
            return lines
        if room < 2:
            return []
        left_out = len(lines) - room + 1
        return self.lines(Text(self.sitting.say("terminal-earlier", lines=left_out), style="dim")) + lines[left_out:]

    def choices(self, seat: Seat, with_notation: bool = False) -> list[Text]:
        shown = []
        for number, move in enumerate(self.sitting.offered(seat), start=1):
            line = Text("  ").append(str(number), "bold cyan").append("  " + self.sitting.describe(seat, move))
            shown.append(line.append("  " + self.sitting.written(move), "dim") if with_notation else line)
        return shown

    # What is typed

    def obey(self, seat: Seat, typed: str) -> bool:
        """Do what was typed; whether the question is answered."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                self.page(self.rest)
            case "?" | "help" | "aide":
                self.help(seat)
            case "hint" | "conseil":
                self.hint(seat)
            case "why" | "pourquoi":
                self.why(seat, rest.strip())
            case "undo" | "annuler":
                self.sitting.undo(seat)
                return True
            case "save" | "sauver":
                self.voice.say("terminal-saved", path=str(self.sitting.save(Path(rest) if rest else None)))
            case "quit" | "quitter":
                raise Leave
            case "board" | "plateau":
                self.page(self.lines(self.sitting.drawn(seat)))
            case "story" | "récit":
                self.page(self.lines(*[Text("  " + text) for text in self.sitting.story(seat)]))
            case "choices" | "choix":
                self.page(self.lines(Text(self.sitting.question(seat), style="bold"), *self.choices(seat)))
            case "rules" | "règles":
                self.read_rules(seat, rest.strip())
            case language if language in LANGUAGES:
                self.sitting.speak(language)
                self.voice = Voice(language)
                self.show(seat)
            case _:
                self.sitting.play(seat, self.move_typed(seat, typed))
                return True
        return False

    def move_typed(self, seat: Seat, typed: str) -> Move | str:
        """A number of the list, or a move as records write it. A number may be a slip: what wastes is asked again."""
        if not typed.isdecimal():
            return typed
        move = self.sitting.numbered(seat, typed)
        now = (len(self.sitting.game.told), typed)
        if self.doubted != now and self.sitting.is_doubtful(seat, move):
            self.doubted = now
            raise Trouble("say-it-again", move=self.sitting.describe(seat, move), number=typed)
        return move

    def help(self, seat: Seat) -> None:
        about = Text(self.sitting.say("terminal-help"))
        question = Text(self.sitting.question(seat), style="bold")
        self.page(self.lines(about, question, *self.choices(seat, with_notation=True)))

    def hint(self, seat: Seat, allowed: Sequence[int] = ()) -> None:
        """The best moves by what this seat may know, what they promise, and what is expected to follow."""
        self.voice.say("terminal-hint-thinking", style="dim")
        shown: list[Text] = []
        for found in self.sitting.bots.advise(self.sitting.seen(seat), allowed):
            number, promised, line = self.sitting.told_of(seat, found)
            shown.append(Text("  ").append(str(number), "bold cyan").append("  " + promised))
            shown += [Text("         " + then, style="dim") for then in line]
        self.page(self.lines(*shown))

    def why(self, seat: Seat, text: str) -> None:
        """Of a choice, by its number: what it promises, and the rules that speak of it. Of any other move: why not."""
        if text.isdecimal():
            move = self.sitting.numbered(seat, text)
            self.voice.say("terminal-choice-allowed", number=int(text), move=self.sitting.describe(seat, move))
            self.hint(seat, [move.number])
            wish = self.sitting.describe(seat, move)
            self.read(rulepages.speaking_of(self.sitting.game.rules, self.sitting.language, wish)[:1])
            return
        reason = self.sitting.why(seat, text)
        self.voice.console.print(escape(reason.text))
        if reason.rule is not None:
            self.read(rulepages.found(self.sitting.game.rules, self.sitting.language, reason.rule))

    def read_rules(self, seat: Seat, wish: str) -> None:
        """A chapter, a rule, what speaks of something; or, unasked for any, of this question, and all chapters."""
        rules, language = self.sitting.game.rules, self.sitting.language
        if wish:
            self.read(rulepages.found(rules, language, wish))
            return
        texts = [
            self.sitting.question(seat),
            *[self.sitting.describe(seat, move) for move in self.sitting.offered(seat)],
        ]
        headings = [Text("  " + heading) for heading in rulepages.book_of(rules, language).chapters]
        about = rulepages.speaking_of(rules, language, " ".join(texts))
        self.page(self.lines(*self.rule_texts(about[:2]), Text(self.sitting.say("terminal-chapters")), *headings))

    def read(self, numbers: Sequence[str]) -> None:
        self.page(self.lines(*self.rule_texts(numbers)))

    def rule_texts(self, numbers: Sequence[str]) -> list[Text]:
        book = rulepages.book_of(self.sitting.game.rules, self.sitting.language)
        return [Text.assemble((name, "cyan"), "  " + book.rules[name]) for name in numbers]
