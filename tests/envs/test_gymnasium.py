"""Gymnasium's own tests, and what they do not look at: bots in the other seats, vectors, saving."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import chaudron.envs  # noqa: F401  (registers the names)
from chaudron.envs.gymnasium import SeatEnv
from chaudron.kernel.errors import Refusal

pytestmark = pytest.mark.once
# Quick for one game, at length for all.
ALL = pytest.mark.all
SOME = [
    "chaudron/Quacks-v0",
    pytest.param("chaudron/Dominion-v0", marks=ALL),
    pytest.param("chaudron/Alchemists-v0", marks=ALL),
]
NAMES = ["chaudron/Dominion-v0", "chaudron/Quacks-v0", "chaudron/Alchemists-v0"]


def masked(observation: dict[str, Any], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def trace(env: Any, chance: np.random.Generator, steps: int, seed: int | None = None) -> list[bytes]:
    seen, _ = env.reset(seed=seed)
    out = []
    for _ in range(steps):
        seen, reward, ended, cut, _ = env.step(masked(seen, chance))
        out.append(seen["observation"].tobytes() + repr((reward, ended)).encode())
        if ended or cut:
            seen, _ = env.reset()
    return out


@pytest.mark.parametrize("name", NAMES)
def test_the_checker(name: str) -> None:
    # It samples without a mask: an illegal action loses.
    check_env(gymnasium.make(name, illegal="lose", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", SOME)
def test_the_mask_is_in_observation_and_info(name: str) -> None:
    env, chance = gymnasium.make(name), np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    for _ in range(60):
        assert (seen["action_mask"] == info["action_mask"]).all() and seen["action_mask"].any()
        assert env.observation_space.contains(seen)
        assert (env.unwrapped.action_masks() == seen["action_mask"]).all()  # type: ignore[attr-defined]
        seen, _, ended, _, info = env.step(masked(seen, chance))
        if ended:
            seen, info = env.reset()


def test_any_bots_may_sit_in_any_other_seats() -> None:
    env = gymnasium.make("chaudron/Dominion-v0", opponents=["big-money", "random"], seat=1, reward="points")
    seen, _ = env.reset(seed=4)
    chance, total, ended = np.random.default_rng(4), 0.0, False
    while not ended:
        seen, reward, ended, _, info = env.step(masked(seen, chance))
        total += float(reward)
    begun = 3  # Estates
    assert info["points"][1] == total + begun
    assert info["ranks"][0] == 1  # Big Money beats chance


@pytest.mark.parametrize(
    "settings", [{"opponents": ["nobody"]}, {"seat": 5}, {"opponents": []}, {"kingdom": "no such thing"}]
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        SeatEnv("dominion", **settings)


@pytest.mark.parametrize("name", SOME)
def test_saved_copied_and_pickled_it_goes_on_alike(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    trace(env, np.random.default_rng(1), 30, seed=3)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), gymnasium.make(name).unwrapped]
    others[2].restore(env.save())  # type: ignore[attr-defined]
    played = []
    for each in (env, *others):
        seen = each.seen()[0]
        chance = np.random.default_rng(9)
        out = []
        for _ in range(25):
            seen, reward, ended, _, _ = each.step(masked(seen, chance))
            out.append((seen["observation"].tobytes(), reward, ended))
            if ended:
                seen, _ = each.reset()
        played.append(out)
    assert all(out == played[0] for out in played)


@pytest.mark.all
def test_a_seed_gives_the_same_games_in_another_process() -> None:
    code = (
        "import gymnasium, numpy as np, hashlib, chaudron.envs; from tests.envs.test_gymnasium import trace;"
        "env = gymnasium.make('chaudron/Quacks-v0');"
        "print(hashlib.sha256(b''.join(trace(env, np.random.default_rng(7), 80, 7))).hexdigest())"
    )
    there = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert there[0] == there[1] and len(there[0].strip()) == 64


def vector(mode: str) -> list[bytes]:
    envs = gymnasium.make_vec("chaudron/Quacks-v0", num_envs=2, vectorization_mode=mode)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    out = []
    for _ in range(40):
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, rewards, ended, _, _ = envs.step(np.array(actions))
        out.append(seen["observation"].tobytes() + rewards.tobytes() + ended.tobytes())
        over = np.flatnonzero(~seen["action_mask"].any(axis=1))
        if len(over):
            break
    envs.close()
    return out


@pytest.mark.all
def test_vectors_over_processes_play_the_same_games() -> None:
    assert vector("sync") == vector("async")
