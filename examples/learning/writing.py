"""A policy of stable-baselines as a file that any ONNX runtime reads, and that `meadhall.envs.policy` plays with."""

# mypy: disable-error-code="import-not-found, misc"
from __future__ import annotations

from typing import Any

import onnx
import torch
from sb3_contrib import MaskablePPO
from torch import Tensor, nn

from meadhall.envs.codec import codec_of


class Wishes(nn.Module):
    """From the numbers of an observation as they are to how much each action is wished for."""

    low: Tensor
    span: Tensor

    def __init__(self, policy: Any, game: str) -> None:
        super().__init__()
        low, high = codec_of(game).bounds()
        self.register_buffer("low", torch.tensor(low, dtype=torch.float32))
        self.register_buffer("span", torch.tensor(high, dtype=torch.float32) - self.low)
        self.layers, self.head = policy.mlp_extractor.policy_net, policy.action_net

    def forward(self, observation: Tensor) -> Tensor:
        wished: Tensor = self.head(self.layers((observation - self.low) / self.span))
        return wished


def write_onnx(policy: MaskablePPO, game: str, path: str) -> None:
    codec = codec_of(game)
    torch.onnx.export(
        Wishes(policy.policy, game).eval(),
        (torch.zeros(1, codec.size),),
        path,
        input_names=["observation"],
        output_names=["wishes"],
        dynamo=False,
    )
    written = onnx.load(path)
    for name, text in {"game": game, "version": str(codec.rules.version)}.items():
        written.metadata_props.add(key=name, value=text)
    onnx.save(written, path)
