"""Weights of an evaluation: data beside the game, made by `training/fit.py`, and checked by name when they are read."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.resources import files

import msgspec

FILE = "weights.json"


class BadWeights(Exception):
    """A file of weights that cannot be used, and why."""


class Weights(msgspec.Struct, frozen=True):
    """A number for each feature, by name, and the command that found them."""

    command: str
    weights: dict[str, float]


def weights_of(package: str, features: Sequence[str]) -> list[float]:
    """The weights that lie in a game's package, in the order of its features."""
    return read_weights(files(package).joinpath(FILE).read_bytes(), features, f"{FILE} of {package}")


def read_weights(content: bytes, features: Sequence[str], name: str) -> list[float]:
    try:
        found = msgspec.json.decode(content, type=Weights).weights
    except msgspec.DecodeError as reason:
        raise BadWeights(f"{name}: {reason}") from reason
    missing = [feature for feature in features if feature not in found]
    unknown = [feature for feature in found if feature not in features]
    if missing:
        raise BadWeights(f"{name}: no weight for {', '.join(missing)}")
    if unknown:
        raise BadWeights(f"{name}: weights for what is not counted: {', '.join(unknown)}")
    if not all(math.isfinite(weight) for weight in found.values()):
        raise BadWeights(f"{name}: every weight must be a number")
    return [found[feature] for feature in features]
