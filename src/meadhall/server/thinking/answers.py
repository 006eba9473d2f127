"""What a question comes to: the work itself, wherever it is done."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.agents.advice import Hint
from meadhall.server.thinking.advice import advise
from meadhall.server.thinking.moves import think
from meadhall.server.thinking.questions import AskedAdvice, AskedMove, Question

KINDS: Final[dict[type[Question], Any]] = {AskedMove: int, AskedAdvice: list[Hint]}  # of what an answer is
read_question = msgspec.json.Decoder(Question).decode


def answered(question: Question) -> Any:
    match question:
        case AskedMove(level, game, position, seat, seed, seconds, story):
            return think(level, game, position, seat, seed, seconds, story)
        case AskedAdvice(game, position, seat, seed, most, seconds, allowed):
            return advise(game, position, seat, seed, most, seconds, allowed)


def answered_in_writing(content: bytes) -> bytes:
    """The same for a question that came from elsewhere: whatever else might be written there, nothing else is done."""
    return msgspec.json.encode(answered(read_question(content)))


def read_answer(question: Question, content: bytes) -> Any:
    return msgspec.json.decode(content, type=KINDS[type(question)])
