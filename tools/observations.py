"""What learners see and may do, game by game, as a page: `python -m tools.observations` writes docs/observations.md.

With `--check` it writes nothing and fails if the page would change.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from meadhall.envs.codec import Codec, Part, codec_of
from meadhall.kernel import shelf

PAGE = Path(__file__).parents[1] / "docs/observations.md"
OF_THE_QUESTION = {"is_asked": "of oneself", "question": "which question", "aside": "what it tells"}
HEAD = """# Observations and actions

What an observation holds and what an action number means, game by game; [environments.md](environments.md) says how to
use them. `python -m tools.observations` writes this page from the rules.

An observation is a row of whole numbers (`int16`), told from where a seat sits and from what that seat may know. It
begins with the question under way: whether it is asked of oneself, which of the game's questions it is, and up to four
numbers that it tells (a place, a card, a cost). Then follows the view, field by field, in the order of the table; what
a field means is said in the game's `view.py`. `codec.named(observation)` gives the same as a dictionary.

An action is known by its name, which is what records call it. Its number is its place among all moves of these rules,
and may change when a game gets a new move: keep names with what you train (`codec.action_name`, `codec.action_named`).
"""


def page() -> str:
    return "\n".join([HEAD, *[section(codec_of(game)) for game in shelf.names()]])


def section(codec: Codec) -> str:
    rules = codec.rules
    return "\n".join(
        [
            f"## {rules.name}",
            "",
            f"{codec.size} numbers, {codec.actions} actions. Questions, in order: {', '.join(codec.questions)}.",
            "",
            "| part | from | numbers | bounds | what they are |",
            "|---|---:|---:|---|---|",
            *[row(codec, part) for part in codec.parts],
            "",
            "| actions | numbers | for instance |",
            "|---|---|---|",
            *verbs(codec),
            "",
        ]
    )


def row(codec: Codec, part: Part) -> str:
    shape = codec.rules.observation.get(part.name)
    told = (
        shape.described()
        if shape
        else {"is_asked": "0 or 1", "question": "which question"}.get(part.name, "as it tells")
    )
    low, high = min(bound[0] for bound in part.bounds), max(bound[1] for bound in part.bounds)
    return f"| `{part.name}` | {part.start} | {len(part.bounds)} | {low} to {high} | {told} |"


def verbs(codec: Codec) -> list[str]:
    """Moves of one kind lie together, or nearly."""
    named = [(codec.action_name(action).split(" ")[0], action) for action in range(codec.actions)]
    rows = []
    for verb, group in groupby(named, key=lambda pair: pair[0]):
        numbers = [action for _, action in group]
        span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        rows.append(f"| `{verb}` | {span} | `{codec.action_name(numbers[-1])}` |")
    return rows


def main(arguments: list[str]) -> int:
    text = page()
    if "--check" in arguments:
        return 0 if PAGE.read_text(encoding="utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
