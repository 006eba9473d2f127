"""A trained network in a seat: `pip install meadhall[policy]`.

    meadhall arena raids --seats "program:python -m meadhall.envs.policy raids.onnx,greedy"
    meadhall serve --bot reader="python -m meadhall.envs.policy raids.onnx"

A program by lines of text, as docs/bots.md shows the conversation. It makes its observation from what its seat is told
and plays, of what is allowed, the action its network wishes for most. The network is an ONNX file: `observation` comes
in as the numbers are, `wishes` go out, one for each action; its metadata say for which `game`, and for which `version`
of its rules, the numbers were learned.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime  # type: ignore[import-untyped]

from meadhall.envs.codec import codec_of
from meadhall.kernel.troubles import Trouble


class NotFitting(Exception):
    """A file that is no network, or one for other numbers; and why."""


class Policy:
    """A network, and the game it has learned."""

    def __init__(self, path: Path) -> None:
        try:
            how = onnxruntime.SessionOptions()
            how.intra_op_num_threads = how.inter_op_num_threads = 1
            self.session = onnxruntime.InferenceSession(path, how, providers=["CPUExecutionProvider"])
        except Exception as reason:  # whatever the runtime says: each kind of trouble has a class of its own
            raise NotFitting(f"{path} is no network that can be read: {reason}") from reason
        told = self.session.get_modelmeta().custom_metadata_map
        self.name, self.game = path.stem, told.get("game", "")
        try:
            self.codec = codec_of(self.game)
        except Trouble as reason:
            raise NotFitting(f"{path} says not which game it plays, or one that is not here: {self.game!r}") from reason
        self._check(path, told.get("version", "?"))

    def _check(self, path: Path, version: str) -> None:
        rules = self.codec.rules
        if version != str(rules.version):
            raise NotFitting(f"{path} has learned version {version} of {self.game}, here it is {rules.version}")
        wanted = {"observation": self.codec.size, "wishes": self.codec.actions}
        found = {one.name: one.shape[-1] for one in [*self.session.get_inputs(), *self.session.get_outputs()]}
        if found != wanted:
            raise NotFitting(f"{path} takes and gives {found}, {self.game} {wanted}")

    def chosen(self, told: dict[str, Any], seat: int, seats: int, moves: list[str]) -> str:
        seen = self.codec.observe_told(told, seat, seats).astype(np.float32)[np.newaxis]
        wishes = self.session.run(["wishes"], {"observation": seen})[0][0]
        return max(moves, key=lambda move: wishes[self.codec.action_named(move)])


class Conversation:
    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.moves: list[str] = []

    def answers(self, line: str) -> Iterator[str]:
        """What is said to one line; nothing to one that is not known."""
        word, _, rest = line.strip().partition(" ")
        if word == "meadhall":
            yield from (f"name {self.policy.name}", "author a network", f"plays {self.policy.game}", "ready")
        elif word == "ready?":
            yield "ready"
        elif word == "newgame":
            self.table = json.loads(rest)
        elif word == "position":
            self.position = json.loads(rest)
        elif word == "moves":
            self.moves = rest.split("\t")
        elif word == "go" and self.moves:
            yield f"move {self.policy.chosen(self.position, self.table['seat'], self.table['seats'], self.moves)}"
            self.moves = []


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("network", type=Path, help="an ONNX file")
    try:
        conversation = Conversation(Policy(asked.parse_args().network))
    except NotFitting as why:
        raise SystemExit(str(why)) from None
    for line in sys.stdin:
        if line.strip() == "quit":
            return
        try:
            for answer in conversation.answers(line):
                print(answer, flush=True)
        except (ValueError, KeyError, TypeError) as reason:
            print(f"not understood: {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
