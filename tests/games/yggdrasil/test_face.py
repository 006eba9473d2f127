"""The browser's picture of an event is checked against a game written down here (`web/tests/yggdrasil/game.json`)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec

from meadhall.games.yggdrasil import RULES
from meadhall.kernel.game import Game
from meadhall.server import seen

WRITTEN = Path(__file__).parents[3] / "web/tests/yggdrasil/game.json"
SEED = 777
DRAWN = (  # what events change in the picture
    *("active", "vikings", "elves", "artefacts", "in_trance", "spaces", "lines", "is_raging", "elves_at_home", "forge"),
    *("dead", "removed", "fire", "vikings_in_bags", "giants_in_bags", "bag_vikings", "bag_giants", "valkyries"),
    *("submerged", "vane", "pile", "awake", "defeated", "runes", "quiet_turns", "cards_left", "top", "looked_at"),
    "fight",
)


def frames() -> list[dict[str, object]]:
    """A game of four gods: after each decision, what happened and what of the table is drawn."""
    game = Game(RULES, 1, SEED, gods="freyja,thor,tyr,odin", difficulty="2/2", first=0)
    rng = Random(SEED)
    written: list[dict[str, object]] = [{"events": [], "view": drawn(game)}]
    while not game.is_over:
        told = len(game.told)
        game.play(0, rng.choice(game.options(0)))
        news = seen.told(game.told[told:], [0.0] * len(game.told), told, None)
        events = [{"kind": event.kind, "fields": event.fields} for event in news]
        written.append({"events": events, "view": drawn(game)})
    return written


def drawn(game: Game) -> dict[str, object]:
    view = seen.view(RULES, game.state, None)
    return {name: view[name] for name in DRAWN}


def test_the_game_written_down_for_the_browser_is_the_one_the_rules_play() -> None:
    """After a change of the rules, write the file anew with `python -m tests.games.yggdrasil.test_face`."""
    assert json.loads(WRITTEN.read_text()) == json.loads(msgspec.json.encode(frames()))


if __name__ == "__main__":
    WRITTEN.parent.mkdir(parents=True, exist_ok=True)
    WRITTEN.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(frame) for frame in frames()) + b"\n]\n")
