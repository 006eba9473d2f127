"""The evaluation of a game that counts features and weighs them: `FEATURES`, `WEIGHTS` and `features` of its module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.rules import Rules
from meadhall.kernel.weights import FILE, Weights

ROOT = Path(__file__).parents[1]


class NotWeighed(Exception):
    """A game whose evaluation does not weigh features by name."""


@dataclass(frozen=True)
class Evaluation:
    names: Sequence[str]
    weights: list[float]  # those in use: whoever changes them changes how the game is evaluated
    features: Callable[[Any], list[list[float]]]

    def use(self, weights: Sequence[float]) -> None:
        self.weights[:] = weights


def evaluation_of(rules: Rules) -> Evaluation:
    try:
        module = import_module(f"{rules.package}.evaluate")
        return Evaluation(module.FEATURES, module.WEIGHTS, module.features)
    except (ImportError, AttributeError) as reason:
        raise NotWeighed(f"{rules.name}: its evaluation names no features") from reason


def write(rules: Rules, names: Sequence[str], weights: Sequence[float], command: str) -> Path:
    """Beside the game, in the sources."""
    path = ROOT / "src" / Path(*rules.package.split(".")) / FILE
    found = Weights(command, {name: float(f"{weight:.4g}") for name, weight in zip(names, weights)})
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    return path
