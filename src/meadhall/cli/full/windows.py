"""What is laid over the table for a moment: a curtain, a doubt, something to read, a search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from meadhall.cli.full.panes import Pick

MOST = 50  # moves that a search lists


class Curtain(ModalScreen[None]):
    """Between two people at one keyboard: nothing of the table is seen until the next one sits there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.text, markup=False)

    def on_click(self) -> None:
        self.dismiss()


class Doubt(ModalScreen[bool]):
    """Asked again before something is wasted. Only a yes is a yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o", "answer(True)", show=False),
        Binding("n,escape,enter", "answer(False)", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question, self.yes, self.no = question, yes, no

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.question, markup=False)
            with Horizontal():
                yield Pick(self.no, "screen.answer(False)", chosen=True)
                yield Pick(self.yes, "screen.answer(True)")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class Reading(ModalScreen[None]):
    """Something to be read, and put away with any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "dismiss", show=False)]

    def __init__(self, title: str, *texts: RenderableType, closing: str = "") -> None:
        super().__init__()
        self.heading, self.texts, self.closing = title, texts, closing

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            window.border_subtitle = self.closing
            with VerticalScroll():
                for text in self.texts:
                    yield Static(text, markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class WhyNot(ModalScreen[int | None]):
    """Any move of the game, found by typing some of its words; what is chosen is its place in the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "mark(1)", show=False, priority=True),
        Binding("up", "mark(-1)", show=False, priority=True),
    ]

    def __init__(self, title: str, hint: str, moves: Sequence[str]) -> None:
        super().__init__()
        self.heading, self.hint = title, hint
        self.moves = moves

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            yield Input(placeholder=self.hint, compact=True)
            yield OptionList()

    def on_mount(self) -> None:
        self.list("")
        self.query_one(Input).focus()

    def list(self, wish: str) -> None:
        words = wish.lower().split()
        found = [at for at, move in enumerate(self.moves) if all(word in move.lower() for word in words)]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(Content(self.moves[at]), id=str(at)) for at in found[:MOST]])
        options.highlighted = 0 if found else None

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list(event.value)

    def action_mark(self, by: int) -> None:
        options = self.query_one(OptionList)
        options.action_cursor_down() if by > 0 else options.action_cursor_up()

    def on_input_submitted(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(int(event.option_id or 0))
