"""What both learning examples share: a seat as flat features, masked PPO, evaluation, the learning curve.

The library is Stable-Baselines3 (sb3-contrib's MaskablePPO). Nothing here is part of the package: it
shows what one writes around an environment of `chaudron.envs`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from chaudron.envs.gymnasium import SeatEnv

Wanted = Callable[[str], bool]  # which fields, by their names in the reference


class Features(gymnasium.Wrapper[NDArray[np.float32], Any, dict[str, NDArray[Any]], Any]):
    """Some fields of an observation as floats around 1, some words spread out, only actions that can come up.

    `forced` may name an action to be taken without asking, if it is offered.
    """

    def __init__(
        self,
        env: SeatEnv,
        fields: Wanted,
        spread: Sequence[str],
        actions: Wanted,
        forced: Callable[[list[str]], str] | None = None,
        scale: float = 1.0,
    ) -> None:
        super().__init__(env)
        self.seat: SeatEnv = env
        self.forced = forced
        self.scale = scale
        listed = env.terms.actions
        self.actions = np.array([n for n in range(len(listed)) if actions(listed.name(n))])
        rows = env.terms.encoding.rows()
        plain = [row for row in rows if fields(row.name) and row.name not in spread]
        self.columns = np.array([n for row in plain for n in range(row.at, row.at + row.width)])
        high = env.terms.high[self.columns].astype(np.float32)
        self.divisor = np.where(high <= 1, 1, np.where(high >= 99, 10, np.maximum(1, high / 2))).astype(
            np.float32
        )
        self.words = [(row.at, row.hi + 1) for row in rows if row.name in spread]
        width = len(self.columns) + sum(n for _, n in self.words)
        self.observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        self.action_space = spaces.Discrete(len(self.actions))
        self.earned = 0.0

    def features(self, seen: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        numbers = seen["observation"]
        out = np.zeros(self.observation_space.shape or (), np.float32)
        n = len(self.columns)
        out[:n] = numbers[self.columns] / self.divisor
        for at, size in self.words:
            out[n + numbers[at]] = 1
            n += size
        return out

    def action_masks(self) -> NDArray[np.bool_]:
        return self.seat.action_masks()[self.actions]

    def skip(self, seen: dict[str, NDArray[Any]], over: bool, info: dict[str, Any]) -> tuple[Any, ...]:
        """Take what is forced."""
        due = 0.0
        while not over and self.forced is not None and (name := self.forced(self.seat.legal())):
            seen, reward, over, _, info = self.seat.step(self.seat.terms.actions.find(name))
            due += reward
        return seen, due, over, info

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        seen, info = self.seat.reset(seed=seed)
        seen, _, _, info = self.skip(seen, False, info)
        return self.features(seen), info

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        seen, reward, over, _, info = self.seat.step(self.actions[action])
        seen, more, over, info = self.skip(seen, over, info)
        return self.features(seen), (reward + more) / self.scale, over, False, info


class Curve(BaseCallback):
    """Every so many steps, how the agent does: appended to a file, a line each."""

    def __init__(
        self, every: int, measure: Callable[[MaskablePPO], dict[str, float]], file: Path, minutes: float
    ) -> None:
        super().__init__()
        self.every = every
        self.measure = measure
        self.file = file
        self.began = time.process_time()
        self.seconds = minutes * 60
        self.measured = 0

    def _on_step(self) -> bool:
        spent = time.process_time() - self.began
        if self.num_timesteps >= self.measured + self.every:
            self.measured = self.num_timesteps
            self.note(spent)
        return spent < self.seconds

    def note(self, spent: float) -> None:
        assert isinstance(self.model, MaskablePPO)
        row = {"steps": self.num_timesteps, "minutes": round(spent / 60, 2), **self.measure(self.model)}
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row) + "\n")
        print(row, flush=True)


def against(
    make: Callable[[str], Features], model: MaskablePPO, opponent: str, games: int, seed: int = 10_000
) -> dict[str, float]:
    """How the agent, at its best guess, does against a bot: games won (ties count half), points ahead."""
    env = make(opponent)
    won = ahead = 0.0
    for n in range(games):
        seen, _ = env.reset(seed=seed + n)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        mine, other = info["ranks"][0], info["ranks"][1]
        won += 1.0 if mine < other else 0.5 if mine == other else 0.0
        ahead += info["points"][0] - info["points"][1]
    return {f"{opponent}.won": round(won / games, 3), f"{opponent}.ahead": round(ahead / games, 2)}


def settings(description: str, name: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--minutes", type=float, default=18, help="of processor time to learn")
    parser.add_argument("--games", type=int, default=1000, help="in the last measurement, against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build") / "learning" / name)
    return parser.parse_args()


def learn(
    make: Callable[[str], Features],
    teachers: Sequence[str],
    judges: Sequence[str],
    args: argparse.Namespace,
    **ppo: Any,
) -> dict[str, float]:
    """Learn against the teachers, measure against the judges; the last measurement."""
    torch.set_num_threads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    file = args.out / "curve.jsonl"
    file.unlink(missing_ok=True)
    envs = DummyVecEnv([lambda name=name: make(name) for name in teachers])
    model = MaskablePPO("MlpPolicy", envs, seed=args.seed, device="cpu", **ppo)

    def measure(model: MaskablePPO, games: int = 60) -> dict[str, float]:
        out: dict[str, float] = {}
        for judge in judges:
            out.update(against(make, model, judge, games))
        return out

    curve = Curve(25_000, measure, file, args.minutes)
    model.learn(total_timesteps=10**9, callback=curve)
    model.save(args.out / "agent")
    spent = (time.process_time() - curve.began) / 60
    last = {"steps": model.num_timesteps, "minutes": round(spent, 2), **measure(model, args.games)}
    (args.out / "result.json").write_text(json.dumps(last, indent=1), encoding="utf-8")
    print("result", last, flush=True)
    draw(file, judges, args.out / "curve.svg")
    return last


def draw(file: Path, judges: Sequence[str], into: Path) -> None:
    """The learning curve: how many points ahead of each bot, by steps."""
    from matplotlib import pyplot  # noqa: PLC0415  (only at the end)

    rows = (
        [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.is_file() else []
    )
    _, axes = pyplot.subplots(figsize=(7, 4))
    for judge in judges:
        axes.plot([row["steps"] for row in rows], [row[f"{judge}.ahead"] for row in rows], label=judge)
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set(xlabel="steps", ylabel="points ahead")
    axes.legend()
    pyplot.savefig(into, bbox_inches="tight")
