"""The table on the full screen.

One task goes from question to question: bots answer beside the screen, people by keys or mouse. What may be done and
what it means is all in `Sitting`; here is only how it is shown and asked.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.theme import Theme
from textual.widgets import OptionList, Static

from meadhall.cli import rulepages
from meadhall.cli.bots import Thinking, thinking
from meadhall.cli.full.panes import AMBER, RECENT, BoardPane, Choices, Pane, Pick, RulesPane, StoryPane, TabBar
from meadhall.cli.full.windows import Curtain, Doubt, Reading, WhyNot
from meadhall.cli.sitting import Sitting
from meadhall.cli.typography import keep_together
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Move, Seat
from meadhall.kernel.words import LANGUAGES

WIDE = 120  # columns from which on everything lies side by side
HALL = Theme(  # the hall by night, as in the browser
    name="hall",
    primary="#8a5a2b",
    secondary="#5f7d8c",
    accent=AMBER,
    foreground="#ece2cf",
    background="#15110d",
    surface="#1d1712",
    panel="#2b2119",
    success="#7da35a",
    warning=AMBER,
    error="#c8553d",
)
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
OFTEN = 0.3  # seconds after which one sees what bots do while they do it
TURN = 0.1  # seconds between two signs of it
KEYS = (  # what the bar below tells, with the message that says it
    ("h", "hint", "terminal-key-hint"),
    ("w", "why", "terminal-key-why"),
    ("u", "undo", "terminal-key-undo"),
    ("r", "tab('rules')", "terminal-key-rules"),
    ("l", "language", "terminal-key-language"),
    ("?", "help", "terminal-key-help"),
    ("q", "leave", "terminal-key-leave"),
)


class FullScreen(App[None]):
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (as the base class declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding("question_mark" if key == "?" else key, action, show=False) for key, action, _ in KEYS],
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", show=False, priority=True),
        Binding("s", "save", show=False),
        Binding("t", "tab('story')", show=False),
        Binding("b", "tab('board')", show=False),
        Binding("right", "turn_tabs(1)", show=False),
        Binding("left", "turn_tabs(-1)", show=False),
        Binding("pagedown,space", "scroll(1)", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("escape", "unmark", show=False),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, sitting: Sitting, bots: Thinking | None = None) -> None:
        super().__init__()
        keep_together()
        self.sitting = sitting
        self.bots = bots or thinking(sitting.bots, sitting.game.rules.name)
        self.asked: Seat | None = None  # the person who is being asked
        self.answered = asyncio.Event()
        self.offered: list[Move] = []
        self.typed = ""  # digits of the number that is being typed
        self.tab = 0  # the part of the board, then the story, then the rules
        self.now = -1  # the part that the question before was about
        self.spun = 0
        self.waited_for: str | None = None  # who is thinking, in words
        self.broken: Trouble | None = None  # what ended it, if not a person
        self.is_leaving = False
        self.shown_at = 0.0  # when everything was shown last, in seconds

    def compose(self) -> ComposeResult:
        yield Static(id="brief")
        with Container(id="middle"):
            yield TabBar(id="tabs")
            yield BoardPane()
            with Vertical(id="ask"):
                yield Static(id="question", markup=False)
                yield Choices(id="choices")
            yield StoryPane()
            yield RulesPane()
        yield Horizontal(id="keys")

    async def on_mount(self) -> None:
        self.leave_when_ended()
        self.title = self.sitting.words.say("game")
        self.register_theme(HALL)
        self.theme = HALL.name
        self.set_interval(TURN, self.spin)
        self.query_one(Choices).focus()
        await self.speak()
        self.drive()

    def on_unmount(self) -> None:
        self.bots.stop()

    def leave_when_ended(self) -> None:
        """Whoever ends us, or closes the window, finds the game saved and the terminal as it was."""
        for name in ("SIGTERM", "SIGHUP"):
            with suppress(NotImplementedError, RuntimeError, ValueError, AttributeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.action_leave)

    # From question to question

    @work
    async def drive(self) -> None:
        sitting, game = self.sitting, self.sitting.game
        try:
            while not game.is_over:
                seat = sitting.due()
                if sitting.is_person(seat):
                    await self.ask(seat)
                else:
                    await self.let_a_bot_answer(seat)
        except Trouble as trouble:
            self.broken = None if self.is_leaving else trouble
            self.exit()
            return
        await self.tell_the_end()

    async def ask(self, seat: Seat) -> None:
        sitting = self.sitting
        if sitting.needs_cover(seat):
            await self.cover(seat)
        sitting.shown_to = seat
        sitting.keep()
        self.asked = seat
        self.answered.clear()
        await self.show()
        await self.answered.wait()
        sitting.has_heard(seat)
        self.asked = None

    async def cover(self, seat: Seat) -> None:
        """Until `seat` says so nothing is on the screen but what everybody may see, and that is covered."""
        sitting = self.sitting
        sitting.shown_to = None
        self.clear_notifications()
        await self.show()
        await self.push_screen_wait(Curtain(sitting.say("terminal-hand-over", name=sitting.words.seat(seat))))

    async def let_a_bot_answer(self, seat: Seat) -> None:
        sitting = self.sitting
        self.waited_for = sitting.say("terminal-thinks", name=sitting.words.seat(seat), level=sitting.players[seat])
        try:
            move = await self.bots.choose(sitting.seen(seat))
        finally:
            self.waited_for = None
        sitting.play(seat, move)
        if monotonic() - self.shown_at > OFTEN:
            await self.show()
        await asyncio.sleep(0)

    async def tell_the_end(self) -> None:
        await self.show()
        sitting = self.sitting
        sitting.keep()
        lines = [Text(text, style="bold" if won else "") for won, text in sitting.results()]
        self.push_screen(Reading(sitting.words.say("game"), *lines, closing=sitting.say("terminal-close")))

    # What is shown

    @property
    def viewer(self) -> Seat | None:
        """Whose view the screen shows: who was asked last, or the only person there is."""
        people = self.sitting.people
        return self.sitting.shown_to if len(people) != 1 else people[0]

    async def show(self) -> None:
        """Everything as it is now."""
        self.shown_at = monotonic()
        sitting, seat = self.sitting, self.viewer
        drawn = sitting.drawn(seat)
        brief = self.query_one("#brief", Static)
        brief.update(drawn.brief or Text(sitting.words.say("game"), style="bold"))
        board = self.query_one(BoardPane)
        await board.show(drawn)
        if self.asked is not None and drawn.now != self.now:
            self.tab = self.now = drawn.now
        self.show_story()
        self.show_question()
        await self.show_tabs()

    def show_story(self) -> None:
        sitting, seat = self.sitting, self.viewer
        new = 0 if seat is None else len(sitting.news(seat))
        self.query_one(StoryPane).show(sitting.story(seat, RECENT), new)

    def show_question(self) -> None:
        sitting, seat = self.sitting, self.asked
        self.typed = ""
        question, choices = self.query_one("#question", Static), self.query_one(Choices)
        self.query_one("#ask").border_title = self.who_chooses()
        if seat is None:
            self.offered = []
            question.update(sitting.say("terminal-over") if sitting.game.is_over else "")
            choices.show([])
            return
        self.offered = sitting.offered(seat)
        texts = [sitting.describe(seat, move) for move in self.offered]
        question.update(Content(sitting.question(seat)))
        choices.show(texts)
        choices.focus()
        self.show_rules(" ".join([sitting.question(seat), *texts]))

    def who_chooses(self) -> str:
        """And among how many: where the list is longer than its place, that says so."""
        sitting, seat = self.sitting, self.viewer if self.asked is None else self.asked
        if seat is None:
            return ""
        name = sitting.words.seat(seat)
        return (
            name if self.asked is None else sitting.say("terminal-asked", name=name, count=len(sitting.offered(seat)))
        )

    def show_rules(self, text: str) -> None:
        rules, language = self.sitting.game.rules, self.sitting.language
        self.show_numbers(rulepages.speaking_of(rules, language, text))

    def show_numbers(self, numbers: Sequence[str]) -> None:
        book = rulepages.book_of(self.sitting.game.rules, self.sitting.language)
        self.query_one(RulesPane).show([(number, book.rules[number]) for number in numbers])

    async def show_tabs(self) -> None:
        names = self.tab_names()
        self.tab %= len(names)
        bar = self.query_one(TabBar)
        await bar.show(names)
        bar.choose(self.tab)
        board, parts = self.query_one(BoardPane), len(names) - 2
        board.choose(self.tab)
        board.set_class(self.tab < parts, "-chosen")
        self.query_one(StoryPane).set_class(self.tab == parts, "-chosen")
        self.query_one(RulesPane).set_class(self.tab == parts + 1, "-chosen")

    def tab_names(self) -> list[str]:
        say = self.sitting.say
        return [*self.query_one(BoardPane).names, say("terminal-story"), say("terminal-rules")]

    async def speak(self) -> None:
        """Everything that is said whatever is asked; then everything else."""
        sitting = self.sitting
        say, book = sitting.say, rulepages.book_of(sitting.game.rules, sitting.language)
        keys = self.query_one("#keys")
        await keys.remove_children()
        await keys.mount(
            *[
                Pick(Content.assemble((key, "bold $accent"), " " + say(message)), f"app.{action}")
                for key, action, message in KEYS
            ]
        )
        self.query_one(RulesPane).list_chapters(say("terminal-chapters-to-click"), book.chapters)
        for name in ("board", "story", "rules"):
            self.query_one(f"#{name}").border_title = say(f"terminal-{name}")
        await self.show()

    def spin(self) -> None:
        """Somebody is thinking, and the screen is alive."""
        if self.waited_for is not None and self.asked is None:
            self.spun += 1
            sign = SPINNER[self.spun % len(SPINNER)]
            self.query_one("#question", Static).update(Content(f"{sign} {self.waited_for}"))

    # What is done by keys and mouse

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is done to the table under something that is laid over it."""
        return len(self.screen_stack) == 1 or action in ("leave", "dismiss", "answer")

    def action_digit(self, digit: int) -> None:
        """Marks the choice of that number, wherever one is; two digits make one number where there is such a choice."""
        for wish in (self.typed + str(digit), str(digit)):
            if 1 <= int(wish) <= len(self.offered):
                self.typed = wish
                choices = self.query_one(Choices)
                choices.highlighted = int(wish) - 1
                choices.focus()  # Enter makes it
                return
        self.typed = ""

    def action_unmark(self) -> None:
        self.typed = ""
        self.query_one(Choices).highlighted = None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "choices" and event.option_index < len(self.offered):
            self.choose(self.offered[event.option_index])

    @work(exclusive=True, group="choice")
    async def choose(self, move: Move) -> None:
        """What ends or wastes something is asked again."""
        seat, sitting = self.asked, self.sitting
        if seat is None:
            return
        if sitting.is_doubtful(seat, move):
            question = sitting.say("terminal-doubt", move=sitting.describe(seat, move))
            doubt = Doubt(question, sitting.say("terminal-yes"), sitting.say("terminal-no"))
            if not await self.push_screen_wait(doubt):
                return
        if seat == self.asked and move in self.offered:
            sitting.play(seat, move)
            self.next_question()

    def next_question(self) -> None:
        """The one who was asked has answered; until somebody is asked again nothing can be chosen."""
        self.asked = None
        self.show_question()
        self.answered.set()

    def action_undo(self) -> None:
        seat = self.asked
        if seat is None:
            return
        try:
            self.sitting.undo(seat)
        except Trouble as trouble:
            self.tell(self.sitting.trouble(trouble))
            return
        self.next_question()

    def action_save(self) -> None:
        try:
            self.tell(self.sitting.say("terminal-saved", path=str(self.sitting.save())))
        except Trouble as trouble:
            self.tell(self.sitting.trouble(trouble))

    def action_leave(self) -> None:
        self.is_leaving = True
        self.exit()

    async def action_language(self) -> None:
        at = LANGUAGES.index(self.sitting.language)
        self.sitting.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        await self.speak()

    def tell(self, text: str) -> None:
        self.notify(text, markup=False)

    @work(exclusive=True, group="reading")
    async def action_hint(self) -> None:
        await self.advise("terminal-key-hint", [])

    async def advise(self, title: str, allowed: Sequence[int], *first: Text) -> None:
        """The best moves by what this seat may know, or one of them; the screen goes on meanwhile."""
        seat, sitting = self.asked, self.sitting
        if seat is None:
            return
        self.tell(sitting.say("terminal-hint-thinking"))
        found = await self.bots.advise(sitting.seen(seat), allowed)
        if seat != self.asked:
            return
        lines: list[Text] = list(first)
        for hint in found:
            number, promised, line = sitting.told_of(seat, hint)
            lines.append(Text.assemble((f"{number:>2}", "bold cyan"), "  " + promised))
            lines += [Text("       " + then, style="dim") for then in line]
        self.clear_notifications()
        self.read(sitting.say(title), *lines)

    def read(self, title: str, *texts: Text) -> None:
        self.push_screen(Reading(title, *texts, closing=self.sitting.say("terminal-close")))

    @work(exclusive=True, group="reading")
    async def action_why(self) -> None:
        """Of the choice that is marked: what it promises. Else of any move of the game: why it is refused."""
        seat, sitting = self.asked, self.sitting
        if seat is None:
            return
        marked = self.query_one(Choices).highlighted
        if marked is not None and len(self.offered) > 1:
            move = self.offered[marked]
            allowed = Text(sitting.say("terminal-choice-allowed", number=marked + 1, move=sitting.describe(seat, move)))
            await self.advise("terminal-key-why", [move.number], allowed)
            return
        moves = [move for move in sitting.game.rules.moves if move not in self.offered]
        texts = [sitting.called(seat, move) for move in moves]
        window = WhyNot(sitting.say("terminal-key-why"), sitting.say("terminal-why-search"), texts)
        chosen = await self.push_screen_wait(window)
        if chosen is not None and seat == self.asked:
            reason = sitting.why(seat, moves[chosen])
            texts_of_rule = [] if reason.rule is None else self.rule_texts(reason.rule)
            self.read(texts[chosen], Text(reason.text, style="bold"), *texts_of_rule)

    def rule_texts(self, wish: str) -> list[Text]:
        """The rule, and the pane shows it too."""
        rules, language = self.sitting.game.rules, self.sitting.language
        with suppress(Trouble):
            numbers = rulepages.found(rules, language, wish)
            self.show_numbers(numbers)
            book = rulepages.book_of(rules, language)
            return [Text.assemble((number, "bold cyan"), "  " + book.rules[number]) for number in numbers]
        return []

    def action_read_chapter(self, at: int) -> None:
        book = rulepages.book_of(self.sitting.game.rules, self.sitting.language)
        self.show_numbers(list(book.chapters.values())[at])

    def action_help(self) -> None:
        say = self.sitting.say
        self.read(say("terminal-key-help"), Text(say("terminal-full-help")))

    # Tabs and scrolling

    async def action_choose_tab(self, at: int) -> None:
        self.tab = at
        await self.show_tabs()

    async def action_turn_tabs(self, by: int) -> None:
        self.tab += by
        await self.show_tabs()

    async def action_tab(self, name: str) -> None:
        """The pane of that name, wherever it is: the chosen tab, or the one that keys go to."""
        parts = len(self.query_one(BoardPane).names)
        self.tab = {"board": 0, "story": parts, "rules": parts + 1}[name]
        await self.show_tabs()
        if self.screen.has_class("-wide"):
            self.query_one(f"#{name}").focus()

    def action_scroll(self, by: int) -> None:
        """The pane that keys go to, or the only one that can be seen."""
        focused = self.focused
        panes: list[Any] = [focused] if isinstance(focused, Pane) else [p for p in self.query(Pane) if p.display]
        for pane in panes[:1]:
            pane.scroll_page_down(animate=False) if by > 0 else pane.scroll_page_up(animate=False)
