"""What can go wrong between a person and a game, said in words.

A trouble names its message in `words/*.ftl` (`trouble-…`) and what it speaks
of, so that everyone reads it in their own language.
"""

from __future__ import annotations

from typing import ClassVar

from meadhall.kernel.values import Refusal


class Trouble(Exception):
    package: ClassVar[str] = "meadhall"  # where its words are: a game may have troubles of its own

    def __init__(self, message: str, **about: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def __str__(self) -> str:
        from meadhall.kernel.words import MAIN_LANGUAGE, explained

        return explained(self, MAIN_LANGUAGE)


class UnknownGame(Trouble):
    """No game of that name on the shelf."""


class BadOption(Trouble):
    """A number of seats or a table option the game does not have."""


class BadRecord(Trouble):
    """A record that cannot be read or does not follow the rules."""


class BadPosition(Trouble):
    """A dumped position that cannot be loaded."""


class CannotUndo(Trouble):
    """Somebody has answered since, or something was shown that cannot be forgotten."""


class IllegalMove(Trouble):
    """A move that was refused; `refusal` names the rule."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__("illegal-move", move=text, rule=refusal.rule, why=refusal.why)
        self.refusal = refusal
        self.reason = refusal.why

    def __str__(self) -> str:
        return self.reason
