"""What lies side by side: the board, the choices, the story, the rules, and the bars above and below them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from meadhall.kernel.drawn import Drawn

AMBER = "#e3a63c"  # what can be pressed
SHORT = 40  # signs of a choice that fits a line wherever it stands
RECENT = 300  # lines of the story that are kept on the screen


class Pick(Label):
    """One word that does something when it is clicked."""

    def __init__(self, text: str | Content, action: str, chosen: bool = False) -> None:
        super().__init__(text, classes="pick -chosen" if chosen else "pick", markup=False)
        self.action = action

    async def on_click(self) -> None:
        await self.run_action(self.action)


class TabBar(Horizontal):
    """The names of what is shown one at a time where there is little room."""

    names: tuple[str, ...] = ()

    async def show(self, names: Sequence[str]) -> None:
        if self.names != tuple(names):
            self.names = tuple(names)
            await self.remove_children()
            await self.mount(*[Pick(name, f"app.choose_tab({at})") for at, name in enumerate(names)])

    def choose(self, at: int) -> None:
        for number, pick in enumerate(self.query(Pick)):
            pick.set_class(number == at, "-chosen")


class Pane(VerticalScroll):
    """Scrolls when it is longer than its place."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="pane")


class BoardPane(Pane):
    """The parts of the table, each with its name; on a narrow screen one at a time."""

    def __init__(self) -> None:
        super().__init__("board")
        self.names: list[str] = []

    async def show(self, drawn: Drawn) -> None:
        names = [part.name for part in drawn.parts]
        if names != self.names:
            await self.lay(names)
        for at, part in enumerate(drawn.parts):
            self.query_one(f"#part-{at}", Static).update(part.drawn)

    async def lay(self, names: list[str]) -> None:
        """One sheet for each part, in the order the game names them."""
        self.names = names
        await self.remove_children()
        for at, name in enumerate(names):
            await self.mount(Static(name, classes="title", markup=False), Static(id=f"part-{at}", classes="part"))

    def choose(self, at: int) -> None:
        """The part that is read where there is room for one only; elsewhere it is scrolled to, if need be."""
        for number in range(len(self.names)):
            self.query_one(f"#part-{number}").set_class(number == at, "-chosen")
        if 0 <= at < len(self.names):
            self.query_one(f"#part-{at}").scroll_visible(animate=False)


class StoryPane(Pane):
    """All that happened; what is new is bright."""

    def __init__(self) -> None:
        super().__init__("story")

    def compose(self) -> Iterable[Static]:
        yield Static(id="story-text")

    def show(self, lines: Sequence[str], new: int) -> None:
        first_new = len(lines) - new
        told = Table.grid()  # what is longer than a line goes on below its beginning
        told.add_column(width=2)
        told.add_column(overflow="fold")
        for at, line in enumerate(lines):
            told.add_row("▸" if at >= first_new else "", Text(line), style="" if at >= first_new else "dim")
        self.query_one("#story-text", Static).update(told)
        self.anchor()  # the newest line stays in sight, however the pane is laid, until somebody scrolls

    def on_resize(self) -> None:
        self.anchor()


class RulesPane(Pane):
    """Rules, found for the question or looked up; and all chapters to be clicked."""

    def __init__(self) -> None:
        super().__init__("rules")

    def compose(self) -> Iterable[Static]:
        yield Static(id="rules-text")
        yield Static(id="chapters")

    def show(self, rules: Iterable[tuple[str, str]]) -> None:
        texts = [Text.assemble((number, "bold cyan"), "  " + text) for number, text in rules]
        self.query_one("#rules-text", Static).update(Group(*texts))
        self.scroll_home(animate=False)

    def list_chapters(self, title: str, headings: Iterable[str]) -> None:
        lines = [Content.styled(title, "bold")]
        for at, heading in enumerate(headings):
            lines.append(Content.from_markup(f"[@click=app.read_chapter({at})]$heading[/]", heading=heading))
        self.query_one("#chapters", Static).update(Content("\n").join(lines))


class Choices(OptionList):
    """The options of the question, numbered. Nothing is chosen by a key that was pressed for something else:
    at first none is marked, and the second click of a double one chooses nothing."""

    def show(self, texts: Sequence[str]) -> None:
        self.clear_options()
        self.add_options([Option(numbered(number, text)) for number, text in enumerate(texts, start=1)])
        self.highlighted = 0 if len(texts) == 1 else None
        self.scroll_home(animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.chain > 1:
            event.prevent_default()


def numbered(number: int, text: str) -> RenderableType | Content:
    """A choice with its number before it, also where it may take several lines."""
    if len(text) < SHORT:
        return Content.assemble((f"{number:>2}", f"bold {AMBER}"), " " + text)
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(width=2, justify="right", style=f"bold {AMBER}")
    line.add_column()
    line.add_row(str(number), Text(text))
    return line
