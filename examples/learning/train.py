"""Trains a policy on Raids for two with MaskablePPO until it beats random, and writes it as ONNX.

    pip install -r examples/learning/requirements.txt
    python examples/learning/train.py --out raids.onnx
    meadhall arena raids --seats "program:python -m meadhall.envs.policy raids.onnx,random" --games 400

The learner sits on either side of the table. Every so many steps it plays games it has not seen before; once it wins
often enough there, 400 fresh ones decide, half of them on each side.
"""

# mypy: disable-error-code="import-not-found"
from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv
from writing import write_onnx

import meadhall.envs.gymnasium

TABLES = 16  # that learn at once
STEPS = 64  # of each of them between two lessons
GLIMPSE, DECIDING = 100, 400  # games


def tables(game: str, opponent: str, seed: int) -> VecEnv:
    """Half of them from the first seat, half from the second."""

    def one(at: int) -> Any:
        env = gymnasium.make(meadhall.envs.gymnasium.id_of(game), seats=2, seat=at % 2, opponents=opponent, scaled=True)
        env.reset(seed=seed + at)
        return env

    return DummyVecEnv([lambda at=at: one(at) for at in range(TABLES)])


def won(policy: MaskablePPO, game: str, opponent: str, seeds: Sequence[int]) -> float:
    """The share of these games it wins, one seat after the other; a shared victory counts half."""
    return float(np.mean([(1 + outcome(policy, game, opponent, seed)) / 2 for seed in seeds]))


def outcome(policy: MaskablePPO, game: str, opponent: str, seed: int) -> float:
    """+1, 0 or -1."""
    name = meadhall.envs.gymnasium.id_of(game)
    env = gymnasium.make(name, seats=2, seat=seed % 2, opponents=opponent, scaled=True)
    seen, info = env.reset(seed=seed)
    while True:
        action, _ = policy.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
        seen, reward, is_over, _, info = env.step(int(action))
        if is_over:
            return float(reward)


def train(wish: argparse.Namespace) -> tuple[MaskablePPO, float]:
    """The policy, and what it won of the deciding games."""
    policy = MaskablePPO(
        "MlpPolicy",
        tables(wish.game, wish.opponent, wish.seed),
        n_steps=STEPS,
        batch_size=256,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=wish.seed,
        device="cpu",
    )
    fresh, until, share = 1_000_000, monotonic() + 60 * wish.minutes, 0.0
    while True:
        policy.learn(wish.lesson, reset_num_timesteps=False)
        fresh += GLIMPSE
        share = won(policy, wish.game, wish.opponent, range(fresh, fresh + GLIMPSE))
        left = until - monotonic()
        print(
            f"{policy.num_timesteps:>9,} decisions: {share:.0%} of {GLIMPSE} games, {left / 60:.1f} minutes left",
            flush=True,
        )
        if share >= wish.aim + 0.03 or left < 0:
            fresh += DECIDING
            share = won(policy, wish.game, wish.opponent, range(fresh, fresh + DECIDING))
            print(f"{share:.1%} of {DECIDING} fresh games")
            if share >= wish.aim or left < 0:
                return policy, share


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="raids")
    asked.add_argument("--opponent", default="random", help="any agent: random, thrall, greedy …")
    asked.add_argument("--aim", type=float, default=0.8, help="the share of games it shall win")
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--lesson", type=int, default=20_000, help="decisions between two glimpses")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", default="raids.onnx")
    wish = asked.parse_args()
    policy, share = train(wish)
    write_onnx(policy, wish.game, wish.out)
    print(f"{wish.out}: wins {share:.1%} against {wish.opponent}")
    raise SystemExit(0 if share >= wish.aim else 1)


if __name__ == "__main__":
    main()
