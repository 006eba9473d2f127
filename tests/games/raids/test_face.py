"""The browser's picture of an event is checked against a voyage written down here (`web/tests/raids/voyage.json`)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from meadhall.games.raids import RULES
from meadhall.server import seen
from tests.games.raids.test_lesson import LESSON, answer_of, play, seat_of

WRITTEN = Path(__file__).parents[3] / "web/tests/raids/voyage.json"


def voyage() -> list[dict[str, object]]:
    """The lesson's voyage: after each decision, what happened and how the table looks."""
    game = play(0)
    frames: list[dict[str, object]] = [{"events": [], "view": seen.view(RULES, game.state, None)}]
    for line in LESSON.step:
        told = len(game.told)
        game.play(seat_of(line), answer_of(line, game))
        news = seen.told(game.told[told:], [0.0] * len(game.told), told, None)
        events = [{"kind": event.kind, "fields": event.fields} for event in news]
        frames.append({"events": events, "view": seen.view(RULES, game.state, None)})
    return frames


def test_the_voyage_written_down_for_the_browser_is_the_one_the_rules_play() -> None:
    """After a change of the rules, write the file anew with `python -m tests.games.raids.test_face`."""
    assert json.loads(WRITTEN.read_text()) == json.loads(msgspec.json.encode(voyage()))


if __name__ == "__main__":
    WRITTEN.parent.mkdir(parents=True, exist_ok=True)
    WRITTEN.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(frame) for frame in voyage()) + b"\n]\n")
